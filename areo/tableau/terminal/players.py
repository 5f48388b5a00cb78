"""The players of a card game: what each has and makes, the tags in play, the cubes on cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from areo.terminal.flow import flow, headed, stack
from areo.terminal.look import seat_style, shape
from areo.terminal.scene import Scene

WIDE: Final = 110


def facts(scene: Scene, id: str) -> Mapping[str, Any]:
    """What is printed on a card, as plain values."""
    return scene.printed.cards[id].facts


def count(cards: object) -> int:
    """How many cards: the view lists those that may be seen, and counts the others."""
    return len(cards) if isinstance(cards, list) else int(str(cards))


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def points_name(scene: Scene) -> str:
    return scene.words.phrases["noun.point"].split("|")[1]


def who(scene: Scene, seat: int) -> Text:
    """A player's name in a list of players, the reader's own in bold."""
    told = scene.player(seat)
    told.truncate(24 if scene.width >= WIDE else 13, overflow="ellipsis")
    told.stylize("bold" if seat == scene.seat else "")
    return told


def stock(scene: Scene, number: int, made: int) -> Text:
    """How much of a resource there is, and how much of it is produced."""
    gap = " " if scene.width >= WIDE else ""
    return Text.assemble(
        (str(number), "bold" if number else "quiet"), (gap + signed(made), "soft" if made else "quiet")
    )


def mat(scene: Scene, seat: int, items: Sequence[Text], one: Mapping[str, Any]) -> Text:
    """A player's line of facts, and beneath it the cubes on their cards."""
    lines = [headed(Text(shape(seat), seat_style(seat)), items, scene.width, 2, "  ")]
    if one["on_cards"] and seat != scene.seat:  # the looking seat has its own list of cards in play
        lines.append(headed(Text(), cubes(scene, one), scene.width, 2))
    return stack(lines)


def tag_name(scene: Scene, tag: str) -> str:
    """A tag's name without its article; some letters of it, where room is short."""
    name = scene.words.phrases[f"tag-name.{tag}"].split(" ")[-1]
    return name if scene.width >= WIDE else name[:3]


def tags(scene: Scene, shown: Mapping[str, int]) -> list[Text]:
    """How many of each tag, in the order of the rules."""
    order = scene.printed.board["tags"]
    return [Text.assemble((tag_name(scene, tag), "soft"), f" {shown[tag]}") for tag in order if shown.get(tag)]


def cubes(scene: Scene, one: Mapping[str, Any]) -> list[Text]:
    """What lies on a player's cards."""
    return [
        Text.assemble(scene.name(f"card {id}"), " ", (cube_text(scene, id, number), "bold"))
        for id, number in one["on_cards"].items()
    ]


def cube_text(scene: Scene, id: str, number: int) -> str:
    """A number of the cubes that a card holds: "2 animals"."""
    return scene.words.count(number, f"cube.{facts(scene, id)['holds']}")


def all_played(scene: Scene, view: Mapping[str, Any]) -> RenderableType:
    """Every card in play, player by player."""
    told: list[RenderableType] = []
    for seat, one in enumerate(view["players"]):
        if one["played"]:
            names = [Text(scene.name(f"card {id}")) for id in one["played"]]
            names[0] = Text.assemble((shape(seat), seat_style(seat)), " ", names[0])
            told += ["", flow(names, scene.width)]
    return Group(*told)
