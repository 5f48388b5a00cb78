"""Puzzles in the browser: a position at the game's own table, a choice, and what was best."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from areo.bots.puzzles import shipped
from tests.browser.conftest import LAPTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.table.rough import eventually
from tests.table.server import Server

GAME = "red-planet"


def solved(page: Page, key: str) -> None:
    """Answer a puzzle with a key."""
    robot = Robot(page)
    assert robot.wait() == "asked"
    robot.open_row_of(key)
    robot.click(key)
    if page.locator("dialog[open]").count() == 0:
        robot.confirm()
    page.locator("dialog[open]").wait_for()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_puzzle_is_found_tried_and_solved(size: dict[str, int], visit: Visit, server: Server) -> None:
    first, *others = shipped(GAME)
    page = visit(size).open("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="Mission: Red Planet").click()
    page.get_by_role("link", name="Puzzle 1").click()
    wrong = next(key for key in first.costs if key != first.best)
    assert Robot(page).wait() == "asked"
    assert page.locator('[data-hint="offer"]').count() == 0  # no game begins here
    solved(page, wrong)
    before = server.request("/health")["tables"]
    verdict = page.locator("dialog[open]")
    expect(verdict.get_by_role("heading")).to_have_text("There is something better.")
    expect(verdict.locator(".best dd")).to_have_text(first.texts["en"].best)
    expect(verdict).to_contain_text(f"By {first.costs[wrong]:.1f} points.")
    assert faults(page) == []
    assert not scrolls_sideways(page)
    verdict.get_by_role("button", name="Try again").click()
    solved(page, first.best)
    expect(verdict.get_by_role("heading")).to_have_text("That is the best move.")
    verdict.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".puzzle > header h1")).to_have_text(f"Puzzle 2 of {1 + len(others)}: find the best move")
    Robot(page).wait()
    assert eventually(lambda: server.request("/health")["tables"] == before)  # the table of the first one is gone
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile("Puzzle 1.*solved", re.DOTALL))).to_be_visible()


def test_the_list_shows_whose_puzzles_it_is_of(visit: Visit) -> None:
    page = visit(LAPTOP).open("/puzzles?game=on-mars")
    chosen = page.locator('nav a[aria-current="page"]')
    expect(chosen).to_have_text("On Mars")
    ground = "(one) => getComputedStyle(one).backgroundColor + getComputedStyle(one).borderColor"
    others = page.locator('nav a.btn:not([aria-current="page"])')
    assert chosen.evaluate(ground) not in [one.evaluate(ground) for one in others.all()]
    assert faults(page) == []


def test_a_puzzle_is_played_on_from(visit: Visit) -> None:
    first = shipped(GAME)[0]
    page = visit().open(f"/puzzles?game={GAME}&number=1")
    solved(page, first.best)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    robot = Robot(page)
    assert robot.wait() == "asked"
    assert first.best in robot.offered()
    robot.play(1)


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_list_reads_well_everywhere(size: dict[str, int], language: str, visit: Visit) -> None:
    page = visit(size, language=language).open(f"/puzzles?game={GAME}")
    rows = page.locator("main ol li")
    expect(rows).to_have_count(len(shipped(GAME)))
    assert rows.first.locator(".prompt").text_content() == shipped(GAME)[0].texts[language].prompt
    assert faults(page) == []
    assert not scrolls_sideways(page)
