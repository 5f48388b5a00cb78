"""The state of a table of Mission: Red Planet, declared once: views, positions and new deals follow from it."""

from __future__ import annotations

from typing import Final

from areo.kernel.fields import OWNER, BySeat, Derived, Field, Flag, Number, OneOf, SeatNumber, Seats, Sight
from areo.kernel.holders import Cards, CardSet, OneThing, Pile
from areo.kernel.parts import EachThing, Players
from areo.kernel.sets import members
from areo.kernel.state import State
from areo.red_planet.fields import (
    Destination,
    DestinationTiles,
    Discarded,
    Hand,
    KnownCard,
    Played,
    PrintedSeats,
    ResourcePile,
    ResourceTile,
    Tokens,
)
from areo.red_planet.numbers import ASTRONAUTS, CHARACTER, EVENT, NONE, PHASES, RESOURCE, ROUNDS, SHUTTLE, ZONE
from areo.red_planet.scoring import token_value
from areo.red_planet.table import RedPlanetTable


def has_tile(table: RedPlanetTable, shuttle: int, sight: Sight) -> object:
    return table.tile[shuttle] != NONE


def token_points(table: RedPlanetTable, seat: int, sight: Sight) -> object:
    return token_value(table, seat)


def progress(table: RedPlanetTable, seat: int, sight: Sight) -> object:
    """For each bonus card of a seat: how things stand with what it counts. For others, how many cards."""
    cards = members(table.bonus[seat])
    return [table.rules[card].progress(table, seat) for card in cards] if sight.sees(OWNER) else len(cards)


def shuttle_fields() -> tuple[Field, ...]:
    return (
        PrintedSeats("seats"),
        Destination("destination"),
        Derived("tile", has_tile),
        BySeat("crew", ASTRONAUTS, counts="astronaut"),
    )


SHUTTLE_PILE: Final = Pile("shuttle_deck", SHUTTLE)
RESOURCE_PILE: Final = ResourcePile("resource_deck", RESOURCE)
EVENT_PILE: Final = Pile("event_deck", EVENT)

STATE: Final = State(
    Number("round", 1, ROUNDS),
    OneOf("phase", PHASES),
    OneThing("call", CHARACTER, things=True, marks=True, none=0),
    SeatNumber("medal"),
    SeatNumber("acted"),
    EachThing("pad", SHUTTLE, "shuttle", *shuttle_fields(), attribute="pad"),
    EachThing("flight", SHUTTLE, "shuttle", *shuttle_fields(), attribute="flight"),
    SHUTTLE_PILE,
    Cards("shuttle_discard", SHUTTLE),
    EachThing(
        "zones",
        ZONE,
        "zone",
        ResourceTile("resource", RESOURCE),
        Number("tokens", 0, attribute="left"),
        BySeat("astronauts", ASTRONAUTS, "mars", counts="astronaut"),
        KnownCard("discovery", "discovery", "knows"),
        Seats("known_by", "knows"),
    ),
    DestinationTiles("destination_tiles"),
    RESOURCE_PILE,
    EVENT_PILE,
    Discarded(
        "event_discard",
        KnownCard("card", "event_discard", "discard_knows"),
        Seats("known_by", "discard_knows"),
    ),
    Players(
        Number("reserve", 0, ASTRONAUTS, counts="astronaut"),
        Number("lost", 0, ASTRONAUTS, counts="astronaut"),
        Hand("hand"),
        OneThing("chosen", CHARACTER, seen=OWNER, things=True, marks=True, none=0),
        Played("played"),
        Tokens("tokens"),
        Derived("token_points", token_points),
        CardSet("bonus", EVENT, seen=OWNER),
        Derived("progress", progress, hidden=True),
        CardSet("dealt", EVENT, seen=OWNER),
        CardSet("returned", EVENT, seen=OWNER),
        OneThing("drawn", EVENT, seen=OWNER),
    ),
    Flag("revealed"),
)
