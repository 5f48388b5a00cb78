"""Alone against Lacerda: his board, his last card, and what winning needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.on_mars.terminal.colony import words_of
from areo.on_mars.terminal.people import LACERDA, sign
from areo.terminal.flow import headed, lines_of
from areo.terminal.look import FREE
from areo.terminal.scene import Scene

MET: Final = "✓"


def solo(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The goal with what is still missing, and Lacerda's board."""
    if view[LACERDA] is None:
        return []
    return [*goal(scene, view), *lacerda(scene, view[LACERDA])]


def goal(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The goal, and each thing it needs: ticked, or with how much of it there is."""
    told = view["solo_goal"]
    texts = scene.printed.board["solo"]["goals"][told["id"]]
    items: list[Text] = []
    for need, text in zip(told["needs"], texts, strict=True):
        said = text[scene.say.language]
        if need["have"] >= need["need"]:
            items.append(Text.assemble((MET, "good"), (f" {said}", "quiet")))
        else:
            items.append(Text.assemble((FREE, "quiet"), f" {said}", (f" ({scene.words.number(need['have'])})", "bold")))
    return lines_of(headed(Text(scene.printed.cards[told["id"]].name, "bold"), items, scene.width))


def lacerda(scene: Scene, his: Mapping[str, Any]) -> list[Text]:
    """Where his bot stands, how his cards stand, and what the last one did."""
    name = Text.assemble(sign(scene, LACERDA), (" Lacerda", "bold"))
    icon = scene.say("icon", scene.name(f"building {his['bot_icon']}"))
    told = [headed(name, [Text(icon), Text(scene.say("his-deck", his["deck"], his["pass"]))], scene.width)]
    if his["last_card"] is not None:
        card = scene.printed.cards[f"solo-{his['last_card']}"]
        told.append(headed(Text(card.name, "bold"), words_of(card.text), scene.width, gap=" "))
    return [line for text in told for line in lines_of(text)]


def result(scene: Scene) -> Text:
    """Whether the goal was met."""
    outcome = scene.outcome
    assert outcome is not None, "nobody has won before the end"
    name = scene.printed.cards[scene.view["solo_goal"]["id"]].name
    won = outcome.won[0]
    points = scene.scores[0]["total"], outcome.rivals[0]["total"]
    told = scene.say("solo.won" if won else "solo.lost", name, *points)
    return Text.assemble(scene.player(0), " ", (told, "good" if won else "bad"), style="bold")
