"""Hints for a first game: every question that a game can ask has one, in three languages, and short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import areo
from areo.kernel.rulebook import Rulebook, has_own
from areo.library import game_type
from areo.registry import GAMES
from tests.law_cases import GAMES as CASES
from tests.table.server import Server
from tests.texts import faults_of_french

LANGUAGES = ("en", "fr", "pt")
LONGEST = 240


def asked_by(rulebook: Rulebook) -> set[str]:
    """The names of all questions of a rulebook. What may be done inside them is no question of its own."""
    asking = [
        effect for effect in rulebook.effects.values() if has_own(effect, "answer") and effect is not rulebook.free
    ]
    return {effect.asks.removeprefix("ask.") for effect in asking}


def asked(game: str) -> set[str]:
    """The names of all questions of a game in its usual form."""
    return asked_by(areo.new(game, players=3, seed=1).rulebook)


def ever_asked(game: str) -> set[str]:
    """The names of all questions of a game, however it is played."""
    return set().union(*[asked_by(case.new(1).rulebook) for case in CASES[game].cases])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_has_a_hint_and_no_hint_is_left_over(game: str, language: str) -> None:
    kind = game_type(game)
    things = kind.things({}).numbers
    names = asked(game)
    assert len(names) > 10
    hints = kind.hints(language)
    assert names <= set(hints)
    for name in set(hints) - ever_asked(game):
        question, _, about = name.partition(" ")
        assert question in names, name
        assert about in things, name


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_one_to_three_sentences_in_each_language(game: str) -> None:
    kind = game_type(game)
    for name in kind.hints("en"):
        texts = [kind.hints(language)[name] for language in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES), name
        for text in texts:
            assert re.fullmatch(r"[A-ZÀ-Ý].*[.]", text), text
            assert len(text) <= LONGEST, text
            assert "  " not in text
            assert "'" not in text


@pytest.mark.parametrize("game", list(GAMES))
def test_french_hints_are_set_as_french_is(game: str) -> None:
    for text in game_type(game).hints("fr").values():
        assert faults_of_french(text) == [], text


def test_a_table_tells_them_with_the_other_words(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        words = server.request("/api/games/red-planet/words?language=fr")
    assert words["hints"] == dict(game_type("red-planet").hints("fr"))
