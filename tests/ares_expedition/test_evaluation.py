"""The rule of thumb for Ares Expedition: it knows no secrets, and prefers what a player would."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import areo
from areo.ares_expedition.numbers import MICROBE
from areo.ares_expedition.outlook import Outlook
from areo.ares_expedition.table import AresTable
from areo.ares_expedition.thumb import RIVALS
from areo.bots.arena import Pairing, play
from areo.bots.greedy import Greedy
from areo.bots.seat import Seat
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.tableau.worth import CUBE
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, DEVELOPMENT, PLANNING, PRODUCTION, RESEARCH, deal
from tests.ares_expedition.expedition import player as other


def value(seat: int = 0, **given: Any) -> float:
    """How a seat stands before the phases are chosen."""
    return deal(**{"phase": PLANNING, "mc": 10, **given}).game.evaluate(seat)


def chosen(**given: Any) -> int:
    """The phase that the greedy bot chooses with this before it."""
    game = deal(**{"phase": PLANNING, "corporation": "CrediCor", **given}).game
    decision = game.asked[0]
    assert decision is not None
    (pick,) = Greedy().choose(Seat(0, game), Random(1))
    return int(decision.keys[pick].removeprefix("phase "))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_looks_at_nothing_the_seat_cannot_see(players: int) -> None:
    compared = 0
    for choices in range(0, 240, 11):
        game = areo.new("ares-expedition", players, choices)
        play_out(game, Dice(choices), choices)
        if not game.over:
            for seat in range(players):
                guess = game.determinize(seat, Random(choices))
                assert guess.evaluate(seat) == game.evaluate(seat)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("players", [2, 3])
def test_at_the_end_it_is_the_margin(players: int) -> None:
    game = areo.new("ares-expedition", players, 4)
    play_out(game, Dice(4))
    order = sorted(range(players), key=game.evaluate, reverse=True)
    assert order[0] in game.ranking()[0]


def test_more_of_anything_good_is_better() -> None:
    before = value()
    assert value(mc=14) > before
    for resource in ("heat", "plants"):
        assert value(**{resource: 4}) > before
    for card in ("Wave Power", "Lichen", "Energy Storage", "Dusty Quarry"):
        assert value(played=card) > before
    assert value(tr=6) > value(tr=5)
    assert value(forests=1) > before
    assert value(mc=30, hand="Comet") > value(mc=30)


def test_production_is_worth_more_early_than_late() -> None:
    def gain(round: int) -> float:
        return value(round=round, played="Wave Power") - value(round=round)

    assert gain(2) > gain(6) > gain(10) > 0


def test_a_step_of_rating_is_worth_a_point_and_what_it_earns() -> None:
    def gain(round: int) -> float:
        return value(round=round, tr=11) - value(round=round, tr=10)

    assert gain(2) > gain(8) > 1


def test_heat_is_worth_nothing_when_it_is_warm() -> None:
    assert value(heat=8, temperature=-10) - value(temperature=-10) > 0.5
    assert value(heat=8, temperature=8) == value(temperature=8)


def test_a_card_that_can_never_be_played_is_only_good_for_selling() -> None:
    """Colonizer Training Camp needs purple or red oxygen."""

    def gain(oxygen: int) -> float:
        return value(mc=30, oxygen=oxygen, hand="Colonizer Training Camp") - value(mc=30, oxygen=oxygen)

    assert gain(2) > gain(9) > 0


def test_money_is_worth_more_to_who_has_cards_to_buy() -> None:
    def gain(hand: str) -> float:
        return value(mc=25, hand=hand) - value(mc=24, hand=hand)

    assert gain("Geothermal Power, Economic Growth, Coal Imports") > gain("") > 0


def test_a_cube_is_worth_little_without_a_card_to_hold_it() -> None:
    """GHG Producing Bacteria turns microbes into temperature."""

    def microbe(played: str) -> float:
        game = cast(AresTable, deal(phase=PLANNING, played=played).game)
        return Outlook(game, 0, RIVALS).prices[CUBE + MICROBE]

    assert microbe("GHG Producing Bacteria") > 3 * microbe("Wave Power") > 0


def test_the_discount_of_a_phase_counts_for_one_card_only() -> None:
    """Whoever chose development pays 3 M€ less for one card, whichever it will be."""
    chose = deal(phase=DEVELOPMENT, chosen=DEVELOPMENT, hand="Coal Imports")
    did_not = deal(phase=DEVELOPMENT, hand="Coal Imports")
    assert chose.price("Coal Imports") == did_not.price("Coal Imports") - 3
    assert chose.game.evaluate(0) == did_not.game.evaluate(0)


def test_another_players_lead_counts_against_a_seat() -> None:
    assert value(seat=1, tr=15) < value(seat=1, tr=5)


def test_a_partners_lead_does_not() -> None:
    together = {"options": {"coop": True}}
    assert value(seat=1, tr=15, **together) > value(seat=1, tr=5, **together)


def test_much_heat_calls_for_an_action_phase() -> None:
    assert chosen(heat=40, mc=0, round=10) == ACTION


def test_much_money_calls_for_an_action_phase_towards_the_end() -> None:
    assert chosen(mc=90, round=12, temperature=-4, oxygen=9, oceans=6) == ACTION


def test_an_empty_hand_and_money_call_for_research() -> None:
    assert chosen(mc=30, round=2, previous=PRODUCTION) == RESEARCH


def test_a_card_in_hand_that_can_be_paid_calls_for_its_phase() -> None:
    assert chosen(mc=20, round=2, hand="Bushes", temperature=-10) == DEVELOPMENT
    assert chosen(mc=40, round=2, hand="Giant Ice Asteroid") == CONSTRUCTION


def test_a_phase_that_a_rival_will_surely_choose_is_left_to_them() -> None:
    """With heat for one step I would act; if another has heat for many, they will see to it."""
    mine = {"heat": 16, "mc": 0, "round": 8, "hand": "", "previous": PRODUCTION}
    assert chosen(**mine) == ACTION
    assert chosen(**mine, opponents=[other(heat=64, corporation="Teractor")]) != ACTION


def test_nobody_relies_on_the_other_for_ever() -> None:
    """Both have all it takes to finish Mars, and each sees that the other has: the lead seat acts all the same."""
    rich: dict[str, Any] = {"mc": 150, "heat": 60, "plants": 40}
    rival = other(**rich, corporation="Teractor")
    assert chosen(**rich, round=17, temperature=-10, oxygen=6, oceans=9, opponents=[rival]) == ACTION


def test_two_greedy_players_finish_mars_in_time() -> None:
    rows = play(Pairing("ares-expedition", 0, "5", ("greedy", "greedy"), {}))
    assert rows[0].rounds <= 20
    assert max(row.score for row in rows) >= 30


@pytest.mark.parametrize("seed", ["6", "7", "8"])
def test_greedy_beats_random(seed: str) -> None:
    rows = play(Pairing("ares-expedition", 0, seed, ("random", "greedy"), {}))
    assert rows[1].won
