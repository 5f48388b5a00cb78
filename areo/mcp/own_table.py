"""A server of one's own, in this process, for games against bots: it listens on this machine alone."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from areo.table.serve import run
from areo.table.settings import Settings


class OwnTable:
    """Started when it is first needed. Without a folder its games are gone when the process ends."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        self.passing: TemporaryDirectory[str] | None = None
        self.address: str | None = None

    async def url(self) -> str:
        """Where it is."""
        if self.address is None:
            self.address = await self.start()
        return self.address

    async def start(self) -> str:
        if self.folder is None:
            self.passing = TemporaryDirectory(prefix="areo-", ignore_cleanup_errors=True)
        folder = Path(self.passing.name) if self.passing is not None else self.folder
        assert folder is not None
        loop = asyncio.get_running_loop()
        found: asyncio.Future[str] = loop.create_future()

        def serve() -> None:
            try:
                # Nobody looks on while a model thinks, so bots choose at once.
                run(folder, "127.0.0.1", 0, Settings(pace=0.0, pause=0.0), ready, "WARNING")
            except OSError as error:
                loop.call_soon_threadsafe(found.set_exception, error)

        def ready(where: str) -> None:
            loop.call_soon_threadsafe(found.set_result, where)

        threading.Thread(target=serve, daemon=True).start()
        return await found
