"""Servers of one database do each other's jobs: a lobby here, and a real server that helps it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec import json, to_builtins
from msgspec.structs import replace

import areo
from areo.table import errands, pool
from areo.table.accounts import SharedRations
from areo.table.errands import ERRAND, LONGEST_JOB, PATH, SEAL, Errand
from areo.table.jobs import Deal, Dealt, Think
from areo.table.lobby import Lobby
from areo.table.meter import Meter
from areo.table.pool import Pool
from areo.table.requests import Fill, NewTable
from areo.table.seals import Seals
from areo.table.settings import Settings
from areo.table.store import StoreFailed
from areo.table.workers import JobFailed
from tests.table import loops
from tests.table.inside import Watcher
from tests.table.rough import eventually, linux
from tests.table.server import Json, Refused, Server

pytest.importorskip("psycopg_pool", reason="psycopg is not installed: areo[postgresql]")

import psycopg

from areo.table.holding import DatabasePeers
from areo.table.postgresql import DatabaseStore
from tests.table.test_several_servers import SharingServer

ROOT = Path(__file__).parents[2]
STRANGE = "tests.table.strange_bots:"
HERE = os.getpid()
DEAL = Deal("red-planet", 3, "1", {})
LONG = 600.0  # seconds: longer than any test
ONE_EACH = Settings(lease_seconds=LONG, job_workers=1, bot_workers=1)


class Counting(Meter):
    """Counts the jobs that others did."""

    def __init__(self) -> None:
        self.elsewhere: list[str] = []

    def was_helped(self, kind: str) -> None:
        self.elsewhere.append(kind)


class Lingering:
    """The folder in which bots that linger say for which server they think."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def servers(self) -> list[int]:
        return sorted(int(path.name.partition("-")[0]) for path in self.folder.iterdir())

    async def until(self, *servers: int) -> None:
        """Wait until bots think for exactly these servers."""
        async with asyncio.timeout(60):
            while self.servers() != sorted(servers):
                await asyncio.sleep(0.01)

    def let_go(self, server: int) -> None:
        """Have a bot that thinks for a server choose."""
        next(path for path in self.folder.iterdir() if path.name.startswith(f"{server}-")).unlink()


@pytest.fixture
def lingering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lingering:
    folder = tmp_path / "lingering"
    folder.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("AREO_LINGER", str(folder))
    return Lingering(folder)


@pytest.fixture
def helper(lingering: Lingering, database: str, tmp_path: Path) -> Helper:
    """A server that helps: it has one process for bots."""
    return Helper(tmp_path / "helper", database)


