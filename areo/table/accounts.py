"""Rations that several servers give out together: each by its own count, and they settle their accounts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from areo.table.rations import REMEMBERED, Rations, network
from areo.table.store import StoreFailed

if TYPE_CHECKING:
    from areo.table.peers import Peers


class SharedRations(Rations):
    """What a household had too much, because no server knew yet what the others gave it, it has to wait for."""

    def __init__(self, name: str, rate: float, most: float, mark_of: Callable[[str], str]) -> None:
        super().__init__(rate, most)
        self.name: Final = name
        self.mark_of: Final = mark_of  # "": a household that each server counts for itself
        self.given: dict[str, float] = {}  # here, since accounts were last settled

    def take(self, address: str, number: float = 1.0) -> bool:
        if not super().take(address, number):
            return False
        whose = network(address)
        if whose in self.given or len(self.given) < REMEMBERED:
            self.given[whose] = self.given.get(whose, 0.0) + number
        return True

    async def settle(self, peers: Peers) -> None:
        """Say what was given here, and go on from what is left of each household's ration at all servers."""
        given, self.given = self.given, {}
        marks = {f"{self.name} {mark}": whose for whose in given if (mark := self.mark_of(whose))}
        if not marks:
            return
        try:
            left = await peers.settle({who: given[whose] for who, whose in marks.items()}, self.rate, self.most)
        except StoreFailed:
            for whose in marks.values():
                self.given[whose] = self.given.get(whose, 0.0) + given[whose]
            raise
        for who, whose in marks.items():
            bucket = self.buckets.get(whose)
            if bucket is not None and who in left:
                bucket.left = left[who] - self.given.get(whose, 0.0)
                bucket.at = time.monotonic()
