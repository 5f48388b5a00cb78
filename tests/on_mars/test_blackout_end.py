"""Blackout: the set-up, the time marker, and how the game is won or lost."""

from __future__ import annotations

from typing import Any

import pytest

from areo import BadOption, BadPosition
from areo.kernel.rng import Dice
from areo.on_mars.chapters.blackout.table import figures_of
from areo.on_mars.data import load
from tests.on_mars.blackout import CHAPTER, KINDS, QUIET, Dark, dark, new
from tests.on_mars.colony import Colony, player, random_play, saved, set_up

MET: dict[str, Any] = {"goal_done": [1, 2, 3]}  # with the missions, six completions


def to_the_shuttle(table: Dark) -> None:
    """Everybody's turn, with nothing done; the shuttle stays where it is."""
    for _ in range(table.game.seats):
        table.pass_turn()


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_missions_three_goals_each_and_the_time(players: int) -> None:
    state = new(players).state
    assert state["time"] == figures_of(load()).time[0][players - 2]
    assert state["outcome"] == "undecided"
    assert None not in state["missions"].values()
    assert [len(own["goals"]) for own in state["players"]] == [3] * players
    assert state["vandalism"]["vandalised"] == state["vandalism"]["blackouts"] == []


def test_everybody_sees_everybodys_goals() -> None:
    table = new(3)
    hands = [own["goals"] for own in table.state["players"]]
    for eye in (0, 1, 2, None):
        assert [own["goals"] for own in table.view(eye)["players"]] == hands


def test_nobody_sees_the_deck_but_all_know_what_is_left_in_it() -> None:
    table = dark(card="v_mine", then=[QUIET, QUIET])
    for eye in (0, 1, None):
        block = table.view(eye)["vandalism"]
        assert block["deck"] == 3
        assert block["left"] == {kind: {"v_mine": 1, QUIET: 2}.get(kind, 0) for kind in KINDS}
        assert len(block["discard"]) == 17


def test_what_a_seat_imagines_of_the_deck_is_another_order_of_the_same_cards() -> None:
    orders = set()
    for seed in range(20):
        table = new(2)
        table.dark.deal_anew(0, Dice(seed))
        orders.add(tuple(table.damage["deck"]))
        assert sorted(table.damage["deck"]) == sorted(new(2).damage["deck"])
    assert len(orders) > 10


# Time


def test_time_runs_at_the_start_of_each_shuttle_phase() -> None:
    table = dark(card=QUIET, then=[QUIET], time=9, state={"shuttle": {"side": "colony", "space": 1}})
    table.pass_turn()
    assert table.state["time"] == 9
    table.pass_turn()
    assert (table.state["time"], table.state["phase"]) == (8, "shuttle")


def test_a_shuttle_phase_that_is_written_by_hand_begins_with_time_as_well() -> None:
    state = {"phase": "shuttle", "shuttle": {"side": "colony", "space": 1}}
    table = dark(time=9, state=state)
    assert (table.state["time"], table.offers()) == (8, ["stay", "shuttle"])
    assert dark(time=1, state=state).outcome == "lost"


def test_the_team_wins_when_time_is_up_and_the_quota_is_met() -> None:
    table = dark(then=[QUIET], time=1, **MET)
    to_the_shuttle(table)
    assert table.over
    assert (table.outcome, table.state["time"]) == ("won", 0)
    assert table.game.winners() == [True, True]
    assert table.game.ranking() == [[0, 1]]
    assert table.game.scores() == [{"total": 6, "missions": 3, "goals": 3, "by_card": {}}] * 2


def test_the_team_loses_when_time_is_up_before_that() -> None:
    table = dark(then=[QUIET], time=1, goal_done=[1, 2])
    to_the_shuttle(table)
    assert table.over
    assert table.outcome == "lost"
    assert table.game.winners() == [False, False]


