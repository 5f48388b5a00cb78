"""The bot that plays on: what it weighs, what it stops at, and that it knows no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import areo
from areo.bots import search
from areo.bots.bot import Weighed
from areo.bots.judge import Judge
from areo.bots.learned import Learned
from areo.bots.playouts import Playout
from areo.bots.search import CANDIDATES, Search, Trial
from areo.bots.seat import sit
from areo.kernel.game import Game
from areo.kernel.play import play_out
from areo.kernel.rng import Dice

GAMES = [("terraforming-mars", 2, 60), ("red-planet", 3, 30), ("ares-expedition", 2, 40)]


def begun(game: str, players: int, choices: int) -> tuple[Game, int]:
    """A table at which somebody has at least three options."""
    table = areo.new(game, players, "search")
    play_out(table, Dice(3), choices)
    for _ in range(200):
        seat = table.waiting_for()[0]
        question = table.open[seat]
        if question is not None and question.most == 1 and len(question.options) >= 3:
            return table, seat
        play_out(table, Dice(4), 1)
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize(("game", "players", "choices"), GAMES)
def test_it_plays_on_from_the_answers_that_look_best_at_once(game: str, players: int, choices: int) -> None:
    table, seat = begun(game, players, choices)
    looked = sorted(Learned().weigh(sit(table, seat, Random(1)), Random(2)), key=lambda each: -each.value)
    weighed = Search(playouts=8).weigh(sit(table, seat, Random(1)), Random(2))
    assert len(weighed) == min(CANDIDATES, len(looked))
    assert {each.value for each in weighed} != {each.value for each in looked[:CANDIDATES]}
    assert [each.answer for each in weighed] == [each.answer for each in looked[:CANDIDATES]]


@pytest.mark.parametrize(("game", "players", "choices"), GAMES)
def test_what_is_hidden_from_its_seat_changes_nothing(game: str, players: int, choices: int) -> None:
    table, seat = begun(game, players, choices)
    other = table.determinize(seat, Random(77))
    assert other.position() != table.position()
    first, second = (Search(playouts=8).weigh(sit(each, seat, Random(1)), Random(2)) for each in (table, other))
    assert first == second


@pytest.mark.parametrize("cores", [1, 2])
def test_at_its_limit_of_time_it_answers_with_what_it_has(cores: int) -> None:
    table, seat = begun(*GAMES[0])
    weighed = Search(playouts=10_000, seconds=0.0, cores=cores).weigh(sit(table, seat, Random(1)), Random(2))
    assert len(weighed) >= 2
    table.choose(seat, max(weighed, key=lambda each: each.value).answer)


@pytest.mark.parametrize(("game", "limit"), [("red-planet", 108.0), ("on-mars", 101.0)])
def test_questions_of_a_move_share_its_time_where_they_are_many(
    monkeypatch: pytest.MonkeyPatch, game: str, limit: float
) -> None:
    limits: set[float] = set()

    def playing(judge: Judge, playouts: list[Playout], until: float, cores: int) -> Iterator[float]:
        limits.add(until)
        return iter(())

    monkeypatch.setattr(search, "perf_counter", lambda: 100.0)
    monkeypatch.setattr(search, "playing", playing)
    table = areo.new(game, 3, 1)
    Search(playouts=8, seconds=8.0).weigh(sit(table, table.waiting_for()[0], Random(1)), Random(1))
    assert limits == {limit}


def test_an_only_answer_is_not_played_on_from() -> None:
    table = areo.new("red-planet", 3, 1)
    seat = table.waiting_for()[0]
    question = table.open[seat]
    assert question is not None
    question.options[1:] = []
    assert [each.answer for each in Search().weigh(sit(table, seat, Random(1)), Random(1))] == [[0]]


def test_an_answer_dropped_early_is_judged_by_the_deals_it_shared_with_the_winner() -> None:
    """The winner's later deals were worse for everybody; that does not lift those who were not in them."""
    winner, dropped = Trial(Weighed([0], 3.0)), Trial(Weighed([1], 2.0))
    winner.outcomes.extend([10.0, 12.0, 2.0, 4.0])
    dropped.outcomes.extend([9.0, 10.0])
    assert winner.value(winner) == (20 * 3.0 + 28.0) / 24
    assert dropped.value(winner) == winner.value(winner) - (20 * 1.0 + 3.0) / 22


def test_a_lucky_deal_does_not_outweigh_how_an_answer_looks() -> None:
    """How it looks at once counts as much as twenty deals; where nothing shows at once, as much as four."""
    for guessed, deals in ((False, 20), (True, 4)):
        better, lucky = Trial(Weighed([0], 5.0, guessed=guessed)), Trial(Weighed([1], 2.0, guessed=guessed))
        better.outcomes.append(1.0)
        lucky.outcomes.append(3.0 * deals)
        assert better.total() > lucky.total()
        lucky.outcomes[0] += 2.0
        assert better.total() < lucky.total()


@pytest.mark.parametrize(("game", "players", "choices"), GAMES)
def test_several_cores_find_what_one_finds(game: str, players: int, choices: int) -> None:
    table, seat = begun(game, players, choices)
    one, two = (Search(8, cores=cores).weigh(sit(table, seat, Random(1)), Random(2)) for cores in (1, 2))
    assert one == two
