"""How bytes come in: uvicorn's own protocols, with patience and memory that a stranger cannot use up."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS: Final = 15.0  # to say what one wants
PIECE: Final = 4096  # bytes that are looked at together
GOODBYE_SECONDS: Final = 10.0  # for a client to read what it was last sent
QUEUED: Final = 400  # messages of one client that may wait to be read
UNREAD: Final = 1024 * 1024  # bytes that may wait for a client to read them


class Requests(H11Protocol):
    """Requests over HTTP. Whoever does not finish asking, or does not read the answer, is let go."""

    patience: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None
    read_seconds: float  # for a client to read some more of an answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.patience = self.loop.call_later(HEAD_SECONDS, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asking = self.conn.their_state is h11.IDLE
        if self.patience is None and asking:
            self.patience = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        elif not asking:
            self.calm_down()

    def on_response_complete(self) -> None:
        self.calm_down()
        self.await_reader()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """More is to be sent than waits to be read already."""
        self.await_reader()
        super().pause_writing()

    def await_reader(self) -> None:
        """Give the client a while to read, and look again how much it has read."""
        if self.unread is None and self.transport.get_write_buffer_size():
            self.unread = self.loop.call_later(
                self.read_seconds, self.look_again, self.transport.get_write_buffer_size()
            )

    def look_again(self, before: int) -> None:
        self.unread = None
        left = self.transport.get_write_buffer_size()
        if left >= before > 0:
            self.transport.abort()
        else:
            self.await_reader()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm_down()
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    def calm_down(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class Sockets(WebSocketsSansIOProtocol):
    """Messages over a WebSocket. A flood of them, or of pings whose answers nobody reads, ends the connection."""

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > QUEUED:
                self.transport.abort()
            if self.transport.is_closing():
                return

    def send_receive_event_to_app(self) -> None:
        """A text that is none is the client's fault: it is told so, and nothing is logged."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        """When all is said the connection ends, even if the client has not read it all by then."""
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()


def limits(message_bytes: int, sockets: int, read_seconds: float) -> dict[str, Any]:
    """What uvicorn is to allow.

    Messages are not compressed: they are short, and a window for each socket costs some 50 kB of memory.
    """
    return {
        "http": type("PatientRequests", (Requests,), {"read_seconds": read_seconds}),
        "ws": Sockets,
        "ws_max_size": message_bytes,
        "ws_per_message_deflate": False,
        "limit_concurrency": sockets + 1000,
    }
