"""A bot that looks one step ahead: it tries every answer on tables that could be the real one, and takes the best."""

from __future__ import annotations

from random import Random
from typing import Final

from areo.bots.bot import Thinker, Weighed, best
from areo.bots.judge import RULE_OF_THUMB, Judge
from areo.bots.moves import (
    Beam,
    after_each,
    best_ends,
    came_to_light,
    goes_on,
    is_secret,
    possible_answers,
)
from areo.bots.seat import Seat
from areo.kernel.game import Game
from areo.kernel.rng import Dice

DEALS: Final = 3  # tables that an answer is tried on, where chance or others have a say
AHEAD: Final = 2  # own questions followed on from an answer that changes nothing by itself
THOROUGH: Final = Beam(3, 0)
WIDE: Final = Beam(1, 10)  # where a move is often a chain of many questions
HURRIED: Final = Beam(1, 4)  # there, in a hurry
LONGEST: Final = 400  # choices played on at most, in a game whose clock stands still


class Greedy(Thinker):
    """Wants to stand as well as it can right after its choice, by the game's own rule of thumb.

    Where a choice made in secret shows nothing yet, it plays on until the game's clock moves: the others at random,
    itself greedily.
    """

    name = "greedy"
    judge: Judge = RULE_OF_THUMB

    def expects(self, seat: Seat) -> float:
        return seat.evaluate(self.judge)

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        question = seat.asked.question
        dice = Dice(rng.getrandbits(128))
        answers = possible_answers(question, dice)
        totals = [0.0] * len(answers)
        deals = 0
        while deals < DEALS:
            deals += 1
            table = seat.sample(rng)
            judge = self.judge.near(table, seat.number)
            blind = is_secret(question) and shows_nothing(table, seat.number, answers)
            if question.frame.lane == seat.number and not blind:
                table.hold()  # what the others' answers set going is not this answer's doing
            trials = after_each(table, seat.number, answers)
            settled = not any(came_to_light(table, trial) for trial in trials)
            if blind:
                settled = False
                chance = rng.getrandbits(128)
                for trial in trials:
                    # The same luck for every answer.
                    play_on(judge, trial, seat.number, table.clock(), Dice(chance), dice)
            beam = WIDE if table.rulebook.deep_moves else THOROUGH
            ends = best_ends(judge, table, trials, seat.number, dice, beam)
            for index, end in enumerate(ends):
                totals[index] += end.value
            if settled:
                break  # nothing came to light, so every other deal would say the same
        # A chain of many questions is thought through anew at each: further on, the beam sees further.
        rethink = blind or table.rulebook.deep_moves
        lines = [() if rethink else end.line for end in ends]
        return [Weighed(answer, total / deals, line, blind) for answer, total, line in zip(answers, totals, lines)]


def shows_nothing(table: Game, seat: int, answers: list[list[int]]) -> bool:
    """Whether the seat stands the same after every answer, until the last of the others has answered too."""
    held = table.copy(history=False)
    held.hold()
    values = [trial.evaluate(seat) for trial in after_each(held, seat, answers)]
    return min(values) == max(values)


def values_of(judge: Judge, before: Game, trials: list[Game], seat: int, dice: Dice) -> list[float]:
    """How well the seat stands at each, in a hurry.

    Only an answer that changes nothing by itself (a place, before whom to attack there) is followed on; but a game
    whose moves are long chains has them followed all the same.
    """
    if before.rulebook.deep_moves:
        return [end.value for end in best_ends(judge, before, trials, seat, dice, HURRIED)]
    worth = judge.of(before, seat)
    return [next_step(judge, trial, seat, worth, dice) for trial in trials]


def next_step(judge: Judge, trial: Game, seat: int, before: float, dice: Dice, ahead: int = AHEAD) -> float:
    """How well the seat stands after an answer; if that changed nothing, after a question or two more."""
    pay(judge, trial, seat, dice)
    value = judge.of(trial, seat)
    question = trial.open[seat]
    if ahead and value == before and question is not None and goes_on(question):
        further = after_each(trial, seat, possible_answers(question, dice))
        return max([next_step(judge, each, seat, before, dice, ahead - 1) for each in further])
    return value


def pay(judge: Judge, game: Game, seat: int, dice: Dice) -> None:
    """Pay what is due, each time in the way that leaves the seat best off; other moves are made only to be able to."""
    question = game.open[seat]
    while question is not None and question.kind == "payment":
        ways = [index for index, option in enumerate(question.options) if option >= 0]
        answers = [[index] for index in ways or range(len(question.options))]
        values = [judge.of(trial, seat) for trial in after_each(game, seat, answers)] if len(answers) > 1 else [0.0]
        game.move(seat, answers[best(values, dice)])
        question = game.open[seat]


def play_on(judge: Judge, game: Game, seat: int, clock: int, others: Dice, own: Dice) -> None:
    """Play until the clock moves on: the others at random, the seat greedily where its choice is no secret."""
    for _ in range(LONGEST):
        if game.over or game.clock() != clock:
            return
        asked = game.waiting_for()[0]
        question = game.open[asked]
        assert question is not None
        if asked != seat or is_secret(question):
            game.move(asked, question.sample(others))
        else:
            answers = possible_answers(question, own)
            values = values_of(judge, game, after_each(game, seat, answers), seat, own)
            game.move(asked, answers[best(values, own)])
