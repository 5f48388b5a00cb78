"""A line to a table: one socket that has joined as a seat and keeps what it was told last."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from areo.table.messages import Language
from areo.table.received import FromClient, Join
from areo.table.sent import FromTable, Gathering, LogLine, Refused, Seats, SeatShown, Sent, State, Welcome

SECONDS: Final = 40.0  # for an answer; others have thirty to let a choice be taken back
DECODER: Final = msgspec.json.Decoder(FromTable)


class TableError(Exception):
    """A table that cannot be reached, or that refused what it was asked for; nothing was changed."""


class Line:
    """The seat of a token. If the socket breaks it is opened anew when it is next needed: joining is catching up."""

    def __init__(self, server: str, token: str, language: Language) -> None:
        self.server: Final = server
        self.token: Final = token
        self.language: Final[Language] = language
        self.welcome: Welcome | None = None  # None: people are still sitting down
        self.state: State | None = None
        self.seats: list[SeatShown] = []
        self.log: list[LogLine] = []
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed: Final = asyncio.Condition()
        self.answers: dict[int, asyncio.Future[Sent]] = {}
        self.count = 0

    async def open(self) -> None:
        """Join, unless it has, and wait until it is told how things stand."""
        if self.reader is not None and not self.reader.done():
            return
        self.welcome = self.state = None
        self.seats = []
        try:
            table = self.token.partition(".")[0]  # in the address, so that a proxy can lead it to the table's server
            self.socket = await connect(f"ws{self.server[4:]}/socket/{table}", max_size=None)
            await self.socket.send(msgspec.json.encode(Join(self.token, self.language)).decode())
        except (OSError, WebSocketException) as error:
            raise TableError(f"the table at {self.server} cannot be reached: {error}") from None
        self.reader = asyncio.create_task(self.read(self.socket))
        if not await self.until(lambda: self.state is not None or bool(self.seats and self.welcome is None)):
            raise TableError(f"the table at {self.server} does not say how things stand")

    async def read(self, socket: ClientConnection) -> None:
        """Take in all that is sent, until the line breaks."""
        try:
            async for text in socket:
                async with self.changed:
                    with contextlib.suppress(msgspec.ValidationError):  # a message that a later server has added
                        self.take(DECODER.decode(text))
                    self.changed.notify_all()
        finally:
            async with self.changed:
                for answer in self.answers.values():
                    if not answer.done():
                        answer.set_exception(TableError("the line to the table broke; look again how things stand"))
                self.changed.notify_all()

    def take(self, message: FromTable) -> None:
        if isinstance(message, State):
            self.state = message
            del self.log[message.log.start :]
            self.log += message.log.lines
        elif isinstance(message, Welcome):
            self.welcome = message
        elif isinstance(message, (Seats, Gathering)):
            self.seats = message.seats
        else:
            answer = self.answers.get(getattr(message, "ref", None) or 0)
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def ask(self, message: FromClient) -> Sent:
        """Send something with a ref of its own, and wait for what comes of it."""
        self.count += 1
        message = msgspec.structs.replace(message, ref=self.count)
        answer: asyncio.Future[Sent] = asyncio.get_running_loop().create_future()
        self.answers[self.count] = answer
        try:
            assert self.socket is not None, "opened before anything is asked"
            await self.socket.send(msgspec.json.encode(message).decode())
            found = await asyncio.wait_for(answer, SECONDS)
        except ConnectionClosed:
            raise TableError("the line to the table broke; look again how things stand") from None
        except TimeoutError:
            raise TableError(f"the table did not answer in {SECONDS:g} seconds") from None
        finally:
            del self.answers[self.count]
        if isinstance(found, Refused):
            raise TableError(found.text)
        return found

    async def until(self, condition: Callable[[], bool], seconds: float = SECONDS) -> bool:
        """Wait until something is so, or the line breaks; whether it is."""

        def ended() -> bool:
            return condition() or (self.reader is not None and self.reader.done())

        try:
            async with self.changed, asyncio.timeout(seconds):
                await self.changed.wait_for(ended)
        except TimeoutError:
            pass
        return condition()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


async def request(server: str, path: str, token: str | None = None, body: object = None) -> Any:
    """The answer to an HTTP request; TableError with the server's own sentence if it was refused."""
    head = {"Content-Type": "application/json"} | ({} if token is None else {"Authorization": f"Bearer {token}"})
    asked = Request(server + path, None if body is None else json.dumps(body).encode(), head)

    def ask() -> Any:
        with urlopen(asked, timeout=SECONDS) as answer:
            return json.load(answer)

    try:
        return await asyncio.to_thread(ask)
    except HTTPError as refused:
        try:
            raise TableError(str(json.load(refused)["error"])) from None
        except (ValueError, KeyError, TypeError):
            raise TableError(f"the server at {server} answered with status {refused.code}") from None
    except (URLError, OSError, ValueError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise TableError(f"the server at {server} cannot be reached: {reason}") from None


def place_of(link: str) -> SplitResult:
    """A link to a table, taken apart; TableError if it is none."""
    try:
        place = urlsplit(link.strip())
    except ValueError:
        place = urlsplit("")
    if place.scheme not in ("http", "https") or not place.netloc or "/t/" not in place.path or not place.fragment:
        raise TableError(f"a link to a table looks like http://localhost:8642/t/TABLE#TOKEN, not like {link!r}")
    return place


async def sit(link: str, name: str | None) -> tuple[str, str, str]:
    """Sit down by a seat's link or by an invitation to it: the server, the seat's own token and its own link."""
    place = place_of(link)
    server = f"{place.scheme}://{place.netloc}"
    wish = {"key": secrets.token_hex(16)} | ({} if name is None else {"name": name})
    own = await request(server, f"/api/tables/{place.path.rpartition('/t/')[2]}/sit", place.fragment, wish)
    return server, str(own["token"]), server + str(own["link"])
