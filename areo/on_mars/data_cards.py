"""Reads missions, private goals and discovery tiles."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written
from areo.on_mars.components import DISCOVERY_RULES, GOAL_NEEDS, GOAL_REWARDS, Data, Discovery, Goal, Mission
from areo.on_mars.numbers import (
    BLUEPRINTS,
    BOTS,
    CELLS,
    COLONISTS,
    COLONY_LEVELS,
    COMMON,
    CONTRACTS,
    CRYSTAL,
    GOALS,
    GOODS,
    IN_GRID,
    LETTERS,
    M_ADVANCED,
    M_BLUEPRINT,
    M_BOTS,
    M_CONTRACT,
    M_DISCOVERY,
    M_PROGRESS,
    M_RESEARCH,
    M_SCIENTIST,
    M_TECH,
    MARKERS,
    MISSIONS,
    MOST_DISCOVERIES,
    MOST_IN_STACK,
    NONE,
    SCIENTISTS,
    SHELTERS,
    SHIPS,
    TECHS,
    TYPES,
)
from areo.on_mars.reconstructed import Notes

PLAYERS: Final = [2, 3, 4]  # as the targets of missions are listed
ANY: Final = "any"  # a discovery's building
MOST_CRYSTALS: Final = 9
MOST_AMOUNT: Final = 9
LARGEST_COMPLEX: Final = MOST_IN_STACK + 1  # a whole stack around the starting building
MOST_IN_STORAGE: Final = SHELTERS + 1  # of one resource

NEED_FIGURES: Final = ["count", "size", "level", "scientists", "contracts", "cells"]
# The most that a private goal can ask for, figure by figure: more nobody could ever have.
NEED_LIMITS: Final[dict[str, list[int]]] = {
    "blueprints": [MARKERS],
    "advanced_buildings": [MARKERS],
    "mines": [LARGEST_COMPLEX],
    "discoveries": [MOST_DISCOVERIES],
    "advanced_in_complex": [LARGEST_COMPLEX],
    "advanced_in_complexes": [MARKERS, LARGEST_COMPLEX],
    "same_resource": [MOST_IN_STORAGE],
    "shelters": [SHELTERS],
    "colony_level": [COLONY_LEVELS],
    "colonists": [COLONISTS],
    "techs": [len(TECHS)],
    "ships": [SHIPS],
    "research": [len(LETTERS)],
    "scientists_and_contracts": [len(SCIENTISTS), CONTRACTS],
    "progress_cubes": [COMMON],
}


def read_cards(top: TomlTable, data: Data, notes: Notes) -> None:
    data.discoveries = read_discoveries(top, notes)
    data.missions = read_missions(top, data, notes)
    data.goals = read_goals(top, notes)


def most_of_mission(mission: int, players: int, data: Data) -> int:
    """How often a mission can be done in a game at most: the pieces, cards and tiles for it are limited."""
    most = [0] * len(MISSIONS)
    most[M_RESEARCH] = min(sum([len(sites) for sites in data.research_sites]), len(LETTERS) * players)
    most[M_BLUEPRINT] = min(BLUEPRINTS, MARKERS * players)
    most[M_ADVANCED] = min(BLUEPRINTS, MARKERS * players)
    most[M_BOTS] = (BOTS - 1) * players  # the first is there from the start
    most[M_DISCOVERY] = len(data.discoveries)
    most[M_TECH] = len(IN_GRID) if players == 2 else 2 * len(IN_GRID)  # with two players, a set is left out
    most[M_PROGRESS] = COMMON * players
    most[M_SCIENTIST] = len(SCIENTISTS)
    most[M_CONTRACT] = CONTRACTS
    return most[mission]


def read_missions(top: TomlTable, data: Data, notes: Notes) -> list[Mission]:
    """The missions in the order in which they are numbered, whatever their order in the file."""
    found: dict[str, Mission] = {}
    seen: dict[str, str] = {}
    for table in top.many("mission"):
        required = ["id", "targets", "crystals", "status", "length", "length_status", "names", "name_status"]
        table.keys(required, ["source"])
        id = table.word("id", list(MISSIONS))
        table.id(seen)
        names = table.names()
        targets = read_targets(table, MISSIONS.index(id), data)
        crystals = table.number("crystals", 1, MOST_CRYSTALS)
        long = table.word("length", ["short", "long"]) == "long"
        found[id] = Mission(id, names, targets, crystals, long)
        notes.tell(id, table.status("status"))
        notes.add(table.status("status"), "mission", names)
        notes.put_on_list(table.status("length_status"), "lengths", names)
        table.remark("source")
    for id in MISSIONS:
        if id not in found:
            raise top.bad("mission", f'the mission "{id}" is missing')
    for long, length in ((False, "short"), (True, "long")):
        # A game has two missions of one length, and one of the other.
        if len([mission for mission in found.values() if mission.long == long]) < 2:
            raise top.bad("mission", f"at least two missions must be {length}")
    notes.close_lengths()
    return [found[id] for id in MISSIONS]


def read_targets(table: TomlTable, mission: int, data: Data) -> list[int]:
    targets = table.numbers("targets", 1, MOST_DISCOVERIES)
    if len(targets) != len(PLAYERS):
        raise table.bad("targets", f"targets must be those for 2, 3 and 4 players, found {len(targets)}")
    for number, players in enumerate(PLAYERS):
        most = most_of_mission(mission, players, data)
        if targets[number] > most:
            fault = f"with {players} players this can be done {most} times at most, found {targets[number]}"
            raise table.bad(f"targets/{number}", fault)
    return targets


def read_goals(top: TomlTable, notes: Notes) -> list[Goal]:
    goals: list[Goal] = []
    for number, table in enumerate(top.many("goal"), 1):
        need = table.rule("need", GOAL_NEEDS, NEED_FIGURES)
        reward = table.rule("reward", GOAL_REWARDS, ["amount"])
        required = ["number", "need", "reward", "status", "names", "name_status"]
        table.keys(required + GOAL_NEEDS[need] + GOAL_REWARDS[reward], ["need_status", "source"])
        table.number("number", number, number)
        names = table.names()
        figures = read_goal_cells(table) if need == "techs_on_cells" else read_need_figures(table, need)
        amount = table.number("amount", 1, MOST_AMOUNT) if GOAL_REWARDS[reward] else 1
        goals.append(Goal(number, names, need, figures, reward, amount))
        status = table.status("status")
        need_status = table.status("need_status", status)
        notes.tell(f"goal-{number}", status, need_status)
        notes.add(status, "goal", names)
        if need_status != status:
            notes.add(need_status, "goal_need", names)
        table.remark("source")
    if len(goals) != GOALS:
        raise top.bad("goal", f"there must be {GOALS} private goals, found {len(goals)}")
    return goals


def read_need_figures(table: TomlTable, need: str) -> list[int]:
    """The figures of a need. A complex has two buildings at least."""
    figures = GOAL_NEEDS[need]
    return [
        table.number(figure, 2 if figure == "size" else 1, NEED_LIMITS[need][place])
        for place, figure in enumerate(figures)
    ]


def read_goal_cells(table: TomlTable) -> list[int]:
    cells: list[int] = []
    for number, id in enumerate(table.texts("cells")):
        place = f"cells/{number}"
        if id not in CELLS:
            raise table.bad(place, f"there is no cell {as_written(id)}")
        if CELLS.index(id) in cells:
            raise table.bad(place, f"the cell {as_written(id)} is listed twice")
        cells.append(CELLS.index(id))
    if not cells or len(cells) > len(TECHS):
        raise table.bad("cells", f"cells must be between 1 and {len(TECHS)}, found {len(cells)}")
    return cells


def read_discoveries(top: TomlTable, notes: Notes) -> list[Discovery]:
    tiles: list[Discovery] = []
    seen: dict[str, str] = {}
    for table in top.many("discovery"):
        rule = table.rule("rule", DISCOVERY_RULES, ["building", "good", "amount"])
        required = ["id", "copies", "copies_status", "rule", "status", "names", "name_status"]
        table.keys(required + DISCOVERY_RULES[rule], ["source"])
        kind = table.id(seen)
        names = table.names()
        subject = read_subject(table, rule)
        amount = table.number("amount", 1, MOST_AMOUNT) if "amount" in DISCOVERY_RULES[rule] else 1
        for copy in range(1, table.number("copies", 1, MOST_DISCOVERIES) + 1):
            tiles.append(Discovery(kind if copy == 1 else f"{kind}.{copy}", kind, names, rule, subject, amount))
        notes.tell(kind, table.status("status"))
        notes.add(table.status("status"), "discovery", names)
        notes.add(table.status("copies_status"), "copies", names)
        table.remark("source")
    if len(tiles) > MOST_DISCOVERIES:
        raise top.bad("discovery", f"at most {MOST_DISCOVERIES} discovery tiles are possible, found {len(tiles)}")
    return tiles


def read_subject(table: TomlTable, rule: str) -> int:
    """The type to construct or the good to gain; none where any type will do, or the rule is not about one."""
    if rule == "construct":
        building = table.word("building", [*TYPES, ANY])
        return NONE if building == ANY else TYPES.index(building)
    if rule == "gain":
        return GOODS.index(table.word("good", list(GOODS[: CRYSTAL + 1])))
    return NONE
