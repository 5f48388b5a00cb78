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
        "skip": "nothing more",
        "yes": "yes",
        "no": "no",
        "either": "{0:or}",
        "may": "you may {0}",
        "pay": "{0} to {1}",
        "each": "each player: {0}",
        "ask.branch": "choose one",
        "ask.order": "what comes first?",
        "why.over": "The game is over.",
        "why.not-asked": "It is not your turn to choose: the table waits for {0}.",
        "why.not-offered": "That is not among the choices now: {0}",
        "why.must": "This cannot be declined: {0}",
        "why.cannot": "Not possible now: {0}",
        "why.unknown": "“{0}” is not a move of this game.",
    },
    "fr": {
        "and": "et",
        "or": "ou",
        "seq": "{0}, puis {1}",
        "player": "Joueur {0}",
        "prompt": "{0:thing} : {1}",
        "skip": "rien de plus",
        "yes": "oui",
        "no": "non",
        "either": "{0:or}",
        "may": "vous pouvez {0}",
        "pay": "{0} pour {1}",
        "each": "chaque joueur : {0}",
        "ask.branch": "choisissez",
        "ask.order": "quel effet d’abord ?",
        "why.over": "La partie est terminée.",
        "why.not-asked": "Ce n’est pas à vous de choisir : la table attend {0}.",
        "why.not-offered": "Ce choix n’est pas proposé maintenant : {0}",
        "why.must": "Impossible de s’abstenir : {0}",
        "why.cannot": "Impossible maintenant : {0}",
        "why.unknown": "« {0} » n’est pas un coup de ce jeu.",
    },
    "pt": {
        "and": "e",
        "or": "ou",
        "seq": "{0}, depois {1}",
        "player": "Jogador {0}",
        "prompt": "{0:thing}: {1}",
        "skip": "mais nada",
        "yes": "sim",
        "no": "não",
        "either": "{0:or}",
        "may": "você pode {0}",
        "pay": "{0} para {1}",
        "each": "cada jogador: {0}",
        "ask.branch": "escolha",
        "ask.order": "qual efeito primeiro?",
        "why.over": "A partida terminou.",
        "why.not-asked": "Não é sua vez de escolher: a mesa espera {0}.",
        "why.not-offered": "Essa opção não está disponível agora: {0}",
        "why.must": "Não é possível recusar: {0}",
        "why.cannot": "Impossível agora: {0}",
        "why.unknown": "“{0}” não é uma jogada deste jogo.",
    },
}


def with_kernel(game: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """A game's phrases with the kernel's beneath them."""
    return {language: {**PHRASES[language], **game[language]} for language in PHRASES}
