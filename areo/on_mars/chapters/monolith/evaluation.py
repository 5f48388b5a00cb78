"""How well the player of Monolith stands, for bots: the goals above all, then what any colony is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.on_mars import evaluation
from areo.on_mars.chapters.game import WON
from areo.on_mars.chapters.monolith import goals
from areo.on_mars.chapters.monolith.goals import PLAYER
from areo.on_mars.chapters.monolith.numbers import BLUEPRINT_GOAL, CONTRACT_GOAL, GOAL_NAMES, SCIENTIST_GOAL
from areo.on_mars.geometry import size
from areo.on_mars.numbers import BLUEPRINTS, NONE
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3, building_of
from areo.on_mars.table import LAID
from areo.on_mars.worth import COMPLEX_WANTED

if TYPE_CHECKING:
    from areo.on_mars.chapters.monolith.table import Monolith

VICTORY: Final = 200.0
GOAL: Final = 40.0  # a goal met
ON_THE_WAY: Final = 32.0  # one that is nearly met
HELD: Final = 0.35  # of the way: to hold the card that a goal asks for
COLONY: Final = 0.5  # what usual points count beside that


def evaluate(game: Monolith) -> float:
    if game.over:
        return (VICTORY if game.outcome == WON else 0.0) + float(str(game.scores()[0]["total"]))
    left = max(0.04, 1.0 - game.time / game.last_time())
    value = COLONY * evaluation.standing(game, PLAYER, left, True)
    best = sorted([progress(game, goal) for goal in range(len(GOAL_NAMES))], reverse=True)
    for place, part in enumerate(best):
        weight = 1.0 if place < game.figures_of.goals_to_win else 0.4  # the fifth is a bonus
        value += weight * (GOAL if part >= 1.0 else ON_THE_WAY * part)
    return value


def progress(game: Monolith, goal: int) -> float:
    """How far a goal is met, from 0 to 1, counting what leads there."""
    have, need = goals.have_and_need(game, goal)
    if have >= need:
        return 1.0
    if goal == BLUEPRINT_GOAL:
        return blueprint_progress(game)
    if goal == CONTRACT_GOAL:
        return contract_progress(game)
    if goal == SCIENTIST_GOAL:
        return scientist_progress(game, have, need)
    return 0.9 * have / need


def largest(game: Monolith, type: int) -> int:
    """The size of the largest complex of a type that the player could use."""
    best = 0
    left = game.where(type, PLAYER) & ~game.dead
    while left:
        found = game.complex_at((left & -left).bit_length() - 1)
        best = max(best, size(found))
        left &= ~found
    return best


def blueprint_progress(game: Monolith) -> float:
    number = game.blueprint_goal
    part = HELD if game.plan_of[number] == PLAYER else 0.0
    part += 0.4 * min(1.0, largest(game, building_of(number)) / COMPLEX_FOR_LEVEL_3)
    if game.level < 2 and not part:
        part += 0.05 * sum([row > game.level for row in game.lss])
    return min(0.9, part + (0.15 if goals.stands(game, number) else 0.0))


def contract_progress(game: Monolith) -> float:
    number = game.contract_goal
    part = HELD if game.contract_of[number] == PLAYER else 0.0
    card = game.book.contracts[number - 1]
    if card.building != NONE:
        marked = size(game.advanced[PLAYER] & game.where(card.building, PLAYER)) > 0
        return min(0.9, part + (0.2 if marked else 0.0) + 0.35 * largest(game, card.building) / COMPLEX_WANTED)
    wanted = sum(card.needs)
    laid = sum([game.laid[number * LAID + good] for good in range(LAID)])
    stored = sum([min(card.needs[good] - game.laid[number * LAID + good], stock(game, good)) for good in range(LAID)])
    return min(0.9, part + 0.5 * (laid + 0.7 * stored) / wanted)


def stock(game: Monolith, good: int) -> int:
    return game.stock(PLAYER, good) if good < LAID - 1 else game.crystals[PLAYER] + game.pending[PLAYER]


def scientist_progress(game: Monolith, have: int, need: int) -> float:
    """Besides what counts, blueprints in hand for the buildings that the scientist scores."""
    type = game.book.scientists[game.scientist_goal].scores
    plans = [
        number
        for number in range(1, BLUEPRINTS + 1)
        if game.plan_of[number] == PLAYER and game.plan_at[number] == NONE and building_of(number) == type
    ]
    return min(0.9, (have + 0.4 * min(need - have, len(plans))) / need)
