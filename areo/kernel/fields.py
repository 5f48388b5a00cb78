"""Fields of a table: numbers, names, seats, and what follows from the rest. See state.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadPosition
from areo.kernel.reading import Places, Reader, whole
from areo.kernel.sets import members
from areo.kernel.things import Kind

if TYPE_CHECKING:
    from areo.kernel.game import Game

# Who looks, besides the seats.
SPECTATOR: Final = -1
ALL_SEEING: Final = -2  # for saving a game, never for showing it

# Who sees what a field holds. What only its owner sees is open to all when the game is over.
EVERYBODY: Final = 0
OWNER: Final = 1
NOBODY: Final = 2

NONE: Final = -1  # an index of nothing

MOST: Final = 10**9  # of anything that play adds to, in a position written by hand
MOST_SAVED: Final = 10**15  # the same where a table saved it: from the most written by hand play never gets there


@final
class Sight:
    """Somebody looking at a part of the table that belongs to a seat (-1: to nobody)."""

    def __init__(self, game: Game, eye: int, owner: int = NONE) -> None:
        self.game: Final = game
        self.eye: Final = eye
        self.owner: Final = owner

    def sees(self, seen: int) -> bool:
        if seen == EVERYBODY or self.eye == ALL_SEEING:
            return True
        return seen == OWNER and (self.eye == self.owner or self.game.over)


@final
class Reading:
    """A position being read: into which game, and what was found where so far."""

    def __init__(self, game: Game, pending: object) -> None:
        self.game: Final = game
        self.pending: Final = pending  # what a table saved as still to be done; None if it is written by hand
        self.places: Final = Places()
        self.most: Final = MOST if pending is None else MOST_SAVED


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: its name in views and positions, and the attribute of the table or player that holds it.

    Of a list with an item for each seat, zone or the like, `at` says which item is meant; -1: the attribute itself.
    """

    def __init__(self, name: str, attribute: str = "") -> None:
        self.name: Final = name
        self.attribute: Final = attribute or name

    def get(self, holder: object, at: int) -> Any:
        value = getattr(holder, self.attribute)
        return value if at < 0 else value[at]

    def set(self, holder: object, at: int, value: object) -> None:
        if at < 0:
            setattr(holder, self.attribute, value)
        else:
            getattr(holder, self.attribute)[at] = value

    def out(self, holder: object, at: int, sight: Sight) -> object:
        """As somebody sees it."""
        raise TypeError(f"{type(self).__name__} does not say how it looks")

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        """Set it as a position says; left out, it stays as it is at the start."""
        raise TypeError(f"{type(self).__name__} does not say how it is read")

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        """The pieces that lie there, by key, each as often as it does."""
        return []

    def take_hidden(self, holder: object, at: int, sight: Sight, kind: Kind) -> list[int]:
        """The things of a kind that lie there and that whoever looks cannot see."""
        return []

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        """Take as many from the end of a list as `take_hidden` gave."""

    def deals(self, kind: Kind) -> bool:
        """Whether things of a kind lie there that somebody may not see."""
        return False

    def hides(self) -> bool:
        """Whether there is anybody who cannot see it."""
        return False


class Number(Field):
    """A whole number. `counts` names the pieces it counts, if they can never get lost."""

    def __init__(self, name: str, least: int, most: int = MOST, attribute: str = "", counts: str = "") -> None:
        super().__init__(name, attribute)
        self.least: Final = least
        self.most: Final = most
        self.counts: Final = counts

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.get(holder, at)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        most = reading.most if self.most == MOST else self.most
        self.set(holder, at, reader.whole(self.name, self.least, most, self.get(holder, at)))

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        return [f"{self.counts} {owner}"] * int(self.get(holder, at)) if self.counts else []


