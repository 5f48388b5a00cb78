"""How well the team stands, by rule of thumb, for bots that look a step ahead.

All seats want the same: completions in time, and buildings with power. What each player has, as the base game weighs
it, counts for what it may still bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.sets import members
from areo.on_mars.chapters.game import WON
from areo.on_mars.evaluation import standing
from areo.on_mars.geometry import size
from areo.on_mars.numbers import NONE

if TYPE_CHECKING:
    from areo.on_mars.chapters.blackout.table import BlackoutGame

DECIDED: Final = 1000.0
COMPLETION: Final = 30.0  # one that the quota asks for
BEYOND: Final = 6.0  # one more, for its repairs
MISSION: Final = 20.0  # one that is nearly done; one that is begun counts by its part
GOAL: Final = 22.0  # the same, where the goal can be shown at once
GOAL_HELD: Final = 3.0  # a goal in hand, even with nothing done for it
TOKEN: Final = 1.2  # a vandalised building
DARK: Final = [0.0, 5.0, 14.0, 30.0, 60.0]  # so many blackouts
MEANS: Final = 0.3  # what the players have and have built, against the points it would be worth in the base game


def evaluate(game: BlackoutGame, seat: int) -> float:
    """The same for all, but that each looks more closely at the own goals."""
    if game.over:
        return DECIDED if game.outcome == WON else -DECIDED
    completions = game.completions()
    needed = min(completions, game.quota())
    value = COMPLETION * needed + BEYOND * (completions - needed)
    value += missions(game) + goals(game) - damage(game)
    left = game.time / game.terms.time[game.difficulty][0]
    means = 0.0
    for person in range(game.humans):
        means += standing(game, person, min(1.0, left), person == seat)
    return value + MEANS * means


def missions(game: BlackoutGame) -> float:
    """How far the missions in play have come."""
    value = 0.0
    for slot in range(len(game.missions)):
        mission = game.missions[slot]
        if mission != NONE:
            value += MISSION * (1.0 - game.left[slot] / game.data.missions[mission].targets[game.people - 2])
    return value


def goals(game: BlackoutGame) -> float:
    """How far everybody's private goals have come."""
    value = 0.0
    for person in range(game.humans):
        for number in members(game.goals[person]):
            need = game.book.goal_needs[number - 1]
            part = min(need.have(game, person), need.wanted) / need.wanted
            value += GOAL_HELD + (GOAL - GOAL_HELD) * part * part
    return value


def damage(game: BlackoutGame) -> float:
    return TOKEN * size(game.vandalised) + DARK[min(size(game.dead), len(DARK) - 1)]
