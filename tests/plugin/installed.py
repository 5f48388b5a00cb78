"""Ice Race as somebody would install it: its package and the metadata that make it known, on a path of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent / "ice_race"
ROOT = Path(__file__).parents[2]


def install(folder: Path, points: str = "ice-race = ice_race", name: str = "ice-race") -> Path:
    """Put Ice Race into a folder as pip would, with these entry points."""
    if not (folder / SOURCE.name).exists():
        shutil.copytree(SOURCE, folder / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[areo.games]\n{points}\n", encoding="utf-8")
    return folder


def environment(*folders: Path, root: Path = ROOT) -> dict[str, str]:
    """An environment whose Python finds areo in `root`, and what is installed in these folders."""
    path = os.pathsep.join(str(folder) for folder in [root, *folders])
    return {**os.environ, "PYTHONPATH": path, "COLUMNS": "100", "NO_COLOR": "1", "LANG": "en_GB.UTF-8", "LC_ALL": ""}


def python(code: str, settings: dict[str, str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run some Python there, away from this tree."""
    return subprocess.run(
        [sys.executable, "-c", code], env=settings, cwd=folder, input=typed, capture_output=True, text=True, timeout=120
    )


def areo(settings: dict[str, str], folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command areo, as it is typed there."""
    return python(
        f"import sys; sys.argv = {['areo', *words]!r}\nfrom areo.cli import app\napp()", settings, folder, typed
    )
