"""Ares Expedition in the terminal, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "zone": "{0} zone",
    "flipped": "Flipped",
    "now": "now",
    "next": "to come",
    "done": "done",
    "barred": "chosen last round, so not again",
    "neutral": "neutral card",
    "ready": "done",
    "decided": "has chosen",
    "revealed": "Revealed",
    "before": "card before",
    "rounds-left": "rounds to go after this one: {0}",
    "last-round": "this is the last round",
    "cubes-left": "Cubes left",
    "neutral-left": "Neutral cards left",
    "out-of": "{0} of {1}",
    "solo.won": "wins: Mars is terraformed after {0} rounds. {1} points.",
    "solo.lost": "loses: after {0} rounds Mars is not terraformed. {1} points.",
    "coop.won": "win together: Mars is terraformed, and each has at least {0} points.",
    "coop.unfinished": "lose together: after {0} rounds Mars is not terraformed.",
    "coop.short": "lose together: Mars is terraformed, but not everybody has {0} points.",
}
