"""How a game looks in the terminal: games have drawings of their own, and this one does for any."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from areo.library import package_of
from areo.terminal.scene import Scene


class Drawing:
    """Draws any game: every field of the view by its name. Games with a drawing of their own build on it."""

    phrases: Mapping[str, Mapping[str, str]] = {}  # by language: what it says beyond what every game’s drawing says
    colours: Mapping[str, tuple[str, str]] = {}  # its own styles, each for a dark and for a light background

    def board(self, scene: Scene) -> RenderableType:
        """The part of the table that all share."""
        return self.table(scene)

    def table(self, scene: Scene) -> RenderableType:
        """The whole table as the scene's seat sees it."""
        seats = scene.view.get("players")
        fields = Table.grid(padding=(0, 2))
        for name, value in scene.view.items():
            if name != "players":
                fields.add_row(Text(name.replace("_", " "), "quiet"), Text(brief(value)))
        told: list[RenderableType] = [Text(scene.clock, "bold"), fields] if scene.clock else [fields]
        if isinstance(seats, list) and seats:
            told.append(Padding(self.players(scene, seats), (1, 0, 0, 0)))
        return Group(*told)

    def players(self, scene: Scene, seats: list[Mapping[str, object]]) -> Table:
        """A column for each player, a row for each of their fields."""
        each = Table(box=None, padding=(0, 2, 0, 0), header_style="not bold")
        each.add_column("")
        for seat in range(len(seats)):
            each.add_column(scene.player(seat))
        for name in seats[0]:
            each.add_row(Text(str(name).replace("_", " "), "quiet"), *[Text(brief(one[name])) for one in seats])
        return each

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
    """The drawing that a game brings in its package `terminal`, or the one for any game."""
    package = package_of(game)
    if package is None or find_spec(f"{package}.terminal") is None:
        return Drawing()
    found: Drawing = import_module(f"{package}.terminal").DRAWING
    return found
