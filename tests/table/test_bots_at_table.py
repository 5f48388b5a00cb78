"""Bots at a table: they think elsewhere, one that fails is replaced, and nobody waits for another table's bot."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from msgspec import json

import areo
from areo.bots import BOTS, RandomBot
from areo.table.jobs import Think
from areo.table.lines import Fault
from areo.table.received import Choose
from areo.table.room import Room
from areo.table.settings import Settings
from areo.table.workers import JobFailed, Workers
from tests.table import loops
from tests.table.inside import Watcher, lobby, table
from tests.table.server import Server, play_on

STRANGE = "tests.table.strange_bots:"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """They may sit at tables of this process, and worker processes find them."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for name in ("Crashes", "Dies", "Hangs", "Cheats", "Mumbles", "Talks"):
        monkeypatch.setitem(BOTS, STRANGE + name, RandomBot)


def notices(room: Room) -> list[str]:
    lines = room.state(None, "en", 0).log.lines
    return ["".join(span.text for span in line.spans) for line in lines if line.notice]


@pytest.mark.parametrize("name", ["Crashes", "Dies", "Cheats", "Mumbles"])
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(bot_workers=1)) as found:
            room = await table(found, "random", STRANGE + name, "random")
            await Watcher(room).until(lambda: room.standing.game.over)
            assert room.standing.bots == ["random", "random", "random"]
            assert notices(room) == [f"The bot ({STRANGE}{name}) failed; another (random) now plays for Camille."]
            stored = await found.store.load(room.id)
            assert stored is not None
            assert [line for line in stored.lines if isinstance(line, Fault)] == [
                Fault(1, STRANGE + name, "random", slow=False)
            ]

    loops.run(play())


def test_a_bot_that_runs_over_its_time_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(bot_workers=1, bot_seconds=1.0)) as found:
            room = await table(found, "random", STRANGE + "Hangs", "random")
            await Watcher(room).until(lambda: room.standing.bots[1] == "random")
            assert notices(room) == [f"The bot ({STRANGE}Hangs) took too long; another (random) now plays for Camille."]

    loops.run(play())


def test_what_a_bot_prints_is_not_taken_for_its_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(bot_workers=1)) as found:
            room = await table(found, *[STRANGE + "Talks"] * 3)
            await Watcher(room).until(lambda: room.standing.game.over)
            assert notices(room) == []

    loops.run(play())


def test_nobody_waits_for_a_bot_of_another_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(bot_workers=2, bot_seconds=600.0)) as found:
            stuck = await table(found, STRANGE + "Hangs", STRANGE + "Hangs", None)
            await Watcher(stuck).until(lambda: stuck.standing.decisions[1] is not None)
            room = await table(found, None, None, None)
            rng = Random(1)
            while not room.standing.game.over:
                seat = room.standing.game.waiting_for()[0]
                asked = room.standing.game.asked[seat]
                decision = room.standing.decisions[seat]
                assert asked is not None
                assert decision is not None
                await room.choose(seat, Choose(decision, list(asked.sample(rng))))
            assert stuck.thinking

    loops.run(play())


def test_a_bot_moves_while_a_bot_of_another_table_thinks(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(bot_workers=2, bot_seconds=600.0)) as found:
            stuck = await table(found, None, STRANGE + "Hangs", None)
            room = await table(found, "random", "random", "random")
            await Watcher(room).until(lambda: room.standing.game.over)
            assert stuck.thinking

    loops.run(play())


def position() -> tuple[int, bytes]:
    """A seat that is asked, and where."""
    game = areo.new("red-planet", players=3, seed=1)
    return game.waiting_for()[0], json.encode(game.position())


def test_a_worker_that_somebody_else_ended_is_replaced() -> None:
    async def think() -> None:
        workers = Workers(1)
        seat, stands = position()
        first = await workers.choose("random", stands, seat, "luck", 60.0)
        (old,) = workers.all
        old.process.kill()
        assert await workers.choose("random", stands, seat, "luck", 60.0) == first
        (fresh,) = workers.all
        assert fresh.process.pid != old.process.pid
        await workers.close()

    loops.run(think())


def test_a_bot_is_asked_twice_at_most() -> None:
    async def think() -> None:
        workers = Workers(1)
        seat, stands = position()
        with pytest.raises(JobFailed, match="its process ended"):
            await workers.choose(STRANGE + "Dies", stands, seat, "luck", 60.0)
        assert workers.all == set()
        assert await workers.choose("random", stands, seat, "luck", 60.0)
        await workers.close()

    loops.run(think())


def test_a_worker_ends_with_whoever_started_it_even_deep_in_thought() -> None:
    seat, stands = position()
    worker = subprocess.Popen([sys.executable, "-m", "areo.table.worker"], stdin=subprocess.PIPE)
    assert worker.stdin is not None
    worker.stdin.write(json.encode(Think(STRANGE + "Hangs", seat, "luck", json.decode(stands))) + b"\n")
    worker.stdin.flush()
    worker.stdin.close()
    assert worker.wait(60) == 0


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path(f"/proc/self/task/{os.getpid()}/children").exists(), reason="no list of processes")
def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        made = server.make("red-planet", None, "random", "random", seed=1)
        ada = server.sit(made, 0)
        play_on([ada], Random(1), 2)
        workers = children(server.process.pid)
        assert workers
        server.kill()
        until = time.monotonic() + 30
        while any(Path(f"/proc/{worker}/stat").exists() for worker in workers):
            assert time.monotonic() < until, "workers go on without their server"
            time.sleep(0.01)


@pytest.mark.skipif(not Path(f"/proc/self/task/{os.getpid()}/children").exists(), reason="no list of processes")
def test_workers_killed_in_mid_game_cost_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        made = server.make("red-planet", None, "random", "random", seed=1)
        ada = server.sit(made, 0)
        rng = Random(1)
        for _ in range(3):
            play_on([ada], rng, 4)
            for worker in children(server.process.pid):
                os.kill(worker, 9)
        play_on([ada], rng)
        assert not any(line.get("notice") for line in ada.log)
