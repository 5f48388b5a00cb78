"""How far a parameter of Mars is: where it stands, the way to its goal, and how much is left."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from areo.terminal.scene import Scene

DONE: Final = "✓"
BEHIND: Final = "━"
AHEAD: Final = "─"


def minus(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "−")


def degrees(number: int) -> str:
    return f"{minus(number)}\u00a0°C"


def way(done: int, steps: int, style: str) -> Text:
    """The way behind and the way ahead, a stroke for each step."""
    return Text.assemble((BEHIND * done, style), (AHEAD * (steps - done), "quiet"))


def track(scene: Scene, name: str, now: str, goal: str, way: Text, left: int) -> list[Text]:
    """A parameter's name, where it stands, its way, its goal, and how far that is."""
    cells = [Text(scene.say(f"track.{name}")), Text(now, "bold"), way]
    if left == 0:
        return [*cells, Text(DONE, "good")]
    return [*cells, Text(goal, "quiet"), Text(scene.say("left", left), "quiet")]
