"""The texts of the chapters: complete, well formed and as they were reviewed, in three languages."""

from __future__ import annotations

import pytest

from areo.kernel.words import LANGUAGES, SLOT
from areo.on_mars.chapters import CHAPTERS
from areo.on_mars.chapters.phrases import SHARED
from areo.on_mars.data import load
from areo.on_mars.deck import PHRASES, rulebook
from areo.on_mars.game_type import GAME
from tests import texts

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_chapter = pytest.mark.parametrize("chapter", ["invasion", "monolith"])  # the others have tests of their own

PUT_TOGETHER = (
    "log.stolen-",
    "log.lays-",
    "kind.",
    "score.",
    "noun.",
    "choice.",
    "last-seat.",
)  # how the names of phrases begin that code puts together


def own(chapter: str, language: str = "en") -> dict[str, str]:
    """All that a chapter says besides the base game."""
    return dict(CHAPTERS[chapter].phrases()[language])


def golden(chapter: str, language: str) -> str:
    """All that is read of a chapter in a language: its cards, its hints, its phrases."""
    before = {card.id for card in GAME.cards(language, {})}
    cards = [card for card in GAME.cards(language, {"chapter": chapter}) if card.id not in before]
    lines = ["# Cards", "", *[f"{card.kind} · {card.id} · {card.name} · {card.text}" for card in cards]]
    lines += ["", "# Hints", "", *[f"{name} · {hint}" for name, hint in CHAPTERS[chapter].hints()[language].items()]]
    lines += ["", "# Phrases", "", *[f"{phrase} · {text}" for phrase, text in own(chapter, language).items()]]
    return "\n".join(lines) + "\n"


@every_chapter
@every_language
def test_texts_read_as_they_were_reviewed(chapter: str, language: str) -> None:
    texts.reads_as_reviewed(f"on_mars_{chapter}", language, golden(chapter, language))


@every_chapter
@every_language
def test_phrases_exist_with_the_same_slots_and_are_well_formed(chapter: str, language: str) -> None:
    book = rulebook(load(), CHAPTERS[chapter])
    texts.same_slots(book, language)
    texts.well_formed(book, language)
    texts.end_and_begin(book, language, {"log.round", "log.level"}, ("the-alien",))


@every_chapter
def test_no_chapter_says_otherwise_what_the_base_game_says(chapter: str) -> None:
    assert not set(own(chapter)) & set(PHRASES["en"])


@every_chapter
def test_french_typography(chapter: str) -> None:
    for line in golden(chapter, "fr").split("\n"):
        said = SLOT.sub("x", line.rpartition(" · ")[2])
        assert texts.faults_of_french(said) == [], line


@every_chapter
def test_the_code_names_every_phrase(chapter: str) -> None:
    named, patterns = texts.used_in(f"on_mars/chapters/{chapter}")
    for phrase in set(own(chapter)) - set(SHARED["en"]):
        put_together = phrase.startswith(PUT_TOGETHER) or any(pattern.fullmatch(phrase) for pattern in patterns)
        assert phrase in named or put_together, phrase


@every_language
def test_each_chapter_tells_what_it_is_and_who_sits_last(language: str) -> None:
    """Whoever chooses one reads it before the game is made: the last seat is told of where it plays another side."""
    terms = GAME.terms(language)
    told = {name: text for name, text in terms.items() if name.startswith(("choice.", "last-seat."))}
    others = [chapter.id for chapter in CHAPTERS.values() if GAME.unlisted({"chapter": chapter.id})]
    assert others == ["invasion"]
    assert set(told) == {f"choice.chapter.{id}" for id in CHAPTERS} | {f"last-seat.chapter.{id}" for id in others}
    assert told["last-seat.chapter.invasion"] in told["choice.chapter.invasion"]
    for name, text in told.items():
        texts.check(text, language, "." if name.startswith("choice.") else "")
