"""Where a tile may go: each rule as a set of hexes, and why another hex is not among them."""

from __future__ import annotations

from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.terraforming_mars import board
from areo.terraforming_mars.numbers import NO_TILE
from areo.terraforming_mars.table import MarsTable


def closed(game: MarsTable, seat: int) -> int:
    """Hexes that another player has claimed."""
    claimed = 0
    if game.claimed:
        for site in board.hexes(game.claimed):
            if game.claim[site] != seat:
                claimed |= 1 << site
    return claimed


def land(game: MarsTable, seat: int) -> int:
    return board.LAND & ~game.taken & ~closed(game, seat)


class Place:
    """A placement rule."""

    phrase: str = ""  # how it reads, and why a hex does not fit: "place.x" and "why.place.x"

    def open(self, game: MarsTable, seat: int) -> int:
        """The hexes that fit now."""
        raise TypeError(f"{type(self).__name__} does not say where")

    def obstacles(self, game: MarsTable, seat: int, site: int, found: Conditions) -> None:
        """What is against a hex."""
        if site < board.HEXES and self.open(game, seat) >> site & 1:
            return
        if game.tile[site] != NO_TILE:
            found.bar("why.taken")
        elif closed(game, seat) >> site & 1:
            found.bar("why.claimed")
        else:
            self.unfit(found)

    def unfit(self, found: Conditions) -> None:
        """A free hex is not of the kind it asks for."""
        found.bar(f"why.place.{self.phrase}")

    def text(self, words: Words) -> str:
        return words.say(f"place.{self.phrase}")


class Land(Place):
    phrase: str = "land"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat)


class City(Place):
    """Land that touches no city."""

    phrase: str = "city"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & ~game.near_city


class Greenery(Place):
    """Land next to a tile of one's own, if there is any such; else any land."""

    phrase: str = "greenery"

    def open(self, game: MarsTable, seat: int) -> int:
        free = land(game, seat)
        near = free & game.near_own[seat]
        return near if near else free


class Isolated(Place):
    phrase: str = "isolated"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & ~game.near_taken


class Volcanoes(Sayable):
    """The volcanoes of the map, by name."""

    def text(self, words: Words) -> str:
        return words.join("or", [board.NAMES[site] for site in board.hexes(board.VOLCANIC)])


VOLCANOES = Volcanoes()


class Volcanic(Place):
    phrase: str = "volcanic"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & board.VOLCANIC

    def unfit(self, found: Conditions) -> None:
        found.bar("why.place.volcanic", text=VOLCANOES)

    def text(self, words: Words) -> str:
        return words.say("place.volcanic", VOLCANOES)


class NextToCity(Place):
    phrase: str = "next-to-city"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & game.near_city


class NextToGreenery(Place):
    phrase: str = "next-to-greenery"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & game.near_greenery


class NextToTwoCities(Place):
    phrase: str = "next-to-two-cities"

    def open(self, game: MarsTable, seat: int) -> int:
        found = 0
        for site in board.hexes(land(game, seat)):
            if (board.AROUND[site] & game.city).bit_count() >= 2:
                found |= 1 << site
        return found


class Metal(Place):
    phrase: str = "metal"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & board.METAL


class MetalNextToOwn(Place):
    phrase: str = "metal-next-to-own"

    def open(self, game: MarsTable, seat: int) -> int:
        return land(game, seat) & board.METAL & game.near_own[seat]


class Ocean(Place):
    """Hexes reserved for oceans."""

    phrase: str = "ocean"

    def open(self, game: MarsTable, seat: int) -> int:
        return board.RESERVED & ~game.taken & ~closed(game, seat)


class Unclaimed(Place):
    """Land without tile or marker."""

    phrase: str = "unclaimed"

    def open(self, game: MarsTable, seat: int) -> int:
        return board.LAND & ~game.taken & ~game.claimed


class Site(Place):
    """Exactly one reserved site."""

    def __init__(self, site: int, phrase: str) -> None:
        self.site = site
        self.phrase = phrase

    def open(self, game: MarsTable, seat: int) -> int:
        return 1 << self.site if game.tile[self.site] == NO_TILE else 0

    def obstacles(self, game: MarsTable, seat: int, site: int, found: Conditions) -> None:
        if site != self.site or game.tile[site] != NO_TILE:
            found.bar(f"why.place.{self.phrase}")


LAND = Land()
CITY = City()
GREENERY = Greenery()
ISOLATED = Isolated()
VOLCANIC = Volcanic()
NEXT_TO_CITY = NextToCity()
NEXT_TO_GREENERY = NextToGreenery()
NEXT_TO_TWO_CITIES = NextToTwoCities()
METAL = Metal()
METAL_NEXT_TO_OWN = MetalNextToOwn()
OCEAN = Ocean()
UNCLAIMED = Unclaimed()
NOCTIS = Site(board.NOCTIS, "noctis-city")
GANYMEDE = Site(board.GANYMEDE, "ganymede-colony")
PHOBOS = Site(board.PHOBOS, "phobos-space-haven")
