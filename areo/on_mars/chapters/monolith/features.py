"""What Monolith adds to the numbers that bots learn from: its goals, its time and sabotage."""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.on_mars.chapters.monolith import evaluation, goals
from areo.on_mars.chapters.monolith.numbers import GOAL_NAMES
from areo.on_mars.chapters.monolith.table import Monolith

NAMES: Final = (
    *[f"goal {goal}" for goal in GOAL_NAMES],
    *("goals-met", "time-left", "time-to-strike"),
    *("sabotage", "sabotage-cubes", "sabotage-ripe", "sabotage-to-come"),
    *("bombed", "plans-changed", "dearer", "unrewarded", "debt", "disabled"),
)


def progress(game: Monolith) -> float:
    return 1.0 if game.over else min(1.0, game.time / game.last_time())


def add(found: Features, game: Monolith) -> None:
    for goal in range(len(GOAL_NAMES)):
        found.add(evaluation.progress(game, goal))
    found.add(float(goals.met(game)))
    found.add(float(game.last_time() - game.time))
    found.add(float(to_strike(game)))
    found.add(float(len(game.sabotage)))
    found.add(float(sum(game.cubes)))
    found.add(float(game.cubes.count(game.figures_of.cubes)))
    found.add(float(len(game.sabotage_deck)))
    found.add_flag(game.bombed)
    found.add_flag(game.plans_changed)
    found.add_flag(game.dearer)
    found.add_flag(game.unrewarded)
    found.add(float(game.debt))
    found.add(float(game.disabled))


def to_strike(game: Monolith) -> int:
    """The time until sabotage strikes next; until the end, if it does no more."""
    last = game.last_time()
    for time in game.figures_of.alien_icons:
        if game.time < time < last:
            return time - game.time
    return last - game.time
