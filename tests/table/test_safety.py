"""What a table does not let anybody do, and that nobody else at it notices when somebody tries."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import areo
from areo.table import app as pages
from areo.table import shelf
from areo.table.app import Application
from areo.table.headers import HEADERS, OF_A_PIECE
from areo.table.settings import Settings
from areo.table.shelf import Shelf
from areo.table.store import FileStore
from tests.table import loops
from tests.table.rough import (
    BINARY,
    PING,
    TEXT,
    LimitedServer,
    Raw,
    eventually,
    frame,
    heads,
    linux,
    memory,
    open_files,
)
from tests.table.server import Json, Player, Refused, Server, play_on


def raw_connect(server: Server, origin: str | None = None, host: str | None = None) -> ClientConnection:
    headers = {} if host is None else {"Host": host}
    address = server.url.replace("http", "ws", 1) + "/socket"
    given = None if origin is None else Origin(origin)
    opened = connect(address, origin=given, additional_headers=headers, open_timeout=20, legacy=True)
    assert isinstance(opened, ClientConnection)
    return opened


def close_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as error:
        return 1006 if error.rcvd is None else int(error.rcvd.code)


def join(token: str) -> str:
    return json.dumps({"type": "join", "token": token})


class Bystander:
    """A table of three at which two people play on, whatever a third client does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.make("red-planet", None, None, None, seed=5)
        self.players = [server.sit(self.made, seat) for seat in range(3)]
        self.rng = Random(5)

    def plays_on(self, choices: int = 3) -> None:
        """Choices are still stored and shown to all."""
        before = self.players[0].version()
        play_on(self.players, self.rng, choices)
        assert [player.version() for player in self.players] == [before + choices] * 3

    def leave(self) -> None:
        for player in self.players:
            player.leave()


@pytest.fixture(scope="module")
def bystander(server: Server) -> Iterator[Bystander]:
    bystander = Bystander(server)
    yield bystander
    bystander.leave()


# Who may sit where.


def test_a_socket_without_a_good_token_is_shown_nothing(server: Server) -> None:
    one, other = server.make("red-planet", None, None, None), server.make("red-planet", None, None, None)
    token = server.token(one, 0)
    mixed = other["id"] + token[token.index(".") :]
    for wrong in (
        "",
        "nonsense",
        one["id"],
        one["id"] + ".",
        token[:-1],
        token + "A",
        mixed,
        "é" * 50,
        "\0",
        "." * 200,
    ):
        socket = raw_connect(server)
        socket.send(join(wrong))
        with pytest.raises(ConnectionClosed) as error:
            socket.recv(timeout=20)
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 4001, wrong


def test_a_socket_that_says_something_else_first_is_let_go(server: Server) -> None:
    for first in ('{"type":"ping"}', "hello", "", '{"type":"join"}', '{"type":"join","token":7}'):
        socket = raw_connect(server)
        socket.send(first)
        assert json.loads(socket.recv(timeout=20))["code"] == "malformed"
        assert close_code(socket) == 4002


