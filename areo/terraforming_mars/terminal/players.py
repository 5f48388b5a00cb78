"""The players of Terraforming Mars: what each has and makes, the tags in play, the cubes on cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.terminal.flow import aligned, beside, flow, lines_of, stack
from areo.terminal.look import seat_style, shape
from areo.terminal.scene import Scene
from areo.terraforming_mars.numbers import RESOURCES, TAGS

WIDE: Final = 110
NARROW: Final = 76
FIRST: Final = "★"
EVENT: Final = "event"


def facts(scene: Scene, id: str) -> Mapping[str, Any]:
    """What is printed on a card, as plain values."""
    return scene.printed.cards[id].facts


def count(cards: object) -> int:
    """How many cards: the view lists those that may be seen, and counts the others."""
    return len(cards) if isinstance(cards, list) else int(str(cards))


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def strip(scene: Scene, view: dict[str, Any]) -> list[Text]:
    """A line for each player: rating, each resource with its production, cards, points so far, what they are doing."""
    say = scene.say
    wide = scene.width >= WIDE
    letters = 99 if wide else 5 if scene.width >= NARROW else 3  # of a resource's name
    points = scene.words.phrases["noun.point"].split("|")[1]
    names = [Text(scene.name(f"resource {resource}")[:letters], resource) for resource in RESOURCES]
    rating = Text(say("rating"), "quiet")
    counted = [say("hand"), say("played"), points]
    rows = [[Text(), rating, *names, *[Text(word, "quiet") for word in counted]]]
    for seat, one in enumerate(view["players"]):
        who = scene.player(seat)
        who.truncate(24 if wide else 13, overflow="ellipsis")
        who.stylize("bold" if seat == scene.seat else "")
        if seat == view["first_player"] and scene.seats > 1:
            who.append(f" {FIRST}", "bold")
        counts = [count(one["hand"]), len(one["played"]), scene.scores[seat]["total"]]
        stocks = [stock(one, resource, wide) for resource in RESOURCES]
        rows.append([who, Text(str(one["tr"]), "bold"), *stocks, *[Text(str(number)) for number in counts]])
        rows[-1].append(doing(scene, view, seat))
    return aligned(rows, right=range(1, 11), gap=2 if wide else 1, width=scene.width)


def stock(one: dict[str, Any], resource: str, wide: bool) -> Text:
    """How much of a resource there is, and how much comes each generation."""
    number, made = one["resources"][resource], one["production"][resource]
    gap = " " if wide else ""
    return Text.assemble(
        (str(number), "bold" if number else "quiet"), (gap + signed(made), "soft" if made else "quiet")
    )


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
        name = Text(scene.name(f"corporation {one['corporation']}"))
        lines = [flow([name, *tags(scene, one)], scene.width - 2, "  ")]
        if one["on_cards"] and seat != scene.seat:  # the looking seat has its own list of cards in play
            lines.append(flow(cubes(scene, one), scene.width - 2))
        told.append(beside([Text(shape(seat), seat_style(seat))], lines_of(stack(lines)), 2))
    return ["", *told] if told else []


def tag_name(scene: Scene, tag: str) -> str:
    """A tag's name without its article; some letters of it, where room is short."""
    name = scene.words.phrases[f"tag-name.{tag}"].split(" ")[-1]
    return name if scene.width >= WIDE else name[:3]


def tags(scene: Scene, one: dict[str, Any]) -> list[Text]:
    """The tags a player has in play; of events, how many were played."""
    events = sum(EVENT in facts(scene, id)["tags"] for id in one["played"])
    shown = {**one["tags"], EVENT: events}
    return [Text.assemble((tag_name(scene, tag), "soft"), f" {shown[tag]}") for tag in TAGS if shown.get(tag)]


def cubes(scene: Scene, one: dict[str, Any]) -> list[Text]:
    """What lies on a player's cards."""
    return [
        Text.assemble(scene.name(f"card {id}"), " ", (cube_text(scene, id, number), "bold"))
        for id, number in one["on_cards"].items()
    ]


def cube_text(scene: Scene, id: str, number: int) -> str:
    """A number of the cubes that a card holds: "2 animals"."""
    return scene.words.count(number, f"cube.{facts(scene, id)['holds']}")


def all_played(scene: Scene, view: dict[str, Any]) -> RenderableType:
    """Every card in play, player by player."""
    told: list[RenderableType] = []
    for seat, one in enumerate(view["players"]):
        if one["played"]:
            names = [Text(scene.name(f"card {id}")) for id in one["played"]]
            names[0] = Text.assemble((shape(seat), seat_style(seat)), " ", names[0])
            told += ["", flow(names, scene.width)]
    return Group(*told)
