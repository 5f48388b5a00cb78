"""How the terminal looks: colours with the meanings they have in the browser, and a shape for every seat."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

SHAPES: Final = ("●", "▲", "■", "◆", "✚", "☾")
FREE: Final = "○"

DARK: Final = {
    "soft": "#CFBEAF",
    "quiet": "#AB988A",
    "act": "bold #FFD9A0",  # what answers the open question, and nothing else
    "dusk": "#93C3E2",
    "good": "#93CF8E",
    "bad": "#FF9079",
    "mars": "#DC6A42",
    "seat1": "#79A8F0",
    "seat2": "#D69A10",
    "seat3": "#9CD8A6",
    "seat4": "#DE4F8A",
    "seat5": "#7C66FA",
    "seat6": "#F8F5E8",
}
LIGHT: Final = {
    "soft": "#574233",
    "quiet": "#705A49",
    "act": "bold #933C1B",
    "dusk": "#1D5F86",
    "good": "#2F6B33",
    "bad": "#A82B14",
    "mars": "#A8441F",
    "seat1": "#2148BE",
    "seat2": "#AB4D05",
    "seat3": "#1F7A6B",
    "seat4": "#950F3C",
    "seat5": "#2B1585",
    "seat6": "#2A2018",
}


def theme(light: bool) -> Theme:
    return Theme(LIGHT if light else DARK)


def add_colours(console: Console, colours: Mapping[str, tuple[str, str]]) -> None:
    """Let a game's own colours be used on a console, those for its background."""
    light = console.get_style("soft") == Style.parse(LIGHT["soft"])
    console.push_theme(Theme({name: pair[light] for name, pair in colours.items()}, inherit=False))


def light_background(environment: Mapping[str, str]) -> bool:
    """Whether the terminal says that its background is light: the last number of COLORFGBG."""
    return environment.get("COLORFGBG", "").split(";")[-1] in ("7", "15")


def terminal(light: bool = False) -> Console:
    """The console the players see. A character it cannot show becomes a question mark instead of an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(theme=theme(light or light_background(os.environ)), highlight=False)


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def seat_style(seat: int) -> str:
    return f"seat{seat % len(SHAPES) + 1}"
