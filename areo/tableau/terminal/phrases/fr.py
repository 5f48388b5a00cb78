"""Card games in the terminal, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "rating": "NT",
    "piles": "pioche {0} · défausse {1}",
    "track.temperature": "Température",
    "track.oxygen": "Oxygène",
    "track.oceans": "Océans",
    "percent": "{0} %",
    "left": "reste {0}",
    "hand": "Main",
    "played": "Jouées",
    "asked": "joue",
    "corporation": "Votre corporation",
    "used": "utilisée",
    "dealt": "Distribuées",
    "my-hand": "Votre main",
}
