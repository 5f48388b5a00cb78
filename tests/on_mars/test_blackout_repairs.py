"""Blackout: completing missions and private goals, and the repairs that each completion gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.blackout import Dark, dark
from tests.on_mars.colony import player, saved
from tests.on_mars.test_missions import DEEDS, MISSIONS

DAMAGED = ["0,0", "2,-2", "2,0"]


def open_repair(table: Dark) -> bool:
    return table.asks().startswith("repair")


def level_3(*goals: int, **given: Any) -> Dark:
    """A table on which goal 8 is met."""
    return dark(**{"goals": list(goals) or [8], "state": {"level": 3}, **given})


# What counts


@pytest.mark.parametrize("mission", MISSIONS)
def test_whoever_completes_a_mission_repairs_two_steps_as_soon_as_the_deed_is_done(mission: str) -> None:
    told, keys = DEEDS[mission]
    state = {"lss": {}, **told.get("state", {})}
    vandalised = ["-2,0", "-2,2"]
    table = dark(**{**told, "state": state, "missions": [(mission, 1)], "vandalised": vandalised})
    table.choose(*keys)
    while not open_repair(table):
        table.choose(next(key for key in ("skip", "done", "bonus crystal") if key in table.offers()))
    assert table.asked == [0]
    assert table.damage["completions"] == 3
    table.choose("hex -2,0", "hex -2,2")
    assert table.vandalised == []
    assert table.asked == [0]


def test_each_player_may_complete_all_three_goals_each_with_its_reward() -> None:
    table = level_3(
        8,
        12,
        10,
        research=["A", "B"],
        lab={"L1.top": "mine", "L1.bottom": "rover", "L2.top": "ship", "L2.mid": "shelter", "L6": "generator"},
    )
    for done, goal in enumerate((8, 12, 10)):
        assert table.damage["completions"] == 3 + done
        table.choose(f"goal {goal}")
        assert table.offers()[0] == "do 1"
        table.choose("skip")
    assert table.player()["goal_done"] == [8, 10, 12]
    assert table.game.scores() == [{"total": 6, "missions": 3, "goals": 3, "by_card": {}}] * 2


def test_missions_and_goals_of_all_players_count_together() -> None:
    table = dark(missions=[("m_tech", 4)], goal_done=[1, 2], others=[player(goal_done=[3])])
    assert table.damage["completions"] == 5
    assert table.damage["quota"] == 6
    assert table.game.scores() == [{"total": 5, "missions": 2, "goals": 3, "by_card": {}}] * 2


@pytest.mark.parametrize(("players", "quota"), [(2, 6), (3, 7), (4, 8)])
def test_the_quota_goes_by_the_number_of_players(players: int, quota: int) -> None:
    assert dark(players=players).damage["quota"] == quota


def test_the_reward_of_a_goal_comes_first_then_its_repairs() -> None:
    table = level_3(storage="", vandalised=DAMAGED)
    table.choose("goal 8")
    assert table.offers()[0] == "do 1"
    table.choose("skip")
    assert table.asks() == "repair: 2"
    assert sorted(table.offers()) == ["done", "hex 0,0", "hex 2,-2", "hex 2,0"]


def test_a_goal_shown_inside_another_question_is_repaired_for_before_that_question_comes_back() -> None:
    table = level_3(vandalised=["0,0"])
    table.choose("main control-center", "bot 4,-2 N", "goal 8", "skip")
    table.choose("hex 0,0")
    assert table.vandalised == []
    table.choose("bot 4,-3 N")
    assert table.hex("4,-4") == "bot of 0"


# The steps


def test_two_tokens_are_taken_away() -> None:
    table = level_3(vandalised=DAMAGED)
    table.choose("goal 8", "skip", "hex 0,0")
    assert table.asks() == "repair: 1"
    table.choose("hex 2,0")
    assert table.vandalised == ["2,-2"]
    assert "main control-center" in table.offers()


def test_a_blackout_takes_two_steps() -> None:
    table = level_3(blackouts={"0,0": 1}, others=[player(quarters=2)])
    table.choose("goal 8", "skip", "hex 0,0")
    assert (table.blackouts, table.vandalised) == ({}, ["0,0"])
    assert table.player(1)["quarters"] == 3
    table.choose("hex 0,0")
    assert table.vandalised == []
    assert table.colonists(1) == 12


def test_a_colonist_who_gets_up_without_a_bed_goes_to_the_supply() -> None:
    table = level_3(blackouts={"0,0": 1}, others=[player(quarters=4)])
    supply = table.player(1)["supply"]
    table.choose("goal 8", "skip", "hex 0,0", "done")
    assert (table.player(1)["quarters"], table.player(1)["supply"]) == (4, supply + 1)
    assert table.colonists(1) == 12


def test_steps_may_be_left() -> None:
    table = level_3(vandalised=DAMAGED)
    table.choose("goal 8", "skip", "done")
    assert table.vandalised == ["0,0", "2,-2", "2,0"]
    assert "main control-center" in table.offers()


def test_with_nothing_damaged_nothing_is_asked() -> None:
    table = level_3()
    table.choose("goal 8", "skip")
    assert "main control-center" in table.offers()


def test_steps_that_find_nothing_more_to_repair_are_lost() -> None:
    table = level_3(vandalised=["0,0"])
    table.choose("goal 8", "skip", "hex 0,0")
    assert "main control-center" in table.offers()


def test_an_undamaged_building_cannot_be_repaired() -> None:
    table = level_3(vandalised=["0,0"])
    table.choose("goal 8", "skip")
    assert table.refuses("hex 2,0") == "not-damaged: I6"


def test_the_hard_level_gives_fewer_steps() -> None:
    normal, hard = level_3(vandalised=DAMAGED), level_3(vandalised=DAMAGED, hard=True)
    assert (normal.damage["repairs"], hard.damage["repairs"]) == (2, 1)
    hard.choose("goal 8", "skip", "hex 0,0")
    assert "main control-center" in hard.offers()


# On other occasions


def test_somebody_who_completes_a_mission_on_anothers_turn_repairs_then() -> None:
    table = dark(
        mars={"3,-1": "bot of 0"},
        storage="1 battery",
        others=[player(lab={"L4.top": "water_extractor"}, storage="")],
        missions=[("m_blueprint", 1)],
        vandalised=["0,0"],
        state={"blueprint_rows": {"bottom": [8]}},
    )
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    table.choose("develop L5.top", "benefit")
    assert table.asked == [1]
    assert table.offers() == ["hex 0,0", "done"]


def test_a_mission_completed_in_the_shuttle_phase_is_repaired_for_there() -> None:
    table = dark(
        side="orbit",
        missions=[("m_blueprint", 1)],
        others=[player(space=6)],
        vandalised=["0,0"],
        state={
            "phase": "shuttle",
            "shuttle": {"side": "orbit", "space": 1},
            "exploration": ["d_hire"],
            "blueprint_rows": {"bottom": [8]},
        },
    )
    table.choose("shuttle", "hex 3,0", "space 8", "benefit")
    assert open_repair(table)
    table.choose("hex 0,0")
    assert (table.vandalised, table.state["round"]) == ([], 4)


def test_a_complex_that_is_whole_again_can_complete_a_contract_and_so_a_mission() -> None:
    """Contract 6 asks for an advanced mine in a complex of four: power brings the fourth mine back."""
    mines = {"0,0": "mine, blueprint 1 of 0", "1,0": "mine", "1,-1": "mine", "0,1": "mine"}
    table = level_3(mars=mines, contracts=[6], missions=[("m_contract", 1)], blackouts={"0,1": 1}, vandalised=["2,0"])
    assert table.player()["contracts_met"] == []
    table.choose("goal 8", "skip", "hex 0,1")
    assert table.player()["contracts_met"] == [6]
    assert table.damage["completions"] == 4  # two missions that are not in play, the goal, and this one
    assert table.asks() == "repair: 2"
    table.choose("hex 0,1", "hex 2,0")
    assert table.vandalised == []


def test_a_table_in_the_middle_of_repairs_is_saved_and_gone_on_with() -> None:
    table = level_3(vandalised=DAMAGED)
    table.choose("goal 8", "skip", "hex 0,0")
    again = Dark(saved(table).game)
    assert again.state == table.state
    again.choose("hex 2,0")
    assert again.vandalised == ["2,-2"]
    assert "main control-center" in again.offers()
