"""What is compiled, and the choice between compiled modules and sources."""

import ast
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from areo import _build
from areo.registry import GAMES


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of areo's shape, whose extensions are not fit to be loaded."""
    root = tmp_path / "toy"
    for name in ("kernel/game.py", "chess/cards/base.py", "chess/cards/pawns.py", "chess/phrases/en.py"):
        source = root / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(f"NAME = {name!r}\n")
    (root / "chess/cards/base.py").write_text("class Card:\n    pass\n")
    (root / "chess/cards/pawns.py").write_text("PAWNS = [Card()]\n")
    (root / "registry.py").write_text("GAMES = {'chess': 'areo.chess', 'elsewhere': 'elsewhere.chess'}\n")
    for folder in (root, *(path for path in root.rglob("*") if path.is_dir())):
        (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "path_importer_cache", {})
    monkeypatch.delenv("AREO_COMPILED", raising=False)
    yield root
    for name in [name for name in sys.modules if name.split(".")[0] == "toy"]:
        del sys.modules[name]


def compile_toy(root: Path) -> None:
    for group, paths in _build.groups(root).items():
        _build.library(group, root).write_bytes(b"not a library")
        for source in paths:
            _build.extension(source).write_bytes(b"not a library")
    _build.seal(root).write_text(json.dumps(_build.digests(_build.sources(root), root)))


def names(root: Path) -> dict[str, list[str]]:
    return {
        group: [path.relative_to(root).as_posix() for path in paths] for group, paths in _build.groups(root).items()
    }


def test_each_package_is_compiled_by_itself(toy: Path) -> None:
    assert names(toy) == {"kernel": ["kernel/game.py"], "chess": ["chess/cards/base.py"]}


def test_what_games_share_is_compiled_when_it_is_there(toy: Path) -> None:
    (toy / "tableau").mkdir()
    (toy / "tableau/tags.py").write_text("")
    assert list(names(toy)) == ["kernel", "tableau", "chess"]


def test_packages_words_and_drawings_are_not_compiled(toy: Path) -> None:
    (toy / "chess/terminal").mkdir()
    for name in ("chess/__init__.py", "chess/phrases/fr.py", "chess/terminal/board.py"):
        (toy / name).write_text("def draw():\n    pass\n")
    assert names(toy)["chess"] == ["chess/cards/base.py"]


def test_a_list_of_cards_is_compiled_only_if_it_defines_something(toy: Path) -> None:
    """So a new card made of known effects needs no compiling, and one with an effect of its own does."""
    compile_toy(toy)
    (toy / "chess/cards/pawns.py").write_text("PAWNS = [Card(), Card()]\n")
    assert _build.fault(toy) is None
    for definition in (
        "class Promote:\n    pass\n",
        "def promote():\n    pass\n",
        "SET: Final = 'pawns'\n",
        "PAWNS = 8\n",
    ):
        (toy / "chess/cards/pawns.py").write_text(definition)
        assert _build.faults(toy) == {"chess": "chess/cards/pawns.py has changed since areo was compiled"}


def test_a_folder_above_areo_may_have_any_name(tmp_path: Path, toy: Path) -> None:
    moved = tmp_path / "terminal" / "areo"
    moved.parent.mkdir()
    toy.rename(moved)
    assert names(moved)["kernel"] == ["kernel/game.py"]


def test_a_list_of_cards_has_no_constant_that_compiled_code_would_go_on_using() -> None:
    """The compiler copies a constant to where it is used, and an edit of a list compiles nothing anew."""
    compiled = set(_build.sources())
    lists = [path for path in _build.ROOT.glob("*/cards/**/*.py") if path not in compiled]
    assert lists
    for path in lists:
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            assert not (isinstance(line, (ast.Assign, ast.AnnAssign)) and isinstance(line.value, ast.Constant)), path


def test_every_registered_game_is_compiled() -> None:
    assert {name.removeprefix("areo.") for name in GAMES.values()} <= _build.groups().keys()


def test_extensions_come_first_unless_told_otherwise(toy: Path) -> None:
    compile_toy(toy)
    _build.prepare(toy)
    with pytest.raises(ImportError):
        importlib.import_module("toy.kernel.game")


