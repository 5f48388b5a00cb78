"""How well a seat stands, by rule of thumb, for bots that look a step ahead."""

from __future__ import annotations

from areo.red_planet import scoring
from areo.red_planet.table import Table


def evaluate(game: Table, seat: int) -> float:
    return float(scoring.total(game, seat))
