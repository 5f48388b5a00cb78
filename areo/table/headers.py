"""The headers that every answer carries, and the names a server answers to."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers as Given
from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# A script, a style sheet or a font is no page: what it may do is said by the page that it belongs to.
PIECES: Final = ("text/javascript", "application/javascript", "text/css", "font/woff2")
OF_A_PIECE: Final = ("x-content-type-options", "cross-origin-resource-policy")


class Headers:
    """Adds the headers; answers only to its own names where it has any, so that no other site can pose as it."""

    def __init__(self, app: ASGIApp, hosts: list[str] | None = None) -> None:
        self.app: Final = app
        self.hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                piece = message["status"] == 200 and headers.get("content-type", "").partition(";")[0] in PIECES
                for name in OF_A_PIECE if piece else HEADERS:
                    headers.setdefault(name, HEADERS[name])
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if self.hosts is None or name_of(Given(scope=scope).get("host", "")) in self.hosts:
            await self.app(scope, receive, send_with)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "another host"})
        else:
            await PlainTextResponse("another host", 421)(scope, receive, send_with)


def name_of(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()