class Helper:
    """A server that is started when a test is ready for it, and ended with it."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database

    def play(self, task: Callable[[Lobby, SharingServer, Counting], Awaitable[None]]) -> None:
        """Have a lobby of this process play with it. It has one process of each kind too."""

        async def run(server: SharingServer) -> None:
            async with lobby(self.database) as (found, meter):
                async with asyncio.timeout(60):
                    while not pool_of(found).helpers:
                        await pool_of(found).meet()
                await task(found, server, meter)

        with SharingServer(self.folder, self.database) as server:
            loops.run(run(server))
            assert '"level": "error"' not in server.errors()


@asynccontextmanager
async def lobby(
    database: str, address: str = "", settings: Settings = ONE_EACH
) -> AsyncIterator[tuple[Lobby, Counting]]:
    store, meter = DatabaseStore(database), Counting()
    found = Lobby(store, store.links_secret, settings, meter)
    await found.begin(address)
    try:
        yield found, meter
    finally:
        await found.close()
        store.close()


def linger() -> Think:
    game = areo.new("red-planet", players=3, seed=1)
    return Think(f"{STRANGE}Lingers", game.waiting_for()[0], "luck", game.position())


def think(found: Lobby, seconds: float = LONG) -> asyncio.Task[list[str]]:
    return asyncio.get_running_loop().create_task(found.workers.do(linger(), seconds, list[str]))


def what_it_chooses() -> list[str]:
    game = areo.new("red-planet", players=3, seed=1)
    decision = game.asked[game.waiting_for()[0]]
    assert decision is not None
    return [decision.keys[pick] for pick in decision.sample(Random("luck"))]


def test_jobs_that_find_all_processes_busy_are_done_by_a_server_that_has_one_free(
    helper: Helper, lingering: Lingering
) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        for chore in found.chores:  # that a process is free again it learns from the answer alone
            chore.cancel()
        there = server.process.pid
        first = think(found)
        await lingering.until(HERE)
        second = think(found)
        await lingering.until(HERE, there)
        third = think(found)  # nobody is free
        await asyncio.sleep(0.2)
        assert lingering.servers() == sorted((HERE, there))
        lingering.let_go(there)
        assert await second == what_it_chooses()
        await lingering.until(HERE, there)  # whoever has become free takes the next
        lingering.let_go(HERE)
        assert await first == what_it_chooses()
        assert meter.elsewhere == ["bots"]
        lingering.let_go(there)
        assert await third == what_it_chooses()
        assert meter.elsewhere == ["bots", "bots"]
        assert found.workers.turns.free == 1

    helper.play(play)


def test_bots_of_a_server_whose_processes_are_all_busy_play_on_with_anothers(
    helper: Helper, lingering: Lingering
) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        stuck = think(found)
        await lingering.until(HERE)
        made = await found.make(NewTable("red-planet", [Fill("random")] * 3, seed=1))
        room = await found.room(made.id)
        await Watcher(room).until(lambda: room.standing.game.over)
        assert set(meter.elsewhere) == {"bots"}
        assert len(meter.elsewhere) == room.standing.choices
        assert not any(line.notice for line in room.state(None, "en", 0).log.lines)
        taken = await found.clerks.turns.take()  # now nobody here looks at the past either
        assert taken is None
        abroad = bytes(await found.look(room, "record", None, "en"))
        found.clerks.turns.leave()
        assert meter.elsewhere[-1] == "jobs"
        assert abroad == bytes(await found.look(room, "record", None, "en"))
        assert meter.elsewhere.count("jobs") == 1
        stuck.cancel()

    helper.play(play)


@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_a_job_of_a_server_that_dies_or_hangs_with_it_is_done_at_home(
    helper: Helper, lingering: Lingering, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(errands, "SILENT_SECONDS", 2.0)

    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        there = server.process.pid
        first = think(found)
        await lingering.until(HERE)
        second = think(found)
        await lingering.until(HERE, there)
        server.process.send_signal(signal.Signals[how])
        async with asyncio.timeout(60):
            while not pool_of(found).shunned:
                await asyncio.sleep(0.01)
        lingering.let_go(there)  # nobody hears what comes of it
        lingering.let_go(HERE)
        assert await first == what_it_chooses()
        await lingering.until(HERE)
        third = think(found)  # whoever failed is asked no more, though its word still holds
        await pool_of(found).meet()
        assert found.peers is not None
        assert len(await found.peers.exchange("")) == 1
        assert pool_of(found).helpers == {}
        assert lingering.servers() == [HERE]
        for job in (second, third):
            await lingering.until(HERE)
            lingering.let_go(HERE)
            assert await job == what_it_chooses()
        assert meter.elsewhere == []

    helper.play(play)


def test_a_server_that_has_become_busy_refuses_at_once_and_the_job_waits_at_home(
    helper: Helper, lingering: Lingering
) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        async with lobby(helper.database) as (other, _):
            await pool_of(other).meet()
            for chore in found.chores:  # so that it hears no more of the helper
                chore.cancel()
            others = [think(other)]
            await lingering.until(HERE)
            others.append(think(other))
            await lingering.until(HERE, server.process.pid)
            mine = think(found)
            await lingering.until(HERE, HERE, server.process.pid)
            (known,) = pool_of(found).helpers.values()
            known.free["bots"] = 2  # as it was a moment ago
            waits = think(found)
            async with asyncio.timeout(60):
                while known.free["bots"]:
                    await asyncio.sleep(0.01)
            assert len(found.workers.turns.line) == 1
            assert (len(lingering.servers()), meter.elsewhere, pool_of(found).shunned) == (3, [], {})
            lingering.let_go(server.process.pid)
            assert await others[1] == what_it_chooses()
            known.free["bots"] = 1
            found.workers.turns.call()
            await lingering.until(HERE, HERE, server.process.pid)  # as soon as it hears that a process is free
            for job in (others[0], mine, waits):
                job.cancel()

    helper.play(play)


@linux
def test_who_no_longer_waits_for_a_job_has_it_ended_elsewhere_too(helper: Helper, lingering: Lingering) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        first = think(found)
        await lingering.until(HERE)
        gone = think(found)
        await lingering.until(HERE, server.process.pid)
        for path in lingering.folder.iterdir():
            if path.name.startswith(f"{server.process.pid}-"):
                worker = Path("/proc") / path.name.partition("-")[2]
        gone.cancel()
        async with asyncio.timeout(60):
            while worker.exists():
                await asyncio.sleep(0.01)
        first.cancel()

    helper.play(play)


def test_a_jobs_time_counts_as_a_whole_wherever_it_is_done(helper: Helper, lingering: Lingering) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        first = think(found)
        await lingering.until(HERE)
        with pytest.raises(JobFailed, match="no answer in 2 seconds") as told:
            async with asyncio.timeout(60):
                await think(found, 2.0)
        assert told.value.slow
        assert server.process.pid in lingering.servers()  # it was begun there, and there alone
        assert lingering.servers().count(HERE) == 1
        first.cancel()

    helper.play(play)


def test_a_job_that_fails_elsewhere_is_done_at_home(helper: Helper, lingering: Lingering) -> None:
    """What is wrong with it shows there: perhaps the other server lacks a file."""

    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        assert await found.clerks.turns.take() is None
        nine = asyncio.get_running_loop().create_task(found.clerks.do(Deal("red-planet", 9, "1", {}), LONG, Dealt))
        while not nine.done() and not found.clerks.turns.line:
            await asyncio.sleep(0.01)
        found.clerks.turns.leave()
        with pytest.raises(JobFailed, match="red-planet is for 3 to 5 players, not 9"):
            await nine
        assert meter.elsewhere == []
        assert pool_of(found).shunned == {}

    helper.play(play)


def test_a_server_that_plays_by_other_rules_is_not_asked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with lobby(database, "http://a:1") as (same, _), lobby(database, "http://b:2") as (too, _):
            monkeypatch.setattr(pool, "fingerprint", lambda files: "others")
            async with lobby(database, "http://c:3") as (other, _):
                for found in (same, too, other) * 2:
                    await pool_of(found).meet()
                asked = [sorted(each.address for each in pool_of(found).helpers.values()) for found in (same, other)]
                assert asked == [["http://b:2"], []]

    loops.run(play())


def pool_of(found: Lobby) -> Pool:
    assert found.pool is not None
    return found.pool


# What comes from outside.


class Stranger:
    """Somebody who sends a server what only its peers may send."""

    def __init__(self, server: SharingServer, found: Lobby) -> None:
        self.server = server
        self.pool = pool_of(found)
        (self.helper,) = self.pool.helpers.values()
        self.numbers = count(1)

    def errand(self, job: bytes, **other: object) -> bytes:
        """As a peer of this name would ask for it, but for what is said to be other."""
        errand = Errand(
            self.pool.rules, "stranger", self.helper.id, next(self.numbers), "jobs", 60.0, sha256(job).hexdigest()
        )
        return json.encode({**to_builtins(errand), **other})

    def send(self, errand: bytes, seal: str, job: bytes, **headers: str) -> int:
        line = HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        try:
            with contextlib.suppress(ConnectionError):  # it is refused while it is still sent
                line.request("POST", PATH, job, {ERRAND: errand.decode(), SEAL: seal, **headers})
            answer = line.getresponse()
            answer.read()
            return answer.status
        finally:
            line.close()


def test_nobody_but_a_server_of_the_database_has_a_job_done(helper: Helper) -> None:
    async def play(found: Lobby, server: SharingServer, meter: Counting) -> None:
        await asyncio.to_thread(forge, found, server)

    def forge(found: Lobby, server: SharingServer) -> None:
        stranger = Stranger(server, found)
        job = json.encode(DEAL)
        seal = stranger.pool.seals.seal

        def sent(job: bytes, send: bytes | None = None, headers: dict[str, str] | None = None, **other: object) -> int:
            errand = stranger.errand(job, **other)
            return stranger.send(errand, seal(errand), job if send is None else send, **(headers or {}))

        good = stranger.errand(job)
        assert stranger.send(good, seal(good), job) == 200
        assert stranger.send(good, seal(good), job) == 404  # a second time
        unsealed = stranger.errand(job)
        token = found.tokens.token("a table", 0).partition(".")[2]
        for wrong in ("", token, "0" * 64, Seals(b"another secret").seal(unsealed), seal(unsealed)[:-1], "\xe9"):
            assert stranger.send(unsealed, wrong, job) == 404
        assert stranger.send(unsealed, found.secret.hex(), b" " * (LONGEST_JOB + 1)) == 404
        assert stranger.send(unsealed, seal(unsealed), job) == 200  # it was not used up by others
        for garbage in (b"", b"{}", b"[1]", b'{"to": "\\ud800"}', b"x" * 5000):
            assert stranger.send(garbage, seal(garbage), job) == 404
        assert sent(job, to="another server") == 404
        assert sent(job, rules="of another version") == 404
        assert sent(job, kind="no kind") == 404
        assert sent(job, headers={"x-forwarded-for": "192.0.2.7"}) == 404  # by way of a proxy
        assert sent(job, headers={"host": "elsewhere.example"}) == 421
        assert sent(job, send=json.encode(Deal("red-planet", 4, "1", {}))) == 400
        assert sent(job + b"\n" + job) == 400
        assert sent(b" " * (LONGEST_JOB + 1)) == 413
        assert sent(job, seconds=-1.0) == 200  # a sealed answer that it took too long
        assert sent(job) == 200

    helper.play(play)


def test_a_server_that_shares_nothing_has_nothing_there(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        for method in ("GET", "POST"):
            with pytest.raises(Refused, match="404"):
                server.request(PATH, method=method)


def test_an_answer_without_a_seal_counts_for_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program may listen where a server has died."""

    async def play() -> None:
        async with lobby(database) as (found, meter):
            ours = pool_of(found)
            answers = [b"", b"nonsense", b'00 {"found":[]}', Seals(b"another secret").seal(b"x").encode() + b" {}"]
            for told in answers:

                async def run(*_: object, told: bytes = told) -> bytes:
                    return told

                monkeypatch.setattr(errands, "run", run)
                ours.helpers = {"b": pool.Helper("b", "http://b:2", {"jobs": 1})}
                assert await found.clerks.turns.take() is None
                job = asyncio.get_running_loop().create_task(found.clerks.do(DEAL, LONG, Dealt))
                async with asyncio.timeout(60):
                    while "b" not in ours.shunned:
                        await asyncio.sleep(0)
                found.clerks.turns.leave()
                assert (await job).players == 3
                ours.shunned.clear()
            assert meter.elsewhere == []

    loops.run(play())


