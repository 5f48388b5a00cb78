"""Areo's games in OpenSpiel: its own tests of a game, and that nothing hidden is told."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import areo

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("areo.openspiel")

SHORT = [
    "areo_red_planet",
    "areo_red_planet(players=4,places=5)",  # decisions of several pages
    "areo_terraforming_mars(players=1,deals=3,places=9)",
    "areo_ares_expedition(players=1,difficulty=expert)",
    "areo_ares_expedition(coop=True)",
    "areo_on_mars(options=round_limit:4)",
    "areo_on_mars(players=3,chapter=invasion,options=round_limit:3)",
]


def dealt(name: str, deal: int = 7) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


def play(state: Any, rng: Random, actions: int = 10**6) -> None:
    while actions and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        actions -= 1


@pytest.mark.parametrize("name", SHORT)
def test_openspiels_own_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


def test_every_game_is_known_by_its_name() -> None:
    from areo.openspiel import NAMES

    assert {f"areo_{id.replace('-', '_')}" for id in areo.games()} <= {*NAMES, "areo_colony", "areo_ice_race"}
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_a_deal_is_the_game_with_that_seed() -> None:
    state = dealt("areo_red_planet(first_deal=40)", 2)
    assert state.dealt.game.position() == areo.new("red-planet", 3, 42).position()
    outcomes = pyspiel.load_game("areo_red_planet(deals=4)").new_initial_state().chance_outcomes()
    assert outcomes == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]


def test_actions_are_places_of_options_called_by_their_keys() -> None:
    state = dealt("areo_red_planet")
    decision = state.dealt.game.asked[0]
    assert [state.action_to_string(action) for action in state.legal_actions()] == decision.keys
    state.apply_action(1)
    chosen = state.dealt.game.record()["choices"]
    assert chosen == [[0, [decision.keys[1]]]]


def test_several_are_picked_in_steps_in_their_order_and_done_ends_it() -> None:
    state = dealt("areo_terraforming_mars")
    while state.dealt.asked.most < 2:
        state.apply_action(0)
    asked = state.dealt.asked
    assert (asked.least, len(asked.keys)) == (0, 10)
    assert state.legal_actions() == [*range(10), 128]
    state.apply_action(3)
    state.apply_action(8)
    assert state.legal_actions() == [9, 128]
    assert state.action_to_string(128) == "(done)"
    before = len(state.dealt.game.record()["choices"])
    state.apply_action(128)
    assert state.dealt.game.record()["choices"][before:] == [[asked.seat, [asked.keys[3], asked.keys[8]]]]


def test_options_beyond_the_last_place_stand_on_further_pages() -> None:
    wide, narrow = dealt("areo_terraforming_mars"), dealt("areo_terraforming_mars(places=4)")
    while wide.dealt.asked.most < 2:
        wide.apply_action(0)
        narrow.apply_action(0)
    assert narrow.legal_actions() == [0, 1, 2, 3, 4, 5]
    narrow.apply_action(1)
    narrow.apply_action(5)
    assert [narrow.action_to_string(action) for action in narrow.legal_actions()] == [
        *wide.dealt.asked.keys[4:8],
        "(done)",
        "(more)",
    ]
    narrow.apply_action(0)
    narrow.apply_action(4)
    for action in (1, 4, 128):
        wide.apply_action(action)
    assert narrow.dealt.game.position() == wide.dealt.game.position()


def test_an_action_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    state = dealt("areo_red_planet")
    before = str(state)
    with pytest.raises(ValueError, match=r"99 is no legal action now: there are \[0, 1\]"):
        state.apply_action(99)
    assert (str(state), state.history()) == (before, [7])


def test_clones_go_their_own_ways() -> None:
    state = dealt("areo_terraforming_mars")
    play(state, Random(1), 60)
    before, twin = str(state), state.clone()
    assert str(twin) == before
    play(twin, Random(2), 60)
    assert str(state) == before != str(twin)


def test_a_state_that_was_saved_goes_on_as_the_one_that_was_not() -> None:
    state = dealt("areo_ares_expedition")
    play(state, Random(3), 80)
    again = state.get_game().deserialize_state(state.serialize())
    play(state, Random(4), 50)
    play(again, Random(4), 50)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", ["areo_red_planet", "areo_terraforming_mars", "areo_ares_expedition", "areo_on_mars"])
def test_what_a_player_cannot_see_changes_nothing_of_what_it_is_told(name: str) -> None:
    state = dealt(name)
    rng = Random(5)
    for _ in range(6):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        play(state, rng, 11)
    assert str(other) != str(state)


def test_a_player_remembers_its_own_secret_choices_and_no_others() -> None:
    state = dealt("areo_red_planet")
    keys = state.dealt.asked.keys
    state.apply_action(1)
    mine, other = (json.loads(state.information_state_string(player)) for player in (0, 1))
    assert mine["chosen"] == [[keys[1]]]
    assert other["chosen"] == []
    assert keys[1].removeprefix("card ") not in json.dumps(other)


def test_places_are_what_is_played_for_and_they_add_up_to_nothing() -> None:
    state = dealt("areo_red_planet(players=5)")
    assert state.returns() == [0.0] * 5
    play(state, Random(6))
    ranking = state.dealt.game.ranking()
    values = state.returns()
    assert sum(values) == pytest.approx(0)
    assert [values[tied[0]] for tied in ranking] == sorted({*values}, reverse=True)
    if len(ranking[0]) == 1:
        assert values[ranking[0][0]] == 1.0


def test_alone_one_wins_or_loses() -> None:
    state = dealt("areo_terraforming_mars(players=1)")
    play(state, Random(6))
    assert state.returns() == [1.0 if state.dealt.game.won[0] else -1.0]
    assert state.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("areo_red_planet(players=9)", "red-planet is for 3 to 5 players, not 9"),
        ("areo_on_mars(options=rounds:9)", "on-mars has no option 'rounds'"),
        ("areo_on_mars(options=long)", "options are written name:value;name:value, not 'long'"),
        ("areo_red_planet(places=0)", "places: at least 1, not 0"),
    ],
)
def test_a_wrong_parameter_is_refused_by_name(name: str, said: str) -> None:
    with pytest.raises(areo.BadOption, match=said):
        pyspiel.load_game(name)


def test_without_openspiel_the_extra_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import areo.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.stderr.splitlines()[-1] == "ImportError: OpenSpiel is not installed: pip install 'areo[openspiel]'"
