"""A server in this process whose tables are there to be looked at, and are gone when it is closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, Self, TypeVar

from areo.kernel.game import Game
from areo.table.jobs import Replay
from areo.table.lines import TableRules
from areo.table.messages import Fill, Made
from areo.table.serve import prepared, reached_at
from areo.table.settings import Settings
from areo.table.store import StoreFailed

HOST: Final = "127.0.0.1"
SECONDS: Final = 60.0  # for a game to be played again, however long it is
T = TypeVar("T")


class PassingTable:
    """One table at a time: the next one takes the place of the one before."""

    def __init__(self) -> None:
        self.folder: Final = TemporaryDirectory(prefix="areo-", ignore_cleanup_errors=True)
        settings = Settings(job_seconds=SECONDS, job_workers=1)
        self.server, self.application, self.listening = prepared(Path(self.folder.name), HOST, 0, settings)
        self.url: Final = reached_at(self.listening, HOST)
        self.loop: Final = asyncio.new_event_loop()
        self.made: Made | None = None
        self.thread: Final = Thread(target=self.serve, name="areo picture table", daemon=True)
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            time.sleep(0.005)
        if not self.server.started:
            raise StoreFailed("the table could not be started")

    def serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.server.serve([self.listening]))

    def link(self, game: Game, seat: int | None) -> str:
        """Lay out a table with the whole game played so far. Where this seat, or a spectator, opens it."""
        made = self.wait(self.lay_out(game))
        return self.url + (made.spectator.link if seat is None else made.seats[seat].link)

    async def lay_out(self, game: Game) -> Made:
        lobby = self.application.lobby
        if self.made is not None:
            before, _ = await lobby.enter(self.made.host)
            await lobby.delete(before)
        # Everybody has a name, so that nobody is asked for one.
        words = game.words("en")
        fills = [Fill(name=words.player(seat)) for seat in range(game.seats)]
        self.made = await lobby.keep(await lobby.deal(Replay(game.record())), fills, TableRules("free"), "", ["record"])
        return self.made

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that the server does."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(2 * SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.folder.cleanup()
