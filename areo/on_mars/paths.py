"""Whether a movement of bots and a rover can still end as it must: no two pieces on a hex, no tile left untaken."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import Frame
from areo.on_mars.geometry import BIT, BOARD, HEXES, distance, listed
from areo.on_mars.numbers import BOTS, MOST_DISCOVERIES, NONE
from areo.on_mars.table import OnMarsTable
from areo.on_mars.verbs_map import tile_at

STAYS: Final = -1  # the steps of pieces that do not move, or not any more


def takeable(game: OnMarsTable, frame: Frame, tile: int) -> bool:
    """Whether somebody's rover may end on a tile: it must be able to take it, and to get at least a part of it."""
    if tile >= MOST_DISCOVERIES and game.research[frame.seat] >> (tile - MOST_DISCOVERIES) & 1:
        return False
    return game.book.tile_effect(tile).legal(game, frame)


def others(game: OnMarsTable, person: int) -> int:
    """All hexes with a piece that somebody's movement cannot move."""
    hexes = game.fixed_pieces() | game.alien_on
    for at in range(len(game.bots)):
        if at // BOTS != person and game.bots[at] != NONE:
            hexes |= 1 << game.bots[at]
    for whose in range(len(game.rover)):
        if whose != person and game.rover[whose] != NONE:
            hexes |= 1 << game.rover[whose]
    return hexes


def barred_tiles(game: OnMarsTable, frame: Frame) -> int:
    """All hexes with a tile on which somebody's rover may not end."""
    hexes = 0
    for hex in listed(game.tiles_on):
        if not takeable(game, frame, tile_at(game, hex)):
            hexes |= 1 << hex
    return hexes


def barred_at(game: OnMarsTable, frame: Frame, hex: int) -> int:
    """A hex, as a set, if somebody's rover may not end there because of the tile on it; else nothing."""
    if not game.tiles_on & BIT[hex] or takeable(game, frame, tile_at(game, hex)):
        return 0
    return BIT[hex]


def apart(bots: list[int], rover: int, taken: int, barred: int) -> bool:
    """Whether no two pieces share a hex, and the rover may end where it is."""
    seen = taken
    for hex in bots:
        if hex != NONE:
            if seen & BIT[hex]:
                return False
            seen |= BIT[hex]
    return rover == NONE or not (seen | barred) & BIT[rover]


def can_end(bots: list[int], rover: int, taken: int, barred: int, bot_steps: int, rover_steps: int, spare: int) -> bool:
    """Whether pieces that stand so can be brought to a legal end.

    `taken` are hexes with other pieces, `barred` those where the rover may not end; `spare` steps can be bought for
    either. A rover that is out of play is NONE; what stays where it is has `STAYS` for its steps. A piece that is in
    nobody's way need not move, unless another comes onto its hex: of bots, the other could as well go on itself.
    """
    for at in range(len(bots)):
        hex = bots[at]
        if hex != NONE and (taken >> hex & 1 or bots.count(hex) > 1 or hex == rover):
            return free_up(bots, rover, taken, barred, bot_steps, rover_steps, spare, at)
    if rover != NONE and (taken | barred) >> rover & 1:
        return rover_away(bots, rover, taken, barred, bot_steps, rover_steps, spare)
    return True


def free_up(
    bots: list[int], rover: int, taken: int, barred: int, bot_steps: int, rover_steps: int, spare: int, at: int
) -> bool:
    """Move a bot that shares its hex, or the rover it shares it with, to each hex in reach."""
    hex = bots[at]
    if bot_steps != STAYS:
        for target in in_reach(hex, bot_steps + spare):
            if taken >> target & 1 or target in bots or (target == rover and rover_steps == STAYS):
                continue
            away = distance(hex, target)
            moved = bots.copy()
            moved[at] = target
            left = max(0, bot_steps - away)
            bought = max(0, away - bot_steps)
            if can_end(moved, rover, taken, barred, left, rover_steps, spare - bought):
                return True
    return (
        hex == rover and not taken >> hex & 1 and rover_away(bots, rover, taken, barred, bot_steps, rover_steps, spare)
    )


def rover_away(
    bots: list[int], rover: int, taken: int, barred: int, bot_steps: int, rover_steps: int, spare: int
) -> bool:
    """Move the rover to each hex in reach where it may end, once a bot that is there has left."""
    if rover_steps == STAYS:
        return False
    for target in in_reach(rover, rover_steps + spare):
        if (taken | barred) >> target & 1:
            continue
        bought = max(0, distance(rover, target) - rover_steps)
        left = max(0, rover_steps - distance(rover, target))
        if can_end(bots, target, taken, barred, bot_steps, left, spare - bought):
            return True
    return False


def in_reach(hex: int, steps: int) -> list[int]:
    """The hexes within so many steps, the nearest first."""
    if steps <= 0:
        return []
    return NEAREST[hex][: WITHIN[hex][min(steps, FARTHEST)]]


FARTHEST: Final = 13  # steps from any hex to any other, at most
NEAREST: Final = [
    sorted([other for other in HEXES if other != hex], key=lambda other: distance(hex, other))
    if BOARD & BIT[hex]
    else []
    for hex in range(len(BIT))
]
WITHIN: Final = [
    [len([other for other in NEAREST[hex] if distance(hex, other) <= steps]) for steps in range(FARTHEST + 1)]
    for hex in range(len(BIT))
]
