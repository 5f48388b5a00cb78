"""What happened, and what it is for: notes on what befell me, hints for a first game, the log, and what decided it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import areo
from tests.browser.conftest import DESKTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.browser.tables import Json, link, opened, played
from tests.table.server import Server

Size = dict[str, int]


def mars_with_an_asteroid(server: Server) -> Json:
    """Terraforming Mars, with seat 1 about to act: it holds an asteroid, and seat 0 has plants."""
    players = [
        {"corporation": "credicor", "resources": {"mc": 14, "plants": 5}, "hand": ["mine"]},
        {"corporation": "helion", "resources": {"mc": 40}, "hand": ["asteroid"]},
    ]
    state = {"generation": 3, "active": 1, "players": players}
    position = {"game": "terraforming-mars", "options": {"players": 2}, "state": state}
    return server.make("terraforming-mars", None, None, position=position, undo="none")


def throw_the_asteroid(server: Server, made: Json) -> None:
    """Seat 1 hits seat 0's plants and ends its turn."""
    rival = server.sit(made, 1, name="Lou")
    rival.choose("play asteroid")
    while rival.state["asked"] and rival.state["asked"]["kind"] != "menu":
        offered = rival.offered()
        rival.choose(next((key for key in ("seat 0", "amount 3") if key in offered), offered[0]))
    if rival.state["asked"]:
        rival.choose("end")
    rival.leave()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_plants_that_were_eaten_are_told_until_they_are_seen(size: Size, visit: Visit, server: Server) -> None:
    made = mars_with_an_asteroid(server)
    page = visit(size).open(link(made))
    page.wait_for_selector(".frame")
    note = page.locator("[data-befell]")
    expect(note).to_have_count(0)
    throw_the_asteroid(server, made)
    expect(note).to_be_visible()
    expect(note).to_contain_text("plants −3 (Lou, Asteroid)", ignore_case=True)
    assert Robot(page).wait() == "asked"  # it stands beside the question, and goes with none
    page.reload()
    page.wait_for_selector(".frame")
    expect(note).to_contain_text("plants −3 (Lou, Asteroid)", ignore_case=True)
    assert faults(page) == []
    assert not scrolls_sideways(page)
    page.locator("[data-seen]").click()
    expect(note).to_have_count(0)
    page.reload()
    page.wait_for_selector(".frame")
    Robot(page).wait()
    expect(note).to_have_count(0)


def soldier_at_work(server: Server) -> Json:
    """Mission: Red Planet, with seat 0 a soldier about to act, and astronauts of seat 1 and 2 in Hellas."""
    players = [
        {"chosen": "soldier", "reserve": 1},  # too few to board
        {"chosen": "pilot"},
        {"chosen": "pilot"},
    ]
    zones = [{"zone": "hellas", "astronauts": [0, 1, 1], "resource": "ice"}]
    state = {"players": players, "zones": zones}
    position = {"game": "red-planet", "options": {"players": 3}, "state": state}
    return server.make("red-planet", None, None, None, position=position, undo="none")


def test_at_a_shared_screen_the_one_who_lost_an_astronaut_is_told(visit: Visit, server: Server) -> None:
    made = soldier_at_work(server)
    somebody = visit()
    held = [{"seat": key["seat"], "token": key["token"]} for key in made["seats"]]
    somebody.context.add_init_script(
        "localStorage.getItem('areo.tables') ?? localStorage.setItem('areo.tables', JSON.stringify("
        f"[{{id: '{made['id']}', game: 'red-planet', seats: {held}, links: [], spectator: null, host: null,"
        " at: 1, over: false}]))"
    )
    page = somebody.open(link(made))
    note = page.locator("[data-befell]")
    soldier = Robot(page)
    soldier.wait()
    for key in ("zone hellas", "seat 2"):
        expect(note).to_have_count(0)
        soldier.wait()
        before = page.evaluate("document.body.dataset.decision")
        soldier.click(key)
        soldier.settles(before, 5000)
    for seat in (1, 2):
        curtain = page.locator("[data-curtain]")
        expect(curtain).to_contain_text(f"Player {seat + 1}")
        curtain.click()
        page.wait_for_selector(".frame")
        if seat == 2:
            break
        expect(note).to_have_count(0)
        robot = Robot(page)
        while robot.wait() == "asked" and not page.locator("[data-curtain]").count():
            before = page.evaluate("document.body.dataset.decision")
            robot.click("skip")
            robot.settles(before, 5000)
            page.wait_for_timeout(200)
            if page.locator("[data-curtain]").count():
                break
    expect(note).to_contain_text("Player 1 removes one of Player 3 (you)’s astronauts from Hellas.")
    expect(note.locator("li")).to_have_count(1)


def first_game(server: Server, game: str) -> Json:
    seats = [None, "random", "random"]
    return server.make(game, *seats, seed=5)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars"])
