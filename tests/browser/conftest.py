"""A table in a process of its own, and a real browser to play at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import FLAGS, installed
from tests.table.server import Server

DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = installed()
    assert path is not None, "there is no Chromium: make browser installs one"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


class Visitor:
    """A person with a browser of their own. Whatever it complains about fails the test."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []

    def open(self, path: str) -> Page:
        page = self.context.new_page()
        page.on("console", lambda told: self.hear(told.type, f"{told.text} {told.location.get('url', '')}"))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        # Whoever clicks looks first: a question that has only just come takes no answer.
        page.add_locator_handler(page.locator('body[data-fresh="true"]'), lambda: None)
        page.goto(self.server.url + path if path.startswith("/") else path)
        return page

    def hear(self, kind: str, text: str) -> None:
        lost = "WebSocket connection" in text or "net::ERR_" in text  # a server that was killed on purpose
        if kind in ("error", "warning") and not lost:
            self.complaints.append(f"{kind}: {text}")


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes with a browser: `visit(PHONE, "fr")`."""
    visitors: list[Visitor] = []

    def come(size: dict[str, int] = DESKTOP, language: str = "en", at: Server = server, **more: Any) -> Visitor:
        touch = size["width"] < 800
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "fr": "fr-FR", "pt": "pt-BR"}[language],
            **{"has_touch": touch, "is_mobile": touch, **more},
        )
        visitors.append(Visitor(context, at))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


def faults(page: Page) -> list[str]:
    """What a screen reader or a person with poor sight would stumble over, by axe's rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{fault['id']}: {fault['help']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


def looks(page: Page) -> None:
    """Until the table is there and its question has been on it for a moment, so that a key pressed now answers it."""
    page.locator('[data-area="board"]').first.wait_for(state="attached")
    page.wait_for_function("() => document.body.dataset.fresh === 'false'")


def goes_to(page: Page, address: str) -> None:
    """Follow a link within the page, which is then not loaded anew."""
    page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", address)


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much of the matrix of pages, languages and widths was looked at, whichever worker did it."""
    passed = terminalreporter.stats.get("passed", [])
    checked = [value for report in passed for name, value in report.user_properties if name == "pages checked"]
    if checked:
        terminalreporter.write_line(f"{sum(checked)} pages × languages × widths checked")
