"""Lets games written in plain Python build on the compiled kernel: `@mypyc_attr(allow_interpreted_subclasses=True)`.

`acyclic` says that no object of a class can be part of a circle of references, so that the garbage collector need not
look at them: a game makes many. And `@trait` marks a class that others have beside their base. The compiler reads these
marks; at run time they mean nothing, so the kernel needs no package for them. Not compiled itself: the compiler takes
the branch below for dead code.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:

    def mypyc_attr(**marks):
        return lambda marked: marked

    def trait(marked):
        return marked
