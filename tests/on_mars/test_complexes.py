"""Complexes: which technology they need, what they yield, whose they are, and what only a large one allows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import COMMON, deal, player

ROOMY = dict.fromkeys(("5,-3", "5,-4", "4,-4"), "shelter of 0")  # with the first one: storage holds 5 of each
FULL = {"lss": dict.fromkeys(COMMON[1:], 6)}  # the life support system gives nothing more
BOT = {"3,-1": "bot of 0"}  # beside 3,0, which touches the water extractor on 2,0

# What stands there besides the water extractor on 2,0, and how many a new one on 3,0 would be connected with.
JOINED: list[tuple[list[str], int]] = [
    ([], 1),
    (["2,1"], 2),
    (["4,0"], 2),  # two lone ones, joined by the new one
    (["1,1", "0,2"], 3),  # a complex of three, touched at one end
    (["4,0", "4,1"], 3),  # a lone one and a pair
    (["2,1", "4,0", "4,1"], 4),  # two pairs
]
CELLS = ("", "L1.top", "L2.top", "L3.top", "L4.top")


@pytest.mark.parametrize(("stand", "joined"), JOINED)
def test_it_takes_a_level_for_each_building_that_becomes_connected(stand: list[str], joined: int) -> None:
    mars = {**ROOMY, **BOT, **dict.fromkeys(stand, "water_extractor")}
    given: dict[str, Any] = {"mars": mars, "storage": "1 battery", "quarters": 1, "state": FULL}
    table = deal(lab={CELLS[joined]: "water_extractor"}, **given)
    table.build("water_extractor", "3,0")
    assert table.changes() == {
        "at 3,0": "water_extractor",
        "battery": -1,
        "water": joined + 1,
        "progress": "water_extractor",
        "quarters": -1,
        "on construct": "0",
    }
    less = {CELLS[joined - 1]: "water_extractor"} if joined > 1 else {}
    table = deal(lab=less, **given)
    table.choose("main construct")
    if "build water_extractor" in table.offers():
        table.choose("build water_extractor")
    assert table.why("hex 3,0") == f"tech-level: water extractor technology, {joined}, {joined - 1}"


def test_buildings_of_other_types_are_no_part_of_it() -> None:
    others = {"2,0": "greenhouse", "2,1": "mine", "4,0": "generator", "3,1": "oxygen_condenser"}
    mars = {**BOT, **others, "4,1": "water_extractor"}  # all around 3,0, and the only one of its type two steps away
    table = deal(mars=mars, storage="1 battery", quarters=1, lab={}, state=FULL)
    table.build("water_extractor", "3,0")
    assert (table.changes()["water"], table.changes().get("progress")) == (1, None)


def test_complexes_of_the_common_types_are_nobodys_so_all_may_enlarge_them() -> None:
    given: dict[str, Any] = {"storage": "1 battery", "quarters": 1}
    table = deal(
        mars={**BOT, "1,2": "bot of 1", "-4,3": "shelter of 1"},
        lab={"L1.top": "water_extractor"},
        others=[player(lab={"L2.top": "water_extractor"}, **given)],
        state=FULL,
        **given,
    )
    table.build("water_extractor", "3,0", "tech seat 0")
    table.choose("end")
    table.build("water_extractor", "2,1")
    assert (table.changes()["seat 1 water"], table.changes()["seat 1 progress"]) == (3, "water_extractor")


# Shelters


def test_shelters_of_two_players_are_two_types() -> None:
    mars = {"4,-2": "shelter of 0", "4,-1": "bot of 0", "5,-1": "shelter of 1", "3,0": "shelter of 1"}
    table = deal(mars=mars, storage="1 oxygen", quarters=1, lab={})
    table.do("main construct", "hex 4,0")  # beside two of another player's, two steps from one's own
    assert table.changes() == {
        "at 4,0": "shelter of 0",
        "oxygen": -1,
        "pending": 1,
        "shelters_left": -1,
        "quarters": -1,
        "on construct": "0",
    }


def test_shelters_yield_crystals_by_the_size_of_their_complex_and_place_no_cube() -> None:
    mars = {"4,-2": "shelter of 0", "5,-3": "shelter of 0", "5,-1": "bot of 0"}
    table = deal(mars=mars, storage="1 oxygen", quarters=1, missions=[("m_progress", 3)])
    table.do("main construct", "hex 5,-2", "tech seat 0")  # everybody starts with this technology on level 2
    assert table.changes() == {
        "at 5,-2": "shelter of 0",
        "oxygen": -1,
        "pending": 3,
        "shelters_left": -1,
        "quarters": -1,
        "on construct": "0",
    }


def test_a_shelter_technology_of_somebody_else_may_be_used_for_ones_own_shelters() -> None:
    mars = {"4,-2": "shelter of 0", "5,-2": "bot of 0"}
    table = deal(mars=mars, storage="1 oxygen", quarters=1, lab={}, others=[player(lab={"L1.top": "shelter"})])
    table.do("main construct", "hex 5,-3")
    assert table.changes()["pending"] == 2
    assert table.state["aside"] == [[1, "shelter"]]


# Progress cubes

# A hex beside the one that stands there, and the bot's.
NEXT_TO = {
    "mine": ("0,1", "0,2"),
    "generator": ("3,-3", "3,-2"),
    "water_extractor": ("3,0", "3,-1"),
    "greenhouse": ("-3,0", "-3,1"),
    "oxygen_condenser": ("-1,2", "-1,3"),
}


@pytest.mark.parametrize("type", COMMON)
def test_ones_first_complex_of_each_common_type_places_its_cube(type: str) -> None:
    hex, bot = NEXT_TO[type]
    given: dict[str, Any] = {"mars": {bot: "bot of 0"}, "quarters": 2, "storage": "1 mineral", "state": FULL}
    table = deal(lab={"L1.top": type}, missions=[("m_progress", 3)], **given)
    table.build(type, hex)
    assert (table.changes()["progress"], table.changes()["left A"]) == (type, -1)
    again = deal(lab={"L1.top": type}, missions=[("m_progress", 3)], progress=[type], **given)
    again.build(type, hex)
    assert "progress" not in again.changes()
    assert again.left("A") == 3


def test_a_lone_building_places_none() -> None:
    table = deal(storage="1 battery", quarters=1, missions=[("m_progress", 3)], state=FULL)
    table.build("water_extractor", "4,-1")
    assert "progress" not in table.changes()
    assert table.left("A") == 3


def test_everybody_places_a_cube_for_the_same_complex() -> None:
    table = deal(
        mars=BOT,
        storage="1 battery",
        quarters=1,
        lab={"L1.top": "water_extractor"},
        others=[player(progress=["water_extractor"])],
        state=FULL,
    )
    table.build("water_extractor", "3,0")
    assert [table.player(seat)["progress"] for seat in (0, 1)] == [["water_extractor"], ["water_extractor"]]


# Colonists who lift a technology


def test_colonists_lift_a_technology_but_stand_for_none() -> None:
    mars = {**BOT, "-2,4": "water_extractor, blueprint 6 of 0"}
    given: dict[str, Any] = {"mars": mars, "storage": "1 battery", "crystals": 2, "quarters": 4, "state": FULL}
    table = deal(lab={}, **given)
    table.choose("use blueprint-6")
    assert table.why("hex 3,0") == "tech-level: water extractor technology, 1, 0"
    table = deal(lab={"L1.top": "water_extractor"}, **{**given, "mars": {**mars, "2,1": "water_extractor"}})
    table.do("use blueprint-6", "hex 3,0")
    assert table.changes() == {
        "at 3,0": "water_extractor",
        "battery": -1,
        "water": 2,  # of the three, as much as storage holds
        "crystals": -2,
        "quarters": -1,
        "working": 1,
        "progress": "water_extractor",
    }


def test_the_main_action_lifts_nothing() -> None:
    mars = {**BOT, "2,1": "water_extractor"}
    table = deal(mars=mars, storage="1 battery", quarters=4, lab={"L1.top": "water_extractor"})
    table.choose("main construct", "build water_extractor")
    assert table.why("hex 3,0") == "tech-level: water extractor technology, 2, 1"


# What a large complex allows

PLANS_OF_LEVEL_3 = [
    (13, "mine", ["0,0", "0,1", "0,2"]),
    (16, "generator", ["2,-2", "2,-3", "2,-4"]),
    (17, "water_extractor", ["2,0", "3,0", "4,0"]),
    (20, "greenhouse", ["-2,0", "-3,0", "-3,1"]),
    (21, "oxygen_condenser", ["-2,2", "-2,3", "-2,4"]),
    (23, "shelter of 0", ["4,-2", "5,-2", "5,-3"]),
]


@pytest.mark.parametrize(("number", "type", "hexes"), PLANS_OF_LEVEL_3)
def test_a_blueprint_of_level_3_needs_a_complex_of_three_of_its_type(number: int, type: str, hexes: list[str]) -> None:
    pair = {"4,-2": "shelter of 0", hexes[0]: f"{type}, bot of 0", hexes[1]: type}
    given: dict[str, Any] = {"storage": "1 mineral", "quarters": 1, "blueprints": [number]}
    assert "main upgrade" not in deal(mars=pair, **given).offers()
    table = deal(mars={**pair, hexes[2]: type}, **given)
    table.choose("main upgrade", f"upgrade blueprint-{number} {hexes[1]}")
    assert table.hex(hexes[1]) == f"{type}, blueprint {number} of 0"


def test_why_a_complex_is_too_small() -> None:
    table = deal(mars={"3,-3": "bot of 0", "2,-3": "generator"}, storage="1 mineral", blueprints=[3, 16])
    table.choose("main upgrade")
    assert table.why("upgrade blueprint-16 2,-2") == "complex: Builder Drone AI600, 3, 2"


def test_any_building_of_the_complex_may_be_upgraded_whoever_else_has_advanced_buildings_in_it() -> None:
    mars = {"3,-3": "bot of 0", "2,-3": "generator, blueprint 3 of 1", "2,-4": "generator"}
    table = deal(mars=mars, storage="1 mineral", blueprints=[16])
    table.choose("main upgrade")  # the third, on 2,-4, is out of reach
    assert table.hex("2,-2") == "generator, blueprint 16 of 0"


def test_a_building_is_upgraded_once() -> None:
    mars = {"3,-2": "bot of 0", "2,-2": "generator, blueprint 3 of 1", "4,-1": "bot of 0"}
    table = deal(mars={**mars, "3,-3": "generator"}, storage="1 mineral", blueprints=[4, 12])
    table.choose("main upgrade")
    assert table.why("upgrade blueprint-4 2,-2") == "already-advanced: I4"


def test_shelters_of_others_make_no_complex_for_an_advanced_shelter() -> None:
    mars = {"5,-2": "shelter of 1", "5,-3": "shelter of 1"}  # around the one on 4,-2
    assert "main upgrade" not in deal(mars=mars, storage="1 mineral", blueprints=[23]).offers()
