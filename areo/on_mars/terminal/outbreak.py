"""Outbreak: the time left, how many are infected, the missions, and what the infection cards may still bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from areo.on_mars.terminal.colony import AHEAD, BEHIND, words_of
from areo.on_mars.terminal.people import name
from areo.terminal.flow import flow, headed, lines_of
from areo.terminal.scene import Scene


def outbreak(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    told = view.get("infection")
    if told is None:
        return []
    return [*standing(scene, view, told), *missions(scene, told), *cards(scene, told), *people(scene, view)]


def standing(scene: Scene, view: Mapping[str, Any], told: Mapping[str, Any]) -> list[Text]:
    """What the game is lost by, and the vaccines left."""
    near = told["infected"] * 2 >= told["limit"]
    items = [
        Text(scene.say("time-left", view["time"]), "bad" if view["time"] <= 2 else "bold"),
        Text(scene.say("infected-of", told["infected"], told["limit"]), "bad" if near else "bold"),
        Text(scene.say("vaccines", told["tokens"])),
    ]
    return lines_of(flow(items, scene.width, "  "))


def missions(scene: Scene, told: Mapping[str, Any]) -> list[Text]:
    """The mission cards, and how much of each is done."""
    lines = [Text(scene.say("missions"), "bold")]
    for mission in told["missions"]:
        have = min(mission["have"], mission["need"])
        way = Text.assemble((BEHIND * have, "good"), (AHEAD * (mission["need"] - have), "quiet"))
        card = scene.printed.cards[mission["id"]]
        done = Text(scene.say("have-of", mission["have"], mission["need"]))
        lines += lines_of(flow([Text(card.name, "bold"), way, done], scene.width, "  "))
    return lines


def cards(scene: Scene, told: Mapping[str, Any]) -> list[Text]:
    """How many cards of each kind are left, and the one that was revealed last."""
    left = [Text(f"{number} × {scene.printed.cards[id].name}") for id, number in told["left"].items() if number]
    lines = lines_of(headed(Text(scene.say("infection-cards"), "bold"), left, scene.width))
    if told["discard"]:
        last = scene.say("revealed", scene.printed.cards[told["discard"][-1]].name)
        lines += lines_of(flow(words_of(last), scene.width, " "))
    return lines


def people(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """How many colonists of each player are infected and vaccinated."""
    items = [
        Text.assemble(name(scene, seat), " ", scene.say("health", total(one["infected"]), total(one["vaccinated"])))
        for seat, one in enumerate(view["players"])
    ]
    return lines_of(flow(items, scene.width, "  "))


def total(colonists: Mapping[str, Any]) -> int:
    there: int = colonists["quarters"] + colonists["working"] + sum(colonists["slots"].values())
    return there + len(colonists["mines"])
