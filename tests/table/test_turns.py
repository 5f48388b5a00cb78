"""Who waits for a free process gets one in turn, here or from another server; who goes takes none along."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import Raw

from areo.table import workers
from areo.table.jobs import Deal, Dealt
from areo.table.turns import Loan, Turns
from areo.table.workers import Workers
from tests.table import loops


class Lent:
    """A process of another server."""

    def __init__(self, lender: Lender) -> None:
        self.lender = lender

    async def do(self, request: bytes, seconds: float) -> Raw | None:
        return None

    def give_back(self) -> None:
        self.lender.free += 1


class Lender:
    """Another server, with some processes free."""

    def __init__(self, free: int) -> None:
        self.free = free

    def borrow(self) -> Loan | None:
        if not self.free:
            return None
        self.free -= 1
        return Lent(self)


def start(turns: Turns, came: list[str], name: str, abroad: bool, first: bool = False) -> asyncio.Task[Loan | None]:
    async def wait() -> Loan | None:
        loan = await turns.take(abroad, first)
        came.append(f"{name} {'here' if loan is None else 'abroad'}")
        return loan

    return asyncio.get_running_loop().create_task(wait())


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_turns_here_are_taken_first_and_then_in_the_order_of_coming() -> None:
    async def play() -> None:
        turns, lender, came = Turns(1), Lender(1), list[str]()
        turns.borrow = lender.borrow
        tasks = [start(turns, came, name, abroad) for name, abroad in (("a", True), ("b", False), ("c", True))]
        tasks.append(start(turns, came, "d", True))
        await settled()
        assert came == ["a here", "c abroad"]  # b may not go abroad, and d finds nothing there
        turns.leave()
        await settled()
        assert came[2:] == ["b here"]
        start(turns, came, "e", False, first=True)
        await settled()
        turns.leave()
        await settled()
        assert came[3:] == ["e here"]
        lender.free = 1
        turns.call()
        await settled()
        assert came[4:] == ["d abroad"]
        turns.leave()
        assert (turns.free, len(turns.line)) == (1, 0)

    loops.run(play())


def test_who_goes_while_waiting_takes_no_turn_along() -> None:
    async def play() -> None:
        turns, lender, came = Turns(1), Lender(0), list[str]()
        turns.borrow = lender.borrow
        assert turns.take_at_once()
        gone, called, lent, stays = (start(turns, came, name, True) for name in ("gone", "called", "lent", "stays"))
        await settled()
        gone.cancel()
        turns.leave()  # whoever is next is called,
        called.cancel()  # and goes at that very moment
        await settled()
        assert came == ["lent here"]
        stays.cancel()
        lender.free = 1
        turns.call()  # it has been cancelled, and does not know it yet
        await settled()
        assert (came, lender.free, len(turns.line)) == (["lent here"], 1, 0)
        lender.free = 0
        late = start(turns, came, "late", True)
        await settled()
        lender.free = 1
        turns.call()
        late.cancel()  # a process was lent to it already
        await settled()
        assert (came, lender.free) == (["lent here"], 1)
        await lent
        turns.leave()
        assert turns.free == 1

    loops.run(play())


def test_a_job_that_is_too_long_for_the_way_is_done_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(workers, "LONGEST_JOB", 10)
        here, lender = Workers(1), Lender(1)
        here.turns.borrow = lender.borrow
        assert here.turns.take_at_once()
        job = asyncio.get_running_loop().create_task(here.do(Deal("red-planet", 3, "1", {}), 60.0, Dealt))
        await settled()
        assert (len(here.turns.line), lender.free) == (1, 1)
        here.turns.leave()
        assert (await job).players == 3
        assert lender.free == 1
        await here.close()

    loops.run(play())
