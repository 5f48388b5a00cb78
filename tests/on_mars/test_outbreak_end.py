"""Outbreak: the time marker, what is not counted, and how it ends."""

from __future__ import annotations

import pytest

from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from tests.on_mars.colony import Colony, player
from tests.on_mars.outbreak import new, outbreak

QUIET = ["no_colonist", "any_mine", "any_mine"]


def round_over(table: Colony) -> None:
    """All pass their turns, until the time marker moves."""
    time = table.state["time"]
    while not table.over and table.state["time"] == time:
        if table.decision().kind == "menu":
            table.pass_turn()
        else:
            table.choose(table.offers()[0])


def test_the_time_marker_goes_back_before_the_shuttle_moves() -> None:
    table = outbreak(QUIET, state={"time": 9, "shuttle": {"side": "orbit", "space": 3}})
    round_over(table)
    assert table.state["time"] == 8


def test_at_the_last_step_the_game_is_lost_before_anybody_travels() -> None:
    table = outbreak(QUIET, state={"time": 1})
    round_over(table)
    assert (table.over, table.state["time"], table.state["outcome"]) == (True, 0, "lost")
    assert table.game.won == [False, False]
    assert table.state["shuttle"]["space"] == 3


def test_a_shuttle_phase_that_is_written_by_hand_begins_with_time_as_well() -> None:
    state = {"phase": "shuttle", "shuttle": {"side": "colony", "space": 1}}
    table = outbreak(state={"time": 2, **state})
    assert (table.state["time"], table.offers()) == (1, ["stay", "shuttle"])
    assert outbreak(state={"time": 1, **state}).state["outcome"] == "lost"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_players_who_choose_anything_ends_in_time(players: int) -> None:
    table = new(players, seed="3")
    rounds = table.state["time"]
    play_out(table.game, Dice(1))
    assert table.over
    assert 1 <= table.state["round"] <= rounds


def test_nobody_scores_opportunity_points() -> None:
    """The first step of life support, which brings two in the base game."""
    table = outbreak(mars={"3,-2": "bot of 0"}, storage="1 mineral 1 battery 1 water 1 plant 1 oxygen", quarters=3)
    table.choose("main construct", "build generator")
    while table.hexes():
        table.choose(f"hex {table.hexes()[0]}")
    assert table.state["lss"]["generator"] == 2
    assert table.player()["op"] == 0
    assert "scores" not in " ".join(table.log())


def test_the_score_is_shared_and_tells_how_far_the_missions_are() -> None:
    """Three of six shelters are half a mission of 50; one research tile of four is a quarter."""
    table = outbreak(missions=["o_domes", "o_genebank"], mars={"5,0": "shelter of 0"}, research=["A"])
    score = {"total": 37, "missions": 37, "time": 0, "by_card": {"o_domes": 25, "o_genebank": 12}}
    assert table.game.scores() == [score, score]
    assert table.game.open_scores(0) == [score, score]


def test_who_wins_scores_the_time_that_is_left() -> None:
    table = outbreak(
        QUIET,
        state={"time": 5},
        missions=["o_domes", "o_genebank"],
        mars=dict.fromkeys(("5,-1", "5,-3", "3,-4", "2,-4"), "shelter of 0"),
        research=["A", "B"],
        others=[player(research=["C", "D"])],
    )
    table.pass_turn()
    assert [score["total"] for score in table.game.scores()] == [105, 105]
    assert "The humans win." in " ".join(table.log())


def test_the_last_level_of_the_colony_does_not_end_it() -> None:
    table = outbreak(QUIET, state={"level": 5, "remaining_missions": 0, "shuttle": {"side": "orbit", "space": 0}})
    round_over(table)
    assert not table.over
    assert not table.state["end_triggered"]
