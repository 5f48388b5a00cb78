"""Following a move to its end: often a chain of questions, of which only the end tells what the first answer is for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from areo.bots.judge import Judge
from areo.kernel.game import Game
from areo.kernel.question import Question
from areo.kernel.rng import Dice

OPTIONS: Final = 200  # tried at most, where one is picked; games put the sensible ones first
ANSWERS: Final = 60  # tried at most, where several options are picked at once
DEEP: Final = 7  # own questions that a move is followed on

Line: TypeAlias = tuple[tuple[object, list[int]], ...]  # answers to come, each with what is asked then


@dataclass(frozen=True)
class Beam:
    """How many of the tables that a move leads to are followed on at each of its questions."""

    each: int  # the best for each first answer
    all: int  # and the best of the rest


@dataclass(frozen=True)
class End:
    """Where a first answer leads to: what a table is worth, and the answers after it until something comes to light."""

    first: int
    value: float
    table: Game
    line: Line = ()
    told: bool = True  # nothing came to light on the way


def best_ends(judge: Judge, before: Game, trials: list[Game], seat: int, dice: Dice, beam: Beam) -> list[End]:
    """The best end that is found for each first answer, of which `trials` are the tables right after it."""
    tables = [
        End(first, judge.of(trial, seat), trial, told=not came_to_light(before, trial))
        for first, trial in enumerate(trials)
    ]
    found: dict[int, End] = {}
    for _ in range(DEEP):
        further: dict[object, End] = {}
        for end in tables:
            question = end.table.open[seat]
            if question is None or not goes_on(question):
                keep(found, end)
                continue
            answers = possible_answers(question, dice)
            for answer, trial in zip(answers, after_each(end.table, seat, answers)):
                worth = judge.of(trial, seat)
                told = end.told and not came_to_light(before, trial)
                line = (*end.line, (asks(question), answer)) if told else end.line
                further[end.first, worth, open_to(trial, seat)] = End(end.first, worth, trial, line, told)
        tables = best_of(list(further.values()), beam)
        if not tables:
            break
    for end in tables:
        keep(found, end)
    return [found[first] for first in range(len(trials))]


def best_of(ends: list[End], beam: Beam) -> list[End]:
    """Those that are followed on."""
    ends.sort(key=lambda end: -end.value)
    taken: list[End] = []
    rest: list[End] = []
    times: dict[int, int] = {}
    for end in ends:
        times[end.first] = times.get(end.first, 0) + 1
        (taken if times[end.first] <= beam.each else rest).append(end)
    return taken + rest[: beam.all]


def keep(found: dict[int, End], end: End) -> None:
    best = found.get(end.first)
    if best is None or end.value > best.value:
        found[end.first] = end


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


def came_to_light(before: Game, after: Game) -> bool:
    """Whether something hidden was seen, by anyone, so that another deal might tell something else."""
    return after.reveals != before.reveals or after.learned != before.learned


def goes_on(question: Question) -> bool:
    """Whether a question belongs to what was just chosen: no new turn, and nothing that others answer too."""
    return question.kind != "menu" and not is_secret(question)


def is_secret(question: Question) -> bool:
    """Whether the answer stays hidden until all who are asked have answered."""
    return bool(question.frame.effect.secret)


def open_to(game: Game, seat: int) -> object:
    """What the seat is asked: of two ways to stand as well before the same question, one is enough."""
    question = game.open[seat]
    return None if question is None else about(question)


def about(question: Question) -> tuple[object, ...]:
    frame = question.frame
    return id(frame.effect), frame.subject, frame.second, frame.count


def asks(question: Question) -> tuple[object, ...]:
    """The question by all that its answers may depend on, to know it again when it is asked at the table."""
    return *about(question), question.kind, *question.options
