"""What a seat may know of a game, found without the table: by playing its choices again."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import areo

Json = dict[str, Any]


def through_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def names_at(told: Json) -> list[str]:
    """What those at a table are called; "" for those who have said nothing, as a game has it."""
    return [seat["name"] if seat["named"] else "" for seat in told["seats"]]


def moments(record: Json, names: list[str]) -> Iterator[areo.Game]:
    """The game after none of its choices, after the first, and so on. It is one game that goes on."""
    game = areo.replay(record, choices=0)
    game.names = names
    yield game
    for seat, picks in record["choices"]:
        game.choose(seat, picks)
        yield game


def question(game: areo.Game, seat: int | None, language: str = "en") -> Json | None:
    """The decision open to a seat, as it is to be sent; without the id that the table gives it."""
    decision = None if seat is None else game.asked[seat]
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "prompt": decision.asking(language),
        "name": decision.name,
        "source": decision.source,
        "about": decision.about,
        "least": decision.least,
        "most": decision.most,
        "options": [
            {
                "key": key,
                "label": decision.deed(index, language),
                "thing": decision.thing(index),
                "price": decision.price(index),
                "detail": decision.detail(index, language),
                "shortcut": decision.shortcut(index),
            }
            for index, key in enumerate(decision.keys)
        ],
    }


def asked_in(state: Json) -> Json | None:
    """The decision that a state shows, without its id."""
    asked = state["asked"]
    return None if asked is None else {name: value for name, value in asked.items() if name != "id"}


def texts(lines: list[Json]) -> list[str]:
    """Lines of the log as a person reads them; what the table itself adds is left out."""
    return ["".join(span["text"] for span in line["spans"]) for line in lines if not line.get("notice")]


def whole_log_is_due(game: areo.Game, version: int) -> bool:
    """Now and then and at the end: a client keeps the lines it was sent, so what came in between is read too."""
    return version % 5 == 0 or game.over


def ending(game: areo.Game) -> Json:
    return {"scores": game.scores(), "ranking": game.ranking(), "won": game.won, "rivals": game.rivals()}


def stored_lines(folder: Path, id: str) -> list[Json]:
    """What the disk holds of a table, read from a copy so that the server finds its files as it left them."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for file in ("areo.sqlite", "areo.sqlite-wal"):
            if (folder / file).exists():
                shutil.copy(folder / file, copy / file)
        with closing(sqlite3.connect(copy / "areo.sqlite")) as db:
            rows = db.execute("SELECT body FROM lines WHERE id = ? ORDER BY number", (id,)).fetchall()
    return [json.loads(body) for (body,) in rows]


def is_over(folder: Path, id: str) -> bool:
    """Whether a table's game is over, without asking the server, which would open the table."""
    with closing(sqlite3.connect(folder / "areo.sqlite")) as db:
        return bool(db.execute("SELECT over FROM tables WHERE id = ?", (id,)).fetchone()[0])
