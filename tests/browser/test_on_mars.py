"""On Mars in a real browser, played by clicking what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import areo
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit, faults, looks
from tests.browser.on_mars_tables import HIRING, MOVING, PLACING, RESEARCH, colony, leaving, solo
from tests.browser.playing import LAST, begins_well, is_over_well, record_of
from tests.browser.robot import Robot
from tests.browser.tables import link, opened
from tests.browser.whole_games import WHOLE, follow, record
from tests.laws import times
from tests.on_mars.colony import deal, player
from tests.on_mars.solo import BARE, COLONY, his_turn, lab
from tests.table.server import Server

BOARD = '[data-area="board"]'
ASKED = '[data-area="question"]'
# Notes what flies along the rail.
FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const what = this.matches(".lane .on") ? "shuttle" : this.matches(".mark") ? "marker" : null;
  if (what !== null && options.duration > 0 && !window.flights.includes(what)) window.flights.push(what);
  return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize(
    ("name", "size", "language"),
    [
        ("first-colonists", PHONE, "fr"),
        ("next-generation", PHONE, "pt"),
        ("hunky-dory", LAPTOP, "en"),
        ("martian-potato", DESKTOP, "fr"),
        ("two", LAPTOP, "fr"),
        ("four", DESKTOP, "pt"),
        ("four", PHONE, "en"),
    ],
    ids=["first-colonists", "next-generation", "hunky-dory", "martian-potato", "two", "four-desktop", "four-phone"],
)
def test_how_a_game_begins_and_how_it_ends(
    name: str, size: dict[str, int], language: str, visit: Visit, server: Server
) -> None:
    players, options = WHOLE[name]
    somebody = visit(size, language)
    made = server.make("on-mars", None, *["random"] * (players - 1), seed="5", options=options)
    begins_well(somebody.open(link(made)), 8)
    made = server.request("/api/records", body=record(name, LAST))
    page = somebody.open(link(made))
    follow(Robot(page), server, made, name, LAST)
    is_over_well(page, server)


@pytest.mark.parametrize("name", list(WHOLE)[: times(1)])
def test_a_whole_game(name: str, visit: Visit, server: Server) -> None:
    """The first of them; in the long setting, all that are kept."""
    made = server.request("/api/records", body=record(name, 10**6))
    page = visit(DESKTOP).open(link(made))
    follow(Robot(page), server, made, name)
    is_over_well(page, server)
    assert areo.replay(record_of(server, page.url)).position() == areo.replay(record(name)).position()


def test_the_plaques_of_my_side_are_lit_and_answer(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, colony())))
    expect(page.locator(f'{BOARD} [data-key^="main "]')).to_have_count(4)
    assert faults(page) == []
    looks(page)
    page.locator(f'{BOARD} [data-key="main control-center"]').click()
    expect(page.locator(f'{BOARD} [data-key^="main "]')).to_have_count(0)


def test_a_lit_hex_says_what_it_brings_and_is_chosen_by_a_click(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, colony("colony", *PLACING))))
    hex = page.locator(f'{BOARD} [data-key="hex -1,1"]')
    expect(page.locator(f'{BOARD} [data-gain="-1,1"]')).to_contain_text("+1")
    assert faults(page) == []
    looks(page)
    hex.click()
    expect(page.locator(f'{BOARD} [data-key^="hex "]')).to_have_count(0)


def test_the_keyboard_goes_from_lit_hex_to_lit_hex(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, colony("colony", *PLACING))))
    looks(page)
    page.locator(f'{BOARD} [role="button"][tabindex="0"][data-hex]').focus()
    before = page.evaluate("document.activeElement.dataset.hex")
    page.keyboard.press("ArrowRight")
    after = page.evaluate("document.activeElement.dataset.hex")
    assert after != before
    page.keyboard.press("Enter")
    expect(page.locator(f'{BOARD} [data-key^="hex "]')).to_have_count(0)


def test_a_bot_is_taken_up_moved_step_by_step_and_put_down(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, colony("colony", *MOVING))))
    control = page.get_by_role("group", name="Movement")
    expect(control).to_contain_text("bots: 2 steps")
    looks(page)
    page.locator(f'{BOARD} [data-hex="-1,0"]').click()
    expect(page.locator(f'{BOARD} [data-key="bot -1,0 N"]')).to_have_count(1)
    page.locator(f'{BOARD} [data-key="bot -1,0 SW"]').click()
    expect(control).to_contain_text("bots: 1 step")
    expect(page.locator(f"{BOARD} .trail")).to_have_count(1)
    looks(page)
    page.locator(f'{BOARD} [data-key="done"]').click()
    expect(control).to_have_count(0)


def test_a_piece_is_also_moved_by_the_arrows_of_the_panel(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(link(opened(server, colony("colony", *MOVING))))
    panel = page.locator(ASKED)
    expect(panel).to_contain_text("Bots: 2 steps, rover: 4 steps.")
    panel.get_by_role("button", name="Bot on F4 to the south-west").click()
    expect(panel).to_contain_text("Bots: 1 step, rover: 4 steps.")
    expect(page.locator(f"{BOARD} .trail")).to_have_count(1)
    panel.get_by_role("button", name="Stop here").click()
    expect(page.locator(f"{BOARD} .trail")).to_have_count(0)


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_the_shuttle_says_where_it_flies_and_flies_there(
    motion: str, flies: bool, visit: Visit, server: Server
) -> None:
    visitor = visit(DESKTOP, reduced_motion=motion)
    visitor.context.add_init_script(FLIGHTS)
    page = visitor.open(link(opened(server, leaving())))
    looks(page)
    page.locator(f'{ASKED} [data-key="end"]').click()
    expect(page.get_by_role("heading", name="The shuttle flies to orbit: do you travel with it?")).to_be_visible()
    expect(page.locator(f'{ASKED} [data-key="shuttle"]')).to_contain_text("your advanced buildings and miners yield")
    looks(page)
    page.locator(f'{BOARD} [data-key="shuttle"]').click()
    page.locator(f'{BOARD} [data-key="space 1"]').click()
    expect(page.get_by_label("Space 1: Player 1")).to_be_visible()
    assert page.evaluate("window.flights") == (["shuttle", "marker"] if flies else [])


def asked_elsewhere(server: Server) -> tuple[str, str]:
    """I construct where another's bot stands, who is then asked in my turn; where both seats are opened."""
    table = deal(
        storage="1 mineral",
        quarters=3,
        mars={"3,-2": "bot of 0", "4,-3": "bot of 1", "4,-2": "shelter of 0"},
        others=[player(space=6)],
    )
    made = opened(server, areo.from_position(table.game.position()))
    return link(made, 0), link(made, 1)


