"""Reads the cards of the First Colonists variant and of the solo game."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written
from areo.on_mars.components import SOLO_NEEDS, TASKS, Data, SoloCard, SoloGoal, TaskCard
from areo.on_mars.data_cards import LARGEST_COMPLEX, MOST_AMOUNT, MOST_IN_STORAGE
from areo.on_mars.numbers import (
    BLUEPRINTS,
    COLONY_LEVELS,
    CONTRACTS,
    CRYSTAL,
    FIRST_COLONIST,
    GOODS,
    LETTERS,
    MISSION_SLOTS,
    RESOURCES,
    SCIENTISTS,
    SHELTERS,
    SIDES,
    SOLO_CARDS,
    TECHS,
    TOP_LEVEL,
    TYPES,
    UPGRADE_CONTRACTS,
)
from areo.on_mars.reconstructed import Notes

A_CARDS: Final = 4
B_CARDS: Final = FIRST_COLONIST.end - FIRST_COLONIST.first - A_CARDS
SOLO_ACTIONS: Final = 3
HARDEST: Final = 3
MOST_MARGIN: Final = 99

SOLO_FIGURES: Final = ["level", "count", "number", "tech", "building", "size", "good", "scientist", "side", "points"]
# Figures that are named by a word: the words, in the order of their numbers.
NAMED: Final[dict[str, list[str]]] = {
    "building": list(TYPES),
    "good": list(GOODS[:RESOURCES]),
    "tech": list(TECHS),
    "scientist": list(SCIENTISTS),
    "side": list(SIDES),
}
# The most that a need of the solo game can ask for, in its one figure that is a number.
SOLO_LIMITS: Final[dict[str, int]] = {
    "colony_level": COLONY_LEVELS,
    "contracts": CONTRACTS,
    "upgrade_contracts": UPGRADE_CONTRACTS,
    "delivery_contracts": CONTRACTS - UPGRADE_CONTRACTS,
    "contract": CONTRACTS,
    "private_goals": 1,  # a player completes one in a game
    "top_techs": 1,  # the last column has one cell
    "tech": TOP_LEVEL,
    "research": len(LETTERS),
    "shelters": SHELTERS,
    "mines": LARGEST_COMPLEX,
    "advanced": BLUEPRINTS // len(TYPES),
    "complex": LARGEST_COMPLEX,
    "stored": MOST_IN_STORAGE,
    "margin": MOST_MARGIN,
}


def read_variants(top: TomlTable, data: Data, notes: Notes) -> None:
    read_a_cards(top, data, notes)
    data.b_cards = read_b_cards(top, notes)
    data.solo_deck = read_solo_deck(top, notes)
    data.solo_goals = read_solo_goals(top, notes)


def read_a_cards(top: TomlTable, data: Data, notes: Notes) -> None:
    for number, table in enumerate(top.many("a_card"), 1):
        table.keys(["id", "buildings", "status", "names", "name_status"], ["source"])
        id = table.word("id", [f"A{number}"])
        types: list[int] = []
        for place, building in enumerate(table.texts("buildings")):
            if building not in TYPES:
                raise table.bad(f"buildings/{place}", f"there is no building {as_written(building)}")
            if TYPES.index(building) in types:
                raise table.bad(f"buildings/{place}", f"the building {as_written(building)} is listed twice")
            types.append(TYPES.index(building))
        if not types:
            raise table.bad("buildings", "buildings must not be empty")
        data.a_cards.append(types)
        data.a_names.append(table.names())
        notes.tell(id, table.status("status"))
        notes.put_name_on_list(table.status("status"), "a_cards", id)
        table.remark("source")
    if len(data.a_cards) != A_CARDS:
        raise top.bad("a_card", f"there must be {A_CARDS} A cards, found {len(data.a_cards)}")
    notes.close_list("a_cards")


def read_b_cards(top: TomlTable, notes: Notes) -> list[TaskCard]:
    cards: list[TaskCard] = []
    for number, table in enumerate(top.many("b_card"), 1):
        required = ["id", "task", "task_status", "good", "amount", "reward_status", "names", "name_status"]
        table.keys(required, ["source"])
        id = table.word("id", [f"B{number}"])
        task = table.word("task", TASKS)
        good = GOODS.index(table.word("good", list(GOODS[: CRYSTAL + 1])))
        cards.append(TaskCard(id, table.names(), task, good, table.number("amount", 1, MOST_AMOUNT)))
        notes.tell(id, table.status("task_status"), table.status("reward_status"))
        notes.put_name_on_list(table.status("task_status"), "tasks", id)
        notes.put_name_on_list(table.status("reward_status"), "rewards", id)
        table.remark("source")
    if len(cards) != B_CARDS:
        raise top.bad("b_card", f"there must be {B_CARDS} B cards, found {len(cards)}")
    notes.close_list("tasks")
    notes.close_list("rewards")
    return cards


def read_solo_deck(top: TomlTable, notes: Notes) -> list[SoloCard]:
    cards: list[SoloCard] = []
    letters = list(LETTERS[:MISSION_SLOTS])
    for number, table in enumerate(top.many("solo_card"), 1):
        table.keys(["number", "mission", "action", "travel", "status"], ["source"])
        table.number("number", number, number)
        mission = letters.index(table.word("mission", letters))
        cards.append(SoloCard(number, mission, table.number("action", 1, SOLO_ACTIONS), table.flag("travel")))
        notes.tell(f"solo-{number}", table.status("status"))
        notes.put_name_on_list(table.status("status"), "solo_cards", str(number))
        table.remark("source")
    if len(cards) != SOLO_CARDS:
        raise top.bad("solo_card", f"there must be {SOLO_CARDS} solo cards, found {len(cards)}")
    notes.close_list("solo_cards")
    return cards


def read_solo_goals(top: TomlTable, notes: Notes) -> list[SoloGoal]:
    goals: list[SoloGoal] = []
    seen: dict[str, str] = {}
    for table in top.many("solo_goal"):
        table.keys(["id", "level", "needs", "status", "names", "name_status"], ["source"])
        id = table.id(seen)
        names = table.names()
        goals.append(SoloGoal(id, names, table.number("level", 0, HARDEST), read_solo_needs(table)))
        notes.tell(id, table.status("status"))
        notes.add(table.status("status"), "solo_goal", names)
        table.remark("source")
    if not goals:
        raise top.bad("solo_goal", "at least one solo goal is needed")
    return goals


def read_solo_needs(table: TomlTable) -> list[tuple[str, list[int]]]:
    needs: list[tuple[str, list[int]]] = []
    for number, entry in enumerate(table.entries("needs")):
        place = f"needs/{number}"
        if not isinstance(entry, dict):
            raise table.bad(place, f"a need must be written in braces, found {as_written(entry)}")
        line = TomlTable(table.file, table.at(place), f"{table.label}: need {number + 1}", entry)
        need = line.rule("need", SOLO_NEEDS, SOLO_FIGURES)
        line.keys(["need", *SOLO_NEEDS[need]], [])
        needs.append((need, [read_solo_figure(line, need, figure) for figure in SOLO_NEEDS[need]]))
    if not needs:
        raise table.bad("needs", "needs must not be empty")
    return needs


def read_solo_figure(line: TomlTable, need: str, figure: str) -> int:
    if figure in NAMED:
        return NAMED[figure].index(line.word(figure, NAMED[figure]))
    return line.number(figure, 2 if figure == "size" else 1, SOLO_LIMITS[need])
