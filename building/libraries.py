"""Makes the libraries out of the C that mypyc wrote: on all cores, and only what has changed.

The C is written anew for all packages, which takes seconds, so no edit is missed. Compiling it takes longer, so that is
done only to files that came out different, or whose headers did: those of the game that was edited.
"""

import hashlib
import importlib.metadata
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from setuptools.command.build_ext import build_ext

from building.compiling import PACKAGE, _build, compiler


class Made(NamedTuple):
    """An object file, and a fingerprint of all that went into it."""

    path: str
    recipe: str


class BuildExt(build_ext):
    """Builds the extensions and notes from which sources they were made."""

    def run(self) -> None:
        if not self.extensions:
            return
        target = PACKAGE if self.inplace else Path(self.build_lib) / "areo"
        seal: Path = _build.seal(target)
        seal.unlink(missing_ok=True)
        digests = _build.digests(_build.sources(PACKAGE), PACKAGE)
        super().run()
        for root in {Path(self.build_lib), target.parent}:
            self.remove_leftovers(root)
        seal.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")

    def remove_leftovers(self, root: Path) -> None:
        """Delete the extensions of modules that are gone."""
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        made = {root / (extension.name.replace(".", "/") + suffix) for extension in self.extensions}
        for path in [*root.glob(f"areo*{suffix}"), *(root / "areo").rglob(f"*{suffix}")]:
            if path not in made:
                path.unlink()

    def build_extensions(self) -> None:
        """Compile the longest files first, so that no core waits long for the last one. Then link."""
        # Files of mypyc's own are in every library, and are compiled once.
        files: dict[str, Any] = {source: extension for extension in self.extensions for source in extension.sources}
        order = sorted(files, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(int(self.parallel or os.cpu_count() or 1)) as pool:
            made = dict(zip(order, pool.map(lambda source: self.compile(source, files[source]), order)))
            list(pool.map(lambda extension: self.link(extension, made), self.extensions))

    def compile(self, source: str, extension: Any) -> Made:
        """Make the object file of a C file."""
        tool: Any = self.compiler
        [path] = tool.object_filenames([source], output_dir=self.build_temp)
        arguments: list[str] = extension.extra_compile_args
        # Only what mypyc wrote for this library reads the headers that it wrote.
        headers = extension.depends if Path(source).name.startswith("__native") else []
        read = [Path(name).read_bytes() for name in (source, *headers)]
        recipe = fingerprint(tools(), repr([source, *arguments]).encode(), *read)

        def work() -> None:
            folders = extension.include_dirs
            tool.compile([source], output_dir=self.build_temp, include_dirs=folders, extra_postargs=arguments)

        self.make(path, f"{path}.recipe", recipe, work)
        return Made(path, recipe)

    def link(self, extension: Any, made: dict[str, Made]) -> None:
        """Make the extension from its object files."""
        tool: Any = self.compiler
        path = self.get_ext_fullpath(extension.name)
        parts = [made[source] for source in sorted(extension.sources)]

        def work() -> None:
            tool.link_shared_object(
                [part.path for part in parts],
                path,
                libraries=self.get_libraries(extension),
                library_dirs=extension.library_dirs,
                export_symbols=self.get_export_symbols(extension),  # type: ignore[no-untyped-call]  # as in setuptools
                build_temp=self.build_temp,
                target_lang="c",
            )

        recipe = fingerprint(*(part.recipe.encode() for part in parts))
        self.make(path, os.path.join(self.build_temp, f"{extension.name}.recipe"), recipe, work)

    def make(self, path: str, note: str, recipe: str, work: Callable[[], None]) -> None:
        """Do the work, unless the file is there and its note says that it was made by the same recipe."""
        noted = Path(note)
        if not self.force and Path(path).exists() and noted.exists() and noted.read_text() == recipe:
            return
        noted.unlink(missing_ok=True)
        work()
        noted.write_text(recipe)


def fingerprint(*parts: bytes) -> str:
    """One for all these parts together."""
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.hexdigest()


@cache
def tools() -> bytes:
    """What compiles: other versions, or other settings of the same, make other code from the same C."""
    version = subprocess.run([compiler(), "--version"], capture_output=True, check=False).stdout
    flags = [os.environ.get("CFLAGS"), *map(sysconfig.get_config_var, ("CC", "CFLAGS", "CCSHARED"))]
    return repr((sys.version, importlib.metadata.version("mypy"), flags, version)).encode()
