"""What the drawings of card games say alike, in each language; a game adds what only its own says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.tableau.terminal.phrases.en import ENGLISH
from areo.tableau.terminal.phrases.fr import FRENCH
from areo.tableau.terminal.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}


def with_shared(own: Mapping[str, Mapping[str, str]]) -> Mapping[str, Mapping[str, str]]:
    """A game's phrases together with the shared ones."""
    return {language: {**shared, **own[language]} for language, shared in PHRASES.items()}
