"""Compressing what is sent, beside the loop that everybody waits for."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALL: Final = 1_000  # bytes that are sent as they are
QUICK: Final = 16_000  # bytes that are compressed at once: a thread of its own would take longer
LEVEL: Final = 6  # of what is sent once
BEST: Final = 9  # of what is sent again and again


class Text:
    """A text to be sent, compressed for those who take that; if it is asked for again and again, only once."""

    def __init__(self, content: bytes, media_type: str = "application/json", level: int = LEVEL) -> None:
        self.content: Final = content
        self.media_type: Final = media_type
        self.level: Final = level
        self.squeezed: bytes | None = None

    async def response(self, request: Request, headers: dict[str, str] | None = None) -> Response:
        if not takes_gzip(request) or len(self.content) < SMALL:
            return self.plain(self.content, headers)
        if self.squeezed is None:
            self.squeezed = await squeezed(self.content, self.level)
        return self.plain(self.squeezed, {**(headers or {}), "content-encoding": "gzip"})

    def plain(self, content: bytes, headers: dict[str, str] | None) -> Response:
        return Response(content, headers={"vary": "Accept-Encoding", **(headers or {})}, media_type=self.media_type)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


async def squeezed(content: bytes, level: int) -> bytes:
    if len(content) < QUICK:
        return gzip.compress(content, level, mtime=0)
    return await asyncio.to_thread(gzip.compress, content, level, mtime=0)
