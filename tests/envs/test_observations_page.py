"""The page on observations tells each number of each game, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import areo
from areo.arrays.observations import Observer

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
SECTIONS = {
    ("red-planet", 3, None): ["Mission: Red Planet"],
    ("terraforming-mars", 2, None): ["Terraforming Mars"],
    ("ares-expedition", 2, None): ["Ares Expedition"],
    ("on-mars", 2, None): ["On Mars"],
    ("on-mars", 3, "invasion"): ["On Mars", "Invasion"],
    ("on-mars", 2, "outbreak"): ["On Mars", "Outbreak"],
    ("on-mars", 2, "blackout"): ["On Mars", "Blackout"],
    ("on-mars", 1, "monolith"): ["On Mars", "Monolith"],
}
STANDS_FOR = {"WHO": "(mine|other)", "AIM": r"o_\w+", "KEY": ".+"}
ANYTHING = r"\S+"  # that any other word in capitals stands for


def lines_of(section: str) -> list[str]:
    """The names that a section of the page tells, as it writes them."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(rf"^##+ {re.escape(section)}\n(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL)
    assert found is not None, section
    cells = [line.split("|")[1] for line in found[1].splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def pattern(name: str) -> str:
    return re.sub(r"\b[A-Z]+\b", lambda word: STANDS_FOR.get(word[0], ANYTHING), name)


def line_for(name: str, patterns: dict[str, str]) -> str | None:
    """The line that fits a name best: the only one that leaves least of it open."""
    fitting = [line for line, form in patterns.items() if re.fullmatch(form, name)]
    least = min((patterns[line].count(ANYTHING) for line in fitting), default=0)
    best = [line for line in fitting if patterns[line].count(ANYTHING) == least]
    return best[0] if len(best) == 1 else None


@pytest.mark.parametrize("at", SECTIONS, ids=lambda at: f"{at[0]}-{at[2]}" if at[2] else at[0])
def test_each_number_is_told_on_one_line_and_each_line_tells_some(at: tuple[str, int, str | None]) -> None:
    game, players, chapter = at
    names = Observer(areo.new(game, players, 1, **({} if chapter is None else {"chapter": chapter}))).names
    written = [name for section in ["The open decision, in every game", *SECTIONS[at]] for name in lines_of(section)]
    patterns = {name: pattern(name) for name in written}
    assert len(patterns) == len(written)
    told = {name: line_for(name, patterns) for name in names}
    assert [name for name, line in told.items() if line is None] == []
    assert set(written) == set(told.values())
