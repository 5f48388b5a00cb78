"""Hints for whoever plays Mission: Red Planet for the first time: what each kind of decision is for, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.red_planet.hints.en import ENGLISH
from areo.red_planet.hints.fr import FRENCH
from areo.red_planet.hints.pt import PORTUGUESE

HINTS: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
