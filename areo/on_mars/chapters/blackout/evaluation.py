"""How well the team stands, by rule of thumb, for bots that look a step ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from areo.on_mars.chapters.blackout.table import BlackoutGame


def evaluate(game: BlackoutGame, seat: int) -> float:
    return float(game.completions())
