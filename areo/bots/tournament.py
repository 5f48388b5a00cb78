"""A tournament: many games between bots, the same deals for every seating, by as large a crew as you like."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import perf_counter

from areo.bots import bot
from areo.bots.arena import Pairing, Row, play
from areo.bots.crew import crew_of
from areo.bots.result import Result
from areo.kernel.description import checked_players
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.kernel.rng import seed_text
from areo.library import game_type, new

Cluster = list[Pairing]  # the games of one seed: a line-up in all its seatings
Progress = Callable[[int, int], None]  # games played, of how many


def simulate(
    game: str,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    games: int = 100,
    jobs: int = 1,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    ray: str | None = None,
) -> Result:
    """Play `games` games between bots, rounded up so that every seed is played in every seating of the line-up.

    `jobs` processes play, or the Ray cluster that `ray` names: `local`, `auto` or an address. The same seed gives the
    same games, whoever plays them. An interrupt (Ctrl-C) ends it early with what was played in every seating.
    """
    given: Json = dict(options or {})
    line_up = checked_line_up(game, players, bots, given)
    check_number("games", games)
    check_number("jobs", jobs)
    text = secrets.token_hex(4) if seed is None else seed_text(seed)
    for name in ("game", "players", "seed"):
        if name in given:
            raise BadOption(f"{name} is no option of the game: it has a place of its own")
    new(game, len(line_up), text, **given)  # whether the options are right, before anybody starts
    files = {name: os.path.abspath(str(given[name])) for name in ("data",) if given.get(name) is not None}
    crew = crew_of(jobs, ray, own_modules(line_up), tuple(files.values()))
    clusters = plan(game, line_up, games, text, {**given, **files})
    total = sum(len(cluster) for cluster in clusters)
    rows: list[Row] = []

    def tell() -> None:
        if progress is not None:
            progress(len(rows) // len(line_up), total)

    start = perf_counter()

    def begun() -> None:
        nonlocal start
        start = perf_counter()  # what a crew needs to get ready is no play
        tell()

    def take(played: list[Row]) -> None:
        rows.extend(played)
        tell()

    with crew, suppress(KeyboardInterrupt):
        crew.do(play, [pairing for cluster in clusters for pairing in cluster], take, begun)
    seconds = perf_counter() - start
    kept = complete(rows, len(clusters[0]) * len(line_up))
    kept.sort(key=lambda row: (row.game, row.seat))
    return Result(game, line_up, given, text, total, kept, seconds)


def check_number(name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption(f"{name}: a whole number from 1 on is expected, not {value!r}")


def checked_line_up(game: str, players: int | None, bots: Sequence[str] | None, options: Json) -> tuple[str, ...]:
    """The bots by seat; all random if none are named."""
    kind = game_type(game)
    if isinstance(bots, str):
        raise BadOption(f"bots: a list of names is expected, not {bots!r}")
    if players is None:
        players = len(bots) if bots else kind.seats(options)[0]
    seats = checked_players(kind.describe(), players)
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


def complete(rows: list[Row], whole: int) -> list[Row]:
    """Those of the seeds that were played in every seating; an interrupt leaves others."""
    count = Counter(row.seed for row in rows)
    return [row for row in rows if count[row.seed] == whole]


def own_modules(line_up: tuple[str, ...]) -> tuple[str, ...]:
    """Where bots that areo does not bring stand: `my_bots` for `my_bots:Careful`."""
    packages = dict.fromkeys(name.partition(":")[0].partition(".")[0] for name in line_up if ":" in name)
    return tuple(package for package in packages if package != "areo")
