"""What can be set when a game of Ares Expedition is made."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.numbers import NOVICE
from areo.kernel.description import Option
from areo.tableau.dealing import DECK

ALONE: Final = (1, 1)
TOGETHER: Final = (2, 2)

OPTIONS: Final = [
    Option(
        "first_game",
        False,
        {
            "en": "A first game: four simple green cards for everybody, and a beginner’s corporation.",
            "fr": "Première partie : quatre cartes vertes simples pour chacun et une corporation de débutant.",
            "pt": "Primeira partida: quatro cartas verdes simples para cada um e uma corporação de iniciante.",
        },
    ),
    Option(
        "advanced_corporations",
        False,
        {
            "en": "Cards may be discarded to look at more corporations.",
            "fr": "On peut défausser des cartes pour voir d’autres corporations.",
            "pt": "É possível descartar cartas para ver outras corporações.",
        },
        unless=("first_game",),
    ),
    Option(
        "coop",
        False,
        {
            "en": "Two players together, against the clock: 15 rounds.",
            "fr": "À deux, ensemble, contre la montre : 15 manches.",
            "pt": "Dois jogadores juntos, contra o relógio: 15 rodadas.",
        },
        seats=TOGETHER,
    ),
    Option(
        "difficulty",
        NOVICE,
        {
            "en": "Alone: novice, advanced or expert.",
            "fr": "En solo : novice, advanced (avancé) ou expert.",
            "pt": "Sozinho: novice (novato), advanced (avançado) ou expert (especialista).",
        },
        seats=ALONE,
    ),
    Option(
        "choose_last_neutral",
        False,
        {
            "en": "Alone: in the last five rounds you choose the order of the neutral cards.",
            "fr": "En solo : pendant les cinq dernières manches, vous choisissez l’ordre des cartes neutres.",
            "pt": "Sozinho: nas últimas cinco rodadas, você escolhe a ordem das cartas neutras.",
        },
        seats=ALONE,
    ),
    DECK,
    Option(
        "oceans",
        None,
        {
            "en": "The first ocean tiles, in the order in which they are flipped.",
            "fr": "Les premières tuiles océan, dans l’ordre où on les retourne.",
            "pt": "Os primeiros tiles de oceano, na ordem em que são virados.",
        },
        control=True,
    ),
    Option(
        "corporations",
        None,
        {
            "en": "The corporations dealt to each seat.",
            "fr": "Les corporations distribuées à chaque place.",
            "pt": "As corporações distribuídas a cada lugar.",
        },
        control=True,
    ),
    Option(
        "neutral",
        None,
        {
            "en": "Alone: the first five phases of the neutral deck.",
            "fr": "En solo : les cinq premières phases du paquet neutre.",
            "pt": "Sozinho: as cinco primeiras fases do deck neutro.",
        },
        seats=ALONE,
        control=True,
    ),
]
