"""Starting and stopping: what is said, what is lost, and what is written nowhere."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.table.rough import join
from tests.table.server import Player, Refused, Server, play_on


def test_tokens_are_written_nowhere(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        made = server.make("red-planet", None, None, "random")
        tokens = [seat["token"] for seat in made["seats"]] + [made["spectator"]["token"], made["host"]]
        players = [server.sit(made, 0), server.sit(made, 1), server.watch(made), Player(server, made["host"])]
        play_on(players[:2], Random(3), 5)
        players[0].send(json.dumps({"type": "cheat", "token": tokens[0]}))
        players[0].send(tokens[0])
        players[0].send(join(tokens[1]))
        players[0].ping()
        for token in tokens:
            server.table(made, token)
            with pytest.raises(Refused):
                server.request(f"/api/tables/{made['id']}?token={token}", "x")
            with pytest.raises(Refused):
                server.request(f"/api/tables/{token}", token)
            with pytest.raises(Refused):
                server.request("/api/games", body={"game": token, "seats": [{}]})
        server.stop()
        log = server.errors()
        stored = b"".join(file.read_bytes() for file in (tmp_path / "tables").iterdir())
    for token in tokens:
        secret = token.partition(".")[2]
        assert secret not in log
        assert secret.encode() not in stored
    for line in log.splitlines():
        told = json.loads(line)
        assert {"at", "level", "event"} <= set(told)
    assert "a table was made" in log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_says_goodbye_and_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    with Server(tmp_path / "tables") as server:
        made = server.make("red-planet", None, None, "random", seed=3)
        players = [server.sit(made, 0), server.sit(made, 1)]
        play_on(players, Random(3), 8)
        for player in players:
            player.ping()
        began = time.monotonic()
        server.process.send_signal(number)
        assert [player.closed() for player in players] == [1012, 1012]
        assert server.process.wait(20) == 0
        assert time.monotonic() - began < 5
        assert "Traceback" not in server.errors()
        assert '"error"' not in server.errors()
        seen = max(player.version() for player in players)
        server.restart()
        again = server.sit(made, 0)
        again.catch_up(seen)
        again.leave()


def refused_start(*options: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from areo.cli import app; app()", "serve", *options],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        env={**os.environ, **(env or {})},
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("areo: ")
    return done.stderr


def test_a_port_that_is_taken_is_said_on_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in refused_start("--data", str(tmp_path / "tables"), "--port", str(port))
    assert "cannot listen on 192.0.2.1" in refused_start("--data", str(tmp_path / "tables"), "--host", "192.0.2.1")
    assert "cannot listen on no.such.host.invalid" in refused_start(
        "--data", str(tmp_path / "tables"), "--host", "no.such.host.invalid"
    )


def test_a_folder_that_cannot_be_used_is_said_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "data folder" in refused_start("--data", str(tmp_path / "file"), "--port", "0")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "areo.sqlite").write_bytes(b"no database" * 1000)
    assert "data folder" in refused_start("--data", str(tmp_path / "broken"), "--port", "0")
    with Server(tmp_path / "tables"):
        assert "in use" in refused_start("--data", str(tmp_path / "tables"), "--port", "0")
