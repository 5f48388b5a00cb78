"""Lacerda's rover: which tile it goes for, how it gets there, and what the tile gives him."""

from __future__ import annotations

from typing import Final

from areo.on_mars import verbs, verbs_map
from areo.on_mars.components import Discovery
from areo.on_mars.geometry import BOARD, ZONES, distance, listed
from areo.on_mars.lacerda import verbs as his
from areo.on_mars.numbers import CRYSTAL, MOST_DISCOVERIES, NONE, ROVER_TECH
from areo.on_mars.table import OnMarsTable

STEPS: Final = 2


def wants(game: OnMarsTable, tile: int) -> bool:
    """Whether a tile gives him at least something."""
    if tile >= MOST_DISCOVERIES:
        return not game.research[game.lacerda] >> (tile - MOST_DISCOVERIES) & 1 and bool(his.movable(game, True))
    discovery = game.data.discoveries[tile]
    rule = discovery.rule
    if rule == "gain":
        return discovery.subject == CRYSTAL
    if rule == "construct":
        return bool(his.sites(game, type_of(game, discovery)))
    if rule == "develop":
        return bool(his.movable(game, True))
    if rule == "blueprints":
        return his.blueprint_choice(game) > 0
    if rule == "learn":
        return his.learn_choice(game)[0] != NONE
    if rule == "upgrade":
        return bool(his.upgrade_choices(game))
    if rule == "hire":
        return bool(his.hire_choices(game, 0))
    return max(game.warehouse) > 0


def type_of(game: OnMarsTable, discovery: Discovery) -> int:
    """The type that a tile lets him build; of any, the one he would build anyway."""
    return his.type_to_build(game) if discovery.subject == NONE else discovery.subject


def targets(game: OnMarsTable) -> list[int]:
    """The hexes of the nearest tiles he can collect."""
    start = game.rover_hex(game.lacerda)
    free = game.tiles_on & ~game.pieces()
    found: list[int] = []
    nearest = 99
    for hex in listed(free):
        away = distance(start, hex)
        if away <= nearest and wants(game, verbs_map.tile_at(game, hex)):
            if away < nearest:
                nearest = away
                found = []
            found.append(hex)
    return found


def go(game: OnMarsTable) -> int:
    """Move towards the nearest tile he can collect; gives the tile if he reaches it, else NONE."""
    him = game.lacerda
    goals = targets(game)
    if not goals:
        return NONE
    goal = his.one_of(game, goals)
    start = game.rover_hex(him)
    away = distance(start, goal)
    steps = STEPS
    if away > steps:
        steps = with_tech(game, away)
    bought = away - steps
    if 0 < bought <= game.crystals[him]:
        game.crystals[him] -= bought
        steps = away
    path = best_path(game, start, goal)
    end = min(steps, away)
    stops = game.pieces() | game.tiles_on
    while 0 < end < away and stops >> path[end] & 1:
        end -= 1
    for step in range(1, end + 1):
        verbs_map.move_rover(game, him, path[step])
    if end < away:
        return NONE
    tile = verbs_map.tile_at(game, goal)
    verbs_map.take_tile(game, him, tile, goal)
    return tile


def with_tech(game: OnMarsTable, away: int) -> int:
    """The steps he has with a rover technology: his own if it is enough, else the better one."""
    him = game.lacerda
    own = game.tech_level(him, ROVER_TECH)
    best = game.best_level(ROVER_TECH)
    if best == 0:
        return STEPS
    if best > own and STEPS + own < away:
        verbs.set_aside(game, him, 0, ROVER_TECH)
        return STEPS + best
    return STEPS + own


def best_path(game: OnMarsTable, start: int, goal: int) -> list[int]:
    """A shortest path with the most crystals on it, at random among several."""
    away = distance(start, goal)
    paths: list[list[int]] = [[start]]
    for step in range(1, away + 1):
        paths = [
            [*path, hex]
            for path in paths
            for hex in listed(ZONES[path[-1]] & BOARD)
            if distance(hex, goal) == away - step
        ]
    rich = [sum([game.crystals_on >> hex & 1 for hex in path[1:]]) for path in paths]
    best = [path for path, crystals in zip(paths, rich, strict=True) if crystals == max(rich)]
    return best[0] if len(best) == 1 else best[game.rng.below(len(best))]
