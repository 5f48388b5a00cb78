"""What PettingZoo's two environments have in common: who plays, what they may see and do, and the deal."""

from __future__ import annotations

from typing import Any

from gymnasium.utils import seeding

from areo.arrays.desk import Desk
from areo.envs.rendering import checked_render_mode, painter
from areo.envs.rewards import Purse
from areo.envs.setting import Setting
from areo.kernel.game import Game


class Agents:
    """As many agents as play, called `seat_0`, `seat_1` and so on."""

    def sit_down(self, setting: Setting, render_mode: str | None, render_size: tuple[int, int]) -> None:
        """Let them sit down; nothing is dealt yet."""
        self.setting = setting
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: setting.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: setting.observation_space() for agent in self.possible_agents}
        self.painter = painter(self.render_mode, render_size)
        self.rng, _ = seeding.np_random()

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    @property
    def game(self) -> Game:
        """The table itself, which knows more than any agent may."""
        return self.desk.game

    def deal(self, seed: int | None) -> None:
        """A new game for all of them; the same seed deals the same games from here on."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.desk: Desk = self.setting.deal(self.rng)
        self.purse = Purse(self.game, self.setting.reward)
        self.agents = self.possible_agents[:]

    def close(self) -> None:
        """End the browser, if pictures were taken."""
        if self.painter is not None:
            self.painter.close()
