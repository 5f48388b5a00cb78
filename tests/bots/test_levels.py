"""Levels: opponents in words that a person understands, in three languages, and what was measured of them."""

from __future__ import annotations

from random import Random

import pytest

import areo
from areo.bots import LEVELS, Greedy, bot, names
from areo.bots.easy import Easy
from areo.bots.learned import Learned
from areo.bots.levels import USUAL, adviser, called, level_in, strengths
from areo.bots.seat import sit
from areo.kernel.words import LANGUAGES


def test_levels_go_by_their_words_in_three_languages_and_bots_by_their_old_names() -> None:
    assert names() == ["easy", "medium", "hard", "expert", "random", "greedy", "learned", "search"]
    assert [level_in(word) for word in ("facile", "Fácil", " easy ", "MOYEN", "médio")] == [
        "easy",
        "easy",
        "easy",
        "medium",
        "medium",
    ]
    assert [level_in(word) for word in ("greedy", "my_bots:Careful")] == ["greedy", "my_bots:Careful"]
    assert [called("easy", language) for language in LANGUAGES] == ["easy", "facile", "fácil"]
    assert called("greedy", "fr") == "greedy"


def test_every_level_says_how_it_plays_in_every_language() -> None:
    for level in LEVELS.values():
        assert set(level.names) == set(level.plays) == set(LANGUAGES)
        assert all(text.endswith(".") for text in level.plays.values())


def test_medium_is_the_greedy_bot_and_is_proposed() -> None:
    assert type(bot("medium")) is Greedy
    assert USUAL == "medium"
    assert type(adviser()) is Learned  # the strongest that answers at once


def test_an_easy_bot_prefers_good_answers_but_not_always_the_best() -> None:
    game = areo.new("red-planet", players=3, seed=3)
    rng = Random(1)
    seat = sit(game, game.waiting_for()[0], rng)
    sure = {tuple(each.answer): each.value for each in Greedy().weigh(seat, Random(2))}
    best, worst = max(sure.values()), min(sure.values())
    taken = [sure[tuple(Easy().choose(seat, Random(luck)))] for luck in range(60)]
    assert best > worst
    assert best in taken
    assert min(taken) < best
    assert sum(taken) / len(taken) > sum(sure.values()) / len(sure)


@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars", "ares-expedition", "on-mars"])
def test_of_every_measured_match_the_number_of_games_is_told(game: str) -> None:
    matches = [match for match in strengths() if match.game == game]
    assert {match.level for match in matches} >= {"easy", "medium"}
    for match in matches:
        assert match.level != match.against
        assert match.games >= 12
        assert 0.0 <= match.won <= 1.0
    easy = next(match for match in matches if match.level == "easy" and match.against == "medium")
    assert easy.won < 1 / easy.players
    for hard in (match for match in matches if match.level in ("hard", "expert")):
        assert hard.won > 1 / hard.players
