"""Many games: the same whatever the number of processes, every deal in every seating, and clear refusals."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import areo
from areo.bots import BOTS, Bot
from areo.bots.arena import Pairing, rows
from areo.bots.seat import Seat
from areo.bots.tournament import plan, seatings, simulate
from areo.on_mars.chapters.game import LOST, WON, ChapterGame, decide


def test_the_same_seed_gives_the_same_result_on_any_number_of_processes() -> None:
    results = [simulate("red-planet", 4, games=24, jobs=jobs, seed="one") for jobs in (1, 2, 3)]
    assert results[0].rows == results[1].rows == results[2].rows
    assert results[0].by_seat == results[1].by_seat == results[2].by_seat
    assert simulate("red-planet", 4, games=24, seed="two").rows != results[0].rows


def test_greedy_too_plays_the_same_on_any_number_of_processes() -> None:
    results = [simulate("red-planet", bots=["greedy", "random", "random"], games=3, jobs=j, seed=3) for j in (1, 2)]
    assert results[0].rows == results[1].rows


def test_more_games_of_a_seed_begin_with_the_same_games() -> None:
    few = simulate("red-planet", games=3, seed=5)
    many = simulate("red-planet", games=6, seed=5)
    assert many.rows[: len(few.rows)] == few.rows


@pytest.mark.parametrize(("outcome", "shares"), [(WON, [1, 1, 0]), (LOST, [0, 0, 1])])
def test_those_who_win_on_one_side_win_whole(outcome: int, shares: list[float]) -> None:
    table = areo.new("on-mars", players=3, seed=1, chapter="invasion")
    assert isinstance(table, ChapterGame)
    decide(table, outcome)
    told = rows(Pairing("on-mars", 0, "1", ("random",) * 3, {"chapter": "invasion"}), table, [0, 0, 0])
    assert [row.share for row in told] == shares
    assert [row.won for row in told] == [share == 1 for share in shares]


def test_together_nobody_has_a_share_of_a_game_that_was_lost() -> None:
    table = areo.new("on-mars", players=2, seed=1, chapter="outbreak")
    assert isinstance(table, ChapterGame)
    decide(table, LOST)
    told = rows(Pairing("on-mars", 0, "1", ("random",) * 2, {"chapter": "outbreak"}), table, [0, 0])
    assert [row.share for row in told] == [0, 0]


def test_seatings_turn_the_line_up_round_the_table() -> None:
    assert seatings(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings(("a", "a", "a")) == [("a", "a", "a")]


def test_every_deal_is_played_in_every_seating() -> None:
    clusters = plan("red-planet", ("a", "b", "b"), 7, "s", {})
    assert [[pairing.number for pairing in cluster] for cluster in clusters] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert [pairing.seed for pairing in clusters[1]] == ["s/1"] * 3
    assert [pairing.bots for pairing in clusters[1]] == seatings(("a", "b", "b"))


def test_each_bot_sits_on_each_seat_as_often() -> None:
    result = simulate("red-planet", bots=["random", "areo.bots.chance:RandomBot", "random"], games=6, seed=1)
    assert result.planned == result.games == 6
    assert result.seeds == 2
    seats = Counter((row.bot, row.seat) for row in result.rows)
    assert set(seats.values()) == {2, 4}
    assert len(result.by_line_up) == 3


def test_rows_tell_the_game_that_was_played() -> None:
    result = simulate("red-planet", games=5, seed=9)
    for number in range(5):
        rows = [row for row in result.rows if row.game == number]
        assert [row.seat for row in rows] == [0, 1, 2]
        assert {row.seed for row in rows} == {f"9/{number}"}
        assert sum(row.share for row in rows) == pytest.approx(1)
        assert all(sum(row.parts.values()) == row.score for row in rows)
        assert all((row.place == 1) == row.won for row in rows)
        assert all(row.rounds == 10 and row.decisions >= 20 for row in rows)
    assert sum(result.decisions_per_game) == result.decisions


def test_shared_victories_are_counted_once_and_shared() -> None:
    result = simulate("red-planet", games=200, jobs=2, seed=2)
    shared = [row for row in result.rows if row.won and row.share < 1]
    assert result.draws == len({row.game for row in shared})
    assert result.by_bot["random"].won.mean == pytest.approx(1 / 3)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What is started in the background ignores interrupts, and so would the tests."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played(jobs: int) -> None:
    def interrupt(played: int, total: int) -> None:
        if played >= 6:
            signal.raise_signal(signal.SIGINT)

    result = simulate("red-planet", games=3000, jobs=jobs, seed=1, progress=interrupt)
    assert 6 <= result.games < 3000
    assert result.planned == 3000
    assert len(result.rows) == 3 * result.games
    assert result.by_bot["random"].won.mean == pytest.approx(1 / 3)


def test_progress_is_told_from_none_to_all() -> None:
    told: list[tuple[int, int]] = []
    simulate("red-planet", games=4, seed=1, progress=lambda played, total: told.append((played, total)))
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 2}, "red-planet is for 3 to 5 players, not 2"),
        ({"bots": ["random"] * 6}, "red-planet is for 3 to 5 players, not 6"),
        (
            {"bots": ["random", "random", "gredy"]},
            "there is no bot 'gredy': there are easy, medium, hard, expert, random, greedy, learned",
        ),
        (
            {"players": 4, "bots": ["greedy", "random", "random"]},
            "4 players need 4 bots, not 3: greedy, random, random",
        ),
        ({"bots": "greedy"}, "bots: a list of names is expected"),
        ({"games": 0}, "games: a whole number from 1 on is expected, not 0"),
        ({"games": 2.5}, "games: a whole number from 1 on is expected, not 2.5"),
        ({"jobs": 0}, "jobs: a whole number from 1 on is expected, not 0"),
        ({"jobs": True}, "jobs: a whole number from 1 on is expected, not True"),
        ({"seed": 1.5}, "a seed is a whole number or a text, not 1.5"),
        ({"options": {"colour": 3}}, "red-planet has no option 'colour'"),
        ({"options": {"seed": 3}}, "seed is no option of the game"),
        ({"options": {"first_player": 3}}, "first_player: a seat from 0 to 2 is expected, not 3"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(areo.BadOption, match=message.replace("(", r"\(")):
        simulate(**{"game": "red-planet", **arguments})


def test_as_few_play_as_the_options_allow_if_nobody_says_how_many() -> None:
    options = {"chapter": "invasion", "round_limit": 1}
    assert simulate("on-mars", games=1, seed=1, options=options).bots == ("random",) * 3


def test_options_reach_the_game() -> None:
    result = simulate("red-planet", games=2, seed=1, options={"first_player": 2})
    other = simulate("red-planet", games=2, seed=1, options={"first_player": 1})
    assert result.rows != other.rows


class Stubborn(Bot):
    """Always wants what is not offered."""

    name = "stubborn"

    def choose(self, seat: Seat, rng: Random) -> list[str]:
        return ["character nobody"]


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    with pytest.raises(areo.IllegalChoice, match=r"the bot 'stubborn' made no legal choice: .*nobody"):
        simulate("red-planet", bots=["stubborn", "random", "random"], games=1, seed=1)
