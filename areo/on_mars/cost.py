"""Costs, and ways to pay one.

A way to pay is one number: four bits for each of the goods, then a bit for each private goal that stands for a crystal.
"""

from __future__ import annotations

from typing import Final, final

from areo.kernel.sets import members
from areo.on_mars.numbers import COLONIST, GOALS, GOODS, RESOURCES

BITS: Final = 4
MANY: Final = (1 << BITS) - 1
CARDS: Final = BITS * len(GOODS)  # where the goal cards begin


@final
class Cost:
    """What something costs: resources of certain kinds, resources of any kind, crystals, colonists.

    `either` counts units that are paid with a crystal or a colonist each.
    """

    def __init__(
        self, kinds: list[int] | None = None, any: int = 0, crystals: int = 0, colonists: int = 0, either: int = 0
    ) -> None:
        self.kinds: Final = kinds or [0] * RESOURCES
        self.any: Final = any
        self.crystals: Final = crystals
        self.colonists: Final = colonists
        self.either: Final = either

    def nothing(self) -> bool:
        return not (sum(self.kinds) or self.any or self.crystals or self.colonists or self.either)


def units(way: int, good: int) -> int:
    """How much of a good is in a way to pay."""
    return way >> BITS * good & MANY


def goals_in(way: int) -> list[int]:
    """The private goals, by number, that are in a way to pay."""
    return members(way >> CARDS)


def key_of(way: int) -> str:
    """The key of a way to pay: "pay 1 mineral 1 plant", "pay 1 crystal goal-7 1 colonist"."""
    parts = [f"{units(way, good)} {GOODS[good]}" for good in range(COLONIST) if units(way, good)]
    parts += [f"goal-{number}" for number in goals_in(way)]
    if units(way, COLONIST):
        parts.append(f"{units(way, COLONIST)} colonist")
    return " ".join(["pay", *parts]) if parts else "pay nothing"


def way_of(key: str) -> int:
    """The way to pay that a key stands for; -1 if it is none."""
    words = key.split(" ")
    if words[0] != "pay":
        return -1
    if key == "pay nothing":
        return 0
    way = 0
    at = 1
    while at < len(words):
        word = words[at]
        if word.startswith("goal-"):
            number = word[len("goal-") :]
            if not number.isdecimal() or len(number) > 2 or not 1 <= int(number) <= GOALS:
                return -1
            way |= 1 << CARDS + int(number)
            at += 1
        elif word.isdecimal() and len(word) <= 2 and at + 1 < len(words) and words[at + 1] in GOODS:
            if not 1 <= int(word) <= MANY or units(way, GOODS.index(words[at + 1])):
                return -1
            way |= int(word) << BITS * GOODS.index(words[at + 1])
            at += 2
        else:
            return -1
    return way if way and key_of(way) == key else -1
