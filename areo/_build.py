"""Chooses between areo's compiled modules and their sources.

The environment variable AREO_COMPILED is the only setting: `auto`, the default, runs the compiled modules if
they were made from the sources beside them, `yes` insists on that, and `no` runs the sources.

Each package is compiled to a library of its own: those that the games stand on, and each game in the registry.
So an edit in a game compiles that game alone.
"""

import hashlib
import importlib
import json
import os
import re
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
SHARED = ["kernel", "tableau"]  # what games stand on; a game stands on no other game
PLAIN_FOLDERS = {"phrases", "terminal"}  # words and drawings, which compiling would not make faster
TABLE_FOLDERS = {"cards"}  # here a module that defines nothing itself only lists, once, what others define
DEFINES = re.compile(rb"""^(class |def |\w+(: [^=\n]+)? = (["'\d-]|True|False))""", re.MULTILINE)


def games(root: Path = ROOT) -> list[str]:
    """The packages of the registered games, read without importing areo, which may not be installed yet."""
    names: dict[str, Any] = {}
    exec((root / "registry.py").read_text(encoding="utf-8"), names)
    packages: dict[str, str] = names["GAMES"]
    return [name.removeprefix("areo.") for name in packages.values() if name.startswith("areo.")]


def groups(root: Path = ROOT) -> dict[str, list[Path]]:
    """The modules to compile, by the package whose library holds them."""
    found = {
        package: [path for path in sorted((root / package).rglob("*.py")) if is_worth_compiling(path, root)]
        for package in [*SHARED, *games(root)]
    }
    return {package: paths for package, paths in found.items() if paths}


def is_worth_compiling(path: Path, root: Path) -> bool:
    """Whether a module of a compiled package is compiled too."""
    folders = set(path.relative_to(root).parent.parts)
    if path.name == "__init__.py" or folders & PLAIN_FOLDERS:
        return False
    return not folders & TABLE_FOLDERS or DEFINES.search(path.read_bytes()) is not None


def sources(root: Path = ROOT) -> list[Path]:
    """All modules to compile."""
    return [path for group in groups(root).values() for path in group]


def extension(source: Path) -> Path:
    """The file that a source is compiled to, for this Python."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def library(group: str, root: Path = ROOT) -> Path:
    """The file that holds the code of a group, for this Python. Its extensions only lead there."""
    return root.parent / f"areo_{group}__mypyc{EXTENSION_SUFFIXES[0]}"


def seal(root: Path = ROOT) -> Path:
    """The file that says which sources were compiled, for this Python."""
    return root / f"_compiled.{sys.implementation.cache_tag}.json"


def digests(paths: list[Path], root: Path = ROOT) -> dict[str, str]:
    """A fingerprint of each source; a file's time would change with every checkout and installation."""
    return {
        path.relative_to(root).as_posix(): hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
        for path in paths
    }


def faults(root: Path = ROOT) -> dict[str, str]:
    """Why the compiled modules must not run, for each group in which something stands in the way."""
    present = groups(root)
    try:
        sealed: dict[str, str] = json.loads(seal(root).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return dict.fromkeys(present, "areo is not compiled")
    once: dict[str, dict[str, str]] = {}
    for name, digest in sealed.items():
        once.setdefault(name.split("/")[0], {})[name] = digest
    found = {
        group: fault_of(group, present.get(group, []), once.get(group, {}), root) for group in sorted(present | once)
    }
    return {group: why for group, why in found.items() if why is not None}


def fault_of(group: str, paths: list[Path], sealed: dict[str, str], root: Path) -> str | None:
    """Why a group must not run compiled, given the fingerprints of what it was compiled from."""
    if not sealed or not library(group, root).exists():
        return f"{group} is not compiled"
    present = digests(paths, root)
    for name in sorted(present.keys() | sealed.keys()):
        if present.get(name) != sealed.get(name):
            return f"{name} has changed since areo was compiled"
    for path in paths:
        if not extension(path).exists():
            return f"{path.relative_to(root).as_posix()} is not compiled"
    return None


def fault(root: Path = ROOT) -> str | None:
    """Why the compiled modules must not run, or None if they may."""
    return "; ".join(dict.fromkeys(faults(root).values())) or None


def prepare(root: Path = ROOT) -> None:
    """Settle which modules run. To be called before any of them is imported."""
    setting = os.environ.get("AREO_COMPILED") or "auto"
    if setting not in ("auto", "yes", "no"):
        raise ImportError(f"AREO_COMPILED is {setting!r}; it can be auto, yes or no")
    if setting == "no":
        use_sources(root)
        return
    why = fault(root)
    if why is None:
        return
    if setting == "yes":
        raise ImportError(f"AREO_COMPILED is yes, but {why}; `make install` compiles it")
    use_sources(root)
    if any(extension(path).exists() for path in sources(root)):
        print(f"areo: {why}: running interpreted; `make install` compiles it again", file=sys.stderr)


def use_sources(root: Path) -> None:
    """Let Python find only sources where it would prefer the extensions beside them."""
    for path in sources(root):
        folder = str(path.parent)
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> bool:
    """Whether the compiled modules are running."""
    spec = importlib.import_module("areo.kernel.game").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if __name__ == "__main__":
    sys.exit(fault())
