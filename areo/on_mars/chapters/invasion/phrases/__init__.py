"""What Invasion says, in three languages."""

from __future__ import annotations

from typing import Final

from areo.on_mars.chapters.invasion.phrases.en import ENGLISH
from areo.on_mars.chapters.invasion.phrases.fr import FRENCH
from areo.on_mars.chapters.invasion.phrases.pt import PORTUGUESE
from areo.on_mars.chapters.phrases import with_shared
from areo.on_mars.names import named

PHRASES: Final = with_shared({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})

NAMES: Final[dict[str, dict[str, str]]] = {
    "tech defense": named("defense technology", "technologie Défense", "tecnologia de defesa"),
    "countermeasure strike": named("strike", "frappe", "ataque"),
    "countermeasure sabotage": named("sabotage", "sabotage", "sabotagem"),
    "countermeasure cleanse": named("cleansing", "assainissement", "purificação"),
}
