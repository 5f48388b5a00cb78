"""Messages, frames and requests that are none: they are refused, and nobody else at the table notices."""

from __future__ import annotations

import json

import pytest

from tests.table.bystander import Bystander
from tests.table.rough import BINARY, PING, TEXT, Raw, eventually, frame, heads, join
from tests.table.server import Server

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
