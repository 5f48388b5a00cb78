"""Discovery and research tiles: what each gives to the rover that ends on it, and when it may not end there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import KINDS, LSS, TILES, Colony, deal, saved

HERE = "0,1"
SECOND_SHELTER = {"5,-3": "shelter of 0"}  # storage holds three of each, and there are six beds
LATER = {"lss": dict.fromkeys(LSS, 2)}  # the colony waits for other buildings


def beside(tile: str, **given: Any) -> Colony:
    """A table with this tile one step south of the rover, and nothing in storage."""
    mars = {HERE: tile, **given.pop("mars", {})}
    return deal(**{"storage": "", "crystals": 0, "mars": mars, **given})


def take(tile: str, *keys: str, **given: Any) -> dict[str, int | str]:
    """What the rover's end on this tile changes, the taking of the tile apart."""
    table = beside(tile, **given)
    table.do("main control-center", "rover S", "done", *keys)
    assert "end" in table.offers()
    changes = table.changes()
    assert changes.pop(f"at {HERE}") == "rover of 0"
    assert changes.pop("research" if tile.startswith("research") else "discoveries") == tile.split(" ")[-1]
    return changes


def barred(tile: str, **given: Any) -> bool:
    """Whether the rover, once it is on this tile, may not end there."""
    table = beside(tile, **given)
    table.choose("main control-center", "rover S")
    if "done" in table.offers():
        return False
    assert table.refuses("done") == "not-settled"
    assert "stop rover" not in table.offers()
    table.choose("rover S", "done")  # on it goes
    assert table.hex(HERE) == tile
    return True


# Buildings


BUILDINGS: list[tuple[str, str, str, dict[str, int | str]]] = [
    ("mine", "0,-2", "", {"at 0,-2": "mine, miner of 0", "quarters": -1, "mineral": 1}),
    ("generator", "0,-2", "1 mineral", {"at 0,-2": "generator", "mineral": -1, "battery": 1, "lss generator": 1}),
    (
        "water_extractor",
        "0,2",
        "1 battery",
        {"at 0,2": "water_extractor", "battery": -1, "water": 1, "lss water_extractor": 1},
    ),
    ("greenhouse", "0,-2", "1 water", {"at 0,-2": "greenhouse", "water": -1, "plant": 1, "lss greenhouse": 1}),
    (
        "oxygen_condenser",
        "0,2",
        "1 plant",
        {"at 0,2": "oxygen_condenser", "plant": -1, "oxygen": 1, "lss oxygen_condenser": 1},
    ),
    ("shelter", "4,-4", "1 oxygen", {"at 4,-4": "shelter of 0", "oxygen": -1, "pending": 1, "shelters_left": -1}),
]
YARD = {"4,-2": "shelter of 0", "4,-3": "bot of 0", "0,-3": "bot of 0", "0,3": "bot of 0"}


@pytest.mark.parametrize(("type", "hex", "storage", "changes"), BUILDINGS)
def test_a_site_constructs_its_building_at_its_cost(
    type: str, hex: str, storage: str, changes: dict[str, int | str]
) -> None:
    assert take(f"d_build_{type}", f"hex {hex}", storage=storage, quarters=1, mars=YARD, state=LATER) == changes


@pytest.mark.parametrize(("type", "hex", "storage", "changes"), BUILDINGS)
def test_on_open_ground_any_building_is_constructed_at_its_cost(
    type: str, hex: str, storage: str, changes: dict[str, int | str]
) -> None:
    table = beside("d_build_any", storage=storage, quarters=1, mars=YARD, state=LATER)
    table.do("main control-center", "rover S", "done")
    if f"build {type}" in table.offers():
        table.choose(f"build {type}")
    table.choose(f"hex {hex}")
    assert table.changes() == {**changes, "at 0,1": "rover of 0", "discoveries": "d_build_any"}


@pytest.mark.parametrize("type", [*(type for type, *_ in BUILDINGS), "any"])
def test_the_rover_may_not_end_on_a_site_without_the_cost(type: str) -> None:
    assert barred(f"d_build_{type}", quarters=0, mars=YARD)


@pytest.mark.parametrize("type", [*(type for type, *_ in BUILDINGS), "any"])
def test_the_rover_may_not_end_on_a_site_without_a_hex_to_build_on(type: str) -> None:
    far = {"4,-2": "shelter of 0", "-6,2": "bot of 0"}
    assert barred(f"d_build_{type}", storage="1 mineral 1 battery 1 water 1 plant 1 oxygen", mars=far)


def test_a_site_puts_no_colonist_on_a_slot_and_a_complex_needs_the_technology() -> None:
    near = {"4,-2": "shelter of 0", "2,-2": "generator, bot of 0"}
    assert barred("d_build_generator", storage="1 mineral", mars=near)
    changes = take(
        "d_build_generator",
        "hex 3,-2",
        storage="1 mineral",
        mars=near,
        lab={"L1.top": "generator"},
        state=LATER,
    )
    assert (changes["battery"], changes["progress"]) == (2, "generator")
    assert "on construct" not in changes


