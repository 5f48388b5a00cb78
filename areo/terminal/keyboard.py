"""Reading a line from whoever sits at the keyboard."""

from __future__ import annotations

import sys
from contextlib import suppress


def read_line(prompt: str) -> str:
    """A line with the usual editing keys. Piped input is shown, so that what was played can be read afterwards."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # Windows has its own editing
            import readline  # noqa: F401
        return input(prompt)
    text = input(prompt)
    print(text)
    return text
