"""The chapters of Alien Invasion in a real browser, played to their end by clicking what is lit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import areo
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit, faults, looks
from tests.browser.on_mars_tables import chapter as reached
from tests.browser.playing import begins_well, ends_well, table_of
from tests.browser.tables import link, moments, opened, played
from tests.laws import times
from tests.on_mars.blackout import dark
from tests.on_mars.invasion import hunt, invasion
from tests.on_mars.monolith import monolith
from tests.on_mars.outbreak import outbreak
from tests.table.server import Server

LAST = 14  # choices of all seats together
BOARD = '[data-area="board"]'
PLAYERS = {"monolith": 1, "blackout": 2, "outbreak": 2, "invasion": 3}


def near_its_end(server: Server, chapter: str, mine: int = 0) -> str:
    """A table of a chapter whose game is nearly over; where one of its seats is opened, the others being bots."""
    players = PLAYERS[chapter]
    whole = played("on-mars", players, seed="chapters", chapter=chapter)
    made = played("on-mars", players, moments(whole) - LAST, seed="chapters", chapter=chapter)
    seats = [None if seat == mine else "random" for seat in range(players)]
    return link(server.make("on-mars", *seats, position=made.position()), mine)


def new_table(chapter: str, mine: int = 0) -> str:
    seats = ",".join("me" if seat == mine else "random" for seat in range(PLAYERS[chapter]))
    return f"/new?game=on-mars&seats={seats}&seed=5&chapter={chapter}"


def understood(page: Page, chapter: str) -> None:
    """The chapter explains itself, once."""
    note = page.locator(f'[data-note="{chapter}"]')
    expect(note).to_contain_text("How it is lost")
    assert faults(page) == []
    note.get_by_role("button", name="Let’s begin").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(
    ("chapter", "size"),
    [("monolith", DESKTOP), ("blackout", PHONE), ("outbreak", LAPTOP), ("invasion", DESKTOP)],
    ids=["monolith-desktop", "blackout-phone", "outbreak-laptop", "invasion-desktop"],
)
def test_a_chapter_explains_itself_before_the_first_move_and_is_begun(
    chapter: str, size: dict[str, int], visit: Visit
) -> None:
    page = visit(size).open(new_table(chapter))
    understood(page, chapter)
    page.reload()
    expect(page.locator("[data-key]").first).to_be_attached()
    expect(page.locator("[data-note]")).to_have_count(0)
    begins_well(page, 6)


def chosen(page: Page, chapter: str, seats: int) -> None:
    """On the first page, the form of a chapter with so many seats."""
    page.locator("label.game", has_text="On Mars").click()
    page.get_by_text(chapter, exact=True).click()
    rows = page.locator("ol.seats > li")
    while rows.count() > seats:
        page.get_by_role("button", name=f"Remove seat {rows.count()}").click()
    while rows.count() < seats:
        page.get_by_role("button", name="Add a seat").click()


def begun(page: Page, server: Server) -> dict[str, Any]:
    """What the server says of the table that the form makes."""
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/**")
    told: dict[str, Any] = server.request(f"/api/tables/{table_of(page.url)[0]}", table_of(page.url)[1])
    return told


@pytest.mark.parametrize(
    ("chapter", "seats", "says", "size"),
    [
        ("Monolith", 1, "enough goals in time", DESKTOP),
        ("Blackout", 2, "black out", PHONE),
        ("Outbreak", 3, "fall ill", LAPTOP),
        ("Invasion", 4, "the last seat plays the alien", DESKTOP),
    ],
    ids=["monolith", "blackout", "outbreak", "invasion"],
)
def test_a_chapter_is_started_by_the_form_of_the_first_page(
    chapter: str, seats: int, says: str, size: dict[str, int], visit: Visit, server: Server
) -> None:
    page = visit(size).open("/")
    chosen(page, chapter, seats)
    expect(page.locator("section[aria-labelledby='rules-head']")).to_contain_text(says)
    assert faults(page) == []
    told = begun(page, server)
    assert (told["options"]["chapter"], told["players"]) == (chapter.lower(), seats)
    understood(page, chapter.lower())
    begins_well(page, 2)


@pytest.mark.parametrize("chapter", ["Monolith", "Blackout", "Outbreak"])
def test_a_hard_chapter_is_started_by_the_form_of_the_first_page(chapter: str, visit: Visit, server: Server) -> None:
    page = visit().open("/")
    chosen(page, chapter, PLAYERS[chapter.lower()])
    page.get_by_role("switch", name="Hard").check()
    options = begun(page, server)["options"]
    assert (options["chapter"], options["hard"]) == (chapter.lower(), True)
    understood(page, chapter.lower())


def test_the_form_names_the_alien_and_anybody_can_sit_there(visit: Visit, server: Server) -> None:
    page = visit(PHONE).open("/")
    chosen(page, "Invasion", 3)
    expect(page.get_by_role("switch", name="Hard")).to_have_count(0)
    rows = page.locator("ol.seats > li")
    expect(rows.filter(has_text="the alien")).to_have_count(1)
    expect(rows.nth(2)).to_contain_text("the alien")
    page.get_by_role("button", name="Add a seat").click()
    expect(rows.nth(2)).not_to_contain_text("the alien")
    expect(rows.nth(3)).to_contain_text("the alien")
    rows.nth(0).get_by_text("Bot", exact=True).click()
    rows.nth(3).get_by_text("Me", exact=True).click()
    seats = begun(page, server)["seats"]
    assert [seat["bot"] is None for seat in seats] == [False, False, False, True]
    note = page.locator('[data-note="invasion"]')
    expect(note).to_contain_text("You play alone against all humans")
    page.get_by_role("link", name="Areo").first.click()
    chosen(page, "Outbreak", 3)
    expect(rows.filter(has_text="the alien")).to_have_count(0)


@pytest.mark.parametrize("chapter", list(PLAYERS)[: times(1)])
def test_a_whole_chapter_from_its_first_choice_to_its_last(chapter: str, visit: Visit, server: Server) -> None:
    """The first of them; in the long setting, all."""
    page = visit(DESKTOP).open(new_table(chapter))
    understood(page, chapter)
    ends_well(page, server)


@pytest.mark.parametrize(
    ("chapter", "size", "language"),
    [("monolith", DESKTOP, "fr"), ("blackout", DESKTOP, "en"), ("outbreak", PHONE, "pt"), ("invasion", LAPTOP, "en")],
    ids=["monolith-desktop-fr", "blackout-desktop-en", "outbreak-phone-pt", "invasion-laptop-en"],
)
def test_a_chapter_is_played_to_its_end(
    chapter: str, size: dict[str, int], language: str, visit: Visit, server: Server
) -> None:
    ends_well(visit(size, language).open(near_its_end(server, chapter)), server)


def test_the_alien_plays_from_its_own_board_to_the_end(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(near_its_end(server, "invasion", 2))
    looks(page)
    expect(page.locator(".alien-board")).to_contain_text("Carapace")
    assert faults(page) == []
    ends_well(page, server)
    expect(page.get_by_role("heading", name="You win", exact=True)).to_be_visible()


@pytest.mark.parametrize(("chapter", "players"), [("monolith", 1), ("invasion", 4), (None, 3)])
def test_at_the_end_every_part_of_a_score_has_a_colour_of_its_own(
    chapter: str | None, players: int, visit: Visit, server: Server
) -> None:
    options: dict[str, Any] = {} if chapter is None else {"chapter": chapter}
    page = visit(LAPTOP).open(link(opened(server, played("on-mars", players, **options))))
    legend = page.locator(".legend i")
    legend.first.wait_for()
    colours = legend.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(colours)) == len(colours) >= 3
    assert "-" not in "".join(page.locator(".curve .axis").all_text_contents())  # a minus is a minus


def test_at_the_end_of_invasion_the_alien_has_its_bar(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(link(opened(server, played("on-mars", 4, chapter="invasion"))))
    rows = page.locator(".rank li")
    expect(rows).to_have_count(4)
    alien = rows.filter(has_text="troops on Mars")
    expect(alien.locator(".stack i")).to_have_text("20")
    share = "(one) => one.getBoundingClientRect().width / one.parentElement.getBoundingClientRect().width"
    assert alien.locator(".stack i").evaluate(share) > 0.98  # all that it needs


def test_when_time_is_up_invasion_says_who_was_nearer(visit: Visit, server: Server) -> None:
    whole = played("on-mars", 3, chapter="invasion")
    assert [score["total"] for score in whole.scores()] == [10, 10, 4]  # a tenth of what wins, a fifth of what wins
    page = visit(LAPTOP).open(link(opened(server, whole)))
    expect(page.locator(".why")).to_contain_text("After round 25 the alien was nearer")


def test_the_note_of_invasion_names_whoever_plays_the_alien(visit: Visit) -> None:
    page = visit(DESKTOP).open(new_table("invasion"))
    alien = page.get_by_role("region", name="The alien: ").get_attribute("aria-label") or ""
    expect(page.locator('[data-note="invasion"]')).to_contain_text(
        f"{alien.removeprefix('The alien: ')} plays the alien"
    )


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1280, "height": 800}, {"width": 820, "height": 1180}], ids=str)
def test_the_aliens_board_is_seen_whole_and_explains_itself(size: dict[str, int], visit: Visit, server: Server) -> None:
    page = visit(size, reduced_motion="reduce").open(link(opened(server, reached("invasion", 3, 2)), 2))
    looks(page)
    for row in page.locator(".alien-board li").all():
        expect(row).to_be_in_viewport(ratio=1)
    page.locator(".alien-board").get_by_role("button", name="Carapace").click()
    expect(page.get_by_role("dialog", name="Carapace")).to_contain_text("troop")


@pytest.mark.parametrize(("chapter", "players"), [("monolith", 1), ("blackout", 3), ("outbreak", 4), ("invasion", 4)])
def test_an_upright_tablet_shows_a_chapters_board_to_its_last_line(
    chapter: str, players: int, visit: Visit, server: Server
) -> None:
    """At its beginning, when most of what threatens is still to come."""
    made = opened(server, areo.new("on-mars", players=players, seed=chapter, chapter=chapter))
    page = visit({"width": 820, "height": 1180}, reduced_motion="reduce").open(link(made))
    page.locator("[data-note]").get_by_role("button", name="Let’s begin").click()
    looks(page)
    assert page.locator(".story").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 2


def test_the_aliens_menu_has_a_picture_for_each_action(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(link(opened(server, reached("invasion", 3, 2)), 2))
    looks(page)
    actions = page.locator('[data-area="question"] .ask-row')
    expect(actions.nth(7)).to_be_attached()
    for action in actions.all():
        expect(action.locator("svg").first).to_be_attached()


def test_monolith_says_which_sabotage_strikes_next_and_when(visit: Visit, server: Server) -> None:
    table = monolith(time=6, in_play=[(12, 2), (3, 1)], block={"debt": 2})
    page = visit(DESKTOP).open(link(opened(server, areo.from_position(table.game.position()))))
    panel = page.get_by_role("region", name="Monolith")
    expect(panel).to_contain_text("time 6 of 15")
    expect(panel).to_contain_text("Strikes at time 7: Mine Explosion")
    expect(panel).to_contain_text("The next 2 crystals are stolen")
    expect(panel.get_by_role("img", name="Cubes: 1 of 2")).to_have_count(1)
    assert faults(page) == []


def test_blackout_marks_struck_buildings_on_the_map_and_counts_them(visit: Visit, server: Server) -> None:
    table = dark(card="v_quiet", vandalised=["0,0"], blackouts={"4,-2": 1}, time=7)
    page = visit(DESKTOP).open(link(opened(server, areo.from_position(table.game.position()))))
    panel = page.get_by_role("region", name="Blackout")
    expect(panel).to_contain_text("7 rounds left")
    expect(panel.get_by_role("img", name="Blackouts: 1 of 5")).to_be_visible()
    expect(panel.get_by_role("img", name="Missions and goals completed: 3 of 6")).to_be_visible()
    expect(page.locator(f'{BOARD} [data-hex="0,0"]')).to_have_attribute("aria-label", re.compile("vandalised"))
    expect(page.locator(f'{BOARD} [data-hex="4,-2"]')).to_have_attribute("aria-label", re.compile("blacked out"))
    assert faults(page) == []


def test_outbreak_shows_who_is_infected_and_who_is_vaccinated(visit: Visit, server: Server) -> None:
    table = outbreak(state={"time": 5}, infected={"quarters": 2}, vaccinated={"quarters": 1})
    page = visit(DESKTOP).open(link(opened(server, areo.from_position(table.game.position()))))
    expect(page.get_by_role("region", name="Outbreak")).to_contain_text("5 rounds left")
    quarters = page.get_by_role("region", name="Quarters")
    expect(quarters.get_by_role("img", name="2 infected")).to_be_visible()
    expect(quarters.get_by_role("img", name="1 vaccinated")).to_be_visible()
    assert faults(page) == []


def test_invasion_sets_the_points_against_the_troops(visit: Visit, server: Server) -> None:
    table = invasion(alien={"troops": ["-6,3", "-5,2"]}, team={"track": 42})
    page = visit(DESKTOP).open(link(opened(server, areo.from_position(table.game.position()))))
    panel = page.get_by_role("region", name="Invasion")
    expect(panel.get_by_role("img", name="Humans’ points: 42 of 100")).to_be_visible()
    expect(panel.get_by_role("img", name="Troops on Mars: 2 of 20")).to_be_visible()
    expect(page.locator(f'{BOARD} [data-hex="-5,2"]')).to_have_attribute("aria-label", re.compile("troop"))
    assert faults(page) == []


def test_the_first_nest_is_built_by_a_click_on_the_rim(visit: Visit) -> None:
    page = visit(DESKTOP).open(new_table("invasion", 2))
    understood(page, "invasion")
    looks(page)
    page.locator(f'{BOARD} [data-key="hex -6,3"]').click(force=True)
    expect(page.locator(f'{BOARD} [data-hex="-6,3"][aria-label*="nest"]')).to_have_count(1)


def test_a_troop_marches_to_a_hex_that_is_clicked(visit: Visit, server: Server) -> None:
    table = hunt(troops=["-5,2"], state={"level": 2})
    table.choose("move", seat=2)
    table.choose("red", seat=2)
    page = visit(DESKTOP).open(link(opened(server, areo.from_position(table.game.position())), 2))
    looks(page)
    page.locator(f'{BOARD} [data-key="troop -5,2 S"]').click()
    expect(page.locator(f'{BOARD} [data-hex="-5,3"][aria-label*="troop"]')).to_have_count(1)
    expect(page.locator(f'{BOARD} [data-hex="-5,2"][aria-label*="troop"]')).to_have_count(0)
