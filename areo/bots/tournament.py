"""A tournament: many games between bots, the same deals for every seating, on as many processes as you like."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import Event
from multiprocessing.synchronize import Event as Stop
from time import perf_counter
from typing import Final

from areo.bots import bot
from areo.bots.arena import Pairing, Row, play
from areo.bots.result import Result
from areo.kernel.description import checked_players
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.kernel.rng import seed_text
from areo.library import game_type, new

Cluster = list[Pairing]  # the games of one seed: a line-up in all its seatings
Progress = Callable[[int, int], None]  # games played, of how many

PARCELS: Final = 2000  # that a tournament is cut into at most: handing them out costs time too


def simulate(
    game: str,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    games: int = 100,
    jobs: int = 1,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games between bots, rounded up so that every seed is played in every seating of the line-up.

    The same seed gives the same games, whatever `jobs`. An interrupt (Ctrl-C) ends it early with what was played.
    """
    given: Json = dict(options or {})
    line_up = checked_line_up(game, players, bots)
    check_number("games", games)
    check_number("jobs", jobs)
    text = secrets.token_hex(4) if seed is None else seed_text(seed)
    for name in ("game", "players", "seed"):
        if name in given:
            raise BadOption(f"{name} is no option of the game: it has a place of its own")
    new(game, len(line_up), text, **given)  # whether the options are right, before any process starts
    clusters = plan(game, line_up, games, text, given)
    total = sum(len(cluster) for cluster in clusters)
    rows: list[Row] = []

    def tell() -> None:
        if progress is not None:
            progress(len(rows) // len(line_up), total)

    start = perf_counter()
    if jobs == 1:
        play_here(clusters, rows, tell)
    else:
        play_in_processes(clusters, jobs, rows, tell)
    seconds = perf_counter() - start
    rows.sort(key=lambda row: (row.game, row.seat))
    return Result(game, line_up, given, text, total, rows, seconds)


def check_number(name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption(f"{name}: a whole number from 1 on is expected, not {value!r}")


def checked_line_up(game: str, players: int | None, bots: Sequence[str] | None) -> tuple[str, ...]:
    """The bots by seat; all random if none are named."""
    description = game_type(game).describe()
    if isinstance(bots, str):
        raise BadOption(f"bots: a list of names is expected, not {bots!r}")
    if players is None:
        players = len(bots) if bots else description.seats[0]
    seats = checked_players(description, players)
    line_up = tuple(bots) if bots else ("random",) * seats
    for name in line_up:
        bot(name)
    if len(line_up) != seats:
        raise BadOption(f"{seats} players need {seats} bots, not {len(line_up)}: {', '.join(line_up)}")
    return line_up


def seatings(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up turned round the table, each different seating once."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def plan(game: str, line_up: tuple[str, ...], games: int, seed: str, options: Json) -> list[Cluster]:
    """All games to be played: seed by seed, in every seating."""
    turned = seatings(line_up)
    return [
        [
            Pairing(game, cluster * len(turned) + turn, f"{seed}/{cluster}", turned[turn], options)
            for turn in range(len(turned))
        ]
        for cluster in range(-(-games // len(turned)))
    ]


def play_here(clusters: list[Cluster], rows: list[Row], tell: Callable[[], None]) -> None:
    """One game after the other. An interrupt leaves the seeds that were played in every seating."""
    try:
        tell()
        for cluster in clusters:
            rows.extend([row for pairing in cluster for row in play(pairing)])
            tell()
    except KeyboardInterrupt:
        pass


def play_in_processes(clusters: list[Cluster], jobs: int, rows: list[Row], tell: Callable[[], None]) -> None:
    """Several games at the same time. An interrupt leaves what the processes have played by then."""
    size = max(1, len(clusters) // PARCELS)
    parcels = [clusters[at : at + size] for at in range(0, len(clusters), size)]
    stop = Event()
    with ProcessPoolExecutor(min(jobs, len(parcels)), initializer=prepare, initargs=(stop,)) as pool:
        futures = [pool.submit(play_parcel, parcel) for parcel in parcels]
        waiting = set(futures)
        try:
            tell()  # only now, with all processes started, may others start threads
            for future in as_completed(futures):
                waiting.remove(future)
                rows.extend(future.result())
                tell()
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            for future in waiting:
                if not future.cancelled():
                    rows.extend(future.result())
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


class Worker:
    """What a process that plays for a tournament knows of it."""

    stop: Stop | None = None  # set when the tournament is to end early


def prepare(stop: Stop) -> None:
    """Begin a process. A terminal sends Ctrl-C to all of them; only their parent knows what to do then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.stop = stop


def play_parcel(parcel: list[Cluster]) -> list[Row]:
    """Play some seeds in every seating; told to stop, only those that are complete."""
    rows: list[Row] = []
    for cluster in parcel:
        played: list[Row] = []
        for pairing in cluster:
            if Worker.stop is not None and Worker.stop.is_set():
                return rows
            played.extend(play(pairing))
        rows.extend(played)
    return rows
