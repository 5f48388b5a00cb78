"""What the laws need to know of a game besides its rules: which deals to try, and what is special about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import areo
from areo import Game
from areo.kernel.description import GameType

Json: TypeAlias = dict[str, Any]

BESIDE = ("rng", "reveals", "learned", "pending")  # what a position says besides the table


@dataclass(frozen=True)
class Case:
    """A game to try the laws on: which, for how many, with what options, and from which state if not dealt."""

    game: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    state: Mapping[str, object] | None = None
    name: str = ""

    def new(self, seed: int | str) -> Game:
        if self.state is None:
            return areo.new(self.game, players=self.players, seed=seed, **self.options)
        options = {**self.options, "players": self.players, "seed": seed}
        return areo.from_position({"game": self.game, "options": options, "state": self.state})

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *([self.name] if self.name else [])])


def whole_table(game: Game) -> Json:
    """The whole table: a position's state without chance and what is pending."""
    state: Any = game.position()["state"]
    return {key: value for key, value in state.items() if key not in BESIDE}


@dataclass(frozen=True)
class GameCases:
    """What a game brings to the laws: `tests/<game>/law_cases.py` has one of these, called BRINGS.

    Only `cases` must be told. Whatever else is left out is not looked at by the laws that are about it.
    """

    cases: list[Case]
    partly_known: tuple[str, ...] = ()  # hidden piles of which a seat may know some cards, as those it discarded
    secret_numbers: tuple[str, ...] = ()  # fields with a number that is hidden at times
    several: tuple[str, ...] = ()  # kinds of hidden piece of which there are several alike
    table: Callable[[Game], Json] = whole_table  # the position's table, in the form that views have
    in_turn: bool = False  # seats are asked one after the other, never two at once
    replaced: tuple[str, ...] = ()  # fields that copies share, because play replaces them and never changes them
    told_to_all: tuple[str, ...] = ()  # kinds of log entry that name a card to all, although it goes to a hidden place
    type: GameType | None = None  # to be added to the library, if it is not one of our games
    for_people: bool = True  # people play it: its texts are translated, and records of it are kept
