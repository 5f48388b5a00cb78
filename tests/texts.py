"""What is checked of the texts of every game: whole in three languages, and in step with the code that says them."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import areo
from areo.kernel.description import TERMS
from areo.kernel.phrases import PHRASES
from areo.kernel.rulebook import Rulebook
from areo.kernel.tones import HEADING, TONES
from areo.kernel.words import LANGUAGES, MOOD, SLOT

AREO = Path(areo.__file__).parent
GOLDEN = Path(__file__).parent / "golden"
KERNEL = set(PHRASES["en"])
PLAYERS = ["Alice", "Inês", "Oscar", "Yves", "Hélène"]  # names that French would elide before

every_language = pytest.mark.parametrize("language", LANGUAGES)


def slots(phrase: str) -> set[tuple[str, str]]:
    """The slots of a phrase, with their kinds."""
    return {(slot[1], slot[2] or "") for slot in SLOT.finditer(phrase)}


def is_counted(kind: str) -> bool:
    return kind not in ("", "thing", "things", "seat", "and", "or")


def reads_as_reviewed(game: str, language: str, text: str) -> None:
    """The text is that of the golden file, which `AREO_GOLDEN=write` writes anew."""
    path = GOLDEN / f"{game}.{language}.txt"
    if os.environ.get("AREO_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text.split("\n") == path.read_text(encoding="utf-8").split("\n"), (
        "the texts have changed: AREO_GOLDEN=write writes them anew"
    )


def examples_fit(book: Rulebook, examples: Mapping[str, tuple[object, ...]]) -> None:
    """Every phrase with slots has an example that fills them all, and no other phrase has one."""
    english = book.phrases["en"]
    assert {phrase for phrase, text in english.items() if slots(text)} == set(examples)
    for phrase, values in examples.items():
        for number, _ in slots(english[phrase]):
            assert int(number) < len(values), phrase


# Each phrase by itself.


def same_slots(book: Rulebook, language: str) -> None:
    """A language has the phrases that English has, in the same order, with the same slots."""
    english = book.phrases["en"]
    phrases = book.phrases[language]
    assert list(phrases) == list(english)
    for phrase, text in phrases.items():
        assert slots(text) == slots(english[phrase]), phrase


def well_formed(book: Rulebook, language: str) -> None:
    for phrase, text in book.phrases[language].items():
        rest = SLOT.sub("", MOOD.sub(r"\1\2", text))
        if phrase.startswith("noun."):
            one, many = rest.split("|")
            assert one
            assert many
        else:
            assert "|" not in rest, phrase
        assert not set("{}[]") & set(rest), phrase
        assert text == text.strip(), phrase
        assert "  " not in text, phrase
        assert "'" not in text, f"{phrase}: the apostrophe is ’"
        assert '"' not in text, phrase
        assert not re.search(r"(?<!\w)-\d", text), f"{phrase}: the minus sign is −"
        for _, kind in slots(text):
            assert not is_counted(kind) or f"noun.{kind}" in book.phrases[language], phrase


def end_and_begin(book: Rulebook, language: str, headings: Collection[str], proper: tuple[str, ...] = ()) -> None:
    """Questions end with ?, reasons, the log and choices with a full stop; of the rest a sentence is made later.

    `headings` are the lines of the log that are none; what begins with one of `proper` may have a capital.
    """
    for phrase, text in book.phrases[language].items():
        if phrase.startswith("ask."):
            assert text.endswith("?"), phrase
        elif phrase in ("why.must", "why.not-offered"):  # a question follows
            assert text.endswith("{0}"), phrase
        elif phrase in headings:
            assert text.endswith("{1}"), phrase
        elif phrase.startswith(("why.", "log.", "choice.")):
            assert text.endswith("."), phrase
        else:
            assert not text.endswith((".", "?", "!")), phrase
        if not phrase.startswith(("why.", "log.", "player", "clock", *TERMS, *proper)):
            assert text[0] == text[0].lower(), phrase


def as_in_english(book: Rulebook, language: str) -> set[str]:
    """The phrases that read the same as in English."""
    english = book.phrases["en"]
    return {phrase for phrase, text in book.phrases[language].items() if text == english[phrase]}


NO_BREAK, NARROW = "\u00a0", "\u202f"
ELIDED = re.compile(r"\b(?:d|l|qu|n|s|j|jusqu|lorsqu|puisqu)(?:e|a) (?=[aeiouyhâàéèêîôœ])", re.IGNORECASE)


def faults_of_french(text: str) -> list[str]:
    """Spaces that may break before : ; ! ? % and inside « », and a vowel before a vowel."""
    faults = re.findall(rf"[^{NO_BREAK}]:", text)
    faults += re.findall(rf"[^{NARROW}][;!?]", text)
    faults += re.findall(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»|[^{NO_BREAK}](?:%|°C)", text)
    faults += [found.group() for found in ELIDED.finditer(text)]
    return faults + re.findall(r"[“”]", text)


# Phrases and code.


def alternatives(node: ast.expr) -> Iterator[str]:
    """The texts an expression may come to, as regular expressions: "a", f"a.{x}", "a" if x else "b", ("a", "b")[n]."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        for element in node.value.elts:
            yield from alternatives(element)