@pytest.mark.parametrize("met", [False, True])
def test_the_round_limit_of_simulations_ends_it_by_the_quota(met: bool) -> None:
    options = {"round_limit": 1, "space_oddity": True}
    table = dark(then=[QUIET], options=options, **(MET if met else {}))
    to_the_shuttle(table)
    assert (table.over, table.outcome, table.state["time"]) == (True, "won" if met else "lost", 9)


def test_a_game_that_is_decided_does_not_go_on() -> None:
    with pytest.raises(BadPosition, match=r"state\.outcome: nobody has won or lost before the end"):
        dark(state={"outcome": "won"})


def test_the_quota_alone_does_not_end_the_game() -> None:
    table = dark(then=[QUIET], time=2, **MET)
    to_the_shuttle(table)
    assert not table.over
    assert table.outcome == "undecided"


def test_the_last_card_is_drawn_before_time_is_up() -> None:
    """The fifth blackout after the last turn loses, although the quota is met."""
    dim = {"2,-2": 1, "2,0": 1, "-2,0": 0, "-2,2": 0}
    table = dark(card=QUIET, then=["v_mine"], time=1, vandalised=["0,0"], blackouts=dim, **MET)
    to_the_shuttle(table)
    assert table.outcome == "lost"


def test_done_missions_and_the_fifth_level_do_not_end_the_game() -> None:
    table = dark(then=[QUIET], time=5, state={"remaining_missions": 0, "level": 5})
    to_the_shuttle(table)
    assert table.state["end_triggered"] is False
    assert not table.over


def test_the_hard_level_has_less_time_and_fewer_quiet_cards() -> None:
    normal, hard = new(2).state, new(2, hard=True).state
    assert hard["time"] < normal["time"]
    assert hard["vandalism"]["left"][QUIET] < normal["vandalism"]["left"][QUIET]
    for kind in KINDS[:-1]:
        assert hard["vandalism"]["left"][kind] == normal["vandalism"]["left"][kind] == 1


# Options


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOption, match="blackout is for 2 to 4 players"):
        set_up(players, **CHAPTER)


def test_set_up_control_names_the_first_cards() -> None:
    assert new(vandalism=[QUIET, "v_mine", QUIET]).damage["deck"][:3] == [QUIET, "v_mine", QUIET]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["v_moon"], "vandalism: there is no 'v_moon': there are v_mine, "),
        (["v_mine", "v_mine"], "vandalism: there are 1 cards 'v_mine'"),
        ("v_mine", "vandalism: a list of ids is expected, not 'v_mine'"),
        (3, "vandalism: a list of ids is expected, not 3"),
    ],
)
def test_bad_first_cards_are_refused(cards: object, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        new(vandalism=cards)
    assert str(caught.value).startswith(said)


def test_the_first_cards_are_only_for_this_chapter() -> None:
    with pytest.raises(BadOption, match="vandalism: it is only for the chapter blackout"):
        set_up(2, vandalism=["v_mine"])


# Positions


def test_a_table_in_the_middle_of_a_card_is_saved_and_gone_on_with() -> None:
    table = dark(card="v_mine", mars={"5,-5": "mine"})
    table.pass_turn()
    again = Dark(saved(table).game)
    assert again.state == table.state
    assert again.damage["resolving"] is True
    again.choose("hex 5,-5")
    assert again.vandalised == ["5,-5"]


def test_a_table_that_asks_whose_colonist_is_laid_is_saved_and_gone_on_with() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], players=3, quarters=0, others=[player(), player()])
    table.pass_turn()
    again = Dark(saved(table).game)
    assert again.offers() == ["seat 1", "seat 2"]
    again.choose("seat 1")
    assert again.blackouts == {"0,0": 1}


def test_a_finished_game_is_saved() -> None:
    table = dark(then=[QUIET], time=1, **MET)
    to_the_shuttle(table)
    again = Dark(saved(table).game)
    assert again.over
    assert again.game.winners() == [True, True]


