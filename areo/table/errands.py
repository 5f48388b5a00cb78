"""A job that one server has another do: how it is asked for, sealed, and what is read of the answer."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

import h11
from msgspec import Struct

PATH: Final = "/peers/jobs"
ERRAND: Final = "x-areo-errand"  # says what is asked for
SEAL: Final = "x-areo-seal"
LONGEST_JOB: Final = 4 * 1024 * 1024  # bytes; what is longer is done at home
LONGEST_ANSWER: Final = 8 * 1024 * 1024
LONGEST_SECONDS: Final = 600.0
OPEN_SECONDS: Final = 2.0  # to reach the other server
BEAT_SECONDS: Final = 1.0  # in which it says that it is still at work
SILENT_SECONDS: Final = 5.0  # after which it is thought dead
BEAT: Final = b"\n"


class Errand(Struct, frozen=True):
    """Which server asks which other to do what kind of job, and within how many seconds. Each has its own number."""

    rules: str
    of: str
    to: str
    number: int
    kind: str
    seconds: float
    digest: str


class Busy(OSError):
    """The other server has no process free any more."""


async def run(address: str, errand: str, seal: str, job: bytes) -> bytes:
    """What another server answers, without its beats. OSError, if it does not, or falls silent on the way."""
    url = urlsplit(address)
    try:
        async with asyncio.timeout(OPEN_SECONDS):
            reader, writer = await asyncio.open_connection(url.hostname, url.port)
    except TimeoutError:
        raise OSError("it cannot be reached") from None
    try:
        line = h11.Connection(h11.CLIENT)
        headers = [("host", url.netloc), ("content-length", str(len(job))), ("connection", "close")]
        request = h11.Request(method="POST", target=PATH, headers=[*headers, (ERRAND, errand), (SEAL, seal)])
        for event in (request, h11.Data(data=job), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        return (await read(reader, line)).lstrip(BEAT)
    except h11.ProtocolError as error:
        raise OSError(f"no proper answer: {error}") from error
    finally:
        writer.close()


async def read(reader: asyncio.StreamReader, line: h11.Connection) -> bytes:
    found = bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    line.receive_data(await reader.read(256 * 1024))
            except TimeoutError:
                raise OSError("it has fallen silent") from None
        elif isinstance(event, h11.Response):
            if event.status_code == 503:
                raise Busy("it is busy")
            if event.status_code != 200:
                raise OSError(f"it refuses: {event.status_code}")
        elif isinstance(event, h11.Data):
            found += event.data
            if len(found) > LONGEST_ANSWER:
                raise OSError("too long an answer")
        elif isinstance(event, h11.EndOfMessage):
            return bytes(found)
        else:
            raise OSError("no proper answer")
