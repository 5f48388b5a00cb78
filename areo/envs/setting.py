"""What all tables of one environment share: the game and its options, its actions, how it is seen and rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from areo.arrays.actions import Actions, actions_of
from areo.arrays.desk import Desk
from areo.arrays.observations import Observer, write_mask
from areo.envs.rewards import checked_reward
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.library import new

Observation: TypeAlias = dict[str, npt.NDArray[Any]]

BOUND: Final = 1e6  # nothing that play counts comes near it
MAX_STEPS: Final = 20_000  # of one game, after which it is cut short: random players of On Mars can get stuck for good


def checked_number(name: str, value: object) -> int:
    """A number of steps or games; BadOption if it is none."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption(f"{name}: a whole number from 1 on is expected, not {value!r}")
    return value


class Setting:
    """Deals tables of one kind, and tells how each of their seats sees them."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "won",
        max_steps: int = MAX_STEPS,
        history: bool = True,
    ) -> None:
        self.game: Final = game
        self.options: Final[Json] = dict(options or {})
        if "seed" in self.options:
            raise BadOption("seed: reset(seed=...) sets it, not an option of the environment")
        self.reward: Final = checked_reward(reward)
        self.max_steps: Final = checked_number("max_steps", max_steps)
        self.history: Final = history  # whether tables keep their log and record
        sample = new(game, players, "0", **self.options)
        self.players: Final = sample.seats
        self.actions: Final[Actions] = actions_of(sample)
        self.observer: Final = Observer(sample)

    def action_space(self) -> Any:
        """Gymnasium's space of actions; Any, because it calls an action now a number, now an array."""
        return spaces.Discrete(self.actions.size)

    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def deal(self, rng: np.random.Generator) -> Desk:
        """A table dealt anew, with a seed from this source of chance."""
        table = new(self.game, self.players, str(rng.integers(1 << 62)), **self.options)
        return Desk(table if self.history else table.copy(history=False), self.actions)

    def observe(self, desk: Desk, seat: int) -> Observation:
        seen = np.zeros(self.observer.size, np.float32)
        self.observer.write(desk, seat, seen)
        return {"observation": seen, "action_mask": self.mask(desk, seat)}

    def mask(self, desk: Desk, seat: int) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.actions.size, np.int8)
        write_mask(desk, seat, mask)
        return mask

    def cut_short(self, desk: Desk) -> bool:
        return desk.steps >= self.max_steps and not desk.game.over
