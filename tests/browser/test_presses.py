"""A press answers the question that it was made for, and no other; and no press on a lit thing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

import areo
from tests.browser.conftest import DESKTOP, PHONE, Visit, looks
from tests.browser.robot import Robot
from tests.table.server import Json, Server
from tests.terraforming_mars.mars import deal

# Every message of the server comes this much later.
SLOW = """
(() => {
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...heard,
    set(listen) { heard.set.call(this, (event) => setTimeout(() => listen(event), 350)); },
  });
})()
"""
BETWEEN = 130  # milliseconds between the halves of a double click

Press = Callable[[Page, Locator], None]


def middle(target: Locator) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def clicks(page: Page, target: Locator, times: int = 2) -> None:
    """With a mouse, twice at the same place; whatever comes to lie there is hit by the second."""
    looks(page)
    page.mouse.move(*middle(target))
    for number in range(times):
        page.mouse.down(click_count=number + 1)
        page.mouse.up(click_count=number + 1)
        page.wait_for_timeout(BETWEEN)


def taps(page: Page, target: Locator, times: int = 2) -> None:
    """With a finger."""
    looks(page)
    x, y = middle(target)
    finger = page.context.new_cdp_session(page)
    for _ in range(times):
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(BETWEEN)


def keys(page: Page, target: Locator) -> None:
    """With a key that is pressed twice and then held down, on whatever has the focus."""
    looks(page)
    target.focus()
    for _ in range(2):
        page.keyboard.press("Enter")
    for _ in range(8):  # without being let go
        page.keyboard.down("Enter")
        page.wait_for_timeout(60)
    page.keyboard.up("Enter")


MOUSE = pytest.param(clicks, DESKTOP, id="mouse")
FINGER = pytest.param(taps, PHONE, id="finger")
KEY = pytest.param(keys, DESKTOP, id="key")
pace = pytest.mark.parametrize("script", ["", SLOW], ids=["fast", "slow"])


class Table:
    """A table at which somebody sits, and every answer that they have sent."""

    def __init__(self, visit: Visit, made: Json, size: dict[str, int] = DESKTOP, script: str = "") -> None:
        visitor = visit(size)
        self.sent: list[list[str]] = []
        visitor.context.on("page", lambda page: page.on("websocket", self.listen))
        if script:
            visitor.context.add_init_script(script)
        self.page = visitor.open(made["seats"][0]["link"])
        self.robot = Robot(self.page)
        self.robot.wait()

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "choose":
            self.sent.append(message["picks"])

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector).first


def settle(page: Page) -> None:
    """Long enough for whatever was sent to be answered."""
    page.wait_for_timeout(1200)


def rich(server: Server, **more: Any) -> Json:
    """Terraforming Mars with money for everything, at the beginning of a turn."""
    table = deal(mc=80, hand="Power Plant, Mine, Micro-Mills, Sponsors", **more)
    return server.make("terraforming-mars", None, None, position=table.game.position())


def drafting(server: Server) -> Json:
    """The first draft of a game, against a bot that hands its pack on at once."""
    game = areo.new("terraforming-mars", players=2, seed=3, draft=True)
    rng = Random(3)
    while (mine := game.asked[0]) is None or mine.name != "draft":
        seat = game.waiting_for()[0]
        asked = game.asked[seat]
        assert asked is not None
        game.choose(seat, ["pass"] if "pass" in asked.keys else rng.sample(list(asked.keys), max(1, asked.least)))
    return server.make("terraforming-mars", None, "random", position=game.position())


@pace
@pytest.mark.parametrize(("press", "size"), [MOUSE, KEY])
def test_a_card_pressed_twice_is_one_card_played(
    press: Press, size: dict[str, int], script: str, visit: Visit, server: Server
) -> None:
    table = Table(visit, rich(server), size, script)
    press(table.page, table.find('.slot[data-key="play power-plant"]'))
    settle(table.page)
    assert table.sent == [["play power-plant"]]


@pace
@pytest.mark.parametrize(("press", "size"), [MOUSE, FINGER, KEY])
def test_a_project_pressed_twice_is_bought_once(
    press: Press, size: dict[str, int], script: str, visit: Visit, server: Server
) -> None:
    table = Table(visit, rich(server), size, script)
    press(table.page, table.find('.project[data-key="project power-plant"]'))
    settle(table.page)
    assert table.sent == [["project power-plant"]]


@pace
@pytest.mark.parametrize(("press", "size"), [MOUSE, KEY])
def test_a_card_pressed_twice_in_the_draft_picks_nothing_from_the_next_pack(
    press: Press, size: dict[str, int], script: str, visit: Visit, server: Server
) -> None:
    table = Table(visit, drafting(server), size, script)
    press(table.page, table.find(".slot[data-key]"))
    settle(table.page)
    assert len(table.sent) == 1


@pytest.mark.parametrize(("press", "size"), [MOUSE, FINGER, KEY])
def test_a_character_pressed_twice_answers_once(
    press: Press, size: dict[str, int], visit: Visit, server: Server
) -> None:
    table = Table(visit, server.make("red-planet", None, "random", "random", seed=5), size)
    while table.find('[data-key^="character "]').count() == 0:
        table.robot.answer()
        table.robot.wait()
    before = len(table.sent)
    press(table.page, table.find('[data-key^="character "]:visible'))
    settle(table.page)
    assert len(table.sent) == before + 1


def test_passing_is_not_confirmed_by_the_second_half_of_a_double_click(visit: Visit, server: Server) -> None:
    table = Table(visit, rich(server))
    clicks(table.page, table.find('[data-key="pass"]'), times=3)
    table.page.get_by_role("button", name="Keep playing").wait_for()
    table.page.get_by_role("button", name="Pass", exact=True).focus()
    table.page.keyboard.press("Enter")
    settle(table.page)
    assert table.sent == [["pass"]]


def test_enter_twice_arms_and_does_not_pass(visit: Visit, server: Server) -> None:
    table = Table(visit, rich(server))
    looks(table.page)
    table.find('[data-key="pass"]').focus()
    table.page.keyboard.press("Enter")
    table.find("[data-confirm]").focus()
    table.page.keyboard.press("Enter")
    settle(table.page)
    assert table.sent == []


def test_a_press_that_ends_on_the_next_question_does_not_answer_it(visit: Visit, server: Server) -> None:
    table = Table(visit, rich(server))
    page = table.page
    looks(page)
    page.mouse.move(*middle(table.find('.project[data-key="project power-plant"]')))
    page.mouse.down()
    table.find('.slot[data-key="play mine"]').evaluate("(card) => card.click()")
    page.wait_for_selector('[data-key="end"]')
    page.wait_for_timeout(800)
    page.mouse.up()
    settle(page)
    assert table.sent == [["play mine"]]


def test_a_choice_taken_back_twice_in_a_hurry_is_one(visit: Visit, server: Server) -> None:
    made = rich(server)
    table = Table(visit, made)
    for key in ("play mine", "play power-plant"):
        table.find(f'.slot[data-key="{key}"]').click()
        table.page.wait_for_selector(f'.slot[data-key="{key}"]', state="detached")
        if table.robot.state != "asked":
            break
    clicks(table.page, table.page.get_by_role("button", name="Undo").first)
    settle(table.page)
    played = table.page.locator(".shelf b").last
    expect(played).to_have_text("1")


def test_deliberate_presses_one_after_the_other_all_count(visit: Visit, server: Server) -> None:
    table = Table(visit, rich(server))
    for key in ("play mine", "play power-plant"):
        looks(table.page)
        table.page.mouse.click(*middle(table.find(f'.slot[data-key="{key}"]')))
        table.page.wait_for_selector(f'.slot[data-key="{key}"]', state="detached")
    assert table.sent == [["play mine"], ["play power-plant"]]


def test_a_click_without_a_press_answers_at_once(visit: Visit, server: Server) -> None:
    """As assistive tools make it."""
    table = Table(visit, rich(server))
    for key in ("play mine", "play power-plant"):
        table.find(f'.slot[data-key="{key}"]').evaluate("(card) => card.click()")
        table.page.wait_for_selector(f'.slot[data-key="{key}"]', state="detached")
    assert table.sent == [["play mine"], ["play power-plant"]]


def placing(server: Server) -> Json:
    """A greenery is to be placed, beside an ocean and a city."""
    table = deal(plants=8, tiles={"E5": "ocean", "D4": "city 0"})
    table.choose("greenery")
    return server.make("terraforming-mars", None, None, position=table.game.position())


def test_a_lit_hex_takes_the_click_while_another_has_the_focus(visit: Visit, server: Server) -> None:
    table = Table(visit, placing(server))
    looks(table.page)
    table.find('[data-space="D5"]').focus()
    table.page.mouse.move(*middle(table.find('[data-space="C4"]')))
    table.page.mouse.down()
    table.page.wait_for_timeout(60)
    table.page.mouse.up()
    settle(table.page)
    assert table.sent == [["space C4"]]


def test_what_is_drawn_anew_between_press_and_release_takes_the_click(visit: Visit, server: Server) -> None:
    table = Table(visit, placing(server))
    looks(table.page)
    hex = table.find('[data-space="C4"]')
    table.page.mouse.move(*middle(hex))
    table.page.mouse.down()
    hex.evaluate("(hex) => { for (const part of [...hex.children]) part.replaceWith(part.cloneNode(true)); }")
    table.page.mouse.up()
    settle(table.page)
    assert table.sent == [["space C4"]]
