"""Pictures: the browser client's own, as a seat sees it, and nothing that is hidden from that seat."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from areo import envs
from areo.kernel.errors import BadOption
from areo.kernel.game import Game
from areo.library import new
from areo.picture import camera as camera_module
from areo.picture import studio
from areo.picture.camera import Camera, Picture
from areo.table import home


@pytest.fixture(scope="module")
def camera() -> Iterator[Camera]:
    shared = Camera()
    yield shared
    shared.close()


def parents() -> dict[int, int]:
    """Of every process that runs, the one that started it."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            state, parent = path.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                found[int(path.parent.name)] = int(parent)
    return found


def children() -> set[int]:
    """The processes that this one has started."""
    return {one for one, parent in parents().items() if parent == os.getpid()}


def started_since(before: set[int]) -> set[int]:
    """The processes that this one has started since, and those that they have started."""
    tree = parents()
    found: set[int] = set()
    latest = children() - before
    while latest:
        found |= latest
        latest = {one for one, parent in tree.items() if parent in latest}
    return found


def end(processes: set[int]) -> bool:
    """Whether they have all ended, soon: a browser's helpers notice a moment later that it is gone."""
    until = time.monotonic() + 20
    while processes & parents().keys() and time.monotonic() < until:
        time.sleep(0.02)
    return not processes & parents().keys()


def shows(camera: Camera, selector: str) -> bool:
    """Whether something is on the page that was taken last."""
    thread, taken = camera.thread, camera.studio
    assert thread is not None
    assert taken is not None
    return thread.submit(taken.page.locator(selector).count).result() > 0


def choose(game: Game, seat: int, picks: Callable[[int], int]) -> None:
    """As many options as the seat must pick: of so many, those that `picks` says, and the following ones."""
    asked = game.asked[seat]
    assert asked is not None
    first = picks(len(asked.keys))
    game.choose(seat, [(first + each) % len(asked.keys) for each in range(max(1, asked.least))])


def play(game: Game, until: Callable[[Game], bool]) -> Game:
    rng = Random(1)
    while not until(game):
        choose(game, game.waiting_for()[0], rng.randrange)
    return game


def asks_all(name: str) -> Callable[[Game], bool]:
    return lambda game: all(asked is not None and asked.name == name for asked in game.asked)


def test_a_picture_is_as_large_as_wished_changes_with_the_game_and_leaves_no_process() -> None:
    before = children()
    env = gymnasium.make(
        "areo.envs:areo/red-planet-v0", players=3, render_mode="rgb_array", render_size=(1000, 640), seat=1
    )
    _, info = env.reset(seed=4)
    assert not started_since(before)  # before there is something to see
    first: Any = env.render()
    assert (first.shape, first.dtype) == ((640, 1000, 3), np.uint8)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 200  # neither blank nor two colours
    assert np.array_equal(env.render(), first)  # type: ignore[arg-type]
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not np.array_equal(env.render(), first)  # type: ignore[arg-type]
    started = started_since(before)
    assert len(started) > 2  # a worker of the server, Playwright, and the browser
    env.close()
    assert end(started)


@pytest.mark.parametrize(
    ("name", "asked"),
    [("red-planet", "character"), ("terraforming-mars", "buy-cards")],
)
def test_what_another_has_chosen_in_secret_is_not_in_the_picture(camera: Camera, name: str, asked: str) -> None:
    table = play(new(name, 3, "7"), asks_all(asked))
    other = table.copy()
    choose(table, 1, lambda options: 0)
    choose(other, 1, lambda options: options - 1)
    assert table.view(1) != other.view(1)
    assert np.array_equal(camera.draw(table, 0), camera.draw(other, 0))
    assert not np.array_equal(camera.draw(table, 1), camera.draw(other, 1))


