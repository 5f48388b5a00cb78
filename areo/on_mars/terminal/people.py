"""Whose something is: a seat's shape and colour, and those after the last seat's for Lacerda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.terminal.look import FREE, seat_style, shape
from areo.terminal.mosaic import Part
from areo.terminal.scene import Scene

NAME: Final = 13  # of a player at the left of a line, at most
LACERDA: Final = "lacerda"


def number(scene: Scene, who: int | str) -> int:
    """The number of somebody as views tell it: a seat, or Lacerda."""
    return scene.seats if isinstance(who, str) else who


def sign(scene: Scene, who: int | str) -> Part:
    return shape(number(scene, who)), seat_style(number(scene, who))


def everybody(scene: Scene, view: Mapping[str, Any]) -> list[tuple[int | str, Mapping[str, Any]]]:
    """All who play with what is theirs, Lacerda last."""
    found: list[tuple[int | str, Mapping[str, Any]]] = list(enumerate(view["players"]))
    return found if view[LACERDA] is None else [*found, (LACERDA, view[LACERDA])]


def name(scene: Scene, who: int | str) -> Text:
    """Somebody's shape and name at the left of a line, the reader's own in bold."""
    told = scene.player(number(scene, who))
    told.truncate(NAME, overflow="ellipsis")
    told.stylize("bold" if who == scene.seat else "")
    return told


def signs(scene: Scene, whose: list[int | str], places: int) -> Text:
    """A shape for each piece on some places, and the places that are free."""
    taken = Text.assemble(*[sign(scene, who) for who in whose])
    return taken.append(FREE * (places - len(whose)), "quiet")
