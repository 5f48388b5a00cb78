"""How well a seat stands, by rule of thumb, for bots that look a step ahead."""

from __future__ import annotations

from areo.terraforming_mars import scoring
from areo.terraforming_mars.table import Table

# What a step of production is worth, in points, for each generation it will still pay.
PRODUCTION_WORTH = (0.13, 0.22, 0.32, 0.28, 0.18, 0.12)
STOCK_WORTH = (0.10, 0.17, 0.26, 0.22, 0.05, 0.09)


def evaluate(game: Table, seat: int) -> float:
    """Points now, what production will bring, and what lies in stock and hand."""
    return standing(game, seat) - best_other(game, seat)


def standing(game: Table, seat: int) -> float:
    player = game.players[seat]
    left = generations_left(game)
    value = float(scoring.total(game, seat))
    for resource in range(6):
        value += player.production[resource] * PRODUCTION_WORTH[resource] * left
        value += player.stock[resource] * STOCK_WORTH[resource]
    return value + 0.25 * len(player.hand) + 0.1 * left * player.tr


def generations_left(game: Table) -> float:
    """By how much of Mars is still to be done."""
    if game.solo:
        return 14.0 - game.generation
    steps = (8 - game.temperature) / 2 + (14 - game.oxygen) + (9 - game.oceans)
    return max(0.5, steps / (3.0 + 0.5 * game.seats))


def best_other(game: Table, seat: int) -> float:
    others = [standing(game, other) for other in range(game.seats) if other != seat]
    return 0.5 * max(others) if others else 0.0
