"""A doorman: a server that gives out a seat, turns every socket away, and remembers where each wanted to go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final

TABLE: Final = "TABLE"
OWN: Final = {"token": f"{TABLE}.secret", "link": f"/t/{TABLE}#{TABLE}.secret"}


@contextmanager
def doorman() -> Iterator[tuple[str, list[str]]]:
    """The link to a seat there, and where sockets wanted to go."""
    asked: list[str] = []

    class Doorman(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            body = json.dumps(OWN).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(403)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Doorman) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/t/{TABLE}#{TABLE}.invitation", asked
        server.shutdown()
