"""What the commands that teach bots have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

GameName: TypeAlias = Annotated[str, typer.Argument(help="The game; a wrong name lists them all.")]
Folder: TypeAlias = Annotated[Path, typer.Option("--in", help="Where all is kept; what was begun there goes on.")]
Players: TypeAlias = Annotated[int, typer.Option(min=1, help="How many play.")]
Jobs: TypeAlias = Annotated[int, typer.Option(min=1, help="How many processes play at the same time.")]
Ray: TypeAlias = Annotated[
    str | None, typer.Option(metavar="local|auto|ADDRESS", help="Play on a Ray cluster instead; needs ray.")
]
Seed: TypeAlias = Annotated[str, typer.Option(help="The same seed gives the same.")]
Options: TypeAlias = Annotated[list[str] | None, typer.Option(help="An option of the game, such as coop=true.")]


def progress(console: Console) -> Progress:
    """A bar that tells how far the games are, where somebody looks on."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
