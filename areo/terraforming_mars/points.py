"""Victory points on cards: flat, for cubes on the card, for tags, or for what lies beside its tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.words import Words
from areo.terraforming_mars import board
from areo.terraforming_mars.counts import Count, per
from areo.terraforming_mars.numbers import CUBES

if TYPE_CHECKING:
    from areo.terraforming_mars.table import Table


class Points:
    """What a card is worth at the end."""

    def of(self, game: Table, seat: int, card: int) -> int:
        raise TypeError(f"{type(self).__name__} does not say what it is worth")

    def text(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} has no text")


class Flat(Points):
    """So many points, perhaps below zero."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def of(self, game: Table, seat: int, card: int) -> int:
        return self.points

    def text(self, words: Words) -> str:
        return words.say("points.flat", words.count(self.points, "point"))


class PerCubes(Points):
    """Points for every so many cubes on the card."""

    def __init__(self, kind: int, points: int = 1, every: int = 1) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.every: Final = every

    def of(self, game: Table, seat: int, card: int) -> int:
        return game.players[seat].cubes.get(card, 0) // self.every * self.points

    def text(self, words: Words) -> str:
        cubes = per(self.every, f"cube.{CUBES[self.kind]}", words)
        return words.say("points.per-cubes", words.count(self.points, "point"), cubes)


class IfCubes(Points):
    """Points once, if there is any cube on the card."""

    def __init__(self, kind: int, points: int) -> None:
        self.kind: Final = kind
        self.points: Final = points

    def of(self, game: Table, seat: int, card: int) -> int:
        return self.points if game.players[seat].cubes.get(card, 0) else 0

    def text(self, words: Words) -> str:
        return words.say(
            "points.if-cubes", words.count(self.points, "point"), words.count(1, f"cube.{CUBES[self.kind]}")
        )


class PerCount(Points):
    """A point for each thing counted."""

    def __init__(self, count: Count) -> None:
        self.count: Final = count

    def of(self, game: Table, seat: int, card: int) -> int:
        return self.count.of(game, seat)

    def text(self, words: Words) -> str:
        return words.say("points.per-count", words.count(1, "point"), self.count.text(words))


class Beside(Points):
    """A point for each ocean, or each city, next to the card's tile."""

    def __init__(self, tile: int, cities: bool) -> None:
        self.tile: Final = tile
        self.cities: Final = cities

    def of(self, game: Table, seat: int, card: int) -> int:
        for site in range(board.HEXES):
            if game.tile[site] == self.tile:
                return (board.AROUND[site] & (game.city if self.cities else game.ocean)).bit_count()
        return 0

    def text(self, words: Words) -> str:
        return words.say("points.beside-cities" if self.cities else "points.beside-oceans", words.count(1, "point"))
