"""The web application: what can be asked for over HTTP, the sockets, and the pages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from msgspec import DecodeError, ValidationError, json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from areo.bots.review import Review
from areo.kernel.game import VERSION
from areo.table.errands import PATH
from areo.table.gathering import Gathering, deal_of
from areo.table.headers import Headers, name_of
from areo.table.helping import Helping
from areo.table.jobs import Sight
from areo.table.leading import LED, lead_request
from areo.table.lines import Subscription
from areo.table.lobby import Full, Lobby, NoSuchTable
from areo.table.memory import tidy_memory
from areo.table.meter import Meter
from areo.table.peers import Elsewhere
from areo.table.rations import Rations, network
from areo.table.refusal import Refusal
from areo.table.requests import NewTable, PlayOn, Problem, Refill, SitDown, Subscribe, TableTold, Unsubscribe
from areo.table.room import Room
from areo.table.sent import Seats
from areo.table.settings import Settings
from areo.table.shelf import PAGES, Shelf, language_of, plain_files, puzzles
from areo.table.sockets import TOO_MANY, Socket
from areo.table.squeeze import Text
from areo.table.store import Store, StoreFailed
from areo.table.tokens import HOST, SPECTATOR
from areo.table.workers import JobFailed

LOG: Final = logging.getLogger("areo.table")
PLACES: Final = re.compile(
    r"(new|cards|rules|records|puzzles|t/[^/]+)?/?"
)  # the client's addresses, as its router has them
T = TypeVar("T")

STATUS: Final = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "stale": HTTPStatus.CONFLICT,
    "illegal": HTTPStatus.CONFLICT,
    "not_allowed": HTTPStatus.FORBIDDEN,
    "not_stored": HTTPStatus.SERVICE_UNAVAILABLE,
}


class Application:
    """Everything a server of tables answers."""

    def __init__(
        self,
        open_store: Callable[[], Store],
        settings: Settings,
        hosts: list[str] | None = None,
        meter: Meter | None = None,
        address: str = "",
    ) -> None:
        self.open_store: Final = open_store
        self.settings: Final = settings
        self.hosts: Final = hosts  # the names it answers to; None: any
        self.meter: Final = meter or Meter()
        self.address: Final = address  # where servers that share the store reach this one
        self.lobby: Lobby
        self.shelf: Final = Shelf(lambda: self.lobby)
        self.helping: Final = Helping(lambda: self.lobby.pool)
        self.addresses: dict[str, int] = {}
        self.makers: Final = Rations(settings.tables_a_minute / 60.0, settings.tables_at_once)
        self.sockets = 0
        self.beside = plain_files(PAGES)

    def asgi(self) -> ASGIApp:
        """The application as a server runs it."""
        routes: list[Any] = [
            Route("/health", self.health),
            Route("/api/schema", self.shelf.schema),
            Route("/api/games", self.shelf.catalogue),
            Route("/api/games", self.make, methods=["POST"]),
            Route("/api/games/{game}/words", self.shelf.words),
            Route("/api/games/{game}/puzzles", self.shelf.puzzles),
            Route("/api/records", self.open_record, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}", self.delete, methods=["DELETE"]),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/log", self.log),
            Route("/api/tables/{id}/curve", self.curve),
            Route("/api/tables/{id}/tally", self.tally),
            Route("/api/tables/{id}/review", self.review, methods=["GET", "POST"]),
            Route("/api/tables/{id}/puzzles", self.puzzles),
            Route("/api/tables/{id}/moments/{moment}", self.moment),
            Route("/api/tables/{id}/on", self.play_on, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{id}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{id}/seats/{seat}", self.refill, methods=["POST"]),
            Route("/api/tables/{id}/push", self.subscribe, methods=["POST"]),
            Route("/api/tables/{id}/push", self.unsubscribe, methods=["DELETE"]),
            Route(PATH, self.helping, methods=["POST"]),
            WebSocketRoute("/socket", self.socket),
            WebSocketRoute("/socket/{id}", self.socket),
            Route("/assets/{name}", self.shelf.asset),
            Route("/{path:path}", self.page),
        ]
        answering = Starlette(
            routes=routes,
            lifespan=self.lifespan,
            exception_handlers={HTTPException: refused, Elsewhere: self.lead, Exception: failed},
        )
        return Headers(answering, self.hosts)  # outermost, so that even a fault of ours has them

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        store = self.open_store()
        try:
            self.lobby = Lobby(store, await store.secret(), self.settings, self.meter)
            self.meter.watch(lambda: len(self.lobby.rooms), lambda: self.sockets)
            await self.lobby.begin(self.address)
            tidying = asyncio.get_running_loop().create_task(tidy_memory())
            yield
            tidying.cancel()
            await self.lobby.close()
        finally:
            store.close()

    # The server itself.

    async def health(self, _: Request) -> Response:
        how = {
            "ok": True,
            "version": VERSION,
            "tables": await told(self.lobby.store.count),
            "megabytes": round(await told(self.lobby.store.bytes_used) / 1024 / 1024, 1),
            "live": len(self.lobby.rooms),
            "sockets": self.sockets,
        }
        return answer(how)

    async def page(self, request: Request) -> Response:
        """The client: one page, which finds its way by the address; and the few files beside it."""
        name = request.path_params["path"]
        if name in self.beside:
            return FileResponse(PAGES / name)
        if name.startswith("api/"):
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is nothing here")
        if not (PAGES / "index.html").is_file():
            raise HTTPException(HTTPStatus.NOT_FOUND, "the pages are not built here: make install builds them")
        # An unknown address gets the page too, which says so in the reader's language.
        status = HTTPStatus.OK if PLACES.fullmatch(name) else HTTPStatus.NOT_FOUND
        return FileResponse(PAGES / "index.html", status, headers={"cache-control": "no-cache"})

    async def socket(self, socket: WebSocket) -> None:
        address = network(socket.client.host if socket.client else "")
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(1008, "another origin")
            return
        here = self.addresses.get(address, 0)
        if self.sockets >= self.settings.sockets or here >= self.settings.sockets_an_address:
            await socket.accept()
            await socket.close(TOO_MANY, "too many connections")
            return
        self.sockets += 1
        self.addresses[address] = here + 1
        try:
            await Socket(socket, self.lobby, socket.path_params.get("id")).live()
        finally:
            self.sockets -= 1
            self.addresses[address] -= 1
            if self.addresses[address] == 0:
                del self.addresses[address]

    # Tables.

    async def make(self, request: Request) -> Response:
        await self.count_maker(request)
        wish = await self.body(request, NewTable)
        return answer(await told(lambda: self.lobby.make(wish, self.mark(request))), HTTPStatus.CREATED)

    async def open_record(self, request: Request) -> Response:
        await self.count_maker(request)
        record = await self.body(request, dict[str, Any], self.settings.record_bytes)
        return answer(await told(lambda: self.lobby.open_record(record, self.mark(request))), HTTPStatus.CREATED)

    async def table(self, request: Request) -> Response:
        place, role = await self.place(request)
        if isinstance(place, Gathering):
            return answer(self.gathering_told(place, role, language_of(request)))
        room = place
        game = room.standing.game
        return answer(
            TableTold(
                id=room.id,
                game=room.table.game,
                players=game.seats,
                options=room.open_options(),
                undo=room.table.undo,
                points=room.table.points,
                pause=room.table.pause,
                times=room.table.times,
                minutes=room.table.minutes,
                hints=room.table.hints,
                seats=room.seats(language_of(request)).seats,
                seat=role if role >= 0 else None,
                moments=room.standing.choices,
                round=game.clock(),
                clock=game.clock_text(language_of(request)),
                waiting=game.waiting_for(),
                over=game.over,
                ending=room.ending(),
                created=room.table.created,
                spectator=self.lobby.tokens.token(room.id, SPECTATOR),
                dealt=True,
                deal=deal_of(room.table),
                revealed=room.revealed(),
                invitation=room.invitation(role),
            )
        )

    def gathering_told(self, gathering: Gathering, role: int, language: str) -> TableTold:
        table = gathering.table
        return TableTold(
            id=table.id,
            game=table.game,
            players=table.players,
            options=gathering.open_options(),
            undo=table.undo,
            points=table.points,
            pause=table.pause,
            times=table.times,
            minutes=table.minutes,
            hints=table.hints,
            seats=gathering.seats(language),
            seat=role if role >= 0 else None,
            moments=0,
            round=0,
            clock="",
            waiting=[],
            over=False,
            ending=None,
            created=table.created,
            spectator=self.lobby.tokens.token(table.id, SPECTATOR),
            dealt=False,
            deal=deal_of(table),
            revealed=None,
            invitation=gathering.invitation(role),
        )

    async def sit(self, request: Request) -> Response:
        """Somebody sits down, and gets the seat's own token."""
        await self.place(request)
        wish = await self.body(request, SitDown)
        return answer(await told(lambda: self.lobby.sit(token_in(request), wish)))

    async def delete(self, request: Request) -> Response:
        place = await self.hosts_place(request)
        await told(lambda: self.lobby.delete(place))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    async def refill(self, request: Request) -> Response:
        """Whoever made the table may put a bot on a seat that its person has left, and take it away again."""
        place = await self.hosts_place(request)
        wish = await self.body(request, Refill)
        seat = number_in(request.path_params["seat"])
        if seat >= place.table.players:
            raise HTTPException(HTTPStatus.NOT_FOUND, f"there is no seat {seat}")
        if isinstance(place, Gathering):
            gathering = place
            await told(lambda: self.lobby.refill(gathering, seat, wish.bot))
            return answer(Seats(gathering.seats(language_of(request)), 0))
        room = place
        await told(lambda: room.hand_over(seat, wish.bot))
        return answer(room.seats(language_of(request)))

    async def rematch(self, request: Request) -> Response:
        room, role = await self.room(request)
        if role == HOST or role < 0:
            raise HTTPException(HTTPStatus.FORBIDDEN, "a rematch is for those who played")
        await self.count_maker(request)
        id = await told(lambda: self.lobby.rematch(room))
        return answer(self.lobby.rematch_for(id, role))

    async def subscribe(self, request: Request) -> Response:
        """Whoever has a seat may be told of its turns while they are elsewhere."""
        room, role = await self.room(request)
        courier = self.lobby.courier
        if courier is None or role < 0:
            raise HTTPException(HTTPStatus.FORBIDDEN, "no notifications are sent here, or not to this link")
        await self.count_maker(request)
        wish = await self.body(request, Subscribe)
        host = name_of(request.headers.get("host", ""))
        subscription = Subscription(wish.endpoint, wish.p256dh, wish.auth, wish.language, host)
        await told(lambda: courier.subscribe(room.id, role, subscription))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    async def unsubscribe(self, request: Request) -> Response:
        room, role = await self.room(request)
        wish = await self.body(request, Unsubscribe)
        await told(lambda: self.lobby.store.unsubscribe(room.id, role, wish.endpoint))
        return Response(status_code=HTTPStatus.NO_CONTENT)

    # The past.

    async def record(self, request: Request) -> Response:
        """The record of a finished game; of a running one, all that these eyes have seen of it."""
        room, role = await self.room(request)
        self.count_reader(request)
        if not room.standing.game.over:
            return await self.look(request, room, "seen", role if role >= 0 else None)
        written = bytes(await told(lambda: self.lobby.look(room, "record", None, "en")))
        review = await told(lambda: self.lobby.reviews.kept(room))
        return await Text(written if review is None else with_review(written, review)).response(request)

    async def log(self, request: Request) -> Response:
        room, role = await self.room(request)
        self.count_reader(request)
        return await self.look(request, room, "log", self.eyes(request, room, role))

    async def moment(self, request: Request) -> Response:
        room, role = await self.room(request)
        self.count_reader(request)
        eyes = self.eyes(request, room, role)
        number = number_in(request.path_params["moment"])
        last = room.standing.choices
        if number > last:
            raise HTTPException(HTTPStatus.NOT_FOUND, f"there are moments 0 to {last}, not {number}")
        return await self.look(request, room, "moment", eyes, number)

    async def curve(self, request: Request) -> Response:
        """When the rounds ended, and how the points came about, which is told once the game is over."""
        room, _ = await self.room(request)
        self.count_reader(request)
        return await self.look(request, room, "curve")

    async def tally(self, request: Request) -> Response:
        """What each seat has done so far, counted: nothing that the log does not tell everybody."""
        room, _ = await self.room(request)
        self.count_reader(request)
        return await self.look(request, room, "tally")

    async def review(self, request: Request) -> Response:
        """How far the review of a finished game is, and what was found. POST has it begun."""
        room, _ = await self.room(request)
        self.count_reader(request)
        if request.method == "POST":
            await told(lambda: self.lobby.reviews.begin(room))
        language = language_of(request)
        return await Text(json.encode(await told(lambda: self.lobby.reviews.told(room, language)))).response(request)

    async def puzzles(self, request: Request) -> Response:
        """The puzzles of a game that was reviewed."""
        room, _ = await self.room(request)
        self.count_reader(request)
        language = language_of(request)
        found = await told(lambda: self.lobby.reviews.puzzles(room))
        return await Text(json.encode(puzzles(room.table.game, found, language))).response(request)

    async def look(self, request: Request, room: Room, at: Sight, eyes: int | None = None, moment: int = 0) -> Response:
        language = language_of(request)
        written = await told(lambda: self.lobby.look(room, at, eyes, language, moment))
        return await Text(bytes(written)).response(request)

    async def play_on(self, request: Request) -> Response:
        room, _ = await self.room(request)
        await self.count_maker(request)
        wish = await self.body(request, PlayOn)
        return answer(await told(lambda: self.lobby.play_on(room, wish, self.mark(request))), HTTPStatus.CREATED)

    # What requests have in common.

    async def room(self, request: Request) -> tuple[Room, int]:
        """The table a request is about, if it is dealt."""
        place, role = await self.place(request)
        return await told(lambda: self.lobby.room(place.id)), role

    async def place(self, request: Request) -> tuple[Room | Gathering, int]:
        """The table a request is about, dealt or not."""
        token = token_in(request)
        if request.method not in ("GET", "HEAD"):
            own_pages_only(request)
        if self.lobby.tokens.table(token) != request.path_params["id"]:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such table, or not with this token")
        return await told(lambda: self.lobby.enter(token))

    async def hosts_place(self, request: Request) -> Room | Gathering:
        place, role = await self.place(request)
        if role != HOST:
            raise HTTPException(HTTPStatus.FORBIDDEN, "this is for whoever made the table")
        return place

    def eyes(self, request: Request, room: Room, role: int) -> int | None:
        """Whose view is asked for: one's own; once the game is over, anybody's."""
        own = role if role >= 0 else None
        text = request.query_params.get("eyes")
        if text is None:
            return own
        wanted = None if text == "spectator" else int(text) if text.isdecimal() and len(text) < 3 else -1
        if wanted is not None and not 0 <= wanted < room.standing.game.seats:
            raise HTTPException(HTTPStatus.BAD_REQUEST, f"eyes: a seat or spectator is expected, not {text!r}")
        if wanted is not None and wanted != own and not room.standing.game.over:
            raise HTTPException(HTTPStatus.FORBIDDEN, "while the game goes on, one sees with one's own eyes")
        return wanted

    async def body(self, request: Request, kind: type[T], bytes_at_most: int | None = None) -> T:
        """What a request brings, checked."""
        own_pages_only(request)
        try:
            return json.decode(await self.content(request, bytes_at_most), type=kind)
        except (ValidationError, DecodeError, RecursionError, ValueError) as error:
            raise HTTPException(HTTPStatus.BAD_REQUEST, str(error)) from error

    async def content(self, request: Request, bytes_at_most: int | None = None) -> bytes:
        """What a request brings; never more than is allowed, whatever its headers say."""
        read = bytearray()
        most = bytes_at_most or self.settings.message_bytes
        try:
            async with asyncio.timeout(self.settings.send_seconds):
                async for chunk in request.stream():
                    read += chunk
                    if len(read) > most:
                        raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"a request has at most {most} bytes")
        except (TimeoutError, ClientDisconnect):
            raise HTTPException(HTTPStatus.REQUEST_TIMEOUT, "the request did not arrive in time") from None
        return bytes(read)

    async def lead(self, request: Request, error: Exception) -> Response:
        """Have the server that holds a table answer what is asked about it."""
        assert isinstance(error, Elsewhere)
        away = Response(
            json.encode(Problem("the table's server does not answer; try again")),
            HTTPStatus.SERVICE_UNAVAILABLE,
            {"retry-after": "2"},
            "application/json",
        )
        if not error.address or LED in request.headers:
            return away
        try:
            body = await self.content(request)
            query = request.url.query
            target = request.scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
            found = await lead_request(
                error.address, request.method, target, request.headers.items(), body, address_of(request)
            )
        except HTTPException as refusal:
            return await refused(request, refusal)
        except (OSError, RuntimeError):  # it is gone, or the request was read before the table moved
            return away
        return Response(found.content, found.status, found.headers)

    def mark(self, request: Request) -> str:
        return self.lobby.mark_of(address_of(request))

    async def count_maker(self, request: Request) -> None:
        """New tables cost room on the disk, so nobody may make them endlessly. Another site's page costs nothing."""
        own_pages_only(request)
        allowed = self.makers.take(address_of(request))
        peers, mark = self.lobby.peers, self.mark(request)
        if allowed and peers is not None and mark:  # this machine's own are counted by each server for itself
            allowed = await told(lambda: peers.ration(mark, self.makers.rate, self.makers.most))
        if not allowed:
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS, "too many new tables; wait a little")

    def count_reader(self, request: Request) -> None:
        """To show the past, a game is played again. Only the server that holds the table counts it."""
        if not self.lobby.looks.take(address_of(request)):
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS, "too many looks at the past; wait a little")


