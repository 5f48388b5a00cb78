"""The standard actions, which everybody has in the action phase."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.effects.planet import FlipOceans, GainForests, RaiseTemperature
from areo.ares_expedition.numbers import (
    FOREST_MONEY,
    HEAT,
    MC,
    OCEAN_MONEY,
    OCEANS,
    PLANTS,
    TEMPERATURE,
    TEMPERATURE_HEAT,
    TEMPERATURE_MONEY,
)
from areo.ares_expedition.table import AresTable
from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch

ALWAYS: Final = -1  # as the parameter of a standard action: it can always be done


class StandardAction:
    """One of them: what it is paid with, what it does, and the parameter that must not be full for it."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        brief: dict[str, str],
        resource: int,
        cost: int,
        parameter: int,
        *effects: AnyEffect,
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.brief: Final = brief  # its name where its price stands beside it
        self.resource: Final = resource
        self.cost: Final = cost
        self.parameter: Final = parameter
        self.effect: Final = Batch(*effects)


def price(game: AresTable, seat: int, number: int) -> int:
    """What a standard action costs a player now, in what it is paid with."""
    action = ACTIONS[number]
    player = game.players[seat]
    if action.resource == MC:
        return action.cost - player.standard_discount
    return player.forest_cost if action.resource == PLANTS else action.cost


FOREST_FROM_PLANTS: Final = 0
TEMPERATURE_FROM_HEAT: Final = 2

A_FOREST: Final = {"en": "Forest", "fr": "Forêt", "pt": "Floresta"}
WARMER: Final = {"en": "Warmer", "fr": "Réchauffer", "pt": "Aquecer"}
AN_OCEAN: Final = {"en": "Ocean", "fr": "Océan", "pt": "Oceano"}

ACTIONS: Final = (
    StandardAction(
        "forest-from-plants",
        {"en": "Forest from plants", "fr": "Forêt avec des plantes", "pt": "Floresta com plantas"},
        A_FOREST,
        PLANTS,
        0,  # each player's own
        ALWAYS,
        GainForests(1),
    ),
    StandardAction(
        "forest-from-mc",
        {"en": "Forest for M€", "fr": "Forêt contre des M€", "pt": "Floresta por M$"},
        A_FOREST,
        MC,
        FOREST_MONEY,
        ALWAYS,
        GainForests(1),
    ),
    StandardAction(
        "temperature-from-heat",
        {"en": "Temperature from heat", "fr": "Température avec de la chaleur", "pt": "Temperatura com calor"},
        WARMER,
        HEAT,
        TEMPERATURE_HEAT,
        TEMPERATURE,
        RaiseTemperature(1),
    ),
    StandardAction(
        "temperature-from-mc",
        {"en": "Temperature for M€", "fr": "Température contre des M€", "pt": "Temperatura por M$"},
        WARMER,
        MC,
        TEMPERATURE_MONEY,
        TEMPERATURE,
        RaiseTemperature(1),
    ),
    StandardAction(
        "ocean-from-mc",
        {"en": "Ocean for M€", "fr": "Océan contre des M€", "pt": "Oceano por M$"},
        AN_OCEAN,
        MC,
        OCEAN_MONEY,
        OCEANS,
        FlipOceans(1),
    ),
)
