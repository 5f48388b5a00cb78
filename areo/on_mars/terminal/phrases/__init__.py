"""What only the drawing of this game says, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.on_mars.terminal.phrases.en import ENGLISH
from areo.on_mars.terminal.phrases.fr import FRENCH
from areo.on_mars.terminal.phrases.pt import PORTUGUESE

PHRASES: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
