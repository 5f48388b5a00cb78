"""Ice Race under the laws."""

from __future__ import annotations

from collections.abc import Iterator

from tests.case import Case, GameCases, Json
from tests.plugin.ice_race.game_type import GAME, SLEDS

BY_HAND: Json = {
    "race": 2,
    "raced": ["20", "1", "7"],
    "players": [{"hand": ["3", "19"], "places": ["pole"]}, {"places": ["plain", "dunes"]}, {"hand": ["2"]}],
}


def pieces(state: Json) -> Iterator[str]:
    piles = [state["deck"], state["raced"]]
    for player in state["players"]:
        piles += [player["hand"], [player["sent"]] if player["sent"] else []]
    yield from (f"sled {id}" for pile in piles for id in pile)


BRINGS = GameCases(
    cases=[Case("ice-race", 3), Case("ice-race", 3, {}, BY_HAND, "by-hand"), Case("ice-race", 4)],
    hidden=("deck", "players[].hand", "players[].sent"),
    cards=("sled",),
    pieces=pieces,
    totals={"sled": (SLEDS, {1})},
    type=GAME,
    for_people=False,
)
