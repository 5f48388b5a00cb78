"""The start: which game, in which language, with how many, against whom. Enter takes what is proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import areo
from areo.bots import names as bot_names
from areo.bots.levels import LEVELS, USUAL, called, level_in
from areo.kernel.words import LANGUAGES
from areo.library import game_type
from areo.terminal.client import Read
from areo.terminal.phrases import Say
from areo.terminal.start import Wish, language_of, usual


def pick(wish: Wish, console: Console, read: Read, environment: Mapping[str, str]) -> None:
    """Ask for whatever the command line left open."""
    if wish.language is None:
        say = Say(language_of(environment))
        console.print(Text(say("start.title"), "bold mars"))
        console.print(Text(say("start.enter"), "quiet"))
        wish.language = one_of(say, console, read, "start.language", list(LANGUAGES), say.language)
    say = Say(wish.language)
    games = areo.games()
    console.print()
    for number, game in enumerate(games.values(), 1):
        seats = say("start.seats", *game.seats)
        console.print(
            Text.assemble((f"{number:3} ", "act"), (game.names[say.language], "bold"), (f"  {seats}", "quiet"))
        )
        console.print(Padding(Text(game.reconstructed.get(say.language, ""), "quiet"), (0, 0, 0, 4)))
    console.print()
    ids = list(games)
    wish.game = ids[0] if len(ids) == 1 else ids[number_in(say, console, read, say("start.game"), 1, len(ids), 1) - 1]
    if wish.players is None and wish.people is None and wish.bots is None:
        least, most = game_type(wish.game).seats(wish.options)
        question = say("start.players", least, most)
        wish.players = number_in(say, console, read, question, least, most, usual((least, most)))
    if wish.bots is None and wish.players != 1:
        words = [called(level, say.language) for level in LEVELS]
        usual_one = called(USUAL, say.language)
        wish.bots = [level_in(one_of(say, console, read, "start.bots", words, usual_one, bot_names()))]


def one_of(
    say: Say,
    console: Console,
    read: Read,
    phrase: str,
    known: list[str],
    default: str,
    also: Sequence[str] = (),
) -> str:
    """One of some words, or the default. Some others are understood, too, and not named."""
    while True:
        text = read(f"{say(phrase, ', '.join(known))} [{default}] › ").strip().casefold() or default
        if text in known or text in also:
            return text
        console.print(Text(say("start.not-among", ", ".join(known)), "bad"))


def number_in(say: Say, console: Console, read: Read, question: str, least: int, most: int, default: int) -> int:
    """A number between two others, or the default."""
    while True:
        text = read(f"{question} [{default}] › ").strip() or str(default)
        if text.isdecimal() and len(text) < 9 and least <= int(text) <= most:
            return int(text)
        console.print(Text(say("start.no-number", least, most), "bad"))
