"""What the rules leave open and this table has settled, where no other chapter of the tests speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import deal, on_hexes, player

SHUTTLE: dict[str, Any] = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}}


# The hexes three steps from the starting mine.
RING = {
    *("0,-3", "1,-3", "2,-3", "3,-3", "3,-2", "3,-1"),
    *("3,0", "2,1", "1,2", "0,3", "-1,3", "-2,3"),
    *("-3,3", "-3,2", "-3,1", "-3,0", "-2,-1", "-1,-2"),
}


# Rovers that have not moved


def test_a_rover_that_has_not_moved_stands_in_nobodys_way() -> None:
    table = deal(mars={"0,1": "bot of 0"}, storage="1 mineral", blueprints=[1])
    table.do("main upgrade")
    assert table.changes()["at 0,0"] == "mine, blueprint 1 of 0"  # nobody had to make room
    assert table.asked == [0]


def test_all_rovers_start_from_the_starting_mine() -> None:
    table = deal(others=[player(space=6)], crystals=0)
    table.choose("main control-center", "rover S", "done", "end")
    table.choose("main control-center", "rover N")
    assert (table.hex("0,1"), table.hex("0,-1")) == ("rover of 0", "rover of 1")


def test_a_bot_may_end_on_the_starting_mine_before_rovers_have_left_it() -> None:
    table = deal(mars={"0,1": "bot of 0"}, crystals=0)
    table.choose("main control-center", "bot 0,1 N", "done")
    assert table.hex("0,0") == "mine, bot of 0"


def test_before_its_first_move_exploration_counts_from_the_starting_mine() -> None:
    table = deal(side="orbit", state={**SHUTTLE, "exploration": ["d_hire"]}, others=[player(space=6)])
    table.choose("shuttle")
    assert set(table.hexes()) == RING - set(on_hexes(table.state))


def test_without_a_free_hex_three_steps_away_exploration_is_skipped() -> None:
    mars = dict.fromkeys(RING, "crystal")
    table = deal(side="orbit", mars=mars, state={**SHUTTLE, "exploration": ["d_hire"]}, others=[player(space=6)])
    table.choose("shuttle")
    assert table.offered("space")
    assert table.state["exploration"] == ["d_hire"]


def test_without_a_tile_exploration_is_skipped() -> None:
    state = {**SHUTTLE, "exploration": [], "discovery_stack": []}
    table = deal(side="orbit", state=state, others=[player(space=6)])
    table.choose("shuttle")
    assert table.offered("space")


# Rounds and spaces


def test_a_round_limit_ends_the_game_as_if_all_missions_were_done() -> None:
    table = deal(options={"round_limit": 3})
    table.pass_turn()
    assert table.state["end_triggered"] is False
    table.pass_turn()
    assert (table.state["end_triggered"], table.state["round"], table.state["last_round"]) == (True, 4, True)
    table.pass_turn()
    table.pass_turn()
    assert table.over


def test_whoever_travels_always_finds_a_free_space() -> None:
    spaces = [player(space=space) for space in (5, 6, 8)]
    table = deal(players=4, side="orbit", others=spaces)
    table.do("main landing-pod")
    assert table.changes()["space"] == "7"


@pytest.mark.parametrize("action", ["exec", "use"])
def test_after_the_landing_pod_only_goals_and_deliveries_are_left(action: str) -> None:
    table = deal(
        side="orbit",
        crystals=3,
        storage="2 mineral",
        goals=[12],
        research=["A", "B"],
        contracts=[7],
        mars={"-5,3": "mine, blueprint 13 of 0"},
    )
    assert table.offered(action)
    table.choose("main landing-pod", "space 5")
    assert table.offers() == ["end", "goal 12", "deliver contract-7 mineral"]


# Colonists


def test_colonists_who_were_recalled_this_turn_may_boost_a_welcome() -> None:
    table = deal(
        quarters=0,
        working=2,
        crystals=2,
        storage="2 plant 2 water",
        mars={"-5,3": "water_extractor, blueprint 18 of 0"},
        state={"level": 2},
    )
    table.choose("use blueprint-18", "amount 2", "main welcome-ship", "ship 1", "do 1")
    table.do("boost", "ship 2", "do 1")
    assert (table.changes()["working"], table.changes()["hangar"]) == (1, 1)


def test_gained_colonists_are_forgotten_when_the_turn_ends() -> None:
    table = deal(quarters=0, storage="1 plant 1 water", state={"level": 2})
    table.choose("main welcome-ship", "ship 1", "do 1")
    assert table.player()["gained_colonists"] == 2
    table.choose("end")
    assert table.player()["gained_colonists"] == 0


def test_a_slot_that_costs_nothing_extra_asks_nothing() -> None:
    table = deal(side="orbit", quarters=1, crystals=3, state={"blueprint_rows": {"bottom": [8]}})
    table.do("main obtain-blueprint")
    assert table.changes()["blueprints"] == "8"


def test_a_miner_without_a_bed_to_come_home_to_goes_to_the_supply() -> None:
    table = deal(
        mars={"0,0": "mine, miner of 1", "1,0": "bot of 0"},
        storage="1 mineral",
        blueprints=[1],
        others=[player(quarters=4)],
    )
    supply = table.table.supply[1]
    table.do("main upgrade")
    assert "seat 1 quarters" not in table.changes()
    assert table.table.supply[1] == supply + 1


def test_a_mine_with_ones_own_marker_yields_one_mineral_and_not_two() -> None:
    table = deal(
        storage="",
        mars={"0,0": "mine, blueprint 1 of 0", "0,2": "mine, miner of 0", "5,-3": "shelter of 0"},
        state={"phase": "shuttle", "shuttle": {"side": "colony", "space": 1}},
    )
    table.do("shuttle", "space 1")
    assert table.changes()["mineral"] == 2


# Technologies


def test_the_discovery_of_two_upgrades_uses_no_upgrade_technology() -> None:
    mars = {"0,1": "d_upgrade", "3,-3": "bot of 0", "2,-3": "generator", "2,-4": "generator", "5,-3": "shelter of 0"}
    table = deal(
        mars=mars, storage="3 mineral", crystals=0, blueprints=[3, 4, 11], lab={"L4.top": "upgrade"}, others=[player()]
    )
    table.choose("main control-center", "rover S", "done", "upgrade blueprint-3 2,-2", "upgrade blueprint-4 2,-3")
    assert table.offers() == ["end"]
    assert table.storage() == "1 mineral"


def test_nor_do_the_two_free_upgrades_of_a_goal() -> None:
    mars = {"3,-3": "bot of 0", "2,-3": "generator", "2,-4": "generator"}
    table = deal(mars=mars, goals=[1], storage="", blueprints=[3, 4, 11, 15], lab={"L4.top": "upgrade"})
    table.choose("goal 1", "do 2", "upgrade blueprint-3 2,-2", "upgrade blueprint-4 2,-3")
    assert table.offers()[0].startswith("main")


def test_one_technology_serves_all_steps_of_a_movement() -> None:
    table = deal(crystals=0, others=[player(lab={"L3.top": "rover"})])
    table.choose("main control-center", "tech seat 1", *["rover S", "rover N"] * 2, "rover S")
    assert table.state["aside"] == [[1, "rover"]]
    assert not table.offered("rover")


def test_one_technology_serves_all_upgrades_of_an_action() -> None:
    mars = {"3,-3": "bot of 0", "2,-3": "generator", "2,-4": "generator", "3,-4": "bot of 0"}
    table = deal(
        mars={**mars, "5,-3": "shelter of 0"},
        storage="3 mineral",
        blueprints=[3, 4, 15],
        others=[player(lab={"L2.top": "upgrade"})],
    )
    table.choose("main upgrade", "upgrade blueprint-3 2,-2", "tech seat 1", "upgrade blueprint-4 2,-3")
    table.choose("upgrade blueprint-15 2,-4")
    assert table.state["aside"] == [[1, "upgrade"]]
    assert table.storage() == ""
