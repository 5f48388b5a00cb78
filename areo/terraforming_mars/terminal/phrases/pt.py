"""Terraforming Mars in the terminal, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "rating": "IT",
    "piles": "deck {0} · descarte {1}",
    "track.temperature": "Temperatura",
    "track.oxygen": "Oxigênio",
    "track.oceans": "Oceanos",
    "percent": "{0}%",
    "left": "faltam {0}",
    "legend": "≈≈≈ {0} · ≈ reservada · ♣ {1} · ⌂ {2} · ◈ outro · ⚑ marcador",
    "volcanic": "vulcânica",
    "possible": "possível",
    "neutral": "neutro",
    "off-map": "Fora de Marte:",
    "hand": "Mão",
    "played": "Jogadas",
    "passed": "passou",
    "asked": "joga",
    "corporation": "Sua corporação",
    "in-play": "Em jogo",
    "used": "usada",
    "dealt": "Recebidas",
    "drafted": "Escolhidas",
    "bought": "Para comprar",
    "my-hand": "Sua mão",
    "solo.won": "vence: Marte está terraformado ao fim de {0} gerações. {1} pontos.",
    "solo.lost": "perde: ao fim de {0} gerações, Marte não está terraformado. {1} pontos.",
    "worthy": "As cartas que valem pontos",
}
