"""Before a choice the table shows what it would bring: at a hex, and for a card in hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.robot import Robot
from tests.table.server import Json, Server
from tests.terraforming_mars.mars import deal


def sit_down(server: Server, position: Json) -> str:
    made = server.make("terraforming-mars", None, "random", position=position)
    link: str = made["seats"][0]["link"]
    return link


def test_a_hex_shows_its_bonus_the_money_beside_it_and_the_rating(visit: Visit, server: Server) -> None:
    table = deal(tiles={"E5": "ocean", "D4": "city 0"}, plants=8)
    table.choose("greenery")
    page = visit(DESKTOP).open(sit_down(server, table.game.position()))
    Robot(page).wait()
    page.locator('[data-space="D5"]').hover()
    told = page.locator(".sum li")
    expect(told).to_have_count(6)
    assert [line.split() for line in told.all_inner_texts()] == [
        ["M€", "+2"],
        ["plants", "+2"],
        ["Rating", "+1"],
        ["Greeneries", "+1"],
        ["Cities", "+1"],
        ["Oxygen", "+1"],
    ]


def test_a_finger_is_told_before_it_confirms(visit: Visit, server: Server) -> None:
    table = deal(plants=8)
    table.choose("greenery")
    page = visit(PHONE).open(sit_down(server, table.game.position()))
    Robot(page).wait()
    page.locator('[data-space="D5"]').tap()
    expect(page.locator("aside.sheet li").first).to_contain_text("+2")
    assert Robot(page).state == "asked"


def test_a_card_in_hand_says_what_it_costs_and_brings_now(visit: Visit, server: Server) -> None:
    table = deal(hand="Great Dam, Satellites", oceans=4, steel=3, played="Space Station")
    page = visit(DESKTOP).open(sit_down(server, table.game.position()))
    Robot(page).wait()
    dam = page.locator('.slot[data-key="play great-dam"]')
    expect(dam.locator(".price")).to_contain_text("6")
    dam.hover()
    expect(page.locator(".now p")).to_have_text("Pay 6 M€ + 3 steel")
    expect(page.locator(".now li").first).to_contain_text("+2")
    satellites = page.locator('.slot[data-key="play satellites"]')
    expect(satellites.locator(".foot")).to_contain_text("+2")  # it counts tags: the station's and its own
