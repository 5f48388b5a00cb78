"""What has a price in this game besides what card games share, and how often things happen in a generation."""

from __future__ import annotations

from typing import Final

from areo.tableau.worth import ANY_CUBE, CARD, CUBE, OWN_PRICES, POINT, PRODUCTION, STOCK, Habits
from areo.terraforming_mars.numbers import (
    ANIMAL,
    ENERGY,
    FIGHTER,
    HEAT,
    MC,
    MICROBE,
    PLANTS,
    SCIENCE,
    STEEL,
    TITANIUM,
)

RATING: Final = OWN_PRICES  # a step of the rating alone
HEATING: Final = OWN_PRICES + 1  # a step of temperature
OXYGEN: Final = OWN_PRICES + 2
OCEAN: Final = OWN_PRICES + 3
GREENERY: Final = OWN_PRICES + 4
CITY: Final = OWN_PRICES + 5
KINDS: Final = OWN_PRICES + 6

# How often in a generation, for those who wait for them: what players do on average.
CITIES_A_GENERATION: Final = 0.7  # of all players
OCEANS_A_GENERATION: Final = 0.8
GREENERIES_A_GENERATION: Final = 0.8  # one's own
METALS_A_GENERATION: Final = 0.3  # tiles on hexes with metal
PROJECTS_A_GENERATION: Final = 0.6

TILE_MONEY: Final = 2.0  # M€ in what is printed on a hex and lies beside it
COPIED: Final = 2.0  # steps of money production that another card's production box is worth
EASIER: Final = 1.0  # M€ a generation saved by cheaper greeneries
SAFER: Final = 0.5  # and by being safe from others

# Generations until something that is missing is probably there.
TEMPERATURE_PACE: Final = 1.6  # steps a generation
OXYGEN_PACE: Final = 1.2
OCEAN_PACE: Final = 0.8
TILE_WAIT: Final = 2.0  # generations for a tile


def cube_prices(prices: list[float], animal: float, microbe: float) -> None:
    """A cube onto some card: an animal is worth more than any other."""
    prices[CUBE + ANIMAL] = animal
    prices[CUBE + MICROBE] = microbe
    prices[CUBE + SCIENCE] = microbe
    prices[CUBE + FIGHTER] = microbe
    prices[ANY_CUBE] = microbe


def usual_prices() -> list[float]:
    """Prices in the middle of a game."""
    prices = [0.0] * KINDS
    for resource, produced, owned in (
        (MC, 0.5, 0.1),
        (STEEL, 0.9, 0.2),
        (TITANIUM, 1.3, 0.3),
        (PLANTS, 1.6, 0.3),
        (ENERGY, 0.8, 0.15),
        (HEAT, 0.7, 0.15),
    ):
        prices[PRODUCTION + resource] = produced
        prices[STOCK + resource] = owned
    prices[RATING] = 1.5
    prices[HEATING] = 1.5
    prices[OXYGEN] = 1.5
    prices[OCEAN] = 1.8
    prices[GREENERY] = 2.8
    prices[CITY] = 1.5
    prices[POINT] = 1.0
    prices[CARD] = 0.35
    cube_prices(prices, 0.3, 0.2)
    return prices


HABITS: Final = Habits(
    cards=2.2, tags=0.45, events=0.6, dear=0.7, chosen=1.2, spent={STEEL: 2.0, TITANIUM: 1.2}, usual=usual_prices()
)
