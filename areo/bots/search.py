"""A bot that plays on from its best answers on tables that could be the real one, and takes what led furthest."""

from __future__ import annotations

from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final

from areo.bots.bot import Weighed
from areo.bots.learned import Learned
from areo.bots.moves import Line
from areo.bots.playouts import Playout, playing
from areo.bots.seat import Seat

PLAYOUTS: Final = 48
SECONDS: Final = 10.0
CANDIDATES: Final = 8  # answers that are played on from: those that look best at once
CHAIN: Final = 8  # questions of a move, where it is a chain of them: somebody waits for all of it
FIRST_SIGHT: Final = 20  # deals that count as much as how an answer looks at once: a few may all be lucky
GUESS: Final = 4  # and as much as how it seems to be, where nothing shows at once


class Search(Learned):
    """Weighs answers by playing on from them to the end of the round, everybody greedily.

    The answers that look best at once are played on from equally often, in the same deals and with the same luck; then
    the worse half is dropped, and so on. It stops after so many playouts, or at its limit of time with what it has
    found by then: only where it comes to that may another machine find another answer. Several cores find the same.
    """

    name = "search"

    def __init__(self, playouts: int = PLAYOUTS, seconds: float = SECONDS, cores: int = 1) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds
        self.cores: Final = cores

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        limit = perf_counter() + self.seconds / (CHAIN if seat.moves_are_chains else 1)
        first = super().weigh(seat, rng)
        if len(first) == 1:
            return first
        first.sort(key=lambda each: -each.value)
        trials = [Trial(each) for each in first[:CANDIDATES]]
        left = trials
        halvings = ceil(log2(len(left)))
        for _ in range(halvings):
            self.play_deals(seat, left, max(1, self.playouts // (halvings * len(left))), rng, limit)
            left = sorted(left, key=lambda trial: -trial.total())[: max(1, len(left) // 2)]
        return [Weighed(trial.answer, trial.value(left[0]), trial.line, trial.guessed) for trial in trials]

    def play_deals(self, seat: Seat, trials: list[Trial], deals: int, rng: Random, limit: float) -> None:
        """Play on from each answer in so many deals. If time is up in the middle of a deal, nothing of it counts."""
        playouts: list[Playout] = []
        for _ in range(deals):
            luck = rng.getrandbits(128)
            table = seat.sample(Random(luck))
            playouts += [Playout(table, seat.number, trial.answer, luck) for trial in trials]
        outcomes: list[float] = []
        for outcome in playing(self.judge, playouts, limit, self.cores):
            outcomes.append(outcome)
            if len(outcomes) == len(trials):
                for trial, one in zip(trials, outcomes):
                    trial.outcomes.append(one)
                outcomes.clear()


class Trial:
    """An answer: how it looks at once, and what came of it in each deal so far."""

    def __init__(self, weighed: Weighed) -> None:
        self.answer: Final = weighed.answer
        self.line: Final[Line] = weighed.line
        self.guessed: Final = weighed.guessed
        self.looks: Final = weighed.value
        self.trust: Final = GUESS if weighed.guessed else FIRST_SIGHT  # in how it looks, in deals
        self.outcomes: Final[list[float]] = []

    def total(self) -> float:
        """What it came to, added up with how it looks. Who was played on from as often can be compared by that."""
        return self.trust * self.looks + sum(self.outcomes)

    def value(self, winner: Trial) -> float:
        """What the answer leads to: as much as the winner, less what it fell behind it in the deals they shared."""
        behind = self.trust * (winner.looks - self.looks)
        behind += sum([theirs - own for own, theirs in zip(self.outcomes, winner.outcomes)])
        return winner.total() / (self.trust + len(winner.outcomes)) - behind / (self.trust + len(self.outcomes))
