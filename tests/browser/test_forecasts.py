"""Before a choice the table shows what it would bring: at a hex, and for a card in hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.robot import Robot
from tests.table.server import Json, Server
from tests.terraforming_mars.mars import deal, player

# A colour as the browser writes it, whatever way the style sheet does.
PAINT = """((colour) => {
    const line = document.createElement("p");
    line.style.color = colour;
    document.body.append(line);
    const painted = getComputedStyle(line).color;
    line.remove();
    return painted;
})"""


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
        ["Plants", "+2"],
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


def test_a_card_that_would_do_less_than_it_says_warns_in_red_before_the_click(visit: Visit, server: Server) -> None:
    table = deal(hand="Comet, Imported Nitrogen", oceans=9, temperature=8)
    page = visit(DESKTOP).open(sit_down(server, table.game.position()))
    Robot(page).wait()
    page.locator('.slot[data-key="play comet"]').hover()
    warnings = page.locator(".now .warning")
    expect(warnings).to_have_text(
        [
            "The temperature is at its goal and will not rise.",
            "All ocean tiles are placed: there is none left.",
            "No opponent has anything to lose to it (3 plants).",
        ]
    )
    red = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--bad')")
    assert warnings.first.evaluate(
        "(line, red) => getComputedStyle(line).color === paint(red)".replace("paint", PAINT), red
    )
    page.locator('[data-key="project aquifer"]').hover()
    expect(page.locator(".why .warning")).to_have_text("All ocean tiles are placed: there is none left.")


def test_a_finger_reads_the_warning_before_it_plays_the_card(visit: Visit, server: Server) -> None:
    table = deal(hand="Comet", oceans=9, opponents=[player(plants=3)])
    page = visit(PHONE).open(sit_down(server, table.game.position()))
    Robot(page).wait()
    page.get_by_role("tab", name="Hand").or_(page.get_by_text("Hand", exact=True)).first.tap()
    page.locator('[data-card="comet"], .slot').first.tap()
    expect(page.locator(".warning").first).to_have_text("All ocean tiles are placed: there is none left.")
    assert Robot(page).state == "asked"
