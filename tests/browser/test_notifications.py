"""Told of my turn while I am elsewhere, by the browser itself."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit, Visitor, faults
from tests.browser.tables import Json, link
from tests.table.server import Server

SWITCH = "Notify me at my turn"

# What a browser without a push service at hand cannot give: an address where it would take messages.
ADDRESS = """
  const key = "BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const point = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const given = { endpoint: "https://push.example.org/somebody", options: {}, unsubscribe: async () => true,
    getKey: (name) => (name === "auth" ? new Uint8Array(16) : point).buffer };
  PushManager.prototype.subscribe = async (wish) => { given.options = wish; window.wished = wish; return given; };
  PushManager.prototype.getSubscription = async () => (window.wished ? given : null);
"""


def red_planet(server: Server) -> Json:
    seats = [{"name": "Ada"}, {"name": "Bob"}, {"name": "Eve"}]
    made: Json = server.request("/api/games", body={"game": "red-planet", "seats": seats, "seed": 5})
    return made


def at_table(visit: Visit, server: Server, allowed: bool = True) -> tuple[Visitor, Page, Json]:
    made = red_planet(server)
    somebody = visit(DESKTOP)
    somebody.context.add_init_script(ADDRESS)
    if allowed:
        somebody.context.grant_permissions(["notifications"], origin=server.url)
    page = somebody.open(link(made))
    page.wait_for_selector(".frame")
    return somebody, page, made


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def shown(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
             .then((all) => all.map((one) => ({ title: one.title, body: one.body, path: one.data.path })))"""
    )
    return found


def test_it_is_off_until_somebody_wants_it(visit: Visit, server: Server) -> None:
    _, page, _ = at_table(visit, server)
    menu(page)
    switch = page.get_by_role("switch", name=SWITCH)
    expect(switch).not_to_be_checked()
    assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_it_is_switched_on_and_off_again(visit: Visit, server: Server) -> None:
    _, page, made = at_table(visit, server)
    sent: list[tuple[str, Any]] = []
    page.on(
        "request",
        lambda request: (
            sent.append((request.method, request.post_data_json))
            if request.url.endswith(f"{made['id']}/push")
            else None
        ),
    )
    menu(page)
    switch = page.get_by_role("switch", name=SWITCH)
    switch.click()
    expect(switch).to_be_checked()
    assert faults(page) == []
    assert (
        page.evaluate("() => window.wished.userVisibleOnly && window.wished.applicationServerKey")
        == server.request("/api/games")["push"]
    )
    page.reload()
    menu(page)
    expect(switch).to_be_checked()
    page.evaluate("() => { window.wished = {}; }")
    switch.click()
    expect(switch).not_to_be_checked()
    assert [method for method, _ in sent] == ["POST", "DELETE"]
    assert sent[0][1]["endpoint"] == sent[1][1]["endpoint"] == "https://push.example.org/somebody"


def test_a_browser_that_does_not_allow_it_says_so(visit: Visit, server: Server) -> None:
    _, page, _ = at_table(visit, server, allowed=False)
    menu(page)
    page.get_by_role("switch", name=SWITCH).click()
    expect(page.get_by_text("does not allow notifications")).to_be_visible()
    expect(page.get_by_role("switch", name=SWITCH)).not_to_be_checked()


def test_what_is_pushed_is_shown_and_leads_to_the_table(visit: Visit, server: Server) -> None:
    somebody, page, made = at_table(visit, server)
    menu(page)
    page.get_by_role("switch", name=SWITCH).click()
    expect(page.get_by_role("switch", name=SWITCH)).to_be_checked()
    line = somebody.context.new_cdp_session(page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    message = {"table": made["id"], "title": "It is your turn", "text": "Mission: Red Planet"}
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(20):  # a worker that has just started may miss one; a table's notifications replace each other
        line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url + "/", "registrationId": registrations[-1], "data": json.dumps(message)},
        )
        page.wait_for_timeout(250)
        if shown(page):
            break
    assert shown(page) == [{"title": "It is your turn", "body": "Mission: Red Planet", "path": f"/t/{made['id']}"}]
    page.goto(server.url + f"/t/{made['id']}")  # without a token: this browser remembers its seat
    page.wait_for_selector(".frame")
    expect(page.locator(".topbar [aria-current]")).to_have_text(re.compile("Ada"))
