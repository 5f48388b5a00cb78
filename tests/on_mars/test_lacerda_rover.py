"""Lacerda's rover: the tile it goes for, how it gets there, and what the tile gives him."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.on_mars.places import MAP, Place, beside, id_of, steps_between
from tests.on_mars.solo import COLONY, Alone, Hexes, his_turn, lab, over_seeds, plans, scientists

FAR: Hexes = {
    "0,-4": {"building": "mine"},
    "6,-4": {"building": "shelter", "owner": 0},
    "-6,4": {"building": "shelter", "owner": "lacerda"},
}


def drives(mars: Hexes, **state: Any) -> Alone:
    """His action is impossible (he hires nobody while his colonist is there), so that his rover moves."""
    return his_turn(3, {**FAR, **mars}, space=COLONY, slots={"hire_or_contract": ["lacerda"]}, **state)


def at(table: Alone) -> str:
    return table.hexes(rover="lacerda")[0]


# Which tile


def test_he_goes_for_the_nearest_tile() -> None:
    table = drives({"0,0": {"rover": "lacerda"}, "2,0": {"tile": "d_crystals"}, "0,3": {"tile": "d_develop"}})
    assert at(table) == "2,0"
    assert table.him["discoveries"] == ["d_crystals"]
    assert table.him["pending"] == 3


def test_between_tiles_as_near_chance_decides() -> None:
    mars: Hexes = {
        "0,0": {"rover": "lacerda"},
        "2,0": {"tile": "d_crystals"},
        "-2,0": {"research": "B"},
        "0,3": {"tile": "d_hire"},
    }
    assert sorted(over_seeds(lambda seed: at(drives(mars, seed=seed)))) == ["-2,0", "2,0"]


@pytest.mark.parametrize("good", ["mineral", "battery", "water", "plant", "oxygen"])
def test_resources_are_of_no_use_to_him(good: str) -> None:
    mars: Hexes = {"0,0": {"rover": "lacerda"}, "1,0": {"tile": f"d_res_{good}"}, "-2,0": {"tile": "d_crystals"}}
    assert at(drives(mars)) == "-2,0"


def test_a_research_tile_of_a_letter_he_has_is_passed_over() -> None:
    mars: Hexes = {"0,0": {"rover": "lacerda"}, "1,0": {"research": "A"}, "-2,0": {"research": "B"}}
    table = drives(mars, him={"research": ["A"]})
    assert (at(table), table.him["research"]) == ("-2,0", ["A", "B"])


@pytest.mark.parametrize(
    ("tile", "state"),
    [
        ("d_blueprints", {"level": 3, "blueprint_rows": {}, "blueprint_deck": []}),
        ("d_blueprints", {"him": plans(1, 2, 3, 4, 5, 6, 7, 8)}),
        ("d_tech", {"him": lab(L1_top="ship", L1_bottom="mine")}),
        ("d_upgrade", {"him": plans(3)}),
        ("d_develop", {"him": lab(L6="shelter")}),
        ("d_hire", {"him": {"crystals": 0, **scientists("geologist", "rd_engineer")}}),
        ("d_hire", {"display": []}),
        ("d_warehouse", {"warehouse": {"crystal": 0, "battery": 0, "water": 0, "plant": 0, "oxygen": 0}}),
        ("d_build_greenhouse", {}),
        ("d_build_mine", {"stacks": {"mine": []}}),
        ("d_build_shelter", {"him": {"shelters_left": 0}}),
    ],
)
def test_a_tile_that_gives_him_nothing_is_passed_over(tile: str, state: dict[str, Any]) -> None:
    table = drives({"0,0": {"rover": "lacerda"}, "1,0": {"tile": tile}, "-2,0": {"tile": "d_crystals"}}, **state)
    assert at(table) == "-2,0"


def test_with_no_tile_left_he_does_not_move() -> None:
    table = drives({"0,0": {"rover": "lacerda"}, "1,0": {"tile": "d_res_mineral"}}, him={"crystals": 3})
    assert (at(table), table.him["crystals"], table.went()) == ("0,0", 3, [])


def test_his_first_move_starts_on_the_starting_mine() -> None:
    table = drives({"1,0": {"tile": "d_crystals"}, "-3,0": {"tile": "d_hire"}})
    assert table.went() == ["1,0"]
    assert table.him["rover_moved"]


# How far


def towards(away: int, **state: Any) -> Alone:
    """A tile straight ahead, so that there is one shortest path."""
    return drives({"0,-3": {"rover": "lacerda"}, f"0,{away - 3}": {"tile": "d_crystals"}}, **state)


def test_two_steps_are_free() -> None:
    table = towards(2, him={"crystals": 2, **lab(L1_top="rover")})
    assert table.him["discoveries"] == ["d_crystals"]
    assert table.him["crystals"] == 2


def test_more_steps_are_bought_with_crystals_to_reach_a_tile() -> None:
    table = towards(4, him={"crystals": 3})
    assert (table.him["discoveries"], table.him["crystals"]) == (["d_crystals"], 1)
    assert table.went() == ["0,-2", "0,-1", "0,0", "0,1"]


def test_none_are_bought_if_the_tile_stays_out_of_reach() -> None:
    table = towards(5, him={"crystals": 2})
    assert (at(table), table.him["discoveries"], table.him["crystals"]) == ("0,-1", [], 2)


def test_his_rover_technology_comes_before_crystals() -> None:
    table = towards(5, him={"crystals": 3, **lab(L2_top="rover")})
    assert (table.him["discoveries"], table.him["crystals"]) == (["d_crystals"], 2)


def test_the_players_technology_is_used_where_his_own_is_not_enough() -> None:
    table = towards(5, him={"crystals": 3, **lab(L2_top="rover")}, me=lab(L3_top="rover"))
    assert (table.him["discoveries"], table.him["crystals"]) == (["d_crystals"], 3)
    assert table.asks() == "owner"


def test_his_own_technology_is_preferred_if_it_is_enough() -> None:
    table = towards(4, him=lab(L2_top="rover"), me=lab(L4_top="rover"))
    assert table.him["discoveries"] == ["d_crystals"]
    assert table.told("uses-tech") == []


def test_a_technology_takes_him_nearer_to_a_tile_out_of_reach() -> None:
    table = towards(6, him={"crystals": 0, **lab(L1_top="rover")})
    assert at(table) == "0,0"


def test_a_near_tile_needs_no_technology() -> None:
    assert towards(2, me=lab(L4_top="rover")).told("uses-tech") == []


def test_he_spends_no_crystal_on_the_way_that_the_tile_itself_costs() -> None:
    """The contract behind this tile costs a crystal; with one crystal he cannot both get there and pay it."""
    mars: Hexes = {"0,-3": {"rover": "lacerda"}, "0,0": {"tile": "d_hire"}}
    him = scientists("geologist", "rd_engineer")
    poor = drives(mars, him={"crystals": 1, **him}, display=["contract-1"])
    assert (at(poor), poor.him["crystals"]) == ("0,-3", 1)
    rich = drives(mars, him={"crystals": 2, **him}, display=["contract-1"])
    assert (at(rich), rich.him["crystals"], len(rich.him["contracts"])) == ("0,0", 0, 1)


# Where he stops


def test_he_stops_short_of_a_piece_and_of_a_tile() -> None:
    mars: Hexes = {"0,-3": {"rover": "lacerda"}, "0,-1": {"bot": 0}, "0,3": {"tile": "d_crystals"}}
    assert at(drives(mars, him={"crystals": 0})) == "0,-2"
    mars = {"0,-3": {"rover": "lacerda"}, "0,-1": {"tile": "d_res_water"}, "0,3": {"tile": "d_crystals"}}
    assert at(drives(mars, him={"crystals": 0})) == "0,-2"


def test_he_stays_where_he_can_stop_nowhere() -> None:
    mars: Hexes = {
        "0,-3": {"rover": "lacerda"},
        "0,-2": {"bot": 0},
        "0,-1": {"rover": 0},
        "0,3": {"tile": "d_crystals"},
    }
    assert at(drives(mars, him={"crystals": 0})) == "0,-3"


def test_he_may_stop_on_a_building_without_a_piece() -> None:
    mars: Hexes = {"0,-3": {"rover": "lacerda"}, "0,-1": {"building": "generator"}, "0,3": {"tile": "d_crystals"}}
    assert at(drives(mars, him={"crystals": 0})) == "0,-1"


def test_he_collects_the_crystals_he_passes() -> None:
    mars: Hexes = {
        "0,-3": {"rover": "lacerda"},
        "0,-2": {"crystal": 1},
        "0,-1": {"crystal": 1},
        "0,0": {"crystal": 1},
        "0,3": {"tile": "d_crystals"},
    }
    table = drives(mars, him={"crystals": 0})
    assert (table.him["pending"], table.hexes(crystal=1)) == (2, ["0,0"])


# A second reckoning of the path


def ways(start: Place, goal: Place) -> list[list[Place]]:
    """All shortest paths on the map."""
    if start == goal:
        return [[start]]
    left = steps_between(start, goal)
    nearer = [step for step in beside(start) if steps_between(step, goal) == left - 1]
    return [[start, *way] for step in nearer for way in ways(step, goal)]


@pytest.mark.parametrize("number", range(30))
def test_he_takes_a_shortest_path_with_most_crystals(number: int) -> None:
    rng = random.Random(number)
    home = {(0, -4), (6, -4), (-6, 4)}
    places = rng.sample([place for place in MAP if place not in home], 30)
    start, crystals, bots, tiles = places[0], places[1:22], places[22:26], places[26:]
    mars: dict[str, dict[str, object]] = {id_of(start): {"rover": "lacerda"}}
    mars |= {id_of(place): {"crystal": 1} for place in crystals}
    mars |= {id_of(place): {"bot": 0} for place in bots}
    mars |= {id_of(place): {"research": letter} for place, letter in zip(tiles, "ABCD", strict=True)}
    level, depot = rng.randrange(3), rng.randrange(4)
    cells = [{}, {"L1.top": "rover"}, {"L2.top": "rover"}][level]
    him = {"crystals": depot, "lab": {**cells, "L2.bottom": "shelter"}}

    nearest = min(steps_between(start, tile) for tile in tiles)
    may: list[list[str]] = []
    for tile in tiles:
        if steps_between(start, tile) != nearest:
            continue
        found = ways(start, tile)
        rich = [sum(place in crystals for place in way) for way in found]
        for way, count in zip(found, rich, strict=True):
            if count == max(rich):
                may.append([id_of(place) for place in stopped(way, 2 + level, depot, {*bots, *tiles})[1:]])
    seen = over_seeds(lambda seed: drives(mars, seed=seed, him=him).went(), range(25))
    assert all(way in may for way in seen)
    different = {tuple(way) for way in may}
    assert len(seen) > 1 or len(different) == 1


def stopped(way: list[Place], steps: int, crystals: int, taken: set[Place]) -> list[Place]:
    """As far along a path as he gets."""
    away = len(way) - 1
    if away <= steps + crystals:
        return way
    while steps and way[steps] in taken:
        steps -= 1
    return way[: steps + 1]
