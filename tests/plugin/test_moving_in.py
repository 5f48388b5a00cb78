"""A game moves into the tree: its own folder and one line of the registry, and nothing else, make it one of ours."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.plugin.installed import ROOT, SOURCE, areo, environment, python

LINE = '    "ice-race": "areo.ice_race",\n'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree, as its sources are."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled.*.json", "pages")
    shutil.copytree(ROOT / "areo", tmp_path / "tree" / "areo", ignore=left_out)
    return tmp_path / "tree"


def interpreted(tree: Path) -> dict[str, str]:
    """The copy has no compiled modules, and needs none."""
    return {**environment(root=tree), "AREO_COMPILED": "no"}


def move_in(tree: Path) -> None:
    shutil.copytree(SOURCE, tree / "areo" / "ice_race", ignore=shutil.ignore_patterns("__pycache__"))
    registry = tree / "areo" / "registry.py"
    code = registry.read_text("utf-8")
    assert code.endswith("\n}\n")
    registry.write_text(code.removesuffix("}\n") + LINE + "}\n", "utf-8")


def test_one_line_and_its_folder_are_enough(tree: Path) -> None:
    settings = interpreted(tree)
    ours = python("import areo; print(*areo.games())", settings, tree).stdout.split()
    move_in(tree)
    found = python("import areo; print(areo.__file__, *areo.games())", settings, tree).stdout.split()
    assert found == [str(tree / "areo" / "__init__.py"), *ours, "ice-race"]
    played = areo(settings, tree, "play", "ice-race", "--terminal", "--seed", "5", "--lang", "fr", typed="1\n" * 8)
    assert played.returncode == 0, played.stderr
    assert "Course 4 sur 4 · Partie terminée" in played.stdout
    bots = ["simulate", "ice-race", "--players", "2", "--bots", "greedy,random", "--games", "4"]
    assert areo(settings, tree, *bots).returncode == 0
    assert "ice-race" in areo(settings, tree, "play", "--help").stdout


def test_a_drawing_in_its_folder_is_taken_instead_of_the_plain_one(tree: Path) -> None:
    move_in(tree)
    (tree / "areo" / "ice_race" / "terminal.py").write_text(
        "from rich.text import Text\n"
        "from areo.terminal.drawing import Drawing\n"
        "class IceRaceDrawing(Drawing):\n"
        "    def table(self, scene):\n"
        "        return Text(f'{scene.clock}: {scene.view[\"deck\"]} sleds left')\n"
        "DRAWING = IceRaceDrawing()\n",
        "utf-8",
    )
    played = areo(interpreted(tree), tree, "play", "ice-race", "--terminal", "--seed", "5", typed="1\n")
    assert played.returncode == 0, played.stderr
    assert "Race 1 of 4 · Sending sleds: 14 sleds left" in played.stdout
