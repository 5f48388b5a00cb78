"""Terraforming Mars in the terminal: Tharsis, the parameters, milestones and awards, the players, my cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.terminal.drawing import Drawing
from areo.terminal.flow import beside, flow, lines_of, stack
from areo.terminal.scene import Scene
from areo.terraforming_mars.numbers import SOLO_GENERATIONS
from areo.terraforming_mars.terminal.cards import my_cards
from areo.terraforming_mars.terminal.goals import awards, milestones, minus, tracks
from areo.terraforming_mars.terminal.phrases import PHRASES
from areo.terraforming_mars.terminal.planet import MAP_WIDTH, planet
from areo.terraforming_mars.terminal.players import all_played, mats, strip

COLOURS: Final = {
    "mc": ("#F2C14E", "#7A5600"),
    "steel": ("#C99B74", "#7A4E2A"),
    "titanium": ("#B9BCC9", "#4A4D58"),
    "plants": ("#74BF63", "#2F6B33"),
    "energy": ("#B797F2", "#5A34B0"),
    "heat": ("#EE8A5B", "#A8441F"),
    "oceans": ("#6FB0DC", "#1D5F86"),
}
GAP: Final = 2
SIDE: Final = 45  # the column beside the map
NAME: Final = 24  # of a player, at most


class TerraformingMarsDrawing(Drawing):
    """Tharsis with the parameters above and the goals beneath it, or both beside it where there is room."""

    phrases = PHRASES
    colours = COLOURS

    def board(self, scene: Scene) -> RenderableType:
        view = scene.view
        return Group(header(scene, view), shared(scene, view), all_played(scene, view))

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        mine = [] if scene.seat is None else my_cards(scene, view, scene.seat)
        return Group(header(scene, view), shared(scene, view), "", stack(strip(scene, view)), *mats(scene, view), *mine)

    def result(self, scene: Scene) -> Text | None:
        """Alone one wins or loses against time; otherwise it is as in any game."""
        outcome = scene.outcome
        if scene.seats > 1 or outcome is None:
            return None
        won = outcome.won[0]
        told = scene.say("solo.won" if won else "solo.lost", SOLO_GENERATIONS, scene.scores[0]["total"])
        return Text.assemble(scene.player(0), " ", (told, "good" if won else "bad"), style="bold")

    def ending(self, scene: Scene) -> RenderableType | None:
        return worthy_cards(scene)

    def keys(self, scene: Scene, key: str) -> list[str]:
        """In a turn's menu a card is played; or, once it lies in play, its action is used."""
        kind, _, id = key.partition(" ")
        if scene.asked != "menu" or kind not in ("card", "corporation"):
            return [key]
        mine = scene.view["players"][scene.seat]
        return [f"action {id}" if kind == "corporation" or id in mine["played"] else f"play {id}"]


def header(scene: Scene, view: dict[str, Any]) -> Text:
    """The generation, the phase, and how many cards are left."""
    piles = Text(scene.say("piles", view["deck"], view["discard"]), "quiet")
    left = Text(scene.clock, "bold")
    return beside([left], [piles], max(scene.width - piles.cell_len, left.cell_len + 1))


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


def worthy_cards(scene: Scene) -> Text | None:
    """At the end: the cards that brought points, the most first."""
    people = [scene.player(seat) for seat in range(scene.seats)]
    for who in people:
        who.truncate(NAME, overflow="ellipsis")
    column = max(who.cell_len for who in people) + 1
    told = [Text(scene.say("worthy"), "quiet")]
    for who, score in zip(people, scene.scores, strict=True):
        by_card = sorted(score["by_card"].items(), key=lambda item: -item[1])
        names = [Text.assemble(scene.name(f"card {id}"), (f" {minus(points)}", "bold")) for id, points in by_card]
        if names:
            told.append(beside([who], lines_of(flow(names, scene.width - column)), column))
    return stack(told) if len(told) > 1 else None


DRAWING: Final = TerraformingMarsDrawing()
