"""Mission: Red Planet as the kernel knows games: its table, and where its rules stand."""

from __future__ import annotations

from areo.kernel.features import Features
from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice
from areo.kernel.state import State
from areo.red_planet import evaluation, features, hidden, scoring
from areo.red_planet.numbers import PHASES, ROUNDS, SET_UP
from areo.red_planet.state import STATE
from areo.red_planet.table import RedPlanetTable


class RedPlanet(RedPlanetTable):
    """One game of Mission: Red Planet."""

    def blank(self) -> Game:
        return RedPlanet(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def deal_anew(self, seat: int, dice: Dice) -> None:
        hidden.shuffle_anew(self.shuttle_deck, dice)
        hidden.shuffle_anew(self.resource_deck, dice)
        if self.over:
            hidden.shuffle_anew(self.event_deck, dice)
        else:
            hidden.choose_anew(self, seat, dice)
            hidden.deal_events_anew(self, seat, dice)

    def scores(self) -> list[Json]:
        return scoring.scores(self, list(range(self.seats)))

    def open_scores(self, seat: int | None) -> list[Json]:
        if self.over:
            return self.scores()
        return scoring.scores(self, [] if seat is None else [seat])

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self, seat)

    def features(self, seat: int) -> Features:
        return features.features(self, seat)

    def feature_names(self) -> tuple[list[str], list[str]]:
        return features.number_names(self.data), features.mark_names(self.data)

    def clock(self) -> int:
        return self.round if self.phase != SET_UP else 0

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        phase = words.say(f"phase.{PHASES[self.phase]}")
        return phase if self.phase == SET_UP else words.say("clock", self.round, ROUNDS, phase)
