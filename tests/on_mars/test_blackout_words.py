"""What players read in Blackout: whole, in three languages, and in step with the code.

`AREO_GOLDEN=write` writes the texts in tests/golden anew; read the difference before it goes in.
"""

from __future__ import annotations

import random
import re

import pytest

from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.kernel.words import SLOT, Words
from areo.on_mars.chapters.blackout.chapter import BLACKOUT
from areo.on_mars.chapters.blackout.hints import HINTS
from areo.on_mars.chapters.blackout.numbers import TARGETS
from areo.on_mars.chapters.blackout.phrases import PHRASES
from areo.on_mars.data import load
from areo.on_mars.deck import PHRASES as BASE
from areo.on_mars.deck import rulebook
from areo.on_mars.game_type import GAME
from tests import texts
from tests.examples import COUNTED, Examples
from tests.on_mars.blackout import CHAPTER, dark
from tests.on_mars.colony import deal, player
from tests.terminal.seated import drawn
from tests.texts import KERNEL, PLAYERS, every_language, slots

BOOK = rulebook(load(), BLACKOUT)
OWN = PHRASES["en"]
PLACE = "hex 0,0"
EXAMPLES: dict[str, tuple[object, ...]] = {
    "log.time": (0, 8),
    "card.vandalism-type": ("…",),
    "ask.vandalism": ("vandalism v_mine",),
    "ask.blackout": (PLACE,),
    "ask.repair": (COUNTED,),
    "why.blacked-out": (PLACE,),
    "why.untouched-first": (PLACE,),
    "why.no-target": (PLACE,),
    "why.not-damaged": (PLACE,),
    "log.vandalism": (0, "vandalism v_mine"),
    "log.vandalised": (0, "building mine", PLACE),
    "log.blackout": (0, "building mine", PLACE),
    "log.repaired": (0, "building mine", PLACE),
    "log.power-back": (0, "building mine", PLACE),
    "log.completions": (0, 3, 6),
}
HEADINGS = {"log.round", "log.level"}


def golden(language: str) -> str:
    """All that the chapter adds to what is read in a language."""
    words = Words(language, BOOK.phrases[language], BOOK.things, PLAYERS)
    lines = ["# Cards", ""]
    lines += [f"{card.id} · {card.name} · {card.text}" for card in GAME.cards(language, CHAPTER) if is_own(card.kind)]
    lines += ["", "# Hints", ""]
    lines += [f"{name} · {hint}" for name, hint in HINTS[language].items()]
    return "\n".join(lines + Examples(BOOK, EXAMPLES).by_section(words, OWN)) + "\n"


def is_own(kind: str) -> bool:
    return kind == "vandalism"


@every_language
def test_texts_read_as_they_were_reviewed(language: str) -> None:
    texts.reads_as_reviewed("on_mars_blackout", language, golden(language))


@every_language
def test_the_table_looks_as_reviewed(language: str) -> None:
    table = dark(
        card="v_mine",
        then=["v_shelter", "v_quiet"],
        vandalised=["0,0", "2,0"],
        blackouts={"2,-2": 1},
        goals=[3, 4],
        others=[player(goals=[7], goal_done=[8])],
        missions=[("m_tech", 4)],
        options={"names": ["Ana", "Bo"]},
    )
    text = "\n".join(line.rstrip() for line in drawn(table.game, 0, 80, language).splitlines()[:24]) + "\n"
    texts.reads_as_reviewed("on_mars_blackout_terminal", language, text)


def test_every_phrase_with_slots_has_an_example_and_no_other() -> None:
    assert {phrase for phrase, text in OWN.items() if slots(text)} == set(EXAMPLES)


def test_no_phrase_of_the_base_game_is_said_otherwise() -> None:
    assert not set(OWN) & set(BASE["en"])


@every_language
def test_phrases_are_whole_in_every_language(language: str) -> None:
    texts.same_slots(BOOK, language)
    texts.well_formed(BOOK, language)
    texts.end_and_begin(BOOK, language, HEADINGS)


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_no_phrase_was_left_in_english(language: str) -> None:
    same = texts.as_in_english(BOOK, language) & set(OWN)
    assert same == ({"score.missions"} if language == "fr" else set())


@every_language
def test_reasons_may_follow_a_name(language: str) -> None:
    for phrase, text in PHRASES[language].items():
        assert not phrase.startswith("why.") or ":" not in SLOT.sub("", text), phrase


def test_french_typography() -> None:
    for line in golden("fr").split("\n"):
        assert texts.faults_of_french(line.rpartition(" · ")[2]) == [], line


def test_the_code_names_every_phrase_and_no_other() -> None:
    own, patterns = texts.used_in("on_mars/chapters/blackout")
    shared, _ = texts.used_in("on_mars/chapters")
    named = own | shared | texts.used_in_slots(BOOK, set(BOOK.phrases["en"]))
    dynamic = {f"card.vandalism-{target}" for target in TARGETS[5:]}
    dynamic |= {"score.missions", "score.goals", "kind.vandalism", "log.chapter-won", "log.chapter-lost"}
    dynamic |= {"choice.chapter.blackout"}
    assert dynamic <= set(OWN)
    assert set(OWN) - named - dynamic == set()
    assert own - KERNEL <= set(BOOK.phrases["en"]) | {"label.hex", "label.seat", "label.done"}
    for pattern in patterns:
        assert any(pattern.fullmatch(phrase) for phrase in BOOK.phrases["en"]), pattern.pattern


def test_lines_of_the_log_have_tones_that_clients_know() -> None:
    texts.tones_fit(BOOK)


@every_language
def test_every_vandalism_card_is_listed_with_its_text(language: str) -> None:
    cards = [card for card in GAME.cards(language, CHAPTER) if is_own(card.kind)]
    assert len(cards) == 9
    assert sum(card.copies for card in cards) == 20
    for card in cards:
        texts.check(card.text, language, ".")
        assert card.status == "reconstructed"
    assert not [card for card in GAME.cards(language, {}) if is_own(card.kind)]


def test_the_terminal_draws_the_block_in_this_chapter_alone() -> None:
    assert re.search(r"\nSaboteur +", drawn(dark().game, 0, 80, "en"))
    assert "Saboteur" not in drawn(deal().game, 0, 80, "en")


@pytest.mark.parametrize("players", [2, 4])
def test_all_that_is_read_in_a_game_reads_whole(players: int) -> None:
    options = {"players": players, "seed": str(players), **CHAPTER}
    game = GAME.new(players, str(players), options)
    chance = random.Random(players)
    keys = [f"hex {q},{r}" for q in range(-2, 3) for r in range(-2, 3)] + ["seat 0", "seat 1", "done", "goal 3"]
    while not game.over:
        texts.check_table(game, chance.sample(keys, 6))
        play_out(game, Dice(chance.getrandbits(64)), 5)
    texts.check_log(game)
