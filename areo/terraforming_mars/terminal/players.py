"""The players of Terraforming Mars: what each has and makes, the tags in play, the cubes on cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from areo.tableau.terminal.players import WIDE, count, facts, mat, points_name, stock, tags, who
from areo.terminal.flow import aligned
from areo.terminal.scene import Scene
from areo.terraforming_mars.numbers import RESOURCES

NARROW: Final = 76
FIRST: Final = "★"
EVENT: Final = "event"


def strip(scene: Scene, view: dict[str, Any]) -> list[Text]:
    """A line for each player: rating, each resource with its production, cards, points so far, what they are doing."""
    say = scene.say
    wide = scene.width >= WIDE
    letters = 99 if wide else 5 if scene.width >= NARROW else 3  # of a resource's name
    names = [Text(scene.name(f"resource {resource}")[:letters], resource) for resource in RESOURCES]
    rating = Text(say("rating"), "quiet")
    counted = [say("hand"), say("played"), points_name(scene)]
    rows = [[Text(), rating, *names, *[Text(word, "quiet") for word in counted]]]
    for seat, one in enumerate(view["players"]):
        name = who(scene, seat)
        if seat == view["first_player"] and scene.seats > 1:
            name.append(f" {FIRST}", "bold")
        counts = [count(one["hand"]), len(one["played"]), scene.points(seat)]
        stocks = [stock(scene, one["resources"][resource], one["production"][resource]) for resource in RESOURCES]
        rows.append([name, Text(str(one["tr"]), "bold"), *stocks, *[Text(str(figure)) for figure in counts]])
        rows[-1].append(doing(scene, view, seat))
    return aligned(rows, right=range(1, 11), gap=2 if wide else 1, width=scene.width)


def doing(scene: Scene, view: dict[str, Any], seat: int) -> Text:
    if view["passed"][seat]:
        return Text(scene.say("passed"), "quiet")
    return Text(scene.say("asked") if seat in scene.waiting else "")


def mats(scene: Scene, view: dict[str, Any]) -> list[RenderableType]:
    """For each player: the corporation, the tags in play, and the cubes on cards."""
    told: list[RenderableType] = []
    for seat, one in enumerate(view["players"]):
        if one["corporation"] is None:
            continue
        events = sum(EVENT in facts(scene, id)["tags"] for id in one["played"])
        name = Text(scene.name(f"corporation {one['corporation']}"))
        told.append(mat(scene, seat, [name, *tags(scene, {**one["tags"], EVENT: events})], one))
    return ["", *told] if told else []
