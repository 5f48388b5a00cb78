"""Mission: Red Planet in the terminal."""

from areo.red_planet.terminal.drawing import DRAWING

__all__ = ["DRAWING"]
