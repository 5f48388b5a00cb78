"""What Terraforming Mars fixes for the words that card games share."""

from __future__ import annotations

from typing import Final

from areo.tableau.terms import Terms
from areo.terraforming_mars.numbers import BUILDING, EVENT, HAPPENINGS, SPACE, STEEL, TITANIUM

LEAST_MC_PRODUCTION: Final = -5

TERMS: Final = Terms(
    values=[1, 2, 3, 0, 0, 0],
    pays_for={STEEL: BUILDING, TITANIUM: SPACE},
    floors=[LEAST_MC_PRODUCTION, 0, 0, 0, 0, 0],
    happenings=HAPPENINGS,
    face_down=EVENT,
)
