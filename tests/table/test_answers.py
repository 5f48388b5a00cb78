"""What is answered: safe headers, reasons in words, and what people wrote as they wrote it."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator

import pytest

import areo
from areo.table.headers import HEADERS
from tests.table.server import Json, Refused, Server


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
