"""Card games in the terminal, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "rating": "IT",
    "piles": "deck {0} · descarte {1}",
    "track.temperature": "Temperatura",
    "track.oxygen": "Oxigênio",
    "track.oceans": "Oceanos",
    "percent": "{0}%",
    "left": "faltam {0}",
    "hand": "Mão",
    "played": "Jogadas",
    "asked": "joga",
    "corporation": "Sua corporação",
    "used": "usada",
    "dealt": "Recebidas",
    "my-hand": "Sua mão",
}
