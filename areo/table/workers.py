"""Processes in which jobs are done, so that nobody waits for somebody else's bot, record or look at the past.

A worker is asked over its standard input and answers over its standard output, a line each. One that fails or takes too
long is ended, and a fresh one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from typing import Final, TypeVar

from msgspec import DecodeError, Raw, Struct, json

from areo.table.errands import LONGEST_JOB, Busy
from areo.table.jobs import AnyJob
from areo.table.turns import Turns

LONGEST: Final = 256 * 1024 * 1024  # bytes of a line
T = TypeVar("T")


class Answer(Struct):
    """What a worker answers: what came of a job, or why nothing did. `bad`: what it was given is to blame."""

    found: Raw = Raw(b"null")
    error: str = ""
    bad: bool = False


class JobFailed(Exception):
    """A job gave no answer, or (slow) not in time."""

    def __init__(self, reason: str, slow: bool = False) -> None:
        super().__init__(reason)
        self.slow: Final = slow


class BadJob(JobFailed, ValueError):
    """What the job was given cannot be used; the text says why."""


class Ended(JobFailed):
    """The process in which it was done has ended."""


class Worker:
    """One process, busy with one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, request: bytes) -> Answer:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(request + b"\n")
            await stdin.drain()
            line = await stdout.readline()
        except (OSError, ValueError) as error:
            raise Ended(f"its process ended: {error}") from error
        if not line.endswith(b"\n"):
            raise Ended("its process ended")
        try:
            return json.decode(line, type=Answer)
        except DecodeError as error:
            raise JobFailed("it answered nonsense") from error

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Workers:
    """So many processes at most, started when they are first needed."""

    def __init__(self, most: int, megabytes: int = 0) -> None:
        self.megabytes: Final = megabytes  # of memory that each may use; 0: as much as there is
        self.free: list[Worker] = []
        self.all: set[Worker] = set()
        self.leaving: set[asyncio.Task[int]] = set()
        self.turns: Final = Turns(most)

    async def choose(self, bot: str, position: bytes, seat: int, luck: str, seconds: float) -> list[str]:
        """The keys a bot picks."""
        request = b'{"job":"think","bot":%b,"seat":%d,"luck":"%b","position":%b}'
        return await self.send(request % (json.encode(bot), seat, luck.encode(), position), seconds, list[str])

    async def do(self, job: AnyJob, seconds: float, kind: type[T]) -> T:
        return await self.send(json.encode(job), seconds, kind)

    async def send(self, request: bytes, seconds: float, kind: type[T]) -> T:
        """What comes of a job. Waiting for a free process does not count as its time."""
        left, abroad, waited = seconds, len(request) <= LONGEST_JOB, False
        while (loan := await self.turns.take(abroad, first=waited)) is not None:
            waited = True
            began = time.monotonic()
            try:
                found = await loan.do(request, left)
            except Busy:
                continue
            if found is not None:
                with contextlib.suppress(DecodeError):
                    return json.decode(found, type=kind)
            abroad = False
            left -= time.monotonic() - began
            if left <= 0.0:
                raise JobFailed(f"no answer in {seconds:g} seconds", slow=True)
        try:
            answer = await self.work(request, left)
        finally:
            self.turns.leave()
        if answer.error:
            raise BadJob(answer.error) if answer.bad else JobFailed(answer.error)
        try:
            return json.decode(answer.found, type=kind)
        except DecodeError as error:
            raise JobFailed("it answered nonsense") from error

    async def work(self, request: bytes, seconds: float) -> Answer:
        """What a process of this server answers. Whoever asks for it has a turn."""
        try:
            return await self.ask(self.free.pop() if self.free else await self.start(), request, seconds)
        except Ended:  # perhaps by somebody else's hand: once more, in a fresh one
            return await self.ask(await self.start(), request, seconds)

    async def ask(self, worker: Worker, request: bytes, seconds: float) -> Answer:
        done = False
        try:
            async with asyncio.timeout(seconds):
                answer = await worker.ask(request)
            done = True
            return answer
        except TimeoutError:
            raise JobFailed(f"no answer in {seconds:g} seconds", slow=True) from None
        finally:
            if done:
                self.free.append(worker)
            else:
                self.all.discard(worker)
                worker.end()
                leaving = asyncio.get_running_loop().create_task(worker.process.wait())
                self.leaving.add(leaving)
                leaving.add_done_callback(self.leaving.discard)

    async def start(self) -> Worker:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "areo.table.worker",
                str(self.megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
        except OSError as error:
            raise JobFailed(f"no process for it: {error}") from error
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in self.all:
            worker.end()
        await asyncio.gather(*self.leaving, *(worker.process.wait() for worker in self.all))
        self.all.clear()
        self.free.clear()
