"""Monolith: what each of the sixteen sabotage cards does."""

from __future__ import annotations

from typing import Any

import pytest

from areo import BadPosition
from tests.on_mars.colony import Colony, deal, saved
from tests.on_mars.monolith import GOALS, block, monolith, strike


def next_turn(table: Colony) -> Colony:
    """On to my next turn: nobody travels."""
    while not any(key.startswith("main") for key in table.offers()):
        table.choose("stay" if "stay" in table.offers() else table.offers()[-1])
    return table


def strike_later(number: int, **given: Any) -> Colony:
    """My turn, after which this card will strike; I could show a private goal, and deliver water."""
    told = {"time": 2, "level": 3, "monolith": {"goals": GOALS, "in_play": [{"num": number, "cubes": 2}]}}
    return deal(players=1, options={"chapter": "monolith"}, state=told, goals=[8], contracts=[9], **given)


@pytest.mark.parametrize(
    ("number", "keys", "given"),
    [
        (11, ["pay 1 water", "pay 1 plant", "pay 1 mineral"], {"hangar": 1}),
        (12, ["hex 0,0", "hex 2,1"], {"mars": {"2,1": "mine"}}),
        (14, ["hex 4,-2", "hex 4,-1"], {"mars": {"4,-1": "bot of 0"}}),
    ],
)
def test_a_turn_is_over_before_sabotage_so_no_goal_and_no_delivery_comes_in_between(
    number: int, keys: list[str], given: dict[str, Any]
) -> None:
    table = strike_later(number, **given)
    table.choose("main control-center", "done")
    assert {"goal 8", "deliver contract-9 water"} <= set(table.offers())
    table.choose("end", "end")
    assert table.offers() == keys


# 1 to 4: the goals


def test_building_bombed_makes_the_goals_upgrade_dearer() -> None:
    table = next_turn(strike(1, mars={"0,1": "mine", "0,2": "mine", "0,3": "bot of 0"}, blueprints=[13, 1]))
    assert block(table)["bombed"]
    assert table.player()["storage"]["mineral"] == 1
    table.choose("main upgrade")
    assert table.hex("0,2") == "mine, blueprint 1 of 0"  # two minerals are needed for the other, so nothing is asked
    mars = {"0,1": "mine", "0,2": "mine", "0,3": "bot of 0"}
    rich = next_turn(strike(1, mars=mars, blueprints=[13], storage="2 mineral"))
    rich.do("main upgrade")
    assert rich.changes()["mineral"] == -2


BOMBED: dict[str, Any] = {
    "mars": {"0,0": "mine, blueprint 13 of 0", "0,1": "mine", "0,2": "mine", "0,3": "bot of 0"},
    "storage": "2 mineral",
}


def test_building_bombed_unbuilds_the_goals_blueprint() -> None:
    table = strike(1, **BOMBED, markers=7)
    assert table.hex("0,0") == "mine"
    assert table.player()["blueprints"] == [{"num": 13, "built": False}]
    assert (table.player()["markers"], block(table)["marker_back"]) == (8, True)  # in the reserve


def test_the_bombed_blueprint_takes_a_marker_of_the_reserve_when_it_is_built_again() -> None:
    table = saved(next_turn(strike(1, **BOMBED)))
    table.do("main upgrade")
    assert table.hex("0,2") == "mine, blueprint 13 of 0"
    assert (table.changes()["markers"], block(table)["marker_back"]) == (-1, False)


def test_without_a_marker_in_the_reserve_the_bombed_blueprint_is_not_built_again() -> None:
    held = [number for number in range(1, 10) if number != 8]
    block = {"bombed": True, "marker_back": True}
    table = monolith(block=block, **BOMBED | {"mars": {**BOMBED["mars"], "0,0": "mine"}}, blueprints=[13, *held])
    assert table.player()["markers"] == 0
    table.choose("main upgrade")
    assert table.offers() == ["upgrade blueprint-1 0,2", "upgrade blueprint-2 0,2"]
    assert table.why("upgrade blueprint-13 0,2") == "markers"


def test_a_bombed_blueprint_is_one_that_can_be_built_again() -> None:
    with pytest.raises(BadPosition, match=r"marker_back: the goal's blueprint is not one to be built again"):
        monolith(block={"marker_back": True})


