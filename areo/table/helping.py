"""Doing jobs of other servers that share the store. To whoever is none of them there is nothing here."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from msgspec import DecodeError, json
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.types import Receive, Scope, Send

from areo.table.errands import BEAT, BEAT_SECONDS, ERRAND, LONGEST_ANSWER, LONGEST_JOB, LONGEST_SECONDS, SEAL, Errand
from areo.table.pool import Pool
from areo.table.seals import digest
from areo.table.workers import Answer, JobFailed, Workers

BODY_SECONDS: Final = 5.0  # for a job to arrive
LATE: Final = 1000  # errands after which one that comes is refused
NOTHING: Final = "there is nothing here"


class Numbers:
    """Which errands of a server have come already: each is run once, whoever sends it again."""

    def __init__(self) -> None:
        self.come: set[int] = set()
        self.highest = 0

    def add(self, number: int) -> bool:
        """Whether it is a new one. They may come in another order than they were sent in, but not long after."""
        if number in self.come or number <= self.highest - LATE:
            return False
        self.come.add(number)
        self.highest = max(self.highest, number)
        if len(self.come) > 2 * LATE:
            self.come = {each for each in self.come if each > self.highest - LATE}
        return True


class Helping:
    """Takes a job if a process for it is free at this moment, and says again and again that it is at work."""

    def __init__(self, pool: Callable[[], Pool | None]) -> None:
        self.pool: Final = pool
        self.numbers: Final[defaultdict[str, Numbers]] = defaultdict(Numbers)  # by server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        pool = self.pool()
        if pool is None:
            raise HTTPException(HTTPStatus.NOT_FOUND, NOTHING)
        errand = self.checked(pool, request)
        workers = pool.workers[errand.kind]
        if not workers.turns.take_at_once():
            raise HTTPException(HTTPStatus.SERVICE_UNAVAILABLE, "busy")
        try:
            job = await content(request, errand)
            await tell(pool, workers, errand, request.headers[SEAL], job, receive, send)
        finally:
            workers.turns.leave()

    def checked(self, pool: Pool, request: Request) -> Errand:
        """What another server asks for, if it is one, and asks for it for the first time."""
        said = request.headers.get(ERRAND, "").encode("latin-1")
        if "x-forwarded-for" in request.headers or not pool.seals.holds(request.headers.get(SEAL, ""), said):
            raise HTTPException(HTTPStatus.NOT_FOUND, NOTHING)
        try:
            errand = json.decode(said, type=Errand)
        except DecodeError:  # of another version
            raise HTTPException(HTTPStatus.NOT_FOUND, NOTHING) from None
        meant = errand.rules == pool.rules and errand.to == pool.peers.me and errand.kind in pool.workers
        if not meant or not self.numbers[errand.of].add(errand.number):
            raise HTTPException(HTTPStatus.NOT_FOUND, NOTHING)
        return errand


async def content(request: Request, errand: Errand) -> bytes:
    """A job: one line, and the very one that was meant."""
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                read += chunk
                if len(read) > LONGEST_JOB:
                    raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"a job has at most {LONGEST_JOB} bytes")
    except (TimeoutError, ClientDisconnect):
        raise HTTPException(HTTPStatus.REQUEST_TIMEOUT, "the job did not arrive in time") from None
    job = bytes(read)
    if b"\n" in job or await digest(job) != errand.digest:
        raise HTTPException(HTTPStatus.BAD_REQUEST, "this is not the job that was meant")
    return job


async def tell(
    pool: Pool, workers: Workers, errand: Errand, seal: str, job: bytes, receive: Receive, send: Send
) -> None:
    """Do a job and send what comes of it. Whoever goes away meanwhile no longer wants it."""
    loop = asyncio.get_running_loop()
    work = loop.create_task(done(workers, job, min(errand.seconds, LONGEST_SECONDS)))
    gone = loop.create_task(departure(receive))
    try:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await asyncio.wait((work, gone), timeout=BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if gone.done():
                return
            if work.done():
                break
            await send({"type": "http.response.body", "body": BEAT, "more_body": True})
        answer = json.encode(work.result())
        if len(answer) > LONGEST_ANSWER:
            answer = json.encode(Answer(error="too long an answer"))
        sealed = pool.seals.seal(f"{seal} {await digest(answer)}".encode())
        await send({"type": "http.response.body", "body": sealed.encode() + b" " + answer})
        pool.meter.helped(errand.kind)
    finally:
        work.cancel()
        gone.cancel()
        await asyncio.wait((work, gone))


async def done(workers: Workers, job: bytes, seconds: float) -> Answer:
    try:
        return await workers.work(job, seconds)
    except JobFailed as error:
        return Answer(error=str(error))


async def departure(receive: Receive) -> None:
    """Wait until whoever asked is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
