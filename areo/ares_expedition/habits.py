"""What has a price in this game besides what card games share, and how often things happen in a round."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.numbers import ANIMAL, DRAWN, HEAT, MC, MICROBE, PLANTS, SCIENCE, STEEL, TITANIUM
from areo.tableau.worth import ANY_CUBE, CARD, CUBE, OWN_PRICES, POINT, PRODUCTION, STOCK, Habits

RATING: Final = OWN_PRICES  # a step of the rating alone
HEATING: Final = OWN_PRICES + 1  # a step of temperature
OXYGEN: Final = OWN_PRICES + 2
OCEAN: Final = OWN_PRICES + 3
FOREST: Final = OWN_PRICES + 4
PLAY: Final = OWN_PRICES + 5  # another card that may be played
KINDS: Final = OWN_PRICES + 6

# How often in a round, for those who wait for it: what players do on average.
OCEANS_A_ROUND: Final = 0.35
OXYGEN_A_ROUND: Final = 0.5
TEMPERATURE_A_ROUND: Final = 0.6
FORESTS_A_ROUND: Final = 0.45
ACTIONS_A_ROUND: Final = 1.6
STEEL_A_ROUND: Final = 0.15

METAL_DISCOUNT: Final = 0.8  # M€ a round that a metal worth 1 more saves
STANDARD_ACTIONS: Final = 0.3  # that cost money, in a round
OPTIONAL_DISCOUNT: Final = 1.5  # M€ a round
CARDS_SOLD: Final = 0.7
RESEARCH: Final = 0.5  # research phases in a round
CARD_LOOKED_AT: Final = 0.7  # M€
CARD_KEPT: Final = 2.2
CHEAPER_FORESTS: Final = 0.8
EASIER_CARDS: Final = 1.0
OFFERS: Final = 0.3  # steps of rating a round
ACTED: Final = 0.6  # action phases in a round
CHOSEN: Final = 0.4  # how often one chooses the action phase

# Rounds until something that is missing is probably there.
PACES: Final = (1.6, 1.2, 0.8)  # steps a round of temperature, oxygen and oceans
RATING_WAIT: Final = 1.0


def usual_prices() -> list[float]:
    """Prices in the middle of a game, in points."""
    prices = [0.0] * KINDS
    for resource, produced, owned in (
        (MC, 0.5, 0.1),
        (HEAT, 0.55, 0.12),
        (PLANTS, 0.9, 0.2),
        (DRAWN, 1.2, 0.0),
        (STEEL, 0.7, 0.0),
        (TITANIUM, 0.8, 0.0),
    ):
        prices[PRODUCTION + resource] = produced
        prices[STOCK + resource] = owned
    prices[RATING] = 1.4
    prices[HEATING] = 1.4
    prices[OXYGEN] = 1.4
    prices[OCEAN] = 1.7
    prices[FOREST] = 2.4
    prices[PLAY] = 0.8
    prices[POINT] = 1.0
    prices[CARD] = 0.35
    prices[CUBE + ANIMAL] = 0.4
    prices[CUBE + MICROBE] = 0.25
    prices[CUBE + SCIENCE] = 0.3
    prices[ANY_CUBE] = 0.35
    return prices


HABITS: Final = Habits(cards=1.0, tags=0.22, events=0.3, dear=0.25, chosen=1.3, spent={}, usual=usual_prices())
