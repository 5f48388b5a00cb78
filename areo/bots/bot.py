"""What a bot is: something that answers when its seat is asked."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from areo.bots.seat import Seat

Picks: TypeAlias = list[int] | list[str]  # option indexes, or keys


class Bot:
    """A player of any game. One is made for each seat of each game, so it may remember what it likes."""

    name: str

    def choose(self, seat: Seat, rng: Random) -> Picks:
        """An answer to `seat.asked`. All chance comes from `rng`, so that the same seed gives the same game."""
        raise TypeError(f"{type(self).__name__} does not say how it chooses")
