"""Milestones and awards, and the standard projects: what stands on the edge of the board."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch
from areo.tableau.effects.production import Produce
from areo.terraforming_mars.board import GANYMEDE, PHOBOS
from areo.terraforming_mars.effects.mars import PlaceCity, PlaceGreenery, PlaceOcean, PlaceTile, RaiseTemperature
from areo.terraforming_mars.numbers import BUILDING, ENERGY, HEAT, MC, SCIENCE, STEEL, TITANIUM
from areo.terraforming_mars.table import MarsTable

MOST_CLAIMED: Final = 3
MILESTONE_COST: Final = 8
MILESTONE_POINTS: Final = 5
AWARD_COSTS: Final = (8, 14, 20)
AWARD_POINTS: Final = (5, 2)  # for the most, and for the second

TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3


class Goal:
    """A milestone, with the figure it needs; or an award."""

    def __init__(self, id: str, en: str, fr: str, pt: str, needs: int = 0) -> None:
        self.id: Final = id
        self.key: Final = f"milestone {id}"
        self.names: Final = {"en": en, "fr": fr, "pt": pt}
        self.needs: Final = needs


MILESTONES: Final = (
    Goal("terraformer", "Terraformer", "Terraformeur", "Terraformador", 35),
    Goal("mayor", "Mayor", "Maire", "Prefeito", 3),
    Goal("gardener", "Gardener", "Jardinier", "Jardineiro", 3),
    Goal("builder", "Builder", "Constructeur", "Construtor", 8),
    Goal("planner", "Planner", "Planificateur", "Planejador", 16),
)
AWARDS: Final = (
    Goal("landlord", "Landlord", "Propriétaire", "Proprietário"),
    Goal("banker", "Banker", "Banquier", "Banqueiro"),
    Goal("scientist", "Scientist", "Scientifique", "Cientista"),
    Goal("thermalist", "Thermalist", "Thermaliste", "Termalista"),
    Goal("miner", "Miner", "Mineur", "Minerador"),
)


def off_map(game: MarsTable, seat: int) -> int:
    """The seat's cities off the map."""
    return (game.owner[GANYMEDE] == seat) + (game.owner[PHOBOS] == seat)


def milestone_value(game: MarsTable, seat: int, milestone: int) -> int:
    """How far a seat is towards a milestone."""
    player = game.players[seat]
    if milestone == TERRAFORMER:
        return player.tr
    if milestone == MAYOR:
        return (game.own[seat] & game.city).bit_count() + off_map(game, seat)
    if milestone == GARDENER:
        return (game.own[seat] & game.greenery).bit_count()
    if milestone == BUILDER:
        return player.tags[BUILDING]
    return len(player.hand)


def award_value(game: MarsTable, seat: int, award: int) -> int:
    """What an award counts for a seat."""
    player = game.players[seat]
    if award == LANDLORD:
        return game.own[seat].bit_count() + off_map(game, seat)
    if award == BANKER:
        return player.production[MC]
    if award == SCIENTIST:
        return player.tags[SCIENCE]
    if award == THERMALIST:
        return player.stock[HEAT]
    return player.stock[STEEL] + player.stock[TITANIUM]


class Project:
    """A standard project."""

    def __init__(self, id: str, en: str, fr: str, pt: str, cost: int, *effects: AnyEffect) -> None:
        self.id: Final = id
        self.names: Final = {"en": en, "fr": fr, "pt": pt}
        self.cost: Final = cost
        self.effect: Final = Batch(*effects)
        first = effects[0] if effects else None
        # The tile it is bought for, without which it is not offered. An ocean is a step of a parameter: it may be
        # bought to no effect when all are placed, like a step of temperature at its goal.
        self.tile: Final = first if isinstance(first, PlaceTile) and not isinstance(first, PlaceOcean) else None


SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
PROJECTS: Final = (
    Project("sell-patents", "Sell patents", "Vente de brevets", "Venda de patentes", 0),
    Project("power-plant", "Power plant", "Centrale électrique", "Usina elétrica", 11, Produce(ENERGY, 1)),
    Project("asteroid", "Asteroid", "Astéroïde", "Asteroide", 14, RaiseTemperature(1)),
    Project("aquifer", "Aquifer", "Aquifère", "Aquífero", 18, PlaceOcean()),
    Project("greenery", "Greenery", "Verdure", "Vegetação", 23, PlaceGreenery()),
    Project("city", "City", "Cité", "Cidade", 25, PlaceCity(), Produce(MC, 1)),
)
DEAREST: Final = max([project.cost for project in PROJECTS])