# Goods


@pytest.mark.parametrize("good", KINDS)
def test_three_of_a_resource_come_into_storage(good: str) -> None:
    assert take(f"d_res_{good}", mars=SECOND_SHELTER) == {good: 3}


@pytest.mark.parametrize("good", KINDS)
def test_what_storage_cannot_hold_is_lost_but_something_must_fit(good: str) -> None:
    assert take(f"d_res_{good}", storage=f"1 {good}") == {good: 1}
    assert barred(f"d_res_{good}", storage=f"2 {good}")


def test_a_contract_that_needs_the_resource_is_room_for_it() -> None:
    table = beside("d_res_water", storage="1 water", contracts=[9])
    table.do("main control-center", "rover S", "done")
    assert (table.changes()["water"], table.changes()["contract 9"]) == (1, "2 water")
    full = beside("d_res_water", storage="2 water", contracts=[9])
    full.do("main control-center", "rover S", "done")
    assert full.changes()["contract 9"] == "3 water"
    assert "water" not in full.changes()


def test_three_crystals_are_pending() -> None:
    assert take("d_crystals") == {"pending": 3}


# Technologies


def test_a_breakthrough_is_two_steps_at_their_costs() -> None:
    keys = ("develop mine L2.top", "pay 1 plant", "develop mine L3.top")
    changes = take("d_develop", *keys, storage="1 plant 1 oxygen", lab={"L1.top": "mine"})
    assert changes == {"L1.top": "", "L3.top": "mine", "plant": -1, "oxygen": -1, "mineral": 1}


def test_the_second_step_of_a_breakthrough_may_be_left_out_and_no_boost_follows() -> None:
    keys = ("develop mine L2.top", "pay 1 plant", "done")
    changes = take("d_develop", *keys, storage="1 plant 1 oxygen", lab={"L1.top": "mine"})
    assert changes == {"L1.top": "", "L2.top": "mine", "plant": -1}


def test_the_rover_may_not_end_on_a_breakthrough_without_a_step_that_can_be_paid() -> None:
    assert barred("d_develop", lab={"L1.top": "mine"})
    assert barred("d_develop", lab={"L6": "mine"}, storage="2 oxygen")


def test_a_new_method_is_one_technology_at_the_cost_of_its_row() -> None:
    grid = {"tech_grid": {"middle": ["rover", "upgrade", "ship"], "bottom": [None, None], "top": [None] * 3}}
    changes = take("d_tech", "learn upgrade L1.bottom", storage="1 battery", quarters=2, state=grid)
    assert changes == {"L1.bottom": "upgrade", "battery": -1, "pending": 1}
    assert barred("d_tech", state=grid)
    assert barred("d_tech", storage="1 battery", lab={"L1.top": "mine", "L1.bottom": "greenhouse"}, state=grid)


@pytest.mark.parametrize("letter", "ABCD")
def test_a_research_tile_is_two_free_steps(letter: str) -> None:
    keys = ("develop mine L2.top", "develop mine L3.top")
    changes = take(f"research {letter}", *keys, lab={"L1.top": "mine", "L1.bottom": "upgrade"})
    assert changes == {"L1.top": "", "L3.top": "mine", "mineral": 1}


def test_research_develops_two_technologies_once_or_leaves_a_step_out() -> None:
    keys = ("develop mine L2.top", "develop upgrade L2.bottom")
    changes = take("research B", *keys, lab={"L1.top": "mine", "L1.bottom": "upgrade"})
    assert changes == {"L1.top": "", "L1.bottom": "", "L2.top": "mine", "L2.bottom": "upgrade"}
    assert take("research B", "develop mine L2.top", "done", lab={"L1.top": "mine"}) == {"L1.top": "", "L2.top": "mine"}


@pytest.mark.parametrize("letter", "ABCD")
def test_nobody_takes_two_research_tiles_of_a_letter(letter: str) -> None:
    assert barred(f"research {letter}", lab={"L1.top": "mine"}, research=[letter])
    other = "A" if letter != "A" else "B"
    assert not barred(f"research {letter}", lab={"L1.top": "mine"}, research=[other])


def test_the_rover_may_not_end_on_research_without_a_step_to_take() -> None:
    assert barred("research A", lab={"L6": "mine"})


# Cards


OFFER = {"blueprint_rows": {"bottom": [8, 11, 3]}}


def test_lost_blueprints_are_two_with_their_gains() -> None:
    changes = take("d_blueprints", "card blueprint-8", "card blueprint-11", quarters=3, state=OFFER)
    assert changes == {"blueprints": "8, 11", "plant": 1, "pending": 1, "markers": -2}


def test_one_of_the_two_blueprints_may_be_left() -> None:
    changes = take("d_blueprints", "card blueprint-3", "done", quarters=3, state=OFFER)
    assert changes == {"blueprints": "3", "battery": 1, "markers": -1}


