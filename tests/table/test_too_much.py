"""Too much, too fast, too many, too slow: it has an end, and nobody else at the table notices."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from areo.table.settings import Settings
from tests.table.bystander import Bystander
from tests.table.rough import (
    PING,
    TEXT,
    LimitedServer,
    Raw,
    close_code,
    eventually,
    frame,
    heads,
    join,
    linux,
    memory,
    open_files,
    raw_connect,
)
from tests.table.server import Refused, Server, play_on


def test_too_many_messages_are_refused_and_then_end_the_connection(server: Server, bystander: Bystander) -> None:
    player = server.sit(bystander.made, 2)
    at_once = Settings().messages_at_once
    with contextlib.suppress(ConnectionClosed):  # the connection may end before all are sent
        for number in range(2 * at_once):
            player.send({"type": "ping", "ref": number})
    assert player.closed() == 4004
    answers = [message for message in player.received if message["type"] in ("pong", "refused")]
    assert [answer["ref"] for answer in answers[:at_once]] == list(range(at_once))
    codes = [answer["code"] for answer in answers if answer["type"] == "refused"]
    assert set(codes) == {"too_fast"}
    assert len(codes) == Settings().refusals
    bystander.plays_on()


def test_too_many_looks_at_the_past_are_refused(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", moments_a_second=0.001, moments_at_once=3) as limited:
        made = limited.make("red-planet", None, None, None)
        path, token = f"/api/tables/{made['id']}/log", made["seats"][0]["token"]
        for _ in range(3):
            limited.request(path, token)
        with pytest.raises(Refused) as refused:
            limited.request(path, token)
        assert refused.value.status == 429
        assert limited.request("/health")["ok"]


def test_endless_nonsense_ends_the_connection(server: Server, bystander: Bystander) -> None:
    player = server.sit(bystander.made, 2)
    for _ in range(Settings().refusals + 1):
        player.send("nonsense")
    assert player.closed() == 4004
    assert sum(message["type"] == "refused" for message in player.received) == Settings().refusals
    bystander.plays_on()


def test_a_request_that_is_too_long_is_not_read(server: Server, bystander: Bystander) -> None:
    most = Settings().message_bytes
    for path, size in (("/api/games", most), ("/api/records", most * 16)):
        with pytest.raises(Refused) as refused:
            server.request(path, body=b" " * (size + 1))
        assert refused.value.status == 413
        assert str(size) in refused.value.text
    chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    raw = Raw(server)
    raw.send(b"POST /api/games HTTP/1.1\r\n" + heads({"Host": "localhost", "Transfer-Encoding": "chunked"}))
    for _ in range(5):
        raw.send(chunk)
    assert " 413 " in raw.head().partition("\r\n")[0]
    raw.close()
    raw = Raw(server)  # says little, sends much
    raw.send(
        b"POST /api/games HTTP/1.1\r\n" + heads({"Host": "localhost", "Content-Length": "2"}) + b"{}" + b"x" * 9000
    )
    assert " 400 " in raw.head().partition("\r\n")[0]
    raw.close()
    bystander.plays_on()


def test_new_tables_are_rationed(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", tables_a_minute=1.0, tables_at_once=3) as server:
        for _ in range(3):
            made = server.make("red-planet", None, None, None)
        with pytest.raises(Refused) as refused:
            server.make("red-planet", None, None, None)
        assert refused.value.status == 429
        server.sit(made, 0).leave()


def test_there_is_room_for_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", sockets=5, sockets_an_address=4) as server:
        made = server.make("red-planet", None, None, None)
        players = [server.sit(made, seat) for seat in range(3)]
        players.append(server.watch(made))
        assert close_code(raw_connect(server)) == 4003
        play_on(players[:3], Random(1), 3)
        players.pop().leave()
        assert eventually(lambda: server.request("/health")["sockets"] == 3)
        server.watch(made).leave()


@linux
def test_a_thousand_sockets_opened_and_dropped_leave_nothing_behind(server: Server, bystander: Bystander) -> None:
    def crowd(number: int) -> None:
        raws = [Raw(server) for _ in range(number)]
        for raw in raws:
            assert " 101 " in raw.upgrade()
        assert server.request("/health")["sockets"] >= number
        bystander.plays_on(1)
        for place, raw in enumerate(raws):
            raw.drop() if place % 2 else raw.close()

    def alone() -> bool:
        return bool(server.request("/health")["sockets"] <= 4)

    files = open_files(server)
    crowd(500)
    assert eventually(alone)
    before = memory(server)
    crowd(1000)
    assert eventually(alone)
    assert eventually(lambda: open_files(server) <= files + 5)
    assert memory(server) < before + 30e6
    bystander.plays_on()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that lets a client ask for much at once, and waits three seconds for it to read."""
    with LimitedServer(tmp_path / "tables", send_seconds=3.0, messages_at_once=1000) as server:
        yield server


