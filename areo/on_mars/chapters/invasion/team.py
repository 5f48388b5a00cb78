"""The points of the humans, who have them together, and what wins the game."""

from __future__ import annotations

from typing import Final

from areo.on_mars.chapters.game import LOST, WON, decide
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size
from areo.on_mars.numbers import NONE, UPGRADE_CONTRACTS
from areo.on_mars.plans import points_of
from areo.on_mars.scoring import all_advanced
from areo.on_mars.worth import DELIVERY_POINTS, SCIENTIST_POINTS, UPGRADE_POINTS

PARTS: Final = ("track", "buildings", "contracts", "scientists", "missions", "troops")


def parts(game: InvasionTable) -> list[int]:
    """The humans' points, by part."""
    return [game.track, buildings(game), contracts(game), scientists(game), missions(game), troops(game)]


def total(game: InvasionTable) -> int:
    return sum(parts(game))


def buildings(game: InvasionTable) -> int:
    return sum([points_of(number) for number in range(1, len(game.plan_at)) if game.plan_at[number] != NONE])


def contract_points(number: int) -> int:
    return UPGRADE_POINTS[0] if number <= UPGRADE_CONTRACTS else DELIVERY_POINTS[0]


def contracts(game: InvasionTable) -> int:
    """Contracts that were completed once stay scored."""
    told = game.contracts_told
    return sum([contract_points(number) for number in range(1, len(game.contract_of)) if told >> number & 1])


def scientist_points(game: InvasionTable, scientist: int) -> int:
    """What a scientist is worth while somebody has him."""
    return SCIENTIST_POINTS * all_advanced(game, game.book.scientists[scientist].scores)


def scientists(game: InvasionTable) -> int:
    hired = [scientist for scientist in range(len(game.scientist_of)) if game.scientist_of[scientist] != NONE]
    return sum([scientist_points(game, scientist) for scientist in hired])


def missions(game: InvasionTable) -> int:
    return game.rules.mission_points * game.missions.count(NONE)


def troops(game: InvasionTable) -> int:
    return game.rules.troop_points * game.slain


def told(game: InvasionTable, person: int, points: int) -> None:
    """The humans have more points, thanks to one of them; that may be enough."""
    if points:
        game.note("team-scores", person, points, total(game))
    if not game.over and total(game) >= game.rules.points_to_win:
        decide(game, WON)


def deployed(game: InvasionTable) -> None:
    """Another troop is on Mars; that may be enough."""
    if not game.over and size(game.troops) >= game.rules.troops_to_win:
        decide(game, LOST)


def stop(game: InvasionTable) -> None:
    """Nobody has won in time: whoever has done the larger part of what wins has, and the humans if it is the same."""
    done = total(game) * game.rules.troops_to_win
    decide(game, WON if done >= size(game.troops) * game.rules.points_to_win else LOST)
