"""Data files: reads a TOML file that its players may correct, and checks every value in it.

The first fault found is raised as `BadData`, which says where it is:
`my.toml, line 87: shuttle "S05": seats must be between 1 and 9, found 0`.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from importlib import resources
from typing import Final

from areo.kernel.toml_lines import Lines
from areo.kernel.words import LANGUAGES

# How sure we are of what a file says. Each game has its own words for it, but for these two.
RECONSTRUCTED: Final = "reconstructed"  # our own design
OURS: Final = "ours"  # of a name: our own, or our own translation

LONGEST_NAME: Final = 60
LONGEST_ID: Final = 40
LARGEST_FILE: Final = 1_000_000  # bytes; a file that comes with a game has some 20,000

ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
TOML_LINE: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
TOML_END: Final = re.compile(r"(.*) \(at end of document\)", re.DOTALL)


class BadData(ValueError):
    """A data file that cannot be played with. The message names the file, the line and the fault.

    `line` is 0 where no line can be named: the file cannot be read, or a whole section is missing.
    """

    def __init__(self, path: str, line: int, fault: str) -> None:
        # All three go to the base class, so that the exception survives the way back from a worker process.
        super().__init__(path, line, fault)
        self.path = path
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        if self.line > 0:
            return f"{self.path}, line {self.line}: {self.fault}"
        return f"{self.path}: {self.fault}"


def as_written(value: object) -> str:
    """A value as an error message shows it, never longer than a few words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
        return text if len(text) <= LONGEST_ID + 2 else text[:LONGEST_ID] + '…"'
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return str(value)  # a broken number, a date or a time


def guess(word: object, known: list[str]) -> str:
    """Helps with a misspelt word, where one of the known ones is near."""
    near = difflib.get_close_matches(word[:LONGEST_NAME], known, 1) if isinstance(word, str) else []
    return f' (did you mean "{near[0]}"?)' if near else ""


class File:
    """The text of a data file, the name to call it by in error messages, and the status words it may use."""

    def __init__(self, name: str, text: str, statuses: list[str]) -> None:
        self.name = name
        self.text = text
        self.statuses = statuses

    def line(self, place: str) -> int:
        """The line of a place."""
        return Lines(self.text).find(place)

    def bad(self, place: str, fault: str) -> BadData:
        """The error to raise for a fault at a place."""
        return BadData(self.name, self.line(place), fault)


