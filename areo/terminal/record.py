"""Records on disk: a game with every choice so far, and who sits where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from errno import EISDIR
from pathlib import Path

import areo
from areo.kernel.game import Game, Json

Seats = Sequence[str | None]  # who sits there: a bot by its name, or None for a person


def read(path: Path) -> Json:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        record = json.loads(path.read_bytes())
    except OSError as error:
        raise areo.BadRecord(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise areo.BadRecord(f"{path} is no record: {error}") from error
    if not isinstance(record, dict):
        raise areo.BadRecord(f"{path} is no record: it holds no object")
    return record


def game_of(record: Json, path: Path, choices: int | None = None, data: object = None) -> Game:
    """The game a record tells, or its first choices; with another path to its data file, if that has moved."""
    options: Json = {} if data is None else {"data": data}
    try:
        return areo.replay(record, choices, **options)
    except ValueError as error:  # the record's fault, or that of a data file it names
        raise areo.BadRecord(f"{path}: {error}") from error


def seats_of(record: Json, players: int) -> list[str | None] | None:
    """Who sat where when the game was saved, if the record says so."""
    table = record.get("table")
    seats = table.get("seats") if isinstance(table, dict) else None
    if not isinstance(seats, list) or len(seats) != players:
        return None
    return [seat if isinstance(seat, str) else None for seat in seats]


def write(game: Game, seats: Seats, path: Path) -> None:
    """Save a game, whole or not at all."""
    record = {**game.record(), "table": {"seats": list(seats)}}
    if path.is_dir():
        raise IsADirectoryError(EISDIR, "it is a folder")
    beside = path.with_name(path.name + ".part")
    beside.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def free_name(game: Game) -> Path:
    """A file name for this game that is not taken yet."""
    name = f"{game.rulebook.game}-{game.options['seed']}"
    path = Path(f"{name}.json")
    number = 2
    while path.exists():
        path = Path(f"{name}-{number}.json")
        number += 1
    return path
