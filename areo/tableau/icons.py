"""Marks: what a client draws on a card, as data.

A mark is one of

* {"icon": name, "n": 3}: so many of a resource, cube, card, step or tile; "any": of any one player;
  "n": "x" for as many as one likes
* {"box": rows}: a production box
* {"sign": "or" | "arrow" | "each" | "colon" | "plus"}

Names of icons are the ids of resources and cubes, "t-" and a tag's id, "card", "look", "onto", and a game's own.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.tableau.vocabulary import MONEY, Vocabulary

Row = list[Json]  # of marks

OR: Final = "or"
ARROW: Final = "arrow"
EACH: Final = "each"
COLON: Final = "colon"
PLUS: Final = "plus"
ANY_NUMBER: Final = "x"
MINUS_ANY_NUMBER: Final = "-x"


def mark(name: str, n: object = 1, any: bool = False) -> Json:
    told: Json = {"icon": name, "n": n}
    if any:
        told["any"] = True
    return told


def sign(name: str) -> Json:
    return {"sign": name}


def box(*rows: Row) -> Json:
    return {"box": list(rows)}


class Pen:
    """Draws marks under the names of one game."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary: Final = vocabulary

    def resource(self, resource: int, n: object = 1, any: bool = False) -> Json:
        return mark(self.vocabulary.resources[resource], n, any)

    def money(self, n: object) -> Json:
        return self.resource(MONEY, n)

    def tag(self, tag: int, n: object = 1, any: bool = False) -> Json:
        return mark(f"t-{self.vocabulary.tags[tag]}", n, any)

    def cube(self, kind: int, n: object = 1, any: bool = False) -> Json:
        return mark(self.vocabulary.cubes[kind], n, any)
