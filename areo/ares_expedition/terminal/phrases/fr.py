"""Ares Expedition in the terminal, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "zone": "zone {0}",
    "flipped": "Retournées",
    "now": "en cours",
    "next": "à venir",
    "done": "terminée",
    "barred": "choisie à la manche précédente, donc exclue",
    "neutral": "carte neutre",
    "ready": "a terminé",
    "decided": "a choisi",
    "revealed": "Révélées",
    "before": "carte précédente",
    "rounds-left": "manches restantes après celle-ci : {0}",
    "last-round": "c’est la dernière manche",
    "cubes-left": "Cubes restants",
    "neutral-left": "Cartes neutres restantes",
    "out-of": "{0} sur {1}",
    "solo.won": "gagne : Mars est terraformée au bout de {0} manches. {1} points.",
    "solo.lost": "perd : au bout de {0} manches, Mars n’est pas terraformée. {1} points.",
    "coop.won": "gagnent ensemble : Mars est terraformée et chacun a au moins {0} points.",
    "coop.unfinished": "perdent ensemble : au bout de {0} manches, Mars n’est pas terraformée.",
    "coop.short": "perdent ensemble : Mars est terraformée, mais tous n’ont pas {0} points.",
}
