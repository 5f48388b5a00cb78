"""What a person learns from a finished game: how all stood, which choices cost most, and how it might have gone on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from areo.bots.review import Review, review
from tests.browser.conftest import LAPTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, opened, played
from tests.table.server import Server

GAME = played("red-planet", 3, seed="reviewed")
FOUND = review(GAME)


@pytest.fixture(scope="module")
def over(server: Server) -> Json:
    return opened(server, GAME)


def reviewed(page: Page) -> None:
    """The review is asked for, if it is not there yet, and made."""
    panel = page.locator(".review")
    expect(panel.get_by_role("heading", name="Review")).to_be_visible()
    start = panel.get_by_role("button", name="Review this game")
    expect(start.or_(panel.locator(".found"))).to_be_visible()
    if start.count():
        start.click()
    panel.locator(".found").wait_for(timeout=60_000)


def test_a_game_is_reviewed_with_a_bar_and_kept_for_all(visit: Visit, server: Server) -> None:
    made = opened(server, GAME)
    page = visit(LAPTOP).open(link(made))
    page.wait_for_selector("section.ending")
    page.route("**/review?*", lambda route: route.fulfill(json={"begun": True, "done": 40, "of": 160, "review": None}))
    page.get_by_role("button", name="Review this game").click()
    bar = page.locator(".review progress")
    expect(bar).to_have_attribute("value", "25")
    expect(page.locator(".review").get_by_role("status")).to_have_text("Reviewing: 25 %")
    page.unroute("**/review?*")
    expect(page.locator(".review header")).to_contain_text("could not be made")  # this server knew of none
    reviewed(page)
    other = visit(PHONE).open(link(made, None))
    expect(other.locator(".review .found")).to_be_visible()  # a spectator has it at once


def test_the_costliest_choices_are_those_of_the_record(visit: Visit, over: Json) -> None:
    page = visit(LAPTOP).open(link(over))
    reviewed(page)
    rows = page.locator(".costly li")
    expect(rows).to_have_count(5)
    for row, choice in zip(rows.all(), FOUND.costly, strict=True):
        told = choice.texts["en"]
        expect(row.locator("em")).to_have_text(re.compile(rf"^−{choice.cost:.1f}\xa0points?$"))
        expect(row.locator(".played dd")).to_have_text(told.played)
        expect(row.locator(".better dd")).to_have_text(told.better)
        expect(row.locator(".prompt")).to_have_text(told.prompt)


def last_values(found: Review) -> list[str]:
    return [str(round(value)) for value in found.curve[-1].values]


def test_the_curve_has_a_line_for_each_seat_and_ends_where_it_stood(visit: Visit, over: Json) -> None:
    page = visit(LAPTOP).open(link(over))
    reviewed(page)
    chart = page.locator(".review .chart svg")
    expect(chart.locator("path.line")).to_have_count(3)
    label = chart.get_attribute("aria-label") or ""
    assert label.startswith("What each could expect. At the end: ")
    assert [text.split()[-1] for text in label.partition(": ")[2].split(", ")] == last_values(FOUND)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_costly_choice_is_played_on_from_by_whoever_made_it(size: dict[str, int], visit: Visit, over: Json) -> None:
    page = visit(size).open(link(over, FOUND.costly[0].seat))
    reviewed(page)
    page.locator(".costly li").first.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start here").click()
    page.wait_for_url(lambda url: over["id"] not in url)
    robot = Robot(page)
    assert robot.wait() == "asked"
    assert set(FOUND.costly[0].better) <= set(robot.offered())


def test_a_costly_choice_is_seen_again_with_the_eyes_of_its_seat(visit: Visit, over: Json) -> None:
    page = visit().open(link(over))
    reviewed(page)
    choice = FOUND.costly[1]
    page.locator(".costly li").nth(1).get_by_role("link", name="See that move").click()
    page.wait_for_selector(".replay .board")
    assert f"moment={choice.moment}" in page.url
    assert f"eyes={choice.seat}" in page.url


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_nothing_of_it_is_in_anybodys_way(size: dict[str, int], language: str, visit: Visit, over: Json) -> None:
    page = visit(size, language=language).open(link(over))
    panel = page.locator(".review")
    expect(panel.locator("button, .found").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # whether there is a review already
    if panel.locator(".found").count() == 0:
        panel.locator("header button").click()
    panel.locator(".found").wait_for(timeout=60_000)
    panel.scroll_into_view_if_needed()
    assert faults(page) == []
    assert not scrolls_sideways(page)
    assert panel.locator(".prompt").first.text_content() == FOUND.costly[0].texts[language].prompt
