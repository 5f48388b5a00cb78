"""Terraforming Mars as the kernel knows games: its table, and where its rules stand."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.features import Features
from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice
from areo.kernel.state import State
from areo.kernel.worths import Worths
from areo.tableau.verbs import top_of_deck
from areo.terraforming_mars import evaluation, features, hidden, scoring, tally
from areo.terraforming_mars.numbers import SOLO_GENERATIONS
from areo.terraforming_mars.phases import PHASES, SET_UP
from areo.terraforming_mars.state import STATE
from areo.terraforming_mars.table import MarsTable
from areo.terraforming_mars.thumb import ALONE, RIVALS, Thumb


class TerraformingMars(MarsTable):
    """One game of Terraforming Mars."""

    def blank(self) -> Game:
        return TerraformingMars(self.book, self.seats, self.options)

    def top(self, seat: int) -> int:
        return top_of_deck(self)

    def deal_anew(self, seat: int, dice: Dice) -> None:
        hidden.deal_anew(self, seat, dice)

    def declared(self) -> State:
        return STATE

    def scores(self) -> list[Json]:
        return scoring.scores(self)

    def open_scores(self, seat: int | None) -> list[Json]:
        return scoring.scores(self)  # all that is worth points lies open

    def figures(self) -> list[Figures]:
        return tally.figures(self)

    def tallies(self) -> list[Figures]:
        return super().tallies() if self.first is None else tally.tallies(self, self.first)

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def winners(self) -> list[bool]:
        """Alone: won if Mars is terraformed in time."""
        return [self.all_done()] if self.solo else super().winners()

    def worths(self) -> Thumb:
        return ALONE if self.solo else RIVALS

    def reckon(self, seat: int, worths: Worths) -> float:
        assert isinstance(worths, Thumb), "the worths of another game"
        return evaluation.evaluate(self, seat, worths)

    def features(self, seat: int) -> Features:
        return features.features(self, seat)

    def feature_names(self) -> tuple[list[str], list[str]]:
        return features.number_names(self.book), features.mark_names(self.book)

    def clock(self) -> int:
        return self.generation

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        phase = words.say(f"phase.{PHASES[self.phase]}")
        if self.phase == SET_UP:
            return phase
        if self.solo:
            return words.say("clock.solo", self.generation, SOLO_GENERATIONS, phase)
        return words.say("clock", self.generation, phase)
