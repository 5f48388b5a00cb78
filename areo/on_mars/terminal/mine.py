"""A player's own board: the executive actions of the depot, the laboratory, the private goals and tasks."""

from __future__ import annotations

from collections.abc import Container, Mapping
from itertools import zip_longest
from typing import Any, Final

from rich.text import Text

from areo.on_mars.terminal.colony import benefit_name
from areo.on_mars.terminal.offers import Paragraphs, cost_part, numbered, tech_name
from areo.on_mars.terminal.planet import CRYSTAL
from areo.on_mars.terminal.players import WIDE
from areo.terminal.flow import aligned, flow, lines_of
from areo.terminal.scene import Scene

CELL: Final = 12  # the width of a laboratory's cell
SHIP: Final = "△"
INDENT: Final = 2
ROWS: Final = ("top", "mid", "bottom")


def my_board(scene: Scene, view: Mapping[str, Any], seat: int) -> list[Text]:
    mine = view["players"][seat]
    return [*executives(scene, mine), *laboratory(scene, mine), *goals(scene, mine), *tasks(scene, mine)]


def executives(scene: Scene, mine: Mapping[str, Any]) -> list[Text]:
    """The executive actions, each with its crystals; a ship stands where one is still closed."""
    items: list[Text] = []
    for slot, action in enumerate(scene.printed.board["executives"], 1):
        name = f"{scene.name('executive ' + action['id'])} {action['price']}{CRYSTAL}"
        closed = slot in mine["ships"]
        items.append(Text(f"{SHIP} {name}", "quiet") if closed else numbered(scene, f"exec {action['id']}", name))
    if mine["ships"]:
        items.append(Text(f"{SHIP} {scene.say('closed')}", "quiet"))
    told = Paragraphs(scene.width)
    told.add(scene.say("executives"), items)
    return told.lines()


def laboratory(scene: Scene, mine: Mapping[str, Any]) -> list[Text]:
    """The laboratory column by column: each cell with its technology, or else with what it gives; costs beneath."""
    board = scene.printed.board
    benefits = {cell["id"]: cell["benefit"] for cell in board["cells"]}
    columns = board["columns"]
    rows = [[Text(scene.say("laboratory"), "bold"), *[Text(str(column["level"]), "bold") for column in columns]]]
    for row in ROWS:
        ids = [cell_id(column["level"], row, benefits) for column in columns]
        rows.append([Text(), *[cell(scene, mine, benefits, id) for id in ids]])
    costs = [[cost_part(scene, *part) for part in column["cost"].items()] for column in columns]
    for number, parts in enumerate(zip_longest(*costs, fillvalue="")):
        heading = "" if number else scene.say("cost")
        rows.append([Text(heading, "quiet"), *[Text(part, "quiet") for part in parts]])
    points = [Text(str(column["points"]), "quiet") for column in columns]
    rows.append([Text(scene.say("points"), "quiet"), *points])
    return aligned(rows, gap=2 if scene.width >= WIDE else 1, width=scene.width)


def cell_id(level: int, row: str, cells: Container[str]) -> str:
    """The cell of a column in a row; the only cell of a column stands in the middle."""
    alone = f"L{level}"
    return alone if row == "mid" and alone in cells else f"{alone}.{row}"


def cell(scene: Scene, mine: Mapping[str, Any], benefits: Mapping[str, Any], id: str) -> Text:
    if id in mine["lab"]:
        return Text(tech_name(scene, mine["lab"][id])[:CELL], "bold")
    benefit = benefits.get(id)
    if benefit is None:
        return Text("·" if id in benefits else "", "quiet")
    return Text(benefit_name(scene, benefit)[:CELL], "quiet")


def goals(scene: Scene, mine: Mapping[str, Any]) -> list[Text]:
    """The private goals in hand, with how far each is."""
    told: list[Text] = []
    for goal, standing in zip(mine["goals"], mine["goals_standing"], strict=True):
        card = scene.printed.cards[f"goal-{goal}"]
        number = scene.lit.get(f"goal {goal}")
        have, need = standing["have"], standing["need"]
        style = "good" if have >= need else "bold"
        name = Text.assemble(("" if number is None else f"[{number}] ", "act"), (f"{card.name} {have}/{need}", style))
        told += written(name, card.text, scene.width)
    return [Text(scene.say("my-goals"), "quiet"), *told] if told else []


def tasks(scene: Scene, mine: Mapping[str, Any]) -> list[Text]:
    """The cards of the First Colonists that are still to be done."""
    ids = [] if mine["first_card"] is None else [mine["first_card"], *mine["tasks"]]
    cards = [scene.printed.cards[id] for id in ids]
    return [line for card in cards for line in written(Text(card.name, "bold"), card.text, scene.width)]


def written(name: Text, text: str, width: int) -> list[Text]:
    """A card's name and what it says, further lines set in a little."""
    words = [Text(word, "quiet") for word in text.split(" ")]
    lines = lines_of(flow([Text.assemble(name, " "), *words], width - INDENT, " "))
    return [lines[0], *[Text.assemble(" " * INDENT, line) for line in lines[1:]]]
