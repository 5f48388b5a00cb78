"""Every example in the README and the docs works as it is printed: Python runs, and components can be played with."""

import re
from pathlib import Path
from random import Random

import pytest

import areo

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("**/*.md"))]
COMPONENTS = ROOT / "areo" / "red_planet" / "components.toml"


def examples(page: Path, language: str = "python") -> list[tuple[int, str]]:
    """The blocks of a page in a language, each with the number of its first line."""
    text = page.read_text(encoding="utf-8")
    block = re.compile(rf"^```{language}[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
    return [(text.count("\n", 0, found.start(1)) + 1, found.group(1)) for found in block.finditer(text)]


def test_there_is_a_readme_with_examples() -> None:
    assert README.exists(), "README.md is missing"
    assert examples(README), "README.md has no ```python block"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, as somebody would who reads the page from top to bottom."""
    assert page.exists(), f"{page.name} is missing"
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for line, code in examples(page):
        exec(compile("\n" * (line - 1) + code, str(page), "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page, "toml")], ids=lambda page: page.name)
def test_the_components_of_a_page_can_be_played_with(page: Path, tmp_path: Path) -> None:
    """Added to the file that comes with Mission: Red Planet."""
    for line, added in examples(page, "toml"):
        file = tmp_path / f"line-{line}.toml"
        file.write_text(COMPONENTS.read_text(encoding="utf-8") + "\n" + added, encoding="utf-8")
        game = areo.new("red-planet", 3, 1, data=str(file))
        rng = Random(1)
        while not game.over:
            decision = next(decision for decision in game.asked if decision is not None)
            game.choose(decision.seat, decision.sample(rng))
        assert game.rulebook.things.number("card frontier")
