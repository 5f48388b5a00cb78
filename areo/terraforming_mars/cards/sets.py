"""The sets that cards belong to. A table plays with some of them."""

from __future__ import annotations

from typing import Final

BASE: Final = "base"
CORPORATE_ERA: Final = "corporate-era"
BEGINNER: Final = "beginner"  # corporations that are not dealt, but given to beginners
HOUSE: Final = "house"  # cards of our own, and of whoever plays at this table
