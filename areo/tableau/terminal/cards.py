"""A player's own cards: the corporations to choose from, what is in play, and lists with prices and texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from areo.tableau.terminal.players import cube_text, facts, tag_name
from areo.terminal.flow import aligned, stack
from areo.terminal.scene import Scene


class Row(NamedTuple):
    """A card in a list."""

    id: str
    price: int
    bright: bool  # whether nothing but the question keeps it from being chosen
    marks: Sequence[Text]  # its tags, and what else stands between its name and its text
    note: str = ""  # what is said before its text


def corporations(scene: Scene, ids: list[str]) -> list[RenderableType]:
    """The corporations to choose from, or the one chosen in secret."""
    names = scene.words.join("or", [scene.name(f"corporation {id}") for id in ids])
    return ["", Text.assemble((f"{scene.say('corporation')}  ", "bold"), names)]


def in_play(scene: Scene, mine: Mapping[str, Any], id: str, style: str = "") -> Text:
    """A card of mine: the number of its action if that can be used, its cubes, and whether it was used."""
    number = scene.lit.get(f"action {id}")
    used = id in mine["used"]
    name = scene.printed.cards[id].name
    told = Text(name, "quiet" if used else style)
    if number is not None:
        told = Text.assemble((f"[{number}] {name}", "act"))
    if mine["on_cards"].get(id):
        told.append(f" {cube_text(scene, id, mine['on_cards'][id])}", "bold")
    if used:
        told.append(f" ({scene.say('used')})", "quiet")
    return told


def card_rows(scene: Scene, title: str, cards: Sequence[Row]) -> list[RenderableType]:
    """Cards one beneath the other: their number if they can be chosen, price, name, marks, the start of the text."""
    if not cards:
        return []
    heading = Text.assemble((title, "bold"), (f" · {len(cards)}", "quiet"))
    rows = [[Text("   "), Text(f" {scene.name('resource mc')}", "mc"), heading]]
    for card in cards:
        number = scene.lit.get(f"play {card.id}", scene.lit.get(f"card {card.id}"))
        text = scene.card(card.id)
        rows.append(
            [
                Text("" if number is None else str(number), "act"),
                Text(str(card.price), "mc" if number is not None or card.bright else "quiet"),
                Text(scene.name(f"card {card.id}"), "bold" if number is not None else ""),
                *card.marks,
                Text.assemble((card.note, "dusk"), (text.text if text else "", "quiet")),
            ]
        )
    return ["", stack(aligned(rows, right={0, 1}, width=scene.width))]


def tags_of(scene: Scene, tags: Iterable[str]) -> Text:
    """A card's tags."""
    return Text(" ".join(tag_name(scene, tag) for tag in tags), "soft")


def printed_cost(scene: Scene, id: str) -> int:
    cost: int = facts(scene, id)["cost"]
    return cost
