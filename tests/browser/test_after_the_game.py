"""What a person does when a game is over: read the points, keep the record, play again, see it once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import areo
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, SMALL_PHONE, Visit, Visitor, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, moments, opened, played
from tests.table.server import Server

GAMES = {"red-planet": played("red-planet", 3), "terraforming-mars": played("terraforming-mars", 2)}


@pytest.fixture(scope="module")
def over(server: Server) -> dict[str, Json]:
    """A finished game of each kind, to look at."""
    return {name: opened(server, game) for name, game in GAMES.items()}


def figures(row: Locator) -> list[int]:
    return [int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()]


def moment(server: Server, made: Json, number: int, eyes: int | str = 0) -> Json:
    found: Json = server.request(f"/api/tables/{made['id']}/moments/{number}?eyes={eyes}", made["host"])
    return found


def open_moment(somebody: Visitor, made: Json, number: int, seat: int | None = 0) -> Page:
    page = somebody.open(link(made, seat).replace("#", f"?moment={number}#"))
    page.wait_for_selector(".replay .board")
    return page


def stands_at(page: Page, number: int, of: int) -> None:
    expect(page.locator(".where")).to_have_text(f"move {number} of {of}")


@pytest.mark.parametrize("name", GAMES)
def test_the_points_by_source_add_up(name: str, visit: Visit, over: dict[str, Json]) -> None:
    page = visit().open(link(over[name]))
    page.wait_for_selector("section.ending")
    game = GAMES[name]
    page.locator(".rank").get_by_role("button", name="As a table").click()
    rows = page.locator(".rank tbody tr")
    sums = figures(rows.last)
    order = [seat for place in game.ranking() for seat in place]
    assert sums == [game.scores()[seat]["total"] for seat in order]
    parts = [figures(row) for row in rows.all()[:-1]]
    assert [sum(column) for column in zip(*parts, strict=True)] == sums
    page.locator(".rank").get_by_role("button", name="As bars").click()
    assert [int(text) for text in page.locator(".rank .total").all_inner_texts()] == sums


@pytest.mark.parametrize("name", GAMES)
def test_the_curve_ends_where_the_game_ended(name: str, visit: Visit, over: dict[str, Json], server: Server) -> None:
    made = over[name]
    page = visit(LAPTOP).open(link(made))
    curve = page.locator(".curve")
    expect(curve.locator("svg path.line")).to_have_count(len(made["seats"]))
    curve.get_by_role("button", name="As a table").click()
    points = server.request(f"/api/tables/{made['id']}/curve", made["host"])["points"]
    assert figures(curve.locator("tbody tr").last) == [score["total"] for score in points[-1]["scores"]]
    assert figures(curve.locator("tbody tr").last) == [score["total"] for score in GAMES[name].scores()]


def test_the_other_figures_are_shown_by_generation(visit: Visit, over: dict[str, Json], server: Server) -> None:
    made = over["terraforming-mars"]
    last = server.request(f"/api/tables/{made['id']}/curve", made["host"])["points"][-1]
    page = visit(SMALL_PHONE).open(link(made))
    curve = page.locator(".curve")
    topics = curve.get_by_role("group", name="Which figures")
    expect(topics.locator("label")).to_have_text(["Points", "Rating", "Production", "Parameters"])

    def shown(topic: str, of: str | None = None) -> list[int]:
        topics.locator("label", has_text=topic).click()
        if of:
            curve.locator(".which label", has_text=of).click()
        expect(curve.locator("svg[role=img]")).to_be_visible()
        curve.get_by_role("button", name="As a table").click()
        found = figures(curve.locator("tbody tr").last)
        curve.get_by_role("button", name=re.compile("^As (a curve|bars)$")).click()
        return found

    seats = range(len(made["seats"]))
    assert shown("Rating") == [last["figures"][seat]["tr"] for seat in seats]
    assert shown("Production", "heat") == [last["figures"][seat]["production heat"] for seat in seats]
    for name in ("Temperature", "Oxygen", "Oceans"):
        raised = [last["tallies"][seat][name.lower()] for seat in seats]
        assert shown("Parameters", name) == raised
        assert curve.locator("svg rect").count() == sum(raised)
    assert faults(page) == []
    assert not scrolls_sideways(page)


def test_who_raised_what_is_what_the_server_counted(visit: Visit, over: dict[str, Json]) -> None:
    page = visit().open(link(over["terraforming-mars"]))
    rows = page.locator(".raised li")
    expect(rows.first.locator(".stack b")).not_to_have_count(0)
    tallies = GAMES["terraforming-mars"].tallies()
    for row, what in zip(rows.all(), ("temperature", "oxygen", "oceans"), strict=True):
        steps = [int(re.sub(r"\D+", " ", text).split()[-1]) for text in row.locator(".stack b").all_inner_texts()]
        assert steps == [tally[what] for tally in tallies if tally[what]]


def test_a_game_that_tells_only_points_shows_only_points(visit: Visit, over: dict[str, Json]) -> None:
    page = visit().open(link(over["red-planet"]))
    expect(page.locator(".curve svg path.line")).to_have_count(3)
    assert page.get_by_role("group", name="Which figures").count() == 0
    assert page.locator(".which").count() == 0


def test_a_replay_of_a_finished_game_shows_the_points_then(visit: Visit, over: dict[str, Json], server: Server) -> None:
    made = over["terraforming-mars"]
    page = open_moment(visit(), made, 60)
    scores = moment(server, made, 60)["scores"]
    expect(page.locator(".me .pts b").first).to_have_text(str(scores[0]["total"]))
    expect(page.locator(".strip .pts b").first).to_have_text(str(scores[1]["total"]))
    assert page.locator(".me .tr > button").count() == 0  # what is counted now is not what was then


def test_the_result_can_be_put_aside_for_the_board(visit: Visit, over: dict[str, Json]) -> None:
    page = visit().open(link(over["red-planet"]))
    page.wait_for_selector("section.ending")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator("section.ending")).to_have_count(0)
    assert page.locator("[data-key]").count() == 0
    page.get_by_role("button", name="See the result").click()
    page.wait_for_selector("section.ending")


@pytest.mark.parametrize("name", GAMES)
def test_the_record_is_downloaded_and_replays(name: str, visit: Visit, over: dict[str, Json], tmp_path: Path) -> None:
    page = visit().open(link(over[name]))
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Record").click()
    assert downloading.value.suggested_filename == f"areo-{name}-{over[name]['id']}.json"
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    game = areo.replay(json.loads(file.read_text(encoding="utf-8")))
    assert game.over
    assert game.scores() == GAMES[name].scores()


def test_a_rematch_takes_both_along(visit: Visit, server: Server) -> None:
    made = opened(server, GAMES["terraforming-mars"])
    one = visit().open(link(made, 0))
    other = visit(PHONE).open(link(made, 1))
    other.wait_for_selector("section.ending")
    one.get_by_role("button", name="Rematch").click()
    one.wait_for_function("(before) => !location.pathname.includes(before)", arg=made["id"])
    expect(other.get_by_role("status").filter(has_text="A rematch is ready.")).to_be_visible()
    other.get_by_role("button", name="Join the rematch").click()
    other.wait_for_function("(before) => !location.pathname.includes(before)", arg=made["id"])
    assert one.url.split("#")[0] == other.url.split("#")[0]
    assert one.url != other.url
    assert [Robot(one).wait(), Robot(other).wait()] == ["asked", "asked"]


def counts_in(view: Json) -> list[int]:
    return sorted(count for zone in view["zones"] for count in zone["astronauts"] if count > 0)


def test_a_replay_shows_what_the_server_saw_then(visit: Visit, over: dict[str, Json], server: Server) -> None:
    made = over["red-planet"]
    of = moments(GAMES["red-planet"])
    page = open_moment(visit(), made, 50)
    seen = set()
    for key, number in [("", 50), ("ArrowRight", 51), ("ArrowRight", 52), ("ArrowLeft", 51), ("End", of), ("Home", 0)]:
        if key:
            page.keyboard.press(key)
        stands_at(page, number, of)
        told = moment(server, made, number)
        view = told["view"]
        wanted = counts_in(view)
        page.wait_for_function(
            "(wanted) => String([...document.querySelectorAll('.board text.count')]"
            ".map((it) => Number(it.textContent)).sort((a, b) => a - b)) === String(wanted)",
            arg=wanted,
        )
        seen.add(str(wanted))
    assert len(seen) > 2
    assert page.locator("[data-key]").count() == 0


def test_a_replay_of_terraforming_mars_shows_the_same_figures(
    visit: Visit, over: dict[str, Json], server: Server
) -> None:
    made = over["terraforming-mars"]
    of = moments(GAMES["terraforming-mars"])
    page = open_moment(visit(), made, 0)
    for number in (40, of // 2, of):
        page.get_by_label("Move", exact=True).fill(str(number))
        stands_at(page, number, of)
        told = moment(server, made, number)
        view = told["view"]
        page.wait_for_function(
            "(count) => document.querySelectorAll('.board [class*=tile]').length >= count", arg=len(view["tiles"])
        )
        expect(page.locator(".top .clock")).to_have_text(told["clock"])
        assert number == 40 or told["clock"].startswith(f"Generation {view['generation']} · ")
        for player in view["players"]:
            shown = [text.strip() for text in page.locator(".left").all_inner_texts()]
            assert re.search(rf"\b{player['tr']}\b", " ".join(shown))


def test_with_shift_an_arrow_leaps_a_round(visit: Visit, over: dict[str, Json], server: Server) -> None:
    page = open_moment(visit(), over["red-planet"], 0)
    expect(page.locator(".top .clock")).to_have_text("Set-up")
    page.wait_for_selector(".rounds i")
    for round in (2, 3):
        page.keyboard.press("Shift+ArrowRight")
        expect(page.locator(".top .clock")).to_have_text(f"Round {round} of 10 · Choosing characters")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".top .clock")).to_have_text("Round 2 of 10 · Choosing characters")


def test_the_slider_goes_there(visit: Visit, over: dict[str, Json]) -> None:
    page = open_moment(visit(PHONE), over["red-planet"], 3)
    of = moments(GAMES["red-planet"])
    slider = page.get_by_label("Move", exact=True)
    slider.fill("40")
    stands_at(page, 40, of)
    page.wait_for_function("() => location.search.includes('moment=40')")
    page.reload()
    stands_at(page, 40, of)


def test_it_plays_by_itself_and_stops(visit: Visit, over: dict[str, Json]) -> None:
    page = open_moment(visit(), over["red-planet"], 5)
    of = moments(GAMES["red-planet"])
    page.get_by_role("button", name="Play", exact=True).click()
    stands_at(page, 7, of)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_other_eyes_see_another_hand_once_it_is_over(visit: Visit, over: dict[str, Json], server: Server) -> None:
    made = over["terraforming-mars"]
    words = {card["id"]: card["name"] for card in server.request("/api/games/terraforming-mars/words")["cards"]}

    def hands(number: int) -> list[set[str]]:
        views = [moment(server, made, number, seat)["view"]["players"][seat] for seat in (0, 1)]
        return [{words[card["id"]] for card in view["hand"]} for view in views]

    number = next(number for number in range(10, 200, 10) if all(hands(number)))
    names = hands(number)
    page = open_moment(visit(), made, number)
    for seat in (1, 0):
        page.locator(".eyes label").nth(seat).click()
        for name in names[seat]:
            expect(page.locator("section.hand").get_by_text(name).first).to_be_attached()
        for name in names[1 - seat]:
            expect(page.locator("section.hand").get_by_text(name)).to_have_count(0)
    page.locator(".eyes label").last.click()
    expect(page.locator("section.hand > *")).to_have_count(0)  # a spectator has none


def test_while_it_goes_on_one_sees_with_ones_own_eyes(visit: Visit, server: Server) -> None:
    made = opened(server, played("terraforming-mars", 2, 80))
    page = open_moment(visit(), made, 30)
    assert page.locator(".eyes").count() == 0
    expect(page.get_by_role("button", name="Play on")).to_be_disabled()
    page.goto(page.url.replace("?moment=30", "?moment=30&eyes=1"))
    page.wait_for_selector(".replay .board")
    assert page.locator(".eyes").count() == 0


def test_a_moment_is_shared_and_opens_there(visit: Visit, over: dict[str, Json]) -> None:
    somebody = visit(permissions=["clipboard-read", "clipboard-write"])
    page = open_moment(somebody, over["red-planet"], 20)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert over["red-planet"]["seats"][0]["token"] not in address  # a seat is not given away with it
    friend = visit(PHONE).open(address)
    stands_at(friend, 21, moments(GAMES["red-planet"]))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_playing_on_from_a_moment_starts_a_new_table(
    size: dict[str, int], visit: Visit, over: dict[str, Json], server: Server
) -> None:
    made = over["red-planet"]
    number = next(number for number in range(30, 60) if 0 in moment(server, made, number)["waiting"])
    page = open_moment(visit(size), made, number)
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Start here").click()
    page.wait_for_selector(".frame")
    assert Robot(page).wait() == "asked"
    id, token = page.url.rsplit("/t/", 1)[1].split("#")
    assert id != made["id"]
    began = server.request(f"/api/tables/{id}/moments/0", token)["view"]
    assert began["zones"] == moment(server, made, number)["view"]["zones"]
    Robot(page).play(2)


def test_playing_on_with_a_friend_gives_their_link(visit: Visit, over: dict[str, Json]) -> None:
    page = open_moment(visit(), over["red-planet"], 30)
    page.get_by_role("button", name="Play on").click()
    page.locator("dialog li").nth(1).get_by_text("By link").click()
    page.get_by_role("button", name="Start here").click()
    friend = visit().open(page.get_by_label("Link: Seat 2").input_value())
    page.get_by_role("link", name="Go to my seat").click()
    for one in (friend, page):
        one.get_by_role("button", name="Sit down").click()
    for one in (friend, page):
        one.wait_for_selector(".frame")
    assert friend.url.split("#")[0] == page.url.split("#")[0]


def test_the_end_cannot_be_played_on_from(visit: Visit, over: dict[str, Json]) -> None:
    of = moments(GAMES["red-planet"])
    page = open_moment(visit(), over["red-planet"], of)
    button = page.get_by_role("button", name="Play on")
    expect(button).to_be_disabled()
    expect(button).to_have_attribute("title", re.compile("the game is over"))
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector("section.ending")
