"""What the environments do beyond what their standards ask of them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import areo
from areo import envs
from areo.arrays.actions import WAIT
from areo.envs.setting import Observation
from areo.kernel.errors import BadOption


def pick(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play_alone(env: envs.AreoEnv, seed: int) -> tuple[list[Observation], float]:
    """Every observation of a game that is played at random, and the sum of its rewards."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    all_seen, total, over = [seen], 0.0, False
    while not over:
        seen, reward, terminated, truncated, info = env.step(pick(info["action_mask"], rng))
        all_seen.append(seen)
        total += float(reward)
        over = terminated or truncated
    return all_seen, total


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    first, one = play_alone(envs.AreoEnv("red-planet", 3), 7)
    second, other = play_alone(envs.AreoEnv("red-planet", 3), 7)
    third, _ = play_alone(envs.AreoEnv("red-planet", 3), 8)
    assert one == other
    assert [each["observation"].tolist() for each in first] == [each["observation"].tolist() for each in second]
    assert [each["observation"].tolist() for each in first] != [each["observation"].tolist() for each in third]


def test_games_go_on_differently_after_a_reset_without_a_seed() -> None:
    env = envs.AreoEnv("terraforming-mars", 1)
    first, _ = env.reset(seed=1)
    second, _ = env.reset()
    assert first["action_mask"].tolist() != second["action_mask"].tolist()
    env.reset(seed=1)
    again, _ = env.reset()
    assert again["action_mask"].tolist() == second["action_mask"].tolist()


@pytest.mark.parametrize(("reward", "game", "players"), [("points", "red-planet", 3), ("points", "ares-expedition", 1)])
def test_rewards_by_points_add_up_to_the_points_of_the_game(reward: str, game: str, players: int) -> None:
    env = envs.AreoEnv(game, players, reward=reward)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    start = float(str(env.game.open_scores(None)[0]["total"]))
    total, over = 0.0, False
    while not over:
        _, reward_now, over, _, info = env.step(pick(info["action_mask"], rng))
        total += float(reward_now)
    assert total == pytest.approx((float(str(env.game.scores()[0]["total"])) - start) / 100)


def test_whoever_wins_is_given_one_and_whoever_loses_minus_one() -> None:
    env = envs.aec("red-planet", 3)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else pick(seen["action_mask"], rng))
    won = env.game.winners()
    assert totals == {f"seat_{seat}": 1.0 if won[seat] else -1.0 for seat in range(3)}


def test_ahead_is_measured_against_the_best_other() -> None:
    env = envs.AreoEnv("red-planet", 3, reward="ahead")
    _, total = play_alone(env, 4)
    points = [float(str(score["total"])) for score in env.game.scores()]
    assert total == pytest.approx((points[0] - max(points[1:])) / 100)


def test_all_who_are_asked_act_in_one_step() -> None:
    """In Ares Expedition all choose a phase at the same time, and nobody sees what the others chose."""
    env = envs.parallel("ares-expedition", 3)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][WAIT]]
        together += len(asked) > 1
        seen, _, _, _, _ = env.step({agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents})
    assert together > 50
    assert env.game.over


def test_one_illegal_action_of_many_changes_nothing() -> None:
    env = envs.parallel("red-planet", 3)
    seen, _ = env.reset(seed=1)
    before = env.game.position()
    actions = {agent: pick(seen[agent]["action_mask"], np.random.default_rng(1)) for agent in env.agents}
    with pytest.raises(areo.IllegalChoice, match="seat 2 does not have action 0, 'wait'"):
        env.step({**actions, "seat_2": WAIT})
    with pytest.raises(areo.IllegalChoice, match="seat_1 has no action"):
        env.step({"seat_0": actions["seat_0"], "seat_2": actions["seat_2"]})
    assert env.game.position() == before


def test_an_illegal_action_of_one_agent_costs_what_was_said_or_is_refused() -> None:
    env = envs.AreoEnv("red-planet", 3, illegal_reward=-0.25)
    env.reset(seed=1)
    before = env.game.position()
    _, reward, terminated, truncated, info = env.step(WAIT)
    assert (reward, terminated, truncated, info["illegal"]) == (-0.25, False, False, True)
    assert env.game.position() == before
    with pytest.raises(areo.IllegalChoice, match="there is no action 5000"):
        env.step(5000)
    strict = envs.AreoEnv("red-planet", 3, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(areo.IllegalChoice, match="does not have action 0"):
        strict.step(WAIT)
    with pytest.raises(TypeError, match="whole number, not 'pass'"):
        strict.step("pass")  # type: ignore[arg-type]


def test_a_game_that_takes_too_long_is_cut_short() -> None:
    env = envs.AreoEnv("terraforming-mars", 2, max_steps=30)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(40):
        _, _, terminated, truncated, info = env.step(pick(info["action_mask"], rng))
        if truncated:
            break
    assert truncated
    assert not terminated


def test_bots_sit_at_the_seats_after_the_agent() -> None:
    env = envs.AreoEnv("red-planet", 3, bots=["greedy", "random"], seat=2)
    env.reset(seed=1)
    assert {seat: player.name for seat, player in env.opponents.bots.items()} == {0: "greedy", 1: "random"}
    assert env.game.open[2] is not None


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"bots": ["random"]}, "bots: 2 are needed, one for each other seat, not 1"),
        ({"seat": 3}, "seat: they go from 0 to 2, so there is no 3"),
        ({"reward": "fun"}, "reward: there is no 'fun': there are won, ahead, points"),
        ({"max_steps": 0}, "max_steps: a whole number from 1 on is expected, not 0"),
        ({"render_mode": "human"}, "render_mode: there is no 'human': there are ansi, rgb_array"),
        ({"render_size": (1280, 0)}, "render_size: width and height are expected, whole numbers from 320 to 7680"),
        ({"players": 9}, "red-planet is for 3 to 5 players, not 9"),
        ({"colour": "red"}, "red-planet has no option 'colour'"),
        ({"seed": 3}, r"seed: reset\(seed=...\) sets it"),
    ],
)
def test_what_is_wrong_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        envs.AreoEnv("red-planet", **{"players": 3, **options})


def test_the_table_is_drawn_as_the_terminal_draws_it() -> None:
    env = envs.AreoEnv("red-planet", 3, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert "Hellas" in drawn
    assert "\x1b[" in drawn  # in colour


def test_a_missing_library_is_named_with_the_extra_that_brings_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import areo.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        "ImportError: environments need pettingzoo, which is not installed: pip install 'areo[envs]'"
    )


def test_the_command_tells_what_the_numbers_are_called() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "areo.envs", "terraforming-mars"], capture_output=True, text=True, check=True
    )
    assert '"play comet"' in done.stdout
    assert '"mine stock mc"' in done.stdout
