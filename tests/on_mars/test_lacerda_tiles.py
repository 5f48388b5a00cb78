"""What each tile gives Lacerda when his rover reaches it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.solo import COLONY, Alone, Hexes, his_turn, lab, plans, scientists

MARS: Hexes = {
    "0,0": {"building": "mine"},
    "2,-2": {"building": "generator"},
    "2,0": {"building": "water_extractor"},
    "-2,0": {"building": "greenhouse"},
    "-2,2": {"building": "oxygen_condenser"},
    "4,-2": {"building": "shelter", "owner": 0},
    "-4,2": {"building": "shelter", "owner": "lacerda"},
}


def reaches(tile: str, **state: Any) -> Alone:
    """His action is impossible, and his rover reaches this tile."""
    kind = {"research": tile[-1]} if tile.startswith("research") else {"tile": tile}
    slots = {"hire_or_contract": ["lacerda"]}
    table = his_turn(3, {**MARS, "0,1": kind}, space=COLONY, slots=slots, **state)
    assert table.hexes(rover="lacerda") == ["0,1"] or table.told("displaced")
    return table


@pytest.mark.parametrize(
    ("type", "next"),
    [
        ("mine", "generator"),
        ("generator", "water_extractor"),
        ("water_extractor", "greenhouse"),
        ("greenhouse", "oxygen_condenser"),
        ("oxygen_condenser", "mine"),
    ],
)
def test_a_building_tile_builds_its_type_and_moves_his_bot_behind_it(type: str, next: str) -> None:
    table = reaches(f"d_build_{type}", him={"bot_icon": "mine"})
    assert len(table.hexes(building=type)) == 2
    assert table.him["bot_icon"] == next
    assert table.slots("construct") == []


def test_a_shelter_tile_builds_a_shelter_for_its_crystals_and_leaves_his_bot() -> None:
    table = reaches("d_build_shelter", him={"bot_icon": "greenhouse"})
    assert len(table.hexes(building="shelter", owner="lacerda")) == 2
    assert table.him["pending"] == 2  # his shelter technology lets it join the first
    assert table.him["bot_icon"] == "greenhouse"
    assert (table.him["hangar"], table.him["bots_on_board"]) == (0, 0)
    assert table.him["shelters_left"] == 3


def test_any_building_is_the_one_he_would_build_anyway() -> None:
    table = reaches("d_build_any", him={"bot_icon": "greenhouse"}, lss={"greenhouse": 2})
    assert len(table.hexes(building="oxygen_condenser")) == 2
    assert table.him["bot_icon"] == "mine"


def test_three_crystals() -> None:
    assert reaches("d_crystals").him["pending"] == 3


@pytest.mark.parametrize("tile", ["d_develop", "research-C"])
def test_a_step_of_the_most_and_one_of_the_least_developed_for_nothing(tile: str) -> None:
    table = reaches(tile, him={"crystals": 0, **lab(L5_top="shelter", L1_top="mine")})
    assert table.him["lab"]["L6"] == "shelter"
    assert "L1.top" not in table.him["lab"]
    assert table.slots("research_dev") == []


def test_a_research_tile_is_his_and_counts_for_the_mission() -> None:
    missions = {"A": {"id": "m_research", "left": 5}, "B": None, "C": None}
    table = reaches("research-C", him=lab(L1_top="shelter"), missions=missions)
    assert table.him["research"] == ["C"]
    assert table.state["missions"]["A"]["left"] == 4
    assert table.him["pending"] == 2


def test_a_discovery_counts_for_the_mission() -> None:
    missions = {"A": {"id": "m_discovery", "left": 5}, "B": None, "C": None}
    table = reaches("d_hire", missions=missions, him=plans(3))
    assert table.him["discoveries"] == ["d_hire"]
    assert table.state["missions"]["A"]["left"] == 4


def test_two_blueprints_one_after_the_other() -> None:
    rows = {"bottom": [1, 11, 3, 12]}
    table = reaches("d_blueprints", blueprint_rows=rows, him=scientists("geochemist"))
    assert [plan["num"] for plan in table.him["blueprints"]] == [11, 12]
    assert table.him["pending"] == 2


def test_one_blueprint_where_there_is_no_second() -> None:
    table = reaches("d_blueprints", level=3, blueprint_rows={"bottom": [13]}, blueprint_deck=[])
    assert [plan["num"] for plan in table.him["blueprints"]] == [13]


def test_a_technology_with_the_benefit_of_its_cell() -> None:
    table = reaches("d_tech", him=lab(L1_top="ship"), tech_grid={"bottom": ["mine", "rover"]})
    assert table.him["lab"] == {"L1.top": "ship", "L1.bottom": "mine"}
    assert table.him["pending"] == 1


def test_two_upgrades_without_a_technology() -> None:
    table = reaches("d_upgrade", him={**plans(3, 7, 9), **lab(L1_top="upgrade")}, me=lab(L4_top="upgrade"))
    assert len(table.hexes(advanced="lacerda")) == 2
    assert (table.slots("upgrade"), table.told("uses-tech")) == ([], [])


def test_a_scientist_without_a_colonist() -> None:
    table = reaches("d_hire", him=plans(3))
    assert [scientist["id"] for scientist in table.him["scientists"]] == ["geologist"]
    assert table.slots("hire_or_contract") == ["lacerda"]


def test_a_contract_for_its_crystal() -> None:
    him = {"crystals": 1, **scientists("geologist", "rd_engineer")}
    table = reaches("d_hire", him=him, display=["contract-8"])
    assert (len(table.him["contracts"]), table.him["crystals"]) == (1, 0)


def test_the_warehouse_twice_each_time_the_fullest_column() -> None:
    stock = {"crystal": 1, "battery": 2, "water": 2, "plant": 0, "oxygen": 1}
    table = reaches("d_warehouse", warehouse=stock)
    assert table.state["warehouse"] == {**stock, "battery": 1, "water": 1}
    assert table.him["pending"] == 0


def test_of_columns_as_full_the_leftmost_and_a_crystal_is_his() -> None:
    table = reaches("d_warehouse", warehouse=dict.fromkeys(("crystal", "battery", "water", "plant", "oxygen"), 1))
    assert table.state["warehouse"] == {"crystal": 0, "battery": 0, "water": 1, "plant": 1, "oxygen": 1}
    assert table.him["pending"] == 1


def test_a_crystal_of_the_warehouse_that_finds_no_room_is_lost() -> None:
    table = reaches("d_warehouse", him={"crystals": 3})
    assert table.state["warehouse"]["crystal"] == 1
    assert table.him["pending"] == 0


def test_the_tile_with_two_upgrades_takes_no_technology_for_more() -> None:
    mine = {"lab": {"L6": "upgrade"}}
    table = reaches("d_upgrade", him={**plans(1, 4, 7), **lab(L2_top="upgrade")}, me=mine)
    assert len([plan for plan in table.him["blueprints"] if plan["built"]]) == 2
    assert table.told("uses-tech") == []