def test_whoever_is_asked_in_anothers_turn_answers_on_the_map(visit: Visit, server: Server) -> None:
    mine, theirs = asked_elsewhere(server)
    me, you = visit(DESKTOP).open(mine), visit(PHONE).open(theirs)
    for key in ("main construct", "build generator", "hex 4,-3"):
        looks(me)
        me.locator(f'[data-key="{key}"]:visible').first.click()
    expect(you.locator(f'{BOARD} [data-key^="hex "]').first).to_be_visible()
    expect(me.locator("body")).to_have_attribute("data-state", "waiting")
    expect(you.locator(".actions")).to_contain_text("Player 1 needs the hex where your piece stands. Nothing is lost")
    looks(you)
    hex = you.locator(f'{BOARD} [data-key^="hex "]').first
    to = str(hex.get_attribute("data-hex"))
    hex.tap(force=True)
    you.locator("[data-confirm]:visible").click()
    expect(me.locator("body")).to_have_attribute("data-state", "asked")
    expect(me.locator(f'{BOARD} [data-hex="{to}"][aria-label*="bot"]')).to_have_count(1)


def test_a_nested_effect_outlives_a_reload_and_can_be_undone(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, colony("orbit"))))
    answers = ("main research-dev", "pay 1 crystal", "develop generator L5.bottom", "pay 1 mineral 1 oxygen")
    for key in answers:
        looks(page)
        page.locator(f'[data-key="{key}"]:visible').first.click()
    upgrade = page.locator('[data-key="benefit"]:visible').first
    expect(upgrade).to_be_visible()
    expect(page.locator(f"{ASKED} .trail")).to_have_text("research and development › generator technology")
    page.reload()
    expect(upgrade).to_be_visible()
    expect(page.locator(f"{ASKED} .trail")).to_have_text("research and development › generator technology")
    expect(page.locator("body")).to_have_attribute("data-state", "asked")
    action = page.locator('[data-key="main research-dev"]:visible')
    for _ in answers:
        if action.count() == 0:
            before = page.evaluate("document.body.dataset.decision")
            page.wait_for_timeout(800)  # a press right after another is taken for a double click
            page.locator("button:enabled:has-text('Undo')").first.click()
            page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)
    expect(action.first).to_be_visible()


