"""Colony under the laws."""

from __future__ import annotations

from collections.abc import Iterator

from areo import Game
from tests.case import Case, GameCases, Json
from tests.kernel.colony import COLONY


def pieces(state: Json) -> Iterator[str]:
    piles = [state["deck"]]
    for player in state["players"]:
        piles += [player["hand"], player["drawn"], player["played"]]
    yield from (f"card {id}" for pile in piles for id in pile)


def moves(game: Game) -> Iterator[str]:
    for key in game.rulebook.things.numbers:
        yield from (f"play {key.split(' ')[1]}", f"sell {key.split(' ')[1]}")


BRINGS = GameCases(
    cases=[Case("colony", 3)],
    hidden=("deck", "players[].drawn", "players[].hand"),
    pieces=pieces,
    totals={"card": (36, {1})},
    moves=moves,
    told_to_all=("reveals",),
    type=COLONY,
    for_people=False,
)
