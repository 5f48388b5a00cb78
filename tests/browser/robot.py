"""A player in a real browser, who knows nothing but what can be clicked."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

TRIES = 4

# What can be clicked now, in the order of the page. A thing behind another one cannot be clicked by a person either.
OFFERED = """
() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || element.closest("[hidden], [inert]")) return false;
    return getComputedStyle(element).visibility !== "hidden" && !element.disabled;
  };
  const found = {};
  for (const element of document.querySelectorAll("[data-key]"))
    if (shown(element)) (found[element.dataset.key] ??= []).push(element);
  return Object.keys(found);
}
"""
SETTLED = """
(before) => {
  const body = document.body.dataset;
  return body.state !== "asked" || body.decision !== before;
}
"""
# What is pressed before the question has been there for a moment is not taken for an answer.
LOOKED = """
() => {
  const body = document.body.dataset;
  return (body.state !== "waiting" && body.fresh !== "true") || document.querySelector("[data-curtain]");
}
"""


class Robot:
    """Clicks its way through a game."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.clicks = 0
        self.curtains = 0

    @property
    def state(self) -> str:
        return str(self.page.evaluate("document.body.dataset.state"))

    @property
    def decision(self) -> str:
        """Which question is open."""
        return str(self.page.evaluate("document.body.dataset.decision"))

    def offered(self) -> list[str]:
        keys: list[str] = self.page.evaluate(OFFERED)
        return keys

    def click(self, key: str) -> None:
        """The first thing on the page that answers with this key. It may still be on its way to its place.

        On a busy machine a click can count and yet be reported as late: then the question is another.
        """
        before = self.decision
        for attempt in range(TRIES):
            try:
                self.page.locator(f'[data-key="{key}"]:visible').first.click(timeout=3000)
            except Error:
                if self.decision != before:
                    return
                if attempt == TRIES - 1:
                    raise
            else:
                self.clicks += 1
                return

    def unheard(self, key: str, single: bool) -> bool:
        """Whether a click went unheard: so soon after the click before, at the same place, it was one with that.

        The list of a question scrolls, so that another row may be where the click before was.
        """
        if single:
            return key in self.offered()
        ticked = self.page.locator(f'[data-key="{key}"]:is([aria-checked], [aria-pressed]):visible')
        return ticked.count() > 0 and "true" not in (
            ticked.first.get_attribute("aria-checked"),
            ticked.first.get_attribute("aria-pressed"),
        )

    def click_again(self, key: str) -> None:
        """Once more, unless the table has had the first click after all."""
        with suppress(Error):
            self.page.locator(f'[data-key="{key}"]:visible').first.click(timeout=1000)

    def unfold(self) -> None:
        """Now and then open one of the rows of a menu that are folded away, and see what it holds."""
        rows = self.page.locator('[data-row][aria-expanded="false"]:visible')
        number = rows.count()
        if number and self.rng.random() < 0.6:
            try:
                rows.nth(self.rng.randrange(number)).click(timeout=3000)
            except Error:
                return  # it was just leaving

    def confirm(self) -> bool:
        """Press the confirming button, if one can be pressed."""
        button = self.page.locator("[data-confirm]:visible:enabled")
        if button.count() == 0:
            return False
        button.first.click(timeout=5000)
        return True

    def answer(self) -> None:
        """Answer the open decision somehow, and wait until the table has it."""
        before = self.decision
        least, most = self.bounds()
        self.unfold()
        with suppress(TimeoutError):  # what is asked may still be on its way onto the page
            self.page.wait_for_function(f"() => ({OFFERED})().length > 0", timeout=10_000)
        keys = self.offered()
        assert keys, f"nothing can be clicked at decision {before!r}: {self.page.locator('body').inner_text()[-400:]}"
        wanted = self.rng.sample(keys, self.rng.randint(least, min(most, len(keys))))
        single = most == 1 and least == 1
        self.press(before, [self.sensible(keys)] if single else wanted, single)

    def give(self, wanted: list[str]) -> None:
        """Answer the open decision with these keys, and wait until the table has them."""
        before = self.decision
        for key in wanted:
            self.open_row_of(key)
        self.press(before, wanted, self.bounds() == (1, 1))

    def press(self, before: str, wanted: list[str], single: bool) -> None:
        for key in wanted:
            self.click(key)
        for _ in range(TRIES):
            if self.settles(before):
                return
            if not self.confirm():
                for key in wanted:
                    if self.unheard(key, single):
                        self.click_again(key)
        assert self.settles(before, 20_000), f"decision {before} is still open"

    def open_row_of(self, key: str) -> None:
        """What is asked may still be on its way onto the page, or folded away: the list of choices, or a row of it."""
        shown = self.page.locator(f'[data-key="{key}"]:visible').first
        with suppress(TimeoutError):
            shown.wait_for(timeout=2000)
            return
        folded = self.page.locator('[aria-controls="sheet"][aria-expanded="false"]:visible')
        if folded.count():
            folded.first.click()
            with suppress(TimeoutError):
                shown.wait_for(timeout=2000)
                return
        rows = self.page.locator("[data-row]:visible")
        for index in range(rows.count()):
            if rows.nth(index).get_attribute("aria-expanded") == "false":
                rows.nth(index).click(timeout=3000)
            if shown.is_visible():
                return
        shown.wait_for(timeout=10_000)

    def settles(self, before: str, patience: float = 400) -> bool:
        """Whether the table has the answer to a decision, soon."""
        try:
            self.page.wait_for_function(SETTLED, arg=before, timeout=patience)
        except TimeoutError:
            return False
        return True

    def sensible(self, keys: list[str]) -> str:
        """Any key, but passing only now and then: a game of passes shows little."""
        others = [key for key in keys if key not in ("pass", "end")]
        return self.rng.choice(others if others and self.rng.random() < 0.8 else keys)

    def bounds(self) -> tuple[int, int]:
        data: dict[str, Any] = self.page.evaluate("({...document.body.dataset})")
        return int(data["least"]), int(data["most"])

    def wait(self) -> str:
        """Until something is asked, and was looked at, or the game is over; whoever is asked for at a shared screen
        takes it.
        """
        self.page.wait_for_function(LOOKED, timeout=60_000)
        curtain = self.page.locator("[data-curtain]")
        if curtain.count():
            curtain.first.click()
            self.curtains += 1
            return self.wait()
        return self.state

    def play(self, choices: int = 2000) -> int:
        """So many choices, or to the end of the game; gives how many were made."""
        for made in range(choices):
            if self.wait() == "over":
                return made
            self.answer()
        return choices

    def play_out(self) -> int:
        """To the end of the game."""
        made = self.play()
        assert self.wait() == "over", f"the game is not over after {made} choices"
        return made