def token_in(request: Request) -> str:
    """The token stands in a header, so that no log has it."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise HTTPException(HTTPStatus.UNAUTHORIZED, "a token is needed: Authorization: Bearer ...")
    return token


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def told(task: Callable[[], Awaitable[T]]) -> T:
    """The result; or what was wrong, as an answer."""
    try:
        return await task()
    except NoSuchTable:
        raise HTTPException(HTTPStatus.NOT_FOUND, "there is no such table, or not with this token") from None
    except Full as error:
        raise HTTPException(HTTPStatus.INSUFFICIENT_STORAGE, str(error)) from None
    except Refusal as refusal:
        raise HTTPException(STATUS[refusal.code], str(refusal)) from None
    except StoreFailed as error:
        LOG.error("the store failed", extra={"reason": str(error)})
        raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, "this could not be stored or read; try again") from None
    except ValueError as error:
        raise HTTPException(HTTPStatus.BAD_REQUEST, str(error)) from None
    except JobFailed as error:
        LOG.error("a job failed", extra={"reason": str(error)})
        text = "this takes too long" if error.slow else "this cannot be done; the fault is ours and has been noted"
        raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, text) from None


def with_review(record: bytes, review: Review) -> bytes:
    """A record with the review that goes with it, in all languages."""
    return record[:-1] + b',"review":' + json.encode(review) + b"}"


def number_in(text: str) -> int:
    """A number from an address."""
    if not text.isdecimal() or len(text) > 6:
        raise HTTPException(HTTPStatus.NOT_FOUND, f"a number is expected, not {text[:20]!r}")
    return int(text)


def answer(content: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(json.encode(content), status, media_type="application/json")


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return Response(json.encode(Problem(error.detail)), error.status_code, error.headers, "application/json")


async def failed(_: Request, error: Exception) -> Response:
    """Our own fault: what it was stays with us."""
    LOG.error("a request failed", exc_info=error)
    text = "this cannot be done; the fault is ours and has been noted"
    return Response(json.encode(Problem(text)), 500, media_type="application/json")


def own_pages_only(request: Request) -> None:
    if not same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise HTTPException(HTTPStatus.FORBIDDEN, "another origin")


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own pages, or from a program, which names no origin."""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())
    except ValueError:
        return False