def test_a_first_game_is_guided_on_request(game: str, size: Size, visit: Visit, server: Server) -> None:
    somebody = visit(size)
    page = somebody.open(link(first_game(server, game)))
    robot = Robot(page)
    robot.wait()
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "offer")
    assert faults(page) == []
    page.get_by_role("button", name="Show me hints").click()
    seen: list[str] = []
    for _ in range(6):
        robot.wait()
        page.wait_for_timeout(50)
        for name in [one.get_attribute("data-hint") for one in hint.all()]:
            assert name is not None
            assert name not in seen, "a hint comes once"
            seen.append(name)
            assert not scrolls_sideways(page)
        if len(seen) == 2:
            break
        robot.answer()
    assert len(seen) == 2
    assert faults(page) == []
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    robot.wait()
    expect(hint).to_have_count(0)


def test_hints_are_switched_on_again_in_the_help(visit: Visit, server: Server) -> None:
    page = visit().open(link(first_game(server, "red-planet")))
    Robot(page).wait()
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_label("Hints for a first game").check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_attribute("data-hint", "keep")


def test_who_has_played_before_is_not_offered_hints(visit: Visit, server: Server) -> None:
    somebody = visit()
    page = somebody.open(link(first_game(server, "red-planet")))
    Robot(page).wait()
    expect(page.locator("[data-hint]")).to_have_count(1)
    another = somebody.open(link(first_game(server, "red-planet")))
    Robot(another).wait()
    expect(another.locator("[data-hint]")).to_have_count(0)


def in_the_log(page: Page) -> list[str]:
    return page.locator(".log ol li:not(.heading) p").all_inner_texts()


def test_a_slash_searches_the_log_and_escape_clears_then_closes(visit: Visit, server: Server) -> None:
    page = visit().open(link(opened(server, played("red-planet", 3, 60)), None))
    page.wait_for_selector(".log ol li")
    all = len(in_the_log(page))
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the log")
    expect(field).to_be_focused()
    page.keyboard.type("recruiter")
    page.wait_for_function("(all) => document.querySelectorAll('.log ol li p').length < all", arg=all)
    found = in_the_log(page)
    assert found
    assert all_hold(found, "recruiter")
    expect(page.locator(".log")).to_contain_text(f"{len(found)} lines found")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    assert len(in_the_log(page)) == all
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(page.get_by_role("button", name="Search the log")).to_be_focused()


def all_hold(lines: list[str], word: str) -> bool:
    return all(word in line.lower() for line in lines)


@pytest.mark.parametrize(("game", "first"), [("red-planet", "Round 1"), ("terraforming-mars", "Generation 1")])
def test_the_log_has_a_heading_for_every_round(game: str, first: str, visit: Visit, server: Server) -> None:
    page = visit().open(link(opened(server, played(game, 3, 70)), None))
    page.wait_for_selector(".log ol li")
    while (more := page.locator(".log .more button")).count():
        more.click()
    headings = [text for text in page.locator(".log ol .heading").all_inner_texts() if re.search(r" \d+$", text)]
    assert headings[0] == first
    assert len(headings) == len(set(headings))


def test_a_replay_tells_the_log_as_the_table_does(visit: Visit, server: Server) -> None:
    made = opened(server, played("terraforming-mars", 2, 60))
    somebody = visit()
    live = somebody.open(link(made))
    live.wait_for_selector(".log ol li")
    while (more := live.locator(".log .more button")).count():
        more.click()
    count = server.table(made)["moments"]
    replayed = somebody.open(link(made).replace("#", f"?moment={count}#"))
    replayed.wait_for_selector(".story ol li")
    expect(replayed.locator(".story ol .heading").last).to_be_attached()
    shown = replayed.locator(".story ol li").all_inner_texts()
    assert any("×" in line for line in shown)
    assert live.locator(".log ol li").all_inner_texts()[-len(shown) :] == shown


ENDS = {"red-planet": played("red-planet", 3), "terraforming-mars": played("terraforming-mars", 2)}


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("game", list(ENDS))
def test_what_decided_it_is_said_in_a_sentence(game: str, language: str, visit: Visit, server: Server) -> None:
    finished = ENDS[game]
    page = visit(language=language).open(link(opened(server, finished)))
    first = page.locator(".why li").first
    by = margin(finished)
    won = {"en": "won by", "fr": "l’emporte de", "pt": "venceu por"}[language]
    points = {"en": "point", "fr": "point", "pt": "ponto"}[language] + ("s" if by > 1 else "")
    expect(first).to_contain_text(f"{won} {by} {points}")
    expect(first).to_contain_text(re.compile(r"\(\+\d+ \w+ .+\)\.$"))


def margin(game: areo.Game) -> int:
    """By how many points it was won."""
    first, second, *_ = sorted((int(str(score["total"])) for score in game.scores()), reverse=True)
    return first - second
