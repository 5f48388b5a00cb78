"""The line in which jobs wait for a free process: one of this server's own, or one that another server lends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Raw


class Loan(Protocol):
    """A free process of another server, for one job."""

    async def do(self, request: bytes, seconds: float) -> Raw | None:
        """What comes of the job. None, if nothing came of it there: then it is to be done here. Or Busy at once."""

    def give_back(self) -> None:
        """It is not needed after all."""


class Waiting:
    """A job that waits; `abroad`: whether another server may do it."""

    def __init__(self, abroad: bool) -> None:
        self.abroad: Final = abroad
        self.called: Final[asyncio.Future[Loan | None]] = asyncio.get_running_loop().create_future()


class Turns:
    """So many jobs at once here. While all these turns are taken, whoever has waited longest gets the next there is."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.borrow: Callable[[], Loan | None] | None = None  # from other servers, where there are any
        self.line: Final[deque[Waiting]] = deque()

    async def take(self, abroad: bool = False, first: bool = False) -> Loan | None:
        """Wait for a turn: None is one here. `first`: before all others, who came later."""
        waiting = Waiting(abroad)
        if first:
            self.line.appendleft(waiting)
        else:
            self.line.append(waiting)
        self.call()
        try:
            return await waiting.called
        except asyncio.CancelledError:
            if waiting in self.line:
                self.line.remove(waiting)
            if waiting.called.done() and not waiting.called.cancelled():  # called at the very moment it went
                loan = waiting.called.result()
                if loan is None:
                    self.leave()
                else:
                    loan.give_back()
            raise

    def take_at_once(self) -> bool:
        """Take a turn here if one is free."""
        if not self.free:
            return False
        self.free -= 1
        return True

    def leave(self) -> None:
        """A turn here is over."""
        self.free += 1
        self.call()

    def call(self) -> None:
        """Give those who wait what there is: the turns here first."""
        for waiting in tuple(self.line):
            if waiting.called.done():  # cancelled, and about to leave the line
                continue
            if self.take_at_once():
                loan = None
            elif self.borrow is None or not waiting.abroad:
                continue
            else:
                loan = self.borrow()
                if loan is None:
                    return
            self.line.remove(waiting)
            waiting.called.set_result(loan)
