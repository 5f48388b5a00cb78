"""Ares Expedition in a real browser, played by clicking what is lit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import areo
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, RESEARCH, Expedition, deal, player
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Visit, faults, looks
from tests.browser.playing import begins_well, ends_well, late
from tests.browser.robot import Robot
from tests.browser.states import STATES, offered, table
from tests.browser.tables import link, opened
from tests.table.rough import eventually
from tests.table.server import Server


def sit_down(server: Server, table: Expedition) -> str:
    """The first seat of a table, against a bot."""
    return link(server.make("ares-expedition", None, "random", position=table.game.position()))


@pytest.mark.parametrize(
    ("wish", "size", "language"),
    [
        ("seats=me,greedy&seed=5", DESKTOP, "en"),
        ("seats=me&choose_last_neutral=true&seed=5", DESKTOP, "fr"),
        ("seats=me,random&coop=true&seed=5", LAPTOP, "pt"),
        ("seats=me,greedy,greedy,greedy&seed=7", PHONE, "pt"),
    ],
    ids=["two-desktop-en", "alone-desktop-fr", "together-laptop-pt", "four-phone-pt"],
)
def test_a_whole_game(wish: str, size: dict[str, int], language: str, visit: Visit, server: Server) -> None:
    page = visit(size, language).open(f"/new?game=ares-expedition&lang={language}&{wish}")
    begins_well(page, 8)
    ends_well(page, server)


def test_how_a_first_game_begins_and_how_it_ends(visit: Visit, server: Server) -> None:
    somebody = visit(PHONE, "fr")
    begins_well(somebody.open("/new?game=ares-expedition&seats=me,random&seed=5&lang=fr&first_game=true"), 8)
    [address] = late(server, "ares-expedition", 2, first_game=True)
    ends_well(somebody.open(address), server)


def planning(server: Server, players: int, round: int = 1) -> str:
    """A table at which all are about to choose a phase; where its seats are opened."""
    game = areo.new("ares-expedition", players=players, seed=5)
    while game.asked[0] is None or game.asked[0].name != "choose-phase" or game.clock() < round:
        seat = game.waiting_for()[0]
        game.choose(seat, [0] if game.asked[seat].least else [])  # type: ignore[union-attr]
    made = opened(server, game)
    return ",".join(link(made, seat) for seat in range(players))


def choose(page: Page, phase: int) -> None:
    looks(page)
    page.locator(f'[data-area="board"] [data-key="phase {phase}"]').click()


def shown_by(page: Page, phase: int) -> list[str]:
    """The names on a phase of the round."""
    return page.locator("ol.phases > li").nth(phase - 1).locator(".seat b").all_inner_texts()


def test_phases_are_chosen_in_secret_and_shown_together(visit: Visit, server: Server) -> None:
    mine, theirs = planning(server, 2).split(",")
    me, you = visit(DESKTOP).open(mine), visit(DESKTOP).open(theirs)
    before = you.locator('[data-area="board"]').inner_text()
    choose(me, 4)
    expect(me.locator(".card.mine")).to_have_count(1)
    expect(you.locator('[data-area="players"]').get_by_text("chosen, face down")).to_have_count(1)
    assert you.locator('[data-area="board"]').inner_text() == before
    assert "Production" not in you.locator("section.strip").inner_text()
    choose(you, 1)
    for page in (me, you):
        expect(page.locator("ol.phases")).to_be_visible()
        assert (len(shown_by(page, 4)), len(shown_by(page, 1)), shown_by(page, 3)) == (1, 1, [])


def turning(page: Page) -> int:
    """How many cards of the phases are being turned over."""
    return int(page.evaluate("document.querySelector('ol.phases')?.getAnimations({ subtree: true }).length ?? 0"))


def all_choose(visit: Visit, server: Server, **mine: str) -> Page:
    """My page when the last of two has chosen a phase; the browser makes motion last."""
    [mine_at, theirs_at] = planning(server, 2).split(",")
    me, you = visit(LAPTOP, **mine).open(mine_at), visit(LAPTOP).open(theirs_at)
    slowly = me.context.new_cdp_session(me)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    choose(me, 4)
    choose(you, 1)
    expect(me.locator("ol.phases")).to_be_visible()
    return me


def test_the_phases_chosen_are_turned_over_and_a_press_turns_them_at_once(visit: Visit, server: Server) -> None:
    me = all_choose(visit, server)
    assert turning(me) == 2
    me.locator("body").press("Shift")
    assert eventually(lambda: turning(me) == 0, seconds=5.0)  # by themselves they would take half a minute


def test_nothing_turns_for_those_who_want_no_motion_nor_when_a_page_is_opened(visit: Visit, server: Server) -> None:
    me = all_choose(visit, server, reduced_motion="reduce")
    assert turning(me) == 0
    again = visit(LAPTOP).open(me.url)
    expect(again.locator("ol.phases")).to_be_visible()
    assert turning(again) == 0


def test_a_phase_can_be_taken_back_until_the_last_one_is_in(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(planning(server, 2).split(",")[0])
    choose(page, 4)
    expect(page.locator(".card.mine .name b")).to_have_text("Production")
    expect(page.locator("button:enabled:has-text('Undo')").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('[data-area="board"] [data-key^="phase "]')).to_have_count(5)
    choose(page, 2)
    expect(page.locator(".card.mine .name b")).to_have_text("Construction")


def test_the_phase_of_my_last_round_is_closed_and_says_why(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(planning(server, 2, round=2).split(",")[0])
    expect(page.locator('[data-area="board"] [data-key^="phase "]')).to_have_count(4)
    expect(page.locator(".card.no")).to_have_count(1)
    expect(page.locator(".card.no .why")).to_have_text("yours last round")


def test_each_phase_tells_what_it_would_give_me(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open(planning(server, 3).split(",")[0])
    cards = page.locator('[data-area="board"] [data-key^="phase "]')
    expect(cards.nth(3).locator(".now")).to_contain_text("+5")  # the rating
    expect(cards.nth(4).locator(".now")).to_contain_text("8/10")  # the hand, and what it may hold
    expect(cards.nth(4).locator(".bonus")).to_contain_text("draw 5, keep 2")
    assert faults(page) == []


def test_the_strips_of_a_game_alone_and_together_tell_what_is_left(visit: Visit, server: Server) -> None:
    page = visit(DESKTOP).open("/new?game=ares-expedition&seats=me&seed=5")
    Robot(page).play(1)
    expect(page.locator("section.solo")).to_contain_text("25 rounds left")
    page = visit(DESKTOP).open("/new?game=ares-expedition&seats=me,random&coop=true&seed=5")
    Robot(page).play(1)
    expect(page.locator("section.coop")).to_contain_text("15 rounds left")
    expect(page.locator("section.coop .points").first).to_contain_text("5/80")


def test_alone_the_last_neutral_cards_are_chosen_without_a_bonus(visit: Visit, server: Server) -> None:
    game = areo.new("ares-expedition", players=1, seed=5, choose_last_neutral=True)
    while game.asked[0] is None or game.asked[0].name != "choose-neutral":
        game.choose(0, [0] if game.asked[0].least else [])  # type: ignore[union-attr]
    page = visit(DESKTOP).open(link(opened(server, game)))
    expect(page.locator('[data-area="board"] [data-key^="phase "]')).to_have_count(5)
    expect(page.locator(".choosing .bonus")).to_have_count(0)
    expect(page.locator(".choosing .why")).to_have_count(0)  # my phase of the last round is none of its business
    expect(page.get_by_text("the neutral card, which brings no bonus")).to_be_visible()
    assert faults(page) == []


def test_actions_are_used_under_mars_while_the_hand_is_a_row_of_titles(visit: Visit, server: Server) -> None:
    [acting] = [state for state in STATES if (state.game, state.name) == ("ares-expedition", "acting")]
    game = table(acting)
    projects = offered(game, "project ")
    assert projects
    page = visit(LAPTOP).open(link(opened(server, game)))
    expect(page.locator('[data-area="board"] .standard [data-key^="project "]')).to_have_count(projects)
    view: Any = game.view(0)
    expect(page.locator(".hand.titled .title")).to_have_count(len(view["players"][0]["hand"]))
    assert faults(page) == []
    deed = page.locator('[data-area="board"] .deeds [data-key^="action "]').first
    before = page.evaluate("document.body.dataset.decision")
    looks(page)
    deed.click()
    page.wait_for_function("(before) => document.body.dataset.decision !== before", arg=before)


def acting_together(server: Server) -> tuple[str, str]:
    """Where two people sit who both act in phase III, with money for a few standard actions."""
    both = deal(phase=ACTION, mc=60, temperature=-20, opponents=[player(mc=60, ended=False)])
    made = server.make("ares-expedition", None, None, position=both.game.position())
    return link(made, 0), link(made, 1)


def money_of(page: Page, seat: int) -> Locator:
    """What a seat has, as my page shows it: mine in its cell, another's in its strip."""
    return page.locator("section.me .cell" if seat == 0 else "section.strip .res li").first


