"""Gymnasium's environment: one seat of a game, with bots at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt

from areo.arrays.desk import Desk
from areo.envs.aec import checked_action
from areo.envs.opponents import Opponents, checked_seat, line_up
from areo.envs.rendering import RENDER_MODES, checked_render_mode, painter
from areo.envs.rewards import Purse
from areo.envs.setting import MAX_STEPS, Observation, Setting
from areo.kernel.errors import IllegalChoice
from areo.kernel.game import Game
from areo.picture.camera import SIZE


class AreoEnv(gymnasium.Env[Observation, int]):
    """One agent against bots, or alone. The bots answer at once, so the agent is always asked until the game is over.

    An action that the mask does not have changes nothing and costs `illegal_reward`; with None it is refused.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "won",
        illegal_reward: float | None = -1.0,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
        render_size: tuple[int, int] = SIZE,
        **options: object,
    ) -> None:
        self.setting: Final = Setting(game, players, options, reward, max_steps)
        self.seat: Final = checked_seat(seat, self.setting.players)
        self.bots: Final = line_up(bots, self.setting.players)
        self.illegal_reward: Final = illegal_reward
        self.render_mode = checked_render_mode(render_mode)
        self.action_space = self.setting.action_space()
        self.observation_space = self.setting.observation_space()
        self.painter: Final = painter(self.render_mode, render_size)

    @property
    def game(self) -> Game:
        """The table itself, which knows more than the agent may."""
        return self.desk.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the same seed deals the same games from here on. `options` mean nothing here."""
        super().reset(seed=seed)
        self.desk: Desk = self.setting.deal(self.np_random)
        self.purse = Purse(self.game, self.setting.reward)
        self.opponents = Opponents(self.bots, self.seat, int(self.np_random.integers(1 << 62)))
        self.opponents.play(self.desk, self.setting.max_steps)
        seen = self.setting.observe(self.desk, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        number = checked_action(action)
        illegal = number not in self.desk.offered(self.seat)
        if illegal:
            if self.illegal_reward is None or not 0 <= number < self.setting.actions.size:
                raise IllegalChoice(self.desk.refusal(self.seat, number))
            self.desk.steps += 1
            reward = self.illegal_reward
        else:
            self.desk.act(self.seat, number)
            self.opponents.play(self.desk, self.setting.max_steps)
            reward = self.purse.take()[self.seat]
        seen = self.setting.observe(self.desk, self.seat)
        info: dict[str, Any] = {"action_mask": seen["action_mask"]}
        if illegal:
            info["illegal"] = True
        return seen, reward, self.game.over, self.setting.cut_short(self.desk), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions the agent has now, as libraries that mask actions ask for it."""
        return self.setting.mask(self.desk, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return None if self.painter is None else self.painter.draw(self.game, self.seat)

    def close(self) -> None:
        """End the browser, if pictures were taken."""
        if self.painter is not None:
            self.painter.close()
        super().close()
