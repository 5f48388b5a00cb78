"""Points that cards are worth."""

from __future__ import annotations

from areo.tableau.table import TableauGame


def card_points(game: TableauGame, seat: int) -> dict[int, int]:
    """By card that is worth anything: its points, events included."""
    found: dict[int, int] = {}
    for number in game.tableaus[seat].played:
        worth = game.book.card(number).points
        if worth is not None:
            points = worth.of(game, seat, number)
            if points:
                found[number] = points
    return found
