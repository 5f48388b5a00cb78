"""Terraforming Mars in the terminal, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "legend": "≈≈≈ {0} · ≈ reservada · ♣ {1} · ⌂ {2} · ◈ outro · ⚑ marcador",
    "volcanic": "vulcânica",
    "possible": "possível",
    "neutral": "neutro",
    "off-map": "Fora de Marte:",
    "passed": "passou",
    "in-play": "Em jogo",
    "drafted": "Escolhidas",
    "bought": "Para comprar",
    "solo.won": "vence: Marte está terraformado ao fim de {0} gerações. {1} pontos.",
    "solo.lost": "perde: ao fim de {0} gerações, Marte não está terraformado. {1} pontos.",
}
