"""Fields that repeat: an object for each player, each zone, each shuttle on the pad. See state.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import NONE, Field, Reading, Sight
from areo.kernel.reading import Reader
from areo.kernel.things import Kind

if TYPE_CHECKING:
    from areo.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Field):
    """A list of objects, one for each part of the table of some sort, each with the same fields."""

    def __init__(self, name: str, *fields: Field, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.fields: Final = fields
        self.dealt: Final[dict[str, list[Field]]] = {}  # by kind: the fields whose things are dealt anew

    def deals(self, kind: Kind) -> bool:
        if kind.name not in self.dealt:
            self.dealt[kind.name] = [field for field in self.fields if field.deals(kind)]
        return bool(self.dealt[kind.name])

    def spots(self, game: Game) -> list[int]:
        """The parts there are, by index."""
        raise TypeError(f"{type(self).__name__} does not say what parts there are")

    def part(self, game: Game, spot: int) -> object:
        """What holds the fields of one part."""
        return game

    def at(self, spot: int) -> int:
        """Which item of each field belongs to a part; -1: the part itself holds them."""
        return spot

    def owner(self, spot: int) -> int:
        """The seat to which a part belongs; -1: none."""
        return NONE

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = sight.game
        told: list[dict[str, object]] = []
        for spot in self.spots(game):
            owner = self.owner(spot)
            own = sight if owner == sight.owner else Sight(game, sight.eye, owner)
            part = self.part(game, spot)
            item = self.at(spot)
            out = self.heading(game, spot)
            for field in self.fields:
                out[field.name] = field.out(part, item, own)
            told.append(out)
        return told

    def heading(self, game: Game, spot: int) -> dict[str, object]:
        """What the object of a part begins with."""
        return {}

    def read_part(self, spot: int, reader: Reader, reading: Reading) -> None:
        part = self.part(reading.game, spot)
        item = self.at(spot)
        for field in self.fields:
            field.read(part, item, reader, reading)
        reader.done()

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        found: list[str] = []
        for spot in self.spots(game):
            for field in self.fields:
                found += field.pieces(self.part(game, spot), self.at(spot), self.owner(spot), game)
        return found

    def take_hidden(self, holder: object, at: int, sight: Sight, kind: Kind) -> list[int]:
        found: list[int] = []
        game = sight.game
        for spot in self.spots(game):
            part = self.part(game, spot)
            own = Sight(game, sight.eye, self.owner(spot))
            for field in self.dealt[kind.name]:
                found += field.take_hidden(part, self.at(spot), own, kind)
        return found

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        game = sight.game
        for spot in self.spots(game):
            part = self.part(game, spot)
            own = Sight(game, sight.eye, self.owner(spot))
            for field in self.dealt[kind.name]:
                field.put_hidden(part, self.at(spot), own, kind, things)


class Players(Parts):
    """One object for each seat: held by a list of players, or by lists of the table with an item for each seat."""

    def __init__(self, *fields: Field, objects: bool = False) -> None:
        super().__init__("players", *fields)
        self.objects: Final = objects

    def spots(self, game: Game) -> list[int]:
        return list(range(game.seats))

    def part(self, game: Game, spot: int) -> object:
        return getattr(game, self.attribute)[spot] if self.objects else game

    def at(self, spot: int) -> int:
        return NONE if self.objects else spot

    def owner(self, spot: int) -> int:
        return spot

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        players = reader.items(self.name)
        spots = self.spots(reading.game)
        if len(players) > len(spots):
            raise BadPosition(f"{reader.where}.{self.name}: {len(spots)} players are expected, not {len(players)}")
        for seat in range(len(players)):
            self.read_part(spots[seat], Reader(players[seat], f"{reader.where}.{self.name}[{seat}]"), reading)


class EachThing(Parts):
    """One object for each thing of a kind, such as a zone, or for each of those that a list of the table holds."""

    def __init__(self, name: str, kind: Kind, called: str, *fields: Field, attribute: str = "") -> None:
        super().__init__(name, *fields, attribute=attribute)
        self.kind: Final = kind
        self.called: Final = called  # the field that names it
        self.listed: Final = attribute != ""

    def spots(self, game: Game) -> list[int]:
        if self.listed:
            listed: list[int] = getattr(game, self.attribute)
            return listed
        return [self.kind.index(thing) for thing in game.rulebook.things.all_of(self.kind)]

    def heading(self, game: Game, spot: int) -> dict[str, object]:
        return {self.called: game.rulebook.things.id(self.kind.thing(spot))}

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        found = super().pieces(holder, at, owner, game)
        if self.listed:
            found += [game.rulebook.things.key(self.kind.thing(spot)) for spot in self.spots(game)]
        return found

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        things = reading.game.rulebook.things
        for entry in reader.items(self.name):
            where = f"{reader.where}.{self.name}"
            inner = Reader(entry, where)
            id = inner.get(self.called)
            thing = things.of_kind(self.kind, id) if isinstance(id, str) else 0
            if thing == 0:
                raise BadPosition(f"{where}: there is no {self.kind.name} {quoted(id)}")
            inner.where = f"{where}[{id}]"
            reading.places.put(thing, id, where)
            if self.listed:
                getattr(reading.game, self.attribute).append(self.kind.index(thing))
            self.read_part(self.kind.index(thing), inner, reading)
