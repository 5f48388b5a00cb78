"""Where bots think: in processes of their own, so that nobody waits for somebody else's bot.

A worker is asked over its standard input and answers over its standard output, a line each. One that fails or takes too
long is ended, and a fresh one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, Final

from msgspec import DecodeError, Struct, json

LONGEST: Final = 64 * 1024 * 1024  # bytes of a line


class Task(Struct):
    """What a worker is asked: to choose for a seat, at this position."""

    bot: str
    seat: int
    luck: str
    position: dict[str, Any]


class Answer(Struct):
    """What a worker answers: the keys it picks, or why it could not."""

    picks: list[str] | None = None
    error: str = ""


class BotFailed(Exception):
    """A bot gave no answer, or (slow) not in time."""

    def __init__(self, reason: str, slow: bool = False) -> None:
        super().__init__(reason)
        self.slow: Final = slow


class Ended(BotFailed):
    """The process in which it thought has ended."""


class Worker:
    """One process, busy with one task at a time."""

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
            raise BotFailed("it answered nonsense") from error

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Workers:
    """So many processes at most, started when they are first needed."""

    def __init__(self, most: int) -> None:
        self.free: list[Worker] = []
        self.all: set[Worker] = set()
        self.leaving: set[asyncio.Task[int]] = set()
        self.turn: Final = asyncio.Semaphore(most)

    async def choose(self, bot: str, position: bytes, seat: int, luck: str, seconds: float) -> list[str]:
        """The keys a bot picks. Waiting for a free process does not count as its thinking time."""
        task = b'{"bot":%b,"seat":%d,"luck":"%b","position":%b}' % (json.encode(bot), seat, luck.encode(), position)
        async with self.turn:
            try:
                answer = await self.ask(self.free.pop() if self.free else await self.start(), task, seconds)
            except Ended:  # perhaps by somebody else's hand: once more, in a fresh one
                answer = await self.ask(await self.start(), task, seconds)
        if answer.picks is None:
            raise BotFailed(answer.error)
        return answer.picks

    async def ask(self, worker: Worker, task: bytes, seconds: float) -> Answer:
        done = False
        try:
            async with asyncio.timeout(seconds):
                answer = await worker.ask(task)
            done = True
            return answer
        except TimeoutError:
            raise BotFailed(f"no answer in {seconds:g} seconds", slow=True) from None
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
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
            )
        except OSError as error:
            raise BotFailed(f"no process for it: {error}") from error
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in self.all:
            worker.end()
        await asyncio.gather(*self.leaving, *(worker.process.wait() for worker in self.all))
        self.all.clear()
        self.free.clear()
