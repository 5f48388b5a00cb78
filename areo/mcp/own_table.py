"""A server of one's own, in this process, for games against bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from areo.table.beside import Beside
from areo.table.serve import write_logs
from areo.table.settings import Settings


class OwnTable:
    """Started when it is first needed. Without a folder its games are gone when the process ends."""

    def __init__(self, folder: Path | None) -> None:
        self.folder: Final = folder
        self.beside: Beside | None = None

    async def url(self) -> str:
        """Where it is."""
        if self.beside is None:
            write_logs("WARNING")
            # Nobody looks on while a model thinks, so bots choose at once.
            self.beside = await asyncio.to_thread(Beside, Settings(pace=0.0, pause=0.0), self.folder)
        return self.beside.url
