"""Ares Expedition as the kernel knows games: its table, and where its rules stand."""

from __future__ import annotations

from areo.ares_expedition import evaluation, features, hidden, scoring, shares, tally
from areo.ares_expedition.deck import PHASE_NAMES
from areo.ares_expedition.numbers import COOP_ROUNDS, PLANNING, SOLO_ROUNDS
from areo.ares_expedition.state import STATE
from areo.ares_expedition.table import AresTable
from areo.ares_expedition.thumb import ALONE, RIVALS, Thumb
from areo.kernel.effect import Figures
from areo.kernel.features import Features
from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice
from areo.kernel.state import State
from areo.kernel.worths import Worths


class AresExpedition(AresTable):
    """One game of Ares Expedition."""

    def blank(self) -> Game:
        return AresExpedition(self.book, self.seats, self.options)

    def top(self, seat: int) -> int:
        return shares.top(self, seat)

    def drawable(self, seat: int) -> int:
        return shares.left_for(self, seat)

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
        return tally.tallies(self)

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def winners(self) -> list[bool]:
        """Together: both or nobody. Alone: won if Mars is terraformed in time."""
        if self.coop:
            return [scoring.won_together(self)] * self.seats
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

    def way_to_play(self) -> str:
        return "together" if self.coop else super().way_to_play()

    def competitive(self) -> bool:
        return super().competitive() and not self.coop

    def clock(self) -> int:
        return self.round

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        if self.over:
            return words.say("phase.finished")
        if self.players[0].corporation == 0:
            return words.say("phase.set_up")
        phase = words.say("phase.planning" if self.phase == PLANNING else f"phase.{PHASE_NAMES[self.phase - 1]}")
        if self.coop or self.solo:
            return words.say("clock.of", self.round, COOP_ROUNDS if self.coop else SOLO_ROUNDS, phase)
        return words.say("clock", self.round, phase)
