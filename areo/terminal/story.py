"""The log on the screen: a heading for each part of the game, a shape before whoever did something."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from areo.kernel.game import Json
from areo.terminal.drawing import Drawing
from areo.terminal.look import seat_style, shape


def story(events: Iterable[Json], drawing: Drawing) -> Text:
    """Log entries, one line each."""
    lines: list[Text] = []
    for event in events:
        text = str(event["text"])
        seat = event["seat"]
        if event["what"] in drawing.headings:
            lines.append(Text(f"── {text} ──", "quiet"))
        elif isinstance(seat, int):
            lines.append(Text.assemble((shape(seat), seat_style(seat)), " ", text))
        else:
            lines.append(Text(f"  {text}"))
    return Text("\n").join(lines)
