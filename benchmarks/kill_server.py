"""Kills the server under its players, over and over: `python benchmarks/kill_server.py --kills 100`.

Two programs and two bots play every game there is over sockets, on a real SQLite file, while the server is killed with
SIGKILL at random moments. What each of them saw and was told is compared with the records at the end.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import Progress

from areo.registry import GAMES
from tests.table.killing import Figures, play_and_kill

AT_ONCE = 10  # kills in one set of games


def main(
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    seed: Annotated[str, typer.Option(help="What the moments and choices are drawn from.")] = "1",
) -> None:
    figures = Figures()
    with Progress() as progress:
        bar = progress.add_task("killing the server", total=kills)
        while figures.kills < kills:
            before = figures.kills
            with tempfile.TemporaryDirectory() as folder:
                figures += play_and_kill(
                    Path(folder) / "tables",
                    list(GAMES),
                    min(AT_ONCE, kills - before),
                    Random(f"{seed} {before}"),
                    lambda done, before=before: progress.update(bar, completed=before + done),  # type: ignore[misc]
                )
    print(f"kills                            {figures.kills}")
    print(f"choices stored, replayed, equal  {figures.choices}")
    print(f"of them acknowledged to programs {figures.acknowledged}")
    print(f"sent again after a kill          {figures.resent}")
    print(f"states compared, all equal       {figures.states}")


if __name__ == "__main__":
    typer.run(main)
