"""Mission: Red Planet in a real browser, played by clicking what is lit."""

from __future__ import annotations

from pathlib import Path

import areo
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, Visit, faults, looks
from tests.browser.playing import MOSTLY, begins_well, ends_well, late, record_of
from tests.browser.robot import Robot
from tests.table.server import Server


def test_a_whole_game_alone_against_bots(visit: Visit, server: Server) -> None:
    page = visit().open("/new?game=red-planet&seats=me,random,random&seed=5")
    begins_well(page, 6)
    ends_well(page, server, MOSTLY)


def test_how_a_game_begins_and_how_it_ends_on_a_small_phone(visit: Visit, server: Server) -> None:
    somebody = visit(SMALL_PHONE, "pt")
    begins_well(somebody.open("/new?game=red-planet&seats=me,random,random&seed=5&lang=pt"), 6)
    [address] = late(server, "red-planet", 3)
    ends_well(somebody.open(address), server)


def test_two_people_on_two_browsers_to_the_end(visit: Visit, server: Server) -> None:
    one, other = late(server, "red-planet", 3, people=2)
    pages = [visit(DESKTOP, "en").open(one), visit(PHONE, "fr").open(other)]
    robots = [Robot(page, seed) for seed, page in enumerate(pages)]
    for _ in range(400):
        states = [robot.state for robot in robots]
        if states == ["over", "over"]:
            break
        for robot, state in zip(robots, states, strict=True):
            if state == "asked":
                robot.answer()
        pages[0].wait_for_timeout(20)
    assert [robot.state for robot in robots] == ["over", "over"]
    assert areo.replay(record_of(server, pages[0].url)).over


def test_hot_seat_has_a_curtain_between_the_seats(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP, "fr").open("/new?game=red-planet&seats=me,me,random&seed=3&lang=fr")
    robot = Robot(page, seed=2)
    robot.play(30)
    assert robot.curtains >= 5  # at the least once for every round's secret choice
    assert faults(page) == []


def test_no_secret_is_on_the_page_while_the_curtain_is_down(visit: Visit) -> None:
    page = visit().open("/new?game=red-planet&seats=me,me,random&seed=3")
    page.wait_for_selector("[data-curtain]")
    assert page.locator("[data-key]").count() == 0
    assert page.locator("[data-curtain]").count() == 1


def test_the_laptop_needs_no_page_scroll(visit: Visit) -> None:
    page = visit(LAPTOP).open("/new?game=red-planet&seats=me,random,random,random,random&seed=3")
    Robot(page).play(4)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_choice_can_be_taken_back_with_a_key(visit: Visit) -> None:
    page = visit().open("/new?game=red-planet&seats=me,random,random&seed=5")
    robot = Robot(page)
    robot.wait()
    for _ in range(40):
        robot.wait()
        if page.locator("[data-key^='shuttle ']").count():
            robot.answer()
            if robot.state == "asked" and page.locator("button:enabled:has-text('Undo')").count():
                break
        else:
            robot.answer()
    before = page.evaluate("document.body.dataset.decision")
    looks(page)
    page.keyboard.press("u")
    page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)
    assert page.locator("text=takes back a choice").count() >= 1


def test_the_page_finds_its_way_back_after_the_server_was_killed(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as own:
        page = visit(at=own).open("/new?game=red-planet&seats=me,random,random&seed=5")
        robot = Robot(page)
        robot.play(5)
        robot.wait()
        before = page.evaluate("document.body.dataset.decision")
        own.kill()
        page.wait_for_selector("text=/reconnecting/i")
        own.restart()
        page.wait_for_selector("text=/^\\s*live\\s*$/i", timeout=30_000)
        assert page.evaluate("document.body.dataset.decision") == before
        robot.play(3)


def test_the_language_can_be_changed_in_the_middle(visit: Visit) -> None:
    page = visit().open("/new?game=red-planet&seats=me,random,random&seed=5&lang=en")
    robot = Robot(page)
    robot.play(3)
    robot.wait()
    assert "Launch pad" in page.locator("body").inner_text()
    page.evaluate("localStorage.setItem('areo.settings', JSON.stringify({language: 'fr'}))")
    page.reload()
    robot.wait()
    assert "Launch pad" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.lang") == "fr"
    robot.play(3)


def test_digits_answer(visit: Visit) -> None:
    page = visit().open("/new?game=red-planet&seats=me,random,random&seed=5")
    robot = Robot(page)
    for _ in range(10):
        robot.wait()
        if robot.bounds() == (1, 1):
            break
        robot.answer()
    before = page.evaluate("document.body.dataset.decision")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)
