"""The map of On Mars as sets of hexes, against a slow second map of points in the plane."""

from __future__ import annotations

import math
import random
from collections import deque
from functools import cache

from areo.on_mars import geometry
from areo.on_mars.geometry import BOARD, BY_ID, CENTRE, DIRECTIONS, HEXES

Place = tuple[int, int]

# How many hexes each column has, from left to right; every column is centred on the same line.
HEIGHTS = [3, 6, 7, 8, 9, 8, 9, 8, 9, 8, 7, 6, 3]
CLOCK = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}  # degrees from the top


def point(place: Place) -> tuple[float, float]:
    """The centre of a hex with a flat top whose neighbours are one step away; y grows downward."""
    q, r = place
    return q * math.sqrt(3) / 2, r + q / 2


PLACES = [
    (q, r)
    for q, height in zip(range(-6, 7), HEIGHTS, strict=True)
    for r in range(-20, 21)
    if abs(point((q, r))[1]) <= (height - 1) / 2
]


@cache
def beside(place: Place) -> dict[str, Place]:
    """The places one step away by direction, on the map or not, found by looking at every place around."""
    x, y = point(place)
    found: dict[str, Place] = {}
    for q in range(place[0] - 2, place[0] + 3):
        for r in range(place[1] - 2, place[1] + 3):
            dx, dy = point((q, r))[0] - x, point((q, r))[1] - y
            if math.isclose(math.hypot(dx, dy), 1):
                degrees = round(math.degrees(math.atan2(dx, -dy))) % 360
                found[next(name for name, clock in CLOCK.items() if clock == degrees)] = (q, r)
    return found


def steps_from(start: Place) -> dict[Place, int]:
    """How many steps every place around is away, walked one by one, over the edge of the map as well."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in beside(place).values():
            if other not in steps and steps[place] < 14:
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


def hex_of(place: Place) -> int:
    return BY_ID[f"{place[0]},{place[1]}"]


def mask(places: set[Place]) -> int:
    return sum(1 << hex_of(place) for place in places)


def test_the_map_has_91_hexes() -> None:
    assert len(HEXES) == len(set(HEXES)) == len(PLACES) == 91
    assert {(geometry.q_of(hex), geometry.r_of(hex)) for hex in HEXES} == set(PLACES)
    assert mask(set(PLACES)) == BOARD
    assert geometry.size(BOARD) == 91
    assert hex_of((0, 0)) == CENTRE


def test_a_hex_and_its_coordinates() -> None:
    assert list(BY_ID) == [geometry.id_of(hex) for hex in HEXES]
    for q, r in PLACES:
        hex = BY_ID[f"{q},{r}"]
        assert (geometry.q_of(hex), geometry.r_of(hex), geometry.hex_at(q, r)) == (q, r, hex)


def test_neighbours_and_directions() -> None:
    for place in PLACES:
        around = beside(place)
        assert len(around) == 6
        for direction, name in enumerate(DIRECTIONS):
            expected = hex_of(around[name]) if around[name] in PLACES else -1
            assert geometry.neighbour(hex_of(place), direction) == expected, (place, name)
        on_map = {other for other in around.values() if other in PLACES}
        assert geometry.around(hex_of(place)) == mask(on_map | {place})


def test_32_hexes_are_on_the_rim() -> None:
    rim = [hex for hex in HEXES if geometry.size(geometry.around(hex)) < 7]
    assert len(rim) == 32
    assert rim == [hex_of(place) for place in PLACES if not all(other in PLACES for other in beside(place).values())]


def test_a_zone_off_the_map_is_empty() -> None:
    for hex in range(len(geometry.ZONES)):
        if hex not in HEXES:
            assert geometry.around(hex) == 0
            assert [geometry.neighbour(hex, direction) for direction in range(6)] == [-1] * 6


def test_distances_and_rings() -> None:
    for place in PLACES:
        hex = hex_of(place)
        steps = steps_from(place)
        assert {other: geometry.distance(hex, hex_of(other)) for other in PLACES} == {
            other: steps[other] for other in PLACES
        }
        for away in range(1, 13):
            assert geometry.ring(hex, away) == mask({other for other in PLACES if steps[other] == away}), (place, away)


def test_spreading_random_sets() -> None:
    rng = random.Random(1)
    for _ in range(200):
        places = set(rng.sample(PLACES, rng.randrange(92)))
        grown = places | {other for place in places for other in beside(place).values() if other in PLACES}
        assert geometry.spread(mask(places)) == mask(grown)


def test_complexes_in_random_sets() -> None:
    rng = random.Random(2)
    for _ in range(300):
        places = set(rng.sample(PLACES, rng.randrange(1, 92)))
        seed = rng.choice(sorted(places))
        whole = {seed}
        waiting = [seed]
        while waiting:
            for other in beside(waiting.pop()).values():
                if other in places and other not in whole:
                    whole.add(other)
                    waiting.append(other)
        complex = geometry.connected(1 << hex_of(seed), mask(places))
        assert complex == mask(whole)
        assert geometry.size(complex) == len(whole)
        assert geometry.listed(complex) == sorted(hex_of(place) for place in whole)


def test_what_is_not_there_belongs_to_no_complex() -> None:
    assert geometry.connected(1 << CENTRE, BOARD & ~(1 << CENTRE)) == 0
    assert geometry.connected(0, BOARD) == 0
    assert geometry.listed(0) == []


def test_a_seed_of_two_hexes_joins_what_hangs_on_either() -> None:
    north, south = hex_of((0, -1)), hex_of((0, 1))
    within = geometry.around(north) | geometry.around(south)
    apart = within & ~geometry.around(CENTRE) | 1 << north | 1 << south
    assert geometry.size(geometry.connected(1 << north, apart)) == 4
    assert geometry.size(geometry.connected(1 << north | 1 << south, apart)) == 8
