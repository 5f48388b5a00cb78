"""Finding text by words, whatever their case and accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def plain(text: str) -> str:
    """Small letters without accents: "Mission secrète" becomes "mission secrete"."""
    apart = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def has_words(text: str, words: Sequence[str]) -> bool:
    """Whether all the words stand somewhere in the text."""
    found = plain(text)
    return all(plain(word) in found for word in words)
