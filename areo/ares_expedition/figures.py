"""The numbers of the rules by name, for whoever explains them: taken from where the rules themselves take them."""

from __future__ import annotations

from areo.ares_expedition import numbers
from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.table import FREE_COST


def figures() -> dict[str, int]:
    return {
        "temperature-goal": numbers.GOALS[numbers.TEMPERATURE],
        "oxygen-goal": numbers.GOALS[numbers.OXYGEN],
        "ocean-goal": numbers.GOALS[numbers.OCEANS],
        "cards": len(BOOK.projects),
        "corporations": len(BOOK.corporations),
        "cards-dealt": numbers.DEALT,
        "corporations-dealt": numbers.CORPORATIONS_DEALT,
        "starters-dealt": numbers.STARTERS_DEALT,
        "rating": numbers.RATING,
        "hand-limit": numbers.HAND_LIMIT,
        "sale-price": numbers.SELL_VALUE,
        "steel-value": numbers.STEEL_VALUE,
        "titanium-value": numbers.TITANIUM_VALUE,
        "phase-discount": numbers.PHASE_DISCOUNT,
        "phase-money": numbers.PHASE_MONEY,
        "research-draw": numbers.RESEARCH_DRAW,
        "research-keep": numbers.RESEARCH_KEEP,
        "research-bonus-draw": numbers.RESEARCH_DRAW + numbers.RESEARCH_BONUS_DRAW,
        "research-bonus-keep": numbers.RESEARCH_KEEP + numbers.RESEARCH_BONUS_KEEP,
        "forest-plants": numbers.FOREST_PLANTS,
        "forest-cost": numbers.FOREST_MONEY,
        "temperature-heat": numbers.TEMPERATURE_HEAT,
        "temperature-cost": numbers.TEMPERATURE_MONEY,
        "ocean-cost": numbers.OCEAN_MONEY,
        "free-cost": FREE_COST,
        "coop-copper": numbers.COPPER_CUBES,
        "coop-colour": numbers.COLOUR_CUBES,
        "coop-rounds": numbers.COOP_ROUNDS,
        "coop-points": numbers.COOP_POINTS,
        "solo-rounds": numbers.SOLO_ROUNDS,
        "novice-steps": numbers.HELP_STEPS[numbers.NOVICE],
        "advanced-steps": numbers.HELP_STEPS[numbers.ADVANCED],
    }
