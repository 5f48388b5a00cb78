"""A seat as its bot knows it: all that seat may see, and tables to think on. Never the table that is played at."""

from __future__ import annotations

from random import Random
from typing import Final

from areo.bots.judge import RULE_OF_THUMB, Judge
from areo.kernel.game import Game, Json
from areo.kernel.question import Decision


class Seat:
    """What a bot is given when its seat is asked.

    It rests on a table in which all that the seat cannot see was dealt anew, so a bot may look at everything
    it can reach from here and still learns no secret.
    """

    def __init__(self, number: int, game: Game) -> None:
        """`sit` makes the table; this one is kept as it is."""
        self.number: Final = number
        self._game: Final = game

    @property
    def asked(self) -> Decision:
        """The open decision of this seat."""
        question = self._game.open[self.number]
        assert question is not None, "a bot is given its seat only when the seat is asked"
        return Decision(self._game, self.number, question)

    @property
    def view(self) -> Json:
        """All that this seat may see, as `game.view` tells it."""
        return self._game.view(self.number)

    @property
    def moves_are_chains(self) -> bool:
        """Whether a move is often a chain of many questions."""
        return self._game.rulebook.deep_moves

    def log(self, language: str = "en") -> list[str]:
        """What happened so far, as this seat may read it."""
        return self._game.log(self.number, language)

    def evaluate(self, judge: Judge = RULE_OF_THUMB) -> float:
        """How well this seat stands, in points: by the game's own rule of thumb, if no other judge is named."""
        return judge.of(self._game, self.number)

    def sample(self, rng: Random) -> Game:
        """A table to try things on: one of those that could stand here, for all this seat knows."""
        return self._game.determinize(self.number, rng, history=False)


def sit(table: Game, number: int, rng: Random) -> Seat:
    """The seat as its bot may know it, at a table where it is asked."""
    return Seat(number, table.determinize(number, rng))
