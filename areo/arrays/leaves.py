"""Any view as named numbers: for games that tell no features of their own.

A view is a tree of objects, lists, numbers and texts. Each of its leaves has a name and a value:

- a number, or yes and no, is called by its path: `deck`, `players.me.stock.ore`;
- a text is called by its path and itself, and counts one: `phase=draw`; so is each text or number in a list, and as
  many as are alike add up: `players.me.played=scout`;
- a list of objects is read by what each is called (its id, or its first field), which counts one by itself: `hexes.b4`;
- players are told from the seat that looks: `players.me`, then `players.next1`, `players.next2` clockwise.

What order things lie in is not told. A leaf that is not on the game's list, because none of the games that the list was
made from ever had it, counts in `unlisted`. listing.py makes these lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

Leaf: TypeAlias = tuple[int, float]  # the place of its name, and its value
Place: TypeAlias = Callable[[str], int]


class Node:
    """One path of a view: where its leaves have their places. Made when it is first met, and kept."""

    def __init__(self, path: str, place: Place) -> None:
        self.path: Final = path
        self.place: Final = place
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

    def part(self, name: object) -> Node:
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = Node(f"{self.path}.{name}" if self.path else str(name), self.place)
        return found


class Leaves:
    """Reads the views of one game. `place` says what number a name has."""

    def __init__(self, place: Place) -> None:
        self.root: Final = Node("", place)

    def of(self, view: Mapping[str, object], seat: int, players: int) -> list[Leaf]:
        """The leaves of a seat's view; a place may come more than once, and then its values add up."""
        found: list[Leaf] = []
        for name, value in view.items():
            node = self.root.part(name)
            if name == "players" and isinstance(value, list):
                for number, player in enumerate(value):
                    walk(node.part("me" if number == seat else f"next{(number - seat) % players}"), player, found)
            else:
                walk(node, value, found)
        return found


def walk(node: Node, value: object, found: list[Leaf]) -> None:
    """Add the leaves of one field; None has none."""
    if isinstance(value, int):
        found.append((node.number(), value))
    elif isinstance(value, str):
        found.append((node.text(value), 1.0))
    elif isinstance(value, dict):
        for name, part in value.items():
            walk(node.part(name), part, found)
    elif isinstance(value, list):
        walk_list(node, value, found)


def walk_list(node: Node, values: list[object], found: list[Leaf]) -> None:
    for value in values:
        if isinstance(value, (int, str)):
            found.append((node.text(value), 1.0))
        elif isinstance(value, dict):
            key = "id" if "id" in value else "num" if "num" in value else next(iter(value))
            item = node.part(value[key])
            found.append((item.number(), 1.0))
            walk(item, {name: part for name, part in value.items() if name != key}, found)
        elif isinstance(value, list):
            walk_list(node, value, found)
