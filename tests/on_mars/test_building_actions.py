"""The executive action of each advanced building, to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import LSS, Colony, deal, player, saved, use

LATER = {"lss": dict.fromkeys(LSS, 2)}  # the colony waits for other buildings
WORKSHOP = {"2,-1": "bot of 0", "4,-2": "shelter of 0"}  # a bot beside a generator and a water extractor


# Construct a building, with colonists for levels that the technology lacks

CONSTRUCT: list[tuple[int, str, str, dict[str, int | str]]] = [
    (2, "mine", "", {"quarters": -2, "mineral": 3, "at 0,2": "mine, miner of 0", "progress": "mine"}),
    (4, "generator", "1 mineral", {"mineral": -1, "battery": 3, "progress": "generator"}),
    (6, "water_extractor", "1 battery", {"battery": -1, "water": 3, "progress": "water_extractor"}),
    (8, "greenhouse", "1 water", {"water": -1, "plant": 3, "progress": "greenhouse"}),
    (10, "oxygen_condenser", "1 plant", {"plant": -1, "oxygen": 3, "progress": "oxygen_condenser"}),
    (12, "shelter", "1 oxygen", {"oxygen": -1, "pending": 3, "shelters_left": -1, "at 0,2": "shelter of 0"}),
]


def pair_of(number: int, type: str, **given: Any) -> Colony:
    """A table with two buildings of a type side by side, a technology of level 1, and a bot beside them."""
    there = f"{type} of 0" if type == "shelter" else type
    home = {"0,0": there, "0,1": there} if type == "shelter" else {"4,-2": "shelter of 0", "5,-3": "shelter of 0"}
    pair = {"0,0": there, "0,1": there, "1,2": "bot of 0", "-5,3": f"{there}, blueprint {number} of 0"}
    mars = {**home, **pair, "-4,-1": "shelter of 1, bot of 1"}
    nobody = [player(lab={})]  # has a technology to lend
    mine = {"crystals": 2, "lab": {"L1.top": type}, **given}
    return deal(bare=True, mars=mars, others=nobody, state=LATER, **mine)


@pytest.mark.parametrize(("number", "type", "storage", "changes"), CONSTRUCT)
def test_a_colonist_lifts_the_technology_by_a_level_for_this_construction(
    number: int, type: str, storage: str, changes: dict[str, int | str]
) -> None:
    table = pair_of(number, type, storage=storage, quarters=2)
    table.do(f"use blueprint-{number}", "hex 0,2")
    lss = {f"lss {type}": 1} if type in LSS else {}
    expected = {"crystals": -2, "quarters": -1, "working": 1, "at 0,2": type, **lss, **changes}
    assert table.changes() == expected


@pytest.mark.parametrize(("number", "type", "storage", "changes"), CONSTRUCT)
def test_without_a_colonist_to_lift_it_the_technology_must_do(
    number: int, type: str, storage: str, changes: dict[str, int | str]
) -> None:
    table = pair_of(number, type, storage=storage, quarters=1 if type == "mine" else 0)
    table.choose(f"use blueprint-{number}")
    assert table.hexes()
    assert "hex 0,2" not in table.offers()
    enough = pair_of(number, type, storage=storage, quarters=1, lab={"L2.top": type})
    enough.do(f"use blueprint-{number}", "hex 0,2")
    assert "working" not in enough.changes()
    assert enough.changes()["at 0,2"] == changes.get("at 0,2", type)


@pytest.mark.parametrize(("number", "type", "storage", "changes"), CONSTRUCT)
def test_it_builds_its_own_type_only_and_for_its_price(
    number: int, type: str, storage: str, changes: dict[str, int | str]
) -> None:
    table = pair_of(number, type, storage="", quarters=0)
    assert f"use blueprint-{number}" not in table.offers()
    no_tech = pair_of(number, type, storage=storage, quarters=4, lab={})
    no_tech.choose(f"use blueprint-{number}")
    assert "hex 0,2" not in no_tech.offers()  # colonists lift a technology, they do not replace it


# Upgrades


def test_construction_yard_upgrades_a_building_and_another_for_each_colonist() -> None:
    table = use(1, mars=WORKSHOP, blueprints=[4, 5], storage="2 mineral", quarters=2)
    table.do("use blueprint-1", "upgrade blueprint-4 2,-2", "boost")
    assert table.changes() == {
        "crystals": -2,
        "mineral": -2,
        "quarters": -1,
        "working": 1,
        "at 2,-2": "generator, blueprint 4 of 0",
        "at 2,0": "water_extractor, blueprint 5 of 0",
    }


def test_construction_yard_upgrades_only_where_a_bot_is_near() -> None:
    assert "use blueprint-1" not in use(1, blueprints=[4, 5], storage="2 mineral").offers()


def test_construction_yard_may_use_the_technology_before_colonists() -> None:
    table = use(1, mars=WORKSHOP, blueprints=[4, 5], storage="2 mineral", quarters=2, lab={"L1.top": "upgrade"})
    table.do("use blueprint-1", "upgrade blueprint-4 2,-2", "tech seat 0", "upgrade blueprint-5 2,0")
    assert table.changes()["mineral"] == -2
    assert "working" not in table.changes()


def test_builder_drone_upgrades_a_building_wherever_the_bots_are() -> None:
    table = use(16, blueprints=[4, 9], storage="2 mineral", quarters=2)
    table.do("use blueprint-16", "upgrade blueprint-9 -2,2")
    assert table.changes() == {"crystals": -2, "mineral": -1, "at -2,2": "oxygen_condenser, blueprint 9 of 0"}
    assert "main control-center" in table.offers()


def test_builder_drone_may_use_the_technology_of_another_for_further_upgrades() -> None:
    rival = [player(lab={"L2.top": "upgrade"})]
    table = use(16, blueprints=[4, 5, 9], storage="2 mineral", others=rival)
    table.choose("use blueprint-16", "upgrade blueprint-9 -2,2")
    assert table.offers() == ["tech seat 1", "no tech"]
    table.choose("tech seat 1", "upgrade blueprint-4 2,-2")
    assert table.storage() == ""
    assert table.state["aside"] == [[1, "upgrade"]]


# Ships, technologies, blueprints, the warehouse


def test_private_ship_brings_three_colonists_for_a_plant_and_a_water_even_from_orbit() -> None:
    table = use(5, side="orbit", storage="1 water 1 plant", quarters=1)
    table.do("use blueprint-5", "ship 2", "do 1")
    assert table.changes() == {"crystals": -2, "water": -1, "plant": -1, "hangar": 1, "quarters": 3}
    assert table.player()["ships"] == [1, 3, 4, 5]


def test_private_ship_brings_two_colonists_and_a_bot() -> None:
    table = use(5, storage="1 water 1 plant", quarters=1, mars={"5,-3": "shelter of 0"})
    table.do("use blueprint-5", "ship 5", "do 2")
    changes = table.changes()
    assert (changes["quarters"], changes["at 5,-3"]) == (2, "shelter of 0, bot of 0")
    assert table.player()["bots_in_supply"] == 2


def test_private_ship_brings_another_ship_for_a_colonist_if_the_level_allows_it() -> None:
    given: dict[str, Any] = {"storage": "2 water 2 plant", "quarters": 1, "mars": {"5,-3": "shelter of 0"}}
    table = use(5, state={"level": 2}, **given)
    table.do("use blueprint-5", "ship 1", "do 1", "boost", "ship 3", "do 1")
    assert table.changes() == {
        "crystals": -2,
        "water": -2,
        "plant": -2,
        "hangar": 2,
        "quarters": 3 - 1 + 3,
        "working": 1,
    }
    first = use(5, **given)
    first.choose("use blueprint-5", "ship 1", "do 1")
    assert "boost" not in first.offers()


def test_biomarket_takes_a_good_from_the_warehouse_and_another_for_each_colonist() -> None:
    table = use(7, quarters=2)
    table.do("use blueprint-7", "take plant", "boost", "take crystal", "boost", "take plant")
    assert table.changes() == {
        "crystals": -2,
        "plant": 2,
        "pending": 1,
        "quarters": -2,
        "working": 2,
        "warehouse plant": -2,
        "warehouse crystal": -1,
    }


GRID = {"top": [None] * 3, "middle": ["rover", None, None], "bottom": ["greenhouse", "mine"]}


def test_oxygen_tank_learns_a_technology_at_its_price_and_another_for_a_colonist() -> None:
    table = use(9, storage="1 battery", quarters=1, state={"tech_grid": GRID})
    table.do("use blueprint-9", "learn rover L1.bottom", "boost", "learn mine L1.top", "skip")
    assert table.changes() == {
        "crystals": -2,
        "battery": -1,
        "pending": 1,
        "quarters": -1,
        "working": 1,
        "L1.bottom": "rover",
        "L1.top": "mine",
    }


def test_research_lab_is_two_steps_at_their_prices_and_another_for_each_colonist() -> None:
    table = use(17, storage="1 plant 2 oxygen", quarters=1, lab={"L1.top": "mine"})
    table.do("use blueprint-17", "develop mine L2.top", "pay 1 plant", "develop mine L3.top", "boost")
    table.choose("develop mine L4.mid", "pay 1 oxygen")
    assert table.changes() == {
        "crystals": -2,
        "plant": -1,
        "oxygen": -2,
        "mineral": 1,
        "quarters": -1,
        "working": 1,
        "L1.top": "",
        "L4.mid": "mine",
    }


def test_library_takes_a_blueprint_and_another_for_each_colonist() -> None:
    table = use(23, quarters=1, state={"blueprint_rows": {"bottom": [8, 11, 3]}})
    table.do("use blueprint-23", "card blueprint-8", "boost", "card blueprint-3")
    assert table.changes() == {
        "crystals": -2,
        "plant": 1,
        "battery": 1,
        "blueprints": "3, 8, 23",
        "markers": -2,
        "quarters": -1,
        "working": 1,
    }


# Colonists


def test_aqueduct_recalls_one_or_two_from_work_as_far_as_there_are_beds() -> None:
    table = use(18, working=3, quarters=1, state={"slots": {"construct": [0]}})
    table.choose("use blueprint-18")
    assert table.offers() == ["amount 2", "amount 1"]
    table.choose("amount 1")
    assert (table.player()["working"], table.player()["quarters"]) == (2, 2)
    one_bed = use(18, working=3, quarters=3)
    one_bed.choose("use blueprint-18")
    assert (one_bed.player()["working"], one_bed.player()["quarters"]) == (2, 4)
    assert "use blueprint-18" not in use(18, working=3, quarters=4).offers()
    assert "use blueprint-18" not in use(18, quarters=3, state={"slots": {"construct": [0]}}).offers()


def test_eco_resort_recalls_any_number_from_the_actions_of_both_sides() -> None:
    out = {"slots": {"construct": [0, 0, 1], "research_dev": [0]}}
    table = use(19, working=1, quarters=0, mars={"0,2": "mine, miner of 0"}, state=out)
    table.do("use blueprint-19", "amount 2", "amount 1")
    assert table.changes() == {"crystals": -2, "quarters": 3, "on construct": "1", "on research_dev": ""}


def test_eco_resort_reaches_every_action_with_slots() -> None:
    actions = ("construct", "upgrade", "obtain_blueprint", "research_dev", "hire_or_contract")
    beds = {"5,-3": "shelter of 0"}
    table = use(19, quarters=0, mars=beds, state={"slots": {action: [0] for action in actions}})
    table.choose("use blueprint-19", *["amount 1"] * 5)
    assert table.player()["quarters"] == 5
    assert [table.slots(action) for action in actions] == [[]] * 5
    assert "main control-center" in table.offers()


def test_eco_resort_may_leave_those_of_an_action_and_ends_with_the_last_bed() -> None:
    out = {"slots": {"construct": [0, 0, 1], "research_dev": [0]}}
    table = use(19, quarters=0, state=out)
    table.choose("use blueprint-19", "skip", "amount 1")
    assert (table.slots("construct"), table.slots("research_dev")) == ([0, 0, 1], [])
    full = use(19, quarters=3, state=out)
    full.choose("use blueprint-19")
    assert full.offered("amount") == ["amount 1"]
    full.choose("amount 1")
    assert full.slots("research_dev") == [0]
    assert "main control-center" in full.offers()
    assert "use blueprint-19" not in use(19, quarters=4, state=out).offers()
    assert "use blueprint-19" not in use(19, quarters=1, working=2).offers()


# Production and trade


def test_automated_production_lets_a_building_of_choice_yield_again_for_each_colonist() -> None:
    mars = {"2,0": "water_extractor, blueprint 5 of 0", "-2,0": "greenhouse, blueprint 7 of 1"}
    more = {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}  # room for four of each
    table = use(3, mars={**mars, **more}, quarters=3)
    table.do("use blueprint-3", "boost")
    assert table.offered("building") == ["building -5,3", "building 2,0"]
    table.choose("building 2,0", "boost", "building 2,0", "boost", "building -5,3")
    assert table.changes() == {"crystals": -2, "battery": 2, "water": 3, "quarters": -3, "working": 3}


def test_automated_production_of_another_yields_what_the_user_has_built() -> None:
    mars = {"2,0": "water_extractor, blueprint 5 of 0"}
    table = use(3, whose=1, mars=mars, quarters=0, scientists=["rd_engineer"])
    table.do("use blueprint-3")
    assert table.changes() == {"water": 1, "rd_engineer": "3"}
    assert "use blueprint-3" not in use(3, whose=1, scientists=["rd_engineer"]).offers()


def test_trade_market_takes_a_mineral_in_and_gives_none_out() -> None:
    table = use(20, storage="1 mineral 1 oxygen", quarters=2)
    table.do("use blueprint-20")
    assert table.offers() == ["pay 1 mineral", "pay 1 oxygen"]
    table.choose("pay 1 oxygen")
    assert table.offers() == ["gain battery", "gain water", "gain plant", "gain oxygen"]
    table.choose("gain battery", "done")
    assert table.changes() == {"crystals": -2, "oxygen": -1, "battery": 1}


# Movement


def test_recycling_bots_collect_crystals_they_cross_and_the_tile_they_end_on() -> None:
    table = use(21, mars={"4,-3": "crystal", "4,-4": "d_res_water"})
    table.do("use blueprint-21", "bot 4,-2 N", "bot 4,-3 N")
    assert table.changes() == {
        "crystals": -2,
        "pending": 1,
        "water": 2,
        "discoveries": "d_res_water",
        "at 4,-2": "shelter of 0",
        "at 4,-3": "",
        "at 4,-4": "bot of 0",
    }


def test_recycling_bots_go_further_for_crystals() -> None:
    table = use(21, crystals=3, mars={"4,-5": "crystal"})
    table.do("use blueprint-21", "bot 4,-2 N", "bot 4,-3 N", "mp bots", "bot 4,-4 N")
    assert (table.changes()["crystals"], table.changes()["pending"]) == (-3, 1)


def test_recycling_bots_destroy_a_tile_that_they_cannot_take() -> None:
    table = use(21, mars={"4,-3": "d_res_water", "5,-3": "shelter of 0"}, storage="3 water")
    table.do("use blueprint-21", "bot 4,-2 N", "done")
    assert table.changes() == {"crystals": -2, "at 4,-2": "shelter of 0", "at 4,-3": "bot of 0"}


def test_recycling_bots_each_take_the_tile_under_them() -> None:
    mars = {"4,-3": "d_crystals", "1,3": "bot of 0", "1,2": "d_res_plant", "5,0": "rover of 0"}
    table = use(21, mars=mars)
    table.do("use blueprint-21", "bot 4,-2 N", "bot 1,3 N")
    changes = table.changes()
    assert (changes["pending"], changes["plant"], changes["discoveries"]) == (3, 2, "d_res_plant, d_crystals")


def test_recycling_bots_take_research_of_a_new_letter_and_destroy_that_of_an_old_one() -> None:
    table = use(21, mars={"4,-3": "research A"}, lab={"L1.top": "mine"}, missions=[("m_research", 3)])
    table.do("use blueprint-21", "bot 4,-2 N", "done", "develop mine L2.top", "develop mine L3.top")
    changes = table.changes()
    assert (changes["research"], changes["L3.top"], changes["left A"]) == ("A", "mine", -1)
    known = use(21, mars={"4,-3": "research A"}, lab={"L1.top": "mine"}, research=["A"])
    known.do("use blueprint-21", "bot 4,-2 N", "done")
    assert known.changes() == {"crystals": -2, "at 4,-2": "shelter of 0", "at 4,-3": "bot of 0"}


def test_command_center_goes_as_far_as_the_rover_technology_and_further_for_crystals() -> None:
    table = use(24, crystals=3, lab={"L2.top": "rover"})
    table.do("use blueprint-24", "tech seat 0", "rover S", "rover S", "mp rover", "rover S")
    assert table.hex("0,3") == "rover of 0"
    assert table.changes()["crystals"] == -3
    assert "bot 4,-2 N" not in table.offers()


def test_command_center_may_use_the_technology_of_another_who_is_paid_for_it() -> None:
    table = use(24, others=[player(lab={"L1.top": "rover"})])
    table.do("use blueprint-24", "tech seat 1", "rover S")
    assert table.state["aside"] == [[1, "rover"]]
    assert table.hex("0,1") == "rover of 0"
    assert "rover S" not in table.offers()


def test_command_center_without_a_rover_technology_moves_only_for_crystals() -> None:
    assert "use blueprint-24" not in use(24).offers()
    table = use(24, crystals=3)
    table.choose("use blueprint-24")
    assert table.offers() == ["mp rover", "done"]
    table.choose("mp rover", "rover S")
    assert table.hex("0,1") == "rover of 0"


def test_aerial_elevator_travels_to_orbit_with_production_and_colonists() -> None:
    out = {"slots": {"construct": [0], "obtain_blueprint": [0]}}
    table = use(22, quarters=0, working=1, mars={"0,2": "mine, miner of 0"}, state=out)
    table.do("use blueprint-22", "space 2", "benefit", "take water")
    assert table.changes() == {
        "crystals": -2,
        "oxygen": 1,
        "mineral": 1,
        "water": 1,
        "warehouse water": -1,
        "quarters": 2,
        "working": -1,
        "on obtain_blueprint": "",
        "space": "2",
    }
    assert table.offered("main")[0] == "main landing-pod"


def test_aerial_elevator_after_the_main_action_only_changes_the_side() -> None:
    table = use(22)
    table.choose("main control-center", "done", "use blueprint-22", "space 1")
    assert table.offered("main") == []
    assert table.player()["space"] == 1


# Radar

ROW = {"exploration": ["d_crystals", "d_res_water"], "discovery_stack": ["d_tech"]}


def test_radar_keeps_a_tile_that_is_turned_up_and_gives_its_benefit() -> None:
    table = use(15, state=ROW)
    table.do("use blueprint-15", "tile d_crystals")
    assert table.changes() == {"crystals": -2, "pending": 3}
    assert table.state["radar"] == "d_crystals"
    assert table.state["exploration"] == ["d_tech", "d_res_water"]
    assert table.player()["discoveries"] == []


def test_radar_gives_the_same_benefit_each_further_time() -> None:
    table = use(15, state={"exploration": ["d_hire", "d_tech"], "radar": "d_res_water"})
    table.do("use blueprint-15")
    assert table.changes() == {"crystals": -2, "water": 2}
    assert saved(table).state["radar"] == "d_res_water"
    full = use(15, storage="2 water", state={"exploration": ["d_hire", "d_tech"], "radar": "d_res_water"})
    assert "use blueprint-15" not in full.offers()


def test_radar_offers_only_tiles_that_give_something_now() -> None:
    table = use(15, storage="2 water", state=ROW)
    table.do("use blueprint-15")
    assert table.state["radar"] == "d_crystals"
    nothing = {"exploration": ["d_upgrade", "d_res_water"]}
    assert "use blueprint-15" not in use(15, storage="2 water", state=nothing).offers()


def test_radar_tile_is_no_discovery_of_ones_own() -> None:
    table = use(15, state={"exploration": ["d_hire", "d_tech"], "radar": "d_crystals"}, goals=[4])
    assert table.why("goal 4").startswith("goal")
    mission = use(15, missions=[("m_discovery", 3)], state=ROW)
    mission.choose("use blueprint-15", "tile d_crystals")
    assert mission.left("A") == 3
