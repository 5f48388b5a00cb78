"""What only this game counts."""

from __future__ import annotations

from typing import Final

from areo.kernel.words import Words
from areo.tableau.counts import Count
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.vocabulary import Vocabulary, per
from areo.terraforming_mars.table import MarsTable


class Cities(Count[MarsTable]):
    """City tiles in play, anybody's; on Mars only, or off the map as well."""

    def __init__(self, on_mars: bool = False, every: int = 1) -> None:
        self.on_mars: Final = on_mars
        self.every = every

    def number(self, game: MarsTable, seat: int) -> int:
        return game.cities(self.on_mars)

    def text(self, words: Words) -> str:
        return words.say("count.cities-on-mars" if self.on_mars else "count.cities", per(words, self.every, "city"))

    def icons(self, pen: Pen) -> Row:
        return [mark("city", self.every, any=True)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return "city"
