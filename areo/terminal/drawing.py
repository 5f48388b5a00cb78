"""How a game looks in the terminal: one drawing for each game that has its own, and one that does for any."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from areo.terminal.scene import Scene, player

OWN: Final = {"red-planet": "areo.terminal.red_planet", "terraforming-mars": "areo.terminal.terraforming_mars"}


class Drawing:
    """Draws any game: every field of the view by its name. Games with a drawing of their own build on it."""

    headings: frozenset[str] = frozenset({"round", "generation"})  # log entries that begin a part of the game
    dull: frozenset[str] = frozenset()  # log entries that a recap leaves out

    def board(self, scene: Scene) -> RenderableType:
        """The part of the table that all share."""
        return self.table(scene)

    def table(self, scene: Scene) -> RenderableType:
        """The whole table as the scene's seat sees it."""
        view = scene.view()
        seats = view.get("players")
        fields = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if name != "players":
                fields.add_row(Text(name.replace("_", " "), "quiet"), Text(brief(value)))
        if not isinstance(seats, list) or not seats:
            return fields
        each = Table(box=None, padding=(0, 2, 0, 0), header_style="not bold")
        each.add_column("")
        for seat in range(len(seats)):
            each.add_column(player(scene.game, seat, scene.say))
        for name in seats[0]:
            values = [Text(brief(one[name])) for one in seats]
            each.add_row(Text(str(name).replace("_", " "), "quiet"), *values)
        return Group(fields, Padding(each, (1, 0, 0, 0)))

    def result(self, scene: Scene) -> Text | None:
        """Who won, in a sentence of the game's own; None where it is as in any game."""
        return None

    def ending(self, scene: Scene) -> RenderableType | None:
        """What is shown once it is over, beneath the scores."""
        return None

    def keys(self, scene: Scene, key: str) -> list[str]:
        """The moves that a thing stands for, when its player asks why it cannot be chosen."""
        return [key]


def brief(value: object) -> str:
    """A value of a view on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name}: {brief(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return "; ".join(brief(part) for part in value) or "–"
    return "–" if value is None else str(value)


def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    if game not in OWN:
        return Drawing()
    found: Drawing = import_module(OWN[game]).DRAWING
    return found
