"""A wheel made from a clean checkout has everything to play with, or is not made."""

from __future__ import annotations

import re
import shutil
import subprocess
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from random import Random

import pytest

from tests.packaging.checkout import build, check_out, install, made_by, plain_environment, without_node
from tests.table.server import Server, play_on

needs_node = pytest.mark.skipif(shutil.which("npm") is None, reason="the pages cannot be built without Node")


class Installed(Server):
    """The server of an installed areo, started by its command."""

    def __init__(self, commands: Path, folder: Path) -> None:
        self.commands = commands
        super().__init__(folder)

    def start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [self.commands / "areo", "serve", "--port", "0", "--pace", "0", "--data", self.folder],
            cwd=self.folder.parent,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=plain_environment(),
        )
        assert process.stdout is not None
        self.url = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        return process

    def page(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:
            assert answer.status == 200
            return str(answer.read().decode())


@needs_node
def test_a_wheel_installed_into_an_empty_environment_plays_in_the_browser(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    wheel = made_by(build(checkout, tmp_path / "wheels", "wheel"), tmp_path / "wheels")
    commands = install(wheel, tmp_path / "environment")
    with Installed(commands, tmp_path / "tables") as server:
        page = server.page("/")
        pieces = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert [piece for piece in pieces if piece.endswith(".js")]
        assert [piece for piece in pieces if piece.endswith(".css")]
        for piece in pieces:
            assert server.page(piece)
        for game, seats in (("red-planet", 3), ("terraforming-mars", 2)):
            made = server.make(game, None, *["random"] * (seats - 1), seed=1)
            player = server.sit(made, 0, "fr")
            play_on([player], Random(1), choices=3)
            assert player.text()


@needs_node
def test_a_source_archive_makes_the_same_wheel_without_node(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    archive = made_by(build(checkout, tmp_path / "archives", "sdist"), tmp_path / "archives")
    wheel = made_by(build(checkout, tmp_path / "wheels", "wheel"), tmp_path / "wheels")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    [unpacked] = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "web" / "node_modules").exists()
    done = build(unpacked, tmp_path / "again", "wheel", PATH=without_node(tmp_path / "path"))
    again = made_by(done, tmp_path / "again")
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert sorted(one.namelist()) == sorted(other.namelist())


def test_without_node_there_is_no_wheel_and_it_says_why(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    done = build(checkout, tmp_path / "wheels", "wheel", PATH=without_node(tmp_path / "path"))
    assert done.returncode != 0
    assert "the browser's pages are not built, and building them needs Node 20 or newer" in done.stderr
    assert "AREO_PAGES=no makes a wheel without them" in done.stderr
    assert not list((tmp_path / "wheels").iterdir())


def test_pages_older_than_their_sources_are_not_put_into_a_wheel(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    pages = checkout / "areo" / "table" / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("once upon a time")
    done = build(checkout, tmp_path / "wheels", "wheel", PATH=without_node(tmp_path / "path"))
    assert done.returncode != 0
    assert "the browser's pages are older than their sources" in done.stderr


def test_a_wheel_for_the_terminal_is_made_when_asked_for(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    pages = checkout / "areo" / "table" / "pages" / "assets"
    pages.mkdir(parents=True)
    (pages / "old.js").write_text("once upon a time")
    done = build(checkout, tmp_path / "wheels", "wheel", PATH=without_node(tmp_path / "path"), AREO_PAGES="no")
    with zipfile.ZipFile(made_by(done, tmp_path / "wheels")) as wheel:
        names = wheel.namelist()
    assert not [name for name in names if name.startswith("areo/table/pages")]
    data = {"areo/red_planet/components.toml", "areo/on_mars/components.toml"}
    assert {"areo/cli.py", "areo/py.typed"} | data <= set(names)
    assert {name.split("/")[0] for name in names} == {"areo", "areo-0.1.0.dist-info"}


def test_a_wheel_has_nothing_of_an_earlier_one(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    gone = checkout / "areo" / "gone.py"
    gone.write_text("")
    for target in ("first", "second"):
        made = made_by(build(checkout, tmp_path / target, "wheel", AREO_PAGES="no"), tmp_path / target)
        with zipfile.ZipFile(made) as wheel:
            assert ("areo/gone.py" in wheel.namelist()) == (target == "first")
        gone.unlink(missing_ok=True)


def test_other_settings_are_refused(tmp_path: Path) -> None:
    checkout = check_out(tmp_path / "checkout")
    done = build(checkout, tmp_path / "wheels", "wheel", AREO_PAGES="maybe")
    assert done.returncode != 0
    assert "AREO_PAGES is 'maybe'; it can be yes or no" in done.stderr
