"""What a page has asked for and not been answered yet."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from playwright.sync_api import Page, Request, WebSocket

PATIENCE: Final = 15.0  # seconds; then the page is as ready as it will be
# What the page makes of an answer is drawn with the next frame, and asked about further in the one after.
DRAWN: Final = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


class Errands:
    """Files that are fetched, and questions over the socket: what a choice would change, or why it cannot be made."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.fetched: Final[set[Request]] = set()
        self.asked: Final[list[set[int]]] = []  # over each socket
        page.on("request", self.begin)
        page.on("requestfinished", self.end)
        page.on("requestfailed", self.end)
        page.on("websocket", self.listen)

    def begin(self, request: Request) -> None:
        self.fetched.add(request)

    def end(self, request: Request) -> None:
        self.fetched.discard(request)

    def listen(self, socket: WebSocket) -> None:
        asked: set[int] = set()
        self.asked.append(asked)
        socket.on("framesent", lambda sent: asked.update(refs_in(sent)))
        socket.on("framereceived", lambda received: asked.difference_update(refs_in(received)))

    def forget(self) -> None:
        """The page is left."""
        self.fetched.clear()
        self.asked.clear()

    def finish(self) -> None:
        """Wait until nothing is open, and nothing more is asked for once all that was answered is drawn."""
        until = time.monotonic() + PATIENCE
        quiet = 0
        while quiet < 2 and time.monotonic() < until:
            self.page.evaluate(DRAWN)
            quiet = 0 if self.fetched or any(self.asked) else quiet + 1


def refs_in(frame: str | bytes) -> list[int]:
    """The number by which a message and its answer know each other, if it has one."""
    message: dict[str, Any] = json.loads(frame)
    ref = message.get("ref")
    return [] if ref is None else [ref]
