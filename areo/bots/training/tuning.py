"""Tuning: what a rule of thumb should take things to be worth, found by trying.

Round by round, players with worths near the middle of what was found so far play against the game's own rule of thumb
(alone and together, just as well as they can). Each has a mirror image, whose worths lie as far on the other side, and
both play the same deals. Then the middle moves the way in which those went who did better than their mirror images.

All that is found lies in a folder, round by round: tuning that was stopped goes on where it stood.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from math import sqrt, tanh
from pathlib import Path
from typing import Final, NamedTuple

from areo.bots.arena import chance
from areo.bots.bot import Bot
from areo.bots.crew import Crew
from areo.bots.greedy import Greedy
from areo.bots.judge import Reckoning
from areo.bots.learned import outcome
from areo.bots.seat import sit
from areo.bots.training.course import write
from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.library import new

SPREAD: Final = 0.15  # how far from the middle worths are tried, as a part of what they usually are
FROM_NOTHING: Final = 0.15  # and of those that usually are nothing
PACE: Final = 4.0  # how far the middle moves, in spreads, for a worth on which all depends
LONGEST: Final = 3000  # choices in a game; one that is longer counts as it stands

Figures = dict[str, float]
Progress = Callable[[int, int], None]  # games played, of how many


@dataclass(frozen=True)
class Tuning:
    """What is tuned, and how thoroughly."""

    game: str
    players: int
    pairs: int  # of mirror images in a round
    rounds: int
    seed: str
    options: Json = field(default_factory=dict)

    def table(self, seed: str) -> Game:
        return new(self.game, self.players, seed, **self.options)


class Trial(NamedTuple):
    """A game that a player with such worths plays from a seat."""

    number: int
    figures: Figures
    deal: str
    seat: int


class Result(NamedTuple):
    """What came of a trial."""

    number: int
    outcome: float
    won: bool


@dataclass(frozen=True)
class Found:
    """After a round: the middle, and how those near it did."""

    round: int
    figures: Figures
    games: int  # played in the round
    won: float  # of them
    outcome: float  # on average


def tune(tuning: Tuning, folder: Path, crew: Crew, progress: Progress, tell: Callable[[Found], None]) -> Found:
    """Tune for so many rounds. Gives what was found in the last."""
    begin(tuning, folder)
    found = kept(folder, 0) or Found(0, usual(tuning), 0, 0.0, 0.0)
    for number in range(1, tuning.rounds + 1):
        there = kept(folder, number)
        if there is None:
            found = go_round(tuning, number, found.figures, crew, progress)
            keep(folder, found)
            tell(found)
        else:
            found = there
    return found


def round_file(folder: Path, number: int) -> Path:
    return folder / f"round-{number:03}.json"


def kept(folder: Path, number: int) -> Found | None:
    """What a round found, if it was gone already; round 0 is what tuning that goes on from another began with."""
    file = round_file(folder, number)
    return Found(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def keep(folder: Path, found: Found) -> None:
    write(round_file(folder, found.round), json.dumps(asdict(found), indent=1).encode())


def go_on_from(figures: Figures, folder: Path) -> None:
    """Let tuning begin with these figures, and not with the game's own."""
    folder.mkdir(parents=True, exist_ok=True)
    there = kept(folder, 0)
    if (there is None and (folder / "tuning.json").exists()) or (there is not None and there.figures != figures):
        raise BadOption(f"{folder} holds tuning that began with other figures")
    keep(folder, Found(0, figures, 0, 0.0, 0.0))


def usual(tuning: Tuning) -> Figures:
    """The game's own figures for this way to play."""
    worths = tuning.table(tuning.seed).worths()
    if worths is None:
        raise BadOption(f"{tuning.game} has no worths that could be others")
    return worths.told()


