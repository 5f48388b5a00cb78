"""What mypyc compiles of areo, and whether it can: the kernel and the games, a library for each package."""

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
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


def compiler() -> str:
    """The C compiler's command."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def obstacle() -> str | None:
    """What stands in the way of compiling here."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if shutil.which(compiler()) is None:
        return f"there is no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def extensions() -> list[Extension]:
    """The modules to compile now, with the libraries that hold their code."""
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
    return write_c()


def write_c() -> list[Extension]:
    """Let mypyc write the C. Each module has a file of its own, so that several can be compiled at once."""
    from mypyc.build import mypycify

    groups = {
        _build.library(group, PACKAGE).name.split("__mypyc")[0]: [str(path.relative_to(ROOT)) for path in paths]
        for group, paths in _build.groups(PACKAGE).items()
    }
    made: list[Any] = mypycify(
        [
            # Modules that are imported but not compiled may need packages that are not installed yet.
            "--follow-imports=silent",
            # With a cache mypyc would write only what it believes to have changed, and it can miss something.
            f"--cache-dir={os.devnull}",
            *(path for paths in groups.values() for path in paths),
        ],
        separate=[(paths, name) for name, paths in groups.items()],
        multi_file=True,
        opt_level="3",
        debug_level="0",
    )
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-w",  # nobody reads warnings about C that nobody wrote
                "-fcommon",  # every file of a library defines its table of another library's functions
                "-fvisibility=hidden",  # calls between the files of a library need no detour
            ]
    return made
