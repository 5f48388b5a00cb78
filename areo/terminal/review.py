"""`areo review`: looks at the record of a game once more, and says which choices cost the most."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from areo.bots.export import check_target
from areo.bots.review import Costly, Review, review
from areo.kernel.errors import BadRecord
from areo.kernel.game import Game
from areo.kernel.words import known_language
from areo.terminal import record
from areo.terminal.figures import figure
from areo.terminal.phrases import Say
from areo.terminal.start import language_of


def command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    lang: Annotated[str | None, typer.Option("--lang", help="en, fr or pt; by default the system's language.")] = None,
    json_file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Write the review as JSON, in all languages; - prints it."),
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="A corrected file of the game's components.")] = None,
) -> None:
    """Say how each player stood over a game, and which five choices cost the most."""
    say = Say(language_of(os.environ) if lang is None else known_language(lang))
    if json_file not in (None, "-"):
        check_target(Path(str(json_file)))
    game = record.game_of(record.read(file), file, data=None if data is None else str(data))
    if not game.over:
        raise BadRecord(f"{file}: the game is not over, and only a finished one is reviewed")
    found = watched(game)
    console = Console(stderr=json_file == "-")
    console.print(standings(found, game, say))
    for number, choice in enumerate(found.costly, 1):
        console.print(f"\n{number}. {told(choice, game, say)}", highlight=False, markup=False)
    if not found.costly:
        console.print(say("review.none"))
    written = json.dumps(asdict(found), ensure_ascii=False, indent=1) + "\n"
    if json_file == "-":
        print(written, end="")
    elif json_file is not None:
        Path(json_file).write_text(written, encoding="utf-8")


def watched(game: Game) -> Review:
    """Review a game, with a progress bar."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.rulebook.game)

        def show(done: int, of: int) -> bool:
            bar.update(task, completed=done, total=of)
            return True

        return review(game, show)


def standings(found: Review, game: Game, say: Say) -> Table:
    """What each seat could expect when each round had ended."""
    words = game.words(say.language)
    table = Table(say("review.round"), title=say("review.curve" if found.competitive else "review.curve-alone"))
    for seat in range(game.seats):
        table.add_column(words.player(seat), justify="right")
    for number, point in enumerate(found.curve):
        if number == 0 or point.round > 0:  # set-up is no round
            name = say("review.start") if number == 0 else str(point.round)
            table.add_row(name, *[figure(value, say) for value in point.values])
    return table


def told(choice: Costly, game: Game, say: Say) -> str:
    """A costly choice, as a few lines."""
    text = choice.texts[say.language]
    who = game.words(say.language).player(choice.seat)
    lines = [
        say("review.when", who, text.clock, choice.moment),
        f"   {text.prompt}",
        f"   {say('review.played', text.played)}",
        f"   {say('review.better', text.better, figure(choice.cost, say))}",
    ]
    if text.line:
        lines.append(f"   {say('review.line', ' › '.join(text.line))}")
    return "\n".join(lines)