class TomlTable:
    """One table of a file, for example one shuttle: its keys are read, and checked, one by one.

    `label` is how error messages call it. The file as a whole is a table too, with neither place nor label.
    """

    def __init__(self, file: File, place: str, label: str, content: dict[str, object]) -> None:
        self.file = file
        self.place = place
        self.label = label
        self.content = content

    def at(self, key: str) -> str:
        """The place of a key; without a key, of the table itself."""
        return f"{self.place}/{key}" if self.place and key else self.place or key

    def bad(self, key: str, fault: str) -> BadData:
        """The error to raise for a fault at a key; without a key, for the table as a whole."""
        return self.file.bad(self.at(key), f"{self.label}: {fault}" if self.label else fault)

    def digest(self) -> str:
        """A fingerprint of what was read: the same for other comments, spacing or order of keys.

        Only what has been checked can be digested: it holds nothing but tables, lists, texts and numbers.
        """
        canonical = json.dumps(self.content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def sections(self, known: list[str], many: list[str]) -> None:
        """Checks that a file has the known sections, and no others; `many`: those written as [[tables]]."""
        for key in self.content:
            if key not in known:
                raise self.bad(key, f"unknown section {as_written(key)}{guess(key, known)}")
        for key in known:
            if key not in self.content:
                # It has no line, so it is named as it would be written.
                raise self.bad("", f"the section {f'[[{key}]]' if key in many else f'[{key}]'} is missing")

    def meta(self, game: str, format: int) -> None:
        """Checks the section [meta] of a file: which game it is for, and how it is laid out."""
        meta = self.inside("meta", "[meta]")
        meta.keys(["game", "format"], ["edition", "source"])
        meta.word("game", [game])
        meta.number("format", format, format)
        meta.remark("edition")
        meta.remark("source")

    def keys(self, required: list[str], optional: list[str]) -> None:
        """Checks that all required keys are there, and none that is unknown."""
        known = required + optional
        for key in self.content:
            if key not in known:
                raise self.bad(key, f"unknown key {as_written(key)}{guess(key, known)}")
        for key in required:
            if key not in self.content:
                raise self.bad("", f'"{key}" is missing')

    def text(self, key: str) -> str:
        """A piece of text."""
        value = self.content[key]
        if not isinstance(value, str):
            raise self.bad(key, f"{key} must be a text in quotes, found {as_written(value)}")
        return value

    def remark(self, key: str) -> None:
        """Checks what is for people only: any text, and it may be left out."""
        if key in self.content:
            self.text(key)

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.content[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(key, f"{key} must be a whole number, found {as_written(value)}")
        if not least <= value <= most:
            limits = f"between {least} and {most}" if least < most else str(least)
            raise self.bad(key, f"{key} must be {limits}, found {as_written(value)}")
        return value

    def word(self, key: str, known: list[str]) -> str:
        """One of the known words."""
        value = self.text(key)
        if value not in known:
            choice = ", ".join([f'"{one}"' for one in known])
            raise self.bad(
                key, f"{key} must be {'one of ' if len(known) > 1 else ''}{choice}, found {as_written(value)}"
            )
        return value

    def status(self, key: str, otherwise: str = "") -> str:
        """A status word. With `otherwise`, the key may be left out, and that status holds."""
        if otherwise and key not in self.content:
            return otherwise
        return self.word(key, self.file.statuses)

    def flag(self, key: str) -> bool:
        """A yes or a no."""
        value = self.content[key]
        if not isinstance(value, bool):
            raise self.bad(key, f"{key} must be true or false, found {as_written(value)}")
        return value

    def rule(self, key: str, rules: dict[str, list[str]], figures: list[str]) -> str:
        """The rule that a key names, after a check that it has just those of the figures that it takes."""
        if key not in self.content:
            raise self.bad("", f'"{key}" is missing')
        rule = self.word(key, list(rules))
        for figure in figures:
            if figure in self.content and figure not in rules[rule]:
                raise self.bad(figure, f'the {key} "{rule}" takes no "{figure}"')
            if figure in rules[rule] and figure not in self.content:
                raise self.bad(key, f'the {key} "{rule}" needs "{figure}", which is missing')
        return rule

    def entries(self, key: str) -> list[object]:
        """A list of anything."""
        value = self.content[key]
        if not isinstance(value, list):
            raise self.bad(key, f"{key} must be a list, found {as_written(value)}")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of words."""
        found: list[str] = []
        for number, entry in enumerate(self.entries(key)):
            if not isinstance(entry, str):
                raise self.bad(f"{key}/{number}", f"{key} must hold texts in quotes, found {as_written(entry)}")
            found.append(entry)
        return found

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within limits."""
        found: list[int] = []
        for number, entry in enumerate(self.entries(key)):
            if isinstance(entry, bool) or not isinstance(entry, int) or not least <= entry <= most:
                fault = f"{key} must hold whole numbers between {least} and {most}, found {as_written(entry)}"
                raise self.bad(f"{key}/{number}", fault)
            found.append(entry)
        return found

    def name(self, key: str) -> str:
        """A name a player reads: one line that is not empty."""
        value = self.text(key)
        if not value or value != value.strip() or not value.isprintable():
            raise self.bad(key, f"{key} must be one line of text without spaces around it, found {as_written(value)}")
        if len(value) > LONGEST_NAME:
            raise self.bad(key, f"{key} is longer than {LONGEST_NAME} letters: {as_written(value)}")
        return value

    def names(self) -> dict[str, str]:
        """The name in every language; each has a status of its own."""
        names = self.inside("names", f"{self.label}: names")
        names.keys(list(LANGUAGES), [])
        statuses = self.inside("name_status", f"{self.label}: name_status")
        statuses.keys(list(LANGUAGES), [])
        found: dict[str, str] = {}
        for lang in LANGUAGES:
            found[lang] = names.name(lang)
            statuses.word(lang, [*self.file.statuses, OURS])
        return found

    def inside(self, key: str, label: str) -> TomlTable:
        """A table within this one."""
        value = self.content[key]
        if not isinstance(value, dict):
            raise self.file.bad(self.at(key), f"{label} must be a table, found {as_written(value)}")
        return TomlTable(self.file, self.at(key), label, value)

    def many(self, key: str) -> list[TomlTable]:
        """All the [[tables]] of a name. Each has an id, by which error messages call it."""
        value = self.content[key]
        fault = f"{key} must be written as [[{key}]] tables, found"
        if not isinstance(value, list):
            raise self.bad(key, f"{fault} {as_written(value)}")
        found: list[TomlTable] = []
        for number, entry in enumerate(value):
            if not isinstance(entry, dict):
                raise self.bad(f"{key}/{number}", f"{fault} {as_written(entry)}")
            id: object = entry.get("id")
            called = as_written(id) if isinstance(id, str) else f"number {number + 1}"
            found.append(TomlTable(self.file, self.at(f"{key}/{number}"), f"{key} {called}", entry))
        return found

    def id(self, seen: dict[str, str]) -> str:
        """The id, which must be new; `seen` keeps where each one was met."""
        value = self.text("id")
        if ID.fullmatch(value) is None or len(value) > LONGEST_ID:
            letters = f"{LONGEST_ID} letters, digits and underscores"
            raise self.bad("id", f"the id must be one word of at most {letters}, beginning with a letter")
        if value in seen:
            raise self.bad("id", f"this id is taken already, on line {self.file.line(seen[value])}")
        seen[value] = self.at("id")
        return value


def read_file(path: str, statuses: list[str]) -> TomlTable:
    """The content of a file, of which nothing is checked yet but that it is TOML."""
    try:
        with open(path, "rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadData(path or '""', 0, f"cannot be read: {reason}") from error
    if len(raw) > LARGEST_FILE:
        raise BadData(path, 0, f"is larger than {LARGEST_FILE} bytes, so it is no components file")
    return read_bytes(path, raw, statuses)


def read_packaged(package: str, name: str, statuses: list[str]) -> TomlTable:
    """The content of a file that comes with a game."""
    return read_bytes(name, resources.files(package).joinpath(name).read_bytes(), statuses)


def read_bytes(name: str, raw: bytes, statuses: list[str]) -> TomlTable:
    try:
        # "-sig": some editors put an invisible mark before the first character.
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadData(name, line, "is not UTF-8 text; save the file in UTF-8") from error
    try:
        return TomlTable(File(name, text, statuses), "", "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise bad_toml(name, text, str(error)) from error
    except (ValueError, RecursionError) as error:  # numbers too long, brackets too deep
        raise BadData(name, 0, f"not valid TOML: {error}") from error


def bad_toml(name: str, text: str, message: str) -> BadData:
    """Moves the line, which the reader puts at the end of its message, to where ours has it."""
    match = TOML_LINE.fullmatch(message)
    if match is not None:
        return BadData(name, int(match[2]), f"not valid TOML: {match[1]} (column {match[3]})")
    end = TOML_END.fullmatch(message)
    if end is not None:
        return BadData(name, text.count("\n") + 1, f"not valid TOML: {end[1]} (end of the file)")
    return BadData(name, 0, f"not valid TOML: {message}")
