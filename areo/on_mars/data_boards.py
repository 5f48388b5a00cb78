"""Reads what is printed on the boards: action slots, laboratory, living quarters, technologies and turn order."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written
from areo.on_mars.components import BENEFITS, CELL_BENEFITS, SPACE_BENEFITS, ColumnCost, Data, GridRow
from areo.on_mars.names import NAMES
from areo.on_mars.numbers import (
    ACTIONS,
    CELLS,
    ENTRY_CELLS,
    IN_GRID,
    LEVEL_OF_CELL,
    NONE,
    SPACE,
    TOP_LEVEL,
    TOP_ROW,
    WITH_SLOTS,
)
from areo.on_mars.reconstructed import Notes

NO_BENEFIT: Final = "none"
GRID_ROWS: Final = ["bottom", "middle", "top"]
SPACES: Final = SPACE.end - SPACE.first
MOST_SLOTS: Final = 9
MOST_POINTS: Final = 99
MOST_COST: Final = 9
MOST_PLAYERS: Final = 4


def read_boards(top: TomlTable, data: Data, notes: Notes) -> None:
    data.slots = read_slots(top.inside("slots", "[slots]"), notes)
    read_columns(top.inside("columns", "[columns]"), data, notes)
    read_cells(top.inside("cells", "[cells]"), data, notes)
    data.beds_points = read_living_quarters(top.inside("living_quarters", "[living_quarters]"), notes)
    data.grid = read_grid(top.inside("grid", "[grid]"), notes)
    data.space_benefits = read_spaces(top.inside("spaces", "[spaces]"), notes)
    data.first_spaces = read_first_spaces(top.inside("first_colonist_tiles", "[first_colonist_tiles]"), notes)


def read_slots(section: TomlTable, notes: Notes) -> list[int]:
    """The slots of all actions that have some, but for the last, which has one for each player."""
    actions = {ACTIONS[action].replace("-", "_"): NAMES[f"action {ACTIONS[action]}"] for action in WITH_SLOTS[:-1]}
    section.keys(list(actions), [])
    slots: list[int] = []
    for action, names in actions.items():
        table = section.inside(action, f"[slots.{action}]")
        table.keys(["slots", "status"], ["source"])
        slots.append(table.number("slots", 1, MOST_SLOTS))
        notes.add(table.status("status"), "slots", names)
        table.remark("source")
    return slots


def read_columns(section: TomlTable, data: Data, notes: Notes) -> None:
    """The costs and points of the laboratory's columns. The first one is entered by learning, at no further cost."""
    levels = [str(level) for level in range(1, TOP_LEVEL + 1)]
    section.keys(levels, [])
    data.lab_costs = [ColumnCost(0, 0, 0)]
    data.lab_points = [0]
    for level in levels:
        table = section.inside(level, f"[columns.{level}]")
        first = level == levels[0]
        table.keys(["points", "points_status"] + ([] if first else ["cost", "cost_status"]), ["source"])
        data.lab_points.append(table.number("points", 0, MOST_POINTS))
        notes.put_name_on_list(table.status("points_status"), "column_points", level)
        if first:
            data.lab_costs.append(ColumnCost(0, 0, 0))
        else:
            cost = table.inside("cost", f"[columns.{level}]: cost")
            cost.keys(["oxygen", "any", "crystal"], [])
            oxygen, any, crystal = [cost.number(key, 0, MOST_COST) for key in ("oxygen", "any", "crystal")]
            data.lab_costs.append(ColumnCost(oxygen, any, crystal))
            notes.put_name_on_list(table.status("cost_status"), "column_costs", level)
        table.remark("source")
    notes.close_list("column_costs")
    notes.close_list("column_points")


def read_cells(section: TomlTable, data: Data, notes: Notes) -> None:
    section.keys(list(CELLS), [])
    for cell, id in enumerate(CELLS):
        level = str(LEVEL_OF_CELL[cell])
        table = section.inside(id, f'[cells."{id}"]')
        table.keys(["to", "to_status", "benefit", "benefit_status"], ["source"])
        data.lab_moves.append(read_moves(table, cell))
        notes.put_name_on_list(table.status("to_status"), "moves", level)
        data.lab_benefits.append(read_benefit(table, CELL_BENEFITS))
        notes.put_name_on_list(table.status("benefit_status"), "cells", level)
        table.remark("source")
    notes.close_list("moves")
    notes.close_list("cells")
    check_reachable(section, data.lab_moves)


