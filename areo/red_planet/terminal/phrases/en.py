"""Mission: Red Planet in the terminal, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "legend": "[ ] leads · ( ) tied · ◦ tokens there · ? discovery · ○ free seat · ★ medal",
    "round": "Round",
    "call": "called: {0}",
    "unexplored": "unexplored",
    "discovery": "discovery",
    "pad": "Launch pad",
    "flight": "In flight",
    "open": "destination open",
    "points": "Pts",
    "reserve": "Reserve",
    "lost": "Lost",
    "in-hand": "In hand",
    "bonus": "Bonus",
    "this-round": "This round",
    "choosing": "choosing…",
    "chosen": "has chosen",
    "my-bonus": "Your bonus",
    "drawn": "You drew",
    "now": " Worth {0} now.",
}