def test_at_the_end_it_is_the_end_page(camera: Camera) -> None:
    table = new("red-planet", 3, "7")
    camera.draw(table, 0)
    assert not shows(camera, "section.ending")
    over = play(table, lambda game: game.over)
    for seat in (0, None):
        camera.draw(over, seat)
        assert shows(camera, "section.ending")


def test_of_those_who_are_not_asked_there_is_a_picture_too(camera: Camera) -> None:
    table = play(new("terraforming-mars", 2, "7"), lambda game: len(game.waiting_for()) == 1)
    assert camera.draw(table, 1 - table.waiting_for()[0]).shape == (720, 1280, 3)


def test_nobody_is_asked_for_a_name_or_offered_hints(camera: Camera) -> None:
    camera.draw(new("red-planet", 3, "7"), 0)
    assert shows(camera, ".frame")
    assert not shows(camera, "text='That’s me'")
    assert not shows(camera, "text='Show me hints'")


def test_no_note_on_its_chapter_lies_over_the_table(camera: Camera) -> None:
    camera.draw(new("on-mars", 1, "7", chapter="monolith"), 0)
    assert shows(camera, ".frame")
    assert not shows(camera, "[data-note]")


def test_a_picture_is_taken_where_asyncio_runs(camera: Camera) -> None:
    async def notebook() -> Picture:
        return camera.draw(new("red-planet", 3, "7"), 0)

    with ThreadPoolExecutor(1) as another:  # in this thread, the browser of other tests may have its own loop
        assert another.submit(asyncio.run, notebook()).result().any()


class Sitter:
    """Remembers for whom it was to draw."""

    def __init__(self) -> None:
        self.seats: list[int | None] = []

    def draw(self, game: Game, seat: int | None) -> str:
        self.seats.append(seat)
        return ""


def test_of_several_agents_the_one_who_is_to_act_is_drawn_for(monkeypatch: pytest.MonkeyPatch) -> None:
    by_turns = envs.aec("red-planet", 3, render_mode="rgb_array")
    at_once = envs.parallel("red-planet", 3, render_mode="rgb_array")
    sitter = Sitter()
    for env in (by_turns, at_once):
        monkeypatch.setattr(env, "painter", sitter)
        env.reset(seed=1)
    assert [by_turns.agent_selection, at_once.game.waiting_for()] == ["seat_0", [0, 2]]
    by_turns.step(int(np.flatnonzero(by_turns.last()[0]["action_mask"])[0]))
    by_turns.render()
    choose(at_once.game, 0, lambda options: 0)
    at_once.render()
    play(by_turns.game, lambda game: game.over)
    by_turns.render()
    play(at_once.game, lambda game: game.over)
    at_once.render()
    assert sitter.seats == [2, 2, None, None]


@pytest.mark.parametrize(("module", "called"), [("playwright", "playwright"), ("PIL", "pillow")])
def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, module: str, called: str) -> None:
    monkeypatch.setattr(camera_module, "find_spec", lambda name: None if name == module else object())
    with pytest.raises(BadOption, match=rf"needs {called}, which is not installed: pip install 'areo\[picture\]'"):
        envs.AreoEnv("red-planet", 3, render_mode="rgb_array")


def test_missing_pages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "is_built", lambda: False)
    with pytest.raises(BadOption, match="needs the browser's pages, which are not built: make install builds them"):
        envs.parallel("red-planet", 3, render_mode="rgb_array")


def test_a_missing_browser_is_named_and_nothing_is_left_running(monkeypatch: pytest.MonkeyPatch) -> None:
    before = children()
    env = envs.AreoEnv("red-planet", 3, render_mode="rgb_array")
    env.reset(seed=1)
    with monkeypatch.context() as without:
        without.setattr(studio, "installed", lambda: None)
        with pytest.raises(BadOption, match="needs a Chromium, and there is none here: playwright install chromium"):
            env.render()
    monkeypatch.setattr(studio, "installed", lambda: "/bin/false")
    with pytest.raises(BadOption, match="/bin/false does not start"):
        env.render()
    assert end(started_since(before))
