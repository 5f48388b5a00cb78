"""Chooses between areo's compiled modules and their sources.

The environment variable AREO_COMPILED is the only setting: `auto`, the default, runs the compiled modules if
they were made from the sources beside them, `yes` insists on that, and `no` runs the sources.
"""

import hashlib
import importlib
import json
import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from pathlib import Path

GAMES = ["red_planet", "terraforming_mars"]
ROOT = Path(__file__).parent


def sources(root: Path = ROOT) -> list[Path]:
    """The modules to compile. Phrases are tables of text and terminals draw: compiling would make neither faster."""
    return [
        path
        for package in ["kernel", "tableau", *GAMES]
        for path in sorted((root / package).rglob("*.py"))
        if path.name != "__init__.py" and not {"phrases", "terminal"} & set(path.relative_to(root).parts)
    ]


def extension(source: Path) -> Path:
    """The file that a source is compiled to, for this Python."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def seal(root: Path = ROOT) -> Path:
    """The file that says which sources were compiled, for this Python."""
    return root / f"_compiled.{sys.implementation.cache_tag}.json"


def digests(root: Path = ROOT) -> dict[str, str]:
    """A fingerprint of each source; a file's time would change with every checkout and installation."""
    return {
        path.relative_to(root).as_posix(): hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
        for path in sources(root)
    }


def fault(root: Path = ROOT) -> str | None:
    """Why the compiled modules must not run, or None if they may."""
    try:
        sealed: dict[str, str] = json.loads(seal(root).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return "areo is not compiled"
    present = digests(root)
    for name in sorted(present.keys() | sealed.keys()):
        if present.get(name) != sealed.get(name):
            return f"{name} has changed since areo was compiled"
    for path in sources(root):
        if not extension(path).exists():
            return f"{path.relative_to(root).as_posix()} is not compiled"
    return None


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
    for folder in {str(path.parent) for path in sources(root)}:
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> bool:
    """Whether the compiled modules are running."""
    spec = importlib.import_module("areo.kernel.game").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if __name__ == "__main__":
    sys.exit(fault())
