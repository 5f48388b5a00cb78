"""The players of Ares Expedition: what each has and makes, what they are doing, their metals, cards and tags."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from areo.ares_expedition.terminal.cards import EVENT, kind_name, of_colour
from areo.tableau.terminal.players import WIDE, count, mat, points_name, signed, stock, tags, who
from areo.terminal.flow import aligned
from areo.terminal.scene import Scene

COLLECTED: Final = ("mc", "heat", "plants")
METALS: Final = ("steel", "titanium")


def strip(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """A line for each player: rating, forests, resources with production, cards, points so far, what they are doing."""
    wide = scene.width >= WIDE
    names = [Text(scene.name(f"resource {resource}"), resource) for resource in COLLECTED]
    counted = [scene.say("hand"), scene.say("played"), points_name(scene)]
    heads = [scene.say("rating"), scene.term("score.forests")]
    rows = [[Text(), *quiet(heads), *names, *(metal_names(scene) if wide else []), *quiet(counted)]]
    for seat, one in enumerate(view["players"]):
        stocks = [stock(scene, one["resources"][resource], one["production"][resource]) for resource in COLLECTED]
        counts = [count(one["hand"]), len(one["played"]), scene.points(seat)]
        cells = [who(scene, seat), Text(str(one["tr"]), "bold"), Text(str(one["forests"])), *stocks]
        cells += metals(one) if wide else []
        rows.append([*cells, *[Text(str(figure)) for figure in counts], doing(scene, view, seat)])
    return aligned(rows, right=range(1, len(rows[0])), gap=2 if wide else 1, width=scene.width)


def quiet(words: list[str]) -> list[Text]:
    return [Text(word, "quiet") for word in words]


def metal_names(scene: Scene) -> list[Text]:
    """Steel, titanium, and the cards that production draws."""
    return [*[Text(scene.name(f"resource {metal}"), metal) for metal in METALS], Text(scene.name("resource cards"))]


def metals(one: Mapping[str, Any]) -> list[Text]:
    told = [str(one["capability"][metal]) for metal in METALS] + [signed(one["production"]["cards"])]
    return [Text(figure, "quiet" if figure in ("0", "+0") else "") for figure in told]


def doing(scene: Scene, view: Mapping[str, Any], seat: int) -> Text:
    """Whether a player is asked something, or is done with what all do at the same time."""
    one = view["players"][seat]
    if seat in scene.waiting:
        return Text(scene.say("asked"))
    if one["ended"]:
        return Text(scene.say("ready"), "quiet")
    return Text(scene.say("decided") if one["chosen"] is not None and not view["phases"] else "", "quiet")


def mats(scene: Scene, view: Mapping[str, Any]) -> list[RenderableType]:
    """For each player: the corporation, metals where the strip has no room, cards by colour, tags, cubes on cards."""
    told: list[RenderableType] = []
    for seat, one in enumerate(view["players"]):
        if one["corporation"] is None:
            continue
        items = [Text(scene.name(f"corporation {one['corporation']}"), "bold")]
        if scene.width < WIDE:
            named = zip(metal_names(scene), metals(one), strict=True)
            items += [Text.assemble(name, " ", figure) for name, figure in named if figure.style != "quiet"]
        if seat != scene.seat:  # the looking seat has its own lists of cards in play
            for colour, cards in of_colour(scene, one["played"]).items():
                items.append(Text.assemble((kind_name(scene, colour), f"card-{colour}"), f" {len(cards)}"))
        shown = {tag: number for tag, number in one["tags"].items() if tag != EVENT}
        told.append(mat(scene, seat, [*items, *tags(scene, shown)], one))
    return ["", *told] if told else []
