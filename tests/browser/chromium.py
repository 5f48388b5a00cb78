"""The Chromium that the browser tests play in; run as a module, it installs one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from areo.picture.chromium import FLAGS, installed

__all__ = ["FLAGS", "install", "installed"]


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
