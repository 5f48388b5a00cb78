"""The colony's level: when it rises, and what that brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import LSS, Colony, deal, player


def rising(level: int, players: int = 3, **given: Any) -> Colony:
    """A table on which the colony rises from this level when I end my turn."""
    state = {"level": level, "lss": dict.fromkeys(LSS, level + 1), "warehouse": {"water": 0}, **given.pop("state", {})}
    table = deal(players=players, state=state, **given)
    table.pass_turn()
    return table


def test_it_rises_at_the_end_of_a_turn_if_all_markers_are_on_its_row() -> None:
    assert rising(1).state["level"] == 2
    lss = {**dict.fromkeys(LSS, 2), "generator": 1}
    assert rising(1, state={"lss": lss}).state["level"] == 1


def test_several_levels_in_one_turn_are_possible() -> None:
    assert rising(1, state={"lss": dict.fromkeys(LSS, 4)}).state["level"] == 4


def test_level_5_is_the_last() -> None:
    assert rising(1, state={"lss": dict.fromkeys(LSS, 6)}).state["level"] == 5


def test_level_2_brings_twelve_new_blueprints_six_of_each_level() -> None:
    rows = rising(1).state["blueprint_rows"]
    assert max(rows["bottom"]) <= 12 < min(rows["top"])


def test_level_3_brings_the_last_of_level_3_and_removes_those_of_level_1() -> None:
    table = rising(1)
    kept = table.state["blueprint_rows"]["top"]
    again = rising(1, state={"lss": dict.fromkeys(LSS, 3)})
    rows = again.state["blueprint_rows"]
    assert sorted(rows["bottom"] + rows["top"]) == list(range(13, 25))
    assert rows["top"] == kept


def test_the_warehouse_is_filled() -> None:
    assert set(rising(1).state["warehouse"].values()) == {3}
    assert set(rising(1, players=2).state["warehouse"].values()) == {2}


def test_the_grid_is_filled_from_the_bottom_unless_two_play() -> None:
    grid = {"top": [None] * 3, "middle": [None] * 3, "bottom": [None] * 2}
    stock = ["rover", "ship", "mine"]
    told = rising(1, state={"tech_grid": grid, "tech_stock": stock}).state
    assert told["tech_grid"] == {"top": [None] * 3, "middle": ["mine", None, None], "bottom": ["rover", "ship"]}
    assert rising(1, players=2, state={"tech_grid": grid}).state["tech_grid"] == grid


@pytest.mark.parametrize(("level", "op"), [(1, [4, 1, 0]), (2, [4, 1, 0]), (3, [0, 0, 0]), (4, [0, 0, 0])])
def test_progress_cubes_score_at_levels_2_and_3(level: int, op: list[int]) -> None:
    cubes = ["mine", "generator", "greenhouse"]
    table = rising(level, progress=cubes, others=[player(progress=["mine"])])
    assert [table.player(seat)["op"] for seat in range(3)] == op


@pytest.mark.parametrize(("level", "remaining"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_levels_3_4_and_5_leave_a_mission_fewer(level: int, remaining: int) -> None:
    assert rising(level).state["remaining_missions"] == remaining


def test_the_missions_that_remain_never_go_below_none() -> None:
    assert rising(2, state={"remaining_missions": 0}).state["remaining_missions"] == 0


def test_who_saw_new_blueprints_cannot_take_back_the_turn() -> None:
    assert rising(1, players=2).game.undoable(0) == 0
