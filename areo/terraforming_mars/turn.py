"""A turn: one or two of the things that its menu offers."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.menu import AnyEntry, Menu, place_of
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.terraforming_mars import verbs
from areo.terraforming_mars.entries import (
    ClaimMilestone,
    ConvertHeat,
    ConvertPlants,
    End,
    FirstAction,
    FundAward,
    Pass,
    PlayCard,
    StandardProject,
    UseAction,
)
from areo.terraforming_mars.table import MarsTable

MOST_ACTIONS: Final = 10_000  # that a position written by hand may give


class Turn(Menu[MarsTable]):
    """One or two actions. `frame.count` were taken before, and the table says how many are left."""

    asks: ClassVar[str] = "ask.turn"

    def counts(self) -> tuple[int, int]:
        return (0, MOST_ACTIONS)

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return game.actions_left > 0

    def __init__(self, *entries: AnyEntry) -> None:
        super().__init__(*entries)
        self.first_action: Final = [isinstance(entry, FirstAction) for entry in entries].index(True)  # its place

    def passes_over(self, game: MarsTable, frame: Frame) -> int:
        """A corporation's first action comes before anything else."""
        return self.first_action if game.players[frame.seat].first_action else 0

    def obstacles(self, game: MarsTable, frame: Frame, option: int, found: Conditions) -> None:
        if place_of(option) < self.passes_over(game, frame):
            found.bar("why.first-action")
        else:
            super().obstacles(game, frame, option, found)

    def begin(self, game: MarsTable, frame: Frame, place: int, move: int) -> None:
        if not self.quiet[place]:
            verbs.take_action(game)
            if game.actions_left:
                game.push(self, frame, count=frame.count + 1)
        super().begin(game, frame, place, move)

    def prompt(self, game: MarsTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count + 1, frame.count + game.actions_left)


TURN: Final = Turn(
    PlayCard(),
    UseAction(),
    StandardProject(),
    ClaimMilestone(),
    FundAward(),
    ConvertPlants(),
    ConvertHeat(),
    FirstAction(),
    Pass(),
    End(),
)

NAMED: Final[dict[str, AnyEffect]] = {"turn": TURN}
