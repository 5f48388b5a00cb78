"""PettingZoo's and Gymnasium's own checks, for every game."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from areo import envs
from tests.envs.tables import TABLES, At

# PettingZoo wonders about every environment that has its mask in the observation, as its own classic ones have.
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
CYCLES = 150


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_turn_by_turn_environment_passes_api_test(at: At) -> None:
    api_test(envs.aec(at.game, at.players, render_mode="ansi", **at.given), num_cycles=CYCLES)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_environment_for_all_at_once_passes_parallel_api_test(at: At) -> None:
    parallel_api_test(envs.parallel(at.game, at.players, **at.given), num_cycles=CYCLES)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_turn_by_turn_environment_passes_seed_test(at: At) -> None:
    seed_test(lambda: envs.aec(at.game, at.players, **at.given), num_cycles=CYCLES // at.players)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_the_environment_for_one_agent_passes_check_env(at: At) -> None:
    options: dict[str, Any] = {"players": at.players, "render_mode": "ansi", "disable_env_checker": True, **at.given}
    env = gymnasium.make(f"areo.envs:areo/{at.game}-v0", **options).unwrapped
    check_env(env, skip_render_check=at != TABLES[0])  # it starts a browser for a picture: one game will do
    assert isinstance(env.render(), str)


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make("areo.envs:areo/red-planet-v0", players=4, bots="random", disable_env_checker=True)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert isinstance(env.unwrapped, envs.AreoEnv)
    assert env.unwrapped.setting.players == 4


def test_gymnasium_makes_many_by_name() -> None:
    env = gymnasium.make_vec("areo.envs:areo/ares-expedition-v0", num_envs=3, players=2)
    seen, _ = env.reset(seed=3)
    assert isinstance(env, envs.AreoVectorEnv)
    assert env.observation_space.contains(seen)
