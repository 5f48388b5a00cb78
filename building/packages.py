"""Puts areo into a wheel or a source archive, with the browser's pages.

AREO_PAGES=no leaves the pages out of a wheel, which then plays in the terminal only.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

from building import pages


def ensure_pages() -> None:
    """Have the pages, or stop and say why there are none."""
    try:
        pages.ensure()
    except pages.NoPages as problem:
        sys.exit(f"areo: {problem}; AREO_PAGES=no makes a wheel without them, to play in the terminal")


class BuildPy(build_py):
    """Collects the modules and the pages, and nothing that an earlier build left behind."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if not wants_pages():
            self.exclude_package_data = {"areo": ["table/pages/*", "table/pages/**/*"]}

    def run(self) -> None:
        if not self.editable_mode:
            if wants_pages():
                ensure_pages()
            shutil.rmtree(Path(self.build_lib) / "areo", ignore_errors=True)
        super().run()


class SourceArchive(sdist):
    """Holds the pages besides their sources, so that a wheel can be made from it without Node."""

    def run(self) -> None:
        ensure_pages()
        super().run()


def wants_pages() -> bool:
    """Whether the wheel is to have the pages."""
    setting = os.environ.get("AREO_PAGES") or "yes"
    if setting not in ("yes", "no"):
        sys.exit(f"AREO_PAGES is {setting!r}; it can be yes or no")
    return setting == "yes"
