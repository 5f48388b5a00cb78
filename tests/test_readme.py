"""Every Python example in the README and the docs runs as it is printed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("**/*.md"))]
BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)


def examples(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the number of its first line."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, block.start(1)) + 1, block.group(1)) for block in BLOCK.finditer(text)]


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
