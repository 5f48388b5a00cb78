"""Takes the main states at every width, to be looked at: `python -m tests.browser.looks FOLDER [--only WORD ...]`."""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, installed
from tests.browser.states import SIZES, STATES, State, table, touches
from tests.browser.tables import link, opened
from tests.table.server import Server


def page_of(browser: Browser, size: tuple[int, int], language: str, theme: str) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce",
        has_touch=touches(size), is_mobile=touches(size),
    )  # fmt: skip
    kept = json.dumps({"language": language, "theme": theme, "name": "Ines"})
    context.add_init_script(f"localStorage.getItem('areo.settings') ?? localStorage.setItem('areo.settings', {kept!r})")
    return context.new_page()


def name_of(state: State, size: tuple[int, int], language: str, theme: str) -> str:
    return f"{state.game}-{state.name}-{size[0]}x{size[1]}-{language}-{theme}"


def look(server: Server, browser: Browser, folder: Path, words: list[str], language: str, theme: str) -> None:
    for size in SIZES:
        wanted = [one for one in STATES if all(word in name_of(one, size, language, theme) for word in words)]
        if not wanted:
            continue
        page = page_of(browser, size, language, theme)
        for state in wanted:
            made = opened(server, table(state))
            page.goto(server.url + link(made, None if state.watched else state.seat))
            page.wait_for_selector("section.ending" if state.name == "end" else ".frame")
            page.wait_for_load_state("networkidle")
            state.do(page)
            page.wait_for_timeout(700)
            page.screenshot(path=folder / f"{name_of(state, size, language, theme)}.png")
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], help="words that the pictures' names must hold")
    parser.add_argument("--language", default="fr", choices=["en", "fr", "pt"])
    parser.add_argument("--theme", default="dark", choices=["dark", "light"])
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with Server(Path(tempfile.mkdtemp()) / "data") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        look(server, browser, wish.folder, wish.only, wish.language, wish.theme)
        browser.close()


if __name__ == "__main__":
    main()
