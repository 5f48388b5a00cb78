"""As few clicks as can be, and everybody and everything called by name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, faults
from tests.browser.robot import Robot
from tests.table.server import Json, Server
from tests.terraforming_mars.mars import Mars, deal, player


def sit_down(visit: Visit, server: Server, table: Mars, size: dict[str, int] = DESKTOP, language: str = "en") -> Page:
    """I sit at seat 0; whoever else plays is at home."""
    made = made_of(server, table)
    page = visit(size, language).open(made["seats"][0]["link"])
    Robot(page).wait()
    return page


def made_of(server: Server, table: Mars) -> Json:
    seats = len(table.game.scores())
    return server.make("terraforming-mars", *[None] * seats, position=table.game.position())


def test_passing_takes_one_click_when_there_is_nothing_else_to_do(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, deal(mc=0))
    page.locator('[data-key="pass"]').click()
    page.wait_for_selector('body[data-state="waiting"]')


def test_passing_asks_once_more_while_there_is_something_to_do(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, deal(mc=40))
    page.locator('[data-key="pass"]').click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator('[data-key="pass"]')).to_be_visible()


def test_i_pass_after_one_more_action_and_am_told_so_until_then(visit: Visit, server: Server) -> None:
    made = made_of(server, deal(mc=40))
    page = visit().open(made["seats"][0]["link"])
    Robot(page).wait()
    page.get_by_label("Pass after this action").check()
    page.locator('.project[data-key="project power-plant"]').click()
    expect(page.get_by_text("You pass at your next turn.")).to_be_visible()
    assert faults(page) == []
    other = server.sit(made, 1)
    while other.state["asked"] is None:
        other.read()
    other.choose("pass")
    other.leave()
    expect(page.locator(".log")).to_contain_text("Player 1 (you) passes")
    assert Robot(page).wait() == "asked"  # the next generation's cards
    expect(page.get_by_text("You pass at your next turn.")).to_have_count(0)


def test_i_can_think_better_of_passing_later(visit: Visit, server: Server) -> None:
    made = made_of(server, deal(mc=40))
    page = visit().open(made["seats"][0]["link"])
    Robot(page).wait()
    page.get_by_label("Pass after this action").check()
    page.locator('.project[data-key="project power-plant"]').click()
    page.get_by_role("button", name="Rather not").click()
    other = server.sit(made, 1)
    other.choose("pass")
    other.leave()
    Robot(page).wait()
    expect(page.locator('[data-key="pass"]')).to_be_visible()
    expect(page.get_by_label("Pass after this action")).not_to_be_checked()


def test_a_comet_paid_with_titanium_takes_three_clicks(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, deal(hand="Comet", titanium=4, mc=40))
    page.locator('.slot[data-key="play comet"]').click()
    page.locator('[data-key="pay 9 mc 4 titanium"]').click()
    page.locator('[data-space="A5"][data-key]').click()
    page.wait_for_selector('[data-key="end"]')


def test_on_a_phone_a_comet_is_paid_with_titanium_by_opening_the_hand_the_card_and_playing_it(
    visit: Visit, server: Server
) -> None:
    made = made_of(server, deal(hand="Comet", titanium=4, mc=40))
    page = visit(PHONE).open(made["seats"][0]["link"])
    Robot(page).wait()
    page.get_by_role("tab", name="Hand").tap()
    page.locator('.slot[data-key="play comet"]').tap()
    button = page.locator('.actions [data-key="play comet"]')
    expect(button).to_contain_text("9")
    button.tap()
    page.wait_for_selector('[data-area="board"] [data-key^="space "]')
    view = server.request(f"/api/tables/{made['id']}/moments/2", made["seats"][0]["token"])["view"]
    assert (view["players"][0]["resources"]["mc"], view["players"][0]["resources"]["titanium"]) == (31, 0)


def test_so_many_cards_are_bought_on_a_phone_with_one_tap_each_and_one_more(visit: Visit) -> None:
    page = visit(PHONE).open("/new?game=terraforming-mars&seats=me,random&seed=5")
    robot = Robot(page)
    robot.wait()
    robot.answer()  # a corporation
    robot.wait()
    before = page.evaluate("document.body.dataset.decision")
    cards = page.locator(".slot[data-key]")
    keys = [cards.nth(place).get_attribute("data-key") for place in range(3)]
    for key in keys:
        page.locator(f'.slot[data-key="{key}"]').tap()
    page.locator("[data-confirm]").tap()
    assert robot.settles(before, 5000)
    page.get_by_role("tab", name="Hand").tap()
    expect(page.locator(".slot")).to_have_count(3)


def test_of_a_number_the_most_stands_first(visit: Visit, server: Server) -> None:
    table = deal(hand="Comet", opponents=[player(plants=5)])
    table.choose("play comet", "space E4", "seat 1")
    page = sit_down(visit, server, table)
    rows = page.locator("[data-area=question] [data-key^='amount ']")
    assert [row.get_attribute("data-key") for row in rows.all()] == ["amount 3", "amount 2", "amount 1"]


def test_rows_of_goals_and_actions_say_what_they_do(visit: Visit, server: Server) -> None:
    page = sit_down(
        visit,
        server,
        deal(tiles={"D4": "city 0", "F6": "city 0", "H5": "city 0"}, played="Regolith Eaters, GHG Producing Bacteria"),
    )
    expect(page.locator('[data-row="milestone"]')).to_contain_text("At least 3 city tiles of your own.")
    page.locator('[data-row="award"]').click()
    expect(page.locator('.inner [data-key="award banker"]')).to_contain_text("The highest M€ production.")
    page.locator('[data-row="action"]').click()
    expect(page.locator('.inner [data-key="action regolith-eaters"]')).to_contain_text("add 1 microbe to this card")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_names_its_spaces_on_demand(size: dict[str, int], visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, deal(mc=40), size)
    written = page.locator("svg .coordinate")
    expect(written).to_have_count(0)
    if size is DESKTOP:
        page.keyboard.press("c")
    else:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("switch", name="Coordinates on the board").check()
    expect(written).to_have_count(61)
    assert {"A1", "E5", "I5"} <= set(written.all_text_contents())
    page.reload()  # it is kept
    expect(written).to_have_count(61)


def test_a_hex_tells_its_bonus_what_it_is_kept_for_and_what_lies_beside_it(visit: Visit, server: Server) -> None:
    table = deal(tiles={"E5": "ocean", "D4": "city 0", "G3": "greenery 1"})
    page = sit_down(visit, server, table)

    def told(space: str) -> str:
        return page.locator(f'[data-space="{space}"]').get_attribute("aria-label") or ""

    assert told("D5") == "D5. 2 plants. Beside it: D4 City, you; E5 Ocean"
    assert told("E4") == "E4. 2 plants. kept for an ocean. Beside it: D4 City, you; E5 Ocean"
    assert told("G3").startswith("G3: Greenery, Player 2")
    assert told("A4") == "A4. draw 1 card. kept for an ocean. No tile beside it"
    assert told("E3").startswith("E3 Noctis City. 2 plants. kept for Noctis City")


def test_bots_are_called_by_name_and_level(visit: Visit) -> None:
    page = visit().open("/new?game=terraforming-mars&seats=me,random,random&seed=5&name=Ines")
    Robot(page).wait()
    strips = page.locator(".strip .who b")
    assert sorted(strips.all_inner_texts()) == ["CamilleRandom", "TychoRandom"]
    expect(page.locator(".seats").get_by_role("button", name=re.compile("^Tycho, .*Random"))).to_be_visible()


def test_bots_are_called_by_name_and_level_in_red_planet_too(visit: Visit) -> None:
    page = visit(DESKTOP, "fr").open("/new?game=red-planet&seats=me,random,random&seed=5&name=Ines")
    Robot(page).wait()
    expect(page.locator(".player h3", has_text="Tycho")).to_contain_text("Au hasard")


def test_a_zone_tells_what_lies_there_and_what_it_borders_on(visit: Visit, server: Server) -> None:
    made = server.make("red-planet", None, None, None, seed=5)
    page = visit().open(made["seats"][0]["link"])
    Robot(page).wait()
    zone = page.get_by_role("img", name=re.compile("^Vastitas Borealis"))
    expect(zone).to_have_attribute(
        "aria-label", re.compile(r"unexplored, .*borders on Syrtis Major, Arabia and Tritonis Sinus$")
    )