def begin(tuning: Tuning, folder: Path) -> None:
    """Make the folder, or see that it holds this very tuning; more rounds may be added to it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tuning.json"
    mine: Json = {name: value for name, value in asdict(tuning).items() if name != "rounds"}
    if not file.exists():
        write(file, json.dumps(mine).encode())
    elif json.loads(file.read_text(encoding="utf-8")) != mine:
        raise BadOption(f"{folder} holds another tuning: {file.read_text(encoding='utf-8')}")


def go_round(tuning: Tuning, number: int, middle: Figures, crew: Crew, progress: Progress) -> Found:
    """Try worths near the middle, and move it."""
    spreads = spreads_of(usual(tuning))
    whims = chance(tuning.seed, number)
    ways = [{name: whims.gauss(0.0, 1.0) for name in middle} for _ in range(tuning.pairs)]
    trials: list[Trial] = []
    for pair, way in enumerate(ways):
        for side in (1.0, -1.0):
            figures = moved(middle, spreads, way, side)
            deal = f"{tuning.seed} {number} {pair}"
            trials += [Trial(len(trials) + seat, figures, deal, seat) for seat in range(tuning.players)]
    results: dict[int, Result] = {}

    def take(result: Result) -> None:
        results[result.number] = result
        progress(len(results), len(trials))

    crew.do(Player(tuning), trials, take)
    outcomes = [results[trial].outcome for trial in range(len(trials))]
    turn = turn_of(ways, outcomes, tuning.players)
    won = sum([results[trial].won for trial in range(len(trials))]) / len(trials)
    return Found(number, moved(middle, spreads, turn, PACE), len(trials), won, sum(outcomes) / len(trials))


def spreads_of(figures: Figures) -> Figures:
    return {name: SPREAD * abs(figure) if figure else FROM_NOTHING for name, figure in figures.items()}


def moved(middle: Figures, spreads: Figures, way: Mapping[str, float], far: float) -> Figures:
    """Worths so far away. What is worth something does not come to cost something."""
    found = {name: figure + far * spreads[name] * way[name] for name, figure in middle.items()}
    return {name: max(0.0, figure) if middle[name] > 0.0 else figure for name, figure in found.items()}


def turn_of(ways: list[Figures], outcomes: list[float], players: int) -> Figures:
    """The way to move, in spreads: each worth as far as being more of it went with doing better.

    A landslide counts little more than a clear victory.
    """
    pairs = 2 * players
    mean = sum(outcomes) / len(outcomes)
    spread = sqrt(sum([(each - mean) ** 2 for each in outcomes]) / len(outcomes)) or 1.0
    marks = [tanh(each / spread) for each in outcomes]
    better = [
        sum(marks[pair * pairs : pair * pairs + players]) - sum(marks[pair * pairs + players : (pair + 1) * pairs])
        for pair in range(len(ways))
    ]
    usual_better = sqrt(sum([each * each for each in better]) / len(better)) or 1.0
    return {name: sum([by * way[name] for by, way in zip(better, ways)]) / len(ways) / usual_better for name in ways[0]}


class Player:
    """Plays trials."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning: Final = tuning

    def __call__(self, trial: Trial) -> Result:
        table = self.tuning.table(trial.deal)
        own = table.worths()
        assert own is not None
        players: list[Bot] = [Greedy() for _ in range(table.seats)]
        for seat in range(table.seats):
            if seat == trial.seat or not table.competitive():
                players[seat] = Tried(Reckoning(own.other(trial.figures)))
        deals = chance(trial.deal, "deals")
        thoughts = [chance(trial.deal, seat) for seat in range(table.seats)]
        for _ in range(LONGEST):
            if table.over:
                break
            asked = table.waiting_for()[0]
            table.choose(asked, players[asked].choose(sit(table, asked, deals), thoughts[asked]))
        return Result(trial.number, outcome(table, trial.seat), table.over and table.winners()[trial.seat])


class Tried(Greedy):
    """Judges by the worths that are tried."""

    def __init__(self, judge: Reckoning) -> None:
        self.judge = judge
