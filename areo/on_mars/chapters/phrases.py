"""What all chapters say, in three languages."""

from __future__ import annotations

from typing import Final

SHARED: Final[dict[str, dict[str, str]]] = {
    "en": {
        "log.time": "The time marker moves to {1}.",
        "log.chapter-won": "The humans win.",
        "log.chapter-lost": "The humans lose.",
    },
    "fr": {
        "log.time": "Le marqueur de temps passe à {1}.",
        "log.chapter-won": "Les humains gagnent.",
        "log.chapter-lost": "Les humains perdent.",
    },
    "pt": {
        "log.time": "O marcador de tempo vai para {1}.",
        "log.chapter-won": "Os humanos vencem.",
        "log.chapter-lost": "Os humanos perdem.",
    },
}


def with_shared(own: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """A chapter's own phrases, and those that all chapters share."""
    return {language: {**SHARED[language], **own[language]} for language in SHARED}
