"""Victory points for what lies beside a card's tile."""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.tableau.points import Points
from areo.tableau.vocabulary import Vocabulary
from areo.tableau.worth import Profile
from areo.terraforming_mars import board
from areo.terraforming_mars.table import MarsTable


class Beside(Points[MarsTable]):
    """A point for each ocean, or each city, next to the card's tile."""

    def __init__(self, tile: int, cities: bool) -> None:
        self.tile: Final = tile
        self.cities: Final = cities

    def of(self, game: MarsTable, seat: int, card: int) -> int:
        for site in range(board.HEXES):
            if game.tile[site] == self.tile:
                return (board.AROUND[site] & (game.city if self.cities else game.ocean)).bit_count()
        return 0

    def text(self, words: Words) -> str:
        return words.say("points.beside-cities" if self.cities else "points.beside-oceans", words.count(1, "point"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"points": 1, "per": "city" if self.cities else "ocean", "every": 1}

    def brings(self, profile: Profile) -> None:
        profile.figured = True
