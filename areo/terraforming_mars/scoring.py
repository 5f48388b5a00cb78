"""Points: rating, milestones, awards, tiles and cards; who stands where; and whether a solo game is won."""

from __future__ import annotations

from areo.kernel.ranking import places
from areo.tableau.scoring import card_points
from areo.terraforming_mars import board, goals
from areo.terraforming_mars.numbers import CAPITAL, CITY_TILE, MC, NOBODY
from areo.terraforming_mars.table import MarsTable


def milestone_points(game: MarsTable, seat: int) -> int:
    return goals.MILESTONE_POINTS * game.milestones.count(seat)


def award_points(game: MarsTable, seat: int) -> int:
    """Five for the most, two for the second; ties are friendly; no second place for two players, nor after a tie."""
    points = 0
    for award in range(len(game.awards)):
        if game.awards[award] == NOBODY:
            continue
        values = [goals.award_value(game, other, award) for other in range(game.seats)]
        best = max(values)
        if values[seat] == best:
            points += goals.AWARD_POINTS[0]
        elif game.seats > 2 and values.count(best) == 1 and values[seat] == max(v for v in values if v < best):
            points += goals.AWARD_POINTS[1]
    return points


def greenery_points(game: MarsTable, seat: int) -> int:
    return (game.own[seat] & game.greenery).bit_count()


def city_points(game: MarsTable, seat: int) -> int:
    """A point for each greenery, anybody's, beside each own city on Mars."""
    points = 0
    for site in board.hexes(game.city & game.own[seat]):
        if game.tile[site] in (CITY_TILE, CAPITAL):
            points += (board.AROUND[site] & game.greenery).bit_count()
    return points


def total(game: MarsTable, seat: int) -> int:
    return (
        game.players[seat].tr
        + milestone_points(game, seat)
        + award_points(game, seat)
        + greenery_points(game, seat)
        + city_points(game, seat)
        + sum(card_points(game, seat).values())
    )


def scores(game: MarsTable) -> list[dict[str, object]]:
    told: list[dict[str, object]] = []
    for seat in range(game.seats):
        by_card = card_points(game, seat)
        told.append(
            {
                "total": total(game, seat),
                "tr": game.players[seat].tr,
                "milestones": milestone_points(game, seat),
                "awards": award_points(game, seat),
                "greenery": greenery_points(game, seat),
                "city": city_points(game, seat),
                "cards": sum(by_card.values()),
                "by_card": {game.book.card(number).id: points for number, points in by_card.items()},
            }
        )
    return told


def ranking(game: MarsTable) -> list[list[int]]:
    """By points, then by money; who is equal in both shares the place."""
    return places([(total(game, seat), game.players[seat].stock[MC]) for seat in range(game.seats)])