class Flag(Field):
    """Yes or no."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.get(holder, at)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        self.set(holder, at, reader.flag(self.name, self.get(holder, at)))


class SeatNumber(Field):
    """One of the seats."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.get(holder, at)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        self.set(holder, at, reader.whole(self.name, 0, reading.game.seats - 1, self.get(holder, at)))


class OneOf(Field):
    """One of some names, held as its place among them."""

    def __init__(self, name: str, names: tuple[str, ...], attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.names: Final = names

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.names[self.get(holder, at)]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        name = reader.text(self.name)
        if name not in self.names:
            raise BadPosition(f"{reader.where}.{self.name}: there is no {name!r}: there are {', '.join(self.names)}")
        self.set(holder, at, self.names.index(name))


class Amounts(Field):
    """So much of each of several things, held as a list in their order. `floors` are the least there can be."""

    def __init__(self, name: str, names: tuple[str, ...], attribute: str = "", floors: tuple[int, ...] = ()) -> None:
        super().__init__(name, attribute)
        self.names: Final = names
        self.floors: Final = floors or (0,) * len(names)

    def out(self, holder: object, at: int, sight: Sight) -> object:
        amounts: list[int] = self.get(holder, at)
        return {self.names[n]: amounts[n] for n in range(len(self.names))}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        amounts: list[int] = self.get(holder, at)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for n in range(len(self.names)):
            amounts[n] = inner.whole(self.names[n], self.floors[n], reading.most, amounts[n])
        inner.done()


class BySeat(Field):
    """A number for each seat, held side by side in a list that does so for every zone or the like."""

    def __init__(self, name: str, most: int, attribute: str = "", counts: str = "") -> None:
        super().__init__(name, attribute)
        self.most: Final = most
        self.counts: Final = counts

    def out(self, holder: object, at: int, sight: Sight) -> object:
        seats = sight.game.seats
        return getattr(holder, self.attribute)[at * seats : (at + 1) * seats]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        seats = reading.game.seats
        numbers = reader.items(self.name)
        where = f"{reader.where}.{self.name}"
        if not reader.has(self.name):
            return
        if len(numbers) != seats:
            raise BadPosition(f"{where}: a number for each of the {seats} seats is expected")
        held: list[int] = getattr(holder, self.attribute)
        held[at * seats : (at + 1) * seats] = [whole(number, 0, self.most, where) for number in numbers]

    def pieces(self, holder: object, at: int, owner: int, game: Game) -> list[str]:
        found: list[str] = []
        if self.counts:
            held: list[int] = getattr(holder, self.attribute)
            for seat in range(game.seats):
                found += [f"{self.counts} {seat}"] * held[at * game.seats + seat]
        return found


class Seats(Field):
    """Some of the seats, held as a set of bits."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return members(self.get(holder, at))

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        mask = 0
        for seat in reader.items(self.name):
            mask |= 1 << whole(seat, 0, reading.game.seats - 1, f"{reader.where}.{self.name}")
        self.set(holder, at, mask)


class Derived(Field):
    """What follows from the rest: views tell it, positions may, and reading one passes over it."""

    def __init__(self, name: str, tell: Callable[[Any, int, Sight], object], hidden: bool = False) -> None:
        super().__init__(name)
        self.tell: Final = tell
        self.hidden: Final = hidden  # not all are told the same

    def hides(self) -> bool:
        return self.hidden

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.tell(holder, at, sight)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        reader.skip(self.name)


class Group(Field):
    """Several fields that belong together, told as one object; None in a position is as good as leaving it out."""

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__(name)
        for field in fields:
            if field.hides():
                raise ValueError(
                    f"{name}: a hidden field, such as {field.name}, stands by itself or in parts.py's objects"
                )
        self.fields: Final = fields

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return {field.name: field.out(holder, at, sight) for field in self.fields}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        told = reader.get(self.name) if reader.has(self.name) else None
        if told is not None:
            inner = Reader(told, f"{reader.where}.{self.name}")
            for field in self.fields:
                field.read(holder, at, inner, reading)
            inner.done()
