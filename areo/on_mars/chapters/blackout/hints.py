"""Hints for whoever plays Blackout for the first time."""

from __future__ import annotations

from typing import Final

HINTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "vandalism": (
            "The first hit only leaves a token; a second hit on the same building blacks it out. Choose one "
            "that you can best do without if it is struck again."
        ),
        "blackout": "The colonist lies there until power is restored. Ask somebody who has others at home.",
        "repair": (
            "A blackout takes two steps: first the colonist goes home, then the token. With too many "
            "blackouts all is lost, so restore power first."
        ),
    },
    "fr": {
        "vandalism": (
            "Le premier coup ne laisse qu’un jeton ; un second sur le même bâtiment le met en blackout. "
            "Choisissez celui dont vous pourriez le mieux vous passer."
        ),
        "blackout": "Le colon reste couché jusqu’au retour du courant. Demandez à qui en a d’autres chez soi.",
        "repair": (
            "Un blackout demande deux réparations : d’abord le colon rentre, puis le jeton part. Trop de "
            "blackouts et tout est perdu : rétablissez d’abord le courant."
        ),
    },
    "pt": {
        "vandalism": (
            "O primeiro golpe só deixa uma ficha; o segundo no mesmo edifício causa um blecaute. Escolha "
            "aquele que menos fará falta se for atingido de novo."
        ),
        "blackout": "O colono fica deitado ali até a energia voltar. Peça a quem tem outros em casa.",
        "repair": (
            "Um blecaute exige dois reparos: primeiro o colono volta para casa, depois sai a ficha. Com "
            "blecautes demais tudo se perde, então restabeleça a energia primeiro."
        ),
    },
}
