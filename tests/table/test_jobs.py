"""What is done in other processes: long things hold nobody up, endless ones are ended, and none outlives its server."""

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
from areo.kernel.rng import Dice
from areo.table.jobs import Deal, Dealt, Think
from areo.table.workers import BadJob, JobFailed, Workers
from tests.table import loops
from tests.table.rough import LimitedServer, Raw, eventually, heads, linux
from tests.table.server import Json, Refused, Server, play_on

STRANGE = "tests.table.strange_bots:"
DEAL = Deal("red-planet", 3, "1", {})


def hanging(bot: str = "Hangs") -> Think:
    game = areo.new("red-planet", players=3, seed=1)
    return Think(f"{STRANGE}{bot}", game.waiting_for()[0], "luck", game.position())


def test_a_job_that_hangs_is_ended_and_the_next_one_is_done() -> None:
    async def work() -> None:
        workers = Workers(1)
        with pytest.raises(JobFailed, match="no answer in 1 seconds") as told:
            await workers.do(hanging(), 1.0, list[str])
        assert told.value.slow
        assert (await workers.do(DEAL, 60.0, Dealt)).players == 3
        await workers.close()

    loops.run(work())


def test_a_job_is_told_what_is_wrong_with_what_it_was_given() -> None:
    async def work() -> None:
        workers = Workers(1)
        with pytest.raises(BadJob, match="red-planet is for 3 to 5 players, not 9"):
            await workers.do(Deal("red-planet", 9, "1", {}), 60.0, Dealt)
        with pytest.raises(BadJob, match=r"state.round: 'x'|a whole number is expected"):
            await workers.do(Deal("", 3, None, {}, {"game": "red-planet", "state": {"round": "x"}}), 60.0, Dealt)
        await workers.close()

    loops.run(work())


@linux
def test_a_worker_uses_no_more_memory_than_it_may() -> None:
    async def work() -> None:
        workers = Workers(1, megabytes=400)
        with pytest.raises(JobFailed):
            await workers.do(hanging("Eats"), 60.0, list[str])
        assert (await workers.do(DEAL, 60.0, Dealt)).players == 3
        await workers.close()

    loops.run(work())


@linux
def test_a_worker_ends_with_its_parent_even_inside_compiled_code() -> None:
    """There no other thread gets a turn, so it cannot notice that nobody asks any more."""
    request = json.encode(hanging("HangsInside"))
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, request.decode()], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert parent.stdout is not None
    worker = Path(f"/proc/{parent.stdout.readline().strip()}/stat")
    assert worker.exists()
    parent.kill()
    parent.wait()
    until = time.monotonic() + 30
    while worker.exists() and ") Z " not in worker.read_text():
        assert time.monotonic() < until, "the worker goes on without its parent"
        time.sleep(0.01)


PARENT = """
import subprocess, sys, time
worker = subprocess.Popen([sys.executable, "-m", "areo.table.worker"], stdin=subprocess.PIPE)
worker.stdin.write(sys.argv[1].encode() + b"\\n")
worker.stdin.flush()
time.sleep(3)
print(worker.pid, flush=True)
time.sleep(600)
"""


# Long records.


def long_record(choices: int) -> Json:
    """Alone with a lot of money, at a turn without end: a power plant each time."""
    game = areo.new("terraforming-mars", players=1, seed=7)
    dice = Dice(3)
    question = game.open[0]
    while question is None or question.kind != "menu":
        assert question is not None
        game.move(0, question.sample(dice))
        question = game.open[0]
    position: Json = game.position()
    position["state"]["players"][0]["resources"]["mc"] = 10**9
    position["state"]["actions_left"] = 10_000
    game = areo.from_position(position)
    for _ in range(choices):
        game.choose(0, ["project power-plant"])
    return game.record()


def test_a_long_game_is_opened_looked_at_and_taken_back(server: Server) -> None:
    record = long_record(1500)
    made = server.request("/api/records", body=record)
    ada = server.sit(made, 0)
    power = ada.state["view"]["players"][0]["production"]["energy"]
    token = server.token(made, 0)
    seen = server.request(f"/api/tables/{made['id']}/record", token)
    assert [seen["moments"][0]["number"], seen["moments"][-1]["number"]] == [1101, 1500]
    assert server.request(f"/api/tables/{made['id']}/moments/1400", token)["number"] == 1400
    assert ada.ask("undo", version=ada.version())["type"] == "done"
    assert ada.state["view"]["players"][0]["production"]["energy"] == power - 1
    assert ada.ask("undo", version=ada.version())["type"] == "done"
    assert ada.state["view"]["players"][0]["production"]["energy"] == power - 2
    play_on([ada], Random(1), 3)


def test_a_record_of_too_many_choices_is_refused(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", record_choices=20) as server:
        record = long_record(21)
        with pytest.raises(Refused, match=r"400: .*a record of at most 20 choices"):
            server.request("/api/records", body=record)
        record["choices"] = record["choices"][:20]
        assert server.request("/api/records", body=record)["game"] == "terraforming-mars"


def test_a_record_of_too_many_bytes_is_refused(tmp_path: Path) -> None:
    with (
        LimitedServer(tmp_path / "tables", record_bytes=10_000) as server,
        pytest.raises(Refused, match=r"413: .*at most 10000 bytes"),
    ):
        server.request("/api/records", body=b" " * 10_001)


# Answers that nobody reads.


@linux
def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", send_seconds=0.5) as server:
        quiet = open_sockets(server)
        lazy = [Raw(server, receive_buffer=4096) for _ in range(10)]
        for raw in lazy:
            request = b"GET /api/games/terraforming-mars/words HTTP/1.1\r\n" + heads({"Host": "localhost"})
            raw.send(request * 20)
        assert eventually(lambda: open_sockets(server) == quiet + len(lazy))
        until = time.monotonic() + 60
        while open_sockets(server) > quiet:
            assert time.monotonic() < until, "answers are held for good"
            time.sleep(0.05)
        for raw in lazy:
            raw.close()


def open_sockets(server: Server) -> int:
    """How many connections the server's process holds."""
    folder = Path(f"/proc/{server.process.pid}/fd")
    links = [os.readlink(link) for link in folder.iterdir() if link.is_symlink()]
    return sum(link.startswith("socket:") for link in links)


# Two browsers at one seat.


def test_of_two_different_answers_by_number_the_second_is_told_what_holds(server: Server) -> None:
    made = server.make("terraforming-mars", None, None, seed=1)
    one, other = server.sit(made, 0), server.sit(made, 0)
    decision = one.state["asked"]["id"]
    keys = one.offered()
    assert one.ask("choose", decision=decision, picks=[0])["type"] == "done"
    same = other.ask("choose", decision=decision, picks=[0])
    assert same["type"] == "done"
    different = other.ask("choose", decision=decision, picks=[1])
    assert (different["type"], different["code"]) == ("refused", "stale")
    assert keys[0] in different["text"]
