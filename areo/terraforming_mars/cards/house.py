"""House cards, which are printed nowhere: their numbers begin at 601, and only tables that want them are dealt them."""

from __future__ import annotations

from typing import Final

from areo.tableau.card import Card

HOUSE_CARDS: Final[tuple[Card, ...]] = ()
