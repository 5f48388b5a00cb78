"""What a bot is: something that answers when its seat is asked; a thinker can also be asked what it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from areo.bots.moves import Line, asks
from areo.bots.seat import Seat
from areo.kernel.rng import Dice

Picks: TypeAlias = list[int] | list[str]  # option indexes, or keys


class Bot:
    """A player of any game. One is made for each seat of each game, so it may remember what it likes."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Picks:
        """An answer to `seat.asked`. All chance comes from `rng`, so that the same seed gives the same game."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")


@dataclass(frozen=True)
class Weighed:
    """An answer that was considered: its option indexes, and what the seat may expect after it."""

    answer: list[int]
    value: float  # in points at the end: the seat's own, less what the best of the others is allowed to count
    line: Line = ()  # how the same move would go on, as far as that is known already
    guessed: bool = False  # nothing showed at once, so it was found by playing on, the others at random


class Thinker(Bot):
    """A bot that weighs answers and takes the best; of equals, any.

    A move that it has thought through to its end it plays to its end.
    """

    line: Line = ()

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        """What each answer to `seat.asked` that is worth a thought leads to, in the order they are offered."""
        raise TypeError(f"{type(self).__name__} does not say how it weighs answers")

    def expects(self, seat: Seat) -> float:
        """What the seat may expect as things stand, counted as in `weigh`."""
        raise TypeError(f"{type(self).__name__} does not say what it expects")

    def choose(self, seat: Seat, rng: Random) -> list[int]:
        if self.line and self.line[0][0] == asks(seat.asked.question):
            (_, answer), *rest = self.line
            self.line = tuple(rest)
            return answer
        weighed = self.weigh(seat, rng)
        chosen = weighed[best([each.value for each in weighed], Dice(rng.getrandbits(128)))]
        self.line = chosen.line
        return chosen.answer


def best(values: list[float], dice: Dice) -> int:
    """The index of the highest; of equals, any."""
    highest = max(values)
    equals = [index for index, value in enumerate(values) if value == highest]
    return equals[dice.below(len(equals))]
