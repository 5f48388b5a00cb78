"""Terraforming Mars in the terminal: Tharsis, the parameters, milestones and awards, the players, my cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.tableau.terminal.drawing import COLOURS, TableauDrawing, alone, header
from areo.tableau.terminal.phrases import with_shared
from areo.tableau.terminal.players import all_played
from areo.terminal.flow import beside, stack
from areo.terminal.scene import Scene
from areo.terraforming_mars.numbers import SOLO_GENERATIONS
from areo.terraforming_mars.terminal.cards import my_cards
from areo.terraforming_mars.terminal.goals import awards, milestones, tracks
from areo.terraforming_mars.terminal.phrases import PHRASES
from areo.terraforming_mars.terminal.planet import MAP_WIDTH, planet
from areo.terraforming_mars.terminal.players import mats, strip

OWN_COLOURS: Final = {**COLOURS, "energy": ("#B797F2", "#5A34B0")}
GAP: Final = 2
SIDE: Final = 45  # the column beside the map


class TerraformingMarsDrawing(TableauDrawing):
    """Tharsis with the parameters above and the goals beneath it, or both beside it where there is room."""

    phrases = with_shared(PHRASES)
    colours = OWN_COLOURS

    def board(self, scene: Scene) -> RenderableType:
        view = scene.view
        return Group(heading(scene, view), shared(scene, view), all_played(scene, view))

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        mine = [] if scene.seat is None else my_cards(scene, view, scene.seat)
        above = [heading(scene, view), shared(scene, view), ""]
        return Group(*above, stack(strip(scene, view)), *mats(scene, view), *mine)

    def result(self, scene: Scene) -> Text | None:
        """Alone one wins or loses against time; otherwise it is as in any game."""
        return alone(scene, SOLO_GENERATIONS) if scene.seats == 1 else None


def heading(scene: Scene, view: dict[str, Any]) -> Text:
    return header(scene, view["deck"], view["discard"])


def shared(scene: Scene, view: dict[str, Any]) -> RenderableType:
    """What all share: the map, the parameters, milestones and awards. A solo game has none of these last."""
    goals = [] if scene.seats == 1 else [milestones(scene, view), awards(scene, view)]
    mars = planet(scene, view)
    if scene.width >= MAP_WIDTH + GAP + SIDE:
        side = [line for goal in goals for line in [Text(), *goal]]
        return beside(mars, [*tracks(scene, view, False), *side], MAP_WIDTH + GAP)
    above = [*tracks(scene, view, True), *mars]
    if not goals:
        return stack(above)
    first, second = goals
    column = max(line.cell_len for line in first) + GAP
    if column + max(line.cell_len for line in second) > scene.width:
        return stack([*above, Text(), *first, Text(), *second])
    return Group(stack(above), "", beside(first, second, column))


DRAWING: Final = TerraformingMarsDrawing()
