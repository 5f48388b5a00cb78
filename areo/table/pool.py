"""The pool: servers that share a store do each other's jobs, and count together what a household may have."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from itertools import count
from typing import TYPE_CHECKING, Final

from msgspec import DecodeError, Raw, Struct, json

from areo.bots.crew.machines import fingerprint
from areo.table import errands
from areo.table.errands import Busy, Errand
from areo.table.meter import Meter
from areo.table.seals import Seals, digest
from areo.table.store import StoreFailed
from areo.table.turns import Loan
from areo.table.workers import Answer, Workers

if TYPE_CHECKING:
    from areo.table.accounts import SharedRations
    from areo.table.peers import Peers

LOG: Final = logging.getLogger("areo.table")
MEETING_SECONDS: Final = 1.0


class Word(Struct, frozen=True):
    """What a server tells the others: by which rules it plays, and how many processes are free for each kind of job."""

    rules: str
    free: dict[str, int]


class Helper:
    """Another server, and how many of its processes are thought to be free."""

    def __init__(self, id: str, address: str, free: dict[str, int]) -> None:
        self.id: Final = id
        self.address: Final = address
        self.free: Final = free


class Pool:
    """This server among those that help each other. Only those that play by the very same rules do."""

    def __init__(self, peers: Peers, secret: bytes, files: tuple[str, ...], meter: Meter) -> None:
        self.peers: Final = peers
        self.seals: Final = Seals(secret)
        self.rules: Final = fingerprint(files)
        self.meter: Final = meter
        self.workers: Final[dict[str, Workers]] = {}  # by kind of job
        self.accounts: Final[list[SharedRations]] = []
        self.helpers: dict[str, Helper] = {}
        self.shunned: dict[str, float] = {}  # until when nothing is asked of a server that failed
        self.numbers: Final = count(1)

    def add(self, kind: str, workers: Workers) -> None:
        """Have these jobs done by others while all who do them here are busy, and theirs here."""
        self.workers[kind] = workers
        workers.turns.borrow = lambda: self.borrow(kind)

    async def keep_meeting(self) -> None:
        while True:
            try:
                with contextlib.suppress(StoreFailed):  # whoever says that this server is there says so too
                    await self.meet()
                    for account in self.accounts:
                        await account.settle(self.peers)
            except Exception:  # whatever it is, it is tried again
                LOG.exception("this server did not hear of the others")
            await asyncio.sleep(MEETING_SECONDS)

    async def meet(self) -> None:
        """Tell the others how busy this server is, and hear how busy they are."""
        free = {kind: workers.turns.free for kind, workers in self.workers.items()}
        others = await self.peers.exchange(json.encode(Word(self.rules, free)).decode())
        now = time.monotonic()
        self.shunned = {id: until for id, until in self.shunned.items() if until > now}
        helpers = {}
        for other in others:
            with contextlib.suppress(DecodeError):  # of another version
                word = json.decode(other.said, type=Word)
                if word.rules == self.rules and other.address and other.id not in self.shunned:
                    helpers[other.id] = Helper(other.id, other.address, word.free)
        self.helpers = helpers
        for workers in self.workers.values():
            workers.turns.call()

    def borrow(self, kind: str) -> Loan | None:
        """A process of the server that has the most free; of several one by chance, so that not all ask the same."""
        most = max((helper.free.get(kind, 0) for helper in self.helpers.values()), default=0)
        if most <= 0:
            return None
        helper = random.choice([each for each in self.helpers.values() if each.free.get(kind, 0) == most])
        helper.free[kind] -= 1
        return Borrowed(self, helper, kind)

    def give_back(self, helper: Helper, kind: str) -> None:
        """A process of another server is free again, as far as this one knows."""
        known = self.helpers.get(helper.id)
        if known is not None:
            known.free[kind] = known.free.get(kind, 0) + 1
        self.workers[kind].turns.call()

    def failed(self, helper: Helper, reason: str) -> None:
        """Ask nothing of a server for a while. If it has died, its word no longer holds by then."""
        LOG.warning("another server did not do a job", extra={"server": helper.address, "reason": reason})
        self.shunned[helper.id] = time.monotonic() + self.peers.seconds
        self.helpers.pop(helper.id, None)


class Borrowed:
    """A process of another server, as far as this one knows: it may be busy by the time that it is asked."""

    def __init__(self, pool: Pool, helper: Helper, kind: str) -> None:
        self.pool: Final = pool
        self.helper: Final = helper
        self.kind: Final = kind

    def give_back(self) -> None:
        self.pool.give_back(self.helper, self.kind)

    async def do(self, request: bytes, seconds: float) -> Raw | None:
        """What goes wrong elsewhere is no answer: done here it goes right, or shows what is wrong with it."""
        try:
            async with asyncio.timeout(seconds):
                answer = await self.ask(request, seconds)
        except Busy:
            self.helper.free[self.kind] = 0
            raise
        except TimeoutError:
            self.give_back()
            return None
        except OSError as error:
            self.pool.failed(self.helper, str(error))
            return None
        except asyncio.CancelledError:
            self.give_back()
            raise
        self.give_back()
        if answer.error:
            return None
        self.pool.meter.was_helped(self.kind)
        return answer.found

    async def ask(self, request: bytes, seconds: float) -> Answer:
        pool = self.pool
        errand = Errand(
            pool.rules,
            pool.peers.me,
            self.helper.id,
            next(pool.numbers),
            self.kind,
            seconds,
            await digest(request),
        )
        said = json.encode(errand)
        seal = pool.seals.seal(said)
        told = await errands.run(self.helper.address, said.decode(), seal, request)
        sealed, _, answer = told.partition(b" ")
        if not pool.seals.holds(sealed.decode("latin-1"), f"{seal} {await digest(answer)}".encode()):
            raise OSError("its answer bears no seal")
        try:
            return json.decode(answer, type=Answer)
        except DecodeError as error:
            raise OSError(f"it answered nonsense: {error}") from error
