"""Ice Race under the laws."""

from __future__ import annotations

from tests.case import Case, GameCases, Json
from tests.plugin.ice_race.game_type import GAME

BY_HAND: Json = {
    "race": 2,
    "raced": ["20", "1", "7"],
    "players": [{"hand": ["3", "19"], "places": ["pole"]}, {"places": ["plain", "dunes"]}, {"hand": ["2"]}],
}


BRINGS = GameCases(
    cases=[Case("ice-race", 2), Case("ice-race", 3), Case("ice-race", 3, {}, BY_HAND, "by-hand"), Case("ice-race", 4)],
    type=GAME,
    for_people=False,
)
