"""What people do at the table beside playing: undo, talk, leave for a while, look something up, lose the line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, Visitor, faults, looks
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, opened, played
from tests.table.server import Server

POOR = {"corporation": "credicor", "resources": {"mc": 14}, "hand": ["strip-mine", "comet", "mine"]}


def mars(server: Server, *bots: str | None, undo: str = "free", me: Json = POOR) -> Json:
    """Terraforming Mars in the third generation, with seat 0 to move."""
    state = {"generation": 3, "active": 0, "players": [me, {"corporation": "helion"}]}
    position = {"game": "terraforming-mars", "options": {"players": 2}, "state": state}
    return server.make("terraforming-mars", *(bots or (None, None)), position=position, undo=undo)


def red_planet(server: Server, **more: Any) -> Json:
    return server.make("red-planet", None, None, None, seed=5, **more)


def sit(visit: Visit, made: Json, seat: int | None = 0, size: dict[str, int] = DESKTOP, **more: Any) -> Page:
    page = visit(size, **more).open(link(made, seat))
    page.wait_for_selector(".frame")
    return page


def money(server: Server, made: Json) -> int:
    told = server.table(made, made["seats"][0]["token"])
    found = server.request(f"/api/tables/{made['id']}/moments/{told['moments']}", made["seats"][0]["token"])
    return int(found["view"]["players"][0]["resources"]["mc"])


def others_choose(server: Server, made: Json, *seats: int) -> None:
    """Whoever of these seats is asked takes the first option, until none of them is asked any more."""
    while waiting := [seat for seat in server.table(made)["waiting"] if seat in seats]:
        player = server.sit(made, waiting[0])
        player.choose(0)
        player.leave()


def undo(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Undo")).click()


def decision(page: Page) -> str:
    return str(page.evaluate("document.body.dataset.decision"))


def test_the_undo_button_takes_the_latest_choice_back(visit: Visit, server: Server) -> None:
    made = mars(server)
    page = sit(visit, made)
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_disabled()
    Robot(page).click("project power-plant")
    page.wait_for_selector('[data-key="end"]')
    assert money(server, made) == 3
    undo(page)
    page.wait_for_selector('[data-key="project power-plant"]')
    assert money(server, made) == 14
    expect(page.locator(".log .struck").first).to_be_attached()


@pytest.mark.parametrize("agreed", [True, False], ids=["granted", "refused"])
def test_the_others_are_asked_before_a_choice_is_taken_back(agreed: bool, visit: Visit, server: Server) -> None:
    made = mars(server, undo="consent")
    one = sit(visit, made)
    other = sit(visit, made, 1, PHONE)
    Robot(one).click("project power-plant")
    one.wait_for_selector('[data-key="end"]')
    undo(one)
    expect(one.get_by_text("You asked to take a choice back")).to_be_visible()
    expect(other.get_by_text("Player 1 would like to take a choice back")).to_be_visible()
    assert faults(other) == []
    other.get_by_role("button", name="Agree" if agreed else "Rather not").click()
    if agreed:
        one.wait_for_selector('[data-key="project power-plant"]')
        assert money(server, made) == 14
    else:
        expect(one.locator(".refusal")).to_be_visible()
        assert one.locator('[data-key="end"]').count() == 1
        assert money(server, made) == 3
    expect(other.get_by_text("would like to take a choice back")).to_have_count(0)


def test_markup_in_the_chat_is_only_text(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    one, other = sit(visit, made), sit(visit, made, 1)
    said = "<img src=x onerror=alert(1)> &amp; <b>bold</b>"
    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill(said)
    one.keyboard.press("Enter")
    expect(other.get_by_role("tab", name="Chat")).to_contain_text("1")
    other.get_by_role("tab", name="Chat").click()
    for page in (one, other):
        expect(page.locator("#log-body li p")).to_have_text(f"Player 1 {said}")
        assert page.locator("#log-body img").count() == 0
    one.reload()
    one.get_by_role("tab", name="Chat").click()
    expect(one.locator("#log-body li p")).to_have_text(f"Player 1 {said}")


def test_a_name_with_markup_is_only_text(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    page = sit(visit, made)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("My name here").fill("<i>Ines</i> & co")
    page.get_by_role("button", name="Rename").click()
    expect(page.locator(".seats button").filter(has_text="<i>Ines</i> & co")).to_be_visible()
    assert faults(page) == []


def test_a_bot_plays_my_seat_until_i_take_it_back(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    page = sit(visit, made)
    Robot(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Level", exact=True).select_option("easy")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="A bot plays for you")).to_be_visible()
    assert page.locator("[data-key]").count() == 0
    assert server.table(made)["seats"][0]["bot"] == "easy"
    page.get_by_role("button", name="Take my seat back").last.click()
    expect(page.get_by_role("heading", name="A bot plays for you")).to_have_count(0)
    assert server.table(made)["seats"][0]["bot"] is None
    others_choose(server, made, 1, 2)
    assert Robot(page).wait() == "asked"


def test_who_is_there_and_who_is_away(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    page = sit(visit, made)
    theirs = page.locator(".seats button").filter(has_text="Player 2")
    expect(theirs).to_contain_text("away")
    friend = server.sit(made, 1)
    expect(theirs).to_contain_text("choosing")
    friend.leave()
    expect(theirs).to_contain_text("away")


def test_what_cannot_be_done_says_why(visit: Visit, server: Server) -> None:
    page = sit(visit, mars(server))
    Robot(page).wait()
    city = page.locator(".project", has_text="City")
    assert city.get_attribute("data-key") is None
    city.hover()
    expect(page.locator("#project-why")).to_contain_text("It costs 25 M€; you can pay 14 M€.")
    expect(page.locator('[data-row="heat"]')).to_contain_text("of 8")
    comet = page.locator("[data-area=hand] li, [data-area=hand] .card").filter(has_text="Comet").first
    expect(comet).to_contain_text(re.compile("14|21"))


def test_the_log_can_be_sifted(visit: Visit, server: Server) -> None:
    page = sit(visit, opened(server, played("red-planet", 3, 60)))
    lines = page.locator(".log ol li:not(.heading)")
    all = lines.count()
    page.get_by_role("button", name="Search the log").click()
    page.get_by_role("button", name="Touched me").click()
    page.wait_for_function("(all) => document.querySelectorAll('.log ol li').length < all", arg=all)
    assert lines.count() > 0
    page.get_by_role("button", name="Touched me").click()
    page.get_by_label("Search the log").last.fill("recruiter")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.log ol li:not(.heading) p')]"
        ".every((line) => /recruiter/i.test(line.innerText))"
    )
    assert lines.count() > 0
    page.get_by_label("Search the log").last.fill("zzz")
    expect(page.locator(".log ol")).to_have_text("Nothing fits.")


def test_a_thing_in_the_log_lights_up_where_it_is(visit: Visit, server: Server) -> None:
    page = sit(visit, opened(server, played("red-planet", 3, 60)))
    zone = page.locator(".log ol .thing").filter(has_text="Arabia").last
    zone.scroll_into_view_if_needed()
    assert page.locator(".mars .meant").count() == 0
    zone.hover()
    expect(page.locator(".mars .meant")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator(".mars .meant")).to_have_count(0)


def test_the_keys_are_listed_on_demand(visit: Visit, server: Server) -> None:
    page = sit(visit, red_planet(server))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Everything by keyboard")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("1")  # nothing is answered behind it
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_slash_filters_the_options_by_typing(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    others_choose(server, made, 1, 2)
    page = sit(visit, made)
    robot = Robot(page)
    robot.wait()
    robot.answer()  # which bonus card to keep
    others_choose(server, made, 1, 2)
    robot.wait()
    rows = page.locator("[data-area=question] [data-key]")
    expect(rows).to_have_count(9)
    page.keyboard.press("/")
    page.keyboard.type("soldi")
    expect(rows).to_have_count(1)
    page.keyboard.press("Escape")
    expect(rows).to_have_count(9)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("soldi")
    before = decision(page)
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)
    assert 0 not in server.table(made)["waiting"]


def test_escape_puts_back_what_was_picked(visit: Visit, server: Server) -> None:
    page = sit(visit, mars(server))
    robot = Robot(page)
    robot.wait()
    robot.click("project sell-patents")
    page.wait_for_function("() => document.body.dataset.most === '3'")
    page.locator('[data-key="card mine"]:visible').first.click()
    expect(page.locator("[data-confirm]")).to_contain_text("1")
    page.keyboard.press("Escape")
    expect(page.locator(".chosen, .picked")).to_have_count(0)


def test_two_rounds_by_keyboard_alone(visit: Visit, server: Server) -> None:
    made = server.make("red-planet", None, "random", "random", seed=5)
    page = sit(visit, made)
    robot = Robot(page)
    ways = 0
    for _ in range(40):
        if robot.wait() != "asked" or server.table(made)["round"] > 2:
            break
        before = decision(page)
        least, most = robot.bounds()
        looks(page)
        if most > 1 or least != 1 or ways % 3 == 0:
            tab_to(page, "[data-area=question] [data-key]:not(:disabled)")
            page.keyboard.press("Enter")
        elif ways % 3 == 1:
            page.keyboard.press("1")
        else:
            page.keyboard.press("f")
            page.keyboard.press("Enter")
        ways += 1
        if not robot.settles(before, 600) and page.locator("[data-confirm]:enabled").count():
            tab_to(page, "[data-confirm]")
            page.keyboard.press("Enter")
        assert robot.settles(before, 5000), f"decision {before} was not answered"
    assert ways >= 5
    assert server.table(made)["round"] == 3


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


COUNT_NOTES = """
  window.notes = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return make.call(this); };
