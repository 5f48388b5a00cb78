"""What the terminal itself says, in each language. What a game says comes from the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.words import known_language
from areo.terminal.phrases.en import ENGLISH
from areo.terminal.phrases.fr import FRENCH
from areo.terminal.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}


class Say:
    """The terminal's phrases in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = known_language(language)
        self.phrases: Final = PHRASES[language]

    def __call__(self, phrase: str, *values: object) -> str:
        return self.phrases[phrase].format(*values)

    def name(self, phrase: str) -> str:
        """What a part of a game is called; its last word, if the terminal has no phrase for it."""
        return self.phrases.get(phrase) or phrase.split(".")[-1].replace("_", " ")
