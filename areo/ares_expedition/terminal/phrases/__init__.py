"""What only the drawing of this game says, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.ares_expedition.terminal.phrases.en import ENGLISH
from areo.ares_expedition.terminal.phrases.fr import FRENCH
from areo.ares_expedition.terminal.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
