"""What the drawings of card games share in the terminal."""

import pytest

from areo.ares_expedition.terminal.phrases import PHRASES as ARES
from areo.kernel.words import LANGUAGES
from areo.tableau.terminal.phrases import PHRASES
from areo.terraforming_mars.terminal.phrases import PHRASES as MARS
from tests.terminal import phrasing

GAMES = {"ares_expedition": ARES, "terraforming_mars": MARS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_shared_phrase(language: str) -> None:
    phrasing.complete(PHRASES, language)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_said_by_every_such_game_and_by_none_again(game: str) -> None:
    code = phrasing.sources("tableau/terminal") + phrasing.sources(f"{game}/terminal")
    phrasing.in_step(PHRASES, code, ["dealt"], also=GAMES[game]["en"])
    assert not set(PHRASES["en"]) & set(GAMES[game]["en"])


def test_shared_phrases_are_translated_and_not_those_of_any_game() -> None:
    phrasing.adds_only(PHRASES)
    phrasing.spaced_as_in_french(PHRASES)
    assert phrasing.as_in_english(PHRASES) == {"percent"}
