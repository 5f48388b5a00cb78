"""What Invasion adds to the numbers that bots learn from: what the humans have together, and what is the alien's."""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.on_mars.chapters.invasion import evaluation, team
from areo.on_mars.chapters.invasion.numbers import ALIEN_TECHS, EVOLVED, FREE, HELD, POWERS, SABOTAGE, SPACES
from areo.on_mars.chapters.invasion.spaces import crystals_near
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size, spread
from areo.on_mars.numbers import DEFENSE, NONE

NAMES: Final = (
    *("alien", "alien-turn", "rounds-left"),
    *("points-together", "points-to-win", *[f"together {part}" for part in team.PARTS], "near-missions"),
    *("troops", "troops-to-win", "troops-at-buildings", "troops-in-reach", "danger", "defense"),
    *("nests", "nests-left", "deploy-sites", "to-deploy"),
    *("alien-crystals", "crystals-in-reach", "red", "expendable", "spores", "reactions"),
    *[f"free {space}" for space in SPACES],
    *[f"sabotaged {space}" for space in SPACES],
    *[f"alien-tech {tech}" for tech in ALIEN_TECHS],
    *[f"{where} {power}" for power in POWERS for where in ("in-hand", "on-nest", "used")],
)


def progress(game: InvasionTable) -> float:
    """As far as the side that is ahead has come, or the time if that is more."""
    if game.over:
        return 1.0
    return min(1.0, max(1.0 - evaluation.rest(game), (game.round - 1) / game.rules.last_round))


def add(found: Features, game: InvasionTable, seat: int) -> None:
    found.add_flag(seat == game.alien)
    found.add_flag(game.alien_turn)
    found.add(float(game.rules.last_round - game.round))
    parts = team.parts(game)
    found.add(float(sum(parts)))
    found.add(float(game.rules.points_to_win - sum(parts)))
    found.add_all(parts)
    found.add(evaluation.mission_progress(game))
    add_troops(found, game)
    found.add(float(size(game.nests)))
    found.add(float(game.nests_left()))
    found.add(float(size(game.deploy_sites())))
    found.add(float(game.to_deploy()))
    found.add(float(game.alien_crystals))
    found.add(float(size(crystals_near(game))))
    found.add(float(game.red))
    found.add(float(game.expendable))
    found.add_flag(game.spores != NONE)
    found.add(float(game.reactions))
    for space in range(len(SPACES)):
        found.add_flag(game.lying[space] == FREE and game.unlocked(space))
    for space in range(len(SPACES)):
        found.add_flag(game.lying[space] == SABOTAGE)
    found.add_all(game.levels)
    for power in range(len(POWERS)):
        found.add_flag(game.power_is[power] == HELD)
        found.add_flag(game.power_is[power] == EVOLVED)
        found.add_flag(bool(game.used >> power & 1))


def add_troops(found: Features, game: InvasionTable) -> None:
    """How many there are and are still needed, where they do harm, and where the humans can strike them."""
    found.add(float(size(game.troops)))
    found.add(float(game.troops_left()))
    found.add(float(size(game.troops & spread(game.built_on))))
    reach = 0
    for person in range(game.humans):
        reach |= game.in_reach(person)
    found.add(float(size(game.troops & reach)))
    found.add(evaluation.danger(game))
    found.add(float(game.best_level(DEFENSE)))
