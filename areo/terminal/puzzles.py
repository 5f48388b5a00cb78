"""`areo puzzles`: collects positions where one move is clearly best, from records or from games between bots."""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from areo.bots.export import check_target
from areo.bots.puzzles import Puzzle, played, puzzles_in
from areo.kernel.words import known_language
from areo.library import games as known_games
from areo.terminal import record
from areo.terminal.figures import figure
from areo.terminal.phrases import Say
from areo.terminal.start import language_of


def command(
    sources: Annotated[list[str], typer.Argument(help="Records, or the names of games, which bots then play.")],
    players: Annotated[int | None, typer.Option(help="How many play in the bots' games.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games the bots play.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "puzzles",
    most: Annotated[int, typer.Option(min=1, help="Of each game or record, at most so many.")] = 5,
    lang: Annotated[str | None, typer.Option("--lang", help="en, fr or pt; by default the system's language.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write them as JSON, in all languages.")
    ] = None,
) -> None:
    """Collect positions where one move is clearly best, and print them or write them to a file."""
    say = Say(language_of(os.environ) if lang is None else known_language(lang))
    if json_file is not None:
        check_target(json_file)
    found: list[Puzzle] = []
    for source in sources:
        if source in known_games():
            for number in range(games):
                name = f"{seed}-{number}"
                found += puzzles_in(played(source, players, name), most, name)
        else:
            found += puzzles_in(record.game_of(record.read(Path(source)), Path(source)), most, "record")
    if json_file is None:
        show(found, say)
        return
    given = [*sources, *([] if players is None else ["--players", str(players)])]
    made_with = shlex.join(["areo", "puzzles", *given, "--games", str(games), "--seed", seed, "--most", str(most)])
    lines = ",\n".join([json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in found])
    whole = f'{{"made_with": {json.dumps(made_with)}, "puzzles": [\n{lines}\n]}}\n'
    json_file.write_text(whole, encoding="utf-8")


def show(found: list[Puzzle], say: Say) -> None:
    console = Console()
    for number, puzzle in enumerate(found, 1):
        hint = puzzle.texts[say.language]
        lines = [
            f"{number}. {puzzle.game} · {hint.clock}",
            hint.prompt,
            say("review.better", hint.best, figure(puzzle.gap, say)),
        ]
        if hint.line:
            lines.append(say("review.line", " › ".join(hint.line)))
        console.print("\n   ".join(lines), highlight=False, markup=False)
    if not found:
        console.print(say("puzzles.none"))
