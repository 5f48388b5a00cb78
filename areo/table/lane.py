"""The slow lane: what costs much and is no choice waits here, one after the other, so that choices pass it by."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class SlowLane:
    """One thing at a time; between two of them everybody else gets a turn."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self.lock:
            yield
            await asyncio.sleep(0)
