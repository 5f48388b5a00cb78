"""The colour of a card's frame."""

from __future__ import annotations

from areo.tableau.card import Card


def colour(card: Card) -> str:
    """Red for events, blue for cards that go on to do something, green for the others."""
    return "red" if card.event else "blue" if card.blue else "green"