def test_the_rover_may_not_end_on_lost_blueprints_without_a_marker_or_a_card() -> None:
    assert barred("d_blueprints", blueprints=[13, 14, 15, 16, 17, 18, 19, 20], state=OFFER)
    assert barred("d_blueprints", state={"blueprint_rows": {"bottom": [], "top": []}})


PARTS = {"2,-1": "bot of 0", "4,-2": "shelter of 0"}  # beside a generator and a water extractor


def test_salvaged_parts_are_up_to_two_upgrades_for_a_mineral_each() -> None:
    keys = ("upgrade blueprint-4 2,-2", "upgrade blueprint-5 2,0")
    changes = take("d_upgrade", *keys, storage="2 mineral", blueprints=[4, 5], mars=PARTS)
    assert changes == {
        "mineral": -2,
        "at 2,-2": "generator, blueprint 4 of 0",
        "at 2,0": "water_extractor, blueprint 5 of 0",
    }


def test_salvaged_parts_may_be_one_upgrade_and_no_technology_adds_to_them() -> None:
    changes = take("d_upgrade", "upgrade blueprint-4 2,-2", "done", storage="2 mineral", blueprints=[4, 5], mars=PARTS)
    assert changes == {"mineral": -1, "at 2,-2": "generator, blueprint 4 of 0"}
    three = {**PARTS, **SECOND_SHELTER, "1,-1": "greenhouse"}
    table = beside("d_upgrade", storage="3 mineral", blueprints=[4, 5, 7], lab={"L1.top": "upgrade"}, mars=three)
    table.choose("main control-center", "rover S", "done", "upgrade blueprint-4 2,-2", "upgrade blueprint-5 2,0")
    assert table.offers() == ["end"]
    assert table.storage() == "1 mineral"


def test_the_rover_may_not_end_on_salvaged_parts_without_a_mineral_or_a_blueprint() -> None:
    assert barred("d_upgrade", blueprints=[4], mars=PARTS)
    assert barred("d_upgrade", storage="1 mineral", mars=PARTS)
    assert barred("d_upgrade", storage="1 mineral", blueprints=[4])


def test_a_message_from_earth_hires_at_the_cost_but_without_a_slot() -> None:
    changes = take("d_hire", "card biochemist", storage="2 water 2 plant")
    assert changes == {"biochemist": "None", "water": -2}


def test_a_message_from_earth_is_a_contract_for_a_crystal() -> None:
    state = {"display": ["contract-3", "geologist"]}
    table = beside("d_hire", crystals=1, quarters=2, state=state)
    table.do("main control-center", "rover S", "done", "card contract-3")
    assert (table.changes()["crystals"], table.changes()["contract 3"]) == (-1, "empty")


def test_the_rover_may_not_end_on_a_message_that_cannot_be_paid() -> None:
    assert barred("d_hire", storage="1 water 1 plant", quarters=1)


def test_the_depot_gives_two_goods_of_the_warehouse() -> None:
    changes = take("d_warehouse", "take crystal", "take water", quarters=3)
    assert changes == {"pending": 1, "water": 1, "warehouse crystal": -1, "warehouse water": -1}
    assert take("d_warehouse", "take oxygen", "done", quarters=3) == {"oxygen": 1, "warehouse oxygen": -1}


def test_the_rover_may_not_end_there_if_nothing_of_the_warehouse_can_be_kept() -> None:
    full = "2 battery 2 water 2 plant 2 oxygen"
    assert barred("d_warehouse", storage=full, crystals=3)
    assert not barred("d_warehouse", storage=full, crystals=2)


# All of them


@pytest.mark.parametrize("tile", [*TILES, "research D"])
def test_a_bot_that_ends_on_a_tile_destroys_it(tile: str) -> None:
    table = deal(mars={"4,-3": tile})
    table.choose("main control-center", "bot 4,-2 N", "done")
    assert table.hex("4,-3") == "bot of 0"
    assert (table.player()["discoveries"], table.player()["research"]) == ([], [])


@pytest.mark.parametrize(
    ("tile", "mission", "crystals"), [("d_crystals", "m_discovery", 1), ("research C", "m_research", 2)]
)
def test_a_tile_counts_for_its_mission(tile: str, mission: str, crystals: int) -> None:
    table = beside(tile, lab={"L1.top": "mine"}, missions=[(mission, 4)])
    table.do("main control-center", "rover S", "done")
    assert table.left("A") == 3
    assert table.changes()["pending"] == crystals + (3 if tile == "d_crystals" else 0)


def test_a_tile_that_is_being_resolved_survives_writing_out() -> None:
    table = beside("d_blueprints", quarters=3, state=OFFER)
    table.choose("main control-center", "rover S", "done", "card blueprint-8")
    again = saved(table)
    assert again.offers() == ["card blueprint-11", "card blueprint-3", "done"]
    again.choose("card blueprint-3")
    assert [card["num"] for card in again.player()["blueprints"]] == [3, 8]
