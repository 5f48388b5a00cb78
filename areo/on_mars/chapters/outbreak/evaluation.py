"""How well the team of Outbreak stands, by rule of thumb, for bots that look a step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areo.on_mars.chapters.game import LOST, WON
from areo.on_mars.chapters.outbreak import standing

if TYPE_CHECKING:
    from areo.on_mars.chapters.outbreak.table import Outbreak


def evaluate(game: Outbreak, seat: int) -> float:
    if game.over:
        return 1000.0 if game.outcome == WON else -1000.0 if game.outcome == LOST else 0.0
    return float(sum([standing.have(game, aim) for aim in game.aims])) - game.all_infected()
