"""Outbreak: at the end of a turn the infection spreads; then the game may be lost, or won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, player
from tests.on_mars.outbreak import infected, of, outbreak

QUIET = ["no_colonist"]


def after_turn(table: Colony) -> list[dict[str, int]]:
    table.pass_turn()
    return [infected(table, seat) for seat in range(table.game.seats)]


def test_an_infected_colonist_on_a_slot_infects_all_others_on_that_action() -> None:
    table = outbreak(
        QUIET,
        players=3,
        infected={"slots": {"construct": 1}},
        state={"slots": {"construct": [0, 1, 2], "upgrade": [0, 1]}},
    )
    assert after_turn(table) == [{"construct": 1}, {"construct": 1}, {"construct": 1}]


def test_an_infected_worker_infects_all_others_in_that_working_area() -> None:
    table = outbreak(QUIET, working=4, infected={"working": 1}, others=[player(working=2)])
    assert after_turn(table) == [{"working": 4}, {}]


def test_nobody_is_infected_in_a_mine() -> None:
    mines = {"0,0": "mine, miner of 0", "0,1": "mine, miner of 0", "1,0": "mine, miner of 1"}
    assert after_turn(outbreak(QUIET, mars=mines, infected={"mines": ["0,0"]})) == [{"0,0": 1}, {}]


def test_the_vaccinated_are_not_infected_and_infect_nobody() -> None:
    table = outbreak(
        QUIET,
        working=4,
        infected={"working": 1},
        vaccinated={"working": 2},
        state={"slots": {"construct": [0, 1]}},
        others=[player(vaccinated={"slots": {"construct": 1}})],
    )
    assert after_turn(table) == [{"working": 2}, {}]
    assert table.player()["vaccinated"]["working"] == 2


@pytest.mark.parametrize(
    ("people", "sick", "immune", "after"),
    [
        (2, 1, 0, 2),  # one row of two: they share it
        (3, 1, 0, 1),  # the infected one lies alone
        (4, 1, 0, 2),
        (4, 2, 0, 2),  # both infected share a row
        (4, 3, 0, 4),
        (3, 2, 0, 2),
        (1, 1, 0, 1),
        (4, 1, 1, 1),  # somebody vaccinated lies beside the infected one
        (2, 1, 1, 1),
        (4, 0, 0, 0),
    ],
)
def test_in_living_quarters_the_infected_lie_apart_as_far_as_rows_allow(
    people: int, sick: int, immune: int, after: int
) -> None:
    table = outbreak(QUIET, quarters=people, infected={"quarters": sick}, vaccinated={"quarters": immune})
    table.pass_turn()
    assert infected(table).get("quarters", 0) == after


def test_living_quarters_of_others_are_looked_at_as_well() -> None:
    table = outbreak(QUIET, others=[player(quarters=4, infected={"quarters": 1})])
    assert after_turn(table)[1] == {"quarters": 2}


def test_it_spreads_after_every_turn() -> None:
    table = outbreak(["no_colonist", "any_mine"], others=[player(quarters=4, infected={"quarters": 1})])
    table.pass_turn()
    assert infected(table, 1) == {"quarters": 2}
    table.pass_turn()
    assert infected(table, 1) == {"quarters": 2}  # two and two now


# Lost


def crowd(sick: int, **more: Any) -> dict[str, Any]:
    """Six at home, six at work; so many at work infected, and the others there vaccinated."""
    return {"quarters": 4, "working": 8, "infected": {"working": sick}, "vaccinated": {"working": 8 - sick}, **more}


@pytest.mark.parametrize(
    ("hard", "sick", "lost"), [(False, 13, False), (False, 14, True), (True, 11, False), (True, 12, True)]
)
def test_so_many_infected_at_the_end_of_a_turn_lose_the_game(hard: bool, sick: int, lost: bool) -> None:
    table = outbreak(QUIET, hard=hard, **crowd(8), others=[player(**crowd(sick - 8))])
    table.pass_turn()
    assert table.over == lost
    if lost:
        assert table.state["outcome"] == "lost"
        assert table.game.won == [False, False]


def test_they_are_counted_after_the_spread() -> None:
    mine = crowd(8)
    table = outbreak(QUIET, **mine, others=[player(quarters=4, working=6, infected={"working": 1})])
    table.pass_turn()
    assert of(table).all_infected() == 14
    assert table.state["outcome"] == "lost"


def test_with_fewer_active_colonists_all_of_them_infected_lose_the_game() -> None:
    sick: dict[str, Any] = {"quarters": 2, "infected": {"quarters": 2}}
    table = outbreak(QUIET, **sick, others=[player(**sick)])
    table.pass_turn()
    assert (table.over, of(table).all_infected(), of(table).all_active()) == (True, 4, 4)
    assert table.game.won == [False, False]


def test_one_healthy_or_vaccinated_colonist_keeps_hope_alive() -> None:
    table = outbreak(
        QUIET,
        quarters=2,
        infected={"quarters": 2},
        others=[player(quarters=2, infected={"quarters": 1}, vaccinated={"quarters": 1})],
    )
    table.pass_turn()
    assert not table.over


def test_an_infection_card_alone_does_not_lose_the_game_before_the_turn_ends() -> None:
    table = outbreak(
        ["living_quarters_active_player", "no_colonist"],
        **crowd(8),
        others=[player(quarters=3, working=5, infected={"working": 5})],
    )
    table.pass_turn()
    assert of(table).all_infected() == 14
    assert not table.over  # a cure could still help
    table.pass_turn()
    assert table.state["outcome"] == "lost"


# Won


def shelters(*hexes: str) -> dict[str, str]:
    return dict.fromkeys(hexes, "shelter of 0")


DOMES = shelters("5,-1", "5,-3", "3,-4", "2,-4")  # with the first two, six shelters


def test_the_team_wins_when_both_missions_hold_at_the_end_of_a_turn() -> None:
    table = outbreak(
        QUIET, missions=["o_domes", "o_genebank"], mars=DOMES, research=["A", "B"], others=[player(research=["C", "D"])]
    )
    assert not table.over
    table.pass_turn()
    assert table.state["outcome"] == "won"
    assert table.game.won == [True, True]
    assert table.game.ranking() == [[0, 1]]


def test_one_mission_is_not_enough() -> None:
    table = outbreak(QUIET, missions=["o_domes", "o_genebank"], mars=DOMES, research=["A", "B", "C"])
    table.pass_turn()
    assert not table.over


def test_the_loss_is_looked_at_before_the_win() -> None:
    table = outbreak(
        QUIET,
        missions=["o_domes", "o_genebank"],
        mars=DOMES,
        research=["A", "B"],
        quarters=3,
        infected={"quarters": 3},
        others=[player(research=["C", "D"], quarters=1, infected={"quarters": 1})],
    )
    table.pass_turn()
    assert table.state["outcome"] == "lost"
