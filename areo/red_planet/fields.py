"""Fields that only this game has: shuttles and where they go, cards that some have seen, tiles of a resource."""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import NOBODY, NONE, Field, Reading, Sight
from areo.kernel.holders import CardSet, Holder, OneThing, Pile
from areo.kernel.parts import Parts
from areo.kernel.reading import Reader
from areo.red_planet.components import RESOURCE_IDS
from areo.red_planet.numbers import CHARACTER, EVENT, RESOURCES
from areo.red_planet.table import RedPlanetTable


class PrintedSeats(Field):
    """How many seats a shuttle has: a position may say so, but not otherwise."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return cast(RedPlanetTable, holder).data.shuttles[at].seats

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        seats = cast(RedPlanetTable, holder).data.shuttles[at].seats
        reader.whole(self.name, seats, seats, seats)


class Destination(Field):
    """Where a shuttle goes: as is printed on it, or as a tile says that lies on it."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        zone = cast(RedPlanetTable, holder).destination(at)
        return cast(RedPlanetTable, holder).data.zones[zone].id if zone != NONE else None

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        """Whether it is a tile is asked here too: left out, it is one if the zone is not the printed one."""
        game = cast(RedPlanetTable, holder)
        printed = game.data.shuttles[at].destination
        where = f"{reader.where}.{self.name}"
        zone = NONE
        if reader.has(self.name) and reader.get(self.name) is not None:
            zone = zone_in(game, reader.get(self.name), where)
        tile = reader.flag("tile", zone not in (NONE, printed))
        if tile and zone == NONE:
            raise BadPosition(f"{reader.where}: a tile without a destination")
        if not tile and zone not in (NONE, printed):
            raise BadPosition(f"{where}: only a tile can send it there")
        if tile:
            game.tile[at] = zone
            game.tiles[zone] -= 1
            if game.tiles[zone] < 0:
                raise BadPosition(f"{where}: there are no more tiles of this zone")

    def pieces(self, holder: object, at: int, owner: int, game: object) -> list[str]:
        table = cast(RedPlanetTable, holder)
        return [f"destination {table.data.zones[table.tile[at]].id}"] if table.tile[at] != NONE else []


def zone_in(game: RedPlanetTable, value: object, where: str) -> int:
    if isinstance(value, str) and value in game.data.zone_number:
        return game.data.zone_number[value]
    raise BadPosition(f"{where}: there is no zone {quoted(value)}")


