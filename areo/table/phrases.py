"""What the table itself says in the log, in each language. All else comes from the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "push.title": "It is your turn",
        "bot.random": "random",
        "bot.greedy": "greedy",
        "bot.learned": "experienced",
        "bot.search": "far-sighted",
        "notice.undo": "{0:seat} takes back a choice.",
        "notice.bot": "A bot ({1}) now plays for {0:seat}.",
        "notice.late": "The time of {0:seat} is up; a bot ({1}) plays on.",
        "notice.person": "{0:seat} is back and plays on.",
        "notice.slow": "The bot ({1}) took too long; another ({2}) now plays for {0:seat}.",
        "notice.broken": "The bot ({1}) failed; another ({2}) now plays for {0:seat}.",
        "notice.restored": "The rules were updated. The game goes on from where it stood; "
        "its earlier log is not shown.",
    },
    "fr": {
        "push.title": "C’est à vous de jouer",
        "bot.random": "au hasard",
        "bot.greedy": "glouton",
        "bot.learned": "expérimenté",
        "bot.search": "prévoyant",
        "notice.undo": "{0:seat} reprend un choix.",
        "notice.bot": "Un bot ({1}) joue désormais pour {0:seat}.",
        "notice.late": "Le temps de {0:seat} est écoulé ; un bot ({1}) continue.",
        "notice.person": "{0:seat} est de retour et reprend la partie.",
        "notice.slow": "Le bot ({1}) a mis trop de temps ; un autre ({2}) joue désormais pour {0:seat}.",
        "notice.broken": "Le bot ({1}) a échoué ; un autre ({2}) joue désormais pour {0:seat}.",
        "notice.restored": "Les règles ont été mises à jour. La partie continue là où elle en était ; "
        "le journal précédent n’est pas affiché.",
    },
    "pt": {
        "push.title": "É a sua vez",
        "bot.random": "ao acaso",
        "bot.greedy": "guloso",
        "bot.learned": "experiente",
        "bot.search": "previdente",
        "notice.undo": "{0:seat} desfaz uma escolha.",
        "notice.bot": "Um bot ({1}) joga agora por {0:seat}.",
        "notice.late": "O tempo de {0:seat} acabou; um bot ({1}) continua.",
        "notice.person": "{0:seat} está de volta e continua a partida.",
        "notice.slow": "O bot ({1}) demorou demais; outro ({2}) joga agora por {0:seat}.",
        "notice.broken": "O bot ({1}) falhou; outro ({2}) joga agora por {0:seat}.",
        "notice.restored": "As regras foram atualizadas. A partida continua de onde estava; "
        "o registro anterior não é mostrado.",
    },
}
