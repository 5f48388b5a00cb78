"""Clean checkouts and empty environments, in which areo is built and installed as anybody would."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PARTS = ("LICENSE", "MANIFEST.in", "README.md", "areo", "building", "pyproject.toml", "setup.py", "web")
MADE = ("*.so", "__pycache__", "_compiled.*.json", "node_modules", "dist")


def check_out(target: Path) -> Path:
    """What is needed to build a wheel, without anything that was built here but Node's packages."""
    target.mkdir()
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns(*MADE))
        else:
            shutil.copy(ROOT / name, target / name)
    shutil.rmtree(target / "areo" / "table" / "pages", ignore_errors=True)
    if (ROOT / "web" / "node_modules").exists():
        (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return target


def plain_environment(**more: str) -> dict[str, str]:
    """This one, without what would make another areo be found."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AREO_", "PYTHON", "PYTEST"))}
    return kept | more


def without_node(folder: Path) -> str:
    """A PATH on which there is Python and no Node."""
    folder.mkdir(exist_ok=True)
    for name in ("sh", "env"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return str(folder)


def build(checkout: Path, target: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Make a wheel or a source archive, uncompiled, by the hook that every installer calls."""
    target.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", f"from setuptools import build_meta; build_meta.build_{kind}({str(target)!r})"],
        cwd=checkout,
        env=plain_environment(AREO_COMPILED="no", **environment),
        capture_output=True,
        text=True,
        check=False,
    )


def made_by(done: subprocess.CompletedProcess[str], target: Path) -> Path:
    """The one file that a build has made."""
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = target.iterdir()
    return made


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a new environment with what it says it needs, and nothing more. Its folder of commands.

    The packages it needs are copied from here, so that no network is needed.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    python = commands / "python"
    [packages] = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        needs = message_from_bytes(archive.read(name)).get_all("Requires-Dist", [])
    copy_packages(needs, packages, set())
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    for command in (["install", "--quiet", "--no-index", str(wheel)], ["check"]):
        done = subprocess.run([*pip, *command], env=plain_environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return commands


def copy_packages(needs: list[str], packages: Path, copied: set[str]) -> None:
    """Copy these packages, and those that they need in turn."""
    for text in needs:
        need = Requirement(text)
        if need.name in copied or (need.marker is not None and not need.marker.evaluate({"extra": ""})):
            continue
        copied.add(need.name)
        package = importlib.metadata.distribution(need.name)
        for file in package.files or []:
            if ".." not in file.parts:
                target = packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path(str(file.locate())), target)
        copy_packages(package.requires or [], packages, copied)
