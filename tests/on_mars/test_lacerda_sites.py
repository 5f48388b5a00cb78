"""Where Lacerda builds, against a second reckoning that walks the map hex by hex."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.on_mars.places import MAP, Place, beside, id_of, place_of
from tests.on_mars.solo import COLONY, Alone, his_turn, over_seeds

TYPES = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
MINE_CELLS = [None, "L1.top", "L2.top", "L3.top", "L4.top"]  # of a technology, by its level


def joined(place: Place, type: set[Place]) -> int:
    """How many buildings of a type a new one would hang together with."""
    seen = {place}
    to_see = [place]
    while to_see:
        for other in beside(to_see.pop()):
            if other in type and other not in seen:
                seen.add(other)
                to_see.append(other)
    return len(seen) - 1


def allowed(type: set[Place], built: set[Place], tiles: set[Place], level: int) -> set[Place]:
    """The hexes among which chance decides."""
    best = 0
    found: set[Place] = set()
    for place in set(MAP) - built:
        size = joined(place, type)
        if size == 0:
            two_away = any(far in type for near in beside(place) for far in beside(near))
            if not two_away:
                continue
        elif size > level:
            continue
        if size > best:
            best, found = size, set()
        if size == best:
            found.add(place)
    return found - tiles or found


def random_map(rng: random.Random) -> tuple[dict[Place, str], set[Place]]:
    """Some buildings in clumps, and tiles beside them."""
    buildings: dict[Place, str] = {(0, 0): "mine"}
    for _ in range(rng.randrange(4, 26)):
        start = rng.choice(sorted(buildings))
        place = rng.choice(beside(rng.choice(beside(start))) if rng.random() < 0.5 else beside(start))
        buildings.setdefault(place, rng.choice(TYPES))
    free = sorted(set(MAP) - set(buildings))
    return buildings, set(rng.sample(free, 12))


TILES = ["d_res_mineral", "d_res_battery", "d_res_water", "d_res_plant", "d_res_oxygen", "d_tech", "d_hire"]


def told(buildings: dict[Place, str], tiles: set[Place]) -> list[dict[str, object]]:
    hexes: list[dict[str, object]] = [{"hex": id_of(place), "building": type} for place, type in buildings.items()]
    names = [{"tile": tile} for tile in TILES] + [{"research": letter} for letter in "ABCDA"]
    hexes += [{"hex": id_of(place), **name} for place, name in zip(sorted(tiles), names, strict=True)]
    return hexes


SHELTERS = {(4, -2): 0, (-4, 2): "lacerda"}


@pytest.mark.parametrize("number", range(40))
def test_he_builds_the_largest_complex_that_technology_allows(number: int) -> None:
    rng = random.Random(number)
    while True:
        buildings, tiles = random_map(rng)
        if not set(SHELTERS) & (set(buildings) | tiles):
            break
    type = rng.choice(sorted(set(buildings.values())))
    his, mine = rng.randrange(5), rng.randrange(5)
    mars = told(buildings, tiles)
    mars += [{"hex": id_of(place), "building": "shelter", "owner": owner} for place, owner in SHELTERS.items()]
    labs = [{} if level == 0 else {MINE_CELLS[level]: type} for level in (his, mine)]

    def look(seed: int) -> Alone:
        return his_turn(
            1,
            space=COLONY,
            seed=seed,
            map=mars,
            level=5,
            lss=dict.fromkeys(TYPES[1:], 5),
            stacks={},
            him={"bot_icon": type, "lab": labs[0]},
            me={"lab": labs[1]},
        )

    of_type = {place for place, of in buildings.items() if of == type}
    may = allowed(of_type, set(buildings) | set(SHELTERS), tiles, max(his, mine))
    seen: set[str] = set()
    for seed in range(6):
        table = look(seed)
        new = set(table.hexes(building=type)) - {id_of(place) for place in of_type}
        assert new <= {id_of(place) for place in may}
        assert len(new) == 1
        seen |= new
        assert len(table.told("uses-tech")) == (joined(place_of(next(iter(new))), of_type) > his)
    assert len(may) == 1 or len(seen) > 1


def test_chance_takes_each_of_the_hexes_that_are_as_good_and_no_other() -> None:
    """Six hexes lie beside the mine; one of them has a tile, which he spares."""
    mars = [
        {"hex": "0,0", "building": "mine"},
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": "lacerda"},
        {"hex": "1,0", "tile": "d_res_mineral"},
        {"hex": "0,1", "crystal": 1},
    ]
    him = {"lab": {"L1.top": "mine"}}
    found = over_seeds(lambda seed: his_turn(1, space=COLONY, seed=seed, map=mars, him=him).hexes(miner="lacerda"))
    assert sorted(hex for [hex] in found) == sorted(["0,-1", "1,-1", "0,1", "-1,1", "-1,0"])


def test_a_tile_is_destroyed_where_every_good_hex_has_one() -> None:
    mars = [
        {"hex": "0,0", "building": "mine"},
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": "lacerda"},
        *[{"hex": hex, "building": "generator"} for hex in ("0,-1", "1,-1", "0,1", "-1,1")],
        {"hex": "1,0", "tile": "d_res_mineral"},
        {"hex": "-1,0", "research": "A"},
    ]
    him = {"lab": {"L1.top": "mine"}}
    state: dict[str, Any] = {"level": 5, "lss": dict.fromkeys(TYPES[1:], 6)}
    found = over_seeds(
        lambda seed: his_turn(1, space=COLONY, seed=seed, map=mars, him=him, **state).hexes(miner="lacerda")
    )
    assert sorted(hex for [hex] in found) == ["-1,0", "1,0"]
