"""The kernel's own phrases: what every game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "and": "and",
        "or": "or",
        "seq": "{0}, then {1}",
        "player": "Player {0}",
        "prompt": "{0:thing}: {1}",
        "skip": "skip this step",
        "yes": "yes",
        "no": "no",
        "either": "{0:or}",
        "may": "you may {0}",
        "pay": "{0} to {1}",
        "each": "each player: {0}",
        "ask.branch": "what do you do?",
        "ask.order": "which effect comes first?",
        "why.over": "The game is over.",
        "why.not-asked": "It is not your turn to choose: the table is waiting for {0}.",
        "why.not-offered": "That is not one of the choices: {0}",
        "why.must": "This step cannot be skipped: {0}",
        "why.cannot": "Not possible now: {0}.",
        "why.unknown": "“{0}” is not a move of this game.",
    },
    "fr": {
        "and": "et",
        "or": "ou",
        "seq": "{0}, puis {1}",
        "player": "Joueur {0}",
        "prompt": "{0:thing} — {1}",
        "skip": "passer cette étape",
        "yes": "oui",
        "no": "non",
        "either": "{0:or}",
        "may": "vous pouvez {0}",
        "pay": "{0} pour {1}",
        "each": "chaque joueur : {0}",
        "ask.branch": "que faites-vous ?",
        "ask.order": "quel effet vient en premier ?",
        "why.over": "La partie est terminée.",
        "why.not-asked": "Ce n’est pas à vous de choisir : on attend {0}.",
        "why.not-offered": "Ce choix n’est pas proposé : {0}",
        "why.must": "Impossible de passer cette étape : {0}",
        "why.cannot": "Impossible pour l’instant : {0}.",
        "why.unknown": "« {0} » n’est pas un coup de ce jeu.",
    },
    "pt": {
        "and": "e",
        "or": "ou",
        "seq": "{0}; depois, {1}",
        "player": "Jogador {0}",
        "prompt": "{0:thing} — {1}",
        "skip": "pular esta etapa",
        "yes": "sim",
        "no": "não",
        "either": "{0:or}",
        "may": "você pode {0}",
        "pay": "{0} para {1}",
        "each": "cada jogador: {0}",
        "ask.branch": "o que você faz?",
        "ask.order": "qual efeito vem primeiro?",
        "why.over": "A partida terminou.",
        "why.not-asked": "Não é a sua vez de escolher: a mesa espera por {0}.",
        "why.not-offered": "Essa opção não está disponível: {0}",
        "why.must": "Não é possível pular esta etapa: {0}",
        "why.cannot": "Impossível por enquanto: {0}.",
        "why.unknown": "“{0}” não é uma jogada deste jogo.",
    },
}


def with_kernel(game: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """A game's phrases with the kernel's beneath them."""
    return {language: {**PHRASES[language], **game[language]} for language in PHRASES}
