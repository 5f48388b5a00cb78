"""A bot that looks one step ahead: it tries every answer on tables that could be the real one, and takes the best."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from typing import Final

from areo.bots.bot import Thinker, Weighed, best
from areo.bots.judge import RULE_OF_THUMB, Judge
from areo.bots.seat import Seat
from areo.kernel.game import Game
from areo.kernel.question import Question
from areo.kernel.rng import Dice

OPTIONS: Final = 200  # tried at most, where one is picked; games put the sensible ones first
ANSWERS: Final = 60  # tried at most, where several options are picked at once
DEALS: Final = 3  # tables that an answer is tried on, where chance or others have a say
AHEAD: Final = 2  # own questions followed on from an answer that changes nothing by itself
DEEP: Final = 7  # own questions followed on, where a move is followed to its end
BEAM: Final = 3  # of the tables that a move leads to, so many are followed on at each of its questions
WIDE: Final = 10  # as many, where a move is often a chain of many questions
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
            settled = all(trial.reveals == table.reveals and trial.learned == table.learned for trial in trials)
            if blind:
                settled = False
                chance = rng.getrandbits(128)
                for trial in trials:
                    # The same luck for every answer.
                    play_on(judge, trial, seat.number, table.clock(), Dice(chance), dice)
            before = judge.of(table, seat.number)
            for index, value in enumerate(values_of(judge, trials, seat.number, before, dice, BEAM)):
                totals[index] += value
            if settled:
                break  # nothing came to light, so every other deal would say the same
        return [Weighed(answer, total / deals) for answer, total in zip(answers, totals)]


def shows_nothing(table: Game, seat: int, answers: list[list[int]]) -> bool:
    """Whether the seat stands the same after every answer, until the last of the others has answered too."""
    held = table.copy(history=False)
    held.hold()
    values = [trial.evaluate(seat) for trial in after_each(held, seat, answers)]
    return min(values) == max(values)


def is_secret(question: Question) -> bool:
    """Whether the answer stays hidden until all who are asked have answered."""
    return bool(question.frame.effect.secret)


def possible_answers(question: Question, dice: Dice) -> list[list[int]]:
    """The answers to try, as option indexes: all, the first of a very long list, or a random part of very many."""
    size = len(question.options)
    counts = range(question.least, min(question.most, size) + 1)
    if question.most == 1:
        nothing: list[list[int]] = [[]] if question.least == 0 else []
        return nothing + [[index] for index in range(min(size, OPTIONS))]
    if sum(comb(size, count) for count in counts) <= ANSWERS:
        return [list(picks) for count in counts for picks in combinations(range(size), count)]
    drawn = {tuple(question.sample(dice)) for _ in range(ANSWERS)}
    return [list(picks) for picks in sorted(drawn)]


def after_each(game: Game, seat: int, answers: list[list[int]]) -> list[Game]:
    """The table after each answer."""
    trials: list[Game] = []
    for answer in answers:
        trial = game.copy(history=False)
        trial.move(seat, answer)
        trials.append(trial)
    return trials


def values_of(judge: Judge, trials: list[Game], seat: int, before: float, dice: Dice, beam: int = 0) -> list[float]:
    """How well the seat stands at each: where the same move goes on, at its best end.

    Without a beam, in a hurry, only an answer that changes nothing by itself (a place, before whom to attack there) is
    followed on; but a game whose moves are long chains has them followed all the same.
    """
    if trials[0].rulebook.deep_moves:
        beam = WIDE
    if beam:
        return [best_end(judge, trial, seat, dice, beam) for trial in trials]
    return [next_step(judge, trial, seat, before, dice) for trial in trials]


def next_step(judge: Judge, trial: Game, seat: int, before: float, dice: Dice, ahead: int = AHEAD) -> float:
    """How well the seat stands after an answer; if that changed nothing, after a question or two more."""
    pay(judge, trial, seat, dice)
    value = judge.of(trial, seat)
    question = trial.open[seat]
    if ahead and value == before and question is not None and goes_on(question):
        further = after_each(trial, seat, possible_answers(question, dice))
        return max([next_step(judge, each, seat, before, dice, ahead - 1) for each in further])
    return value


def best_end(judge: Judge, game: Game, seat: int, dice: Dice, beam: int) -> float:
    """How well the seat stands after a move, at the best end that is found for it."""
    found = -1e9
    tables = [(judge.of(game, seat), game)]
    for _ in range(DEEP):
        further: dict[object, tuple[float, Game]] = {}
        for value, table in tables:
            question = table.open[seat]
            if question is None or not goes_on(question):
                found = max(found, value)
                continue
            for trial in after_each(table, seat, possible_answers(question, dice)):
                worth = judge.of(trial, seat)
                further[worth, open_to(trial, seat)] = (worth, trial)
        if not further:
            return found
        tables = sorted(further.values(), key=lambda each: -each[0])[:beam]
    return max(found, tables[0][0])


def open_to(game: Game, seat: int) -> object:
    """What the seat is asked: of two ways to stand as well before the same question, one is enough."""
    question = game.open[seat]
    if question is None:
        return None
    frame = question.frame
    return id(frame.effect), frame.subject, frame.second, frame.count


def pay(judge: Judge, game: Game, seat: int, dice: Dice) -> None:
    """Pay what is due, each time in the way that leaves the seat best off; other moves are made only to be able to."""
    question = game.open[seat]
    while question is not None and question.kind == "payment":
        ways = [index for index, option in enumerate(question.options) if option >= 0]
        answers = [[index] for index in ways or range(len(question.options))]
        values = [judge.of(trial, seat) for trial in after_each(game, seat, answers)] if len(answers) > 1 else [0.0]
        game.move(seat, answers[best(values, dice)])
        question = game.open[seat]


def goes_on(question: Question) -> bool:
    """Whether a question belongs to what was just chosen: no new turn, and nothing that others answer too."""
    return question.kind != "menu" and not is_secret(question)


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
            before = judge.of(game, seat)
            values = values_of(judge, after_each(game, seat, answers), seat, before, own)
            game.move(asked, answers[best(values, own)])
