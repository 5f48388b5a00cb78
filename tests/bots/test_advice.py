"""Advice: the best answers to a seat's open decision, what they are worth, and why, in three languages."""

from __future__ import annotations

from random import Random

import pytest

import areo
from areo.bots.advice import Advice, advise
from areo.bots.bot import Thinker, Weighed
from areo.bots.reasons import Reasons
from areo.bots.seat import Seat, sit
from areo.kernel.forecast import Change, Forecast
from areo.kernel.game import Game
from areo.kernel.machine import TABLE


class Sure(Thinker):
    """Holds the options for worth 3, 2, 1... points more than now, in the order they are offered."""

    name = "sure"

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        number = len(seat.asked.keys)
        return [Weighed([index], 10.0 + 3.0 - index) for index in range(number)]

    def expects(self, seat: Seat) -> float:
        return 10.0


def beginners() -> Game:
    """Two beginners in Terraforming Mars: the first is asked for an action."""
    return areo.new("terraforming-mars", players=2, seed=7, beginners=[0, 1])


def seated(game: Game) -> Seat:
    return sit(game, game.waiting_for()[0], Random(1))


def test_the_three_best_answers_come_best_first_with_their_points_over_now() -> None:
    seat = seated(beginners())
    found = advise(seat, "en", Random(1), Sure())
    assert [each.keys for each in found] == [[key] for key in seat.asked.keys[:3]]
    assert [each.points for each in found] == [3.0, 2.0, 1.0]
    assert [each.labels for each in found] == [[seat.asked.deed(index, "en")] for index in range(3)]


def test_advice_is_the_same_for_the_same_seat_and_luck() -> None:
    told = [advise(seated(beginners()), "en", Random(5)) for _ in range(2)]
    assert told[0] == told[1]
    assert 2 <= len(told[0]) <= 3


def test_where_there_is_nothing_to_choose_there_is_no_advice() -> None:
    class Only(Sure):
        def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
            return [Weighed([0], 1.0)]

    assert advise(seated(beginners()), "en", Random(1), Only()) == []


def of_option(game: Game, key: str, language: str) -> Advice:
    """The advice to pick this very option."""

    class Fond(Sure):
        def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
            keys = seat.asked.keys
            return [Weighed([index], 11.0 if keys[index] == key else 0.0) for index in range(len(keys))]

    return advise(seated(game), language, Random(1), Fond())[0]


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Brings 1 energy per production for 11 M€."),
        ("fr", "Rapporte 1 unité d’énergie par production contre 11 M€."),
        ("pt", "Rende 1 unidade de energia por produção em troca de 11 M$."),
    ],
)
def test_the_reason_tells_what_a_power_plant_brings_and_costs(language: str, why: str) -> None:
    assert of_option(beginners(), "project power-plant", language).why == why


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "Brings 1 TR for 14 M€; on the table +2 °C."),
        ("fr", "Rapporte 1 NT contre 14 M€ ; sur la table +2 °C."),
        ("pt", "Rende 1 IT em troca de 14 M$; na mesa +2 °C."),
    ],
)
def test_the_reason_tells_what_an_asteroid_does_to_mars(language: str, why: str) -> None:
    assert of_option(beginners(), "project asteroid", language).why == why


def test_the_reason_tells_a_price_that_a_hidden_tile_may_give_back() -> None:
    """Nobody knows what an ocean of Ares Expedition brings, and everybody knows what it costs."""
    game = areo.new("ares-expedition", players=2, seed=3)
    rng = Random(1)
    while True:
        asked = game.asked[game.waiting_for()[0]]
        assert asked is not None
        if "project ocean-from-mc" in asked.keys:
            break
        game.choose(asked.seat, asked.sample(rng))
    assert of_option(game, "project ocean-from-mc", "en").why == "Brings 1 TR for 15 M€; on the table +1 ocean tile."


def test_passing_keeps_what_one_has() -> None:
    assert of_option(beginners(), "pass", "en").why == "Keeps what you have for later."


def test_points_that_only_an_early_end_would_cost_are_no_price_of_a_good_move() -> None:
    reasons = Reasons(areo.new("on-mars", players=2, seed=3).words("en"), 0)
    forecast = Forecast([Change(0, "resource crystal", 2), Change(0, "points blueprints", -3)], "", {}, False, [])
    assert reasons.of(forecast, gains=True) == "Brings 2 crystals."
    assert reasons.of(forecast, gains=False) == "Brings 2 crystals for 3 opportunity points through blueprints."


def test_what_others_lose_is_told_by_name() -> None:
    reasons = Reasons(areo.new("terraforming-mars", players=2, seed=3, names=["Ada", "Bob"]).words("en"), 0)
    changes = [Change(0, "tr", 1), Change(1, "resource plants", -3), Change(TABLE, "oceans", 1)]
    told = reasons.of(Forecast(changes, "", {}, False, []), gains=True)
    assert told == "Brings 1 TR; on the table +1 ocean tile; Bob −3 plants."


@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars", "ares-expedition", "on-mars"])
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_game_is_advised_in_every_language(game: str, language: str) -> None:
    players = 3 if game == "red-planet" else 2
    table = areo.new(game, players=players, seed=3)
    rng = Random(4)
    told = 0
    for _ in range(12):
        seat = seated(table)
        found = advise(seat, language, rng)
        assert len(found) <= 3
        assert [each.points for each in found] == sorted([each.points for each in found], reverse=True)
        for each in found:
            assert all(key in seat.asked.keys for key in each.keys)
            assert each.why.endswith(".")
            assert each.why[0].isupper()
        told += len(found)
        table.choose(seat.number, seat.asked.sample(rng))
    assert told > 0
