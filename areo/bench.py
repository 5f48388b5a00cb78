"""The command `areo bench`: how fast the games run on this machine, interpreted and compiled."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from areo import _build
from areo.bots.export import check_target
from areo.cli import refusals
from areo.kernel.game import VERSION, Game
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.library import from_position, game_type, games, new

RUNS: Final = 5  # of each measurement; the best counts, since others can only slow it down


@dataclass(frozen=True)
class Speed:
    """One game with one number of players. Times are of one core, in microseconds."""

    game: str
    players: int
    compiled: bool
    decisions: float  # a second, of random play as a table has it, with the log and the record
    games: float
    search_decisions: float  # a second, of random play as search has it, without the past
    search_games: float
    new: float
    copy: float  # without the past
    full_copy: float
    determinize: float
    round_trip: float  # a position to JSON and back to a game
    position: int  # bytes, as JSON, halfway through a game
    record: int  # bytes, as JSON, of a whole game

    @property
    def copies(self) -> float:
        """Copies a second, without the past."""
        return 1e6 / self.copy


def command(
    game: Annotated[str | None, typer.Argument(help="The game; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to take over each measurement.")] = 0.5,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write it as JSON; - prints it.")
    ] = None,
) -> None:
    """Measure decisions, games and copies a second, interpreted and compiled."""
    with refusals():
        if not seconds > 0:  # nan is not either
            raise ValueError(f"seconds: more than 0 is expected, not {seconds:g}")
        if seconds == inf:
            raise ValueError("seconds: a number is expected, not inf, which would never end")
        if json_file not in (None, "-"):
            check_target(Path(json_file))
        chosen = [game_type(game).describe().id] if game is not None else list(games())
    console = Console(stderr=json_file == "-")
    why = _build.fault()
    if why is not None:
        console.print(f"{why}, so only the sources are measured; `make install` compiles it")
    speeds: list[Speed] = []
    with console.status("measuring"):
        for compiled in ["no"] if why is not None else ["no", "yes"]:
            speeds += measured_apart(chosen, seconds, compiled)
    told = {"version": VERSION, "machine": machine(), "speeds": [asdict(speed) for speed in speeds]}
    if json_file == "-":
        print(json.dumps(told, indent=1))
    elif json_file is not None:
        Path(json_file).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    for id in chosen:
        console.print(speed_table(id, [speed for speed in speeds if speed.game == id]))
    console.print(machine())


def machine() -> str:
    """The machine in general words."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


# Measuring


def measured_apart(chosen: list[str], seconds: float, compiled: str) -> list[Speed]:
    """Measure in a process of its own, since a process runs either the sources or what was compiled from them."""
    here = str(Path(__file__).parent.parent)
    code = f"from areo import bench; bench.tell({chosen!r}, {seconds!r})"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "AREO_COMPILED": compiled, "PYTHONPATH": here},
        check=True,
        stdout=subprocess.PIPE,
    )
    return [Speed(**speed) for speed in json.loads(done.stdout)]


def tell(chosen: list[str], seconds: float) -> None:
    """Measure here and print it as JSON."""
    found: list[Speed] = []
    for id in chosen:
        least, most = game_type(id).seats({})
        found += [measure(id, players, seconds) for players in range(least, most + 1)]
    print(json.dumps([asdict(speed) for speed in found]))


def measure(id: str, players: int, seconds: float) -> Speed:
    """Every figure for one game and number of players."""
    decisions, rate = playing(id, players, seconds, history=True)
    search_decisions, search_rate = playing(id, players, seconds, history=False)
    whole = new(id, players, 1)
    made = play_out(whole, Dice(1))
    half = new(id, players, 1)
    play_out(half, Dice(1), made // 2)
    rng = Random(1)
    return Speed(
        game=id,
        players=players,
        compiled=_build.compiled(),
        decisions=decisions,
        games=rate,
        search_decisions=search_decisions,
        search_games=search_rate,
        new=microseconds(lambda: new(id, players, 1), seconds),
        copy=microseconds(lambda: half.copy(history=False), seconds),
        full_copy=microseconds(half.copy, seconds),
        determinize=microseconds(lambda: half.determinize(0, rng, history=False), seconds),
        round_trip=microseconds(lambda: round_trip(half), seconds),
        position=len(json.dumps(half.position(), separators=(",", ":")).encode()),
        record=len(json.dumps(whole.record(), separators=(",", ":")).encode()),
    )


def round_trip(game: Game) -> Game:
    return from_position(json.loads(json.dumps(game.position())))


def playing(id: str, players: int, seconds: float, history: bool) -> tuple[float, float]:
    """Decisions and games a second of random play, deals included: the best run.

    One game goes before the next begins. Hundreds kept alive would measure the garbage collector.
    """
    best = (0.0, 0.0)
    for _ in range(RUNS):
        decisions = 0
        played = 0
        start = process_time()
        while process_time() - start < seconds / RUNS or played == 0:
            game = new(id, players, played)
            decisions += play_out(game if history else game.copy(history=False), Dice(played))
            played += 1
        spent = process_time() - start
        best = max(best, (decisions / spent, played / spent))
    return best


def microseconds(task: Callable[[], object], seconds: float) -> float:
    """How long a task takes: the best run."""
    times = 1
    while time_of(task, times) < seconds / RUNS / 4:
        times *= 2
    return min(time_of(task, times) for _ in range(RUNS)) / times * 1e6


def time_of(task: Callable[[], object], times: int) -> float:
    """The processor time of doing it so often. Unlike the clock's, it leaves out what other programs take."""
    start = process_time()
    for _ in range(times):
        task()
    return process_time() - start


# What is printed


def speed_table(id: str, speeds: list[Speed]) -> Table:
    """A section for each number of players, a line for each figure."""
    table = Table(
        title=f"{id}, on one core",
        title_justify="left",
        title_style="",
        caption="At a table the log and the record are kept; in search they are not.",
        caption_justify="left",
    )
    for heading in ("Players", "", "Interpreted", "Compiled", "Times faster"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    compiled = {speed.players: speed for speed in speeds if speed.compiled}
    for speed in speeds:
        if not speed.compiled:
            table.add_section()
            for line, (label, name, rising) in enumerate(FIGURES):
                before = float(getattr(speed, name))
                after = float(getattr(compiled[speed.players], name)) if compiled else None
                table.add_row("" if line else str(speed.players), label, *cells(before, after, rising))
    return table


# What each line says, where it stands in Speed, and whether more of it is better. None: it is not about speed.
FIGURES: Final[list[tuple[str, str, bool | None]]] = [
    ("decisions/s at a table", "decisions", True),
    ("games/s at a table", "games", True),
    ("decisions/s in search", "search_decisions", True),
    ("games/s in search", "search_games", True),
    ("copies/s in search", "copies", True),
    ("µs a copy in search", "copy", False),
    ("µs a copy at a table", "full_copy", False),
    ("µs a determinized copy", "determinize", False),
    ("µs a new game", "new", False),
    ("µs a JSON round trip", "round_trip", False),
    ("bytes a position", "position", None),
    ("bytes a record", "record", None),
]


def cells(before: float, after: float | None, rising: bool | None) -> tuple[str, str, str]:
    """Interpreted, compiled if it was measured, and the ratio."""
    if after is None:
        return figure(before), "", ""
    if rising is None:
        return figure(before), figure(after), ""
    return figure(before), figure(after), f"{after / before if rising else before / after:.1f}"


def figure(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"