@pytest.mark.parametrize(
    ("lab", "after"),
    [
        ({"L3.top": "rover"}, {"L2.top": "rover"}),
        ({"L3.top": "rover", "L2.top": "mine"}, {"L2.mid": "rover", "L2.top": "mine"}),
        ({"L6": "rover"}, {"L5.top": "rover"}),
        ({"L1.top": "rover"}, {}),
        ({"L3.top": "mine"}, {"L3.top": "mine"}),
    ],
)
def test_hacked_technology_goes_back_a_column(lab: dict[str, str], after: dict[str, str]) -> None:
    table = strike(2, lab=lab)
    assert table.player()["lab"] == after


def test_from_the_first_column_it_returns_to_the_grid() -> None:
    grid = {"bottom": ["mine", None], "middle": ["ship", "upgrade", "generator"], "top": ["greenhouse", None, None]}
    table = strike(2, lab={"L1.top": "rover"}, state={"tech_grid": grid})
    assert table.state["tech_grid"]["bottom"] == ["mine", "rover"]


def test_science_missing_takes_the_hire_cost_as_far_as_possible() -> None:
    table = strike(3, goals={"scientist": "rd_engineer"}, storage="1 mineral 2 water")
    assert table.storage() == "2 water"
    workers = strike(3, quarters=3)
    assert (workers.player()["quarters"], workers.player()["working"]) == (1, 2)


def test_change_of_plans_asks_for_a_second_building_of_the_type() -> None:
    mars = {"0,0": "mine, blueprint 13 of 0"}
    table = strike(4, mars=mars)
    assert block(table)["standing"][0] == {"have": 1, "need": 2}
    both = strike(4, mars={**mars, "0,2": "mine, blueprint 1 of 0"})
    assert block(both)["standing"][0] == {"have": 2, "need": 2}


# 5 to 8


def test_alien_abduction_takes_a_worker() -> None:
    table = strike(5, quarters=2, working=1)
    assert (table.player()["quarters"], table.player()["working"], table.player()["supply"]) == (2, 0, 10)


def test_without_a_worker_the_player_says_from_where() -> None:
    mars = {"0,2": "mine, miner of 0"}
    slots = {"construct": [0]}
    table = strike(5, quarters=1, mars=mars, state={"slots": slots})
    assert table.offers() == ["from construct", "from 0,2", "from quarters"]
    table.choose("from 0,2")
    assert table.hex("0,2") == "mine"
    other = strike(5, "from construct", quarters=1, mars=mars, state={"slots": slots})
    assert other.slots("construct") == []
    home = strike(5, "from quarters", quarters=1, mars=mars, state={"slots": slots})
    assert home.player()["quarters"] == 0


def test_stealthy_harvest_takes_all_crystals_on_mars() -> None:
    table = strike(6, mars={"5,0": "crystal", "1,1": "crystal"}, crystals=2)
    assert (table.hex("5,0"), table.hex("1,1"), table.player()["crystals"]) == ("", "", 2)


@pytest.mark.parametrize(("space", "after"), [(1, 1), (2, 2), (3, 3)])
def test_the_shuttle_is_delayed_by_a_space(space: int, after: int) -> None:
    """It moves back before the shuttle phase, in which it moves on."""
    table = strike(7, state={"shuttle": {"side": "orbit", "space": space}})
    assert table.state["shuttle"] == {"side": "orbit", "space": after}


def test_a_shuttle_that_stands_still_is_not_delayed() -> None:
    rows = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 4)
    table = strike(7, state={"level": 4, "lss": rows, "shuttle": {"side": "orbit", "space": 2}})
    assert table.state["shuttle"]["space"] == 2


def test_reduced_efficiency_makes_the_next_main_action_dearer_once() -> None:
    table = next_turn(strike(8, quarters=3, crystals=1))
    assert block(table)["dearer"]
    table.choose("main control-center")
    assert table.offers() == ["pay 1 crystal", "pay 1 colonist"]
    table.do("pay 1 colonist")
    assert (table.player()["working"], block(table)["dearer"]) == (1, False)


def test_whoever_cannot_pay_acts_all_the_same_and_the_card_stays_in_force() -> None:
    table = next_turn(strike(8, quarters=0, crystals=0))
    table.choose("main control-center")
    assert "done" in table.offers()
    assert block(table)["dearer"]


