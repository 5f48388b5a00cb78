"""Private goals: when each is met, and how far somebody has come."""

from __future__ import annotations

from areo.on_mars import verbs
from areo.on_mars.components import Goal
from areo.on_mars.geometry import size
from areo.on_mars.numbers import CONTRACTS, RESOURCES
from areo.on_mars.rewards import mines_held
from areo.on_mars.table import KINDS, OnMarsTable


def complexes_with_marker(game: OnMarsTable, person: int) -> list[int]:
    """The sizes of all complexes, lone buildings included, on which somebody has a marker."""
    sizes: list[int] = []
    left = game.advanced[person]
    while left:
        together = game.complex_at((left & -left).bit_length() - 1)
        sizes.append(size(together))
        left &= ~together
    return sizes


def contracts_done(game: OnMarsTable, person: int) -> int:
    """How many of somebody's contracts are complete now."""
    return sum([game.contract_of[n] == person and verbs.holds(game, n) for n in range(1, CONTRACTS + 1)])


def techs_known(game: OnMarsTable, person: int) -> int:
    return sum([cell >= 0 for cell in game.cell[person * KINDS : (person + 1) * KINDS]])


def standing(game: OnMarsTable, person: int, goal: Goal) -> tuple[int, int]:
    """How much of a goal somebody has, and how much it needs."""
    figures = goal.figures
    need = goal.need
    if need == "blueprints":
        return len(game.plans_held(person)), figures[0]
    if need == "advanced_buildings":
        return size(game.advanced[person]), figures[0]
    if need == "mines":
        return mines_held(game, person), figures[0]
    if need == "discoveries":
        return game.discoveries[person].bit_count(), figures[0]
    if need == "advanced_in_complex":
        return max(complexes_with_marker(game, person), default=0), figures[0]
    if need == "advanced_in_complexes":
        large = [found for found in complexes_with_marker(game, person) if found >= figures[1]]
        return len(large), figures[0]
    if need == "same_resource":
        return max([game.stock(person, good) for good in range(1, RESOURCES)]), figures[0]
    if need == "shelters":
        return game.on_map(person), figures[0]
    if need == "colony_level":
        return game.level, figures[0]
    if need == "colonists":
        return game.quarters[person], figures[0]
    if need == "techs":
        return techs_known(game, person), figures[0]
    if need == "ships":
        return game.hangar[person], figures[0]
    if need == "research":
        return game.research[person].bit_count(), figures[0]
    if need == "scientists_and_contracts":
        scientists = sum([of == person for of in game.scientist_of])
        contracts = contracts_done(game, person)
        return min(scientists, figures[0]) + min(contracts, figures[1]), figures[0] + figures[1]
    if need == "techs_on_cells":
        return sum([game.cell_taken(person, cell) for cell in figures]), len(figures)
    return game.progress[person].bit_count(), figures[0]


def is_met(game: OnMarsTable, person: int, goal: Goal) -> bool:
    have, need = standing(game, person, goal)
    return have >= need
