"""A field is declared once: view, position in and out, dealing anew and conservation follow from the declaration."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import areo
from areo import BadPosition
from areo.kernel.fields import ALL_SEEING, EVERYBODY, NOBODY, OWNER, SPECTATOR, Sight
from areo.kernel.rng import Dice
from areo.library import add_game
from tests.kernel.colony import CARD, COLONY, STATE, Colony

add_game(COLONY)


def dealt() -> Colony:
    """A game in which everybody has drawn a card and nobody has kept one yet."""
    game = areo.new("colony", seed=4)
    for seat in range(3):
        game.choose(seat, ["yes"])
    assert isinstance(game, Colony)
    return game


def restored(state: dict[str, Any]) -> Colony:
    game = areo.from_position({"game": "colony", "state": state})
    assert isinstance(game, Colony)
    return game


def test_the_fields_that_somebody_cannot_see_are_known() -> None:
    assert STATE.hidden() == ["deck", "players[].pile", "players[].hand", "players[].drawn", "players[].sold"]
    assert STATE.hidden_kinds() == [CARD]


def test_a_seat_sees_its_own_cards_and_how_many_others_have() -> None:
    game = dealt()
    drawn = [player["drawn"] for player in game.view(1)["players"]]  # type: ignore[attr-defined]
    assert drawn == [1, [game.rulebook.things.id(game.drawn[1][0])], 1]
    assert game.view(1)["deck"] == len(game.deck)
    assert [player["drawn"] for player in game.view(None)["players"]] == [1, 1, 1]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seen", "eye", "sees"),
    [
        (EVERYBODY, SPECTATOR, True),
        (OWNER, 1, True),
        (OWNER, 0, False),
        (OWNER, SPECTATOR, False),
        (NOBODY, 1, False),
        (NOBODY, ALL_SEEING, True),
    ],
)
def test_who_sees_what_belongs_to_seat_1(seen: int, eye: int, sees: bool) -> None:
    assert Sight(dealt(), eye, owner=1).sees(seen) == sees


def test_what_is_hidden_from_a_seat_is_dealt_anew_and_nothing_else() -> None:
    game = dealt()
    own = game.drawn[1].copy()
    counts = [len(pile) for pile in (*game.drawn, *game.pile, game.deck)]
    others = set()
    for seed in range(8):
        trial = game.copy()
        assert isinstance(trial, Colony)
        STATE.deal_anew(trial, 1, CARD, Dice(seed))
        assert trial.drawn[1] == own
        assert [len(pile) for pile in (*trial.drawn, *trial.pile, trial.deck)] == counts
        assert Counter(STATE.pieces(trial)) == Counter(STATE.pieces(game))
        others.add(trial.drawn[0][0])
    assert len(others) > 1


def test_no_piece_gets_lost_or_doubled_in_a_whole_game() -> None:
    game = areo.new("colony", seed=9)
    pieces = Counter(STATE.pieces(game))
    assert len(pieces) == 36
    assert set(pieces.values()) == {1}
    rng = Random(9)
    while not game.over:
        decision = next(decision for decision in game.asked if decision is not None)
        game.choose(decision.seat, decision.sample(rng))
        assert Counter(STATE.pieces(game)) == pieces


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    game = restored({"round": 2, "players": [{"stock": {"ore": 5}}]})
    assert game.stock == [[8, 5, 0], [8, 2, 0], [8, 2, 0]]
    assert (game.round, game.rival) == (2, 0)


def test_cards_named_nowhere_lie_in_the_deck_beneath_those_that_are() -> None:
    game = restored({"deck": ["mine", "bank.2"], "players": [{"hand": ["tax"]}]})
    things = game.rulebook.things
    assert [things.id(card) for card in game.deck[::-1]][:2] == ["mine", "bank.2"]
    assert len(game.deck) == 35
    assert things.number("card tax") not in game.deck


@pytest.mark.parametrize(
    ("state", "message"),
    [
        ({"round": 9}, "state.round: 9 is not between 0 and 4"),
        ({"rival": -1}, "state.rival: -1 is not between 0 and 1000000000"),
        ({"players": [{"stock": {"gold": 1}}]}, "state.players[0].stock: there is no field 'gold' here"),
        ({"players": [{"hand": ["gold"]}]}, "state.players[0].hand: there is no card 'gold'"),
        ({"players": [{"hand": [7]}]}, "state.players[0].hand: there is no card 7"),
        (
            {"players": [{"hand": ["mine"], "played": ["mine"]}]},
            "state.players[0].played: 'mine' is also in state.players[0].hand",
        ),
        ({"players": [{"hand": "mine"}]}, "state.players[0].hand: a list is expected, not 'mine'"),
        ({"players": [{}, {}, {}, {}]}, "state.players: 3 players are expected, not 4"),
        ({"players": [{"purse": 3}]}, "state.players[0]: there is no field 'purse' here"),
        ({"learned": [1]}, "state.learned: a number for each of the 3 seats is expected"),
    ],
)
def test_what_a_field_cannot_hold_is_refused_by_name(state: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        restored(state)


def test_a_view_has_the_keys_of_a_position() -> None:
    game = dealt()
    state: Any = game.position()["state"]
    assert [key for key in state if key not in ("rng", "reveals", "learned", "pending")] == list(game.view(0))
    assert list(state["players"][0]) == list(game.view(None)["players"][0])  # type: ignore[index]
