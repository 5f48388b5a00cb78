"""The public numbers of the table: for forecasts."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.on_mars import scoring
from areo.on_mars.numbers import COLONIST, CRYSTAL, GOODS, LSS, MISSION_SLOTS, NONE, RESOURCES, TYPES
from areo.on_mars.table import OnMarsTable


def figures(game: OnMarsTable) -> list[Figures]:
    """Each seat's numbers, then those of the colony."""
    return [*[seat_figures(game, seat) for seat in range(game.humans)], table_figures(game)]


def seat_goods(game: OnMarsTable, seat: int) -> Figures:
    """What somebody has. Crystals that are still to come into the depot count as had."""
    told: Figures = {f"resource {GOODS[good]}": game.stock(seat, good) for good in range(RESOURCES)}
    told[f"resource {GOODS[CRYSTAL]}"] = game.crystals[seat] + game.pending[seat]
    told[f"resource {GOODS[COLONIST]}"] = game.quarters[seat]
    told["bots"] = game.bots_on_map(seat)
    return told


def seat_figures(game: OnMarsTable, seat: int) -> Figures:
    """What somebody has, and their points."""
    told = seat_goods(game, seat)
    for part, points in scoring.count(game, seat).items():
        if isinstance(points, int) and part != "total":
            told[f"points {part}"] = points
    return told


def table_figures(game: OnMarsTable) -> Figures:
    told: Figures = {"level": game.level}
    for n in range(len(LSS)):
        told[f"life {TYPES[LSS[n]]}"] = game.lss[n]
    for slot in range(MISSION_SLOTS):
        if game.missions[slot] != NONE:
            told[f"mission {'ABC'[slot]}"] = game.left[slot]
    return told
