"""A hand of thirty cards, and the card in front on a phone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import areo
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.states import LYING_PHONE, PHONE, STATES, TABLET, choose_card, table
from tests.browser.tables import link, opened
from tests.table.server import Server

BUSY = next(state for state in STATES if state.name == "menu" and state.game == "terraforming-mars")
IN_SIGHT = """
() => [...document.querySelectorAll(".hand .slot")].filter((slot) => {
  const box = slot.getBoundingClientRect();
  const row = slot.closest(".fan").getBoundingClientRect();
  const across = box.left >= row.left - 4 && box.right <= row.right + 4;
  return across && box.top >= row.top - 4 && box.bottom <= row.bottom + 4;
}).length
"""


@cache
def hoarded() -> areo.Game:
    """Both players bought whatever they were dealt, and played nothing of it."""
    game = areo.new("terraforming-mars", players=2, seed=5)
    while game.clock() < 6 or game.asked[0] is None or game.asked[0].kind != "menu":
        seat = game.waiting_for()[0]
        decision = game.asked[seat]
        assert decision is not None
        number = decision.most if decision.name == "buy-cards" else decision.least
        game.choose(seat, ["pass"] if "pass" in decision.keys else list(decision.keys)[:number])
    return game


def sized(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}


def held(page: Page) -> list[str]:
    """The cards of the hand, as they lie."""
    names: list[str] = page.evaluate("[...document.querySelectorAll('.hand .slot')].map((slot) => slot.dataset.card)")
    return names


@pytest.fixture
def full_hand(visit: Visit, server: Server) -> Page:
    page = visit(DESKTOP).open(link(opened(server, hoarded())))
    page.wait_for_selector(".hand .slot")
    assert len(held(page)) == 30
    return page


def scrolled(page: Page) -> float:
    left: float = page.evaluate("document.querySelector('.fan').scrollLeft")
    return left


def test_the_wheel_moves_through_a_long_hand(full_hand: Page) -> None:
    full_hand.locator(".hand .slot").nth(3).hover()
    full_hand.mouse.wheel(0, 400)
    full_hand.wait_for_function("() => document.querySelector('.fan').scrollLeft > 300")
    full_hand.mouse.wheel(0, -900)
    full_hand.wait_for_function("() => document.querySelector('.fan').scrollLeft === 0")


def test_arrows_at_its_ends_and_on_the_keyboard_move_through_a_long_hand(full_hand: Page) -> None:
    back, on = (full_hand.get_by_label(name) for name in ("Cards before these", "More cards"))
    assert not back.is_visible()
    on.click()
    full_hand.wait_for_function("() => document.querySelector('.fan').scrollLeft > 300")
    back.wait_for()
    last = full_hand.locator(".hand .slot").last
    full_hand.locator(".hand .slot").first.focus()
    for _ in range(29):
        full_hand.keyboard.press("ArrowRight")
    assert last.evaluate("(slot) => slot === document.activeElement")
    on.wait_for(state="hidden")


def test_a_long_hand_can_be_spread_out_whole(full_hand: Page) -> None:
    assert full_hand.evaluate(IN_SIGHT) < 30
    full_hand.get_by_role("button", name="All at once").click()
    assert full_hand.evaluate(IN_SIGHT) == 30


def test_sorting_filters_and_the_spread_survive_a_reload(full_hand: Page) -> None:
    full_hand.get_by_label("Sort by").select_option("cost")
    full_hand.get_by_role("button", name="Points").click()
    full_hand.get_by_role("button", name="All at once").click()
    kept = held(full_hand)
    assert 0 < len(kept) < 30
    full_hand.reload()
    full_hand.wait_for_selector(".hand .slot")
    assert held(full_hand) == kept
    assert full_hand.get_by_role("button", name="All at once").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE], ids=["upright", "lying"])
def test_the_card_in_front_is_played_from_the_action_bar(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(sized(size), has_touch=True, is_mobile=True).open(link(opened(server, table(BUSY))))
    page.wait_for_selector(".actions h2")
    choose_card(page)
    card = page.locator('.slot[data-key^="play "]').first
    name = card.get_attribute("data-card")
    button = page.locator('.actions [data-key^="play "]')
    assert button.get_attribute("data-key") == f"play {name}"
    before = page.evaluate("document.body.dataset.decision")
    page.wait_for_timeout(400)  # a question must have been on the screen for a moment
    button.tap()
    page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)


@pytest.mark.parametrize("size", [PHONE, TABLET, (1440, 900)], ids=["phone", "tablet", "desktop"])
def test_a_message_covers_nothing_that_can_be_pressed(visit: Visit, tmp_path: Path, size: tuple[int, int]) -> None:
    with Server(tmp_path / "data") as own:
        page = visit(sized(size), at=own).open(link(opened(own, table(BUSY))))
        page.wait_for_selector(".frame")
        own.kill()
        page.wait_for_selector(".toast")
        covered: list[Any] = page.evaluate("""
          () => {
            const toast = document.querySelector(".toast").getBoundingClientRect();
            const shown = (one) => one.checkVisibility() && !one.closest(".toast");
            return [...document.querySelectorAll("button, a, [data-key], input")].filter(shown).filter((one) => {
              const box = one.getBoundingClientRect();
              const across = box.left < toast.right && box.right > toast.left;
              return across && box.top < toast.bottom && box.bottom > toast.top;
            }).map((one) => one.textContent);
          }
        """)
        assert covered == []
