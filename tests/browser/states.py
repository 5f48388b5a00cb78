"""The main states of both games, each as a table that can be opened at once and what a person does there first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any

from playwright.sync_api import Page

import areo
from areo.bots import bot
from areo.bots.seat import sit
from tests.browser.on_mars_tables import HIRING, MOVING, PLACING, RESEARCH, chapter, colony, solo, travelling
from tests.browser.tables import played

Moment = Callable[[areo.Game], bool]

PHONE, LONG_PHONE, LYING_PHONE = (390, 664), (390, 844), (844, 390)
UPRIGHT, TABLET, WIDE_TABLET = (820, 1180), (1024, 768), (1180, 820)
LAPTOP, DESKTOP, LARGE = (1280, 720), (1440, 900), (1920, 1080)
ZOOMED = (960, 600)  # a laptop of 1440 by 900 at 150 %
DEALS = 12  # tried at most until bots come to a moment
SIZES = [PHONE, LONG_PHONE, LYING_PHONE, UPRIGHT, TABLET, WIDE_TABLET, ZOOMED, LAPTOP, DESKTOP, LARGE]


def touches(size: tuple[int, int]) -> bool:
    """Whether a screen of this size is one for fingers."""
    return size in (PHONE, LONG_PHONE, LYING_PHONE, UPRIGHT, TABLET, WIDE_TABLET)


def greedy(game: str, players: int, seed: int, until: Moment, builds: bool = False, **options: object) -> areo.Game:
    """A game that bots have played up to a moment, laying down whatever they can if somebody builds."""
    table = areo.new(game, players=players, seed=seed, **options)
    rng = Random(seed)
    player = bot("greedy")
    while not table.over and not until(table):
        seat = table.waiting_for()[0]
        wish = building_wish(table, seat, rng) if builds else None
        picks = player.choose(sit(table, seat, rng), rng) if wish is None else [wish]
        table.choose(seat, [int(pick) for pick in picks])
    return table


def building_wish(table: areo.Game, seat: int, rng: Random) -> int | None:
    """What somebody answers in Ares Expedition who plays cards, uses them, and leaves Mars as it is."""
    decision = table.asked[seat]
    assert decision is not None
    keys = list(decision.keys)
    if decision.name == "choose-phase":
        return rng.randrange(len(keys))
    keen = [key for key in keys if key.startswith(("play ", "action "))] or [key for key in keys if key == "end"]
    return keys.index(rng.choice(keen)) if keen else None


def offered(table: areo.Game, word: str) -> int:
    """How many options of the first seat begin with a word."""
    decision = table.asked[0]
    return 0 if decision is None else sum(key.startswith(word) for key in decision.keys)


def asks(what: str, clock: int = 0) -> Moment:
    """The first seat is asked this, in this round or later."""

    def comes(table: areo.Game) -> bool:
        decision = table.asked[0]
        return decision is not None and table.clock() >= clock and what in (decision.name, decision.kind)

    return comes


def busy(table: areo.Game) -> bool:
    """A turn with much to choose from."""
    return table.clock() >= 8 and offered(table, "play ") >= 4 and offered(table, "pass") == 1


def crowded(table: areo.Game) -> bool:
    """Five at the table, some way into the game."""
    return table.clock() >= 5 and offered(table, "pass") == 1


def landing(table: areo.Game) -> bool:
    return table.clock() >= 6 and offered(table, "zone ") >= 3


def building(table: areo.Game) -> bool:
    """A blue or red card can be played, well into a game of Ares Expedition."""
    return table.clock() >= 8 and table.view(0)["phase"] == 2 and offered(table, "play ") >= 2


def acting(table: areo.Game) -> bool:
    """Some actions were used and several can be, late in a game of Ares Expedition, for whoever may use one again."""
    if table.clock() < 15 or offered(table, "action ") < 3 or offered(table, "project ") < 3:
        return False
    players: Any = table.view(0)["players"]
    return len(players[0]["used"]) >= 2 and players[0]["chosen"] == 3


def end(table: areo.Game) -> bool:
    return False


def nothing(page: Page) -> None:
    """Look only."""


def pick_two(page: Page) -> None:
    """Take two of the cards that lie in the hand."""
    for number in range(2):
        press(page, page.locator('.slot[data-key^="card "]').nth(number).get_attribute("data-key") or "")


def choose_card(page: Page) -> None:
    """Open a card that can be played, and no more."""
    if page.locator("#pane-hand").count():
        page.locator('[aria-controls="pane-hand"]').click()
    card = page.locator('.slot[data-key^="play "]').first
    if page.locator("#pane-hand").count():
        card.tap()
    else:
        card.hover()


def press(page: Page, key: str) -> None:
    """Whatever answers with this key, by finger or mouse."""
    page.locator(f'[data-key="{key}"]:visible').first.click()


def point_at_space(page: Page) -> None:
    """Touch a lit place, which then waits to be confirmed."""
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.locator('[data-area="board"] [data-key^="space "]').nth(2).tap(force=True)


def point_at_hex(page: Page) -> None:
    """Point at a lit hex of the colony, or touch it."""
    hex = page.locator('[data-area="board"] [data-key^="hex "]').nth(1)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        hex.tap(force=True)
    else:
        hex.hover(force=True)


def as_table(page: Page) -> None:
    """The result in figures."""
    page.locator(".ending .rank button").last.click()


@dataclass(frozen=True)
class State:
    """A moment at a table."""

    name: str
    game: str
    players: int
    seed: int
    until: Moment
    do: Callable[[Page], None] = nothing
    watched: bool = False  # by a spectator
    seat: int = 0  # whose eyes see it
    lasts: bool = True  # what is done once stays done when the window changes
    together: bool = False
    builds: bool = False  # many cards lie in front of everybody
    made: Callable[[], areo.Game] | None = None  # the table, where it is not played up to the moment


STATES = [
    State("corporation", "terraforming-mars", 3, 4, asks("corporation")),
    State("deal", "terraforming-mars", 3, 4, asks("buy-cards"), pick_two),
    State("menu", "terraforming-mars", 3, 4, busy),
    State("chosen", "terraforming-mars", 3, 4, busy, choose_card, lasts=False),
    State("payment", "terraforming-mars", 3, 4, asks("payment", 8)),
    State("placing", "terraforming-mars", 3, 4, asks("space", 6), point_at_space),
    State("buying", "terraforming-mars", 3, 4, asks("buy-cards", 6), pick_two),
    State("crowd", "terraforming-mars", 5, 2, crowded),
    State("watched", "terraforming-mars", 3, 4, busy, watched=True),
    State("end", "terraforming-mars", 3, 12, end, as_table),
    State("deal", "red-planet", 3, 8, asks("card")),
    State("menu", "red-planet", 4, 8, asks("character", 5)),
    State("placing", "red-planet", 4, 8, landing),
    State("watched", "red-planet", 4, 8, landing, watched=True),
    State("end", "red-planet", 3, 8, end),
    State("corporation", "ares-expedition", 3, 4, asks("corporation")),
    State("choosing", "ares-expedition", 3, 4, asks("choose-phase", 7)),
    State("building", "ares-expedition", 3, 4, building),
    State("acting", "ares-expedition", 3, 26, acting, builds=True),
    State("crowd", "ares-expedition", 4, 2, asks("menu", 6)),
    State("watched", "ares-expedition", 3, 4, building, watched=True),
    State("alone", "ares-expedition", 1, 3, asks("menu", 6)),
    State("together", "ares-expedition", 2, 5, asks("menu", 5), together=True),
    State("end", "ares-expedition", 3, 4, end),
    State("set-up", "on-mars", 3, 4, asks("space")),
    State("menu", "on-mars", 3, 4, asks("turn"), made=colony),
    State("placing", "on-mars", 3, 4, asks("space"), point_at_hex, made=partial(colony, "colony", *PLACING)),
    State("moving", "on-mars", 3, 4, asks("walk"), made=partial(colony, "colony", *MOVING)),
    State("hiring", "on-mars", 3, 4, asks("hire"), made=partial(colony, "colony", *HIRING)),
    State("orbit", "on-mars", 3, 4, asks("turn"), made=partial(colony, "orbit")),
    State("research", "on-mars", 3, 4, asks("develop"), made=partial(colony, "orbit", *RESEARCH)),
    State("learning", "on-mars", 3, 4, asks("learn"), made=partial(colony, "orbit", "main learn-tech")),
    State("travelling", "on-mars", 3, 4, asks("travel"), made=travelling),
    State("crowd", "on-mars", 4, 4, asks("turn"), made=partial(played, "on-mars", 4, 160)),
    State("alone", "on-mars", 1, 4, asks("turn"), made=solo),
    State("watched", "on-mars", 3, 4, asks("turn"), made=colony, watched=True),
    State("end", "on-mars", 3, 4, end, made=partial(played, "on-mars", 3)),
    State("monolith", "on-mars", 1, 4, asks("turn"), made=partial(chapter, "monolith", 1)),
    State("blackout", "on-mars", 3, 4, asks("turn"), made=partial(chapter, "blackout", 3)),
    State("outbreak", "on-mars", 4, 4, asks("turn"), made=partial(chapter, "outbreak", 4)),
    State("invasion", "on-mars", 4, 4, asks("turn"), made=partial(chapter, "invasion", 4)),
    State("alien", "on-mars", 3, 4, asks("turn"), made=partial(chapter, "invasion", 3, 2), seat=2),
]  # fmt: skip


@cache
def table(state: State) -> areo.Game:
    """The table of a state, made once."""
    if state.made is not None:
        return state.made()
    together: dict[str, object] = {"coop": True} if state.together else {}
    for seed in range(state.seed, state.seed + DEALS):
        found = greedy(state.game, state.players, seed, state.until, state.builds, **together)
        if found.over == (state.until is end):
            return found
    raise AssertionError(f"{state.game} never comes to {state.name}")
