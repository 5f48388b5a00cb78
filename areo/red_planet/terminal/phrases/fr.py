"""Mission: Red Planet in the terminal, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "legend": "[ ] en tête · ( ) égalité · ◦ jetons · ? découverte · ○ libre · ★ médaille",
    "round": "Manche",
    "call": "appelé : {0}",
    "unexplored": "inexplorée",
    "discovery": "découverte",
    "pad": "Zone de départ",
    "flight": "En vol",
    "open": "destination au choix",
    "points": "Pts",
    "reserve": "Réserve",
    "lost": "Perdus",
    "in-hand": "En main",
    "bonus": "Bonus",
    "this-round": "Cette manche",
    "choosing": "choisit…",
    "chosen": "a choisi",
    "my-bonus": "Votre bonus",
    "drawn": "Pioché",
    "now": " Vaut {0} pour l’instant.",
}
