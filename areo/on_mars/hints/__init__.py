"""Hints for whoever plays On Mars for the first time: what each kind of decision is for, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.on_mars.hints.en import ENGLISH
from areo.on_mars.hints.fr import FRENCH
from areo.on_mars.hints.pt import PORTUGUESE

HINTS: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
