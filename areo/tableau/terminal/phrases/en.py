"""Card games in the terminal, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "rating": "TR",
    "piles": "deck {0} · discards {1}",
    "track.temperature": "Temperature",
    "track.oxygen": "Oxygen",
    "track.oceans": "Oceans",
    "percent": "{0}%",
    "left": "{0} to go",
    "hand": "Hand",
    "played": "Played",
    "asked": "to move",
    "corporation": "Your corporation",
    "used": "used",
    "dealt": "Dealt",
    "my-hand": "Your hand",
}
