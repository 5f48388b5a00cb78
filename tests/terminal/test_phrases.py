"""What the terminal says is complete and fits, in every language."""

import pytest
from rich.cells import cell_len

from areo.kernel.words import LANGUAGES
from areo.terminal.phrases import PHRASES, Say
from areo.terminal.scene import term
from tests.terminal import phrasing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_with_the_same_slots(language: str) -> None:
    phrasing.complete(PHRASES, language)


def test_every_phrase_is_used_and_every_used_one_exists() -> None:
    phrasing.in_step(PHRASES, phrasing.sources("terminal"), ["start.language", "start.bots"], also=["and"])


def test_translations_are_translated() -> None:
    assert phrasing.as_in_english(PHRASES) == {"total", "rival"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_phrases_fit_a_narrow_terminal(language: str) -> None:
    hints = [PHRASES[language][name] for name in ("pick-one", "hint", "hint-undo")]
    assert cell_len(" · ".join(hints)) <= 80


def test_french_spaces_do_not_break() -> None:
    phrasing.spaced_as_in_french(PHRASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_cannot_be_confused_with_commands_of_the_dialogue(language: str) -> None:
    say = Say(language)
    assert not set(say("yes").split()) & set(say("no").split())


def test_what_a_game_has_no_word_for_is_named_by_its_id() -> None:
    assert term({"score.tr": "Rating"}, "score.tr") == "Rating"
    assert term({}, "score.ice_majority") == "ice majority"
