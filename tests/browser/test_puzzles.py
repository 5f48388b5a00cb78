"""Puzzles in the browser: a position at the game's own table, a choice, and what was best."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from areo.bots.puzzles import shipped
from areo.bots.review import review
from tests.browser.conftest import LAPTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, opened, played
from tests.table.rough import eventually
from tests.table.server import Server

GAME = "red-planet"
REVIEWED = played(GAME, 3, seed="reviewed")
OWN = review(REVIEWED).puzzles


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


@pytest.fixture(scope="module")
def over(server: Server) -> Json:
    """The table of a game that is over and reviewed."""
    made = opened(server, REVIEWED)
    path = f"/api/tables/{made['id']}/review"
    server.request(path, made["host"], method="POST")
    assert eventually(lambda: server.request(path, made["host"])["review"] is not None, seconds=60)
    return made


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_reviewed_game_leads_to_its_own_puzzles(size: dict[str, int], visit: Visit, over: Json) -> None:
    visitor = visit(size)
    page = visitor.open(link(over))
    page.get_by_role("link", name=f"Puzzles from this game: {len(OWN)}").click()
    expect(page.get_by_role("heading", name="Puzzles from this game")).to_be_visible()
    prompts = page.locator("main ol .prompt")
    expect(prompts).to_have_text([puzzle.texts["en"].prompt for puzzle in OWN])
    assert faults(page) == []
    assert not scrolls_sideways(page)
    again = visitor.open(page.url)  # the address is enough
    expect(again.locator("main ol .prompt")).to_have_count(len(OWN))
    page.get_by_role("link", name="Puzzle 1").click()
    solved(page, next(key for key in OWN[0].costs if key != OWN[0].best))
    verdict = page.locator("dialog[open]")
    expect(verdict.locator(".best dd")).to_have_text(OWN[0].texts["en"].best)
    verdict.get_by_role("button", name="Try again").click()
    solved(page, OWN[0].best)
    expect(verdict.get_by_role("heading")).to_have_text("That is the best move.")
    verdict.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".puzzle > header h1")).to_have_text(f"Puzzle 2 of {len(OWN)}: find the best move")
    solved(page, OWN[1].best)
    page.locator("dialog[open]").get_by_role("link", name="Next puzzle").click()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile("Puzzle 1.*solved", re.DOTALL))).to_be_visible()
    expect(page.locator("main ol .solved")).to_have_count(2)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".review .found")).to_be_visible()


def test_a_reviewed_game_without_puzzles_says_so(visit: Visit, over: Json) -> None:
    visitor = visit(PHONE)
    none = {"game": GAME, "puzzles": []}
    visitor.context.route("**/api/tables/*/puzzles?*", lambda route: route.fulfill(json=none))

    def without(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "review": {**told["review"], "puzzles": 0}})

    visitor.context.route("**/review?*", without)
    page = visitor.open(link(over))
    expect(page.locator(".review .puzzles")).to_contain_text("There are no puzzles from this game")
    assert page.locator(".review .puzzles a").count() == 0
    page = visitor.open(f"/puzzles?table={over['id']}#{over['spectator']['token']}")
    expect(page.locator("main ol")).to_contain_text("There are no puzzles from this game")


def test_puzzles_of_a_game_that_was_not_reviewed_are_refused_in_a_sentence(visit: Visit, server: Server) -> None:
    fresh = opened(server, REVIEWED)
    visitor = visit(LAPTOP)
    page = visitor.open(f"/puzzles?table={fresh['id']}#{fresh['spectator']['token']}")
    expect(page.get_by_role("alert")).to_contain_text("when it has been reviewed")
    expect(page.get_by_role("link", name="Back to the table")).to_be_visible()
    assert [complaint for complaint in visitor.complaints if "403" not in complaint] == []
    visitor.complaints.clear()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_games_own_list_reads_well_everywhere(size: dict[str, int], language: str, visit: Visit, over: Json) -> None:
    page = visit(size, language=language).open(f"/puzzles?table={over['id']}#{over['spectator']['token']}")
    expect(page.locator("main ol .prompt")).to_have_text([puzzle.texts[language].prompt for puzzle in OWN])
    assert faults(page) == []
    assert not scrolls_sideways(page)
