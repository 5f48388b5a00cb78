"""Many games side by side are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import areo
from areo import envs
from areo.kernel.errors import BadOption


def legal(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def test_each_game_goes_as_it_would_alone() -> None:
    """Against bots, over the end of games: the next ones are the same, too."""
    many = envs.AreoVectorEnv("red-planet", 3, num_envs=3, seat=1, bots="random", reward="points")
    alone = [envs.AreoEnv("red-planet", 3, seat=1, bots="random", reward="points") for _ in range(3)]
    rng = np.random.default_rng(1)
    seen, _ = many.reset(seed=5)
    single = [env.reset(seed=5 + at)[0] for at, env in enumerate(alone)]
    ended = 0
    for _ in range(80):
        for at in range(3):
            assert seen["observation"][at].tolist() == single[at]["observation"].tolist()
            assert seen["action_mask"][at].tolist() == single[at]["action_mask"].tolist()
        actions = legal(seen["action_mask"], rng)
        seen, rewards, terminated, truncated, infos = many.step(actions)
        for at, env in enumerate(alone):
            single[at], reward, over, cut, _ = env.step(int(actions[at]))
            assert (rewards[at], terminated[at], truncated[at]) == (reward, over, cut)
            if over:
                assert infos["_final_obs"][at]
                assert infos["final_obs"][at]["observation"].tolist() == single[at]["observation"].tolist()
                single[at] = env.reset()[0]
                ended += 1
    assert ended >= 3


def test_the_caller_plays_every_seat_where_none_is_named() -> None:
    env = envs.AreoVectorEnv("ares-expedition", 2, num_envs=8)
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    seats: set[int] = set()
    outcomes: list[list[float]] = []
    for _ in range(900):
        seats |= set(infos["seat"].tolist())
        assert env.observation_space.contains(seen)
        seen, _, terminated, _, infos = env.step(legal(seen["action_mask"], rng))
        outcomes += [infos["outcome"][at].tolist() for at in np.flatnonzero(terminated)]
    assert seats == {0, 1}
    assert len(outcomes) >= 8
    assert all(sorted(outcome) == [-1.0, 1.0] for outcome in outcomes)


def test_the_same_seed_deals_the_same_games() -> None:
    one = envs.AreoVectorEnv("terraforming-mars", 2, num_envs=3)
    other = envs.AreoVectorEnv("terraforming-mars", 2, num_envs=3)
    first, second = one.reset(seed=3)[0]["action_mask"], other.reset(seed=[3, 4, 5])[0]["action_mask"]
    assert first.tolist() == second.tolist()
    assert first[0].tolist() != first[1].tolist()


def test_one_illegal_action_refuses_the_whole_step() -> None:
    env = envs.AreoVectorEnv("red-planet", 3, num_envs=2)
    seen, _ = env.reset(seed=1)
    before = [desk.game.position() for desk in env.desks]
    actions = legal(seen["action_mask"], np.random.default_rng(1))
    with pytest.raises(areo.IllegalChoice, match="game 1: seat 0 does not have action 0"):
        env.step(np.array([actions[0], 0]))
    with pytest.raises(areo.IllegalChoice, match="2 actions are needed"):
        env.step(actions[:1])
    assert [desk.game.position() for desk in env.desks] == before


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(BadOption, match="num_envs: a whole number from 1 on is expected, not 0"):
        envs.AreoVectorEnv("red-planet", 3, num_envs=0)
    with pytest.raises(BadOption, match="seed: 2 are needed, one for each game, not 1"):
        envs.AreoVectorEnv("red-planet", 3, num_envs=2).reset(seed=[1])
