"""What players read of the figures that are our own."""

from __future__ import annotations

from typing import Final

NOTES: Final[dict[str, dict[str, str]]] = {
    "invasion_wins": {
        "en": "Invasion: how many points and how many troops win",
        "fr": "Invasion : le nombre de points et de troupes qui donnent la victoire",
        "pt": "Invasion: quantos pontos e quantas tropas dão a vitória",
    },
    "invasion_humans": {
        "en": "Invasion: the humans’ points and what they can do against the alien",
        "fr": "Invasion : les points des humains et leurs moyens d’action contre l’alien",
        "pt": "Invasion: os pontos dos humanos e o que podem fazer contra o alienígena",
    },
    "invasion_prices": {
        "en": "Invasion: what a second alien action and the removal of a sabotage token cost",
        "fr": "Invasion : le coût d’une seconde action alien et du retrait d’un jeton Sabotage",
        "pt": "Invasion: o custo de uma segunda ação alienígena e de retirar uma ficha de sabotagem",
    },
    "invasion_alien": {
        "en": "Invasion: what the alien starts with, and its limits",
        "fr": "Invasion : le matériel de départ de l’alien et ses limites",
        "pt": "Invasion: com o que o alienígena começa e os seus limites",
    },
    "alien_spaces": {
        "en": "Invasion: what these alien actions do and cost: {}",
        "fr": "Invasion : l’effet et le coût de ces actions aliens : {}",
        "pt": "Invasion: o efeito e o custo destas ações alienígenas: {}",
    },
    "alien_techs": {
        "en": "Invasion: these alien technologies: {}",
        "fr": "Invasion : ces technologies aliens : {}",
        "pt": "Invasion: estas tecnologias alienígenas: {}",
    },
    "alien_powers": {
        "en": "Invasion: these alien blueprints: {}",
        "fr": "Invasion : ces plans aliens : {}",
        "pt": "Invasion: estes projetos alienígenas: {}",
    },
}
