"""Hints for whoever plays Invasion for the first time, by the name of the decision."""

from __future__ import annotations

from typing import Final

from areo.on_mars.chapters.invasion.hints.en import ENGLISH
from areo.on_mars.chapters.invasion.hints.fr import FRENCH
from areo.on_mars.chapters.invasion.hints.pt import PORTUGUESE

HINTS: Final[dict[str, dict[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
