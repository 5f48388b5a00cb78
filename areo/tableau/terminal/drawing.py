"""The part of a drawing that card games share: the header, what a card's name means, the cards worth points."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from areo.terminal.drawing import Drawing
from areo.terminal.ending import worthy_cards
from areo.terminal.flow import beside
from areo.terminal.scene import Scene

COLOURS: Final = {
    "mc": ("#F2C14E", "#7A5600"),
    "steel": ("#C99B74", "#7A4E2A"),
    "titanium": ("#B9BCC9", "#4A4D58"),
    "plants": ("#74BF63", "#2F6B33"),
    "heat": ("#EE8A5B", "#A8441F"),
    "oceans": ("#6FB0DC", "#1D5F86"),
}


class TableauDrawing(Drawing):
    """A game whose players build an engine of cards."""

    colours = COLOURS

    def ending(self, scene: Scene) -> RenderableType | None:
        return worthy_cards(scene)

    def keys(self, scene: Scene, key: str) -> list[str]:
        """In a turn's menu a card is played; or, once it lies in play, its action is used."""
        kind, _, id = key.partition(" ")
        if scene.asked != "menu" or kind not in ("card", "corporation"):
            return [key]
        mine = scene.view["players"][scene.seat]
        return [f"action {id}" if kind == "corporation" or id in mine["played"] else f"play {id}"]


def header(scene: Scene, deck: int, discard: int) -> Text:
    """How far the game is, and how many cards are left."""
    piles = Text(scene.say("piles", deck, discard), "quiet")
    left = Text(scene.clock, "bold")
    return beside([left], [piles], max(scene.width - piles.cell_len, left.cell_len + 1))


def alone(scene: Scene, rounds: int) -> Text:
    """Whether a player alone has won against time, with the points."""
    outcome = scene.outcome
    assert outcome is not None, "nobody has won before the end"
    won = outcome.won[0]
    told = scene.say("solo.won" if won else "solo.lost", rounds, scene.scores[0]["total"])
    return Text.assemble(scene.player(0), " ", (told, "good" if won else "bad"), style="bold")
