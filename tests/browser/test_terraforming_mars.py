"""Terraforming Mars in a real browser, played by clicking what is lit."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import areo
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, Visit, faults, scrolls_sideways
from tests.browser.playing import MOSTLY, begins_well, ends_well, late
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, moments, opened, played
from tests.table.server import Server


def test_a_whole_game_alone(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP, "pt").open("/new?game=terraforming-mars&seats=me&seed=5&lang=pt")
    begins_well(page, 12)
    ends_well(page, server, MOSTLY)


@pytest.mark.parametrize(
    ("players", "options", "size", "language"),
    [(2, {"draft": True}, PHONE, "en"), (5, {"corporate_era": False}, LAPTOP, "fr")],
    ids=["two-draft-phone-en", "five-laptop-fr"],
)
def test_how_a_game_begins_and_how_it_ends(
    players: int, options: Json, size: dict[str, int], language: str, visit: Visit, server: Server
) -> None:
    somebody = visit(size, language)
    seats = ",".join(["me", *["random"] * (players - 1)])
    wishes = "".join(f"&{name}={json.dumps(value)}" for name, value in options.items())
    page = somebody.open(f"/new?game=terraforming-mars&seats={seats}&seed=5&lang={language}{wishes}")
    Robot(page).wait()
    assert faults(page) == []
    begins_well(page, 12)
    [address] = late(server, "terraforming-mars", players, **options)
    ends_well(somebody.open(address), server)


def test_beginners_start_from_the_address(visit: Visit, server: Server) -> None:
    page = visit().open("/new?game=terraforming-mars&seats=me,random&seed=5&beginners=[0]")
    Robot(page).wait()
    id, token = page.url.rsplit("/t/", 1)[1].split("#")
    told = server.request(f"/api/tables/{id}", token)
    assert told["options"]["beginners"] == [0]


def test_every_payment_is_within_reach(visit: Visit, server: Server) -> None:
    """A card that may be paid with steel: the usual way is one press away, the others behind the sliders."""
    position = {
        "game": "terraforming-mars",
        "options": {"players": 2},
        "state": {
            "generation": 3,
            "active": 0,
            "players": [
                {
                    "corporation": "credicor",
                    "resources": {"mc": 30, "steel": 4},
                    "hand": ["strip-mine"],
                    "production": {"energy": 2},
                },
                {"corporation": "helion"},
            ],
        },
    }
    made = server.make("terraforming-mars", None, "random", position=position)
    page = visit(SMALL_PHONE).open(made["seats"][0]["link"])
    robot = Robot(page)
    robot.wait()
    assert "play strip-mine" not in robot.offered()  # a phone's menu is folded until somebody opens it
    page.locator('[data-row="play"]').click()
    robot.click("play strip-mine")
    if page.locator("[data-confirm]:visible:enabled").count():
        robot.confirm()
    page.wait_for_function("() => document.querySelector('[data-key^=\"pay \"]:enabled')")
    assert any(key.startswith("pay ") for key in robot.offered())
    robot.answer()
    robot.wait()
    view = server.request(f"/api/tables/{made['id']}/moments/2", made["seats"][0]["token"])["view"]
    assert view["players"][0]["played"] == ["strip-mine"]


def test_a_tile_is_placed_by_clicking_a_lit_area(visit: Visit, server: Server) -> None:
    position = {
        "game": "terraforming-mars",
        "options": {"players": 2},
        "state": {"active": 0, "players": [{"corporation": "credicor", "resources": {"mc": 18}}, {}]},
    }
    made = server.make("terraforming-mars", None, "random", position=position)
    page = visit().open(made["seats"][0]["link"])
    robot = Robot(page)
    robot.wait()
    robot.click("project aquifer")
    page.wait_for_function("() => document.querySelectorAll('svg [data-key^=\"space \"]').length === 12")
    page.locator('svg [data-key="space E5"]').click()
    page.wait_for_function("() => !document.querySelector('[data-key=\"space E5\"]')")
    view = server.request(f"/api/tables/{made['id']}/moments/2", made["seats"][0]["token"])["view"]
    assert {"space": "E5", "tile": "ocean"} in view["tiles"]


def one_tile_before_the_end() -> tuple[areo.Game, int]:
    """A game that ends with the tile its seat is asked for, and that seat."""
    for number in range(60):
        whole = played("terraforming-mars", 2, seed=f"last {number}", corporate_era=False)
        game = played("terraforming-mars", 2, moments(whole) - 1, seed=f"last {number}", corporate_era=False)
        seat = game.waiting_for()[0]
        asked = game.asked[seat]
        if asked is not None and asked.kind == "space":
            return game, seat
    raise AssertionError("no game ends with a tile")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_board_leaves_quietly_with_the_last_tile(by: str, visit: Visit, server: Server) -> None:
    """The hex that was pressed has the focus when the whole board goes: nothing may be asked of it any more."""
    game, seat = one_tile_before_the_end()
    page = visit(LAPTOP).open(link(opened(server, game), seat))
    Robot(page).wait()
    space = page.locator("svg .hex.lit").first
    space.focus()
    if by == "mouse":
        space.click()
    else:
        page.keyboard.press("Enter")
    page.wait_for_selector("section.ending")


def busy_table(server: Server, **wish: Any) -> Json:
    """A table in the middle of a game, where only seat 0 is asked."""
    games = (played("terraforming-mars", 3, choices) for choices in range(150, 200))
    game = next(game for game in games if game.waiting_for() == [0])
    return server.make("terraforming-mars", None, "random", "random", position=game.position(), **wish)


def players_of(page: Page) -> None:
    """On a phone the players are in a pane of their own."""
    tab = page.get_by_role("tab", name="Players")
    if tab.count():
        tab.click()


def rows_of(opened: Locator) -> dict[str, int]:
    rows = opened.locator("li:not(.under)").all()
    return {row.locator("span").inner_text(): int(row.locator("b").inner_text().replace("−", "-")) for row in rows}


@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE], ids=["laptop", "phone"])
def test_shown_points_open_into_their_sources(size: dict[str, int], visit: Visit, server: Server) -> None:
    made = busy_table(server, points="shown")
    sitter = server.sit(made, 0)
    scores = sitter.state["scores"]
    sitter.leave()
    page = visit(size).open(made["seats"][0]["link"])
    Robot(page).wait()
    players_of(page)
    expect(page.locator(".pts")).to_have_count(3)
    mine = page.locator(".me .pts")
    expect(mine.get_by_role("button")).to_contain_text(str(scores[0]["total"]))
    mine.get_by_role("button").click()
    opened = mine.locator("[popover]")
    expect(opened).to_be_visible()
    rows = rows_of(opened)
    assert rows.pop("Total") == sum(rows.values()) == scores[0]["total"]
    assert rows["Rating"] == scores[0]["tr"]
    assert faults(page) == []
    box = opened.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
    page.locator(".strip .pts button").first.click()  # another one takes its place
    expect(opened).to_be_hidden()
    assert not scrolls_sideways(page)


def test_hidden_points_are_nowhere(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(busy_table(server)["seats"][0]["link"])
    Robot(page).wait()
    assert page.locator(".left .tr").count() == 3
    assert page.locator(".pts").count() == 0


def test_a_sum_opens_by_keyboard_and_closes_alone(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(busy_table(server, points="shown")["seats"][0]["link"])
    Robot(page).wait()
    button = page.locator(".me .tr > button")
    button.focus()
    page.keyboard.press("Enter")
    opened = page.locator(".me .tr > [popover]")
    expect(opened.locator("li")).to_have_count(6)
    rows = rows_of(opened)
    assert rows.pop("Total") == sum(rows.values()) == int(button.locator("b").inner_text())
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()
    expect(button).to_be_focused()
    page.locator(".strip .who").first.click()  # another player's is on their mat
    page.locator("dialog .tr > button").click()
    expect(page.locator("dialog .tr > [popover] li")).to_have_count(6)


def test_a_rating_that_cannot_be_counted_says_so(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(busy_table(server)["seats"][0]["link"])
    Robot(page).wait()
    page.route("**/tally", lambda route: route.abort())
    page.locator(".me .tr > button").click()
    opened = page.locator(".me .tr > [popover]")
    expect(opened.get_by_role("alert")).to_have_text("The sum could not be fetched.")
    page.unroute("**/tally")
    opened.get_by_role("button", name="Try again").click()
    expect(opened.locator("li")).to_have_count(6)
    expect(opened.get_by_role("alert")).to_have_count(0)


def goals(mc: int) -> dict[str, Any]:
    """Three cities make a mayor; Landlord is funded, so the next award costs 14."""
    cities = [{"space": space, "tile": "city", "owner": 0} for space in ("D4", "F6", "H5")]
    players: list[dict[str, Any]] = [
        {"corporation": "credicor", "resources": {"mc": mc}, "hand": ["comet", "birds", "insects"]},
        {"corporation": "ecoline", "production": {"mc": 9}},
        {"corporation": "helion"},
    ]
    state = {"generation": 4, "active": 0, "tiles": cities, "awards": {"landlord": 1}, "players": players}
    return {"game": "terraforming-mars", "options": {"players": 3}, "state": state}


def sit_down(visit: Visit, server: Server, position: dict[str, Any], size: dict[str, int] = DESKTOP) -> Page:
    made = server.make("terraforming-mars", *[None] * position["options"]["players"], position=position)
    page = visit(size).open(made["seats"][0]["link"])
    Robot(page).wait()
    return page


def money(page: Page) -> int:
    return int(page.locator(".me .cell b").first.inner_text())


def distance(one: Locator, other: Locator) -> float:
    """How far one thing lies below another, however the page is scrolled."""
    boxes = one.bounding_box(), other.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    return round(boxes[0]["y"] - boxes[1]["y"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_goal_is_read_before_it_is_bought(size: dict[str, int], visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, goals(30), size)
    if size is PHONE:
        page.get_by_text("Players", exact=True).last.click()
    row = page.locator(".goal", has_text="Banker")
    row.scroll_into_view_if_needed()
    apart = distance(page.locator(".me"), row)
    assert row.get_attribute("data-key") is None
    row.click()
    details = page.get_by_role("dialog", name="Banker")
    expect(details).to_contain_text("The highest M€ production.")
    expect(details).to_contain_text("+5 VP")  # for who would have the most
    assert distance(page.locator(".me"), row) == apart  # nothing is pushed aside
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    assert row.evaluate("(row) => row === document.activeElement")
    row.click()
    page.locator("#question").click()
    expect(details).to_have_count(0)
    assert money(page) == 30
    page.locator(".goal", has_text="Landlord").click()
    expect(page.get_by_role("dialog")).to_contain_text("Funded by Player 2")
    page.locator(".goal", has_text="Mayor").click()
    expect(page.get_by_role("dialog")).to_contain_text("At least 3 city tiles of your own.")
    page.locator('[role="dialog"] [data-key="milestone mayor"]', has_text="Claim Mayor, 8 M€").click()
    expect(page.locator(".me .cell b").first).to_have_text("22")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_menu_says_in_figures_what_is_missing(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, goals(7))
    expect(page.locator('[data-row="award"]')).to_contain_text("It costs 14 M€; you can pay 7 M€.")
    expect(page.locator('[data-row="milestone"]')).to_contain_text("It costs 8 M€; you can pay 7 M€.")
    page.locator(".goal", has_text="Miner").click()
    expect(page.get_by_role("dialog")).to_contain_text("It costs 14 M€; you can pay 7 M€.")


def test_the_menu_tells_what_a_project_would_bring_and_nothing_jumps(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, goals(30))
    before = page.locator(".panel.ask").bounding_box()
    page.locator('[data-key="project asteroid"]').hover()
    told = page.locator("#project-why")
    expect(told).to_contain_text("Raise the temperature 1 step.")
    expect(told.locator(".gains li")).to_have_count(2)  # a step warmer, a rating more
    assert page.locator(".panel.ask").bounding_box() == before
    page.mouse.move(5, 5)
    expect(told.locator(".gains")).to_have_count(0)
    assert page.locator(".panel.ask").bounding_box() == before


def test_passing_and_ending_a_turn_are_at_different_places(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, goals(30))
    first = page.locator('[data-key="pass"]').bounding_box()
    page.locator('[data-key="project power-plant"]').click()
    last = page.locator('[data-key="end"]').bounding_box()
    assert first is not None
    assert last is not None
    assert first["x"] < last["x"]
    assert first["x"] + first["width"] / 2 < last["x"] + last["width"] / 2


def test_a_hand_is_sorted_by_a_list_of_orders(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, goals(30))
    names = page.locator(".slot .title")
    assert names.all_inner_texts() == ["Comet", "Birds", "Insects"]
    page.get_by_label("Sort by").select_option("cost")
    assert names.all_inner_texts() == ["Insects", "Birds", "Comet"]
    expect(page.locator(".chip", has_text="Sort: cost")).to_be_visible()
    assert len(page.locator(".chip", has_text=re.compile("^Tag$")).all()) == 1


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_alone_one_sees_the_goal_and_how_long_there_is(size: dict[str, int], visit: Visit) -> None:
    page = visit(size).open("/new?game=terraforming-mars&seats=me&seed=5")
    Robot(page).wait()
    # A phone has room for one of them: how far the game is.
    expect(page.get_by_text("Set-up" if size is PHONE else "Generation 1 of 14").first).to_be_visible()
    if size is PHONE:
        page.get_by_text("Players", exact=True).last.click()
    goal = page.locator("section", has=page.get_by_role("heading", name="Your goal")).last
    for words in (
        "by the end of generation 14",
        "19 steps to go",
        "14 steps to go",
        "9 tiles to go",
        "14 generations left",
    ):
        expect(goal).to_contain_text(words)


def test_a_phones_board_has_its_moons_and_the_ratings(visit: Visit, server: Server) -> None:
    position = goals(30)
    position["state"]["tiles"].append({"space": "ganymede-colony", "tile": "city", "owner": 2})
    page = sit_down(visit, server, position, PHONE)
    page.locator(".fold").click()
    moons = [page.locator(f'svg g[aria-label*="{name}"]').first for name in ("Phobos", "Ganymede")]
    width = PHONE["width"]
    for moon in moons:
        box = moon.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) >= 44
    expect(moons[1]).to_have_attribute("aria-label", re.compile("City, Player 3"))
    for name in ("Player 1", "Player 2", "Player 3"):
        expect(page.locator(".mars .row li", has_text=name)).to_have_text(re.compile("20$"))


def test_picked_cards_carry_a_tick(visit: Visit) -> None:
    page = visit().open("/new?game=terraforming-mars&seats=me,random&seed=5")
    robot = Robot(page)
    robot.wait()
    robot.answer()  # a corporation
    robot.wait()
    card = page.locator(".slot[data-key]").first
    card.click()
    expect(card.locator(".tick")).to_be_visible()
    page.wait_for_timeout(500)  # two clicks in a hurry are one
    card.click()
    expect(card.locator(".tick")).to_have_count(0)
