"""The log on the screen: a heading for each part of the game, a shape before whoever did something."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from areo.kernel.game import Game, Json
from areo.kernel.tones import HEADING
from areo.terminal.look import seat_style, shape


def happened(game: Game) -> int:
    """How long the log is."""
    return 0 if game.journal is None else game.journal.length


def events_since(game: Game, seat: int, language: str, first: int) -> list[Json]:
    """The log from this entry on, as a seat may read it; what came before is not put into words again."""
    journal = game.journal
    if journal is None:
        return []
    words = game.words(language)
    secrets = journal.secrets_of(seat, first)
    return [game.event(journal.entry(index), secrets.get(index, 0), words) for index in range(first, journal.length)]


def story(events: Iterable[Json]) -> Text:
    """Log entries, one line each."""
    lines: list[Text] = []
    for event in events:
        text = str(event["text"])
        seat = event["seat"]
        if event["tone"] == HEADING:
            lines.append(Text(f"── {text} ──", "quiet"))
        elif isinstance(seat, int):
            lines.append(Text.assemble((shape(seat), seat_style(seat)), " ", text))
        else:
            lines.append(Text(f"  {text}"))
    return Text("\n").join(lines)