"""


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
def test_it_chimes_when_it_is_my_turn(sound: bool, visit: Visit, server: Server) -> None:
    made = red_planet(server)
    somebody = visit()
    somebody.context.add_init_script(COUNT_NOTES)
    page = somebody.open(link(made))
    robot = Robot(page)
    robot.wait()
    if not sound:
        page.get_by_role("button", name="Sound is on").click()
    robot.click(robot.offered()[0])
    page.wait_for_function("() => document.body.dataset.state === 'waiting'")
    assert not page.title().startswith("●")
    others_choose(server, made, 1, 2)
    robot.wait()
    assert page.title().startswith("● ")
    page.wait_for_timeout(50)
    assert page.evaluate("notes") == (2 if sound else 0)


def test_nothing_moves_for_those_who_want_it_still(visit: Visit, server: Server) -> None:
    made = server.make("red-planet", None, "random", "random", seed=5)
    page = sit(visit, made, reduced_motion="reduce")
    page.evaluate(
        """() => {
          window.moved = [];
          const look = () => {
            for (const one of document.getAnimations()) {
              const name = one.animationName ?? one.transitionProperty ?? "script";
              const ways = ["transform", "translate", "left", "top"];
              const moves = one.effect.getKeyframes().some((frame) => ways.some((way) => way in frame));
              if (moves && one.effect.getComputedTiming().activeDuration > 1) window.moved.push(name);
            }
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    Robot(page, seed=3).play(12)
    assert page.evaluate("moved") == []


def test_two_tabs_show_one_seat(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    somebody = visit()
    tabs = [somebody.open(link(made)), somebody.open(link(made))]
    for tab in tabs:
        assert Robot(tab).wait() == "asked"
    assert decision(tabs[0]) == decision(tabs[1])
    assert tabs[1].locator("[data-curtain]").count() == 0
    Robot(tabs[0]).answer()
    for tab in tabs:
        tab.wait_for_function("() => document.body.dataset.state === 'waiting'")


def test_a_spectator_sees_no_hand_and_answers_nothing(visit: Visit, server: Server) -> None:
    made = mars(server)
    page = sit(visit, made, None)
    expect(page.get_by_text("You are watching", exact=True)).to_be_visible()
    assert page.locator("[data-key], [data-confirm]").count() == 0
    whole = page.content()
    for secret in ("Strip Mine", "strip-mine", "Comet"):
        assert secret not in whole
    assert faults(page) == []


def test_my_seat_is_kept_when_the_page_is_loaded_anew(visit: Visit, server: Server) -> None:
    made = red_planet(server)
    somebody = visit(PHONE)
    page = somebody.open(link(made, 1))
    Robot(page).wait()
    before = decision(page)
    page.reload()
    Robot(page).wait()
    assert decision(page) == before
    again = somebody.open(f"/t/{made['id']}")  # without the link: this device knows its seat
    Robot(again).wait()
    assert decision(again) == before


def lose_the_line(server: Server, page: Page) -> None:
    server.kill()
    page.wait_for_selector("text=/reconnecting/i")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_choice_made_without_a_server_is_sent_later_and_counts_once(
    size: dict[str, int], visit: Visit, tmp_path: Path
) -> None:
    with Server(tmp_path / "data") as own:
        made = red_planet(own)
        somebody: Visitor = visit(size, at=own)
        page = somebody.open(link(made))
        robot = Robot(page)
        robot.wait()
        before = decision(page)
        key = robot.offered()[0]
        lose_the_line(own, page)
        robot.click(key)
        if page.locator("[data-confirm]:visible:enabled").count():
            robot.confirm()
        expect(page.get_by_text("your last choice is not sent yet")).to_be_visible()
        assert decision(page) == before
        own.restart()
        page.wait_for_function("() => document.body.dataset.state === 'waiting'", timeout=20_000)
        assert own.table(made)["moments"] == 1
        assert 0 not in own.table(made)["waiting"]
        others_choose(own, made, 1, 2)
        assert robot.wait() == "asked"
        assert decision(page) != before
