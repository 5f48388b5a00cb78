"""Every main state of both games at every width: nothing cut off, nothing out of reach, nothing over something else."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.states import DESKTOP, LAPTOP, SIZES, STATES, TABLET, UPRIGHT, State, table, touches
from tests.browser.tables import link, opened, played
from tests.table.server import Server

# What a person sees of an element: its box, less what its surroundings and the window cut off.
LOOK = """
(state) => {
  const wrong = [];
  const shown = (element) => element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
  const seen = (element) => {
    const whole = element.getBoundingClientRect();
    let {left, top, right, bottom} = whole;
    const within = (box) => {
      left = Math.max(left, box.left); top = Math.max(top, box.top);
      right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
    };
    within({left: 0, top: 0, right: innerWidth, bottom: innerHeight});
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== "visible") within(at.getBoundingClientRect());
    return whole.width * whole.height === 0 ? 1
      : Math.max(0, right - left) * Math.max(0, bottom - top) / (whole.width * whole.height);
  };
  const uncovered = (element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const called = (element) => `${element.tagName}.${element.className?.baseVal ?? element.className} "${
    (element.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const inSight = (selector, least = 1) => {
    const found = all(selector);
    if (found.length < least) wrong.push(`${found.length} of ${least}: ${selector}`);
    for (const element of found) {
      const part = seen(element);
      if (part < 0.97) wrong.push(`only ${Math.round(100 * part)} % in sight: ${called(element)}`);
    }
  };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push("the page scrolls sideways");
  if (root.scrollHeight > root.clientHeight) wrong.push("the page scrolls");

  const lit = all(".btn.go");
  if (lit.length > 1) wrong.push(`${lit.length} lit buttons: ${lit.map(called).join(", ")}`);
  inSight(".btn.go", 0);
  for (const button of lit) if (!uncovered(button)) wrong.push(`covered: ${called(button)}`);
  for (const text of all("#question, .btn, [role=tab], .chip"))
    if (text.scrollWidth > text.clientWidth + 1) wrong.push(`cut off: ${called(text)}`);
  inSight("#question", 0);
  for (const text of all("#question"))
    if (text.scrollHeight > text.clientHeight + 3) wrong.push(`cut off below: ${called(text)}`);

  const phone = document.querySelector(".frame.phone") !== null;
  const over = document.body.dataset.state === "over";
  if (over) {
    for (const box of all(".ending .rank, .ending .rank > *, .ending footer"))
      if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
        wrong.push(`larger than its place: ${called(box)}`);
  } else if (!phone) {
    const inside = (what, place, tall = true) => {
      const area = document.querySelector(place).getBoundingClientRect();
      for (const element of all(what)) {
        const box = element.getBoundingClientRect();
        if ((tall && box.bottom > area.bottom + 2) || box.right > area.right + 2 || box.left < area.left - 2)
          wrong.push(`reaches out of ${place}: ${called(element)}`);
      }
    };
    inside('[data-area="board"] svg[role="group"]', '[data-area="board"]');
    inside('[data-area="question"] .btn', '[data-area="question"]', false);
    inside('[data-area="players"] .panel *:not(.unseen)', '[data-area="players"]', false);
    if (state.game === "on-mars") {
      if (!state.watched) inSight(".me");
      const narrow = ".depot li, .plaque h2, .slots, .rail .half, .doors button, .steps, .steps .piece, .rewards li";
      for (const box of all(`${narrow}, .display .row, .missions li button`))
        if (box.scrollWidth > box.clientWidth + 1) wrong.push(`wider than its place: ${called(box)}`);
      inside(".boards .plaque", '[data-area="board"]', false);
      const wide = document.querySelector(".frame.wide") !== null;
      const me = all(".me")[0]?.getBoundingClientRect();
      for (const box of wide && me ? all(".left > .above") : [])
        if (box.getBoundingClientRect().bottom > me.top) wrong.push("the players' column lies over me");
      inside(".rail .half", '[data-area="board"]');
      for (const box of all(".rail .half"))
        if (box.scrollHeight > box.clientHeight + 2) wrong.push(`cut off below: ${called(box)}`);
      const board = document.querySelector('[data-area="board"]').getBoundingClientRect();
      for (const box of all(".base > *, .alien-board > *"))
        if (box.getBoundingClientRect().top < board.bottom + 4) wrong.push(`too near to the board: ${called(box)}`);
    } else if (state.game !== "red-planet") {
      if (state.game === "terraforming-mars") inSight(".goals");
      inSight(".panel.strip", state.players - (state.watched ? 0 : 1));
      if (!state.watched) inSight(".me .cell", 6);
      for (const strip of all(".panel.strip")) if (!uncovered(strip)) wrong.push(`covered: ${called(strip)}`);
      if (state.game === "ares-expedition" && state.name === "acting") inSight(".standard [data-key]", 3);
    } else inSight(".player", state.players);
  }
  const tm = state.game === "terraforming-mars";
  if (tm && ["deal", "buying"].includes(state.name)) {
    inSight('.slot[data-key^="card "]', state.name === "deal" ? 10 : 4);
    inSight("[data-confirm]");
    inSight(phone ? ".purse" : ".me .cell");
  }
  if (tm && phone && ["menu", "payment"].includes(state.name)) inSight(".purse");
  if (tm && phone && state.name === "chosen") inSight('.actions [data-key^="play "]');
  if (phone && state.name === "placing" && tm) inSight(".actions [data-confirm]");
  return wrong;
}
"""
SETTLED = "() => document.body.dataset.state !== undefined && document.querySelector('.frame') !== null"


def faults(page: Page, state: State) -> list[str]:
    told: dict[str, Any] = {
        "name": state.name, "game": state.game, "players": state.players, "watched": state.watched,
    }  # fmt: skip
    found: list[str] = page.evaluate(LOOK, told)
    return found


@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.game}-{state.name}")
def test_everything_fits_every_screen(visit: Visit, server: Server, state: State) -> None:
    made = opened(server, table(state))
    languages = ["fr", "pt"] if STATES.index(state) % 2 else ["pt", "fr"]
    wrong: dict[str, list[str]] = {}
    for language, touch in zip(languages, (True, False), strict=True):
        sizes = [size for size in SIZES if touches(size) is touch]
        first = {"width": sizes[0][0], "height": sizes[0][1]}
        visitor = visit(first, language, reduced_motion="reduce")
        page = visitor.open(link(made, None if state.watched else state.seat))
        page.wait_for_function(SETTLED)
        page.wait_for_load_state("networkidle")
        for number, (width, height) in enumerate(sizes):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(120)
            if number == 0 or not state.lasts:
                state.do(page)
                page.wait_for_timeout(450 if number == 0 else 60)  # a phone decides where the question is answered
            found = faults(page, state)
            if found:
                wrong[f"{width}x{height} {language}"] = found
    assert not wrong, "\n".join(f"{screen}: {fault}" for screen, faults in wrong.items() for fault in faults)


LONG = [
    "Maximiliane von Hohenstein",
    "Bartholomäus Wolkenkuckuck",
    "Donaudampfschifffahrt",
    "Guillermo Fernández-Ortega",
]


@pytest.mark.parametrize("size", [UPRIGHT, TABLET, LAPTOP, DESKTOP], ids=str)
def test_long_names_leave_every_seat_in_sight(size: tuple[int, int], visit: Visit, server: Server) -> None:
    made = opened(server, played("ares-expedition", 4, 40))
    for seat in range(4):
        server.sit(made, seat, name=LONG[seat]).leave()
    width, height = size
    page = visit({"width": width, "height": height}, "fr", reduced_motion="reduce").open(link(made))
    page.wait_for_function(SETTLED)
    bar = page.locator(".seats")
    expect(bar.locator("li")).to_have_count(4)
    assert bar.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    for shown in bar.locator("li").all():
        expect(shown).to_be_in_viewport(ratio=1)
