"""The verbs of the colony as a whole: rounds and turns, the shuttle, and the colony's level."""

from __future__ import annotations

from typing import Final

from areo.on_mars import verbs
from areo.on_mars.numbers import (
    COLONIZATION,
    COLONY_LEVELS,
    NONE,
    ROW,
    SHUTTLE,
    SIDE,
)
from areo.on_mars.plans import OF_LEVEL_1
from areo.on_mars.table import OnMarsTable

CUBE_POINTS: Final = (0, 1, 2, 4, 7, 11)  # for so many progress cubes
CUBES_COUNT_AT: Final = (2, 3)  # levels at which they are scored
FEWER_MISSIONS_AT: Final = (3, 4, 5)
SHUTTLE_STOPS_AT: Final = 4
BERTHS: Final = 3


def start_player(game: OnMarsTable) -> int:
    """The start player: by lot, unless set-up control says who."""
    first = game.options.get("first_player")
    drawn = game.rng.below(game.humans)
    return first if isinstance(first, int) else drawn


def place_shuttle(game: OnMarsTable, person: int, side: int) -> None:
    game.side = side
    game.berth = 1
    game.note("shuttle-placed", person, SIDE.thing(side))


def enter_phase(game: OnMarsTable, phase: int) -> None:
    game.phase = phase


def start_round(game: OnMarsTable, round: int) -> None:
    """The order of turns is fixed: markers from the first space to the last."""
    game.round = round
    game.order = in_order(game)
    enter_phase(game, COLONIZATION)
    game.note("round", -1, round)


def in_order(game: OnMarsTable) -> list[int]:
    return sorted(range(game.people), key=game.space.__getitem__)


def start_turn(game: OnMarsTable, person: int) -> None:
    game.active = person
    game.main_done = False
    game.executive_done = False
    game.b_turn = False
    game.developed = 0
    game.note("turn", person)


def end_turn(game: OnMarsTable, person: int) -> None:
    game.gained[person] = 0
    game.b_turn = False
    game.developed = 0
    game.main_done = False
    game.executive_done = False


# The shuttle


def start_travel(game: OnMarsTable) -> None:
    """Somebody decides whether to travel: for task cards that is a turn of its own."""
    game.b_turn = False


def move_shuttle(game: OnMarsTable) -> int:
    """The shuttle moves on its track; gives the side it left if it travelled, else NONE."""
    enter_phase(game, SHUTTLE)
    game.order = in_order(game)
    if game.berth == 0 or game.level == SHUTTLE_STOPS_AT:
        game.note("shuttle-stands")
        return NONE
    if game.level < COLONY_LEVELS and game.berth > 1:
        game.berth -= 1
        game.note("shuttle-moves", -1, game.berth)
        return NONE
    left = game.side
    game.side = 1 - left
    game.berth = 0 if game.level == COLONY_LEVELS else min(game.level, BERTHS)
    game.note("shuttle-travels" if game.berth else "shuttle-gone", -1, SIDE.thing(game.side))
    return left


# The colony's level


def can_rise(game: OnMarsTable) -> bool:
    return game.level < COLONY_LEVELS and min(game.lss) >= game.level + 1


def rise(game: OnMarsTable) -> None:
    """The colony reaches the next level, with all that this brings."""
    game.level += 1
    game.note("level", -1, game.level)
    if game.level == 2:
        game.plans = [0] * (2 * ROW)
        deal_plans(game, 0, of_level_1=True)
        deal_plans(game, ROW, of_level_1=False)
    elif game.level == 3:
        game.plans = [0 if number <= OF_LEVEL_1 else number for number in game.plans]
        deal_plans(game, 0, of_level_1=False)
    if not game.few():
        fill_grid(game)
    game.warehouse = [game.warehouse_full()] * len(game.warehouse)
    if game.level in CUBES_COUNT_AT:
        for person in range(game.people):
            verbs.score(game, person, CUBE_POINTS[game.progress[person].bit_count()])
    if game.level in FEWER_MISSIONS_AT:
        verbs.fewer_missions(game)


def deal_plans(game: OnMarsTable, begin: int, of_level_1: bool) -> None:
    """Blueprints of one level, the first of them in the deck, fill the gaps of a row."""
    for at in range(begin, begin + ROW):
        fitting = [number for number in game.plan_deck if (number <= OF_LEVEL_1) == of_level_1]
        if game.plans[at] == 0 and fitting:
            game.plans[at] = fitting[-1]
            game.plan_deck.remove(fitting[-1])
            game.reveal()


def fill_grid(game: OnMarsTable) -> None:
    """Technologies of the stock fill the gaps of the grid, the bottom row first."""
    for at in range(game.data.grid_spaces()):
        if game.grid[at] == NONE and game.tech_stock:
            game.grid[at] = game.tech_stock.pop()
            game.reveal()


# The end


def end_is_due(game: OnMarsTable) -> bool:
    """Whether the end is triggered at the end of this colonization phase, and was not before."""
    if game.end_triggered:
        return False
    limit = game.options.get("round_limit")
    missions_done = game.remaining == 0 and game.book.chapter.missions_end
    return missions_done or (isinstance(limit, int) and game.round >= limit)


def trigger_end(game: OnMarsTable) -> None:
    game.end_triggered = True
    game.note("end-triggered")
    if game.options.get("space_oddity"):
        game.last_round = True


def end_round(game: OnMarsTable) -> None:
    if game.end_triggered:
        game.last_round = True
