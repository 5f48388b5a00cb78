"""Areo's games in OpenSpiel: its own tests of a game, and that nothing hidden is told."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import areo
from areo.arrays.actions import DONE, FIRST_PLACE, MORE, PLACES, actions_of

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("areo.openspiel")
from open_spiel.python import rl_environment  # noqa: E402 - OpenSpiel may be missing
from open_spiel.python.observation import make_observation  # noqa: E402

from areo.arrays.observations import Observer  # noqa: E402
from areo.openspiel.steps import dealt as steps_of  # noqa: E402

SHORT = [
    "areo_red_planet",
    "areo_red_planet(players=4)",
    "areo_terraforming_mars(players=1,deals=3)",
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


def test_an_action_is_the_key_that_has_its_number_in_the_environments_too() -> None:
    state = dealt("areo_red_planet")
    game = state.dealt.game
    actions = actions_of(game)
    assert state.get_game().actions.digest == actions.digest
    assert state.get_game().num_distinct_actions() == actions.size == 223
    assert [actions.names[action] for action in state.legal_actions()] == sorted(game.asked[0].keys)
    assert [state.action_to_string(action) for action in state.legal_actions()] == sorted(game.asked[0].keys)
    action = state.legal_actions()[1]
    state.apply_action(action)
    assert state.dealt.game.record()["choices"] == [[0, [actions.names[action]]]]


def test_several_are_picked_in_steps_in_their_order_and_done_ends_it() -> None:
    state = dealt("areo_terraforming_mars")
    while state.dealt.asked.most < 2:
        state.apply_action(state.legal_actions()[0])
    asked = state.dealt.asked
    numbers = state.dealt.desk.actions.numbers
    cards = [numbers[key] for key in asked.keys]
    assert (asked.least, len(cards)) == (0, 10)
    assert state.legal_actions() == [DONE, *sorted(cards)]
    state.apply_action(cards[3])
    state.apply_action(cards[8])
    assert state.legal_actions() == [DONE, cards[9]]
    assert state.action_to_string(DONE) == "(done)"
    before = len(state.dealt.game.record()["choices"])
    state.apply_action(DONE)
    assert state.dealt.game.record()["choices"][before:] == [[asked.seat, [asked.keys[3], asked.keys[8]]]]
    assert json.loads(state.information_state_string(0))["chosen"][-1] == [asked.keys[3], asked.keys[8]]


def test_options_beyond_the_last_place_stand_on_further_pages() -> None:
    """Helion pays with heat as well, so that a dear building with a space tag can be paid in very many ways."""
    rich = {"mc": 60, "heat": 40, "steel": 10, "titanium": 10}
    position = {"players": [{"corporation": "helion", "resources": rich, "hand": ["space-elevator"]}, {}]}
    game = areo.from_position({"game": "terraforming-mars", "options": {"players": 2}, "state": position})
    game.choose(0, ["play space-elevator"])
    steps = steps_of(game)
    keys = steps.asked.keys
    assert len(keys) > 2 * PLACES
    assert steps.actions() == [MORE, *range(FIRST_PLACE, FIRST_PLACE + PLACES)]
    steps.take(MORE)
    assert [steps.name(action) for action in steps.actions()] == ["(more)", *keys[PLACES : 2 * PLACES]]
    twin = deepcopy(steps)
    steps.take(FIRST_PLACE + 4)
    assert steps.chosen[0] == [[keys[PLACES + 4]]]
    assert (twin.chosen[0], twin.name(FIRST_PLACE)) == ([], keys[PLACES])


def test_an_action_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    state = dealt("areo_red_planet")
    before = str(state)
    with pytest.raises(ValueError, match=r"999 is no legal action now: there are \["):
        state.apply_action(999)
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
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        play(state, rng, 11)
    assert str(other) != str(state)


def test_numbers_are_those_that_the_environments_observe() -> None:
    state = dealt("areo_terraforming_mars")
    play(state, Random(8), 120)
    observer = state.get_game().observer
    assert observer.names == Observer(state.dealt.game).names
    player = state.current_player()
    told = dict(zip(observer.names, state.observation_tensor(player)))
    assert len(told) == state.get_game().observation_tensor_size() == 1632
    assert (told["asked"], told["asked options"]) == (1, len(state.dealt.asked.keys))
    assert told[f"asks {state.dealt.asked.name}"] == 1
    features = state.dealt.game.features(player)
    assert list(told.values())[: observer.numbers] == pytest.approx(features.numbers)


def test_before_the_deal_all_numbers_are_zero() -> None:
    state = pyspiel.load_game("areo_red_planet").new_initial_state()
    assert state.observation_tensor(0) == [0.0] * 828


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    ],
    ids=["all that has happened", "a spectator's"],
)
def test_of_what_no_array_of_a_fixed_size_can_tell_there_are_no_numbers(kind: Any) -> None:
    state = dealt("areo_red_planet")
    observer = make_observation(state.get_game(), kind)
    assert observer.tensor is None
    with pytest.raises(ValueError, match="there are numbers for what a player sees now, and for nothing else"):
        observer.set_from(state, 0)
    assert json.loads(observer.string_from(state, 0))["view"]


def test_openspiels_own_environment_for_learners_plays_to_the_end() -> None:
    env = rl_environment.Environment("areo_red_planet(players=3)")
    env.seed(5)
    rng = Random(5)
    step = env.reset()
    assert env.observation_spec()["info_state"] == (828,)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == 828
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


def test_a_player_remembers_its_own_secret_choices_and_no_others() -> None:
    state = dealt("areo_red_planet")
    action = state.legal_actions()[1]
    key = state.action_to_string(action)
    state.apply_action(action)
    mine, other = (json.loads(state.information_state_string(player)) for player in (0, 1))
    assert mine["chosen"] == [[key]]
    assert other["chosen"] == []
    assert key not in json.dumps(other)


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
        ("areo_red_planet(deals=0)", "deals: at least 1, not 0"),
    ],
)
def test_a_wrong_parameter_is_refused_by_name(name: str, said: str) -> None:
    with pytest.raises(areo.BadOption, match=said):
        pyspiel.load_game(name)


def test_without_openspiel_the_extra_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import areo.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.stderr.splitlines()[-1] == "ImportError: OpenSpiel is not installed: pip install 'areo[openspiel]'"
