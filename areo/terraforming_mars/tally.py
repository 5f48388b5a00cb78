"""The public numbers of the table, and who did what for them: for forecasts, sums and curves."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.game import Game
from areo.tableau.scoring import card_points
from areo.terraforming_mars import scoring
from areo.terraforming_mars.numbers import OCEAN_TILE, RESOURCES, TILE_KINDS
from areo.terraforming_mars.table import MarsTable


def figures(game: MarsTable) -> list[Figures]:
    """Each seat's numbers, then those of Mars."""
    found = [seat_figures(game, seat) for seat in range(game.seats)]
    found.append({"temperature": game.temperature, "oxygen": game.oxygen, "oceans": game.oceans})
    return found


def seat_figures(game: MarsTable, seat: int) -> Figures:
    player = game.players[seat]
    told: Figures = {}
    for n in range(len(RESOURCES)):
        told[f"resource {RESOURCES[n]}"] = player.stock[n]
    for n in range(len(RESOURCES)):
        told[f"production {RESOURCES[n]}"] = player.production[n]
    told["hand"] = len(player.hand)
    told["tr"] = player.tr
    told["points greenery"] = scoring.greenery_points(game, seat)
    told["points city"] = scoring.city_points(game, seat)
    told["points cards"] = sum(card_points(game, seat).values())
    told["points milestones"] = scoring.milestone_points(game, seat)
    told["points awards"] = scoring.award_points(game, seat)
    for card, number in player.cubes.items():
        if number:
            told[f"card {game.book.card(card).id}"] = number
    return told


def tallies(game: MarsTable, first: Game) -> list[Figures]:
    """For each seat: the rating it began with, the steps by which it raised each parameter, and its other rating."""
    assert isinstance(first, MarsTable)
    told: list[Figures] = [
        {"start": player.tr, "temperature": 0, "oxygen": 0, "oceans": 0, "other": 0} for player in first.players
    ]
    journal = game.journal
    if journal is not None:
        for index in range(journal.length):
            entry = journal.entry(index)
            if entry.what in ("temperature", "oxygen"):
                told[entry.seat][entry.what] += 1
            elif entry.what == "places" and entry.a == TILE_KINDS.thing(OCEAN_TILE):
                told[entry.seat]["oceans"] += 1
    for seat in range(game.seats):
        told[seat]["other"] = game.players[seat].tr - sum(told[seat].values())
    return told
