"""A hint on demand: the best moves, what they are worth and why; a press shows one and plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, faults, scrolls_sideways
from tests.browser.robot import Robot
from tests.table.server import Json, Server

BEGINNERS = {"beginners": [0, 1], "first_player": 0}


def link(made: Json) -> str:
    found: str = made["seats"][0]["link"]
    return found


def mars(server: Server, **wishes: object) -> str:
    return link(server.make("terraforming-mars", None, "random", seed=7, options=BEGINNERS, **wishes))


def red_planet(server: Server) -> str:
    return link(server.make("red-planet", None, "random", "random", seed=7))


def asked(page: Page) -> Robot:
    robot = Robot(page)
    robot.wait()
    return robot


@pytest.mark.parametrize("game", ["terraforming-mars", "red-planet"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_best_moves_are_told_shown_and_not_played(
    visit: Visit, server: Server, game: str, size: dict[str, int]
) -> None:
    page = visit(size).open(mars(server) if game == "terraforming-mars" else red_planet(server))
    robot = asked(page)
    decision = robot.decision
    page.locator('[data-advice="ask"]').click()
    moves = page.locator('[data-advice="move"]')
    expect(moves.first).to_be_visible()
    assert 2 <= moves.count() <= 3
    expect(moves.first).to_contain_text("points")
    assert not faults(page)
    assert not scrolls_sideways(page)
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    marked = page.locator("[data-advised]")
    assert marked.count() >= 1
    assert len({one.get_attribute("data-key") for one in marked.all()}) == 1
    assert robot.decision == decision
    moves.first.click()
    expect(marked).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('[data-advice="panel"]')).to_have_count(0)


def test_the_letter_h_asks_for_a_hint_and_puts_it_away(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(mars(server))
    asked(page)
    page.keyboard.press("h")
    expect(page.locator('[data-advice="move"]').first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator('[data-advice="panel"]')).to_have_count(0)


def test_a_double_click_asks_for_one_hint_and_leaves_it_open(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(mars(server))
    asked(page)
    page.locator('[data-advice="ask"]').dblclick()
    expect(page.locator('[data-advice="move"]').first).to_be_visible()


def test_an_answer_ends_its_hint(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(red_planet(server))
    robot = asked(page)
    page.keyboard.press("h")
    expect(page.locator('[data-advice="move"]').first).to_be_visible()
    robot.answer()
    expect(page.locator('[data-advice="panel"]')).to_have_count(0)


def test_where_hints_are_off_there_is_no_button(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(mars(server, hints="off"))
    asked(page)
    expect(page.locator('[data-advice="ask"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("fr", "Ne change aucun chiffre tout de suite ; cela compte pour la suite de la partie."),
        ("pt", "Não muda nenhum número agora; conta para o resto da partida."),
    ],
)
def test_the_reason_is_told_in_the_readers_language(visit: Visit, server: Server, language: str, reason: str) -> None:
    """Of a character that is chosen in secret nothing shows yet, whatever the bot thinks of it."""
    page = visit(DESKTOP, language).open(red_planet(server))
    asked(page)
    page.locator('[data-advice="ask"]').click()
    expect(page.locator('[data-advice="panel"]')).to_contain_text(reason)


def test_levels_are_offered_in_words_with_their_measured_strength(visit: Visit) -> None:
    page = visit(DESKTOP).open("/?game=terraforming-mars")
    level = page.locator("select.level").first
    expect(level).to_be_visible()
    assert level.locator("option").all_inner_texts() == ["Easy", "Medium", "Hard", "Expert"]
    level.select_option("easy")
    expect(page.locator(".strengths")).to_contain_text("games against Medium")


def test_a_level_that_was_not_measured_in_this_game_says_so(visit: Visit) -> None:
    page = visit(DESKTOP).open("/?game=terraforming-mars")

    def without_strengths(route: Route) -> None:
        told = route.fetch().json()
        told["levels"] = [{**level, "strengths": []} for level in told["levels"]]
        route.fulfill(json=told)

    page.route("**/api/games", without_strengths)
    page.reload()
    page.locator("select.level").first.select_option("expert")
    expect(page.locator(".strengths")).to_contain_text("not measured yet")
