"""Playing on from an answer to the end of the round, everybody greedily: what search judges answers by."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from time import perf_counter, time
from typing import Final

from areo.bots.bot import best
from areo.bots.greedy import LONGEST, values_of
from areo.bots.judge import Judge
from areo.bots.moves import after_each, is_secret, possible_answers
from areo.kernel.game import Game
from areo.kernel.rng import Dice
from areo.library import from_position

ROUNDS: Final = 1  # steps of the game's clock that are played on
OPTIONS: Final = 24  # tried at most for a choice on the way


@dataclass(frozen=True)
class Playout:
    """A table that could be the real one, the answer from which is played on, and the luck of all that follows."""

    table: Game
    seat: int
    answer: list[int]
    luck: int


def playing(judge: Judge, playouts: list[Playout], limit: float, cores: int) -> Iterator[float]:
    """What comes of each, in their order, until time is up."""
    if cores > 1:
        yield from on_cores(judge, playouts, limit, cores)
        return
    for each in playouts:
        if perf_counter() > limit:
            return
        yield play_on(judge, each.table, each.seat, each.answer, Dice(each.luck))


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


# Several cores


def on_cores(judge: Judge, playouts: list[Playout], limit: float, cores: int) -> Iterator[float]:
    """The same in several processes, which are given tables as positions."""
    until = time() + limit - perf_counter()  # a clock that other processes have too
    pool = processes(cores, judge, os.getpid())
    told: dict[int, str] = {}
    waiting: list[Future[float | None]] = []
    for each in playouts:
        if id(each.table) not in told:
            told[id(each.table)] = json.dumps(each.table.position())
        waiting.append(pool.submit(play_there, told[id(each.table)], each.seat, each.answer, each.luck, until))
    for at, one in enumerate(waiting):
        outcome = one.result()
        if outcome is None:
            for other in waiting[at:]:
                other.cancel()
            return
        yield outcome


class Player:
    """What a process knows that plays on for others."""

    judge: Judge


def prepare(judge: Judge) -> None:
    """Begin a process."""
    Player.judge = judge


@cache
def processes(cores: int, judge: Judge, parent: int) -> ProcessPoolExecutor:
    """For all who search with this judgement in this process. They end with it."""
    return ProcessPoolExecutor(cores, initializer=prepare, initargs=(judge,))


def play_there(position: str, seat: int, answer: list[int], luck: int, until: float) -> float | None:
    """One playout in a process of its own; none, if time is up before it begins."""
    if time() > until:
        return None
    return play_on(Player.judge, from_position(json.loads(position)), seat, answer, Dice(luck))
