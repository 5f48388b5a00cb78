"""Ares Expedition in the terminal, in Brazilian Portuguese."""

from typing import Final

PORTUGUESE: Final[dict[str, str]] = {
    "zone": "zona {0}",
    "flipped": "Virados",
    "now": "agora",
    "next": "a seguir",
    "done": "concluída",
    "barred": "escolhida na rodada anterior, não pode repetir",
    "neutral": "carta neutra",
    "ready": "terminou",
    "decided": "já escolheu",
    "revealed": "Reveladas",
    "before": "carta anterior",
    "rounds-left": "rodadas restantes depois desta: {0}",
    "last-round": "esta é a última rodada",
    "cubes-left": "Cubos restantes",
    "neutral-left": "Cartas neutras restantes",
    "out-of": "{0} de {1}",
    "solo.won": "vence: Marte está terraformado ao fim de {0} rodadas. {1} pontos.",
    "solo.lost": "perde: ao fim de {0} rodadas, Marte não está terraformado. {1} pontos.",
    "coop.won": "vencem juntos: Marte está terraformado e cada um tem pelo menos {0} pontos.",
    "coop.unfinished": "perdem juntos: ao fim de {0} rodadas, Marte não está terraformado.",
    "coop.short": "perdem juntos: Marte está terraformado, mas nem todos têm {0} pontos.",
}
