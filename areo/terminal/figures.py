"""Points as the language writes them."""

from __future__ import annotations

from areo.terminal.phrases import Say


def figure(value: float, say: Say) -> str:
    """Points with one decimal, as the language writes them."""
    return f"{value:.1f}".replace(".", say("review.decimal")).replace("-", "−")


def signed(value: float, say: Say) -> str:
    """The same with its sign, which zero has none of."""
    return f"{'+' if value > 0 else ''}{figure(value, say)}"
