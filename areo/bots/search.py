"""A bot that plays on from its best answers on tables that could be the real one, and takes what led furthest."""

from __future__ import annotations

from math import ceil, log2
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Final

from areo.bots.bot import Weighed, best
from areo.bots.greedy import LONGEST, values_of
from areo.bots.judge import Judge
from areo.bots.learned import Learned
from areo.bots.moves import Line, after_each, is_secret, possible_answers
from areo.bots.seat import Seat
from areo.kernel.game import Game
from areo.kernel.rng import Dice

PLAYOUTS: Final = 48
SECONDS: Final = 10.0
CANDIDATES: Final = 8  # answers that are played on from: those that look best at once
ROUNDS: Final = 1  # steps of the game's clock that are played on
OPTIONS: Final = 24  # tried at most for a choice on the way


class Search(Learned):
    """Weighs answers by playing on from them to the end of the round, everybody greedily.

    The answers that look best at once are played on from equally often, in the same deals and with the same luck; then
    the worse half is dropped, and so on. It stops after so many playouts, or at its limit of time with what it has
    found by then: only where it comes to that may another machine find another answer.
    """

    name = "search"

    def __init__(self, playouts: int = PLAYOUTS, seconds: float = SECONDS) -> None:
        self.playouts: Final = playouts
        self.seconds: Final = seconds

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        limit = perf_counter() + self.seconds
        first = super().weigh(seat, rng)
        if len(first) == 1:
            return first
        first.sort(key=lambda each: -each.value)
        trials = [Trial(each) for each in first[:CANDIDATES]]
        left = trials
        halvings = ceil(log2(len(left)))
        for _ in range(halvings):
            for _ in range(max(1, self.playouts // (halvings * len(left)))):
                if not self.play_deal(seat, left, rng.getrandbits(128), limit):
                    break
            left = sorted(left, key=lambda trial: -sum(trial.outcomes))[: max(1, len(left) // 2)]
        if not trials[0].outcomes:
            return first
        return [Weighed(trial.answer, trial.value(left[0]), trial.line) for trial in trials]

    def play_deal(self, seat: Seat, trials: list[Trial], luck: int, limit: float) -> bool:
        """Play on from each answer in one deal. If time is up before the last of them, nothing of it counts."""
        table = seat.sample(Random(luck))
        outcomes: list[float] = []
        for trial in trials:
            if perf_counter() > limit:
                return False
            outcomes.append(play_on(self.judge, table, seat.number, trial.answer, Dice(luck)))
        for trial, outcome in zip(trials, outcomes):
            trial.outcomes.append(outcome)
        return True


class Trial:
    """An answer, and what came of it in each deal so far."""

    def __init__(self, weighed: Weighed) -> None:
        self.answer: Final = weighed.answer
        self.line: Final[Line] = weighed.line
        self.outcomes: Final[list[float]] = []

    def value(self, winner: Trial) -> float:
        """What the answer leads to: as much as the winner, less what it fell behind it in the deals they shared."""
        behind = fmean([theirs - own for own, theirs in zip(self.outcomes, winner.outcomes)])
        return fmean(winner.outcomes) - behind


def play_on(judge: Judge, table: Game, seat: int, answer: list[int], dice: Dice) -> float:
    """How well the seat stands at the end of the round after an answer, if everybody goes on greedily."""
    game = table.copy(history=False)
    end = game.clock() + ROUNDS
    game.move(seat, answer)
    for _ in range(LONGEST):
        if game.over or game.clock() >= end:
            break
        asked = game.waiting_for()[0]
        game.move(asked, quick(judge, game, asked, dice))
    return judge.of(game, seat)


def quick(judge: Judge, game: Game, seat: int, dice: Dice) -> list[int]:
    """What looks best right after it, without a second thought."""
    question = game.open[seat]
    assert question is not None
    answers = possible_answers(question, dice)[:OPTIONS]
    if len(answers) == 1:
        return answers[0]
    table = game
    if question.frame.lane == seat:
        table = game.copy(history=False)
        table.hold()  # what the others' answers set going is not this answer's doing
    judge = judge.near(table, seat)
    trials = after_each(table, seat, answers)
    if is_secret(question):
        values = [judge.of(trial, seat) for trial in trials]
    else:
        values = values_of(judge, table, trials, seat, dice)
    return answers[best(values, dice)]
