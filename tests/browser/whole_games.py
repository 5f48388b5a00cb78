"""Whole games of On Mars by good players, which the tests play again by clicking.

Chance alone never brings this game to its end. `python -m tests.browser.whole_games` plays the games anew: needed when
rules or data change.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import areo
from areo.bots import bot
from areo.bots.arena import chance
from areo.bots.seat import sit
from tests.browser.robot import Robot
from tests.browser.tables import Json
from tests.table.server import Player, Server

GAMES: Final = Path(__file__).parent / "games"
WHOLE: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "first-colonists": (1, {"solo_goal": "first_colonists"}),
    "next-generation": (1, {"solo_goal": "next_generation"}),
    "hunky-dory": (1, {"solo_goal": "hunky_dory"}),
    "martian-potato": (1, {"solo_goal": "martian_potato"}),
    "two": (2, {}),
    "four": (4, {}),
}


def record(name: str, left: int | None = None) -> Json:
    """A whole game; or all of it but so many of its last choices."""
    found: Json = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    if left is not None:
        found["choices"] = found["choices"][:-left]
    return found


def take_up(robot: Robot, key: str) -> None:
    """Where several pieces could take a step, press the one that is to take this one, such as "bot 3,-2 N"."""
    parts = key.split(" ")
    steps = robot.page.locator(f'[data-key="{key}"]:visible')
    if parts[0] == "bot" and len(parts) == 3 and steps.count() == 0:
        robot.page.locator(f'[data-hex="{parts[1]}"]').click()
    elif parts[0] == "rover" and len(parts) == 2 and steps.count() == 0:
        robot.page.locator("button.piece:visible").last.click()


def follow(robot: Robot, server: Server, made: Json, name: str, left: int | None = None) -> None:
    """Make the last choices of a game again, or all: those of the first seat by clicking, the others' as they are."""
    whole = record(name)
    choices = whole["choices"] if left is None else whole["choices"][-left:]
    others: dict[int, Player] = {}
    for seat, keys in choices:
        if seat == 0:
            assert robot.wait() == "asked"
            take_up(robot, keys[0])
            robot.give(keys)
            continue
        if seat not in others:
            others[seat] = server.sit(made, seat)
        player = others[seat]
        player.ping()
        while player.state["asked"] is None:
            player.read()
        player.choose(*keys)
    for player in others.values():
        player.leave()
    assert robot.wait() == "over"


def write() -> None:
    for name, (players, options) in WHOLE.items():
        table = areo.new("on-mars", players=players, seed=name, **options)
        greedy = bot("greedy")
        deals, thoughts = chance(name, "deals"), chance(name, "thoughts")
        while not table.over:
            seat = table.waiting_for()[0]
            table.choose(seat, greedy.choose(sit(table, seat, deals), thoughts))
        (GAMES / f"{name}.json").write_text(json.dumps(table.record()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
