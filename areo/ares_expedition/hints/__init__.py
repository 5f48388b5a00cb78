"""Hints for whoever plays Ares Expedition for the first time: what each kind of decision is for, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.ares_expedition.hints.en import ENGLISH
from areo.ares_expedition.hints.fr import FRENCH
from areo.ares_expedition.hints.pt import PORTUGUESE

HINTS: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
