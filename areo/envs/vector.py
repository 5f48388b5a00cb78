"""Gymnasium's vector environment: thousands of games side by side in one process, observed in one array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from areo.arrays.desk import Desk
from areo.arrays.observations import write_mask
from areo.envs.opponents import Opponents, checked_seat, line_up
from areo.envs.rewards import Purse
from areo.envs.setting import MAX_STEPS, Observation, Setting, checked_number
from areo.kernel.errors import BadOption, IllegalChoice

Numbers = npt.NDArray[Any]


class AreoVectorEnv(VectorEnv[Observation, Numbers, Numbers]):
    """Many games of one kind. A game that ends is dealt anew in the same step.

    With a `seat`, the agent sits there and bots at the others, as in AreoEnv. Without one, the caller plays every seat:
    each game is observed from the seat that is asked (`infos["seat"]`), and the reward of a step is the one of the seat
    that acted; of a game that ended, `infos["outcome"]` holds the rewards of all seats for that last step.

    The arrays of an observation are written anew by the next step: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        num_envs: int = 1,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "won",
        max_steps: int = MAX_STEPS,
        **options: object,
    ) -> None:
        self.num_envs = checked_number("num_envs", num_envs)
        self.setting: Final = Setting(game, players, options, reward, max_steps, history=False)
        self.seat: Final = None if seat is None else checked_seat(seat, self.setting.players)
        self.bots: Final = [] if seat is None else line_up(bots, self.setting.players)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = self.setting.action_space()
        self.single_observation_space = self.setting.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.seen: Final = np.zeros((num_envs, self.setting.observer.size), np.float32)
        self.masks: Final = np.zeros((num_envs, self.setting.actions.size), np.int8)
        self.seats: Final = np.zeros(num_envs, np.int64)
        self.desks: Final[list[Desk]] = []
        self.purses: Final[list[Purse]] = []
        self.opponents: Final[list[Opponents | None]] = []
        self.chances: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. Of one seed the games have `seed`, `seed + 1` and so on, as AreoEnv would have them."""
        self.chances = self.sources(seed)
        self.desks.clear()
        self.purses.clear()
        self.opponents.clear()
        for chance in self.chances:
            desk, purse, opponents = self.deal(chance)
            self.desks.append(desk)
            self.purses.append(purse)
            self.opponents.append(opponents)
        self.observe(range(self.num_envs))
        return self.observation(), {"seat": self.seats.copy()}

    def sources(self, seed: int | Sequence[int | None] | None) -> list[np.random.Generator]:
        """A source of chance for each game; without a seed they go on as they were."""
        if seed is None and self.chances:
            return self.chances
        if seed is None or isinstance(seed, int):
            seeds: Sequence[int | None] = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise BadOption(f"seed: {self.num_envs} are needed, one for each game, not {len(seeds)}")
        return [seeding.np_random(each)[0] for each in seeds]

    def deal(self, chance: np.random.Generator) -> tuple[Desk, Purse, Opponents | None]:
        desk = self.setting.deal(chance)
        purse = Purse(desk.game, self.setting.reward)
        if self.seat is None:
            return desk, purse, None
        opponents = Opponents(self.bots, self.seat, int(chance.integers(1 << 62)))
        opponents.play(desk, self.setting.max_steps)
        return desk, purse, opponents

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        """An action in every game. IllegalChoice if a mask does not have one of them, and nothing changed."""
        chosen = self.checked(actions)
        rewards = np.zeros(self.num_envs, np.float64)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        ended: list[int] = []
        outcome = np.zeros((self.num_envs, self.setting.players), np.float64)
        acted = self.seats.tolist()
        for at, desk in enumerate(self.desks):
            seat = acted[at]
            desk.act(seat, chosen[at])
            opponents = self.opponents[at]
            if opponents is not None:
                opponents.play(desk, self.setting.max_steps)
            gained = self.purses[at].take()
            rewards[at] = gained[seat]
            terminated[at] = desk.game.over
            truncated[at] = self.setting.cut_short(desk)
            if terminated[at] or truncated[at]:
                outcome[at] = gained
                ended.append(at)
        infos = self.begin_anew(ended, outcome) if ended else {}
        self.observe(range(self.num_envs))
        infos["seat"] = self.seats.copy()
        return self.observation(), rewards, terminated, truncated, infos

    def begin_anew(self, ended: list[int], outcome: Numbers) -> dict[str, Any]:
        """Deal the games that ended anew; their last observations and what they brought, as Gymnasium has it."""
        self.observe(ended)
        last = np.full(self.num_envs, None, object)
        those = np.zeros(self.num_envs, np.bool_)
        those[ended] = True
        for at in ended:
            last[at] = {"observation": self.seen[at].copy(), "action_mask": self.masks[at].copy()}
            self.desks[at], self.purses[at], self.opponents[at] = self.deal(self.chances[at])
        return {"final_obs": last, "_final_obs": those, "outcome": outcome, "_outcome": those}

    def checked(self, actions: Numbers) -> list[int]:
        """The actions as numbers, each one that its game's mask has."""
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs or not self.desks:
            raise IllegalChoice(f"{self.num_envs} actions are needed after a reset, not {len(chosen)}")
        for at, action in enumerate(chosen):
            seat = int(self.seats[at])
            if action not in self.desks[at].offered(seat):
                raise IllegalChoice(f"game {at}: {self.desks[at].refusal(seat, action)}")
        return chosen

    def observe(self, games: Sequence[int]) -> None:
        """Write what is seen of some games."""
        observer = self.setting.observer
        self.seen[games if isinstance(games, list) else slice(None)] = 0.0
        self.masks[games if isinstance(games, list) else slice(None)] = 0
        for at in games:
            desk = self.desks[at]
            if self.seat is not None:
                seat = self.seat
            elif desk.game.over:
                seat = int(self.seats[at])
            else:
                seat = desk.game.waiting_for()[0]
            self.seats[at] = seat
            observer.write(desk, seat, self.seen[at])
            write_mask(desk, seat, self.masks[at])

    def observation(self) -> Observation:
        return {"observation": self.seen, "action_mask": self.masks}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions each game has now, as libraries that mask actions ask for it."""
        return self.masks.astype(np.bool_)
