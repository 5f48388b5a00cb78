"""Lets games written in plain Python build on the compiled kernel: `@mypyc_attr(allow_interpreted_subclasses=True)`.

The compiler reads the mark; at run time it means nothing, so the kernel needs no package for it. Not compiled itself:
the compiler takes the branch below for dead code.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda marked: marked
