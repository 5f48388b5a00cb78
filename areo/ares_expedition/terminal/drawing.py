"""Ares Expedition in the terminal: Mars, the phases of the round, the players, my cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.ares_expedition.terminal.cards import my_cards
from areo.ares_expedition.terminal.mars import flipped, tracks
from areo.ares_expedition.terminal.modes import mode, result
from areo.ares_expedition.terminal.phrases import PHRASES
from areo.ares_expedition.terminal.players import mats, strip
from areo.ares_expedition.terminal.rounds import phases
from areo.tableau.terminal.drawing import COLOURS, TableauDrawing, header
from areo.tableau.terminal.phrases import with_shared
from areo.tableau.terminal.players import WIDE, all_played
from areo.terminal.flow import beside, stack
from areo.terminal.scene import Scene

OWN_COLOURS: Final = {
    **COLOURS,
    "zone-purple": ("#B59BD6", "#6B4896"),
    "zone-red": ("#E8755C", "#A83A22"),
    "zone-yellow": ("#E0B04A", "#7A5600"),
    "zone-white": ("#EFE8DD", "#574233"),
    "card-green": ("#74BF63", "#2F6B33"),
    "card-blue": ("#6FB0DC", "#1D5F86"),
    "card-red": ("#FF9079", "#A82B14"),
}
GAP: Final = 3


class AresExpeditionDrawing(TableauDrawing):
    """Mars and the phases above, then the players, then one's own cards."""

    phrases = with_shared(PHRASES)
    colours = OWN_COLOURS

    def board(self, scene: Scene) -> RenderableType:
        return Group(*shared(scene, scene.view), all_played(scene, scene.view))

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        mine = [] if scene.seat is None else my_cards(scene, view, scene.seat)
        return Group(*shared(scene, view), "", stack(strip(scene, view)), *mats(scene, view), *mine)

    def result(self, scene: Scene) -> Text | None:
        return result(scene)


def shared(scene: Scene, view: Mapping[str, Any]) -> list[RenderableType]:
    """What all share: the piles, Mars, what the mode asks for, and the phases."""
    above: list[RenderableType] = [header(scene, view["deck"], view["discard"] + view["reserve"]), planet(scene, view)]
    return above if view["over"] else [*above, "", stack(phases(scene, view))]


def planet(scene: Scene, view: Mapping[str, Any]) -> Text:
    """The parameters; the tiles and the mode beside them where there is room, or else beneath."""
    mars = tracks(scene, view)
    column = max(line.cell_len for line in mars) + GAP
    if scene.width >= WIDE:
        room = scene.width - column
        return beside(mars, [*mode(scene, view, room), *flipped(scene, view, room)], column)
    return stack([*mars, *flipped(scene, view, scene.width), *mode(scene, view, scene.width)])


DRAWING: Final = AresExpeditionDrawing()
