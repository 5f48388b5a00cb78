"""What a bot takes a table to be worth to a seat."""

from __future__ import annotations

from areo.kernel.game import Game


class Judge:
    """The game's own rule of thumb."""

    def of(self, game: Game, seat: int) -> float:
        """What the seat may expect, in points at the end."""
        return game.evaluate(seat)

    def near(self, game: Game, seat: int) -> Judge:
        """Who judges tables that this seat could come to from here as this one would, perhaps more quickly."""
        return self


RULE_OF_THUMB = Judge()