# Rations.


def test_a_household_has_one_ration_of_looks_and_hints_at_all_servers(database: str) -> None:
    async def play() -> None:
        none = replace(ONE_EACH, moments_a_second=0.0, moments_at_once=5, hints_a_minute=0.0)
        async with lobby(database, "", none) as (first, _), lobby(database, "", none) as (second, _):
            for chore in (*first.chores, *second.chores):  # accounts are settled when the test says so
                chore.cancel()
            ada, bob = "2001:db8::1", "2001:db8:0:1::1"
            assert [first.looks.take(ada) for _ in range(6)] == [True] * 5 + [False]
            assert [second.looks.take(ada) for _ in range(2)] == [True, True]  # it does not know yet
            assert second.hints.take(ada)
            await settle(first)
            await settle(second)
            assert not second.looks.take("2001:db8::2")  # of the same household
            assert second.hints.take(ada)
            assert second.looks.take(bob)
            kept = await rations(second)
            assert sorted(kept.values()) == [-2.0, 19.0]
            assert not any("2001" in who for who in kept)
            for _ in range(3):
                assert second.looks.take("127.0.0.1")  # this machine's own are counted by each server
            await settle(second)
            assert first.looks.take("127.0.0.1")
            assert len(await rations(second)) == 3

    loops.run(play())


