"""For tests of data files: packaged texts with one thing changed, and files as a person would write them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from areo.kernel.datafile import BadData

HERE = "¶"  # stands in front of the line that an error message must name


def passage_changed(text: str, old: str, new: str) -> str:
    """A text with one passage changed, which must be there exactly once."""
    assert text.count(old) == 1, f"{text.count(old)} times: {old}"
    return text.replace(old, new)


def at(passage: str, old: str, new: str) -> str:
    """A passage with a mark before what is changed in it."""
    assert passage.count(old) == 1
    return passage.replace(old, HERE + new)


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "my.toml"
    path.write_bytes(text.encode())
    return str(path)


def assert_refused(load: Callable[[str], object], tmp_path: Path, text: str, fault: str) -> None:
    """Loads a text with a mark in it: the message must name the file, the marked line and the fault."""
    assert text.count(HERE) <= 1
    line = text[: text.index(HERE)].count("\n") + 1 if HERE in text else 0
    path = written(tmp_path, text.replace(HERE, ""))
    with pytest.raises(BadData) as caught:
        load(path)
    where = f"{path}, line {line}" if line else path
    assert str(caught.value) == f"{where}: {fault}"
    assert (caught.value.path, caught.value.line, caught.value.fault) == (path, line, fault)


def toml(content: dict[str, Any]) -> str:
    """Writes content as a TOML text: plain values first, then tables, then lists of tables."""
    plain, tables = [], []
    for key, value in content.items():
        if isinstance(value, dict):
            tables.append(f"[{quoted(key)}]\n" + "".join(f"{quoted(k)} = {inline(v)}\n" for k, v in value.items()))
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for entry in value:
                lines = "".join(f"{quoted(k)} = {inline(v)}\n" for k, v in entry.items())
                tables.append(f"[[{key}]]\n{lines}")
        else:
            plain.append(f"{quoted(key)} = {inline(value)}\n")
    return "".join(plain) + "\n" + "\n".join(tables)


def quoted(text: str) -> str:
    """A text in quotes, with everything unusual escaped."""
    return json.dumps(text).replace("\x7f", "\\u007f")


def inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join(inline(entry) for entry in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {inline(entry)}" for key, entry in value.items()) + "}"
    return str(value)


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in some content, the outermost left out."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    found: list[tuple[str | int, ...]] = []
    for key, entry in inside:
        found.append((*path, key))
        found.extend(places(entry, (*path, key)))
    return found
