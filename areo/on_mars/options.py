"""What can be set when a game of On Mars is made."""

from __future__ import annotations

from typing import Final

from areo.kernel.description import Option

ALONE: Final = (1, 1)
BASE: Final = "base"  # no chapter, but the game itself

# How many can play the game itself, and each chapter; and which chapters have a hard level.
SEATS: Final[dict[str, tuple[int, int]]] = {
    BASE: (1, 4),
    "invasion": (3, 5),
    "outbreak": (2, 4),
    "blackout": (2, 4),
    "monolith": ALONE,
}
CAN_BE_HARD: Final = ("outbreak", "blackout", "monolith")

OPTIONS: Final = [
    Option(
        "length",
        "short",
        {
            "en": "short (two short missions and a long one) or long (one short mission and two long ones).",
            "fr": "short (courte : deux missions courtes et une longue) ou long (longue : une courte et deux longues).",
            "pt": "short (curta: duas missões curtas e uma longa) ou long (longa: uma curta e duas longas).",
        },
        unless=("first_colonists", "chapter"),
    ),
    Option(
        "solo_goal",
        "first_colonists",
        {
            "en": "Alone: first_colonists, next_generation, hunky_dory or martian_potato.",
            "fr": "En solo : first_colonists, next_generation, hunky_dory ou martian_potato.",
            "pt": "Sozinho: first_colonists, next_generation, hunky_dory ou martian_potato.",
        },
        seats=ALONE,
        unless=("chapter",),
    ),
    Option(
        "space_oddity",
        False,
        {
            "en": "Space Oddity: the game ends with the colonization phase in which the last mission is done.",
            "fr": "Space Oddity : la partie s’arrête dès la fin de la phase qui achève la dernière mission.",
            "pt": "Space Oddity: a partida acaba na fase de colonização em que a última missão é cumprida.",
        },
        unless=("chapter",),
    ),
    Option(
        "first_colonists",
        False,
        {
            "en": "The First Colonists variant: easier missions, a random start, and small tasks on the way.",
            "fr": "La variante Premiers Colons : des missions plus simples, un départ au hasard et de petites tâches.",
            "pt": "A variante Primeiros Colonos: missões mais simples, início sorteado e pequenas tarefas.",
        },
        unless=("chapter",),
    ),
    Option(
        "lacerda_quarters",
        "open",
        {
            "en": "Alone: what Lacerda’s living quarters score: open (every bed he has uncovered) or 21.",
            "fr": "En solo : ce que valent les quartiers de Lacerda : open (tous ses lits découverts) ou 21.",
            "pt": "Sozinho: quanto valem os alojamentos de Lacerda: open (todas as camas abertas) ou 21.",
        },
        seats=ALONE,
        unless=("chapter",),
    ),
    Option(
        "chapter",
        BASE,
        {
            "en": "base, or a chapter of Alien Invasion: invasion, outbreak, blackout or monolith.",
            "fr": "base, ou un chapitre d’Alien Invasion : invasion, outbreak, blackout ou monolith.",
            "pt": "base, ou um capítulo de Alien Invasion: invasion, outbreak, blackout ou monolith.",
        },
        choices=SEATS,
    ),
    Option(
        "hard",
        False,
        {
            "en": "The hard level of a chapter.",
            "fr": "Le niveau difficile d’un chapitre.",
            "pt": "O nível difícil de um capítulo.",
        },
        only=("chapter", CAN_BE_HARD),
    ),
    Option(
        "data",
        None,
        {
            "en": "A corrected file of components, for owners of the box.",
            "fr": "Un fichier de matériel corrigé, pour qui possède la boîte.",
            "pt": "Um arquivo de componentes corrigido, para quem tem a caixa.",
        },
    ),
    Option(
        "round_limit",
        None,
        {
            "en": "The end is triggered in this round at the latest: for simulations.",
            "fr": "La fin est déclenchée au plus tard à cette manche : pour les simulations.",
            "pt": "O fim é acionado no máximo nesta rodada: para simulações.",
        },
        control=True,
    ),
    Option(
        "first_player",
        None,
        {
            "en": "The seat that chooses its space first; drawn by lot if left out.",
            "fr": "La place qui choisit sa case en premier ; tirée au sort par défaut.",
            "pt": "O lugar que escolhe primeiro o seu espaço; sorteado se omitido.",
        },
        control=True,
    ),
    Option(
        "missions",
        None,
        {
            "en": "The missions on A, B and C.",
            "fr": "Les missions en A, B et C.",
            "pt": "As missões em A, B e C.",
        },
        control=True,
    ),
    Option(
        "rewards",
        None,
        {
            "en": "The reward tiles of the life support system, from left to right.",
            "fr": "Les tuiles de récompense du système de survie, de gauche à droite.",
            "pt": "As peças de recompensa do suporte à vida, da esquerda para a direita.",
        },
        control=True,
    ),
    Option(
        "goals",
        None,
        {
            "en": "The private goals dealt to each seat.",
            "fr": "Les objectifs personnels distribués à chaque place.",
            "pt": "Os objetivos pessoais distribuídos a cada lugar.",
        },
        control=True,
    ),
    Option(
        "blueprints",
        None,
        {
            "en": "The first blueprints of each level.",
            "fr": "Les premiers plans de chaque niveau.",
            "pt": "Os primeiros projetos de cada nível.",
        },
        control=True,
    ),
    Option(
        "discoveries",
        None,
        {
            "en": "The first discovery tiles.",
            "fr": "Les premières tuiles de découverte.",
            "pt": "As primeiras peças de descoberta.",
        },
        control=True,
    ),
    Option(
        "techs",
        None,
        {
            "en": "The first technologies of the grid, from the bottom row on.",
            "fr": "Les premières technologies de la grille, à partir de la ligne du bas.",
            "pt": "As primeiras tecnologias da grade, a partir da linha de baixo.",
        },
        control=True,
    ),
    Option(
        "solo_deck",
        None,
        {
            "en": "Alone: Lacerda’s first cards.",
            "fr": "En solo : les premières cartes de Lacerda.",
            "pt": "Sozinho: as primeiras cartas de Lacerda.",
        },
        seats=ALONE,
        control=True,
        unless=("chapter",),
    ),
    Option(
        "sabotage",
        None,
        {
            "en": "In Monolith: the first sabotage cards.",
            "fr": "Dans Monolith : les premières cartes Sabotage.",
            "pt": "Em Monolith: as primeiras cartas de sabotagem.",
        },
        seats=ALONE,
        control=True,
        only=("chapter", ("monolith",)),
    ),
    Option(
        "vandalism",
        None,
        {
            "en": "Blackout: the first vandalism cards.",
            "fr": "Blackout : les premières cartes Vandalisme.",
            "pt": "Blackout: as primeiras cartas de vandalismo.",
        },
        control=True,
        only=("chapter", ("blackout",)),
    ),
    Option(
        "outbreak_missions",
        None,
        {
            "en": "Outbreak: the mission cards.",
            "fr": "Outbreak : les cartes Mission.",
            "pt": "Outbreak: as cartas de missão.",
        },
        control=True,
        only=("chapter", ("outbreak",)),
    ),
    Option(
        "infection_deck",
        None,
        {
            "en": "Outbreak: the first infection cards.",
            "fr": "Outbreak : les premières cartes Infection.",
            "pt": "Outbreak: as primeiras cartas de infecção.",
        },
        control=True,
        only=("chapter", ("outbreak",)),
    ),
]
