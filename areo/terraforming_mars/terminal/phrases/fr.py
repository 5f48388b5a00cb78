"""Terraforming Mars in the terminal, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "legend": "≈≈≈ {0} · ≈ réservée · ♣ {1} · ⌂ {2} · ◈ autre tuile · ⚑ marqueur",
    "volcanic": "volcanique",
    "possible": "possible",
    "neutral": "neutre",
    "off-map": "Hors de Mars :",
    "passed": "passé",
    "in-play": "En jeu",
    "drafted": "Mises de côté",
    "bought": "À acheter",
    "solo.won": "gagne : Mars est terraformée au bout de {0} générations. {1} points.",
    "solo.lost": "perd : au bout de {0} générations, Mars n’est pas terraformée. {1} points.",
}
