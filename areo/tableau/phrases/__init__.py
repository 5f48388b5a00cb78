"""How the words of card games read. A game adds its own phrases, and may say any of these in its own way."""

from collections.abc import Mapping
from typing import Final

from areo.kernel.phrases import with_kernel
from areo.tableau.phrases.en import ENGLISH
from areo.tableau.phrases.fr import FRENCH
from areo.tableau.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}


def with_tableau(game: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """A game's phrases with those of card games, and the kernel's, beneath them."""
    return with_kernel({language: {**PHRASES[language], **game[language]} for language in PHRASES})
