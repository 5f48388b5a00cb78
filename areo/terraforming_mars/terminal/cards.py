"""A player's own cards: the corporations dealt, the cards to choose from, the hand, and what is in play."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from areo.terminal.flow import aligned, flow, stack
from areo.terminal.scene import Scene
from areo.terraforming_mars.terminal.players import EVENT, cube_text, facts, tag_name


def my_cards(scene: Scene, view: dict[str, Any], seat: int) -> list[RenderableType]:
    """Everything that only this seat sees, with what it has in play."""
    mine = view["players"][seat]
    told: list[RenderableType] = []
    if mine["corporation"] is None:
        told += corporations(scene, mine["dealt_corporations"])
    told += in_play(scene, mine)
    for heading in ("dealt", "drafted", "bought"):
        rows = [{"id": id, "price": facts(scene, id)["cost"], "playable": True} for id in mine[heading]]
        told += card_rows(scene, scene.say(heading), rows)
    told += card_rows(scene, scene.say("my-hand"), mine["hand"])
    return told


def corporations(scene: Scene, ids: list[str]) -> list[RenderableType]:
    """The corporations to choose from, or the one chosen in secret."""
    names = scene.words.join("or", [scene.name(f"corporation {id}") for id in ids])
    return ["", Text.assemble((f"{scene.say('corporation')}  ", "bold"), names)]


def in_play(scene: Scene, mine: dict[str, Any]) -> list[RenderableType]:
    """My cards that go on working: those with an action, an effect or cubes."""
    told: list[Text] = []
    for id in [mine["corporation"], *mine["played"]] if mine["corporation"] else mine["played"]:
        card = facts(scene, id)
        if card["colour"] != "blue" and (card["colour"] != "corporation" or "action" not in card):
            continue  # a corporation is named above already
        number = scene.lit.get(f"action {id}")
        name = Text(scene.printed.cards[id].name, "quiet" if id in mine["used"] else "")
        if number is not None:
            name = Text.assemble((f"[{number}] {name.plain}", "act"))
        if mine["on_cards"].get(id):
            name.append(f" {cube_text(scene, id, mine['on_cards'][id])}", "bold")
        if id in mine["used"]:
            name.append(f" ({scene.say('used')})", "quiet")
        told.append(name)
    if not told:
        return []
    told[0] = Text.assemble((f"{scene.say('in-play')}  ", "bold"), told[0])
    return ["", flow(told, scene.width)]


def card_rows(scene: Scene, title: str, cards: list[dict[str, Any]]) -> list[RenderableType]:
    """Cards one beneath the other: their number if they can be chosen, price, name, tags, and the start of the text."""
    if not cards:
        return []
    heading = Text.assemble((title, "bold"), (f" · {len(cards)}", "quiet"))
    rows = [[Text("   "), Text(f" {scene.name('resource mc')}", "mc"), heading]]
    for card in cards:
        number = scene.lit.get(f"play {card['id']}", scene.lit.get(f"card {card['id']}"))
        text = scene.card(card["id"])
        rows.append(
            [
                Text("" if number is None else str(number), "act"),
                Text(str(card["price"]), "mc" if number is not None or card["playable"] else "quiet"),
                Text(scene.name(f"card {card['id']}"), "bold" if number is not None else ""),
                tags_of(scene, card["id"]),
                Text(text.text if text else "", "quiet"),
            ]
        )
    return ["", stack(aligned(rows, right={0, 1}, width=scene.width))]


def tags_of(scene: Scene, id: str) -> Text:
    """A card's tags; that it is an event, first."""
    ordered = sorted(facts(scene, id)["tags"], key=lambda tag: tag != EVENT)
    return Text(" ".join(tag_name(scene, tag) for tag in ordered), "soft")
