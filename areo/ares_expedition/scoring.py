"""Points: rating, forests and cards; who stands where; and whether a game together or alone is won."""

from __future__ import annotations

from areo.ares_expedition.numbers import COOP_POINTS, HEAT, MC, PLANTS
from areo.ares_expedition.table import AresTable
from areo.kernel.ranking import places
from areo.tableau.scoring import card_points


def total(game: AresTable, seat: int) -> int:
    player = game.players[seat]
    return player.tr + player.forests + sum(card_points(game, seat).values())


def scores(game: AresTable) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for seat in range(game.seats):
        by_card = card_points(game, seat)
        told.append(
            {
                "total": total(game, seat),
                "tr": game.players[seat].tr,
                "forests": game.players[seat].forests,
                "cards": sum(by_card.values()),
                "by_card": {game.book.card(number).id: points for number, points in by_card.items()},
            }
        )
    return told


def wealth(game: AresTable, seat: int) -> int:
    """Heat, money and plants, with the hand turned into money: what settles a tie."""
    player = game.players[seat]
    return player.stock[MC] + player.stock[HEAT] + player.stock[PLANTS] + player.sell_value * len(player.hand)


def ranking(game: AresTable) -> list[list[int]]:
    """By points, then by wealth; who is equal in both shares the place. Two who play together stand together."""
    if game.coop:
        return [list(range(game.seats))]
    return places([(total(game, seat), wealth(game, seat)) for seat in range(game.seats)])


def won_together(game: AresTable) -> bool:
    return game.all_done() and all(total(game, seat) >= COOP_POINTS for seat in range(game.seats))
