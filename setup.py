"""Installs areo, and compiles its kernel and games with mypyc.

AREO_COMPILED=no never compiles and AREO_COMPILED=yes fails where it cannot. Otherwise areo is compiled where
mypyc and a C compiler are there, and runs interpreted where they are not.
"""

import importlib.util
import json
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "areo"


def load_build() -> ModuleType:
    """Get areo/_build.py without areo around it, whose dependencies may not be installed yet."""
    spec = importlib.util.spec_from_file_location("_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_build = load_build()


def obstacle() -> str | None:
    """What stands in the way of compiling here."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def extensions() -> list[Extension]:
    """The modules to compile now, with the library that holds the code of all of them."""
    setting = os.environ.get("AREO_COMPILED") or "auto"
    if setting not in ("auto", "yes", "no"):
        sys.exit(f"AREO_COMPILED is {setting!r}; it can be auto, yes or no")
    # Other commands, such as an editable install, do not need the extensions and must not make them.
    building = "build_ext" in sys.argv or "bdist_wheel" in sys.argv
    if setting == "no" or not building:
        return []
    if "--inplace" in sys.argv and _build.fault(PACKAGE) is None:
        return []
    why = obstacle()
    if why is not None:
        if setting == "yes":
            sys.exit(f"areo: cannot compile: {why}")
        print(f"areo: {why}, so areo will run interpreted: the same games, only slower")
        return []
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        # Modules that are imported but not compiled may need packages that are not installed yet.
        ["--follow-imports=silent", *(str(path.relative_to(ROOT)) for path in _build.sources(PACKAGE))],
        # A fixed name, so that a new module does not leave the library of the last build behind.
        group_name="areo",
        opt_level="3",
        debug_level="0",
    )
    for extension in made:
        # mypyc makes every warning an error, and a new C compiler knows new warnings.
        extension.extra_compile_args.append("-Wno-error")
    return made


class BuildExt(build_ext):
    """Builds the extensions and notes from which sources they were made."""

    def run(self) -> None:
        if not self.extensions:
            return
        target = PACKAGE if self.inplace else Path(self.build_lib) / "areo"
        seal = _build.seal(target)
        seal.unlink(missing_ok=True)
        digests = _build.digests(PACKAGE)
        super().run()
        if self.inplace:
            self.remove_leftovers()
        seal.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")

    def remove_leftovers(self) -> None:
        """Delete the extensions of modules that are gone."""
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for path in PACKAGE.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path.resolve() not in made:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
