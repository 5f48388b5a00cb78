"""The numbers of the rules by name, for whoever explains them: taken from where the rules themselves take them."""

from __future__ import annotations

from areo.kernel.rng import seeded
from areo.terraforming_mars import goals
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.game import TerraformingMars
from areo.terraforming_mars.numbers import (
    CARD_PRICE,
    CORPORATIONS,
    MC,
    OCEAN_GOAL,
    OCEAN_MONEY,
    OXYGEN_GOAL,
    OXYGEN_TEMPERATURE_BONUS,
    SALE_PRICE,
    SOLO_GENERATIONS,
    STEEL,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT,
    TEMPERATURE_HEAT_BONUS,
    TEMPERATURE_OCEAN_BONUS,
    TITANIUM,
)
from areo.terraforming_mars.phases import DEALT, RESEARCHED
from areo.terraforming_mars.table import ACTIONS_A_TURN, FIRST_BEGINNER, Player
from areo.terraforming_mars.terms import LEAST_MC_PRODUCTION


def figures(corporations_dealt: int) -> dict[str, int]:
    player = first_player(2, True)
    return {
        "temperature-goal": TEMPERATURE_GOAL,
        "oxygen-goal": OXYGEN_GOAL,
        "ocean-goal": OCEAN_GOAL,
        "corporations-dealt": corporations_dealt,
        "cards-dealt": DEALT,
        "cards-researched": RESEARCHED,
        "card-price": CARD_PRICE,
        "sale-price": SALE_PRICE,
        "rating": player.tr,
        "solo-rating": first_player(1, True).tr,
        "cards": len(BOOK.projects),
        "corporations": FIRST_BEGINNER,
        "production": first_player(2, False).production[MC],
        "era-production": player.production[MC],
        "beginner-money": BOOK.start(CORPORATIONS.thing(FIRST_BEGINNER)).stock[MC],
        "least-production": LEAST_MC_PRODUCTION,
        "actions": ACTIONS_A_TURN,
        **{f"{project.id}-cost": project.cost for project in goals.PROJECTS if project.cost},
        "greenery-plants": player.greenery_cost,
        "temperature-heat": TEMPERATURE_HEAT,
        "steel-value": player.values[STEEL],
        "titanium-value": player.values[TITANIUM],
        "first-heat-bonus": TEMPERATURE_HEAT_BONUS[0],
        "second-heat-bonus": TEMPERATURE_HEAT_BONUS[1],
        "ocean-bonus": TEMPERATURE_OCEAN_BONUS,
        "oxygen-bonus": OXYGEN_TEMPERATURE_BONUS,
        "ocean-money": OCEAN_MONEY,
        "goals-claimed": goals.MOST_CLAIMED,
        "milestone-cost": goals.MILESTONE_COST,
        "milestone-points": goals.MILESTONE_POINTS,
        "first-award-cost": goals.AWARD_COSTS[0],
        "second-award-cost": goals.AWARD_COSTS[1],
        "third-award-cost": goals.AWARD_COSTS[2],
        "award-points": goals.AWARD_POINTS[0],
        "second-award-points": goals.AWARD_POINTS[1],
        "solo-generations": SOLO_GENERATIONS,
    }


def first_player(players: int, corporate_era: bool) -> Player:
    """A player's board as it is laid out."""
    game = TerraformingMars(BOOK, players, {} if corporate_era else {"corporate_era": False})
    game.lay_out(seeded("terraforming-mars", "0"))
    return game.players[0]