def test_what_the_action_itself_needs_is_not_taken() -> None:
    table = next_turn(strike(8, quarters=1, crystals=1, storage="", scientists=["geologist"]))
    table.choose("main hire-or-contract")  # its colonist is the last one, and a contract costs a crystal
    assert not any(key.startswith("pay") for key in table.offers())
    assert block(table)["dearer"]


# 9 to 11


@pytest.mark.parametrize(
    ("crystals", "pending", "left", "debt"),
    [(3, 1, (1, 1), 0), (1, 2, (0, 1), 0), (1, 0, (0, 0), 1), (0, 0, (0, 0), 2)],
)
def test_crystals_are_stolen_from_the_depot_first(
    crystals: int, pending: int, left: tuple[int, int], debt: int
) -> None:
    leaving = {"shuttle": {"side": "colony", "space": 1}}  # so that I am asked before my next turn
    table = strike(9, crystals=crystals, pending=pending, ships=[1], state=leaving)
    assert "stay" in table.offers()
    mine = table.player()
    assert ((mine["crystals"], mine["pending"]), block(table)["debt"]) == (left, debt)


def test_what_was_missing_is_taken_from_the_next_gains() -> None:
    table = monolith(
        block={"debt": 2},
        mars={"3,-2": "rover of 0", "3,-3": "crystal", "3,-4": "crystal", "3,-5": "crystal"},
        crystals=2,
    )
    table.choose("main control-center")
    for _ in range(2):
        move = [key for key in table.offered("rover") if goes_to_crystal(table, key)]
        table.choose(move[0])
    assert (table.player()["pending"], block(table)["debt"]) == (0, 0)


def goes_to_crystal(table: Colony, key: str) -> bool:
    """Whether a step of the rover leads onto a crystal."""
    twin = table.game.copy()
    before = twin.position()
    twin.choose(0, [key])
    after: Any = twin.position()
    lying = [hex for hex in after["state"]["map"] if "crystal" in hex]
    was: Any = before
    return len(lying) < len([hex for hex in was["state"]["map"] if "crystal" in hex])


def test_life_support_sabotage_withholds_the_next_reward() -> None:
    table = next_turn(strike(10, mars={"4,-3": "bot of 0"}, storage="2 mineral", state={"level": 2}))
    assert block(table)["unrewarded"]
    before = table.player()["op"]
    table.build("generator", "4,-4")
    assert not any(key.startswith("bonus") for key in table.offers())
    assert table.player()["op"] - before == 2  # the first step of the column still scores
    assert not block(table)["unrewarded"]


def test_hangar_infiltration_asks_for_water_or_a_plant_for_each_ship() -> None:
    table = strike(11, hangar=2, ships=[1, 2, 3], storage="1 water 2 plant", state={"level": 3})
    assert table.offers() == ["pay 1 water", "pay 1 plant"]
    table.choose("pay 1 plant")
    table.choose("pay 1 water")
    assert table.storage() == "1 plant"


def test_as_far_as_possible() -> None:
    table = strike(11, hangar=2, ships=[1, 2, 3], storage="1 plant", state={"level": 3})
    assert table.storage() == ""
    mineral = strike(11, hangar=1, ships=[1, 2, 3, 4], storage="1 mineral 1 plant", state={"level": 3})
    assert mineral.offers() == ["pay 1 plant", "pay 1 mineral"]


# 12 to 16


def test_a_mine_explodes_and_its_miner_goes_to_work() -> None:
    table = strike(12, "hex 0,2", mars={"0,2": "mine, miner of 0"})
    assert next(hex for hex in table.state["map"] if hex["hex"] == "0,2") == {
        "hex": "0,2",
        "building": "mine",
        "face_down": True,
    }
    assert table.player()["working"] == 1
    assert saved(table).state == table.state


def test_it_is_dead_until_it_is_constructed_again_without_a_tile_or_a_rule_of_placement() -> None:
    mars = {"0,1": "mine", "4,-2": "shelter of 0", "1,1": "bot of 0"}
    table = next_turn(strike(12, "hex 0,1", mars=mars, quarters=3, storage=""))
    tiles = len(table.state["stacks"]["mine"])
    table.choose("main construct")
    assert "0,1" in table.hexes()
    table.do("hex 0,1")
    assert table.changes()["mineral"] == 1
    assert table.hex("0,1") == "mine, miner of 0"
    assert len(table.state["stacks"]["mine"]) == tiles


