"""The time each seat has used. It runs while a person is asked and anybody is at the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Set
from typing import Final


class Clock:
    """Seconds by seat. Several may run at once, each by itself."""

    def __init__(self, used: list[float], now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self.used: Final = used
        self.running: Set[int] = frozenset()
        self.since = now()

    def run(self, seats: Set[int]) -> None:
        """From now on the time of these seats runs, and of no others."""
        now = self.now()
        for seat in self.running:
            self.used[seat] += now - self.since
        self.since = now
        self.running = seats

    def read(self) -> list[float]:
        """How much each has used by now."""
        self.run(self.running)
        return [round(used, 1) for used in self.used]

    def left(self, limit: float) -> float | None:
        """Seconds until the first of the running seats has used so much; None if none runs."""
        self.run(self.running)
        return min((max(0.0, limit - self.used[seat]) for seat in self.running), default=None)
