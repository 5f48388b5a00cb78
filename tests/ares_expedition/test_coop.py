"""Two players together: the cubes, the swap, fifteen rounds, and how both win or lose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    player,
    set_up,
)
from tests.tableau.cards import ids_of

TOGETHER: dict[str, object] = {"coop": True}
FULL: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def together(*, copper: int = 21, colour: int = 3, partner: dict[str, Any] | None = None, **mine: Any) -> Expedition:
    """Two players together at the beginning of a round, with so many cubes left."""
    cubes = {"cubes": {"copper": copper, "colour": colour}}
    return deal(
        **{
            "phase": PLANNING,
            "options": TOGETHER,
            "opponents": [partner or player()],
            "state": cubes,
            "mc": 0,
            **mine,
        }
    )


def cubes(table: Expedition) -> tuple[int, int]:
    left = table.state["cubes"]
    return left["copper"], left["colour"]


# Cubes


def test_27_copper_and_3_coloured_cubes_lie_ready() -> None:
    table = set_up(2, coop=True)
    assert table.view(None)["cubes"] == {"copper": 27, "colour": 3}
    assert table.view(None)["rounds"] == 15


def test_without_the_option_there_are_no_cubes() -> None:
    assert set_up(2).view(None)["cubes"] == {"copper": 0, "colour": 0}


def test_after_the_reveal_both_take_a_cube_at_once() -> None:
    table = together()
    table.plan(ACTION, ACTION)
    assert table.asked == [0, 1]
    for seat in (0, 1):
        assert table.offers(seat) == ["take copper", "take colour"]
    assert table.view(1)["players"][0]["chosen"] == ACTION  # the phases are known


def test_each_cube_says_what_it_is_good_for() -> None:
    table = together()
    table.plan(ACTION, ACTION)
    asked = table.decision(0)
    assert [asked.detail(cube, "en") for cube in (0, 1)] == ["Gain 1 M€", "Swap a card with your partner, if you like"]


def test_the_choice_of_a_cube_is_secret_until_both_have_chosen() -> None:
    table = together()
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    assert table.view(1)["players"][0]["takes"] == "hidden"
    assert table.view(0)["players"][0]["takes"] == "colour"
    assert cubes(table) == (21, 3)


def test_a_copper_cube_is_1_mc_for_its_taker() -> None:
    table = together()
    table.plan(ACTION, ACTION)
    table.choose("take copper", seat=0)
    table.choose("take copper", seat=1)
    assert (table.mc(0), table.mc(1)) == (1, 1)
    assert cubes(table) == (19, 3)
    assert table.phase == ACTION


def test_a_coloured_cube_is_removed_and_brings_no_money() -> None:
    table = together(hand="Lichen", partner=player(hand="Comet"))
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    table.choose("take copper", seat=1)
    assert cubes(table) == (20, 2)
    assert (table.mc(0), table.mc(1)) == (0, 1)
    assert (table.asked, table.offers()) == ([0], ["yes", "no"])


def test_of_the_last_coloured_cube_the_lead_seat_has_it() -> None:
    for round, lead in ((5, 0), (6, 1)):
        table = together(copper=21, colour=1, round=round, hand="Lichen", partner=player(hand="Comet"))
        table.plan(ACTION, ACTION)
        table.choose("take colour", seat=0)
        table.choose("take colour", seat=1)
        assert cubes(table) == (20, 0)
        assert (table.mc(lead), table.mc(1 - lead)) == (0, 1)
        assert table.asked == [lead]


def test_of_the_last_copper_cube_the_lead_seat_has_it_too() -> None:
    table = together(copper=1, colour=3, round=5, hand="Lichen", partner=player(hand="Comet"))
    table.plan(ACTION, ACTION)
    table.choose("take copper", seat=0)
    table.choose("take copper", seat=1)
    assert cubes(table) == (0, 2)
    assert (table.mc(0), table.mc(1), table.asked) == (1, 0, [1])


def test_with_one_kind_left_nothing_is_asked() -> None:
    table = together(copper=20, colour=0)
    table.plan(ACTION, ACTION)
    assert (table.mc(0), table.mc(1), table.phase) == (1, 1, ACTION)
    assert cubes(table) == (18, 0)


def test_of_a_single_cube_left_by_a_position_the_lead_seat_has_it_and_the_log_can_be_read() -> None:
    table = together(copper=1, colour=0, round=5)
    table.plan(ACTION, ACTION)
    assert (table.mc(0), table.mc(1), table.phase) == (1, 0, ACTION)
    assert cubes(table) == (0, 0)
    assert [line for line in table.game.log(None, "en") if "takes a" in line] == ["Player 1 takes a copper cube."]


# The swap


def swap(round: int = 5) -> Expedition:
    """Seat 0 has taken a coloured cube."""
    table = together(hand="Lichen, Moss", partner=player(hand="Comet, Birds"), round=round)
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    table.choose("take copper", seat=1)
    return table


def test_the_taker_of_a_coloured_cube_may_swap_and_each_gives_a_card_of_their_own_choice() -> None:
    table = swap()
    table.choose("yes", seat=0)
    assert table.asked == [0, 1]
    assert table.offers(0) == ["card lichen", "card moss"]
    assert table.offers(1) == ["card comet", "card birds"]  # the partner cannot refuse
    assert table.refuses("card comet", seat=0).startswith("not-in-hand")
    table.choose("card Moss", seat=0)
    table.choose("card Comet", seat=1)
    assert table.hand(0) == ids_of("Lichen, Comet")
    assert table.hand(1) == ids_of("Birds, Moss")
    assert table.phase == ACTION


def test_the_cards_are_chosen_unseen() -> None:
    table = swap()
    table.choose("yes", seat=0)
    table.choose("card Moss", seat=0)
    assert "moss" not in str(table.view(1))
    assert table.asked == [1]
    assert "Moss" not in " ".join(table.log(1))


def test_the_taker_may_leave_it() -> None:
    table = swap()
    table.choose("no", seat=0)
    assert (table.hand(0), table.hand(1)) == (ids_of("Lichen, Moss"), ids_of("Comet, Birds"))
    assert table.phase == ACTION


@pytest.mark.parametrize(("mine", "others"), [("", "Comet"), ("Comet", ""), ("", "")])
def test_without_a_card_each_there_is_no_swap(mine: str, others: str) -> None:
    table = together(hand=mine, partner=player(hand=others))
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    table.choose("take copper", seat=1)
    assert table.phase == ACTION
    assert cubes(table) == (20, 2)


@pytest.mark.parametrize(("round", "lead"), [(5, 0), (6, 1)])
def test_if_both_took_one_the_lead_seat_comes_first(round: int, lead: int) -> None:
    table = together(hand="Lichen", partner=player(hand="Comet"), round=round)
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    table.choose("take colour", seat=1)
    assert table.asked == [lead]
    table.choose("yes", seat=lead)  # each has one card: they change hands at once
    assert (table.hand(0), table.hand(1)) == (["comet"], ["lichen"])
    assert table.asked == [1 - lead]
    table.choose("yes", seat=1 - lead)
    assert (table.hand(0), table.hand(1)) == (["lichen"], ["comet"])
    assert table.phase == ACTION


# Fifteen rounds


def test_full_parameters_do_not_end_the_game() -> None:
    table = together(
        phase=CONSTRUCTION, hand="Lava Flows", mc=17, temperature=6, oxygen=14, oceans=9, partner=player(), round=9
    )
    table.play("Lava Flows")
    table.end()
    assert not table.over
    assert table.round == 10
    table.plan(ACTION, ACTION)
    table.choose("take copper", seat=0)
    table.choose("take copper", seat=1)
    assert table.why("project temperature-from-mc", 0) == "price: 14, 1; temperature-full"


def last_round(**mine: Any) -> Expedition:
    """The fifteenth round, with the last two cubes."""
    table = together(copper=2, colour=0, round=15, **mine)
    table.plan(PRODUCTION, PRODUCTION)
    return table


def test_the_last_two_cubes_go_in_round_15_and_the_game_ends_with_that_round() -> None:
    table = last_round()
    assert table.over
    assert cubes(table) == (0, 0)
    assert (table.round, table.mc(0)) == (15, 1 + 9)


def test_the_hand_is_cut_at_the_end_of_round_15_as_of_any_other() -> None:
    hand = "Mine, Grass, Trees, Moss, Worms, Bushes, Heather, Lichen, Farming, Algae, Comet"
    table = last_round(hand=hand)
    assert table.asked == [0]
    table.choose("card Comet")
    assert table.over
    assert table.mc() == 1 + 9 + 3


def test_the_whole_of_round_15_is_played() -> None:
    table = together(copper=2, colour=0, round=15, **FULL)
    table.plan(ACTION, RESEARCH)
    assert table.phase == ACTION
    table.end(0)
    table.end(1)
    assert table.phase == RESEARCH


@pytest.mark.parametrize(("copper", "ends"), [(2, True), (3, False)])
def test_the_round_in_which_the_last_cube_is_taken_is_the_last(copper: int, ends: bool) -> None:
    table = together(copper=copper, colour=0, round=9, **FULL)
    table.plan(ACTION, ACTION)
    table.end(0)
    table.end(1)
    assert table.over == ends


def test_both_win_if_all_is_full_and_each_has_80_points() -> None:
    table = last_round(tr=80, partner=player(tr=70, forests=10), **FULL)
    assert table.over
    assert table.game.winners() == [True, True]


@pytest.mark.parametrize(
    ("mine", "partner", "mars"),
    [
        (80, 79, FULL),
        (79, 120, FULL),
        (90, 90, {**FULL, "oceans": 8}),
        (90, 90, {**FULL, "temperature": 6}),
        (90, 90, {**FULL, "oxygen": 13}),
    ],
)
def test_else_both_lose(mine: int, partner: int, mars: dict[str, Any]) -> None:
    table = last_round(tr=mine, partner=player(tr=partner), **mars)
    assert table.over
    assert table.game.winners() == [False, False]
    assert [table.total(seat) for seat in (0, 1)] == [mine, partner]


def test_there_is_no_ranking_between_the_two() -> None:
    table = last_round(tr=90, partner=player(tr=85), **FULL)
    assert table.game.ranking() == [[0, 1]]


def test_hands_stay_hidden_from_the_partner() -> None:
    table = together(hand="Lichen", partner=player(hand="Comet"))
    assert table.view(1)["players"][0]["hand"] == 1


def test_both_see_how_many_points_each_has_of_those_they_need() -> None:
    table = together(tr=20, played="Mine, Large Convoy", partner=player(tr=31))
    assert [one["points"] for one in table.view(0)["players"]] == [22, 31]
    assert [one["points"] for one in deal(phase=PLANNING, tr=20).view(0)["players"]] == [None, None]
