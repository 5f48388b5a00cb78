"""A player's own cards: the corporations dealt, the cards to choose from, the hand, and what is in play."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from areo.terminal.flow import aligned, flow, stack
from areo.terminal.scene import Scene, card_text
from areo.terminal.terraforming_mars_players import cube_text, tag_name
from areo.terraforming_mars.numbers import EVENT
from areo.terraforming_mars.table import Table


def my_cards(scene: Scene, view: dict[str, Any], seat: int) -> list[RenderableType]:
    """Everything that only this seat sees, with what it has in play."""
    mine = view["players"][seat]
    told: list[RenderableType] = []
    if mine["corporation"] is None:
        told += corporations(scene, mine["dealt_corporations"])
    told += in_play(scene, mine)
    for heading in ("dealt", "drafted", "bought"):
        rows = [{"id": id, "price": price_of(scene, seat, id), "playable": True} for id in mine[heading]]
        told += card_rows(scene, scene.say(f"terraforming-mars.cards.{heading}"), rows)
    told += card_rows(scene, scene.say("terraforming-mars.my-hand"), mine["hand"])
    return told


def price_of(scene: Scene, seat: int, id: str) -> int:
    """What playing one of my cards would cost me, with my discounts."""
    game = cast(Table, scene.game)
    return game.players[seat].prices[game.book.things.number(f"card {id}")]


def corporations(scene: Scene, ids: list[str]) -> list[RenderableType]:
    """The corporations to choose from, or the one chosen in secret."""
    words = scene.game.words(scene.say.language)
    names = words.join("or", [scene.name(f"corporation {id}") for id in ids])
    return ["", Text.assemble((f"{scene.say('terraforming-mars.corporation')}  ", "bold"), names)]


def in_play(scene: Scene, mine: dict[str, Any]) -> list[RenderableType]:
    """My cards that go on working: those with an action, an effect or cubes."""
    game = cast(Table, scene.game)
    told: list[Text] = []
    keys = [f"corporation {mine['corporation']}"] if mine["corporation"] else []
    for key in [*keys, *[f"card {id}" for id in mine["played"]]]:
        card = game.book.card(game.book.things.number(key))
        if card.event or not card.blue or (key in keys and card.action is None):  # the corporation is named above
            continue
        number = scene.lit.get(f"action {card.id}")
        name = Text(scene.name(key), "quiet" if card.id in mine["used"] else "")
        if number is not None:
            name = Text.assemble((f"[{number}] {name.plain}", "act"))
        if mine["on_cards"].get(card.id):
            name.append(f" {cube_text(scene, card.id, mine['on_cards'][card.id])}", "bold")
        if card.id in mine["used"]:
            name.append(f" ({scene.say('terraforming-mars.used')})", "quiet")
        told.append(name)
    if not told:
        return []
    told[0] = Text.assemble((f"{scene.say('terraforming-mars.in-play')}  ", "bold"), told[0])
    return ["", flow(told, scene.width)]


def card_rows(scene: Scene, title: str, cards: list[dict[str, Any]]) -> list[RenderableType]:
    """Cards one beneath the other: their number if they can be chosen, price, name, tags, and the start of the text."""
    if not cards:
        return []
    texts = scene.texts()
    heading = Text.assemble((title, "bold"), (f" · {len(cards)}", "quiet"))
    rows = [[Text("   "), Text(f" {scene.name('resource mc')}", "mc"), heading]]
    for card in cards:
        number = scene.lit.get(f"play {card['id']}", scene.lit.get(f"card {card['id']}"))
        text = card_text(texts, card["id"])
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
    game = cast(Table, scene.game)
    card = game.book.card(game.book.things.number(f"card {id}"))
    ordered = sorted(card.tags, key=lambda tag: tag != EVENT)
    return Text(" ".join(tag_name(scene, tag) for tag in ordered), "soft")
