"""The bot that judges by what it has learned: lessons fit the games, and what they say is what they weigh."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

import areo
from areo.bots import bot
from areo.bots.judge import RULE_OF_THUMB
from areo.bots.learned import Learned, LearnedJudge, outcome
from areo.bots.lessons import digest, read, shipped
from areo.bots.seat import sit
from areo.kernel.features import Features
from areo.kernel.lesson import Lesson
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.registry import GAMES

MOST_BYTES = 1_000_000  # of a game's lessons


def test_a_lesson_weighs_early_and_late_by_how_far_the_game_has_come() -> None:
    lesson = Lesson(([0.0, 2.0], [0.0, 10.0]), ([1.0, 5.0], [3.0, 5.0]), (1.0, 2.0))
    seen = Features()
    seen.marks.append(0)
    for progress, value in ((0.0, 1.0 + 2 * 3.0 + 1.0), (1.0, 2.0 + 10 * 3.0 + 3.0), (0.5, (8.0 + 35.0) / 2)):
        seen.numbers = [progress, 3.0]
        assert lesson.correction(seen) == pytest.approx(value)


@pytest.mark.parametrize("game", GAMES)
def test_what_areo_comes_with_suits_the_games_and_says_where_it_is_from(game: str) -> None:
    lessons = shipped(game)
    if lessons:
        assert files("areo.bots").joinpath("weights", f"{game}.json").read_bytes().__len__() < MOST_BYTES
    for told in lessons.values():
        card = told["card"]
        assert isinstance(card, dict)
        assert set(card) == {"command", "games", "commit"}
        assert card["command"].startswith(f"areo train {game} ")
    for way, players, options in (("alone", 1, {}), ("two", 2, {}), ("many", 4, {}), ("together", 2, {"coop": True})):
        if way in lessons:
            table = areo.new(game, players=players, seed=1, **options)
            assert table.way_to_play() == way
            read(lessons[way], table)


def test_lessons_of_other_features_are_refused() -> None:
    table = areo.new("terraforming-mars", players=2, seed=1)
    told = json.loads(json.dumps(shipped("terraforming-mars")["two"]))
    told["features"] = digest((["progress"], []))
    with pytest.raises(areo.BadOption, match="learned with other features: train it again"):
        read(told, table)
    told["features"] = digest(table.feature_names())
    told["early"]["numbers"] = told["early"]["numbers"][:16]
    with pytest.raises(areo.BadOption, match="weights is expected, and there are 3"):
        read(told, table)


def test_where_nothing_was_learned_the_rule_of_thumb_holds() -> None:
    table = areo.new("terraforming-mars", players=2, seed=1)
    play_out(table, Dice(1), 80)
    unlearned = LearnedJudge(lambda game: {})
    assert unlearned.of(table, 0) == RULE_OF_THUMB.of(table, 0)
    assert Learned.judge.of(table, 0) != RULE_OF_THUMB.of(table, 0)


def test_a_finished_game_is_worth_what_one_is_ahead_by() -> None:
    table = areo.new("terraforming-mars", players=3, seed=1)
    play_out(table, Dice(1), 100_000)
    totals = [int(str(score["total"])) for score in table.scores()]
    assert outcome(table, 1) == totals[1] - max(totals[0], totals[2])
    assert Learned.judge.of(table, 1) in (outcome(table, 1), table.evaluate(1))
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
