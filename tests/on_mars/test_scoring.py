"""The final count: the rulebook's examples, last deliveries, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player

LAST: dict[str, Any] = {"last_round": True, "end_triggered": True}


def finish(**given: Any) -> Colony:
    """A game whose last turns are passed."""
    table = deal(**{"state": LAST, **given})
    while not table.over:
        table.pass_turn()
    return table


def test_tiles_on_levels_1_4_4_and_6_are_worth_18() -> None:
    lab = {"L1.top": "mine", "L4.top": "rover", "L4.mid": "ship", "L6": "shelter"}
    assert finish(lab=lab).score(0)["tech"] == 18


def test_two_built_and_one_unbuilt_of_level_1_and_a_built_one_of_level_3_are_worth_8() -> None:
    mars = {"2,-2": "generator, blueprint 3 of 0", "2,0": "water_extractor, blueprint 5 of 0"}
    table = finish(mars={**mars, "0,0": "mine, blueprint 13 of 0"}, blueprints=[3, 5, 7, 13])
    assert table.score(0)["blueprints"] == 3 + 3 - 3 + 5


def test_a_hydrologist_scores_two_advanced_greenhouses_of_anybody_for_6() -> None:
    mars = {"-2,0": "greenhouse, blueprint 7 of 0", "-3,0": "greenhouse, blueprint 8 of 1"}
    assert finish(mars=mars, scientists=["hydrologist"]).score(0)["scientists"] == 6


def test_a_delivery_that_lacks_a_water_costs_4() -> None:
    table = finish(contracts=[{"num": 9, "on": {"water": 2, "mineral": 2}}], storage="")
    assert table.score(0)["contracts"] == -4


@pytest.mark.parametrize(("cubes", "op"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_progress_cubes(cubes: int, op: int) -> None:
    types = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
    assert finish(progress=types[:cubes]).score(0)["progress"] == op


def test_pending_crystals_reach_the_depot_before_they_are_delivered() -> None:
    table = finish(contracts=[{"num": 12, "on": {"mineral": 2}}], crystals=1, pending=2)
    assert table.score(0)["contracts"] == 9
    assert table.player()["crystals"] == 0


@pytest.mark.parametrize(("home", "op"), [(2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 10), (8, 10)])
def test_the_living_quarters_score_their_highest_occupied_row(home: int, op: int) -> None:
    mars = {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}
    assert finish(mars=mars, quarters=home).score(0)["quarters"] == op


def test_colonists_of_the_side_one_is_on_and_of_the_working_area_come_home() -> None:
    state = {**LAST, "slots": {"construct": [0], "obtain_blueprint": [0]}}
    table = finish(quarters=1, working=1, state=state)
    assert table.player()["quarters"] == 3
    assert table.score(0)["quarters"] == 3


def test_ships_in_the_hangar_are_worth_3_each() -> None:
    assert finish(hangar=2, ships=[1, 2, 3]).score(0)["ships"] == 6


def test_ties_go_to_the_crystals_and_then_are_shared() -> None:
    assert finish(crystals=2, others=[player(crystals=1)]).game.ranking() == [[0], [1]]
    assert finish(crystals=1, others=[player(crystals=1)]).game.ranking() == [[0, 1]]


def test_then_to_the_advanced_buildings_and_then_to_the_cubes() -> None:
    built = {"2,-2": "generator, blueprint 3 of 0"}
    table = finish(mars=built, crystals=1, others=[player(crystals=1, op=3)])
    assert (table.total(0), table.game.ranking()) == (table.total(1), [[0], [1]])
    table = finish(crystals=1, progress=["mine"], others=[player(crystals=1, op=1)])
    assert (table.total(0), table.game.ranking()) == (table.total(1), [[0], [1]])


def test_crystals_that_wait_count_for_ties_when_they_have_found_room_in_the_depot() -> None:
    table = finish(crystals=3, pending=3, others=[player(crystals=1, pending=1)])
    assert [table.player(seat)["crystals"] for seat in (0, 1)] == [3, 2]


def test_in_play_the_quarters_count_whoever_would_come_home_and_find_a_bed() -> None:
    state = {"slots": {"construct": [0, 0], "obtain_blueprint": [0]}}
    assert deal(quarters=1, working=1, state=state).score(0)["quarters"] == 3  # four of five: the beds are full
    assert deal(quarters=1, working=1).score(0)["quarters"] == 0
    assert deal(quarters=1, working=0, state=state).score(0)["quarters"] == 3
