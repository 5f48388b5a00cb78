"""On Mars in the terminal: orbit and colony, life support and missions, the map, what is on offer, the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.on_mars.terminal import invasion, solo
from areo.on_mars.terminal.blackout import blackout
from areo.on_mars.terminal.colony import header, life_support, missions, sides
from areo.on_mars.terminal.mine import my_board
from areo.on_mars.terminal.monolith import monolith
from areo.on_mars.terminal.offers import offers
from areo.on_mars.terminal.outbreak import outbreak
from areo.on_mars.terminal.phrases import PHRASES
from areo.on_mars.terminal.planet import MAP_WIDTH, planet
from areo.on_mars.terminal.players import mats, strip, technologies
from areo.terminal.drawing import Drawing
from areo.terminal.ending import worthy_cards
from areo.terminal.flow import beside, stack
from areo.terminal.scene import Scene

COLOURS: Final = {
    "mineral": ("#D9A27A", "#7A4E2A"),
    "battery": ("#F2C14E", "#7A5600"),
    "water": ("#6FB0DC", "#1D5F86"),
    "plant": ("#74BF63", "#2F6B33"),
    "oxygen": ("#C9D6DE", "#4A5A66"),
    "crystal": ("#C79BE8", "#5B2A86"),
    "mine": ("#D9A27A", "#7A4E2A"),
    "generator": ("#F2C14E", "#7A5600"),
    "water_extractor": ("#6FB0DC", "#1D5F86"),
    "greenhouse": ("#74BF63", "#2F6B33"),
    "oxygen_condenser": ("#C9D6DE", "#4A5A66"),
    "shelter": ("#EFE8DD", "#2A2018"),
}
GAP: Final = 2
SIDE: Final = 50  # the column beside the map
ENTRIES: Final = {"action": "main", "executive": "exec"}  # what begins in a turn's menu with a thing of a kind


class OnMarsDrawing(Drawing):
    """The colony above, the map, what is on offer beneath it or beside it, then the players and one's own board."""

    phrases = PHRASES
    colours = COLOURS

    def board(self, scene: Scene) -> RenderableType:
        return Group(*shared(scene, scene.view))

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        plays = scene.seat is not None and scene.seat < len(view["players"])  # the alien has no such board
        mine = my_board(scene, view, scene.seat) if scene.seat is not None and plays else []
        blocks = [strip(scene, view), technologies(scene, view), mats(scene, view), mine]
        below = [line for block in blocks if block for line in [Text(), *block]]
        return Group(*shared(scene, view), stack(below))

    def result(self, scene: Scene) -> Text | None:
        """Alone one wins or loses by a goal; otherwise it is as in any game."""
        return solo.result(scene) if scene.seats == 1 else None

    def ending(self, scene: Scene) -> RenderableType | None:
        return worthy_cards(scene)

    def keys(self, scene: Scene, key: str) -> list[str]:
        """In a turn's menu an action is begun, an advanced building used, a private goal completed."""
        kind, _, id = key.partition(" ")
        if scene.asked != "menu":
            return [key]
        if kind in ENTRIES:
            return [f"{ENTRIES[kind]} {id}"]
        if id.startswith("blueprint-"):
            return [f"use {id}"]
        return [f"goal {id.removeprefix('goal-')}"] if id.startswith("goal-") else [key]


def shared(scene: Scene, view: Mapping[str, Any]) -> list[RenderableType]:
    """What all share: the colony, the map, and what is on offer beneath it, or beside it where there is room."""
    aims = outbreak(scene, view) or missions(scene, view)
    blocks = [sides(scene, view), life_support(scene, view), aims, solo.solo(scene, view)]
    blocks += [blackout(scene, view), invasion.invasion(scene, view), monolith(scene, view)]
    above = [header(scene, view), *[line for block in blocks for line in block]]
    mars = planet(scene, view)
    room = scene.width - MAP_WIDTH - GAP
    if room >= SIDE:
        return [stack(above), beside(mars, offers(scene, view, room), MAP_WIDTH + GAP)]
    return [stack([*above, *mars, *offers(scene, view, scene.width)])]


DRAWING: Final = OnMarsDrawing()
