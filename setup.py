"""Installs areo: compiles its kernel and games with mypyc, and brings the browser's pages along.

AREO_COMPILED=no never compiles and AREO_COMPILED=yes fails where it cannot. Otherwise areo is compiled where
mypyc and a C compiler are there, and runs interpreted where they are not. AREO_PAGES=no leaves the pages out.
"""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from building.compiling import extensions
from building.libraries import BuildExt
from building.packages import BuildPy, SourceArchive

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": SourceArchive})
