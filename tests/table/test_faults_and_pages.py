"""Inside one process: what needs a fault or a folder of pages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from areo.table import app as pages
from areo.table import shelf
from areo.table.app import Application
from areo.table.headers import HEADERS, OF_A_PIECE
from areo.table.settings import Settings
from areo.table.shelf import Shelf
from areo.table.store import FileStore
from tests.table import loops


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
