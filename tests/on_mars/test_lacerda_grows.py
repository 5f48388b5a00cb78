"""What Lacerda does when the colony rises, and what he does with his technologies that the player uses."""

from __future__ import annotations

from typing import Any

from tests.on_mars.solo import BARE, COLONY, Hexes, alone, his_turn, lab, over_seeds

READY = {"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2}
HIS: dict[str, object] = {"building": "shelter", "owner": "lacerda"}
THREE: Hexes = {**BARE, "-4,3": HIS, "-4,4": HIS}  # in one complex
NO_TECH = {"bottom": [None] * 2, "middle": [None] * 3, "top": [None] * 3}


def rises(mars: Hexes = BARE, **state: Any) -> Any:
    """He learns nothing (there is nothing to learn), and at the end of his turn the colony reaches level 2."""
    return his_turn(2, mars, lss=READY, tech_grid=NO_TECH, **state)


def test_he_builds_a_shelter_welcomes_a_ship_and_takes_a_bot() -> None:
    table = rises(him={"bot_icon": "greenhouse"})
    assert table.state["level"] == 2
    assert len(table.hexes(building="shelter", owner="lacerda")) == 2
    assert table.him["shelters_left"] == 3
    assert table.slots("construct") == ["lacerda"]
    assert (table.him["hangar"], table.him["ships"]) == (1, [2, 3, 4, 5])
    assert table.him["bots_on_board"] == 1
    assert table.him["bot_icon"] == "greenhouse"


def test_his_shelter_joins_his_largest_complex_and_gives_a_crystal_for_each() -> None:
    found = over_seeds(lambda seed: sorted(rises(seed=seed).hexes(building="shelter", owner="lacerda")))
    beside = ["-4,1", "-3,1", "-3,2", "-4,3", "-5,3", "-5,2"]
    assert sorted(found) == sorted([sorted(["-4,2", hex]) for hex in beside])
    assert rises().him["pending"] == 2


def test_without_technology_enough_his_shelter_stands_two_steps_away() -> None:
    """His only complex, of three, is too large for level 2."""
    mars = {
        **BARE,
        "-4,3": {"building": "shelter", "owner": "lacerda"},
        "-4,4": {"building": "shelter", "owner": "lacerda"},
    }
    table = rises(mars, him=lab(L2_mid="shelter"), me=lab(L2_mid="shelter"))
    assert table.him["pending"] == 1


def test_the_extra_cost_of_the_shelter_is_paid_in_crystals() -> None:
    table = rises(him={"crystals": 2}, slots={"construct": [0, "lacerda"]})
    assert table.him["crystals"] == 0
    assert len(table.slots("construct")) == 3


def test_a_shelter_he_cannot_pay_is_left_out_and_the_rest_is_done() -> None:
    table = rises({**BARE, "0,1": {"tile": "d_res_water"}}, him={"crystals": 0}, slots={"construct": [0]})
    assert len(table.hexes(building="shelter", owner="lacerda")) == 1
    assert (table.him["hangar"], table.him["bots_on_board"], table.went()) == (1, 1, [])


def test_with_no_shelter_left_he_builds_none() -> None:
    table = rises(him={"shelters_left": 0})
    assert (table.slots("construct"), table.him["hangar"]) == ([], 1)


def test_the_fourth_bot_is_his_last() -> None:
    missions = {"A": {"id": "m_bots", "left": 3}, "B": None, "C": None}
    table = rises(him={"bots_on_board": 3}, missions=missions)
    assert table.him["bots_on_board"] == 3
    assert table.state["missions"]["A"]["left"] == 3


def test_his_bot_counts_for_the_mission() -> None:
    missions = {"A": {"id": "m_bots", "left": 3}, "B": None, "C": None}
    table = rises(him={"shelters_left": 0}, missions=missions)
    assert table.state["missions"]["A"]["left"] == 2
    assert table.him["pending"] == 2


def test_two_levels_in_one_turn_bring_all_of_it_twice() -> None:
    table = his_turn(2, lss=dict.fromkeys(READY, 3), tech_grid=NO_TECH, him={"crystals": 3})
    assert table.state["level"] == 3
    assert (table.him["hangar"], table.him["bots_on_board"]) == (2, 2)
    assert len(table.hexes(building="shelter", owner="lacerda")) == 3
    assert table.him["crystals"] == 2  # the second shelter pays for the colonist of the first


def test_the_top_ship_goes_first() -> None:
    assert rises(him={"ships": [2, 4, 5], "hangar": 2}).him["ships"] == [4, 5]


def test_it_also_happens_at_the_end_of_the_players_turn() -> None:
    table = alone(active=0, order=[0], lss=READY, me={"space": 5}, main_done=True)
    table.choose("end")
    assert table.state["level"] == 2
    assert table.him["bots_on_board"] == 1


def test_a_technology_of_the_player_that_his_shelter_used_is_settled_at_once() -> None:
    mars = {
        **BARE,
        "-4,3": {"building": "shelter", "owner": "lacerda"},
        "-4,4": {"building": "shelter", "owner": "lacerda"},
    }
    table = rises(mars, me=lab(L3_top="shelter"))
    assert table.asks() == "owner"
    assert table.him["hangar"] == 0
    table.choose("oxygen")
    assert table.state["aside"] == []
    assert (table.him["pending"], table.him["hangar"]) == (4, 1)


# The player uses his technology


def uses(**state: Any) -> Any:
    """I construct a generator beside another, with Lacerda's technology. A ship has me asked when the turn is over."""
    mars: Hexes = {**BARE, "3,-1": {"building": "generator"}}
    me = {"space": 5, "storage": {"mineral": 1}, "goals": [], "hangar": 1, "ships": [2, 3, 4, 5]}
    table = alone(mars, active=0, order=[0], me=me, **state)
    table.choose("main construct", "build generator", "hex 3,-2")
    return table


def test_he_develops_a_technology_that_the_player_used_and_keeps_no_oxygen() -> None:
    table = uses(him=lab(L4_top="generator"), lss={"generator": 2})
    assert table.him["lab"] == {"L4.top": "generator"}
    table.choose("end")
    assert table.him["lab"] == {"L5.top": "generator"}


def test_its_cells_benefit_is_his() -> None:
    table = uses(him=lab(L4_top="generator"), lss={"generator": 2}, blueprint_rows={"bottom": [11, 1]})
    table.choose("end")
    assert table.him["blueprints"] == [{"num": 11, "built": False}]
    assert table.him["pending"] == 1


def test_a_technology_at_the_top_or_blocked_stays() -> None:
    top = uses(him=lab(L6="generator"), lss={"generator": 2})
    top.choose("end")
    assert top.him["lab"] == {"L6": "generator"}
    blocked = uses(him=lab(L4_top="generator", L5_top="mine"), lss={"generator": 2})
    blocked.choose("end")
    assert blocked.him["lab"] == {"L4.top": "generator", "L5.top": "mine"}


def test_the_sixth_column_is_free_then() -> None:
    table = uses(him={"crystals": 0, **lab(L5_top="generator")}, lss={"generator": 2})
    table.choose("end")
    assert table.him["lab"] == {"L6": "generator"}


def test_what_chance_settled_for_him_is_not_taken_back() -> None:
    """The cell he comes to is drawn by lot when the turn ends: nobody ends it again to see another."""

    def undoable(aside: list[list[str]]) -> int:
        me = {"space": 5, "hangar": 1, "ships": [2, 3, 4, 5], "lab": {}}
        table = alone(active=0, order=[0], me=me, him=lab(L1_top="generator"), aside=aside)
        table.choose("main control-center", "done", "end")
        assert table.asks() == "travel"
        return table.game.undoable(0)

    assert undoable([]) == 3
    assert undoable([["lacerda", "generator"]]) == 0


def test_his_colonist_on_the_hire_action_costs_the_player_extra() -> None:
    me = {"space": COLONY, "storage": {"water": 2}, "goals": []}
    table = alone(active=0, order=[0], me=me, slots={"hire_or_contract": ["lacerda"]})
    table.choose("main hire-or-contract")
    assert table.offers() == ["pay 1 crystal", "pay 1 colonist"]
