"""Mission: Red Planet in the terminal, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "legend": "[ ] lidera · ( ) empate · ◦ fichas no local · ? descoberta · ○ livre · ★ medalha",
    "round": "Rodada",
    "call": "chamado: {0}",
    "unexplored": "inexplorada",
    "discovery": "descoberta",
    "pad": "Plataforma de lançamento",
    "flight": "Em voo",
    "open": "destino à escolha",
    "points": "Pts",
    "reserve": "Reserva",
    "lost": "Perdidos",
    "in-hand": "Na mão",
    "bonus": "Bônus",
    "this-round": "Nesta rodada",
    "choosing": "escolhendo…",
    "chosen": "já escolheu",
    "my-bonus": "Seu bônus",
    "drawn": "Comprada",
    "now": " Vale {0} por enquanto.",
}
