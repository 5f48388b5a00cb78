"""The command `areo simulate`: plays games between bots and says who is how much better."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from areo.bots import export
from areo.bots import names as bot_names
from areo.bots.levels import level_in
from areo.bots.result import Result
from areo.bots.statistics import Estimate, Summary
from areo.bots.tournament import seatings, simulate
from areo.cli import refusals
from areo.kernel.game import Json
from areo.terminal.start import option_of

__all__ = ["command", "simulate"]

INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C


def command(
    game: Annotated[str, typer.Argument(help="The game; a wrong name lists them all.")],
    players: Annotated[int | None, typer.Option(help="How many play; as many as bots are named.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"The bots by seat, with commas: {', '.join(bot_names())}, or module:Class. All random if left out."
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games; rounded up, so that all deals have all seatings.")] = 100,
    jobs: Annotated[int, typer.Option(help="How many processes play at the same time.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="local|auto|ADDRESS", help="Play on a Ray cluster instead; needs ray.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games. Drawn if left out.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, such as draft=true; a wrong name lists them all.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="A corrected file of the game's components.")] = None,
    json_file: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write everything as JSON; - prints it.")
    ] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a row a game and seat as CSV.")] = None,
    parquet_file: Annotated[Path | None, typer.Option("--parquet", help="The same as Parquet; needs polars.")] = None,
) -> None:
    """Play games between bots: win rates with 95% intervals, scores and lengths."""
    with refusals():
        files = [Path(json_file)] if json_file not in (None, "-") else []
        for path in [*files, *(path for path in (csv_file, parquet_file) if path is not None)]:
            export.check_target(path)
        if parquet_file is not None:
            export.check_parquet()
        named = None if bots is None else [level_in(name) for name in bots.split(",")]
        if named is not None and any(":" in name for name in named):
            sys.path.insert(0, "")  # a bot of one's own may stand in the current folder
        options = dict(option_of(text) for text in option or [])
        if data is not None:
            options["data"] = str(data)
        result = watched(game, players, named, games, jobs, seed, options, ray)
    report(result, games, Console(stderr=json_file == "-"))
    if result.rows:
        if json_file == "-":
            print(export.as_json(result), end="")
        elif json_file is not None:
            export.write_json(result, Path(json_file))
        if csv_file is not None:
            export.write_csv(result, csv_file)
        if parquet_file is not None:
            export.write_parquet(result, parquet_file)
    if result.games < result.planned:
        raise typer.Exit(INTERRUPTED)


def watched(
    game: str,
    players: int | None,
    bots: list[str] | None,
    games: int,
    jobs: int,
    seed: str | None,
    options: Json,
    ray: str | None,
) -> Result:
    """Simulate, with a progress bar."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task: TaskID = bar.add_task(game, total=games)

    def show(played: int, total: int) -> None:
        if played == 0:
            bar.start()
        bar.update(task, completed=played, total=total)

    try:
        return simulate(game, players, bots, games, jobs, seed, options, show, ray)
    finally:
        bar.stop()


# What is printed


def many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' if number > 1 else ''}"


def report(result: Result, wanted: int, console: Console) -> None:
    turned = len(seatings(result.bots))
    lines = [
        f"{result.game}, {many(len(result.bots), 'player')}, seed {result.seed}",
        f"{result.games} games: {result.seeds} deals, each in {many(turned, 'seating')}",
    ]
    if result.games < result.planned:
        lines.append(f"Stopped early: {result.planned} games were planned.")
    elif result.planned != wanted:
        lines.append(f"({wanted} were asked for; deals are played in all seatings.)")
    if result.rows:
        made = result.decisions_per_game
        lines.append(f"{mean(made):.0f} decisions a game ({min(made)} to {max(made)}), {result.rounds:.1f} rounds")
        lines.append(f"{result.draws} shared victories; {result.decisions / result.seconds:,.0f} decisions a second")
    for line in lines:
        console.print(line, soft_wrap=True, markup=False, highlight=False)
    if result.rows:
        console.print(summary_table("Bot", result.by_bot))
        console.print(summary_table("Seat", result.by_seat))
    if result.rows and turned > 1:
        console.print(line_up_table(result))


def summary_table(name: str, rows: dict[str, Summary]) -> Table:
    table = Table(name, "Won", "95% interval", "Score", "95% interval", "Spread", "Place")
    for column in table.columns[1:]:
        column.justify = "right"
    for label, row in rows.items():
        table.add_row(
            label,
            percent(row.won.mean),
            percents(row.won),
            f"{row.score.mean:.1f}",
            interval(row.score),
            f"{row.spread:.1f}",
            f"{row.place:.2f}",
        )
    return table


def line_up_table(result: Result) -> Table:
    """For each seating, what part of its games each seat won."""
    table = Table(title="Won, by line-up", title_justify="left", title_style="", show_lines=True)
    for seat in range(len(result.bots)):
        table.add_column(f"Seat {seat}", overflow="fold")
    table.add_column("Games", justify="right")
    for seating, seats in result.by_line_up.items():
        names = seating.split(",")
        cells = [
            f"{name}\n{percent(seat.won.mean)}\n({percents(seat.won)})" for name, seat in zip(names, seats.values())
        ]
        table.add_row(*cells, str(seats["0"].seats))
    return table


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def percents(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}%"


def interval(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{estimate.low:.1f}–{estimate.high:.1f}"
