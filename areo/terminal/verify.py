"""`areo verify`: checks the record of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from areo.kernel.game import Json
from areo.terminal.record import read
from areo.verification import Finding, verify


def command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    commitment: Annotated[
        str | None, typer.Option(help="The fingerprint you noted before the deal, to compare the record with.")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="A corrected file of the game's components.")] = None,
) -> None:
    """Check that a record's deal was drawn as promised, and that its game follows from it.

    Exit status: 0 fair; 2 no record; 3 another secret than promised; 4 another seed; 5 another game; 6 nothing was
    promised; 7 whoever made the table has chosen of the deal.
    """
    options: Json = {} if data is None else {"data": str(data)}
    finding, text = verify(read(file), commitment, **options)
    typer.echo(f"areo: {text}", err=finding is not Finding.FAIR)
    raise typer.Exit(int(finding))
