"""What a vandalism card may strike."""

from __future__ import annotations

from areo.on_mars.chapters.blackout.numbers import ADVANCED, LARGEST_COMPLEX, NOTHING, OWN_SHELTER
from areo.on_mars.geometry import connected, size
from areo.on_mars.numbers import COMMON
from areo.on_mars.table import OnMarsTable


def named(game: OnMarsTable, target: int, seat: int) -> int:
    """The buildings that a card names, if the seat draws it; those that are blacked out are no target any more."""
    if target < COMMON:
        return game.built[target] & ~game.dead
    if target == OWN_SHELTER:
        return game.built[COMMON + seat] & ~game.dead
    if target == LARGEST_COMPLEX:
        return in_largest_complexes(game)
    if target == ADVANCED:
        marked = 0
        for hexes in game.advanced:
            marked |= hexes
        return marked & ~game.dead
    assert target == NOTHING, target
    return 0


def in_largest_complexes(game: OnMarsTable) -> int:
    """All buildings in a complex of the largest size there is: lone buildings, where there is no complex."""
    largest = 0
    found = 0
    for hexes in game.built:
        left = hexes & ~game.dead
        while left:
            together = connected(left & -left, left)
            left &= ~together
            if size(together) > largest:
                largest = size(together)
                found = 0
            if size(together) == largest:
                found |= together
    return found


def struck(game: OnMarsTable, target: int, seat: int, vandalised: int) -> int:
    """The buildings to choose from: untouched ones, and those with a token only where there is no other."""
    buildings = named(game, target, seat)
    return buildings & ~vandalised or buildings
