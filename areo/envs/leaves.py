"""Any view as named numbers: for games that tell no features of their own.

A view is a tree of objects, lists, numbers and texts. Each of its leaves has a name and a value:

- a number, or yes and no, is called by its path: `deck`, `players.me.stock.ore`;
- a text is called by its path and itself, and counts one: `phase=draw`; so is each text or number in a list, and as
  many as are alike add up: `players.me.played=scout`;
- a list of objects is read by what each is called (its id, or its first field), which counts one by itself: `hexes.b4`;
- seats are told from the seat that looks: `me`, then `next1`, `next2` clockwise. Which fields are about seats stands in
  HINTS below; without a word there, a number is just a number.

What order things lie in is not told. A leaf that is not on the game's list, because no game that the list was made from
ever had it, counts in `unlisted`. listing.py makes these lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Leaf: TypeAlias = tuple[int, float]  # the place of its name, and its value
Place: TypeAlias = Callable[[str], int]

NOTHING: Final = frozenset[str]()


@dataclass(frozen=True)
class FieldHints:
    """What a view does not say of its own fields, by their names."""

    one: frozenset[str] = NOTHING  # a seat's number, or a list of them
    plain: frozenset[str] = NOTHING  # told by whether there is anything, not by what
    left_out: frozenset[str] = NOTHING  # told by another field already


HINTS: Final[Mapping[str, FieldHints]] = {
    "on-mars": FieldHints(
        one=frozenset(
            {
                *("active", "order", "owner", "bot", "rover", "miner", "advanced", "seat"),
                *("construct", "upgrade", "obtain_blueprint", "research_dev", "hire_or_contract"),  # who works there
            }
        ),
        plain=frozenset({"tile", "blueprint"}),
        left_out=frozenset({"bots"}),
    ),
}


class Node:
    """One path of a view: where its leaves have their places. Made when it is first met, and kept."""

    def __init__(self, path: str, field: str, hints: FieldHints, place: Place) -> None:
        self.path: Final = path
        self.hints: Final = hints
        self.place: Final = place
        self.one: Final = field in hints.one
        self.plain: Final = field in hints.plain
        self.left_out: Final = field in hints.left_out
        self.ordinary: Final = not (self.one or self.plain or self.left_out)
        self.parts: Final[dict[object, Node]] = {}
        self.said: Final[dict[object, int]] = {}
        self.own: int | None = None

    def number(self) -> int:
        """The place of what is called by the path alone."""
        if self.own is None:
            self.own = self.place(self.path)
        return self.own

    def text(self, text: object) -> int:
        """The place of a text, or of a number in a list."""
        found = self.said.get(text)
        if found is None:
            found = self.said[text] = self.place(f"{self.path}={text}")
        return found

    def part(self, name: object, field: str) -> Node:
        found = self.parts.get(name)
        if found is None:
            path = f"{self.path}.{name}" if self.path else str(name)
            found = self.parts[name] = Node(path, field, self.hints, self.place)
        return found


class Leaves:
    """Reads the views of one game. `place` says what number a name has."""

    def __init__(self, game: str, place: Place) -> None:
        self.root: Final = Node("", "", HINTS.get(game, FieldHints()), place)

    def of(self, view: Mapping[str, object], seat: int, players: int) -> list[Leaf]:
        """The leaves of a seat's view; a place may come more than once, and then its values add up."""
        called = [f"next{(number - seat) % players}" for number in range(players)]
        called[seat] = "me"
        found: list[Leaf] = []
        for name, value in view.items():
            node = self.root.part(name, name)
            if name == "players" and isinstance(value, list):
                for number, player in enumerate(value):
                    walk(node.part(called[number], ""), player, called, found)
            else:
                walk(node, value, called, found)
        return found


def walk(node: Node, value: object, called: list[str], found: list[Leaf]) -> None:
    """Add the leaves of one field; None has none."""
    if value is None or node.left_out:
        return
    if node.plain:
        found.append((node.number(), 1.0))
    elif isinstance(value, int):
        if node.one and type(value) is int and 0 <= value < len(called):
            found.append((node.text(called[value]), 1.0))
        else:
            found.append((node.number(), value))
    elif isinstance(value, str):
        found.append((node.text(value), 1.0))
    elif isinstance(value, dict):
        walk_object(node, value, "", called, found)
    elif isinstance(value, list):
        walk_list(node, value, called, found)


def walk_object(node: Node, fields: dict[str, object], key: str, called: list[str], found: list[Leaf]) -> None:
    """Add the leaves of an object but for the field it is called by. Most are plain numbers and texts, and go fast."""
    parts = node.parts
    for name, value in fields.items():
        if value is None or name == key:
            continue
        part = parts.get(name) or node.part(name, name)
        kind = type(value)
        if not part.ordinary or kind is dict or kind is list:
            walk(part, value, called, found)
        elif kind is str:
            found.append((part.text(value), 1.0))
        else:
            own = part.own
            found.append((part.number() if own is None else own, value))  # type: ignore[arg-type]


def walk_list(node: Node, values: list[object], called: list[str], found: list[Leaf]) -> None:
    for value in values:
        if isinstance(value, int):
            if node.one:
                walk(node, value, called, found)
            else:
                found.append((node.text(value), 1.0))
        elif isinstance(value, str):
            found.append((node.text(value), 1.0))
        elif isinstance(value, dict):
            key = "id" if "id" in value else "num" if "num" in value else next(iter(value))
            item = node.part(value[key], "")
            found.append((item.number(), 1.0))
            walk_object(item, value, key, called, found)
        elif isinstance(value, list):
            walk_list(node, value, called, found)