def project(page: Page, name: str) -> None:
    looks(page)
    page.locator(f'[data-area="board"] .standard [data-key="project {name}"]').click()


def places(page: Page) -> list[Any]:
    """Where everything stands that can be pressed."""
    found: list[Any] = page.evaluate(
        "[...document.querySelectorAll('[data-key]')].filter((one) => one.checkVisibility())"
        ".map((one) => [one.dataset.key, ...Object.values(one.getBoundingClientRect().toJSON())])"
    )
    return found


def test_two_act_at_once_and_what_one_takes_back_leaves_the_other_alone(visit: Visit, server: Server) -> None:
    mine, theirs = acting_together(server)
    me, you = visit(LAPTOP).open(mine), visit(DESKTOP).open(theirs)
    project(me, "temperature-from-mc")
    expect(money_of(me, 0)).to_contain_text("46")
    before = places(me)
    project(you, "forest-from-mc")
    expect(money_of(me, 1)).to_contain_text("40")
    assert places(me) == before  # nothing moved under my pointer
    me.keyboard.press("u")
    expect(money_of(me, 0)).to_contain_text("60")
    expect(money_of(me, 1)).to_contain_text("40")
    project(you, "forest-from-mc")
    for page, seat in ((me, 1), (you, 0)):
        expect(money_of(page, seat)).to_contain_text("20")
    looks(you)
    you.get_by_role("button", name="Done with this phase").click()
    you.wait_for_timeout(450)  # so soon after, at the same place, it would be one with the press before
    you.get_by_role("button", name="Done", exact=True).click()
    expect(you.get_by_text("until everybody is done with the phase")).to_be_visible()
    expect(me.locator("section.strip .state")).to_have_text("done")
    expect(me.get_by_text("1 of 2 is done")).to_be_visible()


