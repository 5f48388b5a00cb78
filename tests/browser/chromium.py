"""Finds the Chromium that the browser tests play in; run as a module, it installs one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def installed() -> str | None:
    """The path of a Chromium on this machine."""
    named = os.environ.get("AREO_CHROMIUM")
    for name in [named] if named else NAMES:
        found = shutil.which(name)
        if found is not None:
            return found
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if Path(path).exists() else None


def install() -> None:
    """By the system's own packages where that is possible, else by Playwright."""
    if shutil.which("apt-get") is not None and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, check=False)
        packages = subprocess.run(
            ["apt-get", "install", "-y", "-q", "chromium"], stdout=subprocess.DEVNULL, check=False
        )
        if packages.returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if installed() is None:
        print("areo: no Chromium here; installing one for the browser tests")
        install()