def test_cards_that_are_named_nowhere_follow_those_of_the_deck_that_are() -> None:
    deck = dark(state={"vandalism": {"deck": ["v_mine", QUIET]}}).damage["deck"]
    assert deck[:2] == ["v_mine", QUIET]
    assert len(deck) == 20


def test_a_deck_that_is_not_told_of_holds_all_cards_but_the_discarded_ones() -> None:
    table = dark(state={"vandalism": {"discard": ["v_mine", QUIET]}})
    assert len(table.damage["deck"]) == 18
    assert table.damage["left"]["v_mine"] == 0
    assert table.damage["left"][QUIET] == 11


@pytest.mark.parametrize(
    ("block", "said"),
    [
        ({"vandalised": ["9,9"]}, "state.vandalism.vandalised: there is no hex '9,9' on the map"),
        ({"vandalised": [7]}, "state.vandalism.vandalised: there is no hex 7 on the map"),
        ({"vandalised": ["0,0", "0,0"]}, "state.vandalism.vandalised: hex '0,0' is there twice"),
        ({"vandalised": ["1,0"]}, "state.vandalism.vandalised: there is no building on hex 1,0"),
        ({"blackouts": [{"hex": "1,0", "seat": 0}]}, "state.vandalism.blackouts: there is no building on hex 1,0"),
        ({"blackouts": [{"hex": "0,0", "seat": 2}]}, "state.vandalism.blackouts.seat: "),
        ({"blackouts": [{"hex": "0,0", "seat": 0}] * 2}, "state.vandalism.blackouts: hex '0,0' is there twice"),
        (
            {"vandalised": ["0,0"], "blackouts": [{"hex": "0,0", "seat": 0}]},
            "state.vandalism.vandalised: the building on hex 0,0 is blacked out already",
        ),
        (
            {"blackouts": [{"hex": hex, "seat": 0} for hex in ("0,0", "2,-2", "2,0", "-2,0", "-2,2")]},
            "state.vandalism.blackouts: with 5 of them the game is lost",
        ),
        ({"deck": ["v_moon"]}, "state.vandalism.deck: there is no 'v_moon'"),
        ({"discard": ["v_mine", "v_mine"]}, "state.vandalism: v_mine is there 2 times, not 1"),
        ({"deck": ["v_mine"], "discard": []}, "state.vandalism: v_generator is there 0 times, not 1"),
        ({"resolving": True}, "state.vandalism.resolving: only a saved table stands in the middle of a card"),
        ({"shields": 3}, "state.vandalism"),
    ],
)
def test_positions_that_cannot_be_are_refused(block: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        dark(state={"vandalism": block})
    assert str(caught.value).startswith(said)


def test_colonists_laid_on_buildings_count_among_the_twelve() -> None:
    with pytest.raises(BadPosition, match="there are 13 colonists"):
        dark(quarters=4, working=7, blackouts={"0,0": 0, "2,0": 0})
    assert dark(quarters=4, working=6, blackouts={"0,0": 0, "2,0": 0}).player()["supply"] == 0


def test_time_0_is_the_end() -> None:
    with pytest.raises(BadPosition, match=r"state\.time: at 0 the game is over"):
        dark(time=0)


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("hard", [False, True])
def test_random_games_end_and_nobody_loses_a_colonist(players: int, hard: bool) -> None:
    table: Colony
    for table, _, _ in random_play(players, "dark", chapter="blackout", hard=hard):
        told = Dark(table.game)
        assert [told.colonists(seat) for seat in range(players)] == [12] * players
        block = told.damage
        assert len(block["blackouts"]) < 5
        assert not set(block["vandalised"]) & set(told.blackouts)
        if type(block["deck"]) is list:
            assert len(block["deck"]) + len(block["discard"]) == sum(told.dark.composition())
    assert table.over
    assert table.state["outcome"] in ("won", "lost")
    assert table.state["round"] <= figures_of(load()).time[hard][players - 2]
