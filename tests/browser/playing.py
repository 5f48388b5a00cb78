"""Games played by clicking: from their first choice, to their last, and what must be so on the way."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

import areo
from tests.browser.conftest import faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import link, moments, played
from tests.table.server import Server

TABLE = re.compile(r"/t/(\w+)#(.+)$")
LAST = 40  # choices of all seats together


def table_of(url: str) -> tuple[str, str]:
    found = TABLE.search(url)
    assert found is not None, url
    return found[1], found[2]


def record_of(server: Server, url: str) -> dict[str, object]:
    id, token = table_of(url)
    record: dict[str, object] = server.request(f"/api/tables/{id}/record", token)
    return record


def nothing_in_the_way(page: Page) -> None:
    found = faults(page)
    assert found == [], found
    assert not scrolls_sideways(page)


def begins_well(page: Page, choices: int) -> None:
    """Nothing is in anybody's way after the first choices."""
    robot = Robot(page, seed=7)
    robot.play(choices)
    assert robot.wait() == "asked"
    nothing_in_the_way(page)


def ends_well(page: Page, server: Server) -> None:
    """Played out, the game ends as it should."""
    Robot(page, seed=7).play_out()
    is_over_well(page, server)


def is_over_well(page: Page, server: Server) -> None:
    """Nothing is in anybody's way at the end, where the points are those of the record."""
    nothing_in_the_way(page)
    game = areo.replay(record_of(server, page.url))
    assert game.over
    shown = page.locator("body").inner_text()
    for score in game.scores():
        assert str(score["total"]).replace("-", "−") in shown


def late(server: Server, game: str, players: int, people: int = 1, **options: Any) -> list[str]:
    """Links of a table whose game is nearly over, for its first seats; bots have the others."""
    whole = played(game, players, **options)
    position = played(game, players, moments(whole) - LAST, **options).position()
    made = server.make(game, *[None] * people, *["random"] * (players - people), position=position)
    return [link(made, seat) for seat in range(people)]
