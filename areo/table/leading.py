"""Leading to the server that holds a table: what comes for it here is passed on, and what it answers is passed back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, WebSocketException

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

LED: Final = "x-areo-led"  # in what another server has passed on: it is not passed on again
OPEN_SECONDS: Final = 5.0  # to reach the other server
ANSWER_SECONDS: Final = 20.0  # for it to answer a request
AT_ONCE: Final = 32  # requests on their way
AWAY: Final = (1012, "the table's server does not answer; come back soon")
PASSED_BACK: Final = ("content-type", "content-encoding", "vary", "cache-control", "retry-after", "location")
NOT_PASSED_ON: Final = ("connection", "content-length", "transfer-encoding", "upgrade", "x-forwarded-for", LED)

threads: Final = ThreadPoolExecutor(AT_ONCE, "areo-leading")


class Answered(Struct):
    """What another server answered."""

    status: int
    headers: dict[str, str]
    content: bytes


async def lead_request(
    address: str, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, client: str
) -> Answered:
    """Ask another server the same. OSError, if it does not answer."""
    sent = [(name, value) for name, value in headers if name not in NOT_PASSED_ON]
    sent += [("x-forwarded-for", client), (LED, "1"), ("content-length", str(len(body)))]
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(threads, exchange, address, method, target, sent, body)


def exchange(address: str, method: str, target: str, headers: list[tuple[str, str]], body: bytes) -> Answered:
    url = urlsplit(address)
    line = HTTPConnection(url.hostname or "", url.port, timeout=OPEN_SECONDS)
    try:
        line.connect()
        assert line.sock is not None
        line.sock.settimeout(ANSWER_SECONDS)
        line.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            line.putheader(name, value)
        line.endheaders(body)
        answer = line.getresponse()
        content = answer.read()
    except HTTPException as error:
        raise OSError(f"no proper answer: {error}") from error
    finally:
        line.close()
    kept = {name: told for name in PASSED_BACK if (told := answer.headers.get(name)) is not None}
    return Answered(answer.status, kept, content)


async def lead_socket(socket: WebSocket, address: str, id: str, first: str, send_seconds: float) -> tuple[int, str]:
    """Pass on all that is said on a socket, both ways, until either side ends it. How it is to be closed."""
    from websockets.asyncio.client import connect  # here, so that a server that shares nothing starts without it

    client = socket.client.host if socket.client else ""
    try:
        there = await connect(
            f"ws{address.removeprefix('http')}/socket/{id}",
            additional_headers={"x-forwarded-for": client, LED: "1"},
            compression=None,
            max_size=None,
            open_timeout=OPEN_SECONDS,
            proxy=None,
        )
    except (OSError, WebSocketException):
        return AWAY
    loop = asyncio.get_running_loop()
    ways = (
        loop.create_task(pass_on(socket, there, first)),
        loop.create_task(pass_back(socket, there, send_seconds)),
    )
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.wait(ways)
        with contextlib.suppress(Exception):
            await there.close()
    for way in ways:
        if not way.cancelled():
            way.exception()  # a line that broke is no fault
    code = there.close_code
    if code is None or code in (1000, 1005, 1006):
        return AWAY
    return code, there.close_reason or ""


async def pass_on(socket: WebSocket, there: ClientConnection, first: str) -> None:
    await there.send(first)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        await there.send(received["bytes"] if text is None else text)


async def pass_back(socket: WebSocket, there: ClientConnection, send_seconds: float) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in there:
            async with asyncio.timeout(send_seconds):
                await socket.send_text(message if isinstance(message, str) else message.decode())
