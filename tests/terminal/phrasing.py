"""What is checked of the phrases of the terminal, and of those that a game's drawing adds to them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path

import areo.terminal
from areo.terminal.phrases import PHRASES

Phrases = Mapping[str, Mapping[str, str]]
SHARED = set(PHRASES["en"])


def sources(package: str) -> str:
    """The code of a package beneath areo, such as "terminal"."""
    folder = Path(areo.terminal.__file__).parents[1] / package
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))


def complete(phrases: Phrases, language: str) -> None:
    """A language has every phrase that English has, with the same slots."""
    english = phrases["en"]
    assert list(phrases[language]) == list(english)
    for name, phrase in phrases[language].items():
        assert phrase.strip(), name
        assert re.findall(r"{\d}", phrase) == re.findall(r"{\d}", english[name]), name


def named(code: str) -> list[str]:
    """The phrases that code names, as patterns where it puts a name together."""
    said = re.findall(r'say\(f?["\']([^"\']+)', code) + re.findall(r'"(help\.\w+)"', code)
    for one, other in re.findall(r'say\("([\w.-]+)" if [^"]+ else "([\w.-]+)"', code):
        said += [one, other]
    return [re.sub(r"{[^}]*}?.*", ".+", name) for name in said]


def as_in_english(phrases: Phrases) -> set[str]:
    english = phrases["en"]
    return {name for language in ("fr", "pt") for name, text in phrases[language].items() if text == english[name]}


def in_step(phrases: Phrases, code: str, handed_on: Collection[str] = (), also: Collection[str] = ()) -> None:
    """Every phrase is named in the code, or handed on before it is said; and what the code names exists."""
    patterns = [*named(code), *map(re.escape, handed_on)]
    for name in phrases["en"]:
        assert any(re.fullmatch(pattern, name) for pattern in patterns), name
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in {*phrases["en"], *also}), pattern


def spaced_as_in_french(phrases: Phrases) -> None:
    """No space that may break stands before : ; ! » or after «."""
    for name, phrase in phrases["fr"].items():
        assert not re.search(r"[^·] [:;!»]|« ", phrase), name


def adds_only(phrases: Phrases) -> None:
    """A drawing says nothing that every game's drawing says already."""
    assert not set(phrases["en"]) & SHARED