def test_a_socket_that_says_nothing_is_let_go(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", join_seconds=0.3) as server:
        assert close_code(raw_connect(server)) == 4002


def test_only_its_own_token_opens_a_seat(server: Server) -> None:
    made = server.make("terraforming-mars", None, None, None)
    for seat in range(3):
        player = server.sit(made, seat)
        assert player.received[0]["seat"] == seat
        own = player.state["view"]["players"]
        assert [isinstance(other["dealt"], list) for other in own] == [other == seat for other in range(3)]
        player.leave()
    for token in (made["spectator"]["token"], made["host"]):
        watcher = Player(server, token)
        assert watcher.received[0]["seat"] is None
        assert watcher.state["asked"] is None
        assert not any(isinstance(other["dealt"], list) for other in watcher.state["view"]["players"])
        forbidden: dict[str, Json] = {
            "choose": {"decision": "0.0", "picks": [0]},
            "undo": {"version": 0},
            "consent": {"request": "u0", "agree": True},
            "why": {"keys": ["pass"]},
            "foresee": {"keys": ["pass"]},
            "hint": {"decision": "0.0"},
            "hand_over": {"bot": "random"},
            "take_back": {},
            "name": {"name": "Eve"},
        }
        for type, fields in forbidden.items():
            assert watcher.ask(type, **fields)["code"] == "not_allowed"
        watcher.leave()


def test_nobody_can_become_somebody_else(server: Server) -> None:
    made = server.make("terraforming-mars", None, None)
    player = server.sit(made, 0)
    other = server.sit(made, 1)
    player.send(join(server.token(made, 1)))
    assert player.wait_for("refused")["code"] == "not_allowed"
    theirs = other.state["asked"]["id"]
    assert player.ask("choose", decision=theirs, picks=[0])["code"] == "stale"
    assert other.ping()["version"] == 0
    player.leave()
    other.leave()


def test_requests_need_the_right_token(server: Server) -> None:
    made, other = server.make("red-planet", None, None, None), server.make("red-planet", None, None, None)
    path = f"/api/tables/{made['id']}"
    paths = ["", "/record", "/log", "/curve", "/moments/0"]
    for part in paths:
        with pytest.raises(Refused) as refused:
            server.request(path + part)
        assert refused.value.status == 401
        for token in (server.token(other, 0), other["host"], "x", made["id"] + ".x", "\xe9"):
            with pytest.raises(Refused) as refused:
                server.request(path + part, token)
            assert refused.value.status == 404
    with pytest.raises(Refused) as refused:
        server.request(path, authorization=f"Basic {server.token(made, 0)}")
    assert refused.value.status == 401
    for token in (server.token(made, 0), made["spectator"]["token"]):
        for method, part, body in (("DELETE", "", None), ("POST", "/seats/1", {"bot": "random"})):
            with pytest.raises(Refused) as refused:
                server.request(path + part, token, body, method)
            assert refused.value.status == 403
    for part in ("/log?eyes=1", "/moments/0?eyes=1"):
        with pytest.raises(Refused) as refused:
            server.request(path + part, server.token(made, 0))
        assert refused.value.status == 403
    for token in (made["spectator"]["token"], made["host"]):
        with pytest.raises(Refused) as refused:
            server.request(path + "/rematch", token, {})
        assert refused.value.status == 403


def test_nothing_hidden_is_told_before_the_end(server: Server) -> None:
    deck = {"seed": "sesame", "options": {"first_player": 1}}
    made = server.make("red-planet", None, None, None, **deck)
    told = [server.table(made, token) for token in (made["host"], made["spectator"]["token"], server.token(made, 0))]
    player = server.sit(made, 0)
    seen = server.request(f"/api/tables/{made['id']}/record", server.token(made, 0))
    assert seen["position"]["options"].pop("seed") != "sesame"  # one of its own: what is hidden is dealt anew
    everything = json.dumps([told, player.received, seen])
    assert "sesame" not in everything
    assert '"seed":' not in everything
    with pytest.raises(Refused, match="403"):
        server.request(f"/api/tables/{made['id']}/on", server.token(made, 0), {"moment": 0})
    player.leave()


def test_set_up_cards_are_not_told_before_the_end(server: Server) -> None:
    chosen = [["credicor", "ecoline"], ["helion", "teractor"]]
    made = server.make("terraforming-mars", None, None, options={"corporations": chosen})
    player = server.sit(made, 0)
    told = json.dumps([player.received, server.table(made), server.table(made, server.token(made, 0))])
    assert "credicor" in told
    assert "helion" not in told
    assert "teractor" not in told
    player.leave()


# Where requests come from.


def test_other_sites_are_refused(server: Server) -> None:
    made = server.make("red-planet", None, None, None)
    host = f"localhost:{server.port}"
    for origin in ("https://example.org", "null", f"http://{host}.example.org", "http://[", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as error:
            raw_connect(server, origin)
        assert error.value.response.status_code == 403
        for path, method in (("/api/games", "POST"), ("/api/records", "POST"), (f"/api/tables/{made['id']}", "DELETE")):
            with pytest.raises(Refused) as refused:
                server.request(path, made["host"], {}, method, origin=origin)
            assert refused.value.status == 403
    socket = raw_connect(server, f"http://{host}")  # our own pages
    socket.send(join(server.token(made, 0)))
    assert json.loads(socket.recv(timeout=20))["type"] == "welcome"
    socket.close()
    assert server.request("/api/games", None, {"game": "red-planet", "seats": [{}] * 3}, origin=f"http://{host}")["id"]
    raw_connect(server).close()  # a program names no origin


def test_a_server_for_this_machine_answers_to_no_other_name(server: Server) -> None:
    for host in ("example.org", "example.org:80", f"localhost.example.org:{server.port}", "127.0.0.1.example.org", ""):
        raw = Raw(server)
        raw.send(b"GET /api/games HTTP/1.1\r\n" + heads({"Host": host}))
        head = raw.head()
        assert " 421 " in head.partition("\r\n")[0]
        assert all(f"{name}: {value}" in head for name, value in HEADERS.items())
        raw.close()
        raw = Raw(server)
        assert " 403 " in raw.upgrade(Host=host)
        raw.close()
    for host in ("localhost", f"localhost:{server.port}", "127.0.0.1", "[::1]", "LOCALHOST"):
        raw = Raw(server)
        assert " 101 " in raw.upgrade(Host=host)
        raw.close()


def test_behind_a_proxy_it_answers_to_the_name_it_was_given(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--name", "Mars.example.org") as server:
        for host, status in (("mars.example.org", 101), ("localhost", 101), ("venus.example.org", 403)):
            raw = Raw(server)
            assert f" {status} " in raw.upgrade(Host=host, Origin=f"https://{host}")
            raw.close()


# Messages that are none.

DEEP = "[" * 5000 + "]" * 5000
MALFORMED: dict[str, str | bytes] = {
    "empty": "",
    "no JSON": "hello",
    "half JSON": '{"type":"choose","decision":"0.',
    "a list": "[]",
    "a number": "12",
    "null": "null",
    "no type": "{}",
    "unknown type": '{"type":"cheat"}',
    "type of another type": '{"type":["ping"]}',
    "a message for clients": '{"type":"state","version":1}',
    "unknown field": '{"type":"ping","now":true}',
    "missing field": '{"type":"choose","decision":"0.0"}',
    "wrong field": '{"type":"choose","decision":0,"picks":[]}',
    "fractions": '{"type":"choose","decision":"0.0","picks":[0.5]}',
    "booleans": '{"type":"choose","decision":"0.0","picks":[true]}',
    "nested picks": '{"type":"choose","decision":"0.0","picks":[["pass"]]}',
    "too many picks": '{"type":"choose","decision":"0.0","picks":[' + ",".join(["0"] * 401) + "]}",
    "a long key": json.dumps({"type": "why", "keys": ["x" * 201]}),
    "a long text": json.dumps({"type": "chat", "text": "x" * 501}),
    "a long ref": json.dumps({"type": "ping", "ref": "x" * 65}),
    "deep": DEEP,
    "deep inside": '{"type":"ping","ref":' + DEEP + "}",
    "a huge number": '{"type":"undo","version":' + "9" * 5000 + "}",
    "an exponent": '{"type":"undo","version":1e400}',
    "NaN": '{"type":"undo","version":NaN}',
    "infinity": '{"type":"undo","version":-Infinity}',
    "half a surrogate": '{"type":"chat","text":"\\ud800"}',
    "control characters": '{"type":"chat","text":"\x00\x01"}',
    "language": '{"type":"language","language":"xx"}',
    "binary": b'{"type":"ping"}',
    "other binary": bytes(range(256)),
    "empty binary": b"",
    "too long": json.dumps({"type": "chat", "text": "x" * 70_000}),
    "too long binary": b"x" * 70_000,
}


@pytest.mark.parametrize("kinds", [list(MALFORMED)[start::2] for start in range(2)], ids=["some", "others"])
def test_nonsense_is_refused_and_harms_nobody(server: Server, bystander: Bystander, kinds: list[str]) -> None:
    player = server.sit(bystander.made, 0)
    for kind in kinds:
        player.send(MALFORMED[kind])
        answer = player.wait_for("refused", timeout=20)
        assert answer["code"] == "malformed", kind
        assert answer["text"], kind
        assert player.ping()["type"] == "pong"
    bystander.plays_on()
    player.leave()


BROKEN = {
    "a frame too long": (frame(TEXT, b"x" * 200_000), 1009),
    "a binary frame too long": (frame(BINARY, b"x" * 200_000), 1009),
    "fragments without end": (
        frame(TEXT, b"x" * 30_000, last=False) + frame(0, b"x" * 30_000, last=False) * 6,
        1009,
    ),
    "a length without end": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0", 1009),
    "no UTF-8": (frame(TEXT, b'{"type":"chat","text":"\xff\xfe"}'), 1007),
    "a lone surrogate in UTF-8": (frame(TEXT, b'{"type":"chat","text":"\xed\xa0\x80"}'), 1007),
    "an unmasked frame": (b"\x81\x02{}", 1002),
    "a reserved bit": (frame(TEXT, b"{}", reserved=4), 1002),
    "an unknown kind": (frame(3, b"{}"), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a continuation of nothing": (frame(0, b"{}"), 1002),
    "a goodbye with one byte": (frame(8, b"x"), 1002),
    "a goodbye with a wrong code": (frame(8, b"\x00\x01"), 1002),
}


def test_broken_frames_end_only_their_own_connection(server: Server, bystander: Bystander) -> None:
    token = server.token(bystander.made, 1)
    for what, (data, code) in BROKEN.items():
        raw = Raw(server)
        assert " 101 " in raw.upgrade()
        raw.frame(TEXT, join(token).encode())
        raw.send(data)
        assert raw.close_code() == code, what
        raw.close()
    bystander.plays_on()


def test_half_messages_end_with_their_connection(server: Server, bystander: Bystander) -> None:
    token = server.token(bystander.made, 1)
    whole = frame(TEXT, join(token).encode())
    for cut in (1, 2, 5, len(whole) // 2, len(whole) - 1):
        raw = Raw(server)
        raw.upgrade()
        raw.send(whole[:cut])
        raw.drop() if cut % 2 else raw.close()
    for request in (b"", b"G", b"GET /health HTTP/1.1\r\nHost: loc", b"POST /api/games HTTP/1.1\r\n"):
        raw = Raw(server)
        raw.send(request)
        raw.drop() if len(request) % 2 else raw.close()
    raw = Raw(server)
    raw.send(b"POST /api/games HTTP/1.1\r\n" + heads({"Host": "localhost", "Content-Length": "100"}) + b"{")
    raw.drop()
    bystander.plays_on()
    assert eventually(lambda: server.table(bystander.made)["seats"][1]["connected"] is True)
    assert eventually(lambda: server.request("/health")["sockets"] == 3)


def test_bytes_that_are_no_http_are_dropped(server: Server, bystander: Bystander) -> None:
    for nonsense in (
        b"\x16\x03\x01\x02\x00" * 50 + b"\r\n\r\n",
        b"\0" * 100 + b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"x" * 100_000,
    ):
        raw = Raw(server)
        try:
            raw.send(nonsense)
            answer = raw.rest()
        except ConnectionError:
            answer = b""
        assert answer == b"" or b" 400 " in answer.partition(b"\r\n")[0]
        assert b"Traceback" not in answer
        raw.close()
    bystander.plays_on()


# Too much, too fast, too many, too slow.


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


# What is answered.


def everything(server: Server, made: Json) -> Iterator[tuple[str, str, bytes, dict[str, str]]]:
    """Requests of every kind, good and bad."""
    path = f"/api/tables/{made['id']}"
    host = {"Authorization": f"Bearer {made['host']}"}
    yield "GET", "/health", b"", {}
    yield "GET", "/api/games", b"", {}
    yield "GET", "/api/schema", b"", {}
    yield "GET", "/api/games/red-planet/words", b"", {}
    yield "GET", "/api/games/chess/words", b"", {}
    yield "GET", "/api/games/red-planet/words?language=xx", b"", {}
    yield "POST", "/api/games", b"{", {}
    yield "PUT", "/api/games", b"", {}
    yield "OPTIONS", "/api/games", b"", {}
    yield "GET", "/socket", b"", {}
    yield "GET", "/nothing", b"", {}
    yield "GET", "/api/nothing", b"", {}
    yield "GET", "/%00", b"", {}
    yield "GET", "/" + "x" * 5000, b"", {}
    yield "GET", path, b"", {}
    yield "GET", path, b"", host
    yield "HEAD", path, b"", host
    for part in ("/record", "/log", "/log?eyes=99", "/log?eyes=x", "/log?language=xx", "/curve", "/moments/0"):
        yield "GET", path + part, b"", host
    for number in ("1000", "-1", "x", "9" * 5000, "%D9%A3"):
        yield "GET", path + "/moments/" + number, b"", host
        yield "POST", path + "/seats/" + number, b"{}", host
    yield "POST", path + "/on", b'{"moment":0}', host
    yield "POST", path + "/rematch", b"", host


def test_every_answer_has_the_headers_that_keep_browsers_safe(server: Server) -> None:
    made = server.make("red-planet", None, None, None)
    for method, path, body, headers in everything(server, made):
        connection = http.client.HTTPConnection("localhost", server.port, timeout=20)
        connection.request(method, path, body or None, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        assert answer.status < 500, (method, path)
        for name, value in HEADERS.items():
            assert answer.getheader(name) == value, (method, path)
        assert answer.getheader("access-control-allow-origin") is None
        assert answer.getheader("server") is None
        if path.startswith("/api/") and "schema" not in path:
            assert answer.getheader("content-type") == "application/json", (method, path)
            assert answer.getheader("cache-control") == "no-store"
            if answer.status >= 400 and method != "HEAD":
                assert json.loads(text)["error"], (method, path)
        assert "Traceback" not in text
        connection.close()
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


REFUSED_TABLES: dict[str, tuple[Json, str]] = {
    "an unknown game": ({"game": "chess", "seats": [{}, {}]}, "chess"),
    "too few seats": ({"game": "red-planet", "seats": [{}]}, "1"),
    "too many seats": ({"game": "red-planet", "seats": [{}] * 9}, "9"),
    "no seats": ({"game": "red-planet", "seats": []}, "seats"),
    "far too many seats": ({"game": "red-planet", "seats": [{}] * 13}, "seats"),
    "an unknown option": ({"game": "red-planet", "seats": [{}] * 3, "options": {"fast": True}}, "fast"),
    "a wrong option": ({"game": "terraforming-mars", "seats": [{}] * 3, "options": {"draft": {"a": []}}}, "draft"),
    "a file of this machine": ({"game": "red-planet", "seats": [{}] * 3, "options": {"data": "/etc/passwd"}}, "data"),
    "players as an option": ({"game": "red-planet", "seats": [{}] * 3, "options": {"players": 3}}, "players"),
    "names as an option": ({"game": "red-planet", "seats": [{}] * 3, "options": {"names": ["a"]}}, "names"),
    "a seed that is none": ({"game": "red-planet", "seats": [{}] * 3, "seed": [1]}, "seed"),
    "a fraction as a seed": ({"game": "red-planet", "seats": [{}] * 3, "seed": 1.5}, "seed"),
    "a seed that is too long": ({"game": "red-planet", "seats": [{}] * 3, "seed": "x" * 201}, "seed"),
    "an unknown bot": ({"game": "red-planet", "seats": [{}, {}, {"bot": "hal"}]}, "hal"),
    "a long name": ({"game": "red-planet", "seats": [{}, {}, {"name": "x" * 41}]}, "name"),
    "an unknown way to undo": ({"game": "red-planet", "seats": [{}] * 3, "undo": "always"}, "undo"),
    "an unknown field": ({"game": "red-planet", "seats": [{}] * 3, "cheat": True}, "cheat"),
    "a position of another game": (
        {
            "game": "red-planet",
            "seats": [{}] * 3,
            "position": {"game": "terraforming-mars", "options": {}, "state": {}},
        },
        "terraforming-mars",
    ),
    "a position with a file": (
        {"game": "red-planet", "seats": [{}] * 3, "position": {"game": "red-planet", "options": {"data": "x"}}},
        "data",
    ),
    "a position that is none": ({"game": "red-planet", "seats": [{}] * 3, "position": {}}, "game"),
}


def test_a_table_that_cannot_be_made_is_refused_with_the_reason(server: Server) -> None:
    for what, (wish, word) in REFUSED_TABLES.items():
        with pytest.raises(Refused) as refused:
            server.request("/api/games", body=wish)
        assert refused.value.status == 400, what
        assert word in json.loads(refused.value.text)["error"], what
    for body in (b"", b"[]", b"null", b"\xff", b'{"game":"red-planet","seats":' + b"[" * 9000, b"NaN"):
        with pytest.raises(Refused) as refused:
            server.request("/api/games", body=body, method="POST")
        assert refused.value.status == 400


def test_a_record_that_is_none_is_refused_with_the_reason(server: Server) -> None:
    good = areo.new("red-planet", 3, 1).record()
    options = good["options"]
    assert isinstance(options, dict)
    bad: dict[str, object] = {
        "game": {},
        "chess": {**good, "game": "chess"},
        "digest": {**good, "data": "0"},
        "choices": {**good, "choices": 7},
        "choice 0": {**good, "choices": [[0, ["character nobody"]]]},
        "data": {**good, "options": {**options, "data": "/etc/passwd"}},
    }
    for word, record in bad.items():
        with pytest.raises(Refused) as refused:
            server.request("/api/records", body=record)
        assert refused.value.status == 400, word
        assert word in json.loads(refused.value.text)["error"], word
    start = {"game": "red-planet", "options": {"data": "/etc/passwd"}, "state": {}}
    with pytest.raises(Refused, match="data cannot be set"):
        server.request("/api/records", body={**good, "start": start})


def test_what_people_write_comes_back_as_they_wrote_it_on_one_line_and_no_longer(server: Server) -> None:
    made = server.make("red-planet", None, None, None)
    one, other = server.sit(made, 0), server.sit(made, 1)
    markup = "<script>alert('x')</script>&amp;\"{0}"
    assert one.ask("chat", text=markup)["type"] == "done"
    line = other.wait_for("chat")["lines"][0]
    assert line["text"] == markup
    assert one.ask("chat", text="one\ntwo\x1b[31m\u202ethree\u0007")["type"] == "done"
    assert other.wait_for("chat")["lines"][0]["text"] == "one two [31m three"
    assert one.ask("name", name="<b>{0:seat}</b>")["type"] == "done"
    assert other.wait_for("seats")["seats"][0]["name"] == "<b>{0:seat}</b>"
    assert one.ask("name", name="x" * 40)["type"] == "done"
    assert other.wait_for("seats")["seats"][0]["name"] == "x" * 24
    assert one.ask("name", name=" \n ")["code"] == "not_allowed"
    assert one.ask("chat", text="\u200b\n")["code"] == "not_allowed"
    assert one.ask("chat", text="y" * 500)["type"] == "done"
    assert other.wait_for("chat")["lines"][0]["text"] == "y" * 500
    one.leave()
    other.leave()


def test_health_is_told(server: Server) -> None:
    told = server.request("/health")
    assert told["ok"] is True
    assert told["version"] == areo.__version__
    assert set(told) == {"ok", "version", "tables", "megabytes", "live", "sockets"}


# Inside one process: what needs a fault or a folder of pages.


async def ask(app: Any, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """Ask the application itself; its status, headers and body."""
    scope: MutableMapping[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 1),
        "extensions": {},
    }
    sent: list[MutableMapping[str, Any]] = []

    received: list[MutableMapping[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> MutableMapping[str, Any]:
        if not received:
            await asyncio.Event().wait()  # the client stays
        return received.pop()

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    with contextlib.suppress(ZeroDivisionError):
        await app(scope, receive, send)
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(message.get("body", b"") for message in sent[1:])


def application(tmp_path: Path) -> Any:
    return Application(lambda: FileStore(tmp_path / "tables"), Settings()).asgi()


def test_a_fault_of_ours_shows_no_workings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Shelf, _: object) -> None:
        raise ZeroDivisionError("the secret is 7")

    monkeypatch.setattr(Shelf, "catalogue", broken)
    status, headers, body = loops.run(ask(application(tmp_path), "/api/games"))
    assert status == 500
    assert json.loads(body) == {"error": "this cannot be done; the fault is ours and has been noted"}
    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_only_the_pages_are_given_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    (folder / "icon.svg").write_text("the icon")
    (folder / ".hidden").write_text("hidden")
    (folder / "assets" / "code.js").write_text("the code")
    (tmp_path / "secret").write_text("the secret")
    (folder / "link").symlink_to(tmp_path / "secret")
    (folder / "assets" / "link").symlink_to(tmp_path / "secret")
    (folder / "assets" / "folder").symlink_to(tmp_path)
    monkeypatch.setattr(pages, "PAGES", folder)
    monkeypatch.setattr(shelf, "PAGES", folder)
    app = application(tmp_path)
    given = {"/": b"the page", "/t/abc": b"the page", "/icon.svg": b"the icon", "/assets/code.js": b"the code"}
    for path, body in given.items():
        status, headers, found = loops.run(ask(app, path))
        assert (status, found) == (200, body), path
        wanted = OF_A_PIECE if path.startswith("/assets/") else HEADERS
        assert {name: headers.get(name) for name in wanted} == {name: HEADERS[name] for name in wanted}
    for path in (
        "/../secret",
        "/assets/../../secret",
        "/assets/../index.html/../../secret",
        "//" + str(tmp_path / "secret"),
        "/assets/" + str(tmp_path / "secret"),
        "/assets//" + str(tmp_path / "secret"),
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/..\\secret",
        "/assets/..\\..\\secret",
        "/link",
        "/assets/link",
        "/assets/folder/secret",
        "/assets",
        "/assets/",
        "/assets/\0",
        "/\0",
        "/.hidden",
    ):
        status, headers, found = loops.run(ask(app, path))
        assert b"secret" not in found, path
        assert b"hidden" not in found, path
        assert status in (200, 404, 405), path
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
    status, _, found = loops.run(ask(app, "/api/nothing"))
    assert status == 404


# Starting and stopping.


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
