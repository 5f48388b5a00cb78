"""What a client needs to draw the boards: the definitions as data, so that a picture cannot say anything else."""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.kernel.words import LANGUAGES, Words
from areo.on_mars.colony import BERTHS, CUBE_POINTS, CUBES_COUNT_AT, FEWER_MISSIONS_AT, SHUTTLE_STOPS_AT
from areo.on_mars.components import BENEFITS, Data
from areo.on_mars.cost import Cost
from areo.on_mars.effects.construct import COSTS
from areo.on_mars.effects.people import CONTRACT_COST
from areo.on_mars.effects.ships import SHIP_COST
from areo.on_mars.facts import IN_COLONY, IN_ORBIT
from areo.on_mars.geometry import CENTRE, DIRECTIONS, HEXES, id_of, name_of
from areo.on_mars.menu import PRICES, USE_PRICE
from areo.on_mars.needs import need_text
from areo.on_mars.numbers import (
    A_SIDE,
    ACTIONS,
    BOTS,
    CELLS,
    COLONISTS,
    COLONY_LEVELS,
    DEPOT,
    EXECUTIVES,
    GOODS,
    HIRE_OR_CONTRACT,
    LETTERS,
    LEVEL_OF_CELL,
    LSS,
    MARKERS,
    NONE,
    RESOURCES,
    REWARDS,
    SHELTERS,
    SHIPS,
    SIDES,
    SPACE,
    TOP_LEVEL,
    TOP_ROW,
    TYPES,
    WAREHOUSE,
    WITH_SLOTS,
    YIELDS,
)
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3
from areo.on_mars.rewards import EACH
from areo.on_mars.rulebook import OnMarsRulebook

BEDS_IN_ROW: Final = 2


def table(book: OnMarsRulebook) -> Json:
    """Both boards, the players' boards, and what everything costs."""
    data = book.data
    return {
        "hexes": hexes(data),
        "directions": list(DIRECTIONS),
        "goods": list(GOODS),
        "resources": list(GOODS[:RESOURCES]),
        "warehouse": [GOODS[good] for good in WAREHOUSE],
        "buildings": [
            {"id": TYPES[type], "gives": GOODS[YIELDS[type]], "cost": cost(COSTS[type])} for type in range(len(TYPES))
        ],
        "techs": list(book.chapter.techs),
        "life_support": {"columns": [TYPES[type] for type in LSS], "rows": TOP_ROW},
        "rewards": dict(zip(REWARDS, EACH, strict=True)),
        "levels": {
            "most": COLONY_LEVELS,
            "cubes_count": list(CUBES_COUNT_AT),
            "fewer_missions": list(FEWER_MISSIONS_AT),
            "cube_points": list(CUBE_POINTS),
            "complex": COMPLEX_FOR_LEVEL_3,
        },
        "spaces": [space(data, at) for at in range(SPACE.end - SPACE.first)],
        "shuttle": {"berths": BERTHS, "stops_at": SHUTTLE_STOPS_AT},
        "actions": [action(data, number) for number in range(len(ACTIONS))],
        "executives": [
            {"id": EXECUTIVES[slot], "slot": slot + 1, "price": PRICES[slot]} for slot in range(len(EXECUTIVES))
        ],
        "use_price": USE_PRICE,
        "ship_cost": cost(SHIP_COST),
        "contract_cost": cost(CONTRACT_COST),
        "quarters": {"in_row": BEDS_IN_ROW, "points": data.beds_points[1:]},
        "columns": [column(data, level) for level in range(1, TOP_LEVEL + 1)],
        "cells": [cell(data, at) for at in range(len(CELLS))],
        "grid": [
            {"id": name, "spaces": row.spaces, "cost": figures(battery=row.battery, any=row.any)}
            for name, row in zip(("bottom", "middle", "top"), data.grid, strict=True)
        ],
        "limits": {
            "colonists": COLONISTS,
            "bots": BOTS,
            "ships": SHIPS,
            "shelters": SHELTERS,
            "markers": MARKERS,
            "depot": DEPOT,
        },
        "solo": {
            "orbit": [ACTIONS[number] for number in IN_ORBIT],
            "colony": [ACTIONS[number] for number in IN_COLONY],
            "goals": {
                goal.id: [in_each(book, need, wanted) for need, wanted in goal.needs] for goal in data.solo_goals
            },
        },
        **book.chapter.board(book),
    }


def hexes(data: Data) -> list[Json]:
    """The map, column by column, with what is printed on a hex: a starting site, or the letter of a research tile."""
    research = {hex: LETTERS[letter] for letter, sites in enumerate(data.research_sites) for hex in sites}
    told: list[Json] = []
    for hex in HEXES:
        shown: Json = {"id": id_of(hex), "name": name_of(hex)}
        if hex in research:
            shown["research"] = research[hex]
        if hex == CENTRE or hex in data.lss_sites:
            shown["site"] = True
        told.append(shown)
    return told


def cost(price: Cost) -> Json:
    """What something costs, by what is paid."""
    kinds = {GOODS[good]: price.kinds[good] for good in range(RESOURCES)}
    return figures(**kinds, any=price.any, crystal=price.crystals, colonist=price.colonists)


def figures(**amounts: int) -> Json:
    """Those that are not nothing."""
    return {name: amount for name, amount in amounts.items() if amount}


def benefit(number: int) -> str | None:
    return None if number == NONE else BENEFITS[number]


def space(data: Data, at: int) -> Json:
    """A space of the turn order."""
    return {"space": at + 1, "side": SIDES[at // 4], "benefit": benefit(data.space_benefits[at])}


def action(data: Data, number: int) -> Json:
    """A main action. Hiring has a slot for each player, which is told as 0; an action without slots has null."""
    slots = None
    if number == HIRE_OR_CONTRACT:
        slots = 0
    elif number in WITH_SLOTS:
        slots = data.slots[WITH_SLOTS.index(number)]
    return {"id": ACTIONS[number], "side": SIDES[number // A_SIDE], "slots": slots}


def column(data: Data, level: int) -> Json:
    price = data.lab_costs[level]
    paid = figures(oxygen=price.oxygen, any=price.any, crystal=price.crystal)
    return {"level": level, "cost": paid, "points": data.lab_points[level]}


def cell(data: Data, at: int) -> Json:
    return {
        "id": CELLS[at],
        "level": LEVEL_OF_CELL[at],
        "to": [CELLS[to] for to in data.lab_moves[at]],
        "benefit": benefit(data.lab_benefits[at]),
    }


def in_each(book: OnMarsRulebook, need: str, wanted: list[int]) -> Json:
    """What a goal asks for, in every language."""
    told: Json = {}
    for language in LANGUAGES:
        words = Words(language, book.phrases[language], book.things)
        told[language] = need_text(need, wanted, words)
    return told
