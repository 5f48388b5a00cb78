"""What the terminal says in each language, whatever the game. What a game says comes from the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.words import known_language
from areo.terminal.phrases.en import ENGLISH
from areo.terminal.phrases.fr import FRENCH
from areo.terminal.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}


class Say:
    """The terminal's phrases in one language, with those that a game's drawing adds."""

    def __init__(self, language: str, own: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.language: Final = known_language(language)
        self.phrases: Final = {**PHRASES[language], **(own[language] if own else {})}

    def __call__(self, phrase: str, *values: object) -> str:
        return self.phrases[phrase].format(*values)