def test_no_runs_the_sources(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_toy(toy)
    monkeypatch.setenv("AREO_COMPILED", "no")
    _build.prepare(toy)
    for source in _build.sources(toy):
        name = source.relative_to(toy.parent).with_suffix("").as_posix().replace("/", ".")
        assert importlib.import_module(name).__file__ == str(source)


def test_yes_is_content_with_a_fresh_build(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compile_toy(toy)
    monkeypatch.setenv("AREO_COMPILED", "yes")
    _build.prepare(toy)
    assert capsys.readouterr().err == ""


def test_yes_refuses_what_is_not_compiled(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AREO_COMPILED", "yes")
    with pytest.raises(ImportError, match="areo is not compiled"):
        _build.prepare(toy)


def test_auto_without_any_extension_is_silent(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _build.prepare(toy)
    assert importlib.import_module("toy.kernel.game").__file__ == str(toy / "kernel/game.py")
    assert capsys.readouterr().err == ""


def edit(root: Path) -> None:
    (root / "kernel/game.py").write_text("NAME = 'edited'\n")


def add(root: Path) -> None:
    (root / "kernel/log.py").write_text("")


def remove(root: Path) -> None:
    (root / "chess/cards/base.py").unlink()


def take_out(root: Path) -> None:
    (root / "registry.py").write_text("GAMES = {}\n")


def bring_in(root: Path) -> None:
    (root / "registry.py").write_text("GAMES = {'chess': 'areo.chess', 'go': 'areo.go'}\n")
    (root / "go").mkdir()
    (root / "go/stones.py").write_text("")


def lose_extension(root: Path) -> None:
    _build.extension(root / "kernel/game.py").unlink()


def lose_library(root: Path) -> None:
    _build.library("chess", root).unlink()


def interrupt(root: Path) -> None:
    _build.seal(root).unlink()


STALE = [
    (edit, "kernel/game.py has changed since areo was compiled"),
    (add, "kernel/log.py has changed since areo was compiled"),
    (remove, "chess/cards/base.py has changed since areo was compiled"),
    (take_out, "chess/cards/base.py has changed since areo was compiled"),
    (bring_in, "go is not compiled"),
    (lose_extension, "kernel/game.py is not compiled"),
    (lose_library, "chess is not compiled"),
    (interrupt, "areo is not compiled"),
]


@pytest.mark.parametrize(("spoil", "why"), STALE)
def test_auto_runs_the_sources_rather_than_a_stale_build(
    toy: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], why: str
) -> None:
    compile_toy(toy)
    spoil(toy)
    _build.prepare(toy)
    assert importlib.import_module("toy.kernel.game").__file__ == str(toy / "kernel/game.py")
    message = f"areo: {why}: running interpreted; `make install` compiles it again\n"
    assert capsys.readouterr().err == message


@pytest.mark.parametrize(("spoil", "why"), STALE)
def test_yes_refuses_a_stale_build(
    toy: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], None], why: str
) -> None:
    compile_toy(toy)
    spoil(toy)
    monkeypatch.setenv("AREO_COMPILED", "yes")
    with pytest.raises(ImportError, match=why):
        _build.prepare(toy)


def test_what_is_stale_is_told_for_each_package(toy: Path) -> None:
    compile_toy(toy)
    assert _build.faults(toy) == {}
    remove(toy)
    assert _build.faults(toy) == {"chess": "chess/cards/base.py has changed since areo was compiled"}
    edit(toy)
    assert _build.faults(toy)["kernel"] == "kernel/game.py has changed since areo was compiled"
    assert _build.fault(toy) == "; ".join(_build.faults(toy).values())


def test_touching_a_source_does_not_make_the_build_stale(toy: Path) -> None:
    compile_toy(toy)
    os.utime(toy / "kernel/game.py")
    assert _build.fault(toy) is None


def test_other_settings_are_refused(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AREO_COMPILED", "maybe")
    with pytest.raises(ImportError, match="AREO_COMPILED is 'maybe'; it can be auto, yes or no"):
        _build.prepare(toy)


@pytest.mark.parametrize("setting", ["yes", "no"])
def test_areo_runs_as_it_was_told(setting: str, tmp_path: Path) -> None:
    """Seen from outside, in a new process, away from the checkout."""
    if setting == "yes" and _build.fault() is not None:
        pytest.skip("areo is not compiled here")
    code = "from areo import _build; print(_build.compiled())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "AREO_COMPILED": setting},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(setting == "yes")


def test_every_module_runs_as_this_run_was_told() -> None:
    """A run of the compiled tests that quietly used a source would prove nothing, and the other way round."""
    setting = os.environ.get("AREO_COMPILED") or "auto"
    compiled = setting == "yes" or (setting == "auto" and _build.fault() is None)
    assert _build.compiled() == compiled
    for source in _build.sources():
        name = source.relative_to(_build.ROOT.parent).with_suffix("").as_posix().replace("/", ".")
        module = importlib.import_module(name)
        assert module.__file__ == str(_build.extension(source) if compiled else source)
