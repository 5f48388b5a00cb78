"""What a seat sees of a table as plain numbers: for bots that learn, and for whoever studies games.

A game says what it has of them in its `features.py`: numbers that are always there, and marks of things that are
present, such as a card in hand. Both depend on nothing that the seat could not see. The first number is always how far
the game has come: 0 at its beginning, 1 at its end.
"""

from __future__ import annotations

from typing import final

from areo._extend import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Features:
    """A table from one seat: as many numbers as the game has names for, and the marks that are set."""

    numbers: list[float]
    marks: list[int]

    def __init__(self) -> None:
        self.numbers = []
        self.marks = []

    def add(self, number: float) -> None:
        self.numbers.append(number)

    def add_all(self, numbers: list[int]) -> None:
        for number in numbers:
            self.numbers.append(float(number))

    def add_flag(self, flag: bool) -> None:
        self.numbers.append(1.0 if flag else 0.0)

    def add_one_of(self, chosen: int, first: int, size: int) -> None:
        """A flag for each of `size` possibilities, from `first` on."""
        for number in range(first, first + size):
            self.numbers.append(1.0 if number == chosen else 0.0)
