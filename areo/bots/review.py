"""A game that is over, looked at once more: how each seat stood, and which choices cost the most.

Every choice is weighed from the seat that made it, which knows no more than it knew then. A review is made in small
steps, and what was found so far is plain data: it can be shown, stopped, and gone on with in another process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from areo.bots.bot import Thinker, Weighed
from areo.bots.greedy import Greedy
from areo.bots.moves import is_secret
from areo.bots.seat import sit
from areo.kernel.game import Game
from areo.kernel.history import Step, steps
from areo.kernel.question import Decision
from areo.kernel.words import LANGUAGES

REVIEWER: Final[type[Thinker]] = Greedy  # who reviews games, and says which puzzles have one answer
MOST: Final = 1500  # choices that are weighed in one game; of a longer one, so many spread over it
CANDIDATES: Final = 12  # choices that seem to have cost most, and are weighed again with other luck
AGAIN: Final = 3  # times
TOLD: Final = 5  # of them that are told
LEAST: Final = 0.5  # points that a choice must have cost to be told
LONGEST: Final = 6  # of a seat's choices that a line has
NOTHING: Final = {"en": "Nothing", "fr": "Rien", "pt": "Nada"}  # an answer that picks none of the options


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

    @property
    def finished(self) -> bool:
        return self.done >= self.of


class Reviewing:
    """Goes on with a review of a game, a step at a time."""

    def __init__(self, final: Game, found: Review | None = None) -> None:
        self.final: Final = final
        self.thinker: Final = REVIEWER()
        self.made: Final = steps(final.last)
        whole = len(self.made) + CANDIDATES * AGAIN + TOLD
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
        """Do the next piece of work: weigh a choice, weigh one again, or find how a better one goes on."""
        found = self.found
        number, choices = found.done, len(self.made)
        if number < choices:
            self.weigh(number)
            self.follow(number)
        elif number < choices + CANDIDATES * AGAIN:
            self.weigh_again((number - choices) // AGAIN, (number - choices) % AGAIN)
        else:
            self.tell(number - choices - CANDIDATES * AGAIN)
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

    def tell(self, place: int) -> None:
        """Write out one of the choices that cost most."""
        costs = [(sum(look.again) / len(look.again), look) for look in self.found.looks if look.again]
        costs.sort(key=lambda each: (-each[0], each[1].moment))
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


def decision_of(game: Game, seat: int) -> Decision:
    asked = game.asked[seat]
    assert asked is not None, "the same choices lead to the same questions"
    return asked


def answer_of(game: Game, step: Step) -> list[int]:
    """The option indexes of a choice of the past."""
    options = decision_of(game, step.seat).options
    return sorted(options.index(option) for option in step.picked)


def value_of(weighed: list[Weighed], answer: list[int]) -> float | None:
    """What an answer was found to be worth; None if it was not looked at."""
    return next((each.value for each in weighed if each.answer == answer), None)


def answer_text(asked: Decision, answer: list[int], language: str) -> str:
    """What a person reads for an answer."""
    if not answer:
        return NOTHING[language]
    if len(answer) == 1:
        return asked.label(answer[0], language)
    return ", ".join([asked.deed(index, language) for index in answer])


def line_of(thinker: Thinker, game: Game, seat: int, answer: list[int], luck: str) -> dict[str, list[str]]:
    """How the seat would go on after an answer until its turn ends or something comes to light, in each language."""
    rng = Random(luck)
    table = sit(game, seat, rng).sample(rng)
    told: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    question = table.open[seat]
    assert question is not None
    if question.frame.lane == seat:
        table.hold()  # what the others do at the same time is not this seat's line
    clock, reveals, learned = table.clock(), table.reveals, table.learned[seat]
    table.move(seat, answer)
    for _ in range(LONGEST):
        question = table.open[seat]
        known = table.reveals == reveals and table.learned[seat] == learned
        if table.over or question is None or is_secret(question) or table.clock() != clock or not known:
            break
        picks = thinker.choose(sit(table, seat, rng), rng)
        asked = decision_of(table, seat)
        for language in LANGUAGES:
            told[language].append(answer_text(asked, picks, language))
        table.move(seat, picks)
    return told
