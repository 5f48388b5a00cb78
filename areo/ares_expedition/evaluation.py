"""How well a seat stands, by rule of thumb: for bots that look a step ahead."""

from __future__ import annotations

from areo.ares_expedition import scoring
from areo.ares_expedition.table import AresTable


def evaluate(game: AresTable, seat: int) -> float:
    return float(scoring.total(game, seat))
