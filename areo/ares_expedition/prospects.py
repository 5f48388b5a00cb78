"""What each phase would give a player who is about to choose one, in figures."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.entries import UseAction
from areo.ares_expedition.income import produced
from areo.ares_expedition.menus import ACT
from areo.ares_expedition.numbers import (
    DRAWN,
    GREEN,
    HAND_LIMIT,
    HEAT,
    MC,
    PHASE_DISCOUNT,
    PHASE_MONEY,
    PLANNING,
    PLANTS,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    TEMPERATURE,
    TEMPERATURE_HEAT,
)
from areo.ares_expedition.prices import best_price, means, price_of
from areo.ares_expedition.table import AresTable
from areo.kernel.effect import Frame
from areo.kernel.game import Json
from areo.kernel.unmet import Conditions
from areo.tableau.card import Card

ACTIONS: Final = UseAction()

# What choosing a phase adds to it.
BONUSES: Final[list[Json]] = [
    {"mc": PHASE_DISCOUNT},
    {"cards": 1},
    {"actions": 1},
    {"mc": PHASE_MONEY},
    {"draw": RESEARCH_BONUS_DRAW, "keep": RESEARCH_BONUS_KEEP},
]


def prospects(game: AresTable, seat: int) -> list[Json]:
    """Phase by phase: what it would bring by itself, and the bonus of choosing it. None but in the planning."""
    player = game.players[seat]
    if game.phase != PLANNING or game.phases or game.over or player.dealt_corporations:
        return []
    brought: list[Json] = [
        playable(game, seat, True),
        playable(game, seat, False),
        doable(game, seat),
        {
            "mc": player.tr + produced(game, seat, MC),
            "heat": produced(game, seat, HEAT),
            "plants": produced(game, seat, PLANTS),
            "cards": produced(game, seat, DRAWN),
        },
        {
            "draw": player.research_draw,
            "keep": player.research_keep,
            "hand": len(player.hand),
            "limit": HAND_LIMIT,
        },
    ]
    return [{**told, "bonus": dict(bonus)} for told, bonus in zip(brought, BONUSES, strict=True)]


def playable(game: AresTable, seat: int, green: bool) -> Json:
    """Of the cards of a colour in hand: how many could be played now, and from what to what they would cost."""
    cards = [game.book.card(number) for number in game.players[seat].hand]
    mine = [card for card in cards if (card.colour == GREEN) == green]
    prices = [price_of(game, seat, card) for card in mine if can_be_played(game, seat, card)]
    told: Json = {"playable": len(prices), "of": len(mine)}
    if prices:
        told["cheapest"] = min(prices)
        told["dearest"] = max(prices)
    return told


def can_be_played(game: AresTable, seat: int, card: Card) -> bool:
    """Whether only the phase for it is missing, without its bonus."""
    player = game.players[seat]
    price = best_price(player, price_of(game, seat, card), card.keeps)
    found = Conditions()
    for requirement in card.requires:
        requirement.needs(game, seat, player.slack, found)
    for effect in card.pay:
        effect.needs(game, Frame(effect, seat, seat, card.number), found)
    return found.met and price <= means(player, card.keeps, len(player.hand) - 1)


def doable(game: AresTable, seat: int) -> Json:
    """The card actions that could be used now, and what heat and plants would be turned into."""
    player = game.players[seat]
    frame = Frame(ACT, seat, seat)
    usable = 0
    for move in ACTIONS.moves(game, frame):
        found = Conditions()
        ACTIONS.obstacles(game, frame, move, found)
        usable += found.met
    heat = 0 if game.was_full(TEMPERATURE) else player.stock[HEAT] // TEMPERATURE_HEAT
    return {"actions": usable, "forests": player.stock[PLANTS] // player.forest_cost, "temperature": heat}