def sit_without_reading(server: Server, token: str) -> Raw:
    """Join, ask for more than all buffers hold, and read nothing of it."""
    raw = Raw(server, receive_buffer=4096)
    raw.upgrade()
    raw.frame(TEXT, join(token).encode())
    for number in range(250):
        question = {"type": "why", "ref": number, "keys": [f"{'x' * 190} {key}" for key in range(100)]}
        raw.frame(TEXT, json.dumps(question).encode())
    return raw


def test_a_slow_reader_is_shown_only_the_latest_and_nobody_waits_for_it(patient: Server) -> None:
    bystander = Bystander(patient)
    slow = sit_without_reading(patient, patient.token(bystander.made, 0))
    time.sleep(0.5)
    first = bystander.players[0].version()
    bystander.plays_on(20)
    current = bystander.players[0].version()
    wanted = f'"type":"state","version":{current},'.encode()
    read = b""
    while wanted not in read[-2_000_000:]:
        more = slow.socket.recv(1 << 20)
        assert more, "it was let go too early"
        read += more
    shown = [version for version in range(first + 1, current + 1) if f'"version":{version},"over"'.encode() in read]
    assert shown[-1] == current
    assert len(shown) < 5, "a slow reader is not sent everything it missed"
    slow.close()
    bystander.plays_on()


@linux
def test_a_reader_that_never_reads_is_let_go(patient: Server) -> None:
    bystander = Bystander(patient)
    before = memory(patient)
    slow = [sit_without_reading(patient, patient.token(bystander.made, seat)) for seat in range(3)]
    bystander.plays_on(10)
    assert patient.request("/health")["sockets"] == 6
    assert eventually(lambda: patient.request("/health")["sockets"] == 3)
    assert memory(patient) < before + 60e6
    bystander.plays_on()
    for raw in slow:
        raw.close()


@linux
def test_a_flood_of_pings_is_cut_off(server: Server, bystander: Bystander) -> None:
    before = memory(server)
    raw = Raw(server, receive_buffer=4096)
    raw.upgrade()
    raw.frame(TEXT, join(server.token(bystander.made, 0)).encode())
    assert raw.is_cut_off(frame(PING, b"x" * 125) * 1000)
    bystander.plays_on()
    assert memory(server) < before + 30e6
    raw.close()


@linux
def test_a_flood_of_messages_is_cut_off(server: Server, bystander: Bystander) -> None:
    before = memory(server)
    raw = Raw(server)
    raw.upgrade()
    raw.frame(TEXT, join(server.token(bystander.made, 0)).encode())
    assert raw.is_cut_off(frame(TEXT, b"{}") * 10_000)
    bystander.plays_on()
    assert memory(server) < before + 30e6
    raw.close()


def test_whoever_does_not_finish_asking_is_let_go(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", send_seconds=0.5) as server:
        raw = Raw(server)
        raw.send(b"POST /api/games HTTP/1.1\r\n" + heads({"Host": "localhost", "Content-Length": "100"}) + b"{")
        assert " 408 " in raw.head().partition("\r\n")[0]
        raw.close()
    with LimitedServer(tmp_path / "others", "import areo.table.wire as wire; wire.HEAD_SECONDS = 0.3") as server:
        for head in (b"", b"GET /health HTTP/1.1\r\nHost: loc"):
            raw = Raw(server)
            raw.send(head)
            assert raw.rest() == b""
            raw.close()
