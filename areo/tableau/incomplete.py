"""The error of a definition that leaves something out."""

from __future__ import annotations


class Incomplete(ValueError):
    """A word of a card does not say all that is asked of it."""


def missing(word: object, method: str) -> Incomplete:
    """Which class lacks which method."""
    return Incomplete(f"{type(word).__name__} has no {method}()")
