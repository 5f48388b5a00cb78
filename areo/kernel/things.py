"""Everything a game can name: cards, zones, characters, tiles. A thing is a number; 0 is nothing."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0


LONGEST_NUMBER: Final = 9  # digits


def decimal(text: str) -> int:
    """The number that a key's digits stand for, such as the 3 of "seat 3"; -1 if it is none, or a huge one."""
    return int(text) if len(text) <= LONGEST_NUMBER and text.isascii() and text.isdecimal() else -1


def numbered(word: str, key: str) -> int:
    """The number behind a word, as in "seat 3"; -1 if the key is no such."""
    return decimal(key[len(word) + 1 :]) if key.startswith(word + " ") else -1


class Things:
    """The named things of one game, by number. Numbers are the game's to lay out; gaps are allowed.

    A thing's key, such as "zone hellas", is how positions, records and answers name it.
    """

    def __init__(self) -> None:
        self.keys: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        self.names: dict[int, dict[str, str]] = {}

    def add(self, number: int, kind: str, id: str, names: dict[str, str]) -> None:
        """Enter a thing with its name in each language."""
        key = f"{kind} {id}"
        if number in self.keys or key in self.numbers:
            raise ValueError(f"{key!r} or its number {number} is entered twice")
        self.keys[number] = key
        self.numbers[key] = number
        self.names[number] = names

    def key(self, number: int) -> str:
        return self.keys[number]

    def id(self, number: int) -> str:
        """The id alone: "hellas" of "zone hellas"."""
        return self.keys[number].split(" ", 1)[1]

    def number(self, key: str) -> int:
        """The thing with this key; 0 if there is none."""
        return self.numbers.get(key, NOTHING)

    def has_id(self, id: str) -> bool:
        """Whether any thing has this id, whatever its kind."""
        for key in self.numbers:
            if key.split(" ", 1)[1] == id:
                return True
        return False

    def name(self, number: int, language: str) -> str:
        return self.names[number][language]
