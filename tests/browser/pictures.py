"""Takes the documentation's pictures again, where bots have played: `python -m tests.browser.pictures`."""

from __future__ import annotations

import json
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import areo
from tests.browser.chromium import FLAGS, installed
from tests.browser.png import shrink
from tests.browser.states import busy, end, greedy, landing
from tests.browser.tables import Json, link, opened
from tests.table.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE = (1440, 900)
PHONE = (390, 844)
NAMES = ["Ines", "Marek", "Lou", "Ana"]
SETTINGS = {"language": "en", "theme": "dark", "sound": True, "confirm": False, "name": "Ines"}


class Studio:
    """A server, a browser and a camera."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def page(self, size: tuple[int, int]) -> Page:
        width, height = size
        touch = width < 800
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce",
            color_scheme="dark", has_touch=touch, is_mobile=touch,
        )  # fmt: skip
        kept = json.dumps(SETTINGS)
        context.add_init_script(
            f"localStorage.getItem('areo.settings') ?? localStorage.setItem('areo.settings', {kept!r})"
        )
        return context.new_page()

    def seat(self, made: Json, players: int, stack: ExitStack) -> None:
        """Everybody but Ines sits down, with a name."""
        for seat in range(1, players):
            stack.callback(self.server.sit(made, seat, name=NAMES[seat]).leave)

    def take(self, page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(1500)  # flashes fade
        path = FOLDER / f"{name}.png"
        page.screenshot(path=path)
        shrink(self.browser, path)
        print(f"{path.name}: {path.stat().st_size // 1024} kB")

    def table(self, page: Page, game: areo.Game, name: str, ready: str = ".frame") -> None:
        made = opened(self.server, game)
        with ExitStack() as stack:
            self.seat(made, len(game.scores()), stack)
            page.goto(self.server.url + link(made))
            page.wait_for_selector(ready)
            self.take(page, name)

    def all(self) -> None:
        mars = greedy("terraforming-mars", 3, 4, busy)
        red = greedy("red-planet", 4, 8, landing)
        over = greedy("terraforming-mars", 3, 12, end)
        page = self.page(WIDE)
        self.table(page, over, "ending-1440", "section.ending")
        self.table(page, red, "red-planet-1440")
        self.table(page, mars, "terraforming-mars-1440")
        self.table(self.page(PHONE), mars, "terraforming-mars-390")
        page.goto(self.server.url + "/?game=terraforming-mars")
        page.wait_for_selector(".run .one")
        self.take(page, "start-1440")
        page.goto(self.server.url + "/cards?game=terraforming-mars&tag=jovian")
        page.wait_for_selector("ul.cards li")
        self.take(page, "cards-1440")


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    with Server(folder / "data") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        Studio(server, browser).all()
        browser.close()


if __name__ == "__main__":
    main()
