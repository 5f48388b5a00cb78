"""Terraforming Mars in the terminal, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "rating": "NT",
    "piles": "pioche {0} · défausse {1}",
    "track.temperature": "Température",
    "track.oxygen": "Oxygène",
    "track.oceans": "Océans",
    "percent": "{0} %",
    "left": "reste {0}",
    "legend": "≈≈≈ {0} · ≈ réservée · ♣ {1} · ⌂ {2} · ◈ autre tuile · ⚑ marqueur",
    "volcanic": "volcanique",
    "possible": "possible",
    "neutral": "neutre",
    "off-map": "Hors de Mars :",
    "hand": "Main",
    "played": "Jouées",
    "passed": "passé",
    "asked": "joue",
    "corporation": "Votre corporation",
    "in-play": "En jeu",
    "used": "utilisée",
    "dealt": "Distribuées",
    "drafted": "Mises de côté",
    "bought": "À acheter",
    "my-hand": "Votre main",
    "solo.won": "gagne : Mars est terraformée au bout de {0} générations. {1} points.",
    "solo.lost": "perd : au bout de {0} générations, Mars n’est pas terraformée. {1} points.",
    "worthy": "Les cartes qui rapportent des points",
}
