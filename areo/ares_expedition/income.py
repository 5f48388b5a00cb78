"""What a player's cards produce, counted at this moment."""

from __future__ import annotations

from areo.ares_expedition.table import AresTable


def produced(game: AresTable, seat: int, resource: int) -> int:
    """So much of a resource in a production phase, without the rating."""
    player = game.players[seat]
    total = player.production[resource]
    for counted, count in player.counted:
        if counted == resource:
            total += count.of(game, seat)
    return total
