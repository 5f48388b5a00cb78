"""Mission: Red Planet as the kernel knows games: its table, and where its rules stand."""

from __future__ import annotations

from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice
from areo.red_planet import evaluation, hidden, scoring, view
from areo.red_planet.numbers import PHASES, ROUNDS, SET_UP
from areo.red_planet.table import Table


class RedPlanet(Table):
    """One game of Mission: Red Planet."""

    def blank(self) -> Game:
        return RedPlanet(self.book, self.seats, self.options)

    def deal_anew(self, seat: int, dice: Dice) -> None:
        hidden.deal_anew(self, seat, dice)

    def show(self, seat: int | None) -> Json:
        return view.show(self, view.SPECTATOR if seat is None else seat)

    def state(self) -> Json:
        return view.show(self, view.ALL_SEEING)

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

    def clock(self) -> int:
        return self.round if self.phase != SET_UP else 0

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        phase = words.say(f"phase.{PHASES[self.phase]}")
        return phase if self.phase == SET_UP else words.say("clock", self.round, ROUNDS, phase)

    def has_key(self, key: str) -> bool:
        words = key.split(" ")
        if words[0] == "move":
            number = self.rulebook.things.number
            return len(words) == 3 and bool(number("zone " + words[1]) and number("zone " + words[2]))
        return super().has_key(key)
