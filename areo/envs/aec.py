"""PettingZoo's turn by turn environment: one agent at a time, whoever is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from areo.envs.agents import Agents
from areo.envs.rendering import RENDER_MODES
from areo.envs.setting import MAX_STEPS, Observation, Setting
from areo.picture.camera import SIZE, Picture


class AreoAEC(Agents, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Any game, for as many agents as play. Where several are asked at the same time, the first of them comes first:
    nothing depends on who answers first, and nobody sees what another has answered before all have.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None, render_size: tuple[int, int] = SIZE) -> None:
        super().__init__()
        self.sit_down(setting, render_mode, render_size)
        self.metadata: dict[str, Any] = {
            "name": f"{setting.game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same games from here on. `options` mean nothing here."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """The agent who is asked; its mask stands in its info, too."""
        self.agent_selection = self.agents[self.game.waiting_for()[0]]
        mask = self.setting.mask(self.desk, self.seats[self.agent_selection])
        self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        return self.setting.observe(self.desk, self.seats[agent])

    def step(self, action: int | None) -> None:
        """The selected agent's action. IllegalChoice if its mask does not have it, and nothing changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.desk.act(self.seats[agent], checked_action(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.rewards = dict(zip(self.agents, self.purse.take()))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.setting.cut_short(self.desk):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.select()
        self._accumulate_rewards()
        if self.game.over or self.setting.cut_short(self.desk):
            self._deads_step_first()

    def render(self) -> str | Picture | None:
        """The table as the agent sees it whose turn it is; as anybody may, once it is over."""
        if self.painter is None:
            return None
        seat = None if self.game.over else self.seats[self.agent_selection]
        return self.painter.draw(self.game, seat)


def checked_action(action: object) -> int:
    """An action as a number; TypeError otherwise."""
    if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
        raise TypeError(f"an action is a whole number, not {action!r}")
    return int(action)


def aec(
    game: str,
    players: int | None = None,
    *,
    reward: str = "won",
    max_steps: int = MAX_STEPS,
    render_mode: str | None = None,
    render_size: tuple[int, int] = SIZE,
    **options: object,
) -> AreoAEC:
    """PettingZoo's turn by turn environment of a game; `options` are the game's own."""
    return AreoAEC(Setting(game, players, options, reward, max_steps), render_mode, render_size)
