"""The numbers of what this chapter names."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind
from areo.on_mars.numbers import ELSEWHERE, TYPES

VANDALISM: Final = Kind("vandalism", 420, 20)  # its cards, each kind once

# What a card strikes: a common type by its number, then these.
OWN_SHELTER: Final = 5  # a shelter of whoever's turn it was
LARGEST_COMPLEX: Final = 6
ADVANCED: Final = 7
NOTHING: Final = 8
TARGETS: Final = (*TYPES[:OWN_SHELTER], "own_shelter", "largest_complex", "advanced", "nothing")

ON_BUILDING: Final = ELSEWHERE  # as a place of colonists: laid on the building of the first hex; the others follow
