"""On Mars as the kernel knows games: its table, and where its rules stand."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.features import Features
from areo.kernel.game import Game, Json
from areo.kernel.journal import Entry
from areo.kernel.rng import Dice
from areo.kernel.state import State
from areo.kernel.words import Words
from areo.on_mars import evaluation, features, hidden, scoring, tally
from areo.on_mars.numbers import NONE, PHASES, SET_UP
from areo.on_mars.state import STATE
from areo.on_mars.table import OnMarsTable


class OnMars(OnMarsTable):
    """One game of On Mars."""

    def blank(self) -> Game:
        return OnMars(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def deal_anew(self, seat: int, dice: Dice) -> None:
        hidden.deal_anew(self, seat, dice)

    def scores(self) -> list[Json]:
        return [scoring.count(self, seat) for seat in range(self.seats)]

    def open_scores(self, seat: int | None) -> list[Json]:
        return self.scores()  # all that is counted lies open

    def figures(self) -> list[Figures]:
        return tally.figures(self)

    def rivals(self) -> list[Json]:
        return [] if self.lacerda == NONE else [{"name": "Lacerda", **scoring.count(self, self.lacerda)}]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def winners(self) -> list[bool]:
        return super().winners() if self.lacerda == NONE else [scoring.solo_won(self)]

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self, seat)

    def features(self, seat: int) -> Features:
        return features.features(self, seat)

    def feature_names(self) -> tuple[list[str], list[str]]:
        return features.number_names(self.book), features.mark_names(self.book)

    def way_to_play(self) -> str:
        """Each goal of a game alone, each chapter and each hard level is a way of its own."""
        chapter = self.book.chapter.id
        if chapter:
            return f"{chapter} hard" if self.options.get("hard") else chapter
        return f"alone {self.book.solo_goal(self.options).id}" if self.lacerda != NONE else super().way_to_play()

    def clock(self) -> int:
        return self.round if self.phase != SET_UP else 0

    def clock_text(self, language: str) -> str:
        words = self.words(language)
        phase = words.say(f"phase.{PHASES[self.phase]}")
        return phase if self.phase == SET_UP else words.say("clock", self.round, phase)

    # Lacerda has no seat, but a number and a name.

    def words(self, language: str) -> Words:
        words = super().words(language)
        if self.lacerda != NONE:
            words.players = [*[words.player(seat) for seat in range(self.seats)], "Lacerda"]
        return words

    def event(self, entry: Entry, secret: int, words: Words) -> Json:
        told = super().event(entry, secret, words)
        if self.lacerda != NONE:
            for field in ("seat", "actor"):
                if told[field] == self.lacerda:
                    told[field] = None
            spans = told["spans"]
            if isinstance(spans, list):
                for span in spans:
                    if span["seat"] == self.lacerda:
                        span["seat"] = None
        return told
