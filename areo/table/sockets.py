"""A socket: reads what a client sends, one message at a time, and keeps it up to date as fast as it can read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

from msgspec import DecodeError, MsgspecError, json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from areo.table.gathering import Gathering
from areo.table.leading import AWAY, LED, lead_socket
from areo.table.lobby import Lobby, NoSuchTable
from areo.table.messages import Ref
from areo.table.peers import Elsewhere
from areo.table.rations import Bucket
from areo.table.received import (
    AskHint,
    Choose,
    Consent,
    Foresee,
    FromClient,
    GoOn,
    HandOver,
    Join,
    Ping,
    Rename,
    SayChat,
    Speak,
    TakeBack,
    Undo,
    Why,
)
from areo.table.refusal import Refusal
from areo.table.room import Room
from areo.table.sent import Done, Pong, Refused, Sent
from areo.table.store import StoreFailed
from areo.table.tokens import HOST

LOG: Final = logging.getLogger("areo.table")
ANSWERS: Final = 200  # answers that may wait for a slow reader
CLOSE_SECONDS: Final = 5.0

NO_SEAT: Final = 4001
NOT_JOINED: Final = 4002
TOO_MANY: Final = 4003
MISBEHAVED: Final = 4004

COSTLY: Final = (Why, Speak, Rename)  # what takes long, many times over, and can wait for others' choices

messages_from = json.Decoder(FromClient)


class Socket:
    """One client at one table. A slow one is sent only the latest state, never a growing queue of old ones."""

    def __init__(self, socket: WebSocket, lobby: Lobby, id: str | None = None) -> None:
        self.socket: Final = socket
        self.id: Final = id  # of the table that its address names
        self.lobby: Final = lobby
        self.settings: Final = lobby.settings
        self.seat: int | None = None
        self.language = "en"
        self.log_sent = 0
        self.answers: deque[Sent] = deque()
        self.state_due = False
        self.seats_due = False
        self.closing: tuple[int, str] | None = None
        self.wake: Final = asyncio.Event()
        self.bucket: Final = Bucket(self.settings.messages_a_second, self.settings.messages_at_once)
        self.refusals = 0
        self.advising: asyncio.Task[None] | None = None  # a hint that is being thought of

    # What a room tells it.

    def touch(self, state: bool = False, seats: bool = False) -> None:
        self.state_due = self.state_due or state
        self.seats_due = self.seats_due or seats
        self.wake.set()

    def post(self, message: Sent) -> None:
        self.answers.append(message)
        if len(self.answers) > ANSWERS:
            self.dismiss(TOO_MANY, "too slow a reader")
        self.wake.set()

    def dismiss(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self.wake.set()

    # Its life.

    async def live(self) -> None:
        """From the first message to the last."""
        try:
            await self.socket.accept()
            room = await self.join()
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError):  # gone before it said who it is
            return
        if room is None:
            return
        room.enter(self)
        loop = asyncio.get_running_loop()
        reader, sender = loop.create_task(self.keep_reading(room)), loop.create_task(self.keep_sending(room))
        try:
            await asyncio.wait((reader, sender), return_when=asyncio.FIRST_COMPLETED)
            if self.closing is not None:
                await asyncio.wait((sender,), timeout=CLOSE_SECONDS)  # it says goodbye
        finally:
            room.leave(self)
            reader.cancel()
            sender.cancel()
            if self.advising is not None:
                self.advising.cancel()
            await asyncio.wait((reader, sender))

    async def join(self) -> Room | None:
        """Find the table and the seat by the token that comes first."""
        try:
            async with asyncio.timeout(self.settings.join_seconds):
                text = await self.read()
                message = self.decode(text)
        except TimeoutError:
            await self.close(NOT_JOINED, "nobody said who this is")
            return None
        except WebSocketDisconnect:
            return None
        except DecodeError as error:
            await self.send(Refused(None, "malformed", str(error)))
            await self.close(NOT_JOINED, "a join message comes first")
            return None
        if not isinstance(message, Join):
            await self.send(Refused(None, "malformed", "a join message comes first"))
            await self.close(NOT_JOINED, "a join message comes first")
            return None
        self.language = message.language
        id = self.lobby.tokens.table(message.token)
        if self.id is not None and self.id != id:
            await self.close(NO_SEAT, "this link leads to another table")
            return None
        try:
            place, role = await self.lobby.enter(message.token)
            while isinstance(place, Gathering):
                if not await self.wait_for_deal(place, role):
                    return None
                place, role = await self.lobby.enter(message.token)
        except (WebSocketDisconnect, TimeoutError):
            return None
        except NoSuchTable:
            await self.close(NO_SEAT, "this link leads to no table")
            return None
        except Elsewhere as elsewhere:
            await self.close(*await self.lead(elsewhere.address, id, text.decode()))
            return None
        except Exception as error:
            LOG.error("a table could not be opened", exc_info=None if isinstance(error, StoreFailed) else error)
            await self.close(1011, "the table could not be read; try again")
            return None
        room = place
        self.seat = role if role >= 0 else None
        if message.name and self.seat is not None and room.standing.game.names[self.seat] == "":
            with contextlib.suppress(Refusal):  # a name that is taken or empty is no reason to stay outside
                await room.rename(self.seat, message.name)
        await self.send(room.welcome(role))
        if room.said:
            self.answers.append(room.chat())
        if room.rematch is not None and role != HOST:
            self.answers.append(self.lobby.rematch_for(room.rematch, self.seat))
        return room

    async def lead(self, address: str, id: str, first: str) -> tuple[int, str]:
        """Be the line to the server that holds the table; the code and the reason with which it ends."""
        if not address or LED in self.socket.headers:
            return AWAY
        return await lead_socket(self.socket, address, id, first, self.settings.send_seconds)

    async def wait_for_deal(self, gathering: Gathering, role: int) -> bool:
        """Tell who has sat down, and again whenever somebody does. Whether the cards were dealt at last."""
        watcher = asyncio.Event()
        gathering.watchers.add(watcher)
        watcher.set()
        loop = asyncio.get_running_loop()
        waiting, reading = loop.create_task(watcher.wait()), loop.create_task(self.read())
        try:
            while not gathering.dealt:
                await asyncio.wait((waiting, reading), return_when=asyncio.FIRST_COMPLETED)
                if reading.done():
                    language = self.language
                    await self.answer_waiting(reading)
                    reading = loop.create_task(self.read())
                    if self.language != language:
                        watcher.set()
                if self.closing is None and gathering.ended is not None:
                    self.closing = gathering.ended
                if self.closing is not None:
                    await self.close(*self.closing)
                    return False
                if waiting.done():
                    watcher.clear()
                    waiting = loop.create_task(watcher.wait())
                    await self.send(gathering.told(role, self.language))
            return True
        except RuntimeError:  # it is being closed from our side
            return False
        finally:
            gathering.watchers.discard(watcher)
            waiting.cancel()
            reading.cancel()
            await asyncio.wait((waiting, reading))
            if not reading.cancelled():
                reading.exception()  # gone at the very moment of the deal: it is noticed again

    async def answer_waiting(self, reading: asyncio.Task[bytes]) -> None:
        """Before the deal there is little that can be asked for."""
        try:
            self.answer_early(self.decode(reading.result()))
        except DecodeError as error:
            self.refuse(None, "malformed", str(error))
        while self.answers:
            await self.send(self.answers.popleft())

    def answer_early(self, message: FromClient) -> None:
        ref = None if isinstance(message, Join) else message.ref
        if not self.bucket.take():
            self.refuse(None, "too_fast", "too many messages; wait a little")
        elif isinstance(message, Ping):
            self.post(Pong(ref, 0))
        elif isinstance(message, Speak):
            self.language = message.language
            self.post(Done(ref, 0))
        else:
            self.post(Refused(ref, "not_allowed", "people are still sitting down; then the cards are dealt"))

    async def read(self) -> bytes:
        """The next message's text. Binary ones are none of ours."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        if text is None:
            raise DecodeError("messages are JSON texts")
        return str(text).encode("utf-8", "replace")

    def decode(self, text: bytes) -> FromClient:
        if len(text) > self.settings.message_bytes:
            raise DecodeError(f"a message has at most {self.settings.message_bytes} bytes")
        try:
            message: FromClient = messages_from.decode(text)
            return message
        except DecodeError:
            raise
        except (MsgspecError, RecursionError, ValueError) as error:
            raise DecodeError(str(error)) from error

    async def keep_reading(self, room: Room) -> None:
        while self.closing is None:
            try:
                text = await self.read()
                if not self.bucket.take():
                    self.refuse(None, "too_fast", "too many messages; wait a little")
                    continue
                message = self.decode(text)
            except WebSocketDisconnect:
                return
            except DecodeError as error:
                self.refuse(None, "malformed", str(error))
                continue
            except RuntimeError:  # it is being closed from our side
                return
            await asyncio.shield(self.answer(room, message))  # once begun it is finished, even if the client goes

    def refuse(self, ref: Ref, code: str, text: str) -> None:
        self.refusals += 1
        if self.refusals > self.settings.refusals:
            self.dismiss(MISBEHAVED, "too many messages that could not be answered")
        else:
            self.post(Refused(ref, "too_fast" if code == "too_fast" else "malformed", text))

    async def answer(self, room: Room, message: FromClient) -> None:
        """Carry out what a message asks for, or say why not."""
        ref = None if isinstance(message, Join) else message.ref
        try:
            if isinstance(message, COSTLY):
                async with self.lobby.lane.turn():
                    done = await self.carry_out(room, message)
            else:
                done = await self.carry_out(room, message)
            if done:
                self.post(Done(ref, room.standing.version))
        except Refusal as refusal:
            self.post(Refused(ref, refusal.code, str(refusal)))
            if refusal.code == "stale":
                self.touch(state=True)
        except Exception:
            LOG.exception("a message failed", extra={"table": room.id, "message": type(message).__name__})
            self.post(Refused(ref, "not_allowed", "this cannot be done; the fault is ours and has been noted"))

    async def carry_out(self, room: Room, message: FromClient) -> bool:
        """Whether it is done now and wants a plain answer."""
        if isinstance(message, Ping):
            self.post(Pong(message.ref, room.standing.version))
            return False
        if isinstance(message, Speak):
            self.language = message.language
            self.log_sent = 0
            self.touch(state=True, seats=True)
            return True
        if isinstance(message, SayChat):
            await room.say(self, message.text)
            return True
        if isinstance(message, Join):
            raise Refusal("not_allowed", "this socket has joined already")
        seat = self.seat
        if seat is None:
            raise Refusal("not_allowed", "spectators only watch")
        if isinstance(message, Choose):
            began = time.perf_counter()
            await room.choose(seat, message)
            self.lobby.meter.chose(time.perf_counter() - began)
        elif isinstance(message, Undo):
            return await room.undo(self, seat, message)
        elif isinstance(message, GoOn):
            room.go_on(seat)
        elif isinstance(message, Consent):
            await room.consent(seat, message)
        elif isinstance(message, Why):
            self.post(room.why(seat, message, self.language))
            return False
        elif isinstance(message, Foresee):
            self.post(await room.foresee(seat, message, self.language))
            return False
        elif isinstance(message, AskHint):
            self.advise(room, seat, message)
            return False
        elif isinstance(message, HandOver):
            await room.hand_over(seat, message.bot)
        elif isinstance(message, TakeBack):
            await room.hand_over(seat, None)
        elif isinstance(message, Rename):
            await room.rename(seat, message.name)
        return True

    def advise(self, room: Room, seat: int, message: AskHint) -> None:
        """Have a hint thought of while the client goes on: it may choose meanwhile, and then needs none."""
        room.check_hint(seat, message.decision)
        if self.advising is not None and not self.advising.done():
            raise Refusal("too_fast", "a hint is being thought of already")
        if not self.lobby.hints.take(self.socket.client.host if self.socket.client else ""):
            raise Refusal("too_fast", "too many hints; wait a little")
        self.advising = asyncio.get_running_loop().create_task(self.bring_hint(room, seat, message))

    async def bring_hint(self, room: Room, seat: int, message: AskHint) -> None:
        try:
            self.post(await room.hint(seat, message, self.language))
        except Refusal as refusal:
            self.post(Refused(message.ref, refusal.code, str(refusal)))
        except Exception:
            LOG.exception("a hint failed", extra={"table": room.id})
            self.post(Refused(message.ref, "not_allowed", "this cannot be done; the fault is ours and has been noted"))

    # Sending.

    async def keep_sending(self, room: Room) -> None:
        """Whenever something is due: who is here, then how things stand, then the answers to its own messages."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                if self.seats_due:
                    self.seats_due = False
                    await self.send(room.seats(self.language))
                if self.state_due:
                    self.state_due = False
                    await self.send_state(room)
                while self.answers and not self.state_due:
                    await self.send(self.answers.popleft())
                if self.state_due or self.answers:
                    self.wake.set()
                elif self.closing is not None:
                    await self.close(*self.closing)
                    return
        except TimeoutError:
            self.dismiss(TOO_MANY, "too slow a reader")  # and unheard: it reads nothing
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception:
            LOG.exception("sending failed", extra={"table": room.id})
            await self.close(1011, "the fault is ours and has been noted")

    async def send_state(self, room: Room) -> None:
        """Apart from the loop that waits, so that nothing of the state is kept in memory while it does."""
        if self.log_sent:
            text = self.written_state(room)
        else:  # the whole log
            async with self.lobby.lane.turn():
                text = self.written_state(room)
        await self.send_text(text)

    def written_state(self, room: Room) -> str:
        state = room.state(self.seat, self.language, self.log_sent)
        self.log_sent = state.log.start + len(state.log.lines)
        return json.encode(state).decode()

    async def send(self, message: Sent) -> None:
        await self.send_text(json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        async with asyncio.timeout(self.settings.send_seconds):
            await self.socket.send_text(text)

    async def close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.socket.close(code, reason)
