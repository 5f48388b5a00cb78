"""How the table's server does under load: start-up, memory, choices a second, and how long a choice takes to arrive.

python benchmarks/table.py --games 500 --seconds 20

With `--store postgresql://...` the tables are kept in that database, which should be empty, and with `--processes 2`
two servers share them. Each table is at one of them, as a proxy that routes by table would have it.

It starts servers of its own on free ports with folders of their own, and removes them again. Client and server share
the machine, so what the client needs to read the answers is part of every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from msgspec import Struct
from msgspec import json as fast
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import areo
from areo.library import game_type
from areo.table.serve import run
from areo.table.settings import Settings

DEALS: Final = 25  # different games; the others are copies of them
STARTS: Final = 5
AIMS: Final = {
    "start-up, seconds": 0.6,
    "idle memory, MB": 100.0,
    "memory a live game, kB": 150.0,
    "choice to the other seat, 99th percentile, ms": 20.0,
    "beside strangers, 99th percentile, ms": 100.0,
}
BARS: Final = (TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


class Option(Struct):
    """An option of a decision: of it, only what is needed to pick it."""

    key: str


class Asked(Struct):
    """A decision, as the client needs it."""

    id: str
    least: int
    most: int
    options: list[Option]


class Message(Struct):
    """What a client reads of any message. Reading no more keeps the client out of the figures."""

    type: str
    version: int = -1
    over: bool = False
    asked: Asked | None = None
    ref: str | int | None = None


READ: Final = fast.Decoder(Message)


class Seat:
    """A client at one seat, always reading."""

    def __init__(self, game: LiveGame, seat: int, token: str) -> None:
        self.game = game
        self.seat = seat
        self.token = token
        self.asked: Asked | None = None
        self.over = False
        self.version = -1
        self.reader: asyncio.Task[None] | None = None
        self.socket: ClientConnection

    async def join(self, url: str) -> None:
        self.socket = await connect(url, max_size=None, ping_interval=None, open_timeout=60)
        await self.socket.send(json.dumps({"type": "join", "token": self.token}))
        while self.version < 0:
            self.take(READ.decode(await self.socket.recv()))
        self.reader = asyncio.get_running_loop().create_task(self.keep_reading())

    async def keep_reading(self) -> None:
        async for text in self.socket:
            self.take(READ.decode(text))

    def take(self, message: Message) -> None:
        if message.type == "refused":
            raise RuntimeError("the server refused a choice of the benchmark")
        if message.type == "state":
            self.asked, self.over, self.version = message.asked, message.over, message.version
            self.game.seen(self, message.version)

    async def choose(self, rng: Random) -> None:
        assert self.asked is not None
        keys = [option.key for option in self.asked.options]
        picks = rng.sample(keys, rng.randint(self.asked.least, min(self.asked.most, len(keys))))
        message = {"type": "choose", "decision": self.asked.id, "picks": picks}
        self.asked = None
        await self.socket.send(json.dumps(message))


class LiveGame:
    """A table of two, and the choice that is on its way."""

    def __init__(self, tokens: list[str]) -> None:
        self.seats = [Seat(self, seat, token) for seat, token in enumerate(tokens)]
        self.waits: tuple[Seat, int, asyncio.Future[float]] | None = None

    @property
    def over(self) -> bool:
        return self.seats[0].over

    def seen(self, seat: Seat, version: int) -> None:
        if self.waits is not None and self.waits[0] is seat and version >= self.waits[1]:
            if not self.waits[2].done():
                self.waits[2].set_result(time.perf_counter())
            self.waits = None

    async def choice(self, rng: Random) -> float:
        """One seat chooses; how long until the other is shown what came of it, in seconds."""
        one = rng.choice([seat for seat in self.seats if seat.asked is not None])
        other = self.seats[1 - one.seat]
        shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.waits = (other, other.version + 1, shown)
        began = time.perf_counter()
        await one.choose(rng)
        async with asyncio.timeout(60):
            took = await shown - began
            while not self.over and (one.version < other.version or not any(seat.asked for seat in self.seats)):
                await asyncio.sleep(0)
        return took


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: str, *command: str) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen([sys.executable, *command, folder], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http://"))

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(self.url + path, data, timeout=60) as answer:
            return json.loads(answer.read())

    def memory(self) -> float:
        """Resident bytes."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return float(line.split()[1]) * 1024
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return float(shown.stdout) * 1024

    def worked(self) -> float:
        """Seconds of processor time so far; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Servers:
    """One server, or several that share a database."""

    def __init__(self, all: list[Server]) -> None:
        self.all = all

    def live(self) -> float:
        return float(sum(server.ask("/health")["live"] for server in self.all))

    def memory(self) -> float:
        return sum(server.memory() for server in self.all)

    def worked(self) -> float:
        return sum(server.worked() for server in self.all)


@contextlib.contextmanager
def serving_together(store: str | None, processes: int) -> Iterator[Servers]:
    with contextlib.ExitStack() as stack:
        given = () if store is None else ("--store", store)
        command = (__file__, *given, "--serve")
        yield Servers([stack.enter_context(serving(*command)) for _ in range(processes)])


@contextlib.contextmanager
def serving(*command: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, *command)
        try:
            yield server
        finally:
            server.stop()


def start_up() -> dict[str, float]:
    """Seconds from the command to the first answer, the middle of several times; and the memory it then has."""
    took: list[float] = []
    worked: list[float] = []
    memory = 0.0
    for _ in range(STARTS):
        command = ("-c", "from areo.cli import app; app()", "serve", "--quiet", "--port", "0", "--data")
        with serving(*command) as server:
            server.ask("/health")
            took.append(time.perf_counter() - server.began)
            worked.append(server.worked())
            time.sleep(0.5)
            memory = server.memory()
    return {
        "start-up, seconds": median(took),
        "start-up, seconds of processor time": median(worked),
        "idle memory, MB": memory / 1e6,
    }


def half_played(seed: int) -> dict[str, Any]:
    """The record of a game of Terraforming Mars, played at random to its middle."""
    whole = play(seed, 100_000)
    return play(seed, len(whole["choices"]) // 2)


def play(seed: int, most: int) -> dict[str, Any]:
    game = areo.new("terraforming-mars", 2, seed)
    rng = Random(seed)
    made = 0
    while not game.over and made < most:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        game.choose(decision.seat, decision.sample(rng))
        made += 1
    return game.record()


async def load(
    servers: Servers, number: int, seconds: float, rate: float, strangers: int, progress: Progress
) -> dict[str, float]:
    """Hold so many games of two and play at them; all that was measured."""
    records = [half_played(seed) for seed in progress.track(range(DEALS), description="half-played games")]
    for server in servers.all:
        await seated(server, records[:1])  # loads what the first game of all loads
    before = servers.memory()
    games: list[LiveGame] = []
    bar = progress.add_task("tables with two seats", total=number)
    for batch, start in enumerate(range(0, number, DEALS)):
        games += await seated(servers.all[batch % len(servers.all)], records[: number - start])
        progress.update(bar, completed=len(games))
    await asyncio.sleep(1.0)
    found = {"live games": servers.live() - len(servers.all)}
    found["memory a live game, kB"] = (servers.memory() - before) / number / 1000
    rng = Random(1)
    paced = await paced_choices(games, rng, seconds, rate, progress)
    cuts = quantiles(paced, n=100)
    found["choices measured"] = float(len(paced))
    found["choice to the other seat, 50th percentile, ms"] = cuts[49] * 1000
    found["choice to the other seat, 99th percentile, ms"] = cuts[98] * 1000
    if strangers:
        found.update(await beside_strangers(servers.all[0], games, strangers, seconds, rate, progress))
    began, worked = time.perf_counter(), servers.worked()
    done = await hasty_choices(games, rng, seconds, progress)
    found["choices a second, as fast as it goes"] = done / (time.perf_counter() - began)
    found["processor time a choice, ms"] = (servers.worked() - worked) / done * 1000
    for game in games:
        for seat in game.seats:
            if seat.reader is not None:
                seat.reader.cancel()
    return found


class Stranger:
    """Somebody at a table of their own who asks for whatever costs most, again and again, as fast as it is answered."""

    def __init__(self, server: Server, made: dict[str, Any], number: int) -> None:
        self.server = server
        self.id = made["id"]
        self.token = made["seats"][0]["token"]
        self.rng = Random(number)
        self.asked = 0

    async def keep_asking(self) -> None:
        url = self.server.url.replace("http", "ws", 1) + "/socket"
        async with connect(url, max_size=None, ping_interval=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "join", "token": self.token}))
            while True:
                self.asked += 1
                if self.rng.random() < 0.3:
                    await asyncio.to_thread(self.request, self.rng.choice(LOOKS).format(self.id))
                    continue
                await socket.send(json.dumps({**self.message(), "ref": self.asked}))
                while READ.decode(await socket.recv()).ref != self.asked:
                    pass

    def message(self) -> dict[str, Any]:
        return self.rng.choice(
            [
                {"type": "why", "keys": [f"play {card}" for card in CARDS]},
                {"type": "foresee", "keys": [f"play {card}" for card in CARDS]},
                {"type": "language", "language": self.rng.choice(["en", "fr", "pt"])},
                {"type": "name", "name": f"Stranger {self.rng.random()}"},
            ]
        )

    def request(self, path: str) -> None:
        asked = urllib.request.Request(self.server.url + path, headers={"authorization": f"Bearer {self.token}"})
        with contextlib.suppress(OSError), urllib.request.urlopen(asked, timeout=60) as answer:
            answer.read()


CARDS: Final = [card.id for card in game_type("terraforming-mars").cards("en", {})][:100]
LOOKS: Final = (
    "/api/tables/{}/record",
    "/api/tables/{}/log",
    "/api/tables/{}/moments/100",
    "/api/tables/{}/curve",
    "/api/games/terraforming-mars/words?language=fr",
)


async def beside_strangers(
    server: Server, games: list[LiveGame], number: int, seconds: float, rate: float, progress: Progress
) -> dict[str, float]:
    """The way of a choice while strangers ask for all they can get."""
    record = half_played(1)
    made = [await asyncio.to_thread(server.ask, "/api/records", record) for _ in range(number)]
    strangers = [Stranger(server, each, index) for index, each in enumerate(made)]
    tasks = [asyncio.ensure_future(stranger.keep_asking()) for stranger in strangers]
    await asyncio.sleep(2.0)
    before = sum(stranger.asked for stranger in strangers)
    began = time.perf_counter()
    paced = await paced_choices(games, Random(2), seconds, rate, progress)
    asked = (sum(stranger.asked for stranger in strangers) - before) / (time.perf_counter() - began)
    for task in tasks:
        if task.done():
            task.result()  # a stranger that failed asks for nothing
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    cuts = quantiles(paced, n=100)
    return {
        "strangers": float(number),
        "what they ask for, a second": asked,
        "beside strangers, 50th percentile, ms": cuts[49] * 1000,
        "beside strangers, 99th percentile, ms": cuts[98] * 1000,
    }


async def seated(server: Server, records: list[dict[str, Any]]) -> list[LiveGame]:
    """Tables from these records, with a client at every seat."""
    url = server.url.replace("http", "ws", 1) + "/socket"
    games: list[LiveGame] = []
    for record in records:
        made = await asyncio.to_thread(server.ask, "/api/records", record)
        game = LiveGame([seat["token"] for seat in made["seats"]])
        await asyncio.gather(*(seat.join(url) for seat in game.seats))
        games.append(game)
    return games


async def paced_choices(
    games: list[LiveGame], rng: Random, seconds: float, rate: float, progress: Progress
) -> list[float]:
    """Choices at a steady rate, whether or not those before have arrived."""
    tasks: list[asyncio.Task[float]] = []
    busy: set[LiveGame] = set()
    loop = asyncio.get_running_loop()
    began = time.perf_counter()
    total = round(rate * seconds)
    bar = progress.add_task(f"{rate:g} choices a second", total=total)
    for number in range(total):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        free = [game for game in games if game not in busy and not game.over]
        if not free:
            raise SystemExit(f"the server cannot keep up with {rate:g} choices a second: every table waits for it")
        game = rng.choice(free)
        busy.add(game)
        task = loop.create_task(game.choice(rng))
        task.add_done_callback(lambda _, game=game: busy.discard(game))  # type: ignore[misc]
        tasks.append(task)
        if number % 10 == 9:
            progress.update(bar, completed=number + 1)
    return list(await asyncio.gather(*tasks))


async def hasty_choices(games: list[LiveGame], rng: Random, seconds: float, progress: Progress) -> int:
    """Twenty tables at a time, each going on as soon as its choice has arrived; how many choices were made."""
    bar = progress.add_task("as fast as it goes", total=round(seconds))
    began = time.perf_counter()
    waiting = list(games)
    rng.shuffle(waiting)
    done = 0

    async def keep_choosing() -> None:
        nonlocal done
        while time.perf_counter() - began < seconds and waiting:
            game = waiting.pop(0)
            if not game.over:
                await game.choice(rng)
                done += 1
                waiting.append(game)
            progress.update(bar, completed=min(round(seconds), int(time.perf_counter() - began)))

    await asyncio.gather(*(keep_choosing() for _ in range(20)))
    return done


def shown(found: dict[str, float]) -> Table:
    table = Table("", "measured", "aim", title="The table")
    for name, value in found.items():
        aim = AIMS.get(name)
        verdict = "" if aim is None else f"under {aim:g} {'✓' if value < aim else '✗'}"
        table.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.3g}", verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="live games, each with two sockets")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each of the two ways of playing lasts")
    parser.add_argument("--rate", type=float, default=50.0, help="choices a second while their way is timed")
    parser.add_argument("--strangers", type=int, default=0, help="how many ask for all they can get meanwhile")
    parser.add_argument("--store", metavar="ADDRESS", help="a PostgreSQL database that keeps the tables")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the database")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve is not None:
        # One address makes all the tables here, and holds all the sockets.
        settings = Settings(tables_a_minute=1e6, tables_at_once=1_000_000, sockets=20_000, sockets_an_address=20_000)
        run(wish.store or Path(wish.serve), "127.0.0.1", 0, settings, lambda where: print(where, flush=True), "WARNING")
        return
    if wish.processes > 1 and wish.store is None:
        parser.error("--processes: servers share a database, so --store is needed")
    found = {} if wish.store else start_up()
    together = serving_together(wish.store, wish.processes)
    with Progress(*BARS, console=Console(stderr=True)) as progress, together as servers:
        found.update(asyncio.run(load(servers, wish.games, wish.seconds, wish.rate, wish.strangers, progress)))
    if wish.json:
        print(json.dumps(found, indent=1))
    else:
        Console().print(shown(found))


if __name__ == "__main__":
    main()
