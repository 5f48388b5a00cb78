"""The end of the game: when it is triggered, and what is still played."""

from __future__ import annotations

from typing import Any

from tests.on_mars.colony import Colony, deal


def last_turns(**options: Any) -> Colony:
    """A round at whose end no mission is left, with the turns of all passed."""
    table = deal(state={"remaining_missions": 0}, options=options)
    table.pass_turn()
    assert table.state["end_triggered"] is False
    table.pass_turn()
    return table


def test_one_more_colonization_phase_follows_and_no_shuttle_phase_after_it() -> None:
    table = last_turns()
    assert (table.state["round"], table.state["last_round"]) == (4, True)
    table.pass_turn()
    table.pass_turn()
    assert table.over
    assert table.state["round"] == 4


def test_in_space_oddity_the_game_ends_at_once() -> None:
    assert last_turns(space_oddity=True).over


def test_a_mission_that_is_done_leaves_and_the_marker_goes_down() -> None:
    grid = {"tech_grid": {"bottom": ["rover", None]}, "remaining_missions": 2}
    table = deal(side="orbit", missions=[("m_tech", 1)], state=grid)
    table.choose("main learn-tech", "learn rover L1.bottom")
    assert (table.left("A"), table.state["remaining_missions"]) == (0, 1)
    assert table.player()["pending"] == 1 + 1  # of the mission, and of the cell
