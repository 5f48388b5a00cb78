"""Ares Expedition in the terminal."""

from areo.ares_expedition.terminal.drawing import DRAWING

__all__ = ["DRAWING"]
