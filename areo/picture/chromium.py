"""Finds the Chromium in which the browser client is looked at."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def installed() -> str | None:
    """The path of a Chromium on this machine: the one that AREO_CHROMIUM names, the machine's own, or Playwright's."""
    named = os.environ.get("AREO_CHROMIUM")
    for name in [named] if named else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if Path(path).exists() else None
