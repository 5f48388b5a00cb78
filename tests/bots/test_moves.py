"""Following moves to their ends: the line that leads to the best end is kept, and played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import areo
from areo.bots.bot import Thinker, Weighed
from areo.bots.greedy import THOROUGH
from areo.bots.judge import RULE_OF_THUMB
from areo.bots.moves import Beam, End, after_each, asks, best_ends, best_of, possible_answers
from areo.bots.seat import Seat, sit
from areo.kernel.game import Game
from areo.kernel.play import play_out
from areo.kernel.rng import Dice

GAMES = [("on-mars", 2), ("terraforming-mars", 2), ("ares-expedition", 2)]


def moments(game: str, players: int) -> Iterator[tuple[Game, int, list[Game], list[End]]]:
    """Tables at which somebody has a choice, the tables after each answer, and the ends that were found."""
    table = areo.new(game, players, "moves")
    for moment in range(60):
        play_out(table, Dice(moment), 5)
        if table.over:
            return
        seat = table.waiting_for()[0]
        question = table.open[seat]
        assert question is not None
        before = table.copy(history=False)
        if question.frame.lane == seat:
            before.hold()
        trials = after_each(before, seat, possible_answers(question, Dice(moment)))
        yield before, seat, trials, best_ends(RULE_OF_THUMB, before, trials, seat, Dice(moment), THOROUGH)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_line_leads_from_the_first_answer_to_the_end_that_was_found(game: str, players: int) -> None:
    followed = 0
    for _, seat, trials, ends in moments(game, players):
        for trial, end in zip(trials, ends):
            at = trial.copy(history=False)
            for asked, answer in end.line:
                question = at.open[seat]
                assert question is not None
                assert asks(question) == asked
                at.move(seat, answer)
            if end.told:
                assert at.evaluate(seat) == end.value
                followed += len(end.line)
    assert followed > 5


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_end_is_never_worse_than_stopping_where_the_move_can_stop(game: str, players: int) -> None:
    for _, seat, trials, ends in moments(game, players):
        assert [end.first for end in ends] == list(range(len(trials)))
        for trial, end in zip(trials, ends):
            question = trial.open[seat]
            if question is None or question.kind == "menu":
                assert end.value == trial.evaluate(seat)
                assert end.line == ()


def test_the_best_of_each_first_answer_and_of_the_rest_are_followed() -> None:
    table = areo.new("red-planet", 3, 1)
    ends = [End(first, value, table) for first, value in [(0, 9.0), (0, 8.0), (0, 7.0), (1, 2.0), (1, 1.0)]]
    assert [(end.first, end.value) for end in best_of(list(ends), Beam(1, 0))] == [(0, 9.0), (1, 2.0)]
    assert [end.value for end in best_of(list(ends), Beam(1, 2))] == [9.0, 2.0, 8.0, 7.0]
    assert [end.value for end in best_of(list(ends), Beam(2, 0))] == [9.0, 8.0, 2.0, 1.0]


class Planner(Thinker):
    """Always wants the last option, and has a line ready."""

    name = "planner"

    def __init__(self, line: tuple[tuple[object, list[int]], ...]) -> None:
        self.wished = line
        self.thoughts = 0

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        self.thoughts += 1
        return [Weighed([len(seat.asked.keys) - 1], 0.0, self.wished)]


def asked(seed: int) -> Seat:
    table = areo.new("terraforming-mars", 2, seed)
    return sit(table, table.waiting_for()[0], Random(1))


def test_a_move_that_was_thought_through_is_played_to_its_end() -> None:
    first, second = asked(1), asked(2)
    planner = Planner(((asks(second.asked.question), [0]),))
    assert planner.choose(first, Random(1)) == [len(first.asked.keys) - 1]
    assert planner.choose(second, Random(1)) == [0]
    assert planner.thoughts == 1


def test_whoever_is_asked_something_else_thinks_again() -> None:
    first, second, third = asked(1), asked(2), asked(3)
    planner = Planner(((asks(third.asked.question), [0]),))
    planner.choose(first, Random(1))
    assert planner.choose(second, Random(1)) == [len(second.asked.keys) - 1]
    assert planner.thoughts == 2
