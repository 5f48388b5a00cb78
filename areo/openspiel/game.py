"""Areo's games as OpenSpiel has them, each registered by its name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

import pyspiel

from areo.arrays.observations import Observer
from areo.kernel.description import Description
from areo.kernel.errors import BadOption
from areo.library import games, new
from areo.openspiel.observer import AreoObserver
from areo.openspiel.state import AreoState
from areo.openspiel.steps import Steps, dealt

DEALS: Final = 1000
LONGEST: Final = 50_000  # actions; a game at random takes some 200 to 1500


class AreoGame(pyspiel.Game):  # type: ignore[misc]  # compiled, without types
    """One of areo's games, with its players and options: `pyspiel.load_game("areo_red_planet(players=4)")`."""

    description: ClassVar[Description]  # each game is a class of its own

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        description = self.description
        given = {**defaults(description), **(params or {})}
        self.id: Final = description.id
        self.players: Final[int] = given.pop("players")
        self.deals: Final[int] = given.pop("deals")
        self.first_deal: Final[int] = given.pop("first_deal")
        self.options: Final = {**changed(description, given), **written(given["options"])}
        if self.deals < 1:
            raise BadOption(f"deals: at least 1, not {self.deals}")
        sample = self.deal(0)
        self.actions: Final = sample.desk.actions
        competitive = sample.game.competitive()
        information = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if competitive else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(description, competitive), information, params or {})

    def deal(self, outcome: int) -> Steps:
        """The game with the seed that stands for a chance outcome."""
        return dealt(new(self.id, self.players, self.first_deal + outcome, **self.options))

    @cached_property
    def observer(self) -> Observer:
        """Who writes what a player sees as numbers, and knows what they are called."""
        return Observer(self.deal(0).game)

    def new_initial_state(self) -> AreoState:
        return AreoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> AreoObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return AreoObserver(kind, params, lambda: self.observer)


def defaults(description: Description) -> dict[str, Any]:
    """The parameters: how many play, how the game is mapped, and the options whose default is yes, no or a word."""
    least, most = description.seats
    own = {option.name: option.default for option in description.options if option.default is not None}
    mapping = {"players": min(max(least, 2), most), "deals": DEALS, "first_deal": 0, "options": ""}
    return {**own, **mapping}


def changed(description: Description, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options with another value than their default: some mean nothing to so many players, and are then refused."""
    return {
        option.name: given[option.name]
        for option in description.options
        if option.default is not None and given[option.name] != option.default
    }


def written(text: str) -> dict[str, Any]:
    """Further options, as OpenSpiel's names of games can have them: `round_limit:12;first_player:0`."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, sign, value = part.partition(":")
        if not sign:
            raise BadOption(f"options are written name:value;name:value, not {text!r}")
        try:
            found[name.strip()] = json.loads(value)
        except ValueError:
            found[name.strip()] = value.strip()
    return found


def type_of(description: Description, competitive: bool) -> pyspiel.GameType:
    """Points against points are places, which add up to nothing; whoever plays alone or together wins or loses."""
    kinds = pyspiel.GameType
    least, most = description.seats
    return kinds(
        short_name=name_of(description),
        long_name=description.names["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if competitive else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # an array of a fixed size cannot remember all that has happened
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(description),
    )


def name_of(description: Description) -> str:
    return f"areo_{description.id.replace('-', '_')}"


def register_games() -> list[str]:
    """Make every game known to OpenSpiel, installed ones too; their names."""
    found = list(games().values())
    for description in found:
        # OpenSpiel keeps what it is given beyond Python's end: a class survives that, a function does not.
        own = type("AreoGame", (AreoGame,), {"description": description})
        pyspiel.register_game(type_of(description, True), own)
    return [name_of(description) for description in found]
