"""The bot that judges by what it has learned: lessons fit the games, and what they say is what they weigh."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import areo
from areo.bots import bot
from areo.bots.judge import RULE_OF_THUMB
from areo.bots.learned import Learned, LearnedJudge, outcome
from areo.bots.lessons import digest, read, shipped, taught
from areo.bots.seat import sit
from areo.kernel.features import Features
from areo.kernel.lesson import Lesson
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.registry import GAMES

MOST_BYTES = 1_000_000  # of a game's lessons
WAYS: dict[tuple[str, str], dict[str, Any]] = {
    ("terraforming-mars", "alone"): {"players": 1},
    ("terraforming-mars", "two"): {"players": 2},
    ("terraforming-mars", "many"): {"players": 3},
    ("ares-expedition", "alone"): {"players": 1},
    ("ares-expedition", "two"): {"players": 2},
    ("ares-expedition", "many"): {"players": 3},
    ("ares-expedition", "together"): {"players": 2, "coop": True},
    ("red-planet", "many"): {"players": 3},
    ("on-mars", "two"): {"players": 2},
}


def seen(numbers: list[float], marks: list[int]) -> Features:
    found = Features()
    found.numbers, found.marks = numbers, marks
    return found


# Two numbers, the rule of thumb and two marks; one unit that is raised above 2, and one above it, above 1.
LESSON = Lesson(
    2,
    [[1.0, 0.0], [0.5, 0.25], [0.0, 1.0], [2.0, 0.0], [0.0, -3.0]],
    [-2.0, 10.0],
    [[1.0]],
    [-1.0],
    [4.0],
    0.5,
)


@pytest.mark.parametrize(
    ("numbers", "marks", "net"),
    [
        ([0.0, 0.0], [], 10.0 + 7.0),  # straight: what it begins with, and the rule of thumb
        ([1.0, 2.0], [], 10.0 + 7.0 + 0.5),  # the first unit is at 0, the second number goes straight
        ([1.0, 2.0], [0], 10.0 + 7.0 + 0.5 + 4.0 * (2.0 - 1.0)),  # the mark raises both units
        ([0.0, 0.0], [1], 10.0 + 7.0 - 3.0),
    ],
)
def test_a_lesson_is_believed_half_and_says_the_same_from_wherever_one_looks(
    numbers: list[float], marks: list[int], net: float
) -> None:
    table = seen(numbers, marks)
    for other in (table, seen([0.0, 0.0], []), seen([5.0, -1.0], [1, 0]), seen([0.0, 1.0], [1])):
        assert LESSON.near(other).value(table, 7.0) == pytest.approx((7.0 + net) / 2)


@pytest.mark.parametrize("game", GAMES)
def test_what_areo_comes_with_suits_the_games_and_says_where_it_is_from(game: str) -> None:
    lessons = shipped(game)
    if lessons:
        assert files("areo.bots").joinpath("weights", f"{game}.json").read_bytes().__len__() < MOST_BYTES
    for way, told in lessons.items():
        parts = {"train": told, "tune": told.get("worths")}
        cards = {verb: part["card"] for verb, part in parts.items() if isinstance(part, dict) and "card" in part}
        assert cards
        for verb, card in cards.items():
            assert isinstance(card, dict)
            assert set(card) - {"after"} == {"command", "games", "commit"}
            assert card["command"].startswith(f"areo {verb} {game} ")
        table = areo.new(game, seed=1, **WAYS[game, way])
        assert table.way_to_play() == way
        known = taught(told, table)
        assert (known.lesson is not None, known.worths is not None) == ("train" in cards, "tune" in cards)


def test_lessons_of_other_features_are_refused() -> None:
    table = areo.new("ares-expedition", players=2, seed=1)
    told = json.loads(json.dumps(shipped("ares-expedition")["two"]))
    told["features"] = digest((["progress"], []))
    with pytest.raises(areo.BadOption, match="learned with other features: train it again"):
        read(told, table)
    told["features"] = digest(table.feature_names())
    told["units"] = told["units"][:16]
    with pytest.raises(areo.BadOption, match=r"times .* weights are expected, and there are 3"):
        read(told, table)


def test_where_nothing_was_learned_the_rule_of_thumb_holds() -> None:
    table = areo.new("terraforming-mars", players=2, seed=1)
    play_out(table, Dice(1), 80)
    unlearned = LearnedJudge(lambda game: {})
    assert unlearned.of(table, 0) == RULE_OF_THUMB.of(table, 0)
    assert Learned.judge.of(table, 0) != RULE_OF_THUMB.of(table, 0)


def test_other_worths_are_reckoned_with_alone_and_below_a_net() -> None:
    table = areo.new("terraforming-mars", players=2, seed=1)
    play_out(table, Dice(1), 80)
    own = table.worths()
    assert own is not None
    dearer = own.other({"growth": 0.2})
    assert table.reckon(0, own) == table.evaluate(0) != table.reckon(0, dearer)
    worths: dict[str, object] = {"worths": {"figures": {"growth": 0.2}}}
    assert LearnedJudge(lambda game: {"two": worths}).of(table, 0) == table.reckon(0, dearer)
    distrusted = {**shipped("terraforming-mars")["two"], **worths, "trust": 0.0}
    assert LearnedJudge(lambda game: {"two": distrusted}).of(table, 0) == pytest.approx(table.reckon(0, dearer))


def test_worths_that_a_game_does_not_know_are_refused_by_name() -> None:
    for game, figures, message in (
        ("terraforming-mars", {"gold": 1.0}, "there is no worth 'gold'"),
        ("red-planet", {"growth": 1.0}, "red-planet has no worths that could be others"),
    ):
        table = areo.new(game, seed=1)
        with pytest.raises(areo.BadOption, match=message):
            taught({"worths": {"figures": figures}}, table)


def test_a_finished_game_is_worth_what_one_is_ahead_by() -> None:
    table = areo.new("terraforming-mars", players=3, seed=1)
    play_out(table, Dice(1), 100_000)
    totals = [int(str(score["total"])) for score in table.scores()]
    assert outcome(table, 1) == totals[1] - max(totals[0], totals[2])
    net = {name: value for name, value in shipped("terraforming-mars")["two"].items() if name != "worths"}
    judge = LearnedJudge(lambda game: {"many": {**net, "trust": 0.25}})
    thumb = table.evaluate(1)
    assert judge.of(table, 1) == pytest.approx(0.75 * thumb + 0.25 * outcome(table, 1))
    alone = areo.new("terraforming-mars", players=1, seed=1)
    play_out(alone, Dice(1), 100_000)
    assert outcome(alone, 0) == alone.evaluate(0)


@pytest.mark.parametrize(("game", "options"), [("terraforming-mars", {}), ("ares-expedition", {})])
def test_the_learned_bot_answers_from_its_view_alone(game: str, options: dict[str, object]) -> None:
    table = areo.new(game, players=2, seed=8, **options)
    play_out(table, Dice(8), 60)
    number = table.waiting_for()[0]
    other = table.determinize(number, Random(77))
    answers = [tuple(bot("learned").choose(sit(each, number, Random(1)), Random(2))) for each in (table, other)]
    assert answers[0] == answers[1]
