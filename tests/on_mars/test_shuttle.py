"""The shuttle phase: where the shuttle goes, who travels, and what travelling brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import TILES, Colony, deal, player


def shuttle(side: str = "colony", space: int = 1, level: int = 1, **given: Any) -> Colony:
    """A shuttle phase that begins with the shuttle there, and me on the colony side unless told otherwise."""
    state = {"phase": "shuttle", "level": level, "shuttle": {"side": side, "space": space}, **given.pop("state", {})}
    return deal(**{"crystals": 0, "state": state, **given})


@pytest.mark.parametrize(
    ("level", "space", "to"),
    [
        (1, 1, ("orbit", 1)),
        (2, 1, ("orbit", 2)),
        (3, 1, ("orbit", 3)),
        (2, 2, ("colony", 1)),
        (3, 3, ("colony", 2)),
        (4, 1, ("colony", 1)),
        (4, 2, ("colony", 2)),
        (5, 3, ("orbit", 0)),
    ],
)
def test_the_shuttle_moves_by_the_level_of_the_colony(level: int, space: int, to: tuple[str, int]) -> None:
    table = shuttle(space=space, level=level)
    place = table.state["shuttle"]
    assert (place["side"], place["space"]) == to


def test_after_its_last_travel_it_is_gone() -> None:
    table = shuttle(space=0, level=5)
    assert table.state["shuttle"]["space"] == 0
    assert table.state["phase"] == "colonization"


def test_whoever_is_on_the_side_it_left_travels_free_and_a_ship_is_not_offered_then() -> None:
    table = shuttle(hangar=1, ships=[1, 2, 3, 4], others=[player(space=1, hangar=1, ships=[1, 2, 3, 4])])
    assert (table.asked, table.offers()) == ([1], ["stay", "ship"])
    table.do("stay")
    assert table.changes() == {}
    assert (table.asked, table.offers()) == ([0], ["stay", "shuttle"])


def test_a_ship_that_is_used_to_travel_leaves_the_game() -> None:
    table = shuttle(side="orbit", space=2, level=2, hangar=1, ships=[1, 2, 3, 4])
    table.do("ship", "space 1")
    assert (table.player()["hangar"], table.player()["ships_removed"]) == (0, 1)


def test_to_orbit_buildings_and_miners_yield_and_colonists_of_orbit_and_work_come_home() -> None:
    table = shuttle(
        storage="",
        quarters=0,
        working=1,
        mars={
            "2,-2": "generator, blueprint 3 of 0",
            "4,-2": "shelter of 0, blueprint 11 of 0",
            "0,2": "mine, miner of 0",
        },
        state={"slots": {"obtain_blueprint": [0], "construct": [0]}},
    )
    table.do("shuttle", "space 1")
    changes = table.changes()
    assert {name: changes[name] for name in ("battery", "mineral", "pending", "quarters", "working")} == {
        "battery": 1,
        "mineral": 1,
        "pending": 1,
        "quarters": 2,
        "working": -1,
    }
    assert table.slots("construct") == [0]


def test_to_the_colony_a_tile_is_laid_three_steps_from_the_rover() -> None:
    turned = {"exploration": ["d_hire", "d_tech"], "discovery_stack": ["d_crystals"]}
    state = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, **turned}
    table = deal(side="orbit", crystals=0, mars={"1,0": "rover of 0"}, state=state)
    table.choose("shuttle", "tile d_tech")
    assert "4,0" in table.hexes()
    assert "4,-2" not in table.hexes()
    table.choose("hex 4,0", "space 5")
    assert table.hex("4,0") == "d_tech"
    assert table.state["exploration"] == ["d_hire", "d_crystals"]


@pytest.mark.parametrize(("tile", "row"), [("d_hire", ["d_crystals", "d_tech"]), ("d_tech", ["d_hire", "d_crystals"])])
def test_the_next_tile_is_turned_up_in_the_place_of_the_one_that_was_laid(tile: str, row: list[str]) -> None:
    turned = {"exploration": ["d_hire", "d_tech"], "discovery_stack": ["d_crystals"]}
    table = shuttle(side="orbit", others=[player(space=1)], space=1, state=turned)
    assert table.asked == [1]
    table.choose("shuttle", f"tile {tile}", "hex 3,0", "space 6", "skip")
    assert table.state["exploration"] == row
    assert table.view(0)["exploration"] == row


def test_when_the_stack_is_empty_the_tile_that_is_left_is_all_there_is() -> None:
    away = [tile for tile in TILES if tile not in ("d_hire", "d_tech")]
    turned = {"exploration": ["d_hire", "d_tech"]}
    table = shuttle(side="orbit", others=[player(space=1, discoveries=away)], space=1, state=turned)
    assert table.view(0)["discovery_stack"] == 0
    table.choose("shuttle", "tile d_hire", "hex 3,0", "space 6", "skip")
    assert table.state["exploration"] == ["d_tech"]


@pytest.mark.parametrize(
    ("storage", "left"), [("1 plant", ""), ("1 water", ""), ("1 mineral", ""), ("2 plant", "1 plant")]
)
def test_space_4_sells_a_colonist_to_whoever_has_a_water_a_plant_or_a_mineral(storage: str, left: str) -> None:
    table = shuttle(storage=storage, quarters=1)
    table.do("shuttle", "space 4", "benefit")
    assert table.storage() == left
    assert table.changes()["quarters"] == 1


@pytest.mark.parametrize(("storage", "quarters"), [("1 battery 1 oxygen", 1), ("1 plant", 4)])
def test_space_4_gives_nothing_to_whoever_cannot_pay_or_has_no_bed(storage: str, quarters: int) -> None:
    table = shuttle(storage=storage, quarters=quarters)
    table.do("shuttle", "space 4")
    assert table.changes() == {"space": "4"}
    assert table.asked == [1]


def test_goals_are_not_completed_in_the_shuttle_phase() -> None:
    table = shuttle(goals=[8], level=3)
    assert "goal 8" not in table.offers()


def test_all_decide_once_in_the_order_of_the_spaces_before_anybody_travelled() -> None:
    table = shuttle(players=3, space=1, others=[player(space=6), player(space=7)])
    assert table.asked == [0]
    table.choose("shuttle", "space 2", "skip")
    assert table.asked == [1]
    table.choose("shuttle", "space 1")  # before the one who travelled first
    assert table.asked == [2]
    table.choose("stay")
    assert (table.state["phase"], table.asked) == ("colonization", [1])


def test_whoever_stays_gets_no_benefit() -> None:
    table = shuttle(others=[player(space=6)])
    table.choose("stay")
    table.do("stay")
    assert table.changes() == {"round": 1}


def test_what_is_produced_goes_to_storage_or_to_a_contract_as_its_owner_says() -> None:
    mars = {"0,2": "mine, miner of 0", "1,2": "mine, miner of 0"}
    table = shuttle(mars=mars, storage="", contracts=[7])
    table.choose("shuttle")
    assert table.offers() == ["storage", "contract-7"]
    table.do("contract-7", "storage", "space 1")
    assert (table.changes()["contract 7"], table.changes()["mineral"]) == ("1 mineral", 1)


def test_what_is_produced_beyond_storage_and_contracts_is_lost() -> None:
    mars = dict.fromkeys(("0,2", "1,2", "-1,3"), "mine, miner of 0")
    table = shuttle(mars=mars, storage="1 mineral")
    table.do("shuttle", "space 1")
    assert table.changes()["mineral"] == 1


def test_advanced_buildings_of_each_type_yield_what_the_type_does() -> None:
    mars = {
        "0,0": "mine, blueprint 1 of 0",
        "2,-2": "generator, blueprint 3 of 0",
        "2,0": "water_extractor, blueprint 5 of 0",
        "-2,0": "greenhouse, blueprint 7 of 0",
        "-2,2": "oxygen_condenser, blueprint 9 of 1",
        "4,-2": "shelter of 0, blueprint 11 of 0",
    }
    table = shuttle(mars=mars, storage="", others=[player(storage="")])
    table.do("shuttle", "space 1")
    assert table.storage() == "1 mineral 1 battery 1 water 1 plant"
    assert table.changes()["pending"] == 1
    assert table.storage(1) == ""  # others yield when their owner travels
