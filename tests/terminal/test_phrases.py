"""What the terminal says is complete and fits, in every language."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import areo.terminal
from areo.kernel.words import LANGUAGES
from areo.terminal.phrases import PHRASES, Say

SOURCES = "".join(path.read_text("utf-8") for path in Path(areo.terminal.__file__).parent.glob("*.py"))
ENGLISH = PHRASES["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_with_the_same_slots(language: str) -> None:
    assert list(PHRASES[language]) == list(ENGLISH)
    for name, phrase in PHRASES[language].items():
        assert phrase.strip(), name
        assert re.findall(r"{\d}", phrase) == re.findall(r"{\d}", ENGLISH[name]), name


def test_every_phrase_is_used_and_every_used_one_exists() -> None:
    said = re.findall(r'(?:say|say\.name)\(f?["\']([^"\']+)', SOURCES) + re.findall(r'"(help\.\w+)"', SOURCES)
    said += re.findall(r'say\("([\w.-]+)" if [^"]+ else "([\w.-]+)"\)', SOURCES)[0]
    said += ["start.language", "start.bots"]  # handed on before they are said
    kernel = {"and"}
    patterns = [re.sub(r"{[^}]*}?.*", ".+", name) for name in said if name not in kernel]
    for name in ENGLISH:
        assert any(re.fullmatch(pattern, name) for pattern in patterns), name
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in ENGLISH), pattern


def test_translations_are_translated() -> None:
    same = {"total", "rival", "red-planet.points", "red-planet.bonus", "red-planet.kind.bonus"}
    mars = ("percent", "possible", "phase.action", "kind.corporation")
    same |= {f"terraforming-mars.{name}" for name in mars}
    for language in ("fr", "pt"):
        assert [
            name for name, phrase in PHRASES[language].items() if phrase == ENGLISH[name] and name not in same
        ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_phrases_fit_a_narrow_terminal(language: str) -> None:
    assert cell_len(PHRASES[language]["red-planet.legend"]) <= 80
    hints = [PHRASES[language][name] for name in ("pick-one", "hint", "hint-undo")]
    assert cell_len(" · ".join(hints)) <= 80


def test_french_spaces_do_not_break() -> None:
    for name, phrase in PHRASES["fr"].items():
        assert not re.search(r"[^·] [:;!»]|« ", phrase), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_cannot_be_confused_with_commands_of_the_dialogue(language: str) -> None:
    say = Say(language)
    assert not set(say("yes").split()) & set(say("no").split())


def test_unknown_parts_are_named_by_their_id() -> None:
    assert Say("fr").name("some-game.score.ice_majority") == "ice majority"
