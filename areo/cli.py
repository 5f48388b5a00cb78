"""The command `areo`: play, serve, look up cards, play records again, let bots play, measure speed."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from areo.kernel.game import VERSION
from areo.kernel.words import known_language
from areo.registry import GAMES

app = typer.Typer(add_completion=False, help="Areo, the digital table for Mars board games. Alone, it starts a game.")

# Their options are declared where they are carried out, and read only when they are used.
PASSED_ON: dict[str, Any] = {
    "allow_extra_args": True,
    "ignore_unknown_options": True,
    "allow_interspersed_args": False,
    "help_option_names": [],
}

A_GAME = f"A game: {', '.join(GAMES)}, or one that was installed beside them."

Language = Annotated[str | None, typer.Option("--lang", help="en, fr or pt; by default the system's language.")]
DataFile = Annotated[Path | None, typer.Option("--data", help="A corrected file of the game's components.")]
Light = Annotated[bool, typer.Option("--light", help="Colours for a light background.")]


@contextmanager
def refusals() -> Iterator[None]:
    """What is wrong with what was typed, on one line, without the workings."""
    try:
        yield
    except (ValueError, OSError) as error:
        told = "".join(letter if letter.isprintable() else " " for letter in str(error))
        typer.echo(f"areo: {' '.join(told.split())}", err=True)
        raise typer.Exit(2) from None


def tell_warning(message: Warning | str, *_: object, **__: object) -> None:
    """What a player should know, such as that an installed game cannot be played, without the workings."""
    typer.echo(f"areo: {message}", err=True)


def version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"areo {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="The version.")] = False,
) -> None:
    """Areo, the digital table for Mars board games. Alone, it starts a game."""
    warnings.showwarning = tell_warning
    if context.invoked_subcommand is None:
        play()


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"{A_GAME} Without it, you are asked.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")] = False,
    players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who else plays: easy,medium. One name stands for all.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Language = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; once for each who plays at the keyboard.")] = None,
    data: DataFile = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, such as draft=true; a wrong name lists them all.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game, in the terminal.")] = None,
    hot_seat: Annotated[int | None, typer.Option(min=1, help="How many take turns at this keyboard.")] = None,
    light: Light = False,
) -> None:
    """Play a game against bots, or with others at the same keyboard: in the browser, or in the terminal."""
    if not terminal and load is None and (data is None or game is not None):
        from areo.table.home import is_built

        if is_built():
            play_in_browser(game, players, bots, seed, lang, name or [], option or [], hot_seat, data)
            return
        typer.echo("areo: the browser's pages are not built (make install does it), so this is the terminal", err=True)
    from areo.terminal.client import Client
    from areo.terminal.keyboard import read_line
    from areo.terminal.look import terminal as screen
    from areo.terminal.picker import pick
    from areo.terminal.start import Wish, language_of, option_of, sit_down

    console = screen(light)
    with refusals():
        if lang is not None:
            known_language(lang)
        wish = Wish(game, lang, players, hot_seat, None, seed, name or [], {}, load)
        wish.bots = None if bots is None else named_bots(bots)
        wish.options = dict(option_of(text) for text in option or [])
        if data is not None:
            wish.options["data"] = str(data.resolve())
        if game is None and load is None and sys.stdin.isatty():
            try:
                pick(wish, console, read_line, os.environ)
            except (EOFError, KeyboardInterrupt):
                console.print()
                raise typer.Exit from None
        wish.language = wish.language or language_of(os.environ)
        table, seats = sit_down(wish)
        client = Client(table, seats, wish.language, console)
    client.play()


def named_bots(text: str) -> list[str]:
    """The bots that were typed; a level may be named in any language."""
    from areo.bots.levels import level_in

    return [level_in(word) for word in text.split(",") if word.strip()]


def play_in_browser(
    game: str | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    language: str | None,
    names: list[str],
    option: list[str],
    people: int | None,
    data: Path | None,
) -> None:
    """Start the table on this machine and open it; what is wrong with what was typed is said before."""
    from areo.bots import bot
    from areo.table.home import check, page, play
    from areo.table.serve import data_folder
    from areo.terminal.start import Wish, option_of, sit_down

    with refusals():
        if language is not None:
            known_language(language)
        seats: list[str] = []
        options = dict(option_of(text) for text in option)
        check(game, players, people, bots, seed, names, options)
        if game is not None:
            named = None if bots is None else named_bots(bots)
            components = {} if data is None else {"data": str(data.resolve())}
            wish = Wish(game, language, players, people, named, seed, names, {**options, **components})
            _, seated = sit_down(wish)
            for name in seated:
                if name is not None:
                    bot(name)
            seats = [name or "me" for name in seated]
        where_to = page(game, seats, seed, language, names[0] if names else None, options)
        corrected = {} if data is None or game is None else {game: str(data.resolve())}
        play(data_folder(), where_to, typer.echo, corrected)


@app.command(context_settings=PASSED_ON)
def serve(context: typer.Context) -> None:
    """Start the table for others: games survive a crash and a restart."""
    carry_out("areo.table.command", context, "serve")


@app.command(context_settings=PASSED_ON)
def backup(context: typer.Context) -> None:
    """Copy all tables of a data folder to one file, also while they are played at."""
    carry_out("areo.table.command", context, "backup")


@app.command(context_settings=PASSED_ON)
def usage(context: typer.Context) -> None:
    """Say how many tables a data folder holds, and how much room they take."""
    carry_out("areo.table.command", context, "usage")


@app.command(context_settings=PASSED_ON)
def forget(context: typer.Context) -> None:
    """Delete a table and all that was done at it."""
    carry_out("areo.table.command", context, "forget")


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help=A_GAME)],
    words: Annotated[
        list[str] | None, typer.Argument(help="Words of its name or text, its id or its English name.")
    ] = None,
    lang: Language = None,
    data: DataFile = None,
    light: Light = False,
) -> None:
    """Find cards, and print what they do."""
    from areo.kernel.description import checked_options
    from areo.library import game_type
    from areo.terminal.cards import card_list, find
    from areo.terminal.look import terminal as screen
    from areo.terminal.phrases import Say
    from areo.terminal.start import language_of

    with refusals():
        say = Say(language_of(os.environ) if lang is None else lang)
        kind = game_type(game)
        options = checked_options(kind.describe(), 0, {} if data is None else {"data": str(data)})
        found = find(kind.all_cards(say.language, options), kind.all_cards("en", options), words or [])
    if not found:
        typer.echo(say("cards.none", " ".join(words or [])))
        raise typer.Exit(1)
    screen(light).print(card_list(found, kind.terms(say.language), say))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    step: Annotated[bool, typer.Option("--step", help="Choice by choice: Enter next, b back, q quit.")] = False,
    to: Annotated[int | None, typer.Option(help="Only so many choices; with --step, begin there.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0; else as a spectator.")] = None,
    lang: Language = None,
    data: DataFile = None,
    light: Light = False,
) -> None:
    """Play a record again, to its end or step by step."""
    from areo.terminal import record
    from areo.terminal.look import terminal as screen
    from areo.terminal.replay import Replay
    from areo.terminal.start import language_of

    with refusals():
        language = language_of(os.environ) if lang is None else known_language(lang)
        saved = record.read(file)
        components = None if data is None else str(data)
        game = record.game_of(saved, file, data=components)
        record.game_of(saved, file, to, components)
        if seat is not None:
            game.seat_number(seat)
    again = Replay(game, seat, language, screen(light))
    if step:
        again.step(to or 0)
    else:
        again.tell(len(again.choices) if to is None else to)


@app.command(context_settings=PASSED_ON)
def review(context: typer.Context) -> None:
    """Say how each player stood over a finished game, and which choices cost the most."""
    carry_out("areo.terminal.review", context)


@app.command(context_settings=PASSED_ON)
def puzzles(context: typer.Context) -> None:
    """Collect positions where one move is clearly best, from records or from games between bots."""
    carry_out("areo.terminal.puzzles", context)


@app.command(context_settings=PASSED_ON)
def verify(context: typer.Context) -> None:
    """Check that a record's deal was drawn as promised, and that its game follows from it."""
    carry_out("areo.terminal.verify", context)


@app.command(context_settings=PASSED_ON)
def simulate(context: typer.Context) -> None:
    """Let bots play many games, and print who wins how often."""
    carry_out("areo.bots.simulate", context)


@app.command(context_settings=PASSED_ON)
def train(context: typer.Context) -> None:
    """Bots learn what a table is worth, from games against themselves."""
    carry_out("areo.bots.training.command", context)


@app.command(context_settings=PASSED_ON)
def tune(context: typer.Context) -> None:
    """Find what bots should take things to be worth, by trying."""
    carry_out("areo.bots.training.tune_command", context)


@app.command(context_settings=PASSED_ON)
def mcp(context: typer.Context) -> None:
    """Give a language model a seat, over the Model Context Protocol."""
    carry_out("areo.mcp.command", context)


@app.command(context_settings=PASSED_ON)
def bench(context: typer.Context) -> None:
    """Measure how fast the games run on this machine."""
    carry_out("areo.bench", context)


def carry_out(module: str, context: typer.Context, name: str = "command") -> None:
    """Hand all that was typed over to a command that stands in its own module."""
    command = typer.Typer(add_completion=False)
    command.command()(getattr(import_module(module), name))
    with refusals():
        command(args=context.args, prog_name=context.command_path)
