"""Everything a game can name: cards, zones, tiles, seats. A thing is a number; 0 is nothing.

Every thing is of one kind, and a kind has a stretch of numbers to itself, so the rules never count them out by hand:
`ZONE.thing(3)` is the fourth zone, `ZONE.index(thing)` says which zone a thing is, `ZONE.has(thing)` whether it is one.
"""

from __future__ import annotations

from typing import Final, final

NOTHING: Final = 0
MOST_THINGS: Final = 1 << 16  # no thing has a number beyond this

LONGEST_NUMBER: Final = 9  # digits


def decimal(text: str) -> int:
    """The number that a key's digits stand for, such as the 3 of "amount 3"; -1 if it is none, or a huge one."""
    return int(text) if len(text) <= LONGEST_NUMBER and text.isascii() and text.isdecimal() else -1


def numbered(word: str, key: str) -> int:
    """The number behind a word, as in "amount 3"; -1 if the key is no such."""
    return decimal(key[len(word) + 1 :]) if key.startswith(word + " ") else -1


@final
class Kind:
    """One kind of thing, such as a zone: what keys call it, and the numbers kept for it."""

    def __init__(self, name: str, first: int, room: int) -> None:
        if first <= NOTHING or room <= 0 or first + room > MOST_THINGS:
            raise ValueError(f"{name!r} cannot have {room} numbers from {first} on")
        self.name: Final = name
        self.first: Final = first
        self.end: Final = first + room

    def thing(self, index: int) -> int:
        """The thing of this kind with this index, from 0."""
        return self.first + index

    def index(self, thing: int) -> int:
        """Which thing of this kind it is, from 0."""
        return thing - self.first

    def has(self, thing: int) -> bool:
        """Whether a thing is of this kind."""
        return self.first <= thing < self.end

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.first}, {self.end - self.first})"


MOST_SEATS: Final = 8
SEAT: Final = Kind("seat", MOST_THINGS - MOST_SEATS, MOST_SEATS)  # the players at a table, in every game


class Things:
    """The named things of one game, by number. Seats are there from the start.

    A thing's key, such as "zone hellas", is how positions, records and answers name it.
    """

    def __init__(self) -> None:
        self.keys: dict[int, str] = {}
        self.ids: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        self.names: dict[int, dict[str, str]] = {}
        self.kinds: dict[str, Kind] = {}
        self.counts: dict[str, int] = {}  # by kind: how many things there are
        for seat in range(MOST_SEATS):
            self.add(SEAT, seat, str(seat), {})

    def add(self, kind: Kind, index: int, id: str, names: dict[str, str]) -> None:
        """Enter a thing with its name in each language."""
        number = kind.thing(index)
        key = f"{kind.name} {id}"
        if self.kinds.setdefault(kind.name, kind) is not kind:
            raise ValueError(f"{key!r} is of another kind that is called {kind.name!r} as well")
        if not kind.has(number):
            raise ValueError(f"{key!r} has the index {index}, but {kind} has no room for it")
        if number in self.keys or key in self.numbers:
            raise ValueError(f"{key!r} or its number {number} is entered twice")
        self.keys[number] = key
        self.ids[number] = id
        self.numbers[key] = number
        if kind is not SEAT:  # whoever sits there gives a seat its name
            self.names[number] = names
        self.counts[kind.name] = self.counts.get(kind.name, 0) + 1

    def kind(self, name: str) -> Kind:
        """The kind with this name."""
        return self.kinds[name]

    def all_of(self, kind: Kind) -> list[int]:
        """Every thing of a kind, by number."""
        return [number for number in range(kind.first, kind.end) if number in self.keys]

    def key(self, number: int) -> str:
        return self.keys[number]

    def id(self, number: int) -> str:
        """The id alone: "hellas" of "zone hellas"."""
        return self.ids[number]

    def number(self, key: str) -> int:
        """The thing with this key; 0 if there is none."""
        return self.numbers.get(key, NOTHING)

    def of_kind(self, kind: Kind, id: str) -> int:
        """The thing of this kind with this id; 0 if there is none."""
        return self.numbers.get(f"{kind.name} {id}", NOTHING)

    def any_with(self, id: str) -> int:
        """A thing with this id, whatever its kind; 0 if there is none."""
        for key, number in self.numbers.items():
            if key.split(" ", 1)[1] == id and not SEAT.has(number):
                return number
        return NOTHING

    def name(self, number: int, language: str) -> str:
        return self.names[number][language]
