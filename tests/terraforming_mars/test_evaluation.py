"""The rule of thumb for Terraforming Mars: it knows no secrets, and prefers what a player would."""

from __future__ import annotations

from random import Random

import pytest

import areo
from areo.bots.arena import Pairing, play
from areo.kernel.play import play_out
from areo.kernel.rng import Dice


def table(mine: dict[str, object], state: dict[str, object] | None = None, players: int = 2) -> areo.Game:
    """A table in the middle of a game, where the state leaves out what does not matter."""
    corporations = ["credicor", "teractor", "thorgate", "helion", "ecoline"]
    seats: list[dict[str, object]] = [{"corporation": corporations[seat], "tr": 25} for seat in range(players)]
    seats[0] = {**seats[0], **mine}
    whole: dict[str, object] = {"generation": 6, "active": 0, **(state or {}), "players": seats}
    return areo.from_position({"game": "terraforming-mars", "options": {"players": players}, "state": whole})


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_it_looks_at_nothing_the_seat_cannot_see(players: int) -> None:
    compared = 0
    for choices in range(0, 240, 11):
        game = areo.new("terraforming-mars", players, choices)
        play_out(game, Dice(choices), choices)
        if not game.over:
            for seat in range(players):
                other = game.determinize(seat, Random(choices))
                assert other.evaluate(seat) == game.evaluate(seat)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("players", [2, 3])
def test_at_the_end_it_is_the_margin(players: int) -> None:
    game = areo.new("terraforming-mars", players, 4)
    play_out(game, Dice(4))
    order = sorted(range(players), key=game.evaluate, reverse=True)
    assert order[0] in game.ranking()[0]


def test_more_of_anything_good_is_better() -> None:
    before = table({}).evaluate(0)
    for resource in ("mc", "steel", "titanium", "plants", "energy", "heat"):
        assert table({"resources": {resource: 4}}).evaluate(0) > before
        assert table({"production": {resource: 1}}).evaluate(0) > before
    assert table({"tr": 26}).evaluate(0) > before
    money: dict[str, object] = {"resources": {"mc": 30}}
    assert table({**money, "hand": ["comet"]}).evaluate(0) > table(money).evaluate(0)


def test_production_is_worth_more_early_than_late() -> None:
    def gain(generation: int) -> float:
        state: dict[str, object] = {"generation": generation}
        return table({"production": {"mc": 3}}, state).evaluate(0) - table({}, state).evaluate(0)

    assert gain(2) > gain(6) > gain(10) > gain(12) >= 0


def test_heat_is_worth_nothing_when_it_is_warm() -> None:
    def gain(temperature: int) -> float:
        state: dict[str, object] = {"temperature": temperature}
        return table({"resources": {"heat": 8}}, state).evaluate(0) - table({}, state).evaluate(0)

    assert gain(-10) > 0.5
    assert gain(8) == 0


def test_a_card_that_can_never_be_played_is_only_good_for_selling() -> None:
    """Colonizer Training Camp needs 5% oxygen at most."""

    def gain(oxygen: int) -> float:
        mine: dict[str, object] = {"resources": {"mc": 30}}
        state: dict[str, object] = {"oxygen": oxygen}
        return table({**mine, "hand": ["colonizer-training-camp"]}, state).evaluate(0) - table(mine, state).evaluate(0)

    assert gain(3) > 2 * gain(6) > 0


def test_another_players_lead_counts_against_a_seat() -> None:
    assert table({"tr": 35}).evaluate(1) < table({"tr": 25}).evaluate(1)


def test_at_the_end_money_is_spent_on_points() -> None:
    state: dict[str, object] = {"generation": 12, "temperature": 0, "oxygen": 9}
    spent = table({"tr": 26, "resources": {"mc": 0}}, {**state, "temperature": 2})
    assert spent.evaluate(0) > table({"resources": {"mc": 14}}, state).evaluate(0)


def test_two_greedy_players_finish_mars_in_time() -> None:
    rows = play(Pairing("terraforming-mars", 0, "5", ("greedy", "greedy"), {}))
    assert rows[0].rounds <= 15
    assert max(row.score for row in rows) >= 60


def test_greedy_beats_random() -> None:
    rows = play(Pairing("terraforming-mars", 0, "6", ("random", "greedy"), {}))
    assert rows[1].won
    assert rows[1].score > rows[0].score + 20
