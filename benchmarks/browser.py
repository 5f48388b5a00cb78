"""How long a choice takes in the browser: from the press to the page that shows what came of it.

python -m benchmarks.browser --choices 150

It starts a server and a Chromium of its own, both on this machine, and plays against a bot by clicking what answers.
The time runs from the press until the page has been drawn after the answer came: it is what a player feels.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.browser.chromium import FLAGS, installed
from tests.browser.robot import Robot
from tests.table.server import Server

GAMES: Final = {"terraforming-mars": "me,random", "red-planet": "me,random,random"}
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
AIM: Final = 100.0  # milliseconds

# The page notes when something was pressed, and when the frame after the next change of the decision was drawn.
WATCH: Final = """
() => {
  window.felt = [];
  let pressed = 0;
  addEventListener("click", () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    if (!pressed) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.felt.push(performance.now() - from)));
  }).observe(document.body, { attributes: true, attributeFilter: ["data-decision", "data-state"] });
}
"""


def felt(page: Page, address: str, choices: int, name: str) -> list[float]:
    """Milliseconds for each choice."""
    page.goto(address)
    robot = Robot(page, seed=4)
    robot.wait()
    page.evaluate(WATCH)
    for _ in track(range(choices), description=f"{name:<32}", transient=True):
        if robot.wait() == "over":
            break
        time.sleep(0.3)  # as a person does not choose at once: what was asked for is there, nothing moves any more
        robot.answer()
    found: list[float] = page.evaluate("window.felt")
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--choices", type=int, default=150, help="how many, for each game and size")
    choices: int = arguments.parse_args().choices
    console = Console()
    table = Table("game", "size", "choices", "50th, ms", "95th, ms", "longest, ms", title=f"aim: {AIM:g} ms")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables") as server,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=installed(), args=FLAGS)
        for game, seats in GAMES.items():
            for size, (width, height) in SIZES.items():
                page = browser.new_page(viewport={"width": width, "height": height}, has_touch=size == "phone")
                address = f"{server.url}/new?game={game}&seats={seats}&seed=5&lang=en"
                times = felt(page, address, choices, f"{game}, {size}")
                late = quantiles(times, n=20)[-1]
                table.add_row(game, size, str(len(times)), f"{median(times):.0f}", f"{late:.0f}", f"{max(times):.0f}")
                page.close()
        browser.close()
    console.print(table)


if __name__ == "__main__":
    main()
