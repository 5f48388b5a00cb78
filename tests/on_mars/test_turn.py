"""Rounds and turns: the order, one main and one executive action, and what comes at the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import deal, player, set_up, use

ORBIT = ["landing-pod", "obtain-blueprint", "learn-tech", "research-dev", "resupply"]
RICH: dict[str, Any] = {"crystals": 3, "storage": "1 mineral 1 battery 1 water 1 plant 1 oxygen"}


def test_a_turn_begins_with_the_pending_crystals_going_to_the_depot() -> None:
    table = deal(others=[player(crystals=1, pending=2)])
    table.pass_turn()
    assert (table.player(1)["crystals"], table.player(1)["pending"]) == (3, 0)


def test_crystals_that_find_no_room_in_the_depot_are_lost() -> None:
    table = deal(others=[player(crystals=2, pending=4)])  # five ships leave room for three
    table.pass_turn()
    assert (table.player(1)["crystals"], table.player(1)["pending"]) == (3, 0)


def test_before_they_are_lost_crystals_go_to_a_contract_that_needs_them() -> None:
    table = deal(others=[player(crystals=2, pending=3, contracts=[12])])
    table.pass_turn()
    assert table.player(1)["crystals"] == 3
    assert table.player(1)["contracts"] == [{"num": 12, "on": {"crystal": 2}}]


@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_main_actions_are_those_of_the_side_one_is_on(side: str) -> None:
    table = deal(side=side, blueprints=[11], **RICH)
    offered = [key.removeprefix("main ") for key in table.offered("main")]
    colony = ["control-center", "construct", "upgrade", "welcome-ship", "hire-or-contract"]
    assert offered == (ORBIT if side == "orbit" else colony)
    other = "construct" if side == "orbit" else "resupply"
    assert table.why(f"main {other}").startswith("action-of-side")


@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_executive_actions_do_not_depend_on_the_side(side: str) -> None:
    assert deal(side=side, **RICH).offered("exec") == ["exec bots", "exec warehouse"]


def test_exactly_one_main_action_is_taken_before_the_turn_can_end() -> None:
    table = deal()
    assert table.refuses("end") == "main-first"
    table.choose("main control-center", "done")
    assert table.offers() == ["end"]
    assert table.why("main construct") == "main-done"


def test_one_executive_action_before_or_after_the_main_action() -> None:
    table = deal(**RICH)
    table.choose("exec warehouse", "take water")
    assert table.why("exec bots") == "executive-done"
    table.choose("main control-center", "done")
    assert table.offers() == ["end"]
    table = deal(**RICH)
    table.choose("main control-center", "done")
    assert table.offers() == ["exec bots", "exec warehouse", "end"]


def test_an_executive_action_need_not_be_taken() -> None:
    table = deal(**RICH)
    table.choose("main control-center", "done", "end")
    assert table.asked == [1]


def test_turns_follow_the_spaces_from_1_to_8() -> None:
    spaces = [player(space=space) for space in (3, 7, 2)]
    table = deal(players=4, space=6, others=spaces, state={"active": 3})
    for seat in (3, 1, 0, 2):
        assert table.asked == [seat]
        table.pass_turn()


def test_a_marker_that_moves_gets_no_second_turn_and_loses_none() -> None:
    table = deal(side="orbit", others=[player(space=5)])
    table.choose("main landing-pod", "space 8", "skip", "end")  # behind seat 1 now
    assert table.asked == [1]
    table.pass_turn()
    assert table.state["round"] == 4


def test_the_next_round_follows_the_new_spaces() -> None:
    table = deal(side="orbit", others=[player(space=5)])
    table.choose("main landing-pod", "space 8", "skip", "end")
    table.pass_turn()
    assert (table.state["round"], table.asked) == (4, [1])


def test_control_center_and_landing_pod_are_always_possible() -> None:
    nothing: dict[str, Any] = {"storage": "", "quarters": 0, "crystals": 0}
    assert deal(**nothing).offers() == ["main control-center"]
    offered = deal(side="orbit", **nothing, state={"warehouse": {}}).offers()
    assert "main landing-pod" in offered


def test_an_action_that_can_do_nothing_is_not_offered() -> None:
    empty = dict.fromkeys(("crystal", "battery", "water", "plant", "oxygen"), 0)
    table = deal(side="orbit", storage="", quarters=0, state={"warehouse": empty})
    assert table.offered("main") == ["main landing-pod", "main learn-tech"]  # the bottom row costs nothing
    assert table.why("main obtain-blueprint") == "colonists: 1, 0"


def test_resupply_needs_something_that_can_be_kept() -> None:
    table = deal(side="orbit", storage="2 mineral 2 battery 2 water 2 plant 2 oxygen", crystals=3)
    assert "main resupply" not in table.offers()
    assert "main resupply" in deal(side="orbit", storage="2 battery 2 water 2 plant 2 oxygen", crystals=2).offers()


# The end of a turn


def test_owners_of_used_technologies_choose_before_the_colony_rises() -> None:
    table = deal(
        mars={"-1,0": "bot of 0"},
        storage="2 water",
        others=[player(lab={"L1.top": "greenhouse"})],
        state={"lss": {"generator": 2, "water_extractor": 2, "greenhouse": 1, "oxygen_condenser": 2}},
    )
    table.choose("main construct", "build greenhouse", "hex -1,-1", "bonus crystal", "end")
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    assert table.state["level"] == 1
    table.choose("oxygen")
    assert table.state["level"] == 2


def test_the_display_is_filled_before_the_colony_rises() -> None:
    table = deal(
        storage="2 water",
        state={"lss": {"generator": 2, "water_extractor": 2, "greenhouse": 2, "oxygen_condenser": 2}},
    )
    table.choose("main hire-or-contract", "card biochemist", "end")
    assert table.state["level"] == 1
    table.choose("card contract-7")
    assert table.state["level"] == 2


def test_each_gap_in_the_display_is_filled_by_the_active_player_with_a_contract_of_the_deck() -> None:
    table = deal(crystals=3, storage="2 water", state={"contract_deck": [3, 9, 12]})
    table.choose("main hire-or-contract", "card biochemist")
    assert None in table.state["display"]
    table.choose("end")
    assert (table.asked, table.offers()) == ([0], ["card contract-3", "card contract-9", "card contract-12"])
    table.choose("card contract-9")
    assert table.state["display"][3] == "contract-9"
    assert table.state["contract_deck"] == [3, 12]


def test_with_an_empty_deck_the_gap_stays() -> None:
    table = deal(storage="2 water", state={"contract_deck": []})
    table.choose("main hire-or-contract", "card biochemist", "end")
    assert table.state["display"][3] is None
    assert table.asked == [1]


def test_after_the_level_up_a_goal_may_still_be_completed() -> None:
    table = deal(
        goals=[8],
        mars={"3,-2": "bot of 0"},
        storage="1 battery",
        state={"level": 2, "lss": {"generator": 3, "water_extractor": 2, "greenhouse": 3, "oxygen_condenser": 3}},
    )
    table.choose("main construct", "build water_extractor", "hex 4,-1", "bonus crystal")
    assert "goal 8" not in table.offers()
    table.choose("end")
    assert table.state["level"] == 3
    assert table.offers() == ["end", "goal 8"]
    table.choose("goal 8", "skip")
    assert table.asked == [1]


def test_without_a_goal_that_is_met_nothing_is_asked_at_the_end() -> None:
    table = deal(goals=[8])
    table.pass_turn()
    assert table.asked == [1]


# What a goal shown at the last moment brings about is settled before the turn is over.


def test_a_card_taken_for_the_last_goal_leaves_a_gap_that_its_taker_fills() -> None:
    table = deal(goals=[12], research=["A", "C"], state={"contract_deck": [3, 9]})
    table.choose("main control-center", "done", "end", "goal 12", "do 2", "card biochemist")
    assert (table.asked, table.offers()) == ([0], ["card contract-3", "card contract-9"])
    table.choose("card contract-9")
    assert table.state["display"][3] == "contract-9"
    assert table.asked == [1]


def test_an_owner_whose_technology_was_used_for_the_last_goal_chooses_before_the_next_turn() -> None:
    table = deal(goals=[4], discoveries=["d_hire", "d_tech", "d_develop"], others=[player(lab={"L1.top": "rover"})])
    table.choose("main control-center", "no tech", "done", "end", "goal 4", "do 2", "tech seat 1", "done")
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    table.choose("oxygen")
    assert table.offers()[0].startswith("main")


def test_the_colony_rises_by_what_is_built_for_the_last_goal() -> None:
    table = deal(
        goals=[4],
        discoveries=["d_hire", "d_tech", "d_develop"],
        mars={"3,-1": "bot of 0", "0,1": "d_build_water_extractor"},
        storage="1 battery",
        state={"lss": {"generator": 2, "water_extractor": 1, "greenhouse": 2, "oxygen_condenser": 2}},
    )
    table.choose("main control-center", "done", "end", "goal 4", "do 2", "rover S", "done", "hex 4,-1")
    assert table.state["level"] == 1
    table.choose("bonus crystal")
    assert table.asked == [1]
    assert table.state["level"] == 2


def test_the_first_round_is_round_1() -> None:
    table = set_up()
    while table.state["phase"] == "set_up":
        table.choose(table.offers()[0])
    assert table.state["round"] == 1


def test_an_advanced_building_is_the_executive_action_of_the_turn() -> None:
    table = use(13, crystals=4)
    table.choose("use blueprint-13")
    assert table.refuses("use blueprint-13") == "executive-done"
    assert table.refuses("exec bots") == "executive-done"


def test_between_turns_nobody_has_taken_an_action() -> None:
    table = use(13, crystals=2, others=[player(hangar=1, ships=[1, 2, 3, 4])], state={"order": [0]})
    table.choose("use blueprint-13")
    table.pass_turn()
    assert table.state["phase"] == "shuttle"
    assert (table.state["main_done"], table.state["executive_done"]) == (False, False)
