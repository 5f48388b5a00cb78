"""Terraforming Mars in the terminal, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "rating": "TR",
    "piles": "deck {0} · discards {1}",
    "track.temperature": "Temperature",
    "track.oxygen": "Oxygen",
    "track.oceans": "Oceans",
    "percent": "{0}%",
    "left": "{0} to go",
    "legend": "≈≈≈ {0} · ≈ reserved · ♣ {1} · ⌂ {2} · ◈ other tile · ⚑ marker",
    "volcanic": "volcanic",
    "possible": "possible",
    "neutral": "neutral",
    "off-map": "Off Mars:",
    "hand": "Hand",
    "played": "Played",
    "passed": "passed",
    "asked": "to move",
    "corporation": "Your corporation",
    "in-play": "In play",
    "used": "used",
    "dealt": "Dealt",
    "drafted": "Drafted",
    "bought": "To buy",
    "my-hand": "Your hand",
    "solo.won": "wins: Mars is terraformed after {0} generations. {1} points.",
    "solo.lost": "loses: after {0} generations Mars is not terraformed. {1} points.",
    "worthy": "Cards worth points",
}
