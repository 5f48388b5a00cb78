"""A second, slow map of Mars for tests: places as pairs, walked one step at a time."""

from __future__ import annotations

from functools import cache

Place = tuple[int, int]

COLUMNS = [
    *((2, 4), (0, 5), (-1, 5), (-2, 5), (-3, 5), (-3, 4), (-4, 4)),
    *((-4, 3), (-5, 3), (-5, 2), (-5, 1), (-5, 0), (-4, -2)),
]  # the first and the last row of each, from left to right
MAP = [(q - 6, r) for q, (low, high) in enumerate(COLUMNS) for r in range(low, high + 1)]
AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def id_of(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def place_of(id: str) -> Place:
    q, r = id.split(",")
    return int(q), int(r)


def beside(place: Place) -> list[Place]:
    """The places one step away."""
    return [(place[0] + q, place[1] + r) for q, r in AROUND if (place[0] + q, place[1] + r) in MAP]


@cache
def steps_between(one: Place, other: Place) -> int:
    """How many steps there are from a place to another, never over the edge of the map."""
    steps = 0
    seen = {one}
    while other not in seen:
        seen |= {near for place in seen for near in beside(place)}
        steps += 1
    return steps
