"""Tables whose past is known, made at once instead of being clicked through."""

from __future__ import annotations

from random import Random
from typing import Any

import areo
from tests.table.server import Server

Json = dict[str, Any]


def played(game: str, players: int, choices: int = 10**6, seed: str = "browser", **options: Any) -> areo.Game:
    """A game that was played at random, to the end or for so many choices."""
    rng = Random(seed)
    table = areo.new(game, players=players, seed=seed, **options)
    while choices > 0 and not table.over:
        seat = rng.choice(table.waiting_for())
        asked = table.asked[seat]
        assert asked is not None
        table.choose(seat, rng.sample(list(asked.keys), rng.randint(asked.least, min(asked.most, len(asked.keys)))))
        choices -= 1
    return table


def opened(server: Server, game: areo.Game) -> Json:
    """A table with all choices of a game already made."""
    made: Json = server.request("/api/records", body=game.record())
    return made


def moments(game: areo.Game) -> int:
    """How many choices were made in it."""
    choices = game.record()["choices"]
    assert isinstance(choices, list)
    return len(choices)


def link(made: Json, seat: int | None = 0) -> str:
    """Where a seat, or a spectator, opens the table."""
    key = made["spectator"] if seat is None else made["seats"][seat]
    return str(key["link"])
