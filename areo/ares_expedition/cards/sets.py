"""The sets that cards belong to: a first game begins with some of them."""

from __future__ import annotations

from typing import Final

BASE: Final = "base"
STARTER: Final = "starter"  # green cards for a first game
BEGINNER: Final = "beginner"  # corporations for a first game
HOUSE: Final = "house"  # cards of whoever plays at this table
