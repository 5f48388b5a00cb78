"""The reward tiles of the life support system: what each is worth to whoever builds."""

from __future__ import annotations

from typing import Final

from areo.on_mars.geometry import size
from areo.on_mars.numbers import COMMON, MINE
from areo.on_mars.table import KINDS, OnMarsTable

EACH: Final = (1, 2, 2, 2, 2, 2, 2, 1)  # points for each thing that a tile counts, by its place in REWARDS


def mines_held(game: OnMarsTable, person: int) -> int:
    """Mines with somebody's miner or marker."""
    return size(game.built[MINE] & (game.miners[person] | game.advanced[person]))


def reward_points(game: OnMarsTable, person: int, reward: int) -> int:
    """What a reward tile is worth to somebody now, by its place in REWARDS."""
    return EACH[reward] * counted(game, person, reward)


def counted(game: OnMarsTable, person: int, reward: int) -> int:
    """How many of what a reward tile counts somebody has."""
    if reward == 0:
        return max([game.tech_level(person, tech) for tech in range(KINDS)])
    if reward == 1:
        return game.hangar[person]
    if reward == 2:
        return size(game.advanced[person] & ~game.turned_down())
    if reward == 3:
        return mines_held(game, person)
    if reward == 4:
        return game.bots_on_map(person)
    if reward == 5:
        return game.discoveries[person].bit_count()
    if reward == 6:
        return size(game.built[COMMON + person])
    return game.beds(person) if person == game.lacerda else game.quarters[person]