def logged(function: ast.FunctionDef) -> Iterator[str]:
    """`note("x")` writes "log.x"; a `whisper` after it needs "log.x.secret" too."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    latest = ""
    for call in sorted(calls, key=lambda call: call.lineno):
        assert isinstance(call.func, ast.Attribute)
        if call.func.attr == "note":
            for what in alternatives(call.args[0]):
                latest = rf"log\.{what}"
                yield latest
        elif call.func.attr == "whisper" and latest:
            yield rf"{latest}\.secret"


def called(node: ast.Call) -> Iterator[str]:
    """`say` and `join` take a phrase, `bar` and `lack` a reason, `count`, `per` and `alone` a noun."""
    function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if function in ("say", "join") and isinstance(node.func, ast.Attribute) and node.args:
        yield from alternatives(node.args[0]) if stands_on(node.func, "words", "self") else ()
    elif function in ("bar", "lack") and isinstance(node.func, ast.Attribute):
        yield from alternatives(node.args[0])
    elif (function == "count" and stands_on(node.func, "words")) or function == "per":
        yield from (rf"noun\.{noun}" for noun in alternatives(node.args[1]))
    elif function == "alone":
        yield from (rf"noun\.{noun}" for noun in alternatives(node.args[0]))


def stands_on(function: ast.expr, *names: str) -> bool:
    """Whether a function is called on one of these names, as `words.count` is on "words"."""
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id in names


def labelled(entry: ast.ClassDef) -> Iterator[str]:
    """An entry of a menu with the verb "x" is called by "label.x", unless it says itself what it is called."""
    if any(isinstance(node, ast.FunctionDef) and node.name == "deed" for node in entry.body):
        return
    for node in entry.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "verb" and node.value is not None:
            yield from (rf"label\.{verb}" for verb in alternatives(node.value))


def used_in(*packages: str, without: str = "") -> tuple[set[str], list[re.Pattern[str]]]:
    """The phrases that the code of some packages names, and patterns of those whose names it puts together.

    Besides what is called: `asks` is the question of an effect, `unmet` and a "why" that is returned are reasons,
    `phrase` is said later. Other counted nouns are named by the slots of phrases, and so are "and" and "or".
    `without` names a folder that is left out.
    """
    used: set[str] = set()
    for path in sorted(path for package in packages for path in (AREO / package).rglob("*.py")):
        if without in path.parent.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                used |= set(called(node))
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                named = ("asks", "phrase") if isinstance(node, ast.Assign) else ("asks", "unmet")
                if any(isinstance(target, ast.Name) and target.id in named for target in targets):
                    used |= set(alternatives(node.value))
            elif isinstance(node, ast.Return) and node.value is not None:
                used |= {text for text in alternatives(node.value) if text.startswith("why")}
            elif isinstance(node, ast.FunctionDef):
                used |= set(logged(node))
            elif isinstance(node, ast.ClassDef):
                used |= set(labelled(node))
    exact = {re.sub(r"\\(.)", r"\1", text) for text in used - {""} if ".+" not in text}
    return exact, [re.compile(text) for text in sorted(used) if ".+" in text]


def used_in_slots(book: Rulebook, phrases: set[str]) -> set[str]:
    """The nouns that phrases count, and the words that join their lists."""
    kinds = {kind for phrase in phrases for _, kind in slots(book.phrases["en"][phrase])} - {"", "thing", "seat"}
    return {f"noun.{kind}" if is_counted(kind) else "and" if kind == "things" else kind for kind in kinds}


def tones_fit(book: Rulebook) -> None:
    """Every tone is one that clients know, of a line that the log can have; headings are told by nobody."""
    assert set(book.tones.values()) <= set(TONES)
    for what, tone in book.tones.items():
        assert f"log.{what}" in book.phrases["en"], what
        assert (tone == HEADING) == (("0", "seat") not in slots(book.phrases["en"][f"log.{what}"])), what


# Texts at the table.


@cache  # most texts are read again and again
def check(text: str, language: str, *ends: str) -> None:
    """A text that a player reads is whole, and ends in one of these ways."""
    assert text, language
    assert not set("{}[]|") & set(text), text
    assert "  " not in text, text
    assert text == text.strip(), text
    assert not ends or text.endswith(ends), text
    if language == "fr":
        assert faults_of_french(text) == [], text


def check_table(game: areo.Game, keys: list[str]) -> None:
    """All that can be read of the open questions, and why each of these keys is not among their options."""
    for language in LANGUAGES:
        check(game.clock_text(language), language)
    for seat, decision in enumerate(game.asked):
        for language in LANGUAGES:
            for key in keys:
                reasons = game.why(seat, key, language)
                assert (reasons == []) == (decision is not None and key in decision.keys), key
                for reason in reasons:
                    check(reason, language, ".", "?")
            if decision is not None:
                check(decision.prompt(language), language, "?")
                for index in range(len(decision.options)):
                    label = decision.label(index, language)
                    check(label, language)
                    assert not label.endswith((".", "?")), label


def check_log(game: areo.Game) -> None:
    """All that can be read when a game is over, by every player and a spectator."""
    for language in LANGUAGES:
        for seat in (None, *range(game.seats)):
            log = game.log(seat, language)
            assert len(log) == len(game.log(seat, "en"))
            for line in log:
                check(line, language)
        assert game.why(0, "skip", language) == [game.rulebook.phrases[language]["why.over"]]
