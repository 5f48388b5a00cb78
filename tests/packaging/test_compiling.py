"""Compiling a small areo of two games: each package is a library, and an edit compiles no more than it must."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from building import compiling
from tests.packaging.checkout import ROOT, plain_environment

needs_compiler = pytest.mark.skipif(compiling.obstacle() is not None, reason=str(compiling.obstacle()))

KERNEL = """
from typing import Final

SEATS: Final = 2


class Game:
    def __init__(self) -> None:
        self.turn = 0

    def name(self) -> str:
        return "no game"

    def tell(self) -> str:
        return f"{self.name()} for {SEATS}"
"""
CHESS = """
from areo.kernel.game import SEATS, Game


class Chess(Game):
    def name(self) -> str:
        return "chess"


def pieces() -> int:
    return SEATS * 16
"""
GO = CHESS.replace("Chess", "Go").replace("chess", "go")
TELL = """
from areo import _build
from areo.chess.rules import Chess, pieces
from areo.go.rules import Go
print(_build.compiled(), Chess().tell(), Go().tell(), pieces())
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout whose games are small."""
    root = tmp_path / "project"
    shutil.copytree(ROOT / "building", root / "building", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in {
        "areo/__init__.py": "from areo import _build\n_build.prepare()\n",
        "areo/registry.py": "GAMES = {'chess': 'areo.chess', 'go': 'areo.go'}\n",
        "areo/kernel/__init__.py": "",
        "areo/kernel/game.py": KERNEL,
        "areo/chess/__init__.py": "",
        "areo/chess/rules.py": CHESS,
        "areo/go/__init__.py": "",
        "areo/go/rules.py": GO,
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    shutil.copy(ROOT / "areo" / "_build.py", root / "areo")
    shutil.copy(ROOT / "setup.py", root)
    return root


def run(project: Path, *command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=plain_environment(**environment),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def compile_now(project: Path) -> set[str]:
    """Compile, and say which object files were made for it."""
    before = times(project)
    run(project, "setup.py", "--quiet", "build_ext", "--inplace", AREO_COMPILED="yes")
    return {path.stem.removeprefix("__native_") for path, time in times(project).items() if before.get(path) != time}


def times(project: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in project.glob("build/temp*/**/*.o")}


def edit(path: Path, old: str, new: str) -> None:
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


@needs_compiler
def test_an_edit_compiles_the_package_it_is_in_and_those_that_stand_on_it(project: Path) -> None:
    assert {"areo___kernel___game", "areo___chess___rules", "areo___go___rules"} <= compile_now(project)
    assert run(project, "-c", TELL) == "True chess for 2 go for 2 32\n"
    assert compile_now(project) == set()

    edit(project / "areo/chess/rules.py", '"chess"', '"blitz"')
    assert {"areo_chess"} <= compile_now(project) <= {"areo_chess", "areo___chess___rules"}
    assert run(project, "-c", TELL, AREO_COMPILED="yes") == "True blitz for 2 go for 2 32\n"

    edit(project / "areo/kernel/game.py", "SEATS: Final = 2", "SEATS: Final = 3")
    edit(project / "areo/kernel/game.py", "self.turn = 0", "self.age = 1.5\n        self.turn = 0")
    assert {"areo___kernel___game", "areo___chess___rules", "areo___go___rules"} <= compile_now(project)
    assert run(project, "-c", TELL, AREO_COMPILED="yes") == "True blitz for 3 go for 3 48\n"


@needs_compiler
def test_a_build_goes_on_where_it_was_interrupted_and_cleans_up_what_is_gone(project: Path) -> None:
    compile_now(project)
    for path in [*project.glob("areo/_compiled.*.json"), *project.glob("build/temp*/**/*chess*.recipe")]:
        path.unlink()
    (project / "areo/registry.py").write_text("GAMES = {'chess': 'areo.chess'}\n")
    assert compile_now(project) == {"areo_chess", "areo___chess___rules"}
    suffix = EXTENSION_SUFFIXES[0]
    made = sorted(str(path.relative_to(project)) for path in project.rglob(f"*{suffix}") if "build" not in path.parts)
    assert made == [
        f"areo/chess/rules{suffix}",
        f"areo/kernel/game{suffix}",
        f"areo_chess__mypyc{suffix}",
        f"areo_kernel__mypyc{suffix}",
    ]


def test_without_a_compiler_it_says_so_and_runs_interpreted(project: Path) -> None:
    told = run(project, "setup.py", "--quiet", "build_ext", "--inplace", CC="no-such-compiler")
    assert told == (
        "areo: there is no C compiler (no-such-compiler), so areo will run interpreted: the same games, only slower\n"
    )
    assert run(project, "-c", TELL) == "False chess for 2 go for 2 32\n"


def test_where_compiling_is_insisted_on_a_missing_compiler_is_an_error(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=project,
        env=plain_environment(AREO_COMPILED="yes", CC="no-such-compiler"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "areo: cannot compile: there is no C compiler (no-such-compiler)" in done.stderr