def test_the_side_in_use_has_the_room_and_a_press_swaps_them(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(link(opened(server, colony())))
    expect(page.get_by_role("group", name="The colony, 91 hexes")).to_be_visible()
    page.get_by_role("button", name="Show the orbit").click()
    expect(page.get_by_role("group", name="The colony, 91 hexes")).to_have_count(0)
    expect(page.get_by_role("heading", name="Warehouse")).to_be_visible()
    page.get_by_role("button", name="Show the colony").click()
    expect(page.get_by_role("group", name="The colony, 91 hexes")).to_be_visible()


def test_on_a_phone_the_boards_are_a_thumb_apart(visit: Visit, server: Server) -> None:
    page = visit(PHONE).open(link(opened(server, colony("orbit", *RESEARCH))))
    expect(page.get_by_role("tab", name="Orbit")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="The colony, level 2").click()
    expect(page.get_by_role("group", name="The colony, 91 hexes")).to_be_visible()


@pytest.mark.parametrize("keys", [HIRING, MOVING], ids=["hiring", "moving"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESKTOP], ids=["phone", "laptop", "desktop"])
def test_nothing_is_in_anybodys_way(keys: tuple[str, ...], size: dict[str, int], visit: Visit, server: Server) -> None:
    page = visit(size, "fr").open(link(opened(server, colony("colony", *keys))))
    page.wait_for_function("() => document.body.dataset.state === 'asked'")
    assert faults(page) == []


def test_lacerdas_turn_says_that_it_asks_me_and_why(visit: Visit, server: Server) -> None:
    """He must build where my rover stands: every other hex beside the mine is built on."""
    mars: dict[str, dict[str, object]] = {hex: dict(what) for hex, what in BARE.items()}
    mars |= {hex: {"building": "generator"} for hex in ("0,-1", "1,-1", "0,1", "-1,1", "-1,0")}
    mars["1,0"] = {"rover": 0}
    rows = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)
    table = his_turn(1, mars, space=COLONY, him=lab(L1_top="mine"), lss=rows)
    made = opened(server, areo.from_position(table.game.position()))
    for size, place in ((DESKTOP, ASKED), (PHONE, ".actions")):
        page = visit(size).open(link(made))
        asked = page.locator(place)
        expect(asked).to_contain_text("Lacerda needs the hex where your piece stands. Nothing is lost")
        expect(page.locator(".seats .rival")).to_contain_text("Lacerda")
        expect(page.get_by_text("Your turn")).to_have_count(0)
        if size is DESKTOP:
            expect(asked).to_contain_text("Lacerda’s turn")


def test_on_a_phone_a_touched_hex_is_itemised_under_the_map(visit: Visit, server: Server) -> None:
    page = visit(PHONE).open(link(opened(server, colony("colony", *PLACING))))
    looks(page)
    page.locator(f'{BOARD} [data-key="hex -1,1"]').tap(force=True)
    expect(page.locator(f"{BOARD} section", has_text="Life support")).to_contain_text("Plant")
    expect(page.locator("[data-confirm]:visible")).to_have_text("Build on F5")
    assert faults(page) == []


def test_on_a_phone_what_answers_is_brought_into_sight(visit: Visit, server: Server) -> None:
    page = visit(PHONE).open(link(opened(server, colony("colony", *HIRING))))
    expect(page.locator(f'{BOARD} [data-key="card geologist"]')).to_be_in_viewport()


def test_lacerdas_turn_is_told_in_words(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(link(opened(server, solo())))
    for key in ("main control-center", "tech seat 0", "done", "end", "end", "stay"):
        looks(page)
        page.locator(f'[data-key="{key}"]:visible').first.click()
    him = page.locator("section", has=page.get_by_role("heading", name="Lacerda", exact=True)).last
    expect(him).to_contain_text("Lacerda turns up", timeout=20_000)
    expect(him).to_contain_text("His next card")
    expect(page.get_by_text("all 5 to win")).to_be_visible()
    assert faults(page) == []


def test_a_map_on_which_nothing_is_asked_is_no_stop_of_the_tab_key(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(link(opened(server, colony())))
    looks(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.dataset.hex") is None
