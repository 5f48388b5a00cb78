"""Invasion: who wins, when, and what everybody has in the end."""

from __future__ import annotations

import pytest

import areo
from tests.on_mars.colony import Colony, random_play, set_up
from tests.on_mars.invasion import block, hunt, invasion, points

SOME = ["-6,2", "-6,4", "-5,1", "-5,2", "-5,3", "-5,4", "-4,0", "-4,1", "-4,3", "-4,4"]
MORE = ["-3,3", "-3,4", "-2,3", "-2,4", "-1,3", "-1,4", "-3,0", "-3,1", "-3,2"]
NINETEEN = SOME + MORE


def test_the_humans_win_as_soon_as_they_have_100_points() -> None:
    table = invasion(team={"track": 93}, mars={"-5,3": "mine, blueprint 13 of 0"}, crystals=2)
    table.choose("use blueprint-13")
    assert points(table) == 100
    assert table.over
    assert table.game.won == [True, True, False]
    assert table.game.ranking() == [[0, 1], [2]]
    assert table.log()[-1] == "The humans win."


def test_99_points_are_not_enough() -> None:
    table = invasion(team={"track": 92}, mars={"-5,3": "mine, blueprint 13 of 0"}, crystals=2)
    table.choose("use blueprint-13")
    assert points(table) == 99
    assert not table.over


def test_a_strike_can_bring_the_last_points() -> None:
    table = invasion(team={"track": 98}, alien={"troops": ["4,-1"]}, crystals=2)
    table.choose("strike")
    assert table.game.won == [True, True, False]


def test_the_alien_wins_as_soon_as_20_troops_are_on_mars() -> None:
    table = hunt(troops=NINETEEN)
    assert block(table)["troops_left"] == 1
    table.choose("deploy", "red")  # there is but one place left for it
    assert table.over
    assert table.game.won == [False, False, True]
    assert table.game.ranking() == [[2], [0, 1]]
    assert table.log()[-1] == "The humans lose."


def test_missions_and_levels_do_not_end_the_game() -> None:
    lss = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 6)
    table = invasion(missions=(), state={"remaining_missions": 0, "lss": lss, "level": 4, "active": 1})
    table.pass_turn()
    assert table.state["level"] == 5
    assert not table.state["end_triggered"]
    assert table.asked == [2]


@pytest.mark.parametrize(
    ("track", "troops", "won"),
    [(50, 10, True), (49, 10, False), (0, 0, True), (60, 11, True), (10, 3, False)],
)
def test_after_round_25_whoever_is_nearer_to_winning_has_won(track: int, troops: int, won: bool) -> None:
    """Points out of 100 against troops out of 20; the humans if it is the same."""
    table = invasion(
        team={"track": track}, alien={"troops": NINETEEN[:troops], "crystals": 0}, state={"round": 25, "active": 1}
    )
    table.pass_turn()
    table.choose("plan", "red", "card loom")
    assert table.over
    assert table.game.won == [won, won, not won]


def test_round_24_is_not_the_last() -> None:
    table = invasion(alien={"crystals": 0}, state={"round": 24, "active": 1})
    table.pass_turn()
    table.choose("plan", "red", "card loom")
    assert not table.over


def test_scores_are_the_same_for_all_humans_and_the_alien_counts_its_troops() -> None:
    mars = {"-5,3": "greenhouse, blueprint 7 of 1"}
    table = invasion(team={"track": 7, "slain": 2}, mars=mars, alien={"troops": ["-6,2"]}, scientists=["hydrologist"])
    parts = {"track": 7, "buildings": 3, "contracts": 0, "scientists": 3, "missions": 0, "troops": 4}
    for seat in range(2):
        assert table.score(seat) == {"total": 17, **parts, "by_card": {"blueprint-7": 3, "hydrologist": 3}}
    assert table.score(2) == {"total": 1, "deployed": 1, "by_card": {}}


def test_ships_quarters_and_technologies_do_not_score() -> None:
    table = invasion(hangar=2, ships=[3, 4, 5], quarters=4, lab={"L6": "shelter"}, blueprints=[7], contracts=[7])
    assert points(table) == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_players_who_choose_anything_come_to_an_end(players: int) -> None:
    tables: list[Colony] = []
    for table, _, _ in random_play(players, "end", chapter="invasion"):
        tables = [table]
    assert tables[0].over
    won = tables[0].game.won
    assert won is not None
    assert won == [won[0]] * (players - 1) + [not won[0]]


def test_figures_are_told_for_every_seat_and_the_table() -> None:
    figures = set_up(4, chapter="invasion").game.figures()
    assert len(figures) == 5
    assert figures[3]["resource crystal"] == 2
    assert figures[4]["points track"] == 0


@pytest.mark.parametrize(("troops", "won"), [(1, [True, True, False]), (2, [False, False, True])])
def test_stopped_with_its_last_phase_it_is_decided_as_well(troops: int, won: list[bool]) -> None:
    """Five points of 100 are as much as one troop of 20; and that is for the humans."""
    there = ["3,0", "3,-3"][:troops]
    options = {"round_limit": 3, "space_oddity": True}
    state = {"active": 1}  # the last of the humans
    table = invasion(team={"track": 5}, alien={"troops": there, "turn": True}, state=state, options=options)
    table.choose("develop", "red", "tech shelter", "done")
    assert (table.game.won, table.state["outcome"]) == (won, "won" if won[0] else "lost")


def test_the_round_limit_of_simulations_stops_it_too() -> None:
    table: areo.Game | None = None
    for seating, _, _ in random_play(3, "limit", chapter="invasion", round_limit=2):
        table = seating.game
    assert table is not None
    assert table.over
    assert table.won is not None
