"""The five goals of Monolith: how far each of them is met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.on_mars import verbs
from areo.on_mars.chapters.monolith.numbers import (
    BLUEPRINT_GOAL,
    CONTRACT_GOAL,
    GOAL_NAMES,
    SCIENTIST_BUILDINGS,
    SCIENTIST_GOAL,
    TECH_GOAL,
)
from areo.on_mars.numbers import BLUEPRINTS, NONE, TOP_LEVEL
from areo.on_mars.plans import building_of
from areo.on_mars.scoring import all_advanced

if TYPE_CHECKING:
    from areo.on_mars.chapters.monolith.table import Monolith

PLAYER: Final = 0  # who plays alone


def stands(game: Monolith, number: int) -> bool:
    """Whether a blueprint is built, on a building that works."""
    hex = game.plan_at[number]
    return hex != NONE and not game.dead >> hex & 1


def have_and_need(game: Monolith, goal: int) -> tuple[int, int]:
    """How much of a goal there is, and how much it needs."""
    if goal == BLUEPRINT_GOAL:
        return blueprint_standing(game)
    if goal == CONTRACT_GOAL:
        number = game.contract_goal
        return int(game.contract_of[number] == PLAYER and verbs.holds(game, number)), 1
    if goal == TECH_GOAL:
        return game.tech_level(PLAYER, game.tech_goal), TOP_LEVEL
    if goal == SCIENTIST_GOAL:
        hired = game.scientist_of[game.scientist_goal] == PLAYER
        scored = all_advanced(game, game.book.scientists[game.scientist_goal].scores)
        return int(hired) + min(SCIENTIST_BUILDINGS, scored), 1 + SCIENTIST_BUILDINGS
    discoveries, research = game.figures_of.tiles[game.tiles_goal]
    found = min(discoveries, game.discoveries[PLAYER].bit_count()) + min(research, game.research[PLAYER].bit_count())
    return found, discoveries + research


def blueprint_standing(game: Monolith) -> tuple[int, int]:
    """The blueprint built; and, after a change of plans, another one on a building of the same type."""
    number = game.blueprint_goal
    built = int(stands(game, number))
    if not game.plans_changed:
        return built, 1
    others = [
        other
        for other in range(1, BLUEPRINTS + 1)
        if other != number and building_of(other) == building_of(number) and stands(game, other)
    ]
    return built + min(1, len(others)), 2


def is_met(game: Monolith, goal: int) -> bool:
    have, need = have_and_need(game, goal)
    return have >= need


def met(game: Monolith) -> int:
    """How many goals are met now."""
    return sum([is_met(game, goal) for goal in range(len(GOAL_NAMES))])
