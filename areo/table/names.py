"""What those at a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from areo.table.requests import Fill

LONGEST: Final = 24  # letters
# After people who looked at Mars.
BOTS: Final = ("Tycho", "Camille", "Percival", "Asaph", "Giovanni", "Caroline", "Christiaan", "Wilhelm")


def called(fills: Sequence[Fill]) -> list[str]:
    """A name for each seat, and none twice: a second Ada is Ada 2. A bot without one is given one; a person is not."""
    names = distinct([tidy(fill.name or "", LONGEST) for fill in fills])
    taken = {name.casefold() for name in names}
    free = iter([name for name in BOTS if name.casefold() not in taken])
    return [name if name or fill.bot is None else next(free, "") for name, fill in zip(names, fills, strict=True)]


def distinct(names: Sequence[str]) -> list[str]:
    found: list[str] = []
    for name in names:
        number = 2
        called = name
        while called and called.casefold() in [other.casefold() for other in found]:
            called = f"{name} {number}"
            number += 1
        found.append(called)
    return found


def tidy(text: str, longest: int) -> str:
    """A text as it may be shown: printable, on one line, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest]
