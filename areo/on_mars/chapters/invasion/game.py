"""Invasion as the kernel knows games."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.game import Game, Json
from areo.kernel.state import State
from areo.kernel.words import Words
from areo.on_mars.chapters.invasion import evaluation, tally
from areo.on_mars.chapters.invasion.state import STATE
from areo.on_mars.chapters.invasion.table import InvasionTable


class Invasion(InvasionTable):
    """One game of Invasion."""

    def blank(self) -> Game:
        return Invasion(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def scores(self) -> list[Json]:
        return tally.scores(self)

    def figures(self) -> list[Figures]:
        return tally.figures(self)

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self, seat)

    def words(self, language: str) -> Words:
        """Without a name of its own, the alien is called what it is."""
        words = super().words(language)
        if self.alien >= len(self.names) or not self.names[self.alien]:
            words.players = [*[words.player(seat) for seat in range(self.humans)], words.say("the-alien")]
        return words
