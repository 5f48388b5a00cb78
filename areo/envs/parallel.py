"""PettingZoo's environment in which all agents act in one step: those who are asked answer, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from areo.arrays.actions import WAIT
from areo.envs.aec import checked_action
from areo.envs.agents import Agents
from areo.envs.rendering import RENDER_MODES
from areo.envs.setting import MAX_STEPS, Observation, Setting
from areo.kernel.errors import IllegalChoice
from areo.picture.camera import SIZE, Picture


class AreoParallel(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Any game, for as many agents as play; made for those in which all act at the same time.

    Whoever is not asked has one action, `wait`. Where play goes by turns, that is all but one.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None, render_size: tuple[int, int] = SIZE) -> None:
        self.sit_down(setting, render_mode, render_size)
        self.metadata: dict[str, Any] = {"name": f"{setting.game}_parallel_v0", "render_modes": RENDER_MODES}
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the same seed deals the same games from here on. `options` mean nothing here."""
        self.deal(seed)
        return self.seen()

    def seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent observes, and its info: the mask once more."""
        seen = {agent: self.setting.observe(self.desk, self.seats[agent]) for agent in self.agents}
        return seen, {agent: {"action_mask": each["action_mask"]} for agent, each in seen.items()}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """An action of every agent. IllegalChoice if a mask does not have one of them, and nothing changed."""
        chosen = {agent: checked_action(self.given(actions, agent)) for agent in self.agents}
        for agent, action in chosen.items():
            if action not in self.desk.offered(self.seats[agent]):
                raise IllegalChoice(self.desk.refusal(self.seats[agent], action))
        for agent, action in chosen.items():  # none of them changes what another is asked: the table waits for all
            if action != WAIT:
                self.desk.act(self.seats[agent], action)
        rewards = dict(zip(self.agents, self.purse.take()))
        over, cut = self.game.over, self.setting.cut_short(self.desk)
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, cut)
        seen, infos = self.seen()
        if over or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def given(self, actions: Mapping[str, int], agent: str) -> int:
        if agent not in actions:
            raise IllegalChoice(f"{agent} has no action: every agent has one in every step, if only `wait`")
        return actions[agent]

    def render(self) -> str | Picture | None:
        """The table as the first agent sees it who is asked; as anybody may, once it is over."""
        if self.painter is None:
            return None
        return self.painter.draw(self.game, None if self.game.over else self.game.waiting_for()[0])


def parallel(
    game: str,
    players: int | None = None,
    *,
    reward: str = "won",
    max_steps: int = MAX_STEPS,
    render_mode: str | None = None,
    render_size: tuple[int, int] = SIZE,
    **options: object,
) -> AreoParallel:
    """PettingZoo's environment in which all act in one step; `options` are the game's own."""
    return AreoParallel(Setting(game, players, options, reward, max_steps), render_mode, render_size)
