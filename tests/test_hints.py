"""Hints for a first game: every question that a game can ask has one, in three languages, and short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from areo.kernel.rulebook import has_own
from areo.library import game_type
from areo.registry import GAMES
from tests.law_cases import GAMES as LAW_CASES
from tests.table.server import Server
from tests.texts import faults_of_french

LANGUAGES = ("en", "fr", "pt")
LONGEST = 240


def asked(game: str) -> set[str]:
    """The names of all questions of a game, in all its ways to play. What may be done inside them is none."""
    names: set[str] = set()
    for case in LAW_CASES[game].cases:
        rulebook = case.new(1).rulebook
        asking = [one for one in rulebook.effects.values() if has_own(one, "answer") and one is not rulebook.free]
        names |= {effect.asks.removeprefix("ask.") for effect in asking}
    return names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_question_has_a_hint_and_no_hint_is_left_over(game: str, language: str) -> None:
    kind = game_type(game)
    things = kind.things({}).numbers
    names = asked(game)
    assert len(names) > 10
    hints = kind.hints(language)
    assert names <= set(hints)
    for name in set(hints) - names:
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