async def settle(found: Lobby) -> None:
    assert found.peers is not None
    for account in pool_of(found).accounts:
        await account.settle(found.peers)


async def rations(found: Lobby) -> dict[str, float]:
    """What the database says is left, and for whom."""
    assert isinstance(found.store, DatabaseStore)
    return await found.store.read(lambda db: dict(db.execute("SELECT who, remaining FROM areo.rations").fetchall()))


def test_what_was_given_while_the_database_was_away_is_counted_when_it_is_back(database: str) -> None:
    async def play() -> None:
        none = replace(ONE_EACH, moments_a_second=0.0, moments_at_once=5)
        async with lobby(database, "", none) as (found, _):
            for chore in found.chores:
                chore.cancel()
            assert isinstance(found.looks, SharedRations)
            assert found.peers is not None
            away = DatabaseStore(database)
            away.pool.close()
            assert [found.looks.take("192.0.2.7") for _ in range(2)] == [True, True]
            with pytest.raises(StoreFailed):
                await found.looks.settle(away.peers(LONG))
            assert found.looks.take("192.0.2.7")
            await found.looks.settle(found.peers)
            assert list((await rations(found)).values()) == [2.0]
            assert [found.looks.take("192.0.2.7") for _ in range(3)] == [True, True, False]
            away.close()

    loops.run(play())


