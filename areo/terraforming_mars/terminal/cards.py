"""A player's own cards: the corporations dealt, the cards to choose from, the hand, and what is in play."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from areo.tableau.terminal.cards import Row, card_rows, corporations, in_play, printed_cost, tags_of
from areo.tableau.terminal.players import facts
from areo.terminal.flow import flow
from areo.terminal.scene import Scene
from areo.terraforming_mars.terminal.players import EVENT


def my_cards(scene: Scene, view: dict[str, Any], seat: int) -> list[RenderableType]:
    """Everything that only this seat sees, with what it has in play."""
    mine = view["players"][seat]
    told: list[RenderableType] = []
    if mine["corporation"] is None:
        told += corporations(scene, mine["dealt_corporations"])
    told += active(scene, mine)
    for heading in ("dealt", "drafted", "bought"):
        rows = [Row(id, printed_cost(scene, id), True, [marks(scene, id)]) for id in mine[heading]]
        told += card_rows(scene, scene.say(heading), rows)
    hand = [Row(card["id"], card["price"], card["playable"], [marks(scene, card["id"])]) for card in mine["hand"]]
    return told + card_rows(scene, scene.say("my-hand"), hand)


def active(scene: Scene, mine: dict[str, Any]) -> list[RenderableType]:
    """My cards that go on working: those with an action, an effect or cubes."""
    told: list[Text] = []
    for id in [mine["corporation"], *mine["played"]] if mine["corporation"] else mine["played"]:
        card = facts(scene, id)
        if card["colour"] == "blue" or (card["colour"] == "corporation" and "action" in card):
            told.append(in_play(scene, mine, id))  # any other corporation is named above already
    if not told:
        return []
    told[0] = Text.assemble((f"{scene.say('in-play')}  ", "bold"), told[0])
    return ["", flow(told, scene.width)]


def marks(scene: Scene, id: str) -> Text:
    """A card's tags; that it is an event, first."""
    return tags_of(scene, sorted(facts(scene, id)["tags"], key=lambda tag: tag != EVENT))