def read_moves(table: TomlTable, cell: int) -> list[int]:
    """The cells that a technology can move to from a cell, all of them in the next column."""
    moves: list[int] = []
    for number, id in enumerate(table.texts("to")):
        place = f"to/{number}"
        if id not in CELLS:
            raise table.bad(place, f"there is no cell {as_written(id)}")
        to = CELLS.index(id)
        if LEVEL_OF_CELL[to] != LEVEL_OF_CELL[cell] + 1:
            raise table.bad(place, f"the cell {as_written(id)} is not in the next column")
        if to in moves:
            raise table.bad(place, f"the cell {as_written(id)} is listed twice")
        moves.append(to)
    return moves


def check_reachable(section: TomlTable, moves: list[list[int]]) -> None:
    """Checks that a technology can come to every cell. Cells are numbered column by column, so one pass is enough."""
    reached = list(ENTRY_CELLS)
    for cell, id in enumerate(CELLS):
        if cell not in reached:
            raise section.bad(id, f'no technology can come to the cell "{id}": it is next to none that can be reached')
        reached += moves[cell]


def read_benefit(table: TomlTable, known: list[str]) -> int:
    benefit = table.word("benefit", [*known, NO_BENEFIT])
    return NONE if benefit == NO_BENEFIT else BENEFITS.index(benefit)


def read_living_quarters(table: TomlTable, notes: Notes) -> list[int]:
    table.keys(["points", "status"], ["source"])
    points = table.numbers("points", 0, MOST_POINTS)
    if len(points) != TOP_ROW:
        raise table.bad("points", f"points must be those of {TOP_ROW} rows, found {len(points)}")
    for row in range(1, TOP_ROW):
        if points[row] < points[row - 1]:
            raise table.bad(f"points/{row}", f"a row cannot be worth less than the one below, found {points[row]}")
    notes.add_name(table.status("status"), "beds")
    table.remark("source")
    return [0, *points]


def read_grid(table: TomlTable, notes: Notes) -> list[GridRow]:
    table.keys(["spaces_status", "cost_status", *GRID_ROWS], ["source"])
    notes.add_name(table.status("spaces_status"), "grid_spaces")
    notes.add_name(table.status("cost_status"), "grid_costs")
    table.remark("source")
    rows: list[GridRow] = []
    for key in GRID_ROWS:
        row = table.inside(key, f"[grid]: {key}")
        row.keys(["spaces", "battery", "any"], [])
        spaces = row.number("spaces", 0, len(IN_GRID))
        rows.append(GridRow(spaces, row.number("battery", 0, MOST_COST), row.number("any", 0, MOST_COST)))
    total = sum([row.spaces for row in rows])
    if total != len(IN_GRID):
        raise table.bad("", f"the grid must have {len(IN_GRID)} spaces in all, found {total}")
    return rows


def read_spaces(section: TomlTable, notes: Notes) -> list[int]:
    spaces = [str(space) for space in range(1, SPACES + 1)]
    section.keys(spaces, [])
    benefits: list[int] = []
    for space in spaces:
        table = section.inside(space, f"[spaces.{space}]")
        table.keys(["benefit", "status"], ["source"])
        benefits.append(read_benefit(table, SPACE_BENEFITS))
        notes.put_name_on_list(table.status("status"), "spaces", space)
        table.remark("source")
    notes.close_list("spaces")
    return benefits


def read_first_spaces(table: TomlTable, notes: Notes) -> list[int]:
    table.keys(["spaces", "status"], ["source"])
    spaces = table.numbers("spaces", 1, SPACES)
    for number, space in enumerate(spaces):
        if space in spaces[:number]:
            raise table.bad(f"spaces/{number}", f"the space {space} is listed twice")
    if len(spaces) < MOST_PLAYERS:
        raise table.bad("spaces", f"at least {MOST_PLAYERS} tiles are needed, one for each player, found {len(spaces)}")
    notes.add_name(table.status("status"), "first_spaces")
    table.remark("source")
    return [space - 1 for space in spaces]
