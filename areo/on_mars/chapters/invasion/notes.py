"""What players read of the figures that are our own."""

from __future__ import annotations

from typing import Final

NOTES: Final[dict[str, dict[str, str]]] = {
    "invasion_wins": {
        "en": "how many points and how many troops win in the chapter Invasion",
        "fr": "le nombre de points et de troupes qui donnent la victoire dans le chapitre Invasion",
        "pt": "quantos pontos e quantas tropas dão a vitória no capítulo Invasion",
    },
    "invasion_humans": {
        "en": "the humans’ points in the chapter Invasion, and what they can do against the alien",
        "fr": "les points des humains dans le chapitre Invasion et leurs moyens d’action contre l’alien",
        "pt": "os pontos dos humanos no capítulo Invasion e o que podem fazer contra o alienígena",
    },
    "invasion_prices": {
        "en": "what a second alien action and the removal of a sabotage token cost",
        "fr": "le coût d’une seconde action alien et du retrait d’un jeton Sabotage",
        "pt": "o custo de uma segunda ação alienígena e de retirar uma ficha de sabotagem",
    },
    "invasion_alien": {
        "en": "what the alien starts with, and its limits",
        "fr": "le matériel de départ de l’alien et ses limites",
        "pt": "com o que o alienígena começa e os seus limites",
    },
    "alien_spaces": {
        "en": "what these alien actions do and cost: {}",
        "fr": "l’effet et le coût de ces actions aliens : {}",
        "pt": "o efeito e o custo destas ações alienígenas: {}",
    },
    "alien_techs": {
        "en": "these alien technologies: {}",
        "fr": "ces technologies aliens : {}",
        "pt": "estas tecnologias alienígenas: {}",
    },
    "alien_powers": {
        "en": "these alien blueprints: {}",
        "fr": "ces plans aliens : {}",
        "pt": "estes projetos alienígenas: {}",
    },
}
