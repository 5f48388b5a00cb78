"""Teach an agent to beat `random`, with a well-known library: MaskablePPO of sb3-contrib.

pip install 'areo[envs]' sb3-contrib
python examples/learn_a_seat.py --steps 150000

The agent sits at one seat of Mission: Red Planet, learns from the points it makes, and is then tried in new deals.
docs/environments.md says what it won.
"""

from __future__ import annotations

from time import perf_counter
from typing import Annotated, Any

import gymnasium
import numpy as np
import typer
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]
from stable_baselines3.common.vec_env import DummyVecEnv  # type: ignore[import-not-found]

from areo.envs import AreoEnv

TRIAL = 1_000_000  # the seeds of the deals it is tried in begin here, far from those it learns from


class Seen(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation alone, since the mask goes another way, with large numbers brought nearer to small ones."""

    def __init__(self, env: AreoEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-20.0, 20.0, env.observation_space["observation"].shape)  # type: ignore[index]

    def observation(self, observation: Any) -> Any:
        seen = observation["observation"]
        return np.sign(seen) * np.log1p(np.abs(seen))


def made(game: str, players: int, reward: str) -> Seen:
    return Seen(AreoEnv(game, players, bots="random", reward=reward, illegal_reward=None))


def won(game: str, players: int, model: Any, games: int) -> float:
    """How much of the victories the agent takes in new deals; without a model it plays at random itself."""
    env = made(game, players, "won")
    chance = np.random.default_rng(1)
    share = 0.0
    for number in range(games):
        seen, info = env.reset(seed=TRIAL + number)
        over = False
        while not over:
            mask = info["action_mask"].astype(bool)
            if model is None:
                action = chance.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, _, terminated, truncated, info = env.step(int(action))
            over = terminated or truncated
        winners = env.unwrapped.game.winners()  # type: ignore[attr-defined]
        share += winners[0] / max(1, sum(winners))
    return share / games


def main(
    game: Annotated[str, typer.Option(help="The game.")] = "red-planet",
    players: Annotated[int, typer.Option(help="How many play: the agent, and `random` at all other seats.")] = 3,
    steps: Annotated[int, typer.Option(help="How many steps it learns from.")] = 150_000,
    games: Annotated[int, typer.Option(help="How many games it is tried in.")] = 300,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 1,
) -> None:
    """Learn, then say what was won before and after."""
    print(f"at random it wins {won(game, players, None, games):.1%} of {games} games")
    tables = DummyVecEnv([lambda: made(game, players, "ahead") for _ in range(8)])
    model = MaskablePPO("MlpPolicy", tables, n_steps=512, batch_size=512, gamma=1.0, ent_coef=0.01, seed=seed)
    began = perf_counter()
    model.learn(steps)
    print(f"it learned from {steps:,} steps in {perf_counter() - began:.0f} seconds")
    print(f"now it wins {won(game, players, model, games):.1%} of {games} games")


if __name__ == "__main__":
    typer.run(main)