class DestinationTiles(Field):
    """The destination tiles of each zone that lie on no shuttle; a position cannot say otherwise."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = cast(RedPlanetTable, holder)
        return {game.data.zones[zone].id: game.tiles[zone] for zone in range(len(game.tiles))}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = cast(RedPlanetTable, holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for zone in range(len(game.tiles)):
            id = game.data.zones[zone].id
            if inner.whole(id, 0, reading.most, game.tiles[zone]) != game.tiles[zone]:
                raise BadPosition(f"{inner.where}.{id}: {game.tiles[zone]} are not on shuttles")
        inner.done()

    def pieces(self, holder: object, at: int, owner: int, game: object) -> list[str]:
        table = cast(RedPlanetTable, holder)
        found: list[str] = []
        for zone in range(len(table.tiles)):
            found += [f"destination {table.data.zones[zone].id}"] * table.tiles[zone]
        return found


class KnownCard(OneThing):
    """An event card that lies face down; who knows it is a set of seats in another list of the table."""

    def __init__(self, name: str, attribute: str, knows: str) -> None:
        super().__init__(name, EVENT, attribute, NOBODY)
        self.knows: Final = knows

    def known(self, holder: object, at: int, sight: Sight) -> bool:
        return sight.sees(self.seen) or cast(RedPlanetTable, holder).is_known(
            getattr(holder, self.knows)[at], sight.eye
        )

    def out(self, holder: object, at: int, sight: Sight) -> object:
        card: int = self.get(holder, at)
        if card == NONE:
            return None
        return sight.game.rulebook.things.id(EVENT.thing(card)) if self.known(holder, at, sight) else "hidden"


class Discarded(Parts):
    """The discarded event cards, each with who knows it. By hand a card may be named alone."""

    def spots(self, game: object) -> list[int]:
        return list(range(len(cast(RedPlanetTable, game).event_discard)))

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = cast(RedPlanetTable, holder)
        where = f"{reader.where}.{self.name}"
        for entry in reader.items(self.name):
            inner = Reader(entry if isinstance(entry, dict) else {"card": entry}, where)
            if inner.get("card") is None:
                raise BadPosition(f"{where}: a card is expected, not None")
            game.event_discard.append(NONE)
            game.discard_knows.append(0)
            self.read_part(len(game.event_discard) - 1, inner, reading)


def resource_in(value: object, where: str) -> int:
    """A resource by its id: unlike cards, there are several tiles of each."""
    if isinstance(value, str) and value in RESOURCE_IDS:
        return RESOURCE_IDS.index(value)
    raise BadPosition(f"{where}: there is no resource {quoted(value)}")


class ResourceTile(OneThing):
    """The resource tile of a zone, none while it is unexplored."""

    def named(self, value: object, where: str, reading: Reading) -> int:
        return resource_in(value, where)


class ResourcePile(Pile):
    """The resource tiles still to be turned up."""

    def read_all(self, values: list[object], where: str, reading: Reading) -> list[int]:
        return [resource_in(value, where) for value in values]

    def fill(self, reading: Reading, box: list[int], laid: list[int]) -> None:
        game = cast(RedPlanetTable, reading.game)
        rest = box.copy()
        for resource in game.resource:
            if resource != NONE:
                take_tile(rest, resource, "state.zones")
        top = game.resource_deck
        for resource in top:
            take_tile(rest, resource, f"state.{self.name}")
        if not top:
            for resource in laid:
                if resource in rest:
                    rest.remove(resource)
                    top.insert(0, resource)
        game.rng.shuffle(rest)
        game.resource_deck = rest + top


def take_tile(tiles: list[int], resource: int, where: str) -> None:
    if resource not in tiles:
        raise BadPosition(f"{where}: there are not so many tiles of {RESOURCE_IDS[resource]}")
    tiles.remove(resource)


class Tokens(Field):
    """A seat's score tokens of each resource, held side by side with those of the other seats."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        tokens = cast(RedPlanetTable, holder).tokens
        return {RESOURCE_IDS[resource]: tokens[at * RESOURCES + resource] for resource in range(RESOURCES)}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        tokens = cast(RedPlanetTable, holder).tokens
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for resource in range(RESOURCES):
            tokens[at * RESOURCES + resource] = inner.whole(RESOURCE_IDS[resource], 0, reading.most, 0)
        inner.done()


class Hand(CardSet):
    """The characters a seat has not played: all can work them out, but only the seat sees which it may choose now."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHARACTER, things=True, marks=True)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        if sight.eye != at:
            return super().out(holder, at, sight)
        question = sight.game.open[at]
        options = question.options if question is not None and question.kind == "card" else []
        things = sight.game.rulebook.things
        return [{"id": things.id(card), "playable": card in options} for card in self.held(holder, at)]


class Played(Holder):
    """The character that a seat played in each round so far; none in a round in which it has not."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHARACTER, things=True, marks=True)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = cast(RedPlanetTable, holder)
        things = game.rulebook.things
        played = [game.played[round * game.seats + at] for round in range(game.round)]
        return [things.id(character) if character else None for character in played]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = cast(RedPlanetTable, holder)
        where = f"{reader.where}.{self.name}"
        played = reader.items(self.name)
        if len(played) > game.round:
            raise BadPosition(f"{where}: in {len(played)} rounds, but it is round {game.round}")
        for round in range(len(played)):
            value = played[round]
            game.played[round * game.seats + at] = 0 if value is None else self.named(value, where, reading)
