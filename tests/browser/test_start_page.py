"""Starting, finding again and opening games, as a person does on the first page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit, Visitor, faults
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, moments, opened, played
from tests.table.server import Server

REFUSED = re.compile("Failed to load resource")


def told_of(server: Server, page: Page) -> Json:
    """What the server says about the table that the page is at."""
    id, token = page.url.rsplit("/t/", 1)[1].split("#")
    told: Json = server.request(f"/api/tables/{id}", token)
    return told


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/**")
    Robot(page).wait()


def forgive(somebody: Visitor) -> None:
    """A browser tells in its console of every answer that is an error, also where the page expects it."""
    somebody.complaints[:] = [said for said in somebody.complaints if not REFUSED.search(said)]


def test_the_games_are_shown_with_seats_and_time(visit: Visit) -> None:
    page = visit().open("/")
    for name, facts in {
        "Terraforming Mars": ["1–5 seats"],
        "Mission: Red Planet": ["3–5 seats", "reconstruction"],
    }.items():
        game = page.locator("label.game", has_text=name)
        for fact in facts:
            expect(game).to_contain_text(fact)


def test_a_game_with_a_bot_is_started_by_clicking(visit: Visit, server: Server) -> None:
    page = visit().open("/")
    page.locator("label.game", has_text="Terraforming Mars").click()
    page.get_by_label("Name at seat 1").fill("Ines")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Level of the bot on seat 2").select_option("easy")
    start(page)
    told = told_of(server, page)
    assert told["game"] == "terraforming-mars"
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [("Ines", None), ("Tycho", "easy")]


def test_the_options_reach_the_table(visit: Visit, server: Server) -> None:
    page = visit().open("/?game=terraforming-mars")
    page.get_by_role("switch", name="Draft").check()
    page.get_by_role("switch", name="Corporate Era").uncheck()
    page.locator("label", has_text="Beginner").first.click()
    page.locator("label", has_text="By consent").click()
    page.get_by_text("Shown", exact=True).click()
    page.locator("summary", has_text="More options").click()
    page.get_by_label("First player").select_option("1")
    page.get_by_label("Time to think again").select_option("10 s")
    page.get_by_label("Clock").select_option("45 min each")
    start(page)
    told = told_of(server, page)
    assert (told["pause"], told["times"], told["minutes"]) == (10, "bot", 45)
    assert told["options"]["draft"] is True
    assert told["options"]["corporate_era"] is False
    assert told["options"]["beginners"] == [0]
    assert told["undo"] == "consent"
    assert told["points"] == "shown"


@pytest.mark.parametrize(("more", "points"), [("", "hidden"), ("&points=shown", "shown"), ("&points=hidden", "hidden")])
def test_an_address_may_ask_for_shown_points(more: str, points: str, visit: Visit, server: Server) -> None:
    page = visit().open(f"/new?game=red-planet&seats=me,random,random{more}")
    Robot(page).wait()
    assert told_of(server, page)["points"] == points
    assert page.locator(".player .pts").count() == (3 if points == "shown" else 0)


def test_the_same_seed_deals_the_same_game(visit: Visit, server: Server) -> None:
    hands = []
    for _ in range(2):
        page = visit().open("/?game=red-planet")
        page.locator("summary", has_text="More options").click()
        page.get_by_label("Seed").fill("olympus")
        start(page)
        id, token = page.url.rsplit("/t/", 1)[1].split("#")
        hands.append(server.request(f"/api/tables/{id}/moments/0", token)["view"])
    assert hands[0] == hands[1]


def test_a_game_alone_has_one_seat(visit: Visit, server: Server) -> None:
    page = visit(PHONE).open("/?game=terraforming-mars")
    for seat in (3, 2):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    expect(page.get_by_role("button", name="Remove seat 1")).to_be_disabled()
    expect(page.get_by_role("switch", name="Corporate Era")).to_be_disabled()
    start(page)
    assert told_of(server, page)["players"] == 1


def test_a_friend_opens_the_link_of_a_seat(visit: Visit) -> None:
    page = visit().open("/?game=red-planet")
    page.locator("ol.seats > li").nth(1).get_by_text("By link").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is set")
    assert faults(page) == []
    theirs = page.get_by_label("Link: Seat 2").input_value()
    watching = page.get_by_label("Link: To watch").input_value()
    friend = visit(PHONE).open(theirs)
    looker = visit().open(watching)
    page.get_by_role("link", name="Go to my seat").click()
    for one in (friend, page):
        one.get_by_role("button", name="Sit down").click()
    for one in (friend, looker, page):
        one.wait_for_selector(".frame")
    assert looker.locator("[data-key]").count() == 0
    answered = {Robot(friend): 0, Robot(page): 0}  # who is asked first depends on the deal
    while min(answered.values()) == 0:
        for robot in answered:
            if robot.state == "asked":
                robot.answer()
                answered[robot] += 1
    assert page.url.split("#")[0] == friend.url.split("#")[0] == looker.url.split("#")[0]
    assert page.url != friend.url


def test_a_link_is_copied(visit: Visit) -> None:
    somebody = visit(permissions=["clipboard-read", "clipboard-write"])
    page = somebody.open("/?game=red-planet")
    page.locator("ol.seats > li").nth(1).get_by_text("By link").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.get_by_label("Link: Seat 2").input_value()


def test_the_address_may_ask_for_a_language(visit: Visit) -> None:
    page = visit(language="pt").open("/?lang=fr")
    expect(page.get_by_role("button", name="Commencer")).to_be_visible()


def test_the_language_is_switched_at_any_time(visit: Visit) -> None:
    page = visit(language="pt").open("/?game=red-planet")
    expect(page.get_by_role("button", name="Começar")).to_be_visible()
    page.locator("input.name").first.fill("Inês")
    page.locator("label", has_text="FR").click()
    expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert page.locator("input.name").first.input_value() == "Inês"  # nothing that was written is lost
    page.get_by_role("link", name="Cartes").first.click()
    page.wait_for_selector("ul.cards li")
    page.locator("label", has_text="EN").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards")


def test_running_games_are_listed_with_mine_to_move_first(visit: Visit, server: Server) -> None:
    running = played("terraforming-mars", 3, 60)
    asked = running.waiting_for()[0]
    waiting = next(seat for seat in range(3) if seat not in running.waiting_for())
    over = played("red-planet", 3)
    page = visit().open("/")
    for game, seat in ((running, asked), (running, waiting), (over, 0)):
        page.goto(server.url + "/records")
        page.goto(server.url + link(opened(server, game), seat))
        page.wait_for_selector(".frame")
    page.goto(server.url + "/")
    rows = page.locator(".run li .one")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text("waiting for")
    expect(rows.nth(2)).to_contain_text(re.compile("won|share|tie"))
    assert faults(page) == []
    rows.nth(0).click()
    assert Robot(page).wait() == "asked"
    page.go_back()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay .board")
    page.goto(server.url + "/records")
    expect(page.locator(".run li .one")).to_have_count(1)


def test_a_table_that_is_gone_can_be_forgotten(visit: Visit, server: Server) -> None:
    made = server.make("red-planet", None, "random", "random")
    somebody = visit()
    page = somebody.open(link(made))
    Robot(page).wait()
    page.goto(server.url + "/records")
    server.request(f"/api/tables/{made['id']}", made["host"], method="DELETE")
    page.goto(server.url + "/")
    expect(page.locator(".run")).to_contain_text("no longer on the server")
    page.get_by_role("button", name="Forget it").click()
    expect(page.get_by_text("No games yet")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No games yet")).to_be_visible()
    forgive(somebody)


def give(page: Page, name: str, text: str) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_a_record_is_opened_from_its_file(visit: Visit, tmp_path: Path) -> None:
    page = visit().open("/")
    game = played("red-planet", 4)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record").click()
    chooser.value.set_files(file)
    page.wait_for_selector(".replay .board")
    expect(page.locator(".where")).to_have_text(f"move 0 of {moments(game)}")


def broken(change: dict[str, Any]) -> str:
    return json.dumps({**played("red-planet", 3).record(), **change})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not JSON at all", "it is not JSON"),
        ("[1, 2]", "no record of a game"),
        (broken({"data": "0" * 64}), "The server says: .*data"),
        (broken({"choices": [["no such key"]]}), "The server says: .+"),
        (broken({"game": "chess"}), "The server says: .*chess"),
        (json.dumps({"moments": []}), "still running"),
    ],
    ids=["not json", "no record", "other data", "impossible choice", "unknown game", "a running game's view"],
)
def test_a_file_that_cannot_be_opened_says_why(text: str, said: str, visit: Visit) -> None:
    somebody = visit()
    page = somebody.open("/records")
    give(page, "game.json", text)
    expect(page.get_by_role("alert")).to_have_text(re.compile(said))
    assert page.url.endswith("/records")
    give(page, "game.json", json.dumps(played("red-planet", 3).record()))  # and the next one is taken
    page.wait_for_selector(".replay .board")
    forgive(somebody)


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("/new", ["red-planet", "terraforming-mars"]),
        ("/new?game=chess", ["chess", "red-planet"]),
        ("/new?game=red-planet&seats=me,random", ["2 seats", "3 to 5"]),
        ("/new?game=red-planet&seats=me,random,genius", ["genius", "greedy"]),
        ("/new?game=red-planet&seats=me,random,random&colour=blue", ["colour"]),
        ("/new?game=red-planet&undo=always", ["always", "consent"]),
        ("/new?game=red-planet&points=some", ["some", "hidden", "shown"]),
        ("/new?game=red-planet&lang=de", ["de", "fr"]),
        ("/new?game=terraforming-mars&draft=maybe", ["draft", "maybe"]),
    ],
)
def test_an_address_that_asks_for_nonsense_says_what_was_wrong(address: str, named: list[str], visit: Visit) -> None:
    somebody = visit()
    page = somebody.open(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be started")
    shown = page.locator("main p").first.inner_text()
    assert [word for word in named if word not in shown] == []
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_selector("form.setup")
    forgive(somebody)


def test_what_the_server_refuses_is_said_beside_the_button(visit: Visit) -> None:
    somebody = visit()
    page = somebody.open("/?game=red-planet")
    page.locator("summary", has_text="More options").click()
    page.get_by_label("First shuttles").fill("no-such-shuttle")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").filter(has_text="no-such-shuttle")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    forgive(somebody)


def test_a_server_that_is_down_is_told_and_tried_again(visit: Visit) -> None:
    somebody = visit()
    page = somebody.open("about:blank")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(somebody.server.url + "/")
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is not reachable")
    assert faults(page) == []
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("form.setup")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").filter(has_text="does not answer")).to_be_visible()
    forgive(somebody)


def test_nothing_is_there_yet(visit: Visit) -> None:
    page = visit().open("/")
    expect(page.get_by_text("No games yet")).to_be_visible()
    page.goto(page.url + "records")
    expect(page.get_by_text("No games yet")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit().open("/t/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table needs your link")
    page.goto(page.url + "#nowhere." + 32 * "a")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    assert faults(page) == []
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_selector("form.setup")


def rules(page: Page) -> list[str]:
    """What can be set for the game itself, before what every table has."""
    named = page.locator("section[aria-labelledby='rules-head'] :is(.toggle, .rule) > span > b").all_inner_texts()
    return named[: named.index("Undo")]


def test_only_the_rules_that_fit_the_seats_are_offered(visit: Visit) -> None:
    page = visit().open("/?game=ares-expedition")
    always = ["First game", "More corporations to see"]
    alone = ["Choose the last neutral cards", "Level alone"]
    offered = {4: always, 3: always, 2: [*always, "Two together"], 1: [*always, *alone]}
    page.get_by_role("button", name="Add a seat").click()
    for seats, wanted in offered.items():
        expect(page.locator("header", has_text="Ares Expedition")).to_contain_text(f"{seats} seat")
        assert rules(page) == wanted
        if seats > 1:
            page.get_by_role("button", name=f"Remove seat {seats}").click()
    page.get_by_role("switch", name="First game").check()
    expect(page.get_by_role("switch", name="More corporations to see")).to_have_count(0)
    page.locator("label.game", has_text="Terraforming Mars").click()
    assert "Draft" in rules(page)
    for seat in (3, 2):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    assert "Draft" not in rules(page)


@pytest.mark.parametrize("level", ["Novice", "Advanced", "Expert"])
def test_the_level_of_a_game_alone_reaches_the_table(visit: Visit, server: Server, level: str) -> None:
    page = visit().open("/?game=ares-expedition")
    for seat in (3, 2):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    page.locator("label", has_text=level).click()
    start(page)
    assert told_of(server, page)["options"].get("difficulty", "novice") == level.lower()


def test_what_was_set_for_other_seats_does_not_reach_the_table(visit: Visit, server: Server) -> None:
    page = visit().open("/?game=ares-expedition")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("switch", name="Two together").check()
    page.get_by_role("button", name="Add a seat").click()
    start(page)
    assert not told_of(server, page)["options"].get("coop")
