"""Where requests may come from: other sites, other names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from areo.table.headers import HEADERS
from tests.table.rough import Raw, heads, join, raw_connect
from tests.table.server import Refused, Server


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
