"""Fields that hold things: hands, piles, sets, a single card. See state.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import EVERYBODY, NOBODY, NONE, Field, Reading, Sight
from areo.kernel.reading import Reader
from areo.kernel.sets import members
from areo.kernel.things import Kind

if TYPE_CHECKING:
    from areo.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder(Field):
    """A field that holds things of one kind: as `things`, or else as their indexes in the kind.

    A thing lies in one place alone and is never lost, unless it `leaves` the game; and unless the field only `marks`
    things that lie somewhere else.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        attribute: str = "",
        seen: int = EVERYBODY,
        things: bool = False,
        marks: bool = False,
        leaves: bool = False,
    ) -> None:
        super().__init__(name, attribute)
        self.kind: Final = kind
        self.seen: Final = seen
        self.base: Final = 0 if things else kind.first  # what makes a thing of what is held
        self.marks: Final = marks
        self.leaves: Final = leaves

    def held(self, holder: object, at: int) -> list[int]:
        """What lies there, in order."""
        raise TypeError(f"{type(self).__name__} does not say what it holds")

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        """Let these lie there."""
        raise TypeError(f"{type(self).__name__} does not say how it holds")

    def hides(self) -> bool:
        return self.seen != EVERYBODY

    def out(self, holder: object, at: int, sight: Sight) -> object:
        held = self.held(holder, at)
        if not sight.sees(self.seen):
            return len(held)
        things = sight.game.rulebook.things
        return [things.id(self.base + card) for card in held]

    def named(self, value: object, where: str, reading: Reading) -> int:
        """The thing of this kind with this id, which must not lie anywhere else, as it is held."""
        things = reading.game.rulebook.things
        thing = things.of_kind(self.kind, value) if isinstance(value, str) else 0
        if thing == 0:
            raise BadPosition(f"{where}: there is no {self.kind.name} {quoted(value)}")
        if not self.marks:
            reading.places.put(thing, value, where)
        return thing - self.base

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            where = f"{reader.where}.{self.name}"
            self.hold(holder, at, self.read_all(reader.items(self.name), where, reading))

    def read_all(self, values: list[object], where: str, reading: Reading) -> list[int]:
        """Things by their ids, each at most once; a hand may also tell more about each, as views do."""
        found: list[int] = []
        for value in values:
            card = self.named(value["id"] if isinstance(value, dict) and "id" in value else value, where, reading)
            if self.marks and card in found:  # else it is known already that it lies in two places
                raise BadPosition(f"{where}: {quoted(value)} is there twice")
            found.append(card)
        return found

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        if self.marks or self.leaves:
            return []
        return [game.rulebook.things.key(self.base + card) for card in self.held(holder, at)]

    def deals(self, kind: Kind) -> bool:
        return kind is self.kind and not self.marks and self.seen != EVERYBODY

    def take_hidden(self, holder: object, at: int, sight: Sight, kind: Kind) -> list[int]:
        if sight.sees(self.seen):
            return []
        held = self.held(holder, at)
        return [self.base + card for card in held] if self.base else held

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        if sight.sees(self.seen):
            return
        left = len(things) - len(self.held(holder, at))
        taken = things[left:]
        del things[left:]
        self.hold(holder, at, [thing - self.base for thing in taken] if self.base else taken)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Holder):
    """Cards, tiles or the like in a list."""

    def held(self, holder: object, at: int) -> list[int]:
        cards: list[int] = self.get(holder, at)
        return cards

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        self.set(holder, at, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Cards):
    """A face-down pile in a list whose end is its top. It is written from the top; nobody sees more than its size.

    A position lists its top; things of the kind that lie nowhere follow, shuffled (see `fill`).
    """

    def __init__(self, name: str, kind: Kind, attribute: str = "", things: bool = False) -> None:
        super().__init__(name, kind, attribute, NOBODY, things)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        told = super().out(holder, at, sight)
        return told[::-1] if isinstance(told, list) else told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            where = f"{reader.where}.{self.name}"
            self.hold(holder, at, self.read_all(reader.items(self.name), where, reading)[::-1])

    def fill(self, reading: Reading, box: list[int], laid: list[int]) -> None:
        """Complete a pile of which a position says the top, once all else is read.

        Of the things in the box, as they are held, those that lie nowhere go beneath, shuffled. `laid` are on top where
        the position does not say what is.
        """
        game = reading.game
        top: list[int] = self.get(game, NONE)
        left = [thing for thing in box if not reading.places.named(self.base + thing)]
        if not top:
            top = [thing for thing in laid[::-1] if thing in left]
        rest = [thing for thing in left if thing not in top]
        game.rng.shuffle(rest)
        self.hold(game, NONE, rest + top)


class CardSet(Holder):
    """Cards without any order, held as a set of bits."""

    def held(self, holder: object, at: int) -> list[int]:
        return members(self.get(holder, at))

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        mask = 0
        for card in cards:
            mask |= 1 << card
        self.set(holder, at, mask)


class OneThing(Holder):
    """One thing, or none. Whoever does not see it sees that it is there."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        attribute: str = "",
        seen: int = EVERYBODY,
        things: bool = False,
        marks: bool = False,
        leaves: bool = False,
        none: int = NONE,
    ) -> None:
        super().__init__(name, kind, attribute, seen, things, marks, leaves)
        self.none: Final = none

    def held(self, holder: object, at: int) -> list[int]:
        thing: int = self.get(holder, at)
        return [] if thing == self.none else [thing]

    def hold(self, holder: object, at: int, cards: list[int]) -> None:
        self.set(holder, at, cards[0] if cards else self.none)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        thing: int = self.get(holder, at)
        if thing == self.none:
            return None
        return sight.game.rulebook.things.id(self.base + thing) if sight.sees(self.seen) else "hidden"

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            value = reader.get(self.name)
            where = f"{reader.where}.{self.name}"
            self.hold(holder, at, [] if value is None else [self.named(value, where, reading)])
