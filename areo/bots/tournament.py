"""A tournament: many games between bots, the same deals for every seating, on as many processes as you like."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
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

PARCELS: Final = 50  # handed to each process over a tournament, so that all end at about the same time
LARGEST: Final = 20  # clusters in a parcel, so that stopping is quick


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

    def take(played: list[Row]) -> None:
        rows.extend(played)
        if progress is not None:
            progress(len(rows) // len(line_up), total)

    start = perf_counter()
    if jobs == 1:
        play_here(clusters, take)
    else:
        play_in_processes(clusters, jobs, take)
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


def play_parcel(parcel: list[Cluster]) -> list[Row]:
    return [row for cluster in parcel for pairing in cluster for row in play(pairing)]


def play_here(clusters: list[Cluster], take: Callable[[list[Row]], None]) -> None:
    take([])
    try:
        for cluster in clusters:
            take(play_parcel([cluster]))
    except KeyboardInterrupt:
        pass  # the seeds played so far stand


def play_in_processes(clusters: list[Cluster], jobs: int, take: Callable[[list[Row]], None]) -> None:
    size = max(1, min(LARGEST, len(clusters) // (jobs * PARCELS)))
    parcels = [clusters[at : at + size] for at in range(0, len(clusters), size)]
    with ProcessPoolExecutor(min(jobs, len(parcels)), initializer=leave_interrupts_to_parent) as pool:
        try:
            futures = [pool.submit(play_parcel, parcel) for parcel in parcels]
            take([])  # only now, with all processes started, may others start threads
            for future in as_completed(futures):
                take(future.result())
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)  # waits for the parcels at hand
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def leave_interrupts_to_parent() -> None:
    """A terminal sends Ctrl-C to every process; only the parent knows what to do then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
