"""What a bot takes a table to be worth to a seat."""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Game
from areo.kernel.worths import Worths


class Judge:
    """The game's own rule of thumb."""

    def of(self, game: Game, seat: int) -> float:
        """What the seat may expect, in points at the end."""
        return game.evaluate(seat)

    def near(self, game: Game, seat: int) -> Judge:
        """Who judges tables that this seat could come to from here as this one would, perhaps more quickly."""
        return self


class Reckoning(Judge):
    """The game's rule of thumb with other worths than its own."""

    def __init__(self, worths: Worths) -> None:
        self.worths: Final = worths

    def of(self, game: Game, seat: int) -> float:
        return game.reckon(seat, self.worths)


RULE_OF_THUMB = Judge()