def test_whoever_comes_back_in_the_middle_of_a_phase_goes_on_where_they_were(visit: Visit, server: Server) -> None:
    mine, theirs = acting_together(server)
    me, you = visit(PHONE).open(mine), visit(DESKTOP).open(theirs)
    looks(me)
    me.locator('#sheet [data-key="project temperature-from-mc"]').click()
    expect(me.locator("#sheet li").first).to_contain_text("46")
    me.goto("about:blank")
    project(you, "forest-from-mc")
    expect(money_of(you, 0)).to_contain_text("40")
    me.goto(server.url + mine)
    expect(me.locator("#sheet li").first).to_contain_text("46")
    looks(me)
    me.locator('#sheet [data-key="project temperature-from-mc"]').click()
    expect(me.locator("#sheet li").first).to_contain_text("32")
    expect(you.locator(".planet")).to_contain_text("−16 °C")


def test_nobody_is_done_by_accident(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open(acting_together(server)[0])
    Robot(page).wait()
    before = page.evaluate("document.body.dataset.decision")
    page.get_by_role("button", name="Done with this phase").dblclick()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("button", name="Done with this phase")).to_be_visible()
    assert page.evaluate("document.body.dataset.decision") == before


def test_a_last_call_says_why_everybody_is_asked_once_more(visit: Visit, server: Server) -> None:
    filling = deal(phase=ACTION, mc=60, temperature=6, opponents=[player(mc=60, ended=True)])
    filling.choose("project temperature-from-mc")
    filling.end()
    page = visit(LAPTOP).open(sit_down(server, filling))
    expect(page.get_by_role("status").filter(has_text="Last call")).to_contain_text("goal reached: temperature")
    expect(page.locator('[data-key="project temperature-from-mc"]').first).to_be_visible()


def test_corporations_can_be_read_before_one_is_chosen(visit: Visit, server: Server) -> None:
    page = visit(LAPTOP).open("/new?game=ares-expedition&seats=me,random&seed=5")
    offered = page.locator('.corporations [data-key^="corporation "]')
    expect(offered).to_have_count(2)
    expect(offered.first).to_contain_text("You start with")
    assert faults(page) == []
    looks(page)
    offered.first.click()
    expect(page.locator('[data-area="board"] [data-key^="phase "]')).to_have_count(5)


