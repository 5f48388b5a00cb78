"""Terraforming Mars in the terminal, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "legend": "≈≈≈ {0} · ≈ reserved · ♣ {1} · ⌂ {2} · ◈ other tile · ⚑ marker",
    "volcanic": "volcanic",
    "possible": "possible",
    "neutral": "neutral",
    "off-map": "Off Mars:",
    "passed": "passed",
    "in-play": "In play",
    "drafted": "Drafted",
    "bought": "To buy",
    "solo.won": "wins: Mars is terraformed after {0} generations. {1} points.",
    "solo.lost": "loses: after {0} generations Mars is not terraformed. {1} points.",
}