class Late(DatabasePeers):
    """The database answers late: something is given meanwhile."""

    async def settle(self, given: dict[str, float], rate: float, most: float) -> dict[str, float]:
        left = await super().settle(given, rate, most)
        self.meanwhile()
        return left

    def meanwhile(self) -> None:
        """What happens until the answer has come."""


def test_what_is_given_while_accounts_are_settled_counts_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with lobby(database, "", replace(ONE_EACH, moments_a_second=0.0, moments_at_once=5)) as (found, _):
            for chore in found.chores:
                chore.cancel()
            looks = found.looks
            assert isinstance(looks, SharedRations)
            assert isinstance(found.store, DatabaseStore)
            late = Late(found.store, LONG)
            monkeypatch.setattr(late, "meanwhile", lambda: looks.take("192.0.2.7"))
            assert [looks.take("192.0.2.7") for _ in range(2)] == [True, True]
            await looks.settle(late)
            assert [looks.take("192.0.2.7") for _ in range(3)] == [True, True, False]
            await settle(found)
            assert list((await rations(found)).values()) == [0.0]

    loops.run(play())


def test_a_debt_is_paid_off_in_time(database: str) -> None:
    async def play() -> None:
        async with lobby(database) as (found, _):
            assert found.peers is not None
            assert await found.peers.settle({"a": 7.0, "b": 1.0}, 0.0, 5.0) == {"a": -2.0, "b": 4.0}
            assert await found.peers.settle({"b": 1.0, "a": 1.0}, 1e9, 5.0) == {"a": 4.0, "b": 4.0}  # full meanwhile

    loops.run(play())


class Sparing(SharingServer):
    """A server where each household may look at the past five times, and never again."""

    def start(self) -> subprocess.Popen[str]:
        program = (
            "from areo.table.serve import run; from areo.table.settings import Settings; "
            f"run({self.database!r}, '127.0.0.1', 0, Settings(moments_a_second=0.0, moments_at_once=5), "
            "lambda where: print(where, flush=True))"
        )
        process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert process.stdout is not None
        self.url = process.stdout.readline().strip()
        self.port = int(self.url.rpartition(":")[2])
        return process


def test_a_household_that_looked_its_fill_at_one_server_is_refused_by_the_other(database: str, tmp_path: Path) -> None:
    with Sparing(tmp_path / "a", database) as a, Sparing(tmp_path / "b", database) as b:
        tables = [server.make("red-planet", None, None, None) for server in (a, b)]
        for server, made in zip((a, b), tables, strict=True):
            server.table(made)  # so it holds it

        def look(server: SharingServer, made: Json) -> int:
            """At the log of a table, wherever it is held: the status of the answer."""
            try:
                server.request(f"/api/tables/{made['id']}/log", made["host"], **{"x-forwarded-for": "192.0.2.7"})
            except Refused as refused:
                return refused.status
            return 200

        assert [look(b, tables[0]) for _ in range(6)] == [200] * 5 + [429]  # by way of b they are counted once
        answers = [look(a, tables[1])]
        while answers[-1] == 200 and len(answers) < 4:  # b gives some until accounts are settled
            time.sleep(2 * pool.MEETING_SECONDS)
            answers.append(look(b, tables[1]))
        assert answers[-1] == 429
        assert eventually(lambda: left(database) == [0.0 - answers.count(200)])  # so what b led to a was counted once


def left(database: str) -> list[float]:
    with psycopg.connect(database) as db:
        return [remaining for (remaining,) in db.execute("SELECT remaining FROM areo.rations WHERE who LIKE 'looks %'")]
