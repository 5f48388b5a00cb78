"""What house cards say that no printed card does, in three languages."""

from typing import Final

HOUSE_PHRASES: Final[dict[str, dict[str, str]]] = {
    "en": {},
    "fr": {},
    "pt": {},
}
