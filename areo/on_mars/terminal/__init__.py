"""On Mars in the terminal."""

from areo.on_mars.terminal.drawing import DRAWING

__all__ = ["DRAWING"]
