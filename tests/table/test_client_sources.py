"""What the client's sources may say: no figure that the rules know, and no game's word outside the game's folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import areo
from areo.bots import BOTS, LEVELS
from areo.kernel.tones import TONES
from areo.library import game_type
from areo.registry import GAMES
from areo.table.phrases import PHRASES
from areo.table.sent import Tone

WEB = Path(__file__).parents[2] / "web" / "src"
SHARED = ("app", "frame", "table", "after", "pages", "browse", "start", "mars", "puzzles")
LANGUAGES = ("en", "fr", "pt")
FIGURE = re.compile(r"\{([a-z-]+)\}")
# Words that every table needs too: the message that gives a seat its name, the kinds of question that show cards and
# places, a colour of landscapes, and a game alone.
SHARED_WORDS = {"name", "cards", "space", "red", "solo"}
QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`")


def shared_sources() -> list[Path]:
    """The client without its games; tests may speak of any game."""
    files = [file for folder in SHARED for kind in ("*.ts", "*.svelte") for file in (WEB / folder).rglob(kind)]
    return [file for file in files if not file.name.endswith(".test.ts") and file.name != "protocol.ts"]


def script(file: Path) -> str:
    """A source without its looks and its comments."""
    text = re.sub(r"<style>.*</style>|/\*.*?\*/|<!--.*?-->", "", file.read_text(), flags=re.DOTALL)
    return re.sub(r"\bclass=\"[^\"]*\"|^\s*//.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_rules_page_takes_every_figure_from_the_rules_and_leaves_none_out(game: str) -> None:
    figures = game_type(game).figures({})
    for language in LANGUAGES:
        page = (WEB / "games" / game / "rules" / f"{language}.ts").read_text()
        assert set(FIGURE.findall(page)) == set(figures), language


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_a_name_on_the_shelf(game: str) -> None:
    shelf = (WEB / "games" / game / "shelf.ts").read_text()
    named = set(re.findall(r"^    (\w+): \{$", shelf, re.MULTILINE))
    assert named == {option.name for option in areo.games()[game].options} - {"data"}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_known_in_its_own_folder_alone(game: str) -> None:
    kind = game_type(game)
    things = kind.things({})
    named = {things.keys[number] for number in things.names}
    words = named | {name.partition(".")[2] for name in kind.terms("en")} | {key.partition(" ")[2] for key in named}
    words = {word for word in words if not word.isdigit() and len(word) > 1}  # a number or a letter is nobody's word
    own = set(re.findall(r'^  "(\w+)\.', (WEB / "games" / game / "words" / "en.ts").read_text(), re.MULTILINE))
    assert len(words) > 20
    assert own
    for file in shared_sources():
        text = script(file)
        assert game not in text, file
        quoted = {"".join(found) for found in QUOTED.findall(text)}
        found = quoted & words | {said for said in quoted if said.partition(".")[0] in own}
        assert not found - SHARED_WORDS, file


def test_the_tones_of_the_log_are_those_that_the_protocol_names() -> None:
    assert set(TONES) == set(get_args(Tone))


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_of_bots_are_called_in_the_log_as_everywhere_else(language: str) -> None:
    page = (WEB / "words" / language / "pages.ts").read_text()
    called = {level: name.lower() for level, name in re.findall(r'^  "bot\.(\w+)": "(.+)",$', page, re.MULTILINE)}
    assert called == {level: PHRASES[language][f"bot.{level}"] for level in BOTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_called_in_the_browser_as_everywhere_else(language: str) -> None:
    page = (WEB / "words" / language / "advice.ts").read_text()
    called = {level: name.lower() for level, name in re.findall(r'^  "bot\.(\w+)": "(.+)",$', page, re.MULTILINE)}
    for level in LEVELS.values():
        assert called[level.name] == level.names[language]


def test_colours_are_named_in_the_looks_alone() -> None:
    """But those of a QR code, which cameras want black on white."""
    looks = {"tokens.css", "mars.css", "look.css", "Qr.svelte"}
    files = [file for kind in ("*.css", "*.svelte") for file in WEB.rglob(kind) if file.name not in looks]
    for file in files:
        style = re.sub(r"^.*<style>", "", file.read_text(), flags=re.DOTALL)
        assert not re.findall(r"#[0-9a-fA-F]{3,8}\b(?![-\w])(?=[;,\s)])|\brgba?\(|\bhsla?\(", style), file
