"""What Ares Expedition fixes for the words that card games share."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.numbers import HAPPENINGS, RESOURCES
from areo.tableau.terms import Terms

TERMS: Final = Terms(
    values=[1, 0, 0, 0, 0, 0],
    pays_for={},  # metals take something off a price, and are never spent
    floors=[0] * len(RESOURCES),
    happenings=HAPPENINGS,
)
