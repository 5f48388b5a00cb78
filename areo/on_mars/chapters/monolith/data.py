"""Reads what the file of components says of Monolith."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable
from areo.on_mars.chapters.monolith.components import MonolithData, SabotageCard
from areo.on_mars.chapters.monolith.numbers import GOAL_NAMES, LETTERS, SABOTAGE_IDS
from areo.on_mars.numbers import LETTERS as RESEARCH_LETTERS
from areo.on_mars.reconstructed import Notes

MOST_TIME: Final = 30
MOST_CUBES: Final = 9
MOST_POINTS: Final = 99
MOST_TILES: Final = 9
FIGURES: Final = [
    "goals_to_win",
    "lose_at",
    "hard_lose_at",
    "alien_icons",
    "cubes",
    "cards_at_start",
    "goal_points",
    "mission_points",
]


def read_monolith(top: TomlTable, notes: Notes) -> MonolithData:
    table = top.inside("monolith", "[monolith]")
    table.keys([*FIGURES, "status", "hard_status"], ["source"])
    goals = len(GOAL_NAMES)
    found = MonolithData()
    found.goals_to_win = table.number("goals_to_win", 1, goals)
    found.lose_at = table.number("lose_at", 1, MOST_TIME)
    found.hard_lose_at = table.number("hard_lose_at", 1, found.lose_at)
    found.alien_icons = table.numbers("alien_icons", 1, found.lose_at)
    found.cubes = table.number("cubes", 1, MOST_CUBES)
    found.cards_at_start = table.number("cards_at_start", 0, len(SABOTAGE_IDS))
    found.goal_points = table.numbers("goal_points", -MOST_POINTS, MOST_POINTS)
    if len(found.goal_points) != goals + 1:
        raise table.bad("goal_points", f"points for 0 to {goals} goals are needed, found {len(found.goal_points)}")
    found.mission_points = table.number("mission_points", 0, MOST_POINTS)
    notes.add_name(table.status("status"), "monolith")
    notes.add_name(table.status("hard_status"), "monolith_hard")
    table.remark("source")
    found.sabotage = read_sabotage(top, notes)
    found.tiles = read_tiles(top, notes)
    return found


def read_sabotage(top: TomlTable, notes: Notes) -> list[SabotageCard]:
    cards: list[SabotageCard] = []
    for number, table in enumerate(top.many("sabotage_card"), 1):
        table.keys(["number", "id", "letter", "status", "names", "name_status"], ["source"])
        table.number("number", number, number)
        id = table.word("id", [SABOTAGE_IDS[number - 1]] if number <= len(SABOTAGE_IDS) else [])
        cards.append(SabotageCard(id, table.names(), LETTERS.index(table.word("letter", list(LETTERS)))))
        notes.tell(id, table.status("status"))
        notes.put_name_on_list(table.status("status"), "sabotage", str(number))
        table.remark("source")
    if len(cards) != len(SABOTAGE_IDS):
        raise top.bad("sabotage_card", f"there must be {len(SABOTAGE_IDS)} sabotage cards, found {len(cards)}")
    notes.close_list("sabotage")
    return cards


def read_tiles(top: TomlTable, notes: Notes) -> list[tuple[int, int]]:
    """The cards of the goal that asks for tiles: how many discoveries, how many research tiles."""
    found: list[tuple[int, int]] = []
    for number, table in enumerate(top.many("tiles_goal"), 1):
        table.keys(["discovery", "research", "status"], ["source"])
        found.append((table.number("discovery", 0, MOST_TILES), table.number("research", 0, len(RESEARCH_LETTERS))))
        notes.tell(f"tiles-goal-{number}", table.status("status"))
        table.remark("source")
    if not found:
        raise top.bad("tiles_goal", "at least one goal of tiles is needed")
    return found
