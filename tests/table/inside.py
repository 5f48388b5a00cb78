"""A lobby and its tables in this very process, for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from areo.table.lobby import Lobby
from areo.table.requests import Fill, NewTable
from areo.table.room import Room
from areo.table.sent import Sent
from areo.table.settings import Settings
from areo.table.store import FileStore


class Watcher:
    """Somebody who looks on."""

    seat: int | None = None
    language = "en"
    log_sent = 0

    def __init__(self, room: Room) -> None:
        self.room = room
        self.moved = asyncio.Event()
        room.enter(self)

    def touch(self, state: bool = False, seats: bool = False) -> None:
        self.moved.set()

    def post(self, message: Sent) -> None:
        pass

    def dismiss(self, code: int, reason: str) -> None:
        pass

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not reached():
                await self.moved.wait()
                self.moved.clear()


@asynccontextmanager
async def lobby(folder: Path, settings: Settings, kind: type[FileStore] = FileStore) -> AsyncIterator[Lobby]:
    """All that a server has but its sockets."""
    store = kind(folder)
    found = Lobby(store, b"a secret of this test", settings)
    await found.begin()
    try:
        yield found
    finally:
        await found.close()
        store.close()


async def table(lobby: Lobby, *bots: str | None) -> Room:
    """A new table: None is a person, a text a bot."""
    made = await lobby.make(NewTable("red-planet", [Fill(bot) for bot in bots], seed=1))
    return await lobby.room(made.id)