@pytest.mark.parametrize(("face_down", "points"), [(False, 4), (True, 2)])
def test_a_marker_on_a_building_that_lies_face_down_scores_nothing_for_a_reward_tile(
    face_down: bool, points: int
) -> None:
    stricken = {"hex": "0,0", "building": "mine", "advanced": 0, "blueprint": 13}
    mars = [
        stricken | {"face_down": True} if face_down else stricken,
        {"hex": "0,2", "building": "mine", "advanced": 0, "blueprint": 1},
        {"hex": "2,-2", "building": "generator"},
        {"hex": "4,-2", "building": "shelter", "owner": 0, "bot": 0},
    ]
    rewards = {"generator": "rw_advanced"}
    lss = {"generator": 2}
    table = monolith(storage="1 mineral", state={"map": mars, "rewards": rewards, "lss": lss, "level": 2})
    table.do("main construct", "build generator", "hex 4,-3")
    assert table.changes()["op"] == points


@pytest.mark.parametrize("face_down", [False, True])
def test_a_marker_on_a_building_that_lies_face_down_does_not_count_for_a_private_goal(face_down: bool) -> None:
    """The second one asks for three advanced buildings."""
    stricken = {"hex": "0,0", "building": "mine", "advanced": 0, "blueprint": 13}
    mars = [
        stricken | {"face_down": True} if face_down else stricken,
        {"hex": "0,2", "building": "mine", "advanced": 0, "blueprint": 1},
        {"hex": "2,-2", "building": "generator", "advanced": 0, "blueprint": 3},
        {"hex": "4,-2", "building": "shelter", "owner": 0, "bot": 0},
    ]
    told = {"map": mars, "monolith": {"goals": GOALS}}
    table = deal(players=1, options={"chapter": "monolith"}, state=told, goals=[2])
    assert ("goal 2" in table.offers()) == (not face_down)


def test_a_damaged_shelter_takes_its_beds_and_storage_with_it() -> None:
    mars = {"4,-1": "shelter of 0"}
    table = strike(13, "hex 4,-1", mars=mars, quarters=6, shelters_left=3, storage="3 water")
    mine = table.player()
    assert (mine["beds"], mine["storage_limit"], mine["quarters"], mine["storage"]["water"]) == (4, 2, 6, 3)
    assert saved(table).state == table.state


def test_a_single_shelter_is_spared() -> None:
    table = strike(13)
    assert table.player()["beds"] == 4
    assert 13 in block(table)["past"]


def test_a_bot_is_destroyed() -> None:
    table = strike(14, "hex 5,-2", mars={"5,-2": "bot of 0"})
    assert table.hex("5,-2") == ""
    assert table.player()["bots_in_supply"] == 3


def test_a_disabled_rover_lies_on_the_mine_and_stands_up_on_a_shelter_two_rounds_later() -> None:
    table = strike(15, mars={"3,1": "rover of 0", "4,-2": "shelter of 0", "1,0": "bot of 0", "4,-1": "shelter of 0"})
    assert block(table)["disabled"] == 2
    next_turn(table)
    table.choose("main control-center")
    assert table.why("rover N") == "rover-disabled"
    table.choose("done", "end")
    assert (block(table)["disabled"], table.hex("3,1")) == (1, "")
    next_turn(table)
    table.pass_turn()
    assert table.hexes() == ["4,-2", "4,-1"]
    table.choose("hex 4,-1")
    assert "rover of 0" in table.hex("4,-1")
    assert block(table)["disabled"] == 0


def test_misinformation_sets_the_nearest_mission_back() -> None:
    table = strike(16, missions=[("m_tech", 3), ("m_blueprint", 2), ("m_contract", 2)])
    assert [table.left(slot) for slot in "ABC"] == [3, 3, 2]


def test_a_mission_that_has_not_begun_cannot_go_back() -> None:
    full = monolith().table.data.missions[5].targets[0]
    table = strike(16, missions=[("m_tech", full)])
    assert table.left("A") == full
