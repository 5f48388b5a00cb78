"""How well a side stands in Invasion, by rule of thumb, for bots that look a step ahead."""

from __future__ import annotations

from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size


def evaluate(game: InvasionTable, seat: int) -> float:
    """What has been done of what wins, and what is at hand for more of it."""
    points = float(team.total(game))
    return size(game.troops) - 0.1 * points if seat == game.alien else points - size(game.troops)
