"""Hints for a first game of Outbreak: what each of its decisions is for."""

from __future__ import annotations

from typing import Final

HINTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "infect": "Somebody falls ill. Choose where the infection finds nobody else to spread to: alone in a mine, or "
        "on slots without others.",
        "cure": "Whoever is cured can work again, and infects nobody any more. Cure first where healthy colonists "
        "share the place.",
        "vaccinate": "Whoever is vaccinated stays well for the rest of the game. It may be anybody’s colonist, best "
        "one among many others.",
    },
    "fr": {
        "infect": "Quelqu’un tombe malade. Choisissez un endroit où l’infection ne peut pas se propager : une mine, ou "
        "des emplacements sans autre colon.",
        "cure": "Un colon guéri peut de nouveau travailler et ne contamine plus personne. Guérissez d’abord là où des "
        "colons sains partagent le lieu.",
        "vaccinate": "Un colon vacciné reste sain jusqu’à la fin de la partie. Ce peut être celui de n’importe qui, de "
        "préférence au milieu de beaucoup d’autres.",
    },
    "pt": {
        "infect": "Alguém adoece. Escolha onde a infecção não tem para onde se espalhar: sozinho numa mina, ou em "
        "espaços sem outros colonos.",
        "cure": "Quem é curado volta a trabalhar e não contagia mais ninguém. Cure primeiro onde colonos saudáveis "
        "dividem o lugar.",
        "vaccinate": "Quem é vacinado fica saudável até o fim da partida. Pode ser o colono de qualquer jogador, de "
        "preferência um cercado de muitos outros.",
    },
}
