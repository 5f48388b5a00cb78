"""A server of tables in this process, beside whatever else it does: it listens on this machine alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, TypeVar

from areo.table.serve import prepared, url
from areo.table.settings import Settings
from areo.table.store import StoreFailed

HOST: Final = "127.0.0.1"
T = TypeVar("T")


class Beside:
    """It serves once it is made, in a thread of its own. Without a folder its tables are gone when the process ends."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.closing: Final = ExitStack()
        if folder is None:
            passing = TemporaryDirectory(prefix="areo-", ignore_cleanup_errors=True)
            folder = Path(self.closing.enter_context(passing))
        self.server, application, self.listening = prepared(folder, HOST, 0, settings)
        self.application: Final = application
        self.url: Final = url(HOST, self.listening)
        self.loop: Final = asyncio.new_event_loop()
        self.thread: Final = Thread(target=self.serve, name="areo table", daemon=True)
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            time.sleep(0.005)
        if not self.server.started:
            raise StoreFailed("the table could not be started")

    def serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.server.serve([self.listening]))

    def wait(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """What comes of something that the server does."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def close(self) -> None:
        """Stop serving, and forget what was not to be kept."""
        self.server.should_exit = True
        self.thread.join()
        self.closing.close()
