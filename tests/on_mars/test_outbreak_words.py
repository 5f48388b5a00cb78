"""What players read in Outbreak: whole, in three languages, and in step with its code and its data.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from areo.kernel.rulebook import has_own
from areo.kernel.words import SLOT, Words
from areo.on_mars.chapters.outbreak.chapter import OUTBREAK
from areo.on_mars.chapters.outbreak.numbers import INFECTIONS, OUTBREAK_MISSIONS
from areo.on_mars.chapters.outbreak.phrases.en import ENGLISH
from areo.on_mars.chapters.outbreak.phrases.fr import FRENCH
from areo.on_mars.chapters.outbreak.phrases.pt import PORTUGUESE
from areo.on_mars.data import load
from areo.on_mars.deck import rulebook
from areo.on_mars.game_type import GAME
from tests import texts
from tests.examples import COUNTED, Examples
from tests.texts import PLAYERS, every_language, slots

BOOK = rulebook(load(), OUTBREAK)
FILES = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
OPTIONS: dict[str, object] = {"chapter": "outbreak"}
PLACES = ("quarters", "working", "slots", "mine")
EXAMPLES: dict[str, tuple[object, ...]] = {
    "card.aim": ("@aim.o_domes", 6, 9, 12),
    "card.infects": ("@at.any_mine",),
    "card.no-colonist": (2,),
    "ask.infect": ("infection any_mine",),
    "label.colonist-of": (1,),
    "label.quarters": (1,),
    "label.working-area": (1,),
    "label.slots": (1, "action construct"),
    "label.miner-on": ("hex 0,0",),
    "label.microbiologist": ("treatment cure",),
    "label.lay": ("resource plant", "aim o_antivirals"),
    "why.not-in-play": ("aim o_antivirals",),
    "log.infection": (0, "infection any_mine"),
    **{f"log.{what}-{place}": (0, COUNTED) for what in ("infected", "cured", "vaccinated") for place in PLACES[:2]},
    **{f"log.{what}-slots": (0, COUNTED, "action construct") for what in ("infected", "cured", "vaccinated")},
    **{f"log.{what}-mine": (0, "hex 0,0") for what in ("infected", "cured", "vaccinated")},
    "log.microbiologist": (0, "treatment vaccinate"),
    "log.lays-plant": (0, COUNTED, "aim o_antivirals"),
    "log.lays-water": (0, COUNTED, "aim o_antivirals"),
}


def golden(language: str) -> str:
    """All that Outbreak adds to what is read in a language, card by card and phrase by phrase."""
    words = Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)
    lines = ["# Cards", ""]
    base = {card.id for card in GAME.cards(language, {})}
    for card in GAME.cards(language, OPTIONS):
        if card.id not in base:
            lines.append(f"{card.kind} · {card.id} · {card.name} · {card.text}")
    lines += ["", "# Hints", ""]
    lines += [f"{name} · {hint}" for name, hint in OUTBREAK.hints()[language].items()]
    return "\n".join(lines + Examples(BOOK, EXAMPLES).by_section(words, ENGLISH)) + "\n"


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("outbreak", language, golden(language))


def test_every_phrase_with_slots_has_an_example_and_no_other() -> None:
    assert {phrase for phrase, text in ENGLISH.items() if slots(text)} == set(EXAMPLES)


@every_language
def test_every_phrase_exists_with_the_same_slots(language: str) -> None:
    assert list(FILES[language]) == list(ENGLISH)
    for phrase, text in ENGLISH.items():
        assert slots(FILES[language][phrase]) == slots(text), phrase


@every_language
def test_phrases_are_well_formed(language: str) -> None:
    texts.well_formed(BOOK, language)


@every_language
def test_phrases_end_and_begin_as_their_use_needs(language: str) -> None:
    texts.end_and_begin(BOOK, language, {"log.round", "log.level"})


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    same = {phrase for phrase, text in FILES[language].items() if text == ENGLISH[phrase]}
    assert same == ({"score.missions"} if language == "fr" else set())


@every_language
def test_a_reason_has_no_lead_before_a_colon(language: str) -> None:
    for phrase, text in FILES[language].items():
        assert not phrase.startswith("why.") or ":" not in SLOT.sub("", text), phrase


def test_french_typography() -> None:
    for line in golden("fr").split("\n"):
        said = line.rpartition(" · ")[2]
        assert texts.faults_of_french(re.sub(r"^\w+: ", "", said)) == [], line


def test_the_code_names_every_phrase_and_no_other() -> None:
    own, patterns = texts.used_in("on_mars/chapters/outbreak")
    put_together = {
        *(f"aim.{id}" for id in OUTBREAK_MISSIONS),
        *(f"at.{id}" for id in INFECTIONS if id != "no_colonist"),
        *(f"log.{what}-{place}" for what in ("infected", "cured", "vaccinated") for place in PLACES),
        *("log.lays-plant", "log.lays-water", "label.quarters", "label.working-area"),
        *("score.missions", "score.time", "kind.infection", "kind.aim", "choice.chapter.outbreak"),
    }
    assert put_together <= set(ENGLISH)
    assert set(ENGLISH) - own == put_together - own
    assert own <= set(BOOK.phrases["en"])
    for pattern in patterns:
        assert any(pattern.fullmatch(phrase) for phrase in BOOK.phrases["en"]), pattern.pattern


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


@every_language
def test_every_question_has_a_hint(language: str) -> None:
    asking = [effect for effect in OUTBREAK.effects().values() if has_own(effect, "answer") and effect.asks]
    assert {effect.asks.removeprefix("ask.") for effect in asking} <= set(GAME.hints(language))


@every_language
def test_every_card_has_a_name_a_text_and_a_status(language: str) -> None:
    cards = [card for card in GAME.cards(language, OPTIONS) if card.id not in {c.id for c in GAME.cards(language, {})}]
    assert Counter(card.kind for card in cards) == {"scientist": 1, "aim": 6, "infection": 9}
    assert sum(card.copies for card in cards if card.kind == "infection") == 18
    for card in cards:
        texts.check(card.text, language, ".")
        assert card.name[:1].isupper(), card.id
        assert card.status == "reconstructed"
        assert card.facts, card.id


def text(id: str) -> str:
    return next(card.text for card in GAME.cards("en", OPTIONS) if card.id == id)


def test_the_microbiologist_tells_his_cost_his_places_and_his_use() -> None:
    assert text("microbiologist") == (
        "Cost: 1 water and 1 plant. Can work in advanced greenhouses or advanced oxygen condensers, whoever owns them, "
        "and the executive action there is free. While he works in a building, he treats a colonist at no cost once in "
        "each of your turns: he cures one of yours, or vaccinates anybody’s."
    )


def test_a_mission_tells_its_figures() -> None:
    assert text("o_domes") == ("Shelters on Mars of all players together: 6 with 2 players, 8 with 3 and 10 with 4.")


def test_an_infection_card_tells_where_it_strikes() -> None:
    assert text("any_mine") == (
        "A healthy colonist who is not vaccinated is infected in any mine; if there is none, one in any living "
        "quarters."
    )
