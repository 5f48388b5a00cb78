"""A game that is over, looked at once more: how each seat stood, which choices cost the most, and puzzles of them.

Every choice is weighed from the seat that made it, which knows no more than it knew then. A review is made in small
steps, and what was found so far is plain data: it can be shown, stopped, and gone on with in another process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from areo.bots.bot import Weighed
from areo.bots.puzzles import GAP, Puzzle, puzzle_at
from areo.bots.reviewer import REVIEWER, answer_text, decision_of, line_of
from areo.bots.seat import sit
from areo.kernel.game import Game
from areo.kernel.history import Step, steps
from areo.kernel.words import LANGUAGES

MOST: Final = 1500  # choices that are weighed in one game; of a longer one, so many spread over it
CANDIDATES: Final = 12  # choices that seem to have cost most, and are weighed again with other luck
AGAIN: Final = 3  # times
TOLD: Final = 5  # of them that are told
PUZZLES: Final = 5  # of them, at most, that become puzzles
LEAST: Final = 0.5  # points that a choice must have cost to be told


@dataclass
class Look:
    """A choice that was weighed: after how many others, in which round, whose, what looked best and would have saved.

    `again`: the same difference, measured with other luck.
    """

    moment: int
    round: int
    seat: int
    better: list[int]  # option indexes
    keys: list[str]  # of the same
    cost: float
    again: list[float] = field(default_factory=list)


@dataclass
class Told:
    """A costly choice in words: when, what was asked, what was picked, what was better, and how that goes on."""

    clock: str
    prompt: str
    played: str
    better: str
    line: list[str]


@dataclass
class Costly:
    """A choice that cost points: the moment before it, the keys that were picked and those that were better."""

    moment: int
    round: int
    seat: int
    cost: float
    played: list[str]
    better: list[str]
    texts: dict[str, Told]  # by language


@dataclass
class Point:
    """What every seat could expect when a round had ended, after so many choices.

    In points ahead of the best of the others; where it is not points against points, as the thinker counts.
    """

    moment: int
    round: int
    values: list[float]


@dataclass
class Review:
    """What was found in a game, so far. It is finished when `done` is `of`."""

    game: str
    thinker: str
    done: int  # steps of work
    of: int
    weighed: int = 0  # choices
    left_out: int = 0  # choices whose answer was not among those that the thinker weighed, or took too long
    curve: list[Point] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)  # the costliest first
    looks: list[Look] = field(default_factory=list)  # emptied when it is finished
    competitive: bool = True  # whether it is points against points
    puzzles: list[Puzzle] = field(default_factory=list)  # of choices that missed the one best move, the costliest first

    @property
    def finished(self) -> bool:
        return self.done >= self.of


class Reviewing:
    """Goes on with a review of a game, a step at a time."""

    def __init__(self, final: Game, found: Review | None = None) -> None:
        self.final: Final = final
        self.thinker: Final = REVIEWER()
        self.made: Final = steps(final.last)
        whole = len(self.made) + CANDIDATES * AGAIN + TOLD + CANDIDATES
        fresh = Review(final.rulebook.game, self.thinker.name, 0, whole, competitive=final.competitive())
        self.found: Final = fresh if found is None else found
        self.stride: Final = 1 + len(self.made) // MOST
        self.game = self.at(min(self.found.done, len(self.made)))

    def at(self, moment: int) -> Game:
        """The game as it stood after so many choices."""
        first = self.final.first
        assert first is not None, "only a game that remembers its past can be reviewed"
        game = first.copy()
        game.names = self.final.names
        for step in self.made[:moment]:
            game.repeat(step)
        return game

    def step(self) -> None:
        """Do the next piece of work: weigh a choice, weigh one again, tell of one, or make a puzzle of it."""
        found = self.found
        number, choices = found.done, len(self.made)
        again = choices + CANDIDATES * AGAIN
        if number < choices:
            self.weigh(number)
            self.follow(number)
        elif number < again:
            self.weigh_again((number - choices) // AGAIN, (number - choices) % AGAIN)
        elif number < again + TOLD:
            self.tell(number - again)
        else:
            self.pose(number - again - TOLD)
        found.done += 1
        if found.finished:
            found.looks.clear()

    def leave_out(self) -> None:
        """Pass over the next piece of work, because it cannot be done in time."""
        found = self.found
        if found.done < len(self.made):
            found.left_out += 1
            self.follow(found.done)
        found.done += 1

    def follow(self, number: int) -> None:
        """Make the choice of the record, and note how all stand where a round begins or ends.

        A victory that is not one of points cannot be drawn beside what was expected, so there the curve ends before
        the last choice.
        """
        game, curve = self.game, self.found.curve
        if number == 0:
            curve.append(self.point(0, game.clock()))
        clock = game.clock()
        unlike = number + 1 == len(self.made) and not self.found.competitive
        if unlike:
            curve.append(self.point(number, clock))
        game.repeat(self.made[number])
        if not unlike and (game.clock() != clock or game.over):
            curve.append(self.point(number + 1, clock))

    def point(self, moment: int, round: int) -> Point:
        return Point(moment, round, [float(f"{value:.2f}") for value in self.standing(moment)])

    def standing(self, moment: int) -> list[float]:
        """What each seat may expect now; once it is over, what it came to."""
        game = self.game
        if self.found.competitive and game.over:
            return leads([float(str(score["total"])) for score in game.scores()])
        seats = [sit(game, seat, Random(f"stand {moment}")) for seat in range(game.seats)]
        values = [self.thinker.expects(seat) for seat in seats]
        # Between two seats a point counts twice, for the one and against the other.
        return [lead / 2 for lead in leads(values)] if self.found.competitive else values

    def weigh(self, number: int) -> None:
        if number % self.stride:
            return
        step = self.made[number]
        weighed = self.weighed(self.game, number, step.seat, 0)
        answer = answer_of(self.game, step)
        value = value_of(weighed, answer)
        if value is None:
            self.found.left_out += 1
            return
        self.found.weighed += 1
        best = max(weighed, key=lambda each: each.value)
        if best.value > value:
            keys = decision_of(self.game, step.seat).keys
            better = [keys[index] for index in best.answer]
            look = Look(number, self.game.clock(), step.seat, best.answer, better, best.value - value)
            self.found.looks.append(look)

    def weighed(self, game: Game, moment: int, seat: int, luck: int) -> list[Weighed]:
        """The answers as the thinker sees them from that seat, with this luck."""
        rng = Random(f"review {moment} {luck}")
        return self.thinker.weigh(sit(game, seat, rng), rng)

    def weigh_again(self, place: int, luck: int) -> None:
        """Measure once more by how much the better answer is better: what seems so may be luck."""
        candidates = different(sorted(self.found.looks, key=lambda look: -look.cost))
        if place >= min(CANDIDATES, len(candidates)):
            return
        look = candidates[place]
        game = self.at(look.moment)
        weighed = self.weighed(game, look.moment, look.seat, 1 + luck)
        played = value_of(weighed, answer_of(game, self.made[look.moment]))
        better = value_of(weighed, look.better)
        if played is not None and better is not None:
            look.again.append(better - played)

    def measured(self) -> list[tuple[float, Look]]:
        """The choices that were weighed again, with what they cost then, the costliest first."""
        costs = [(sum(look.again) / len(look.again), look) for look in self.found.looks if look.again]
        return sorted(costs, key=lambda each: (-each[0], each[1].moment))

    def tell(self, place: int) -> None:
        """Write out one of the choices that cost most."""
        costs = self.measured()
        if place >= len(costs) or costs[place][0] < LEAST:
            return
        cost, look = costs[place]
        game = self.at(look.moment)
        asked = decision_of(game, look.seat)
        played = answer_of(game, self.made[look.moment])
        line = line_of(self.thinker, game, look.seat, look.better, f"line {look.moment}")
        texts = {
            language: Told(
                game.clock_text(language),
                asked.prompt(language),
                answer_text(asked, played, language),
                answer_text(asked, look.better, language),
                line[language],
            )
            for language in LANGUAGES
        }
        keys = asked.keys
        self.found.costly.append(
            Costly(
                look.moment,
                look.round,
                look.seat,
                float(f"{cost:.1f}"),
                [keys[index] for index in played],
                look.keys,
                texts,
            )
        )

    def pose(self, place: int) -> None:
        """Make a puzzle of one of the choices that cost most, if it is one that the seat did not solve."""
        costs = self.measured()
        puzzles = self.found.puzzles
        if place >= len(costs) or costs[place][0] < GAP or len(puzzles) == PUZZLES:
            return
        look = costs[place][1]
        game = self.at(look.moment)
        asked = decision_of(game, look.seat)
        played = [asked.keys[index] for index in answer_of(game, self.made[look.moment])]
        # The seed makes it another puzzle than that of any other game.
        puzzle = puzzle_at(self.thinker, game, look.seat, f"{self.final.options.get('seed')} {look.moment}")
        if puzzle is not None and puzzle.best not in played and not any(same(puzzle, each) for each in puzzles):
            puzzles.append(puzzle)


def review(final: Game, progress: Callable[[int, int], bool] | None = None) -> Review:
    """Review a game. `progress` is told how far it is, and may stop it by giving False."""
    work = Reviewing(final)
    while not work.found.finished:
        work.step()
        if progress is not None and not progress(work.found.done, work.found.of):
            break
    return work.found


def leads(values: list[float]) -> list[float]:
    """How far each is ahead of the best of the others, or behind."""
    return [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]


def different(looks: list[Look]) -> list[Look]:
    """The first of those that say the same: that a seat has missed one and the same move all round long."""
    return list({(look.seat, look.round, tuple(look.keys)): look for look in reversed(looks)}.values())[::-1]


def same(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles have the same answer to the same question."""
    return one.best == other.best and one.texts["en"].prompt == other.texts["en"].prompt


def answer_of(game: Game, step: Step) -> list[int]:
    """The option indexes of a choice of the past."""
    options = decision_of(game, step.seat).options
    return sorted(options.index(option) for option in step.picked)


def value_of(weighed: list[Weighed], answer: list[int]) -> float | None:
    """What an answer was found to be worth; None if it was not looked at."""
    return next((each.value for each in weighed if each.answer == answer), None)
