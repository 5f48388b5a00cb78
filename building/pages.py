"""Builds the browser's pages with Node, unless they are there already, made from the sources as they are now."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_SOURCES = {"node_modules", "dist"}


class NoPages(Exception):
    """The pages cannot be built; it says why."""


def ensure(root: Path = ROOT) -> None:
    """Have the pages of these sources, or raise NoPages."""
    web = root / "web"
    pages = root / "areo" / "table" / "pages"
    mark = pages / ".made-from"  # a file with a dot is neither installed nor given to a browser
    sources = fingerprint(web, files(web))
    if (pages / "index.html").exists() and is_marked(mark, sources):
        return
    npm = shutil.which("npm")
    if npm is None:
        state = "are older than their sources" if (pages / "index.html").exists() else "are not built"
        raise NoPages(f"the browser's pages {state}, and building them needs Node 20 or newer, which is not here")
    packages = web / "node_modules" / "installed"
    wanted = fingerprint(web, ["package.json", "package-lock.json"])
    if not is_marked(packages, wanted):
        run(npm, "ci", "--silent", "--no-fund", "--no-audit", folder=web)
        packages.write_text(wanted)
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn", folder=web)
    mark.write_text(sources)


def files(web: Path) -> list[str]:
    """All that the pages are made from."""
    found = []
    for folder, folders, names in os.walk(web):
        folders[:] = set(folders) - NOT_SOURCES
        found += [Path(folder, name).relative_to(web).as_posix() for name in names]
    return sorted(found)


def fingerprint(folder: Path, names: list[str]) -> str:
    """One for all these files together, by name and content: a file's time says little after a checkout."""
    found = hashlib.blake2b(digest_size=16)
    for name in names:
        found.update(hashlib.blake2b(name.encode() + b"\0" + (folder / name).read_bytes()).digest())
    return found.hexdigest()


def is_marked(mark: Path, text: str) -> bool:
    return mark.exists() and mark.read_text() == text


def run(*command: str, folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, check=False)
    if done.returncode != 0:
        raise NoPages(f"the browser's pages could not be built: {' '.join(command[1:3])} failed, as it says above")


if __name__ == "__main__":
    try:
        ensure()
    except NoPages as problem:
        sys.exit(f"areo: {problem}")
