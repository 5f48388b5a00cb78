"""How many steps a second the environments take, on one core, with legal actions picked at random.

python benchmarks/environments.py --seconds 2

Where pygame is installed, PettingZoo's own tic-tac-toe and connect four are measured beside them, in the same loop.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Annotated, Any, Final, TypeAlias

import numpy as np
import typer

from areo import envs
from areo.bench import machine

Steps: TypeAlias = Callable[[float], float]  # for so many seconds of processor time: steps a second

GAMES: Final = (("red-planet", 3), ("terraforming-mars", 2), ("ares-expedition", 2), ("on-mars", 2))
RUNS: Final = 3  # of each measurement; the best counts, since others can only slow it down


def legal(masks: Any, rng: np.random.Generator) -> Any:
    """An action for each mask, at random."""
    return (rng.random(masks.shape, np.float32) * masks).argmax(axis=-1)


def turn_by_turn(make: Callable[[], Any]) -> Steps:
    def run(seconds: float) -> float:
        env, rng, steps, game = make(), np.random.default_rng(1), 0, 0
        began = process_time()
        while process_time() - began < seconds:
            env.reset(seed=game)
            game += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                env.step(None if terminated or truncated else int(legal(seen["action_mask"], rng)))
                steps += 1
                if process_time() - began > seconds:
                    break
        return steps / (process_time() - began)

    return run


def one_agent(game: str, players: int) -> Steps:
    def run(seconds: float) -> float:
        env, rng, steps = envs.AreoEnv(game, players), np.random.default_rng(1), 0
        seen, _ = env.reset(seed=1)
        began = process_time()
        while process_time() - began < seconds:
            seen, _, terminated, truncated, _ = env.step(int(legal(seen["action_mask"], rng)))
            steps += 1
            if terminated or truncated:
                seen, _ = env.reset()
        return steps / (process_time() - began)

    return run


def many(game: str, players: int, games: int) -> Steps:
    def run(seconds: float) -> float:
        env, rng, steps = envs.AreoVectorEnv(game, players, num_envs=games), np.random.default_rng(1), 0
        seen, _ = env.reset(seed=1)
        began = process_time()
        while process_time() - began < seconds:
            seen, _, _, _, _ = env.step(legal(seen["action_mask"], rng))
            steps += games
        return steps / (process_time() - began)

    return run


def classic() -> dict[str, Steps]:
    """PettingZoo's own, without its wrappers; none where pygame is missing."""
    try:
        from pettingzoo.classic.connect_four import connect_four  # type: ignore[import-untyped]
        from pettingzoo.classic.tictactoe import tictactoe  # type: ignore[import-untyped]
    except ImportError:
        return {}
    return {
        "PettingZoo's tic-tac-toe": turn_by_turn(tictactoe.raw_env),
        "PettingZoo's connect four": turn_by_turn(connect_four.raw_env),
    }


def main(seconds: Annotated[float, typer.Option(help="How long to take over each measurement.")] = 1.0) -> None:
    """Print a table of steps a second."""
    print(machine())
    for name, run in classic().items():
        print(f"{name}: {best(run, seconds):,.0f} steps/s turn by turn")
    for game, players in GAMES:
        measured: dict[str, Steps] = {
            "turn by turn": turn_by_turn(lambda game=game, players=players: envs.aec(game, players)),  # type: ignore[misc]
            "one agent against random": one_agent(game, players),
            **{f"{games} at once": many(game, players, games) for games in (1, 64, 1024, 4096)},
        }
        for name, run in measured.items():
            print(f"{game}, {players} players, {name}: {best(run, seconds):,.0f} steps/s", flush=True)


def best(run: Steps, seconds: float) -> float:
    return max(run(seconds) for _ in range(RUNS))


if __name__ == "__main__":
    typer.run(main)
