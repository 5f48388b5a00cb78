"""Sitting down: from what was asked for on the command line to a game and who sits where."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import areo
from areo.bots import names as bot_names
from areo.bots.levels import USUAL, called
from areo.kernel.game import Game, Json
from areo.kernel.phrases import PHRASES
from areo.kernel.words import LANGUAGES
from areo.library import game_type
from areo.terminal import record


@dataclass
class Wish:
    """What the players asked for; None where they did not say."""

    game: str | None = None
    language: str | None = None
    players: int | None = None
    people: int | None = None
    bots: list[str] | None = None
    seed: str | None = None
    names: list[str] = field(default_factory=list)
    options: Json = field(default_factory=dict)
    load: Path | None = None


def language_of(environment: Mapping[str, str]) -> str:
    """The language the system speaks, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2]
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def option_of(text: str) -> tuple[str, object]:
    """An option written as name=value. The value is JSON, a list with commas, or a plain text."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise areo.BadOption(f"an option is written name=value, not {text!r}")
    if name in ("game", "players", "seed"):
        raise areo.BadOption(f"{name} is no option of the game: give it as {'GAME' if name == 'game' else '--' + name}")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, [part for part in value.split(",") if part] if "," in value else value


def sit_down(wish: Wish) -> tuple[Game, list[str | None]]:
    """The game, and who sits where: a bot by its name, or None for a person."""
    if wish.load is not None:
        return sit_down_again(wish, wish.load)
    game = wish.game or next(iter(areo.games()))
    options = dict(wish.options)
    seats = seating(wish, usual(game_type(game).seats(options)))
    if "names" not in options:
        options["names"] = names(seats, wish)
    elif wish.names:
        raise areo.BadOption("the players' names are given twice: by --name and by --option names")
    return areo.new(game, len(seats), wish.seed, **options), seats


def sit_down_again(wish: Wish, path: Path) -> tuple[Game, list[str | None]]:
    """A saved game, to go on from where it was left."""
    fixed = {"--players": wish.players, "--seed": wish.seed, "--name": wish.names}
    given = [flag for flag, value in fixed.items() if value]
    given += [f"--option {name}" for name in wish.options if name != "data"]
    if given:
        raise areo.BadOption(f"--load goes on with the game as it was saved: leave out {given[0]}")
    saved = record.read(path)
    game = record.game_of(saved, path, data=wish.options.get("data"))
    if wish.game not in (None, game.rulebook.game):
        raise areo.BadOption(f"{path} holds a game of {game.rulebook.game}, not of {wish.game}")
    seats = record.seats_of(saved, game.seats) if wish.bots is None and wish.people is None else None
    if seats is None:
        return game, seating(Wish(players=game.seats, people=wish.people, bots=wish.bots), game.seats)
    for bot in seats:
        if bot is not None and bot not in bot_names():
            raise areo.BadRecord(f"{path} was played with the bot {bot!r}: name it, or another one, with --bots")
    return game, seats


def usual(seats: tuple[int, int]) -> int:
    """How many play unless somebody says otherwise: the fewest, but not alone where others may join."""
    least, most = seats
    return min(max(least, 2), most)


def seating(wish: Wish, least: int) -> list[str | None]:
    """People first, then bots. One bot's name stands for all."""
    people = wish.people or 1
    bots = [USUAL] if wish.bots is None else wish.bots
    players = max(least, people + (len(bots) if wish.bots else 0)) if wish.players is None else wish.players
    free = players - people
    if free < 0:
        raise areo.BadOption(f"{people} people at the keyboard are more than {players} players")
    if len(bots) == 1 and (free or wish.bots is None):
        bots = bots * free
    if len(bots) != free:
        raise areo.BadOption(f"{players} players leave {free} seats for bots, but {len(bots)} bots are named")
    return [None] * people + bots


def names(seats: Sequence[str | None], wish: Wish) -> list[str]:
    """A name for each seat: those given, then numbers; bots are called after their kind."""
    people = [seat for seat, bot in enumerate(seats) if bot is None]
    if len(wish.names) > len(people):
        raise areo.BadOption(f"{len(wish.names)} names for {len(people)} people at the keyboard")
    given = dict(zip(people, wish.names))
    language = wish.language or "en"
    told: list[str] = []
    for seat, bot in enumerate(seats):
        if bot is None:
            told.append(given.get(seat) or PHRASES[language]["player"].format(seat + 1))
        else:
            kind = called(bot, language).split(":")[-1].capitalize()
            told.append(kind if seats.count(bot) == 1 else f"{kind} {seat + 1}")
    return told
