"""Monolith: the goals with how far each has come, and the sabotage that is in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from areo.terminal.flow import headed, lines_of
from areo.terminal.scene import Scene


def monolith(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The five goals, what strikes when, and what is left in the deck; nothing elsewhere."""
    if "monolith" not in view:
        return []
    block = view["monolith"]
    rows = [
        (scene.say("open-goals"), goals(scene, block)),
        (scene.say("saboteur"), [Text(item) for item in cards(scene, block)]),
    ]
    column = max(len(head) for head, _ in rows) + 2
    told = [headed(Text(head, "bold"), items, scene.width, column) for head, items in rows]
    return [line for text in told for line in lines_of(text)]


def goals(scene: Scene, block: Mapping[str, Any]) -> list[Text]:
    """Each goal by what it asks for."""
    wanted = block["goals"]
    tiles = wanted["discovery"]
    names = [
        scene.name(f"card blueprint-{wanted['blueprint']}"),
        scene.name(f"card contract-{wanted['contract']}"),
        scene.name(f"tech {wanted['technology']}"),
        scene.name(f"card {wanted['scientist']}"),
        scene.say("tiles-wanted", tiles["discovery"], tiles["research"]),
    ]
    told: list[Text] = []
    for name, standing in zip(names, block["standing"], strict=True):
        met = standing["have"] >= standing["need"]
        told.append(Text(f"{name} {standing['have']}/{standing['need']}", "good" if met else ""))
    return told


def cards(scene: Scene, block: Mapping[str, Any]) -> list[str]:
    """The sabotage cards in play, each with its cubes, and how many of each letter are to come."""
    told = [scene.say("with-cubes", scene.name(f"sabotage {card['id']}"), card["cubes"]) for card in block["in_play"]]
    deck = len(block["deck"]) if isinstance(block["deck"], list) else block["deck"]
    left = [f"{letter} ×{number}" for letter, number in block["to_come"].items() if number]
    return [*told, scene.say("strikes-at", ", ".join(map(str, block["icons"]))), scene.say("cards-left", deck), *left]
