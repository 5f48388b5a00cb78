"""A player's own cards: the corporations dealt, what is in play by colour, the cards to choose from, the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from areo.tableau.terminal.cards import Row, card_rows, corporations, in_play, printed_cost, tags_of
from areo.tableau.terminal.players import WIDE, facts
from areo.terminal.flow import headed
from areo.terminal.scene import Scene

COLOURS: Final = ("blue", "red", "green")
EVENT: Final = "event"  # said by a card's kind already


def my_cards(scene: Scene, view: Mapping[str, Any], seat: int) -> list[RenderableType]:
    """Everything that only this seat sees, with what it has in play."""
    mine = view["players"][seat]
    told: list[RenderableType] = []
    if mine["dealt_corporations"]:
        told += corporations(scene, mine["dealt_corporations"])
    told += tableau(scene, mine)
    for heading, ids in ((scene.say("dealt"), mine["dealt"]), (scene.say("revealed"), mine["shown"])):
        told += card_rows(scene, heading, [Row(id, printed_cost(scene, id), True, marks(scene, id)) for id in ids])
    return told + card_rows(scene, scene.say("my-hand"), [in_hand(scene, card) for card in mine["hand"]])


def in_hand(scene: Scene, card: Mapping[str, Any]) -> Row:
    return Row(card["id"], card["price"], card["playable"], marks(scene, card["id"]), off(scene, card))


def off(scene: Scene, card: Mapping[str, Any]) -> str:
    """What comes off the price of a card, and thanks to what."""
    parts = [f"−{part['mc']} {source(scene, part['from'])}" for part in card.get("off", [])]
    return ", ".join(parts) + ". " if parts else ""


def source(scene: Scene, key: str) -> str:
    return scene.say("before") if key == "next" else scene.name(key)


def marks(scene: Scene, id: str) -> list[Text]:
    """A card's kind in its colour, some letters of it where room is short, and its tags."""
    card = facts(scene, id)
    kind = Text(kind_name(scene, card["colour"])[: None if scene.width >= WIDE else 3], f"card-{card['colour']}")
    return [kind, tags_of(scene, [tag for tag in card["tags"] if tag != EVENT])]


def kind_name(scene: Scene, colour: str) -> str:
    """What the cards of a colour are called."""
    return scene.term(f"kind.project.{colour}")


def of_colour(scene: Scene, ids: Sequence[str]) -> dict[str, list[str]]:
    """Cards by their colour, without the colours that are not among them."""
    found = {colour: [id for id in ids if facts(scene, id)["colour"] == colour] for colour in COLOURS}
    return {colour: cards for colour, cards in found.items() if cards}


def tableau(scene: Scene, mine: Mapping[str, Any]) -> list[RenderableType]:
    """My cards in play, a paragraph for each colour. A corporation that has an action stands with the blue ones."""
    acting = [id for id in [mine["corporation"]] if id is not None and "action" in facts(scene, id)]
    cards = of_colour(scene, mine["played"])
    if acting:
        cards = {**cards, "blue": [*acting, *cards.get("blue", [])]}
    headings = {colour: kind_name(scene, colour) for colour in COLOURS if colour in cards}
    column = max([len(heading) for heading in headings.values()], default=0) + 2
    told: list[RenderableType] = []
    for colour, heading in headings.items():
        names = [in_play(scene, mine, id) for id in cards[colour]]
        told.append(headed(Text(heading, f"bold card-{colour}"), names, scene.width, column))
    return ["", *told] if told else []