@pytest.mark.parametrize(("rating", "headline", "missed"), [(85, "You win together", 0), (20, "You lose together", 2)])
def test_together_all_win_or_lose_and_are_told_by_what(
    rating: int, headline: str, missed: int, visit: Visit, server: Server
) -> None:
    last = deal(
        phase=RESEARCH, round=15, temperature=8, oxygen=14, oceans=9, deck="Moss, Lichen, Grass, Comet", tr=rating,
        opponents=[player(tr=rating)], options={"coop": True}, state={"cubes": {"copper": 0, "colour": 0}},
    )  # fmt: skip
    page = visit(LAPTOP).open(sit_down(server, last))
    Robot(page).play_out()
    expect(page.get_by_role("heading", level=1, name=headline)).to_be_visible()
    expect(page.locator(".goal li")).to_have_count(5)  # two players' points, three parameters
    expect(page.locator(".goal li:not(.met)")).to_have_count(missed)
    expect(page.locator(".rank .place")).to_have_count(0)
    bars = "(all) => all.map((one) => [...one.children].reduce((sum, i) => sum + i.getBoundingClientRect().width, 0))"
    wide, *_ = page.locator(".rank .stack").evaluate_all(bars)
    place = page.locator(".rank .stack").first.evaluate("(one) => one.getBoundingClientRect().width")
    assert (wide > 0.97 * place) is (missed == 0)  # a bar is full with the points that are needed


def test_cards_are_sold_where_they_lie_one_press_each(visit: Visit, server: Server) -> None:
    hand = "Lichen, Moss, Grass"
    page = visit(LAPTOP).open(sit_down(server, deal(phase=ACTION, hand=hand, mc=1)))
    Robot(page).wait()
    titles = page.locator(".hand.titled .slot")
    expect(titles).to_have_count(3)
    expect(page.locator(".hand .slot[data-key]")).to_have_count(0)
    page.get_by_role("button", name="Sell +3").dblclick()  # the second half does not switch it off again
    expect(page.locator('.hand .slot[data-key^="sell "]')).to_have_count(3)
    looks(page)
    page.locator('.hand .slot[data-key="sell moss"]').click()
    expect(page.locator('.hand .slot[data-key^="sell "]')).to_have_count(2)  # it goes on
    expect(page.locator("section.me .cell").first).to_contain_text("4")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .slot[data-key]")).to_have_count(0)


def test_effects_that_would_answer_are_named(visit: Visit, server: Server) -> None:
    acting = deal(phase=ACTION, played="Assembly Lines, Olympus Conference, Circuit Board Factory")
    page = visit(LAPTOP).open(sit_down(server, acting))
    Robot(page).wait()
    answering = page.locator('[data-area="board"] .actions p').last
    expect(answering).to_contain_text("Effect that answers")
    expect(answering.get_by_role("button")).to_contain_text(["Assembly Lines"])
    expect(answering).to_contain_text("The other effect waits.")
    building = deal(phase=CONSTRUCTION, hand="Development Center, Comet", played="Olympus Conference")
    page = visit(LAPTOP).open(sit_down(server, building))
    Robot(page).wait()
    expect(page.locator('[data-card="development-center"]')).to_contain_text("Olympus Conference")
    expect(page.locator('[data-card="comet"]')).not_to_contain_text("Olympus Conference")
    page.locator('[data-card="development-center"]').hover()
    expect(page.locator(".reader .now")).to_contain_text("The effect that answers: Olympus Conference")


def test_the_first_way_to_pay_is_put_forward_beside_cards_that_could_be_sold(visit: Visit, server: Server) -> None:
    table = deal(phase=CONSTRUCTION, hand="Development Center, Moss", corporation="helion", mc=40, heat=9)
    table.choose("play development-center")
    page = visit(LAPTOP).open(sit_down(server, table))
    Robot(page).wait()
    expect(page.locator(".footer .go")).to_have_text("Pay 7 M€")
    expect(page.locator('[data-key^="pay "]')).to_have_count(1)  # the others are folded away
    page.get_by_role("button", name="Other ways to pay").click()
    expect(page.locator('.ways [data-key^="pay "]')).to_have_count(7)
    page.locator(".footer .go").click()
    expect(page.locator("section.me .cell").first).to_contain_text("33")
