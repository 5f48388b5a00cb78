"""The moment after a person's turn in which it can still be taken back: bots wait until it is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final


class Breather:
    """Until when bots wait, for each seat they wait for."""

    def __init__(self, ended: Callable[[], None]) -> None:
        self.ended: Final = ended  # told when a seat's time is over
        self.until: dict[int, float] = {}
        self.timers: dict[int, asyncio.TimerHandle] = {}
        self.over: Final = asyncio.Event()
        self.over.set()

    def begin(self, seat: int, seconds: float) -> None:
        """Wait for a seat, from now on and for so long."""
        self.drop(seat)
        self.until[seat] = time.monotonic() + seconds
        self.timers[seat] = asyncio.get_running_loop().call_later(seconds, self.end, seat)
        self.over.clear()

    def end(self, seat: int) -> None:
        """Wait for this seat no longer."""
        if seat in self.until:
            self.drop(seat)
            self.ended()

    def drop(self, seat: int) -> None:
        if self.until.pop(seat, None) is not None:
            self.timers.pop(seat).cancel()
        if not self.until:
            self.over.set()

    def close(self) -> None:
        for seat in tuple(self.until):
            self.drop(seat)

    def left(self) -> float:
        """Seconds until the last is over."""
        return max(0.0, round(max(self.until.values()) - time.monotonic(), 1))
