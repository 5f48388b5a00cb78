"""Hints for whoever plays Terraforming Mars for the first time: what each kind of decision is for, by its name.

A name with a thing behind it, where there is one, is for decisions about that thing alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.terraforming_mars.hints.en import ENGLISH
from areo.terraforming_mars.hints.fr import FRENCH
from areo.terraforming_mars.hints.pt import PORTUGUESE

HINTS: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE}
