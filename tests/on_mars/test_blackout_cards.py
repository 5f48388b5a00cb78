"""Blackout: a vandalism card after each turn, what it strikes, and how buildings go dark."""

from __future__ import annotations

import pytest

from areo.kernel.forecast import Foresight
from tests.on_mars.blackout import KINDS, QUIET, TYPE_CARDS, dark, new
from tests.on_mars.colony import START, player

STARTING = {type: hex for hex, type in START.items()}


# The deck


def test_the_deck_has_one_card_for_each_target_and_twelve_quiet_ones() -> None:
    deck = new().damage["deck"]
    assert len(deck) == 20
    assert {kind: deck.count(kind) for kind in KINDS} == {kind: 12 if kind == QUIET else 1 for kind in KINDS}


def test_a_card_is_drawn_when_a_turn_is_over() -> None:
    table = dark(card=QUIET, then=["v_mine"])
    before = len(table.damage["discard"])
    table.choose("main control-center", "done")
    assert len(table.damage["deck"]) == 2
    table.choose("end")
    assert table.damage["deck"] == ["v_mine"]
    assert table.damage["discard"][before:] == [QUIET]
    assert table.asked == [1]


def test_a_quiet_card_does_nothing() -> None:
    table = dark(card=QUIET)
    table.do("main control-center", "done", "end")
    assert table.changes() == {}
    assert table.vandalised == []


def test_every_turn_of_a_round_ends_with_a_card() -> None:
    table = dark(card=QUIET, then=[QUIET] * 5, players=3)
    for _ in range(3):
        table.pass_turn()
    assert len(table.damage["deck"]) == 3


def test_when_no_card_is_left_all_are_shuffled_again() -> None:
    table = dark(card=QUIET, then=[])
    table.pass_turn()
    assert table.damage["deck"] == []
    table.pass_turn()
    assert len(table.damage["deck"]) == 19
    assert len(table.damage["discard"]) == 1


# What it strikes


@pytest.mark.parametrize(("card", "type"), TYPE_CARDS.items())
def test_a_card_strikes_a_building_of_its_type(card: str, type: str) -> None:
    table = dark(card=card)
    table.pass_turn()
    assert table.vandalised == [STARTING[type]]
    assert table.asked == [1]


def test_whoever_drew_the_card_chooses_among_several() -> None:
    table = dark(card="v_mine", mars={"5,-5": "mine", "-5,5": "mine"})
    table.pass_turn()
    assert table.asked == [0]
    assert sorted(table.offers()) == ["hex -5,5", "hex 0,0", "hex 5,-5"]
    table.choose("hex 5,-5")
    assert table.vandalised == ["5,-5"]
    assert table.asked == [1]


def test_a_vandalised_building_is_struck_only_if_no_other_is_left() -> None:
    table = dark(card="v_mine", mars={"5,-5": "mine", "-5,5": "mine"}, vandalised=["0,0"])
    table.pass_turn()
    assert sorted(table.offers()) == ["hex -5,5", "hex 5,-5"]
    assert table.refuses("hex 0,0") == "untouched-first: G5"
    table.choose("hex -5,5")
    assert sorted(table.vandalised) == ["-5,5", "0,0"]


def test_among_vandalised_buildings_the_player_chooses_as_well() -> None:
    table = dark(card="v_mine", mars={"5,-5": "mine"}, vandalised=["0,0", "5,-5"])
    table.pass_turn()
    assert sorted(table.offers()) == ["hex 0,0", "hex 5,-5"]


def test_a_blacked_out_building_is_no_target() -> None:
    table = dark(card="v_mine", mars={"5,-5": "mine", "-5,5": "mine"}, blackouts={"0,0": 1})
    table.pass_turn()
    assert sorted(table.offers()) == ["hex -5,5", "hex 5,-5"]
    assert table.refuses("hex 0,0") == "blacked-out: G5"
    assert table.refuses("hex 2,0") == "no-target: I6"


def test_a_card_that_finds_no_target_does_nothing() -> None:
    table = dark(card="v_mine", blackouts={"0,0": 1})
    table.do("main control-center", "done", "end")
    assert table.changes() == {}
    assert "The saboteur finds nothing to strike." in table.log()
    assert table.asked == [1]


def test_the_airlock_strikes_a_shelter_of_whoever_drew_it() -> None:
    table = dark(card="v_shelter")
    table.pass_turn()
    assert table.vandalised == ["4,-2"]


def test_the_next_player_draws_for_the_own_shelters() -> None:
    table = dark(card=QUIET, then=["v_shelter"])
    table.pass_turn()
    table.pass_turn()
    assert table.vandalised == ["-4,2"]


def test_the_largest_complex_is_that_of_any_type() -> None:
    table = dark(card="v_complex", mars={"1,0": "mine", "3,0": "water_extractor", "4,0": "water_extractor"})
    table.pass_turn()
    assert sorted(table.offers()) == ["hex 2,0", "hex 3,0", "hex 4,0"]


