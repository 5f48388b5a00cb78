"""Every page in every language at every width: nothing in the way of anybody, and nothing left unsaid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import (
    DESKTOP,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    Visit,
    Visitor,
    faults,
    goes_to,
    scrolls_sideways,
)
from tests.browser.tables import link, opened, played
from tests.table.server import Server

GAMES = {"red-planet": 3, "terraforming-mars": 3}
SIZES = {"360": SMALL_PHONE, "390": PHONE, "1280": LAPTOP, "1440": DESKTOP}
LANGUAGES = {"en": "en", "fr": "fr", "pt": "pt-BR"}
FIRST_LOAD = 300_000  # bytes, compressed

# A name of a phrase that stands where the phrase should, or a value that is none.
UNSAID = r"""
() => {
  const found = [];
  const look = (text, where) => {
    for (const line of text.split("\n"))
      if (/^[a-z]+\.[a-z-]+$/.test(line.trim()) || /\bundefined\b|\bNaN\b|\[object|\{[0-9]\}/.test(line))
        found.push(`${where}: ${line.trim()}`);
  };
  look(document.title, "title");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.data, "text");
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), name);
  return found;
}
"""
STILL = """
() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity,
)
"""


class Tables:
    """A table of each game where I wait, one where I am asked, and one that is over."""

    def __init__(self, server: Server) -> None:
        self.links: dict[str, str] = {}
        for game, players in GAMES.items():
            running = played(game, players, 60)
            asked = running.waiting_for()[0]
            waiting = next(seat for seat in range(players) if seat not in running.waiting_for())
            self.links[f"{game} waiting"] = link(opened(server, running), waiting)
            self.links[f"{game} asked"] = link(opened(server, running), asked)  # one table would be a shared screen
            self.links[f"{game} over"] = link(opened(server, played(game, players)))


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return Tables(server)


def shows_table(state: str) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        page.wait_for_function(
            "(state) => document.querySelector('.frame') && document.body.dataset.state === state", arg=state
        )

    return wait


def shows(selector: str) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        page.wait_for_selector(selector)

    return wait


def places(tables: Tables) -> dict[str, tuple[str, Callable[[Page], None]]]:
    """Address and what is waited for, by name."""
    found = {"records": ("/records", shows("main h2"))}
    for game in GAMES:
        found[f"start {game}"] = (f"/?game={game}", shows("form.setup"))
        found[f"cards {game}"] = (f"/cards?game={game}", shows("ul.cards li"))
        found[f"rules {game}"] = (f"/rules?game={game}", shows("article h2"))
        for state in ("waiting", "asked", "over"):
            found[f"{game} {state}"] = (tables.links[f"{game} {state}"], shows_table(state))
        found[f"{game} replay"] = (tables.links[f"{game} over"].replace("#", "?moment=30#"), shows(".replay .board"))
    return found


def wrong_with(page: Page, language: str) -> list[str]:
    found: list[str] = page.evaluate(UNSAID)
    if scrolls_sideways(page):
        found.append("scrolls sideways")
    if page.evaluate("document.documentElement.lang") != LANGUAGES[language]:
        found.append("says it is in another language")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", SIZES)
def test_everything_is_in_order(
    width: str, language: str, visit: Visit, tables: Tables, record_property: Callable[[str, object], None]
) -> None:
    light = (list(SIZES).index(width) + list(LANGUAGES).index(language)) % 2 == 0
    somebody = visit(SIZES[width], language, color_scheme="light" if light else "dark", reduced_motion="reduce")
    page = somebody.open("/")
    wrong: list[str] = []
    for number, (name, (address, wait)) in enumerate(places(tables).items()):
        goes_to(page, address)
        wait(page)
        page.wait_for_function(STILL)
        found = wrong_with(page, language) + somebody.complaints
        if list(LANGUAGES)[number % len(LANGUAGES)] == language:  # axe takes long, and reads no language
            found += faults(page)
        somebody.complaints.clear()
        wrong += [f"{name}: {fault}" for fault in found]
    assert wrong == [], "\n".join(wrong)
    record_property("pages checked", len(places(tables)))


def test_the_first_load_is_small(visit: Visit) -> None:
    size = transferred(visit(), "/")
    assert size < FIRST_LOAD, f"{size:,} bytes"


@pytest.mark.parametrize("game", GAMES)
def test_a_friend_with_a_link_loads_little(game: str, visit: Visit, tables: Tables) -> None:
    size = transferred(visit(), tables.links[f"{game} asked"])
    assert size < FIRST_LOAD, f"{size:,} bytes"


def transferred(somebody: Visitor, address: str) -> int:
    """How many bytes come over the line before the page is quiet, heads included."""
    page = somebody.open("about:blank")
    line = somebody.context.new_cdp_session(page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    page.goto(somebody.server.url + address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(100)
    return sum(sizes)
