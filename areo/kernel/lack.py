"""What stands in an option's way, in figures, for those who would rather see than read."""

from __future__ import annotations

from typing import Final


class Lack:
    """Of what, how much is needed (or, `most`: allowed), and how much there is. `what` is such as "tag science"."""

    def __init__(self, what: str, need: int, have: int, most: bool = False) -> None:
        self.what: Final = what
        self.need: Final = need
        self.have: Final = have
        self.most: Final = most
