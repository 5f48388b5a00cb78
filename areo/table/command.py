"""The commands of the table: serve, backup, usage, forget."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

Folder = Annotated[
    Path | None, typer.Option("--data", help="The folder that holds the tables; by default your own areo folder.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--store",
        envvar="AREO_STORE",
        show_envvar=False,
        help="A database that holds the tables instead: postgresql://USER@HOST/DATABASE.",
    ),
]


def where(data: Path | None, store: str | None) -> Path | str:
    """Where tables are kept: in a database, or else in a folder."""
    from areo.table.kept import checked
    from areo.table.serve import data_folder

    if store is None:
        return data or data_folder()
    if data is not None:
        raise ValueError("tables are kept in a folder or in a database: give --data or --store, not both")
    return checked(store)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8642,
    data: Folder = None,
    store: Database = None,
    peers_find: Annotated[
        str, typer.Option("--address", help="Where servers that share the database reach this one: http://HOST:PORT.")
    ] = "",
    lease_seconds: Annotated[
        float, typer.Option(min=1.0, help="Seconds after which others take over the tables of a server that died.")
    ] = 10.0,
    pace: Annotated[float, typer.Option(min=0.0, help="Seconds between a bot's choices while somebody watches.")] = 0.4,
    pause: Annotated[
        float, typer.Option(min=0.0, max=60.0, help="Seconds bots wait while a turn can still be taken back.")
    ] = 3.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="How long a bot may think about one choice.")] = 20.0,
    keep_days: Annotated[
        float, typer.Option(min=0.0, help="Days after which a table at which nothing happens is deleted; 0: never.")
    ] = 400.0,
    megabytes: Annotated[int, typer.Option(min=1, help="Room for all tables; then no new ones are made.")] = 4096,
    tables_an_address: Annotated[int, typer.Option(min=1, help="Tables that are kept for one household.")] = 300,
    consent_seconds: Annotated[float, typer.Option(min=1.0, help="How long an undo waits for consent.")] = 30.0,
    name: Annotated[
        list[str] | None, typer.Option(help="The host's name behind a proxy, such as mars.example.org.")
    ] = None,
    components: Annotated[
        list[str] | None, typer.Option(help="A corrected file of a game's components: GAME=FILE.")
    ] = None,
    metrics: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="A port of this machine that gives out figures for Prometheus; 0: a free one."
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Start the table for others: games survive a crash and a restart."""
    from areo.table.kept import shown
    from areo.table.serve import name_for_others, run
    from areo.table.settings import Settings

    settings = Settings(
        pace=pace,
        pause=pause,
        bot_workers=workers,
        bot_seconds=bot_seconds,
        consent_seconds=consent_seconds,
        lease_seconds=lease_seconds,
        keep_days=keep_days,
        folder_megabytes=megabytes,
        tables_an_address=tables_an_address,
        components=dict(corrected(text) for text in components or []),
    )
    kept = where(data, store)
    if peers_find and not re.fullmatch(r"http://[^/:@]+:\d+|http://\[[0-9a-fA-F:]+\]:\d+", peers_find):
        raise ValueError(f"--address is written http://HOST:PORT, not {peers_find!r}")
    named = shown(kept)
    meter, figures = None, ""
    if metrics is not None:
        from areo.table.metrics import Metrics

        meter = Metrics()
        figures = meter.serve(metrics)

    def say(address: str) -> None:
        typer.echo(f"areo: the table is at {address} and its games are kept in {named}; Ctrl-C stops it")
        others = name_for_others(host)
        if others is not None:
            there = address.replace("localhost", others)
            typer.echo(f"areo: from other machines it is at {there}; open it there too before you send links")
        if figures:
            typer.echo(f"areo: its figures are at {figures}")

    run(kept, host, port, settings, say, "WARNING" if quiet else "INFO", name or (), meter, peers_find)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to make; it must not be there yet.")],
    data: Folder = None,
) -> None:
    """Copy all tables of a data folder to one file, also while they are played at."""
    from areo.table.serve import data_folder
    from areo.table.store import FILE, backup

    backup(data or data_folder(), file)
    typer.echo(f"areo: the tables are copied; to restore them, put {file} into a data folder as {FILE}")


def usage(data: Folder = None, store: Database = None) -> None:
    """Say how many tables there are, and how much room they take; also while they are played at."""
    from areo.table.kept import usage

    tables, used = usage(where(data, store))
    typer.echo(f"areo: {tables} tables take {used / 1024 / 1024:.1f} MB")


def forget(
    table: Annotated[str, typer.Argument(help="The table's id: what stands behind /t/ in its links.")],
    data: Folder = None,
    store: Database = None,
) -> None:
    """Delete a table and all that was done at it. The server of a folder must not be running."""
    from areo.table.kept import forget

    forget(where(data, store), table)
    typer.echo(f"areo: table {table} is deleted")


def corrected(text: str) -> tuple[str, str]:
    """A game and its corrected file, which is read once here: what is wrong with it should be said at once."""
    from areo.kernel.description import checked_options
    from areo.library import game_type

    game, sign, file = text.partition("=")
    if not sign:
        raise ValueError(f"components are written game=FILE, not {text!r}")
    path = str(Path(file).resolve())
    kind = game_type(game)
    kind.cards("en", checked_options(kind.describe(), 0, {"data": path}))
    return game, path