def test_of_two_complexes_of_the_largest_size_both_are_targets() -> None:
    table = dark(card="v_complex", mars={"1,0": "mine", "3,0": "water_extractor"})
    table.pass_turn()
    assert sorted(table.offers()) == ["hex 0,0", "hex 1,0", "hex 2,0", "hex 3,0"]


def test_without_any_complex_all_buildings_are_targets() -> None:
    table = dark(card="v_complex")
    table.pass_turn()
    assert sorted(table.hexes()) == sorted([*START, "4,-2", "-4,2"])


def test_blacked_out_buildings_are_not_part_of_the_largest_complex() -> None:
    table = dark(
        card="v_complex",
        mars={"1,0": "mine", "3,0": "water_extractor", "4,0": "water_extractor"},
        blackouts={"3,0": 0},
    )
    table.pass_turn()
    assert sorted(table.offers()) == ["hex 0,0", "hex 1,0"]


def test_shelters_of_two_owners_side_by_side_are_no_complex() -> None:
    table = dark(card="v_complex", mars={"4,-1": "shelter of 1", "1,0": "mine"})
    table.pass_turn()
    assert sorted(table.offers()) == ["hex 0,0", "hex 1,0"]


def test_the_core_is_stolen_from_an_advanced_building_of_anybody() -> None:
    mars = {"5,-5": "mine, blueprint 1 of 0", "-5,5": "mine, blueprint 13 of 1"}
    table = dark(card="v_advanced", mars=mars)
    table.pass_turn()
    assert sorted(table.offers()) == ["hex -5,5", "hex 5,-5"]


def test_without_advanced_buildings_no_core_is_stolen() -> None:
    table = dark(card="v_advanced")
    table.pass_turn()
    assert table.vandalised == []
    assert table.asked == [1]


# Blackouts


def test_a_second_hit_lays_a_colonist_of_whoever_drew_the_card() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], quarters=3)
    table.pass_turn()
    assert table.vandalised == []
    assert table.blackouts == {"0,0": 0}
    assert table.player(0)["quarters"] == 2
    assert table.player(1)["quarters"] == 3
    assert table.colonists(0) == 12


def test_with_nobody_at_home_another_player_lays_a_colonist() -> None:
    table = dark(
        card="v_mine", vandalised=["0,0"], players=3, quarters=0, working=3, others=[player(), player(quarters=0)]
    )
    table.pass_turn()
    assert table.blackouts == {"0,0": 1}
    assert table.player(1)["quarters"] == 2
    assert table.colonists(1) == 12


def test_with_nobody_at_home_the_player_chooses_among_the_others() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], players=3, quarters=0, working=3)
    table.pass_turn()
    assert table.asked == [0]
    assert table.offers() == ["seat 1", "seat 2"]
    assert table.refuses("seat 0") == "nobody-home"
    table.choose("seat 2")
    assert table.blackouts == {"0,0": 2}
    assert table.player(2)["quarters"] == 2


def test_the_game_is_lost_when_nobody_has_a_colonist_for_a_blackout() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], quarters=0, others=[player(quarters=0)])
    table.pass_turn()
    assert table.over
    assert table.outcome == "lost"
    assert table.game.winners() == [False, False]
    assert table.blackouts == {}


def test_a_first_hit_needs_no_colonist() -> None:
    table = dark(card="v_mine", quarters=0, others=[player(quarters=0)])
    table.pass_turn()
    assert not table.over
    assert table.vandalised == ["0,0"]


FOUR = {"2,-2": 1, "2,0": 1, "-2,0": 1, "-2,2": 0}


def test_the_fifth_blackout_loses_at_once() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], blackouts=FOUR)
    table.pass_turn()
    assert table.over
    assert table.outcome == "lost"
    assert len(table.blackouts) == 5
    assert table.game.ranking() == [[0, 1]]


def test_four_blackouts_do_not() -> None:
    table = dark(card="v_mine", vandalised=["0,0"], blackouts=dict.fromkeys(list(FOUR)[:3], 1))
    table.pass_turn()
    assert not table.over
    assert len(table.blackouts) == 4


def test_with_the_card_the_turn_is_over_so_no_goal_is_completed_in_between() -> None:
    """Goal 3 asks for three mines: it may be shown until the end of the turn, but not when the card strikes."""
    mines = dict.fromkeys(("5,-5", "-5,5", "5,0"), "mine, miner of 0")
    table = dark(card="v_mine", mars=mines, goals=[3])
    table.choose("main control-center", "done", "end")
    assert table.offers() == ["end", "goal 3"]
    table.choose("end")
    assert sorted(table.offers()) == ["hex -5,5", "hex 0,0", "hex 5,-5", "hex 5,0"]
    assert table.refuses("goal 3") == "not-your-turn"


def test_a_forecast_does_not_tell_what_a_hidden_card_strikes() -> None:
    """Whichever of the two cards comes, a building goes dark; but nobody has seen them."""
    table = dark(card="v_generator", then=["v_water"], vandalised=["2,-2", "2,0"])
    table.choose("main control-center", "done")
    told = Foresight(table.game, 0).forecast(table.offers().index("end")).changes
    assert not {change.what for change in told} & {"vandalised", "blackouts", "resource colonist"}
