"""What a rule of thumb takes things to be worth: figures that can be told by name, and tried out otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from areo._extend import mypyc_attr
from areo.kernel.errors import BadOption


@mypyc_attr(allow_interpreted_subclasses=True)
class Worths:
    """A game's own have a figure for each thing, as an attribute with its usual value."""

    def __init__(self) -> None:
        self.settle()

    def names(self) -> list[str]:
        """What the figures are called."""
        return [name for name in dir(type(self)) if isinstance(getattr(self, name), float)]

    def settle(self) -> None:
        """Reckon what follows from the figures."""

    def told(self) -> dict[str, float]:
        """The figures by name."""
        return {name: float(getattr(self, name)) for name in self.names()}

    def other(self, figures: Mapping[str, float]) -> Self:
        """The same worths, but for these figures."""
        made = type(self)()
        for name, figure in figures.items():
            if name not in self.names():
                raise BadOption(f"there is no worth {name!r}; there are {', '.join(self.names())}")
            setattr(made, name, float(figure))
        made.settle()
        return made
