"""What a forecast wants to know of the way to it, besides how the table stands in the end."""

from __future__ import annotations

from typing import Final

ASKS: Final = "asks"  # doubted like a figure: whether more is asked of a seat


class Watch:
    """Kept by a table on which a choice is tried, and by no other."""

    def __init__(self) -> None:
        self.doubts: set[tuple[int, str]] = set()  # seat and figure: decided by something that nobody could see
        self.answers: list[tuple[int, int]] = []  # seat and thing: whose lasting effect answered what was done

    def copy(self) -> Watch:
        new = Watch()
        new.doubts = self.doubts.copy()
        new.answers = self.answers.copy()
        return new
