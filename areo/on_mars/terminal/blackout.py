"""Blackout: how far the team is, what is damaged, and what the saboteur may still do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from areo.on_mars.geometry import BY_ID, name_of
from areo.on_mars.terminal.people import sign
from areo.terminal.flow import headed, lines_of
from areo.terminal.scene import Scene


def blackout(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The team, vandalised buildings, blackouts with whose colonists lie there, and the cards; nothing elsewhere."""
    if "vandalism" not in view:
        return []
    say = scene.say
    block = view["vandalism"]
    dark = block["blackouts"]
    team = [
        say("completed", block["completions"], block["quota"]),
        say("dark", len(dark), block["limit"]),
        say("repairs", block["repairs"]),
    ]
    rows = [(say("team"), [Text(item) for item in team]), (say("open-goals"), goals(scene, view))]
    if block["vandalised"]:
        rows.append((say("vandalised"), [Text(place(scene, view, hex)) for hex in block["vandalised"]]))
    if dark:
        rows.append((say("blackouts"), [laid(scene, view, one) for one in dark]))
    rows.append((say("saboteur"), cards(scene, block)))
    column = max(len(head) for head, _ in rows) + 2
    told = [headed(Text(head, "bold"), items, scene.width, column) for head, items in rows]
    return [line for text in told for line in lines_of(text)]


def goals(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The private goals in all hands, which lie open, with how far each has come."""
    told: list[Text] = []
    for seat, one in enumerate(view["players"]):
        for number, standing in zip(one["goals"], one["goals_standing"], strict=True):
            name = scene.name(f"card goal-{number}")
            told.append(Text.assemble(sign(scene, seat), f" {name} {standing['have']}/{standing['need']}"))
    return told


def place(scene: Scene, view: Mapping[str, Any], hex: str) -> str:
    """A building with its hex."""
    building = next(entry["building"] for entry in view["map"] if entry["hex"] == hex)
    return f"{name_of(BY_ID[hex])} {scene.name(f'building {building}')}"


def laid(scene: Scene, view: Mapping[str, Any], one: Mapping[str, Any]) -> Text:
    """A blacked-out building, and whose colonist lies on it."""
    return Text.assemble(place(scene, view, one["hex"]), " ", sign(scene, one["seat"]))


def cards(scene: Scene, block: Mapping[str, Any]) -> list[Text]:
    """The latest card, and what is left in the deck."""
    name = {id: scene.name(f"vandalism {id}") for id in block["left"]}
    latest = [Text(name[block["discard"][-1]], "bold")] if block["discard"] else []
    left = [f"{name[id]} ×{number}" for id, number in block["left"].items() if number]
    deck = len(block["deck"]) if isinstance(block["deck"], list) else block["deck"]
    return [*latest, Text(scene.say("cards-left", deck), "quiet"), *[Text(item, "quiet") for item in left]]
