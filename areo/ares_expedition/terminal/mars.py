"""How far Mars is: temperature and oxygen through their zones, and the ocean tiles with what they showed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.tableau.terminal.tracks import AHEAD, BEHIND, degrees, track, way
from areo.terminal.flow import aligned, headed, lines_of
from areo.terminal.scene import Scene

NOUNS: Final = {"mc": "mc", "plants": "plants", "cards": "card"}  # what an ocean tile brings, as it is counted


def tracks(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A line for each parameter; the zone it is in is named at its end."""
    board = scene.printed.board["tracks"]
    rows: list[list[Text]] = []
    for name, printed in board.items():
        now = view[name]
        left = (printed["to"] - now) // printed["step"]
        line = zoned(printed, now) if printed["zones"] else way(now, printed["to"], "oceans")
        cells = track(scene, name, level(scene, name, now), level(scene, name, printed["to"]), line, left)
        if printed["zones"]:
            cells += [Text()] * (5 - len(cells))
            cells.append(zone_name(scene, printed, now))
        rows.append(cells)
    return aligned(rows, right={1})


def level(scene: Scene, name: str, number: int) -> str:
    """A parameter's number with its unit."""
    if name == "temperature":
        return degrees(number)
    return scene.say("percent", number) if name == "oxygen" else str(number)


def zoned(printed: Mapping[str, Any], now: int) -> Text:
    """A stroke for each space of a track, in the colour of its zone, with a gap between two zones."""
    parts: list[Text] = []
    for zone in printed["zones"]:
        spaces = range(zone["from"], zone["to"] + 1, printed["step"])
        strokes = "".join(BEHIND if space <= now else AHEAD for space in spaces)
        parts.append(Text(strokes, zone_style(zone)))
    return Text(" ").join(parts)


def zone_name(scene: Scene, printed: Mapping[str, Any], now: int) -> Text:
    """The zone that a parameter is in."""
    zone = next(zone for zone in printed["zones"] if zone["from"] <= now <= zone["to"])
    return Text(scene.say("zone", scene.words.phrases[f"zone.{zone['zone']}"]), zone_style(zone))


def zone_style(zone: Mapping[str, Any]) -> str:
    return f"zone-{zone['zone']}"


def flipped(scene: Scene, view: Mapping[str, Any], width: int) -> list[Text]:
    """What each ocean tile that was flipped brought."""
    tiles = [
        Text(", ".join(scene.words.count(number, NOUNS[name]) for name, number in tile.items()), "oceans")
        for tile in view["turned"]
    ]
    return lines_of(headed(Text(scene.say("flipped"), "quiet"), tiles, width)) if tiles else []
