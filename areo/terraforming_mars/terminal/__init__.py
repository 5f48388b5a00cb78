"""Terraforming Mars in the terminal."""

from areo.terraforming_mars.terminal.drawing import DRAWING

__all__ = ["DRAWING"]
