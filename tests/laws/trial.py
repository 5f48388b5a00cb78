"""Trying laws at random moments, spread over many whole games, until each has had its budget.

A game is played once, and at moments drawn by lot every law that has not had its share is tried. A law that finds
nothing to try at a moment does not count it. Everything follows from the case and the seed, so that whatever breaks
can be looked at again: `python -m tests.laws CASE SEED STEP LAW`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import NamedTuple, TypeAlias

from areo import Game, _build
from tests.case import Case
from tests.laws.playing import LONGEST, NothingToTry, digest, play_on, times

Law: TypeAlias = Callable[[Game, Random], None]
Where: TypeAlias = Callable[[Game], object]

BUDGET = times(100 if _build.compiled() else 25)  # moments for each law and case
A_GAME = 5  # moments drawn from one game
PATIENCE = 10  # times as many moments are looked at before a law is said to be about too few


class Moment(NamedTuple):
    """A table somewhere in a random game: which, and after how many choices."""

    case: Case
    seed: int
    step: int
    game: Game

    def chance(self, law: Law) -> Random:
        """What the law draws from here: its own, so that it can be tried again alone."""
        return Random(f"{self.seed} {self.step} {law.__name__}")

    def again(self, law: Law) -> str:
        """How to see it again."""
        build = f"AREO_COMPILED={'yes' if _build.compiled() else 'no'}"
        return f"{build} python -m tests.laws {self.case} {self.seed} {self.step} {law.__name__}"

    def told(self, law: Law) -> str:
        """Where a law was broken."""
        where = f"{self.case.game}, {self.case.players} players, options {dict(self.case.options)}"
        start = "" if self.case.state is None else f", from the position {self.case.name!r}"
        return f"{law.__name__} is broken: {where}{start}, seed {self.seed}, step {self.step}\n{self.again(law)}"


def reach(case: Case, seed: int, step: int = LONGEST) -> Game:
    """The table of a random game after so many choices, or at its end."""
    game = case.new(seed)
    play_on(game, Random(seed), step)
    return game


def anywhere(game: Game) -> bool:
    return True


def moments(case: Case, a_game: int = A_GAME, where: Where = anywhere) -> Iterator[Moment]:
    """Moments of random games, one game after the other, drawn by lot from all of a kind; the end more often."""
    for seed in count():
        steps = set(drawn(case, seed, a_game, where))
        game = case.new(seed)
        rng = Random(seed)
        for step in range(max(steps, default=-1) + 1):
            if step in steps:
                if seed % 4 and game.journal is not None:
                    game.journal.pack()  # as a server does with the games it keeps
                yield Moment(case, seed, step, game)
            play_on(game, rng, 1)


def drawn(case: Case, seed: int, number: int, where: Where) -> list[int]:
    """So many steps of a random game, of those at which the table is of this kind."""
    game = case.new(seed)
    rng = Random(seed)
    steps = [0] if where(game) else []
    length = 0
    while not game.over:
        play_on(game, rng, 1)
        length += 1
        if where(game):
            steps.append(length)
    chosen = Random(f"{case} {seed}").sample(steps, min(number, len(steps)))
    return [*chosen, length] if seed % 5 == 0 and where(game) else chosen


def spoilt(game: Game, before: str) -> bool:
    """Whether a game is not as it was, perhaps so much so that it cannot even be saved."""
    try:
        return digest(game) != before
    except (LookupError, TypeError, ValueError):
        return True


def try_laws(
    case: Case,
    laws: Sequence[Law],
    budget: int = BUDGET,
    a_game: int = A_GAME,
    where: Where = anywhere,
    least: int | None = None,
) -> None:
    """Try each law at so many moments. All that are broken are told, each where it was broken first.

    Each must have found something to try as often as its budget says; or, if that is rare, at `least` so often.
    """
    tried = dict.fromkeys(laws, 0)
    broken: list[Exception] = []
    for looked_at, moment in enumerate(moments(case, a_game, where)):
        before = digest(moment.game)
        for law in [law for law in tried if tried[law] < budget]:
            try:
                law(moment.game, moment.chance(law))
            except NothingToTry:
                continue
            except Exception as error:
                error.add_note(moment.told(law))
                broken.append(error)
                tried[law] = budget
            else:
                tried[law] += 1
        if spoilt(moment.game, before):
            broken.append(AssertionError(f"{case}, seed {moment.seed}, step {moment.step}: the laws changed the game"))
            break
        if min(tried.values()) >= budget or looked_at > PATIENCE * budget:
            break
    broken += [
        AssertionError(f"{law.__name__} could be tried only {number} times on {case}, not {budget}")
        for law, number in tried.items()
        if number < (budget if least is None else least)
    ]
    if broken:
        raise ExceptionGroup(f"{case} breaks {len(broken)} laws", broken)
