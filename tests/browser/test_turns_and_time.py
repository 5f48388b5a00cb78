"""Between my turn and theirs: thinking again while bots wait, the clock, and a tab that calls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import Json, link
from tests.table.pauses import mars
from tests.table.server import Server

LANDSCAPE = {"width": 844, "height": 390}
UPRIGHT = {"width": 820, "height": 1180}


def end_turn(server: Server, made: Json, seat: int = 0) -> None:
    """An action and the end of the turn, from another device."""
    player = server.sit(made, seat)
    assert player.choose("award banker")["type"] == "done"
    assert player.choose("end")["type"] == "done"
    player.leave()


def sit(visit: Visit, made: Json, seat: int | None = 0, size: dict[str, int] = DESKTOP, language: str = "en") -> Page:
    page = visit(size, language).open(link(made, seat))
    page.wait_for_selector(".frame")
    return page


def icon(page: Page) -> str | None:
    return page.locator('link[rel="icon"]').get_attribute("href")


@pytest.mark.parametrize(
    "size", [DESKTOP, LAPTOP, UPRIGHT, PHONE, LANDSCAPE], ids=["1440", "1280", "820", "390", "844"]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_my_turn_can_be_taken_back_while_bots_wait(
    size: dict[str, int], language: str, visit: Visit, server: Server
) -> None:
    made = mars(server, None, "random")
    page = sit(visit, made, 0, size, language)
    end_turn(server, made)
    rethink = page.locator(".rethink")
    expect(rethink).to_be_in_viewport()
    expect(rethink).to_contain_text(re.compile(r"\d+ s"))
    expect(page.locator(".btn.go:visible")).to_have_count(1)
    assert faults(page) == []
    assert not scrolls_sideways(page)
    rethink.locator("button").first.click()
    page.wait_for_function("() => document.body.dataset.state === 'asked'")
    expect(rethink).to_have_count(0)
    assert server.table(made)["moments"] == 1


def test_bots_go_on_when_i_press_the_button(visit: Visit, server: Server) -> None:
    made = mars(server, None, "random")
    page = sit(visit, made)
    end_turn(server, made)
    page.get_by_role("button", name="Go on").click(delay=300)
    Robot(page).wait()
    assert server.table(made)["moments"] > 2


def test_bots_go_on_when_i_press_enter(visit: Visit, server: Server) -> None:
    made = mars(server, None, "random")
    page = sit(visit, made)
    end_turn(server, made)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    Robot(page).wait()
    assert server.table(made)["moments"] > 2


def test_a_second_press_of_what_ended_my_turn_does_not_send_the_bots_on(visit: Visit, server: Server) -> None:
    made = mars(server, None, "random")
    page = sit(visit, made)
    Robot(page).click("project power-plant")
    page.wait_for_selector('[data-key="end"]')
    page.evaluate(
        """() => {
          document.querySelector('[data-key="end"]').click();
          const press = (button) => {
            button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 1 }));
            button.dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1, pointerId: 1 }));
          };
          const again = new MutationObserver(() => document.querySelectorAll("[data-go-on]").forEach(press));
          again.observe(document.body, { childList: true, subtree: true });
          setTimeout(() => again.disconnect(), 200);
        }"""
    )
    expect(page.locator(".rethink")).to_be_visible()
    page.wait_for_timeout(400)
    assert server.table(made)["waiting"] == [1]
    assert server.table(made)["moments"] == 2


def test_it_says_when_the_others_have_to_agree(visit: Visit, server: Server) -> None:
    made = mars(server, None, None, undo="consent")
    page = sit(visit, made)
    end_turn(server, made)
    expect(page.locator(".rethink")).to_contain_text("if the others agree")
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    page.locator(".rethink").get_by_role("button", name="Undo").click()
    expect(page.get_by_text("You asked to take a choice back")).to_be_visible()


def test_everybody_sees_for_whom_bots_wait(visit: Visit, server: Server) -> None:
    made = mars(server, None, "random", None)
    watcher, other = sit(visit, made, None), sit(visit, made, 2)
    end_turn(server, made)
    for page in (watcher, other):
        expect(page.get_by_role("heading", name="Bots wait a moment for Player 1")).to_be_visible()
        expect(page.locator(".rethink")).to_have_count(0)


def test_the_tab_calls_when_it_is_my_turn(visit: Visit, server: Server) -> None:
    made = mars(server, None, None)
    page = sit(visit, made, 1)
    expect(page).to_have_title(re.compile("^Terraforming Mars"))
    assert icon(page) == "/icon.svg"
    end_turn(server, made)
    expect(page).to_have_title(re.compile("^● Terraforming Mars"))
    assert icon(page) == "/icon-turn.svg"
    assert page.evaluate("fetch('/icon-turn.svg').then(({ok}) => ok)")
    page.locator("a.home").click()
    expect(page).to_have_title("Areo")
    assert icon(page) == "/icon.svg"


def test_it_calls_whoever_shares_the_device_before_they_come_to_it(visit: Visit, server: Server) -> None:
    made = mars(server, None, None)
    visitor = visit()
    visitor.open(link(made, 1)).wait_for_selector(".frame")
    page = visitor.open(link(made, 0))
    page.locator("[data-curtain]").wait_for()
    expect(page).to_have_title(re.compile("^● "))


@pytest.mark.parametrize("size", [DESKTOP, UPRIGHT, PHONE], ids=["1440", "820", "390"])
def test_the_time_each_has_used_is_shown(size: dict[str, int], visit: Visit, server: Server) -> None:
    made = mars(server, None, "random", times="shown")
    page = sit(visit, made, 0, size)
    if size is PHONE:
        page.get_by_role("tab", name="Players").click()
    times = page.locator(".times:visible li")
    expect(times).to_have_count(2)
    expect(times.nth(0)).to_have_class(re.compile("runs"))
    expect(times.nth(0)).to_contain_text(re.compile(r"0:0[1-9]"), timeout=10_000)
    expect(times.nth(1)).to_contain_text("0:00")
    assert faults(page) == []


def test_a_table_without_a_clock_shows_none(visit: Visit, server: Server) -> None:
    page = sit(visit, mars(server, None, "random"))
    expect(page.locator(".times")).to_have_count(0)


def test_a_person_whose_time_is_up_is_told_and_watches(visit: Visit, server: Server) -> None:
    made = mars(server, None, None, times="bot", minutes=0.02)
    page = sit(visit, made)
    expect(page.get_by_role("heading", name="Your time is up")).to_be_visible(timeout=15_000)
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.locator(".times li").first).to_have_class(re.compile("late"))
