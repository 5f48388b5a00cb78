"""A table, a browser and a page of it: what it takes to see a game as somebody in a browser does."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import Error, Page, sync_playwright

from areo.kernel.errors import BadOption
from areo.kernel.game import Game
from areo.picture.chromium import FLAGS, installed
from areo.picture.errands import Errands
from areo.picture.passing_table import PassingTable

# The reader is no newcomer, to whatever game it is.
SETTINGS: Final = {"language": "en", "theme": "dark", "sound": False, "explain": False}
# Nothing that the page keeps for a seat may be there when it is opened for another.
FORGET: Final = f"""
localStorage.clear();
localStorage.setItem("areo.settings", JSON.stringify({json.dumps(SETTINGS)}));
"""
# What is drawn anew is drawn whole, so that the same table gives the same picture to the last pixel.
WHOLE: Final = "--disable-partial-raster"
READY: Final = """
(state) => document.body.dataset.state === state && document.querySelector(".frame, section.ending") !== null
"""
# A table is entered from another page, when all letters are there: else the log would be scrolled before they are.
HALL: Final = "/hall"
ENTER: Final = "(link) => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }"
LETTERS: Final = "() => Promise.all([...document.fonts].map((face) => face.load()))"


class Studio:
    """Everything in it belongs to the thread that made it: so Playwright wants it."""

    def __init__(self, width: int, height: int) -> None:
        path = installed()
        if path is None:
            raise BadOption(
                "render_mode: rgb_array needs a Chromium, and there is none here: playwright install chromium brings "
                "one, or AREO_CHROMIUM names one"
            )
        with ExitStack() as stack:
            self.table: Final = stack.enter_context(PassingTable())
            playwright = stack.enter_context(sync_playwright())
            try:
                browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, WHOLE])
            except Error as error:
                raise BadOption(f"render_mode: {path} does not start: {error.message.splitlines()[0]}") from error
            stack.callback(browser.close)
            context = browser.new_context(
                viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
            )
            context.add_init_script(FORGET)
            self.page: Final[Page] = context.new_page()
            self.errands: Final = Errands(self.page)
            self.closing: Final = stack.pop_all()

    def shoot(self, game: Game, seat: int | None) -> bytes:
        """The page that the seat's own link opens, or the spectators', as a PNG."""
        asked = seat is not None and game.asked[seat] is not None
        link = self.table.link(game, seat)
        self.errands.forget()
        self.page.goto(self.table.url + HALL)
        self.page.evaluate(LETTERS)
        self.page.evaluate(ENTER, link)
        self.page.wait_for_function(READY, arg="over" if game.over else "asked" if asked else "waiting")
        self.errands.finish()
        return self.page.screenshot(animations="disabled")

    def close(self) -> None:
        self.closing.close()
