"""The named things of Outbreak: infection cards, mission cards and treatments."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind
from areo.on_mars.numbers import AT_HOME, AT_WORK, HIRE_SLOT, IN_MINE, NONE

PLACES: Final = AT_WORK + 1  # where colonists can be and fall ill, besides mines: the slots, at home, at work

# Infection cards by the place they name.
IN_QUARTERS: Final = 0
AT_HIS_WORK: Final = 1
ANY_MINE: Final = 7
NO_COLONIST: Final = 8
INFECTIONS: Final = (
    "living_quarters_active_player",
    "working_area_active_player",
    "obtain_blueprint_slots",
    "research_dev_slots",
    "construct_slots",
    "upgrade_slots",
    "hire_slots",
    "any_mine",
    "no_colonist",
)
PLACE_OF: Final = (AT_HOME, AT_WORK, 2, 3, 0, 1, HIRE_SLOT, IN_MINE, NONE)  # by card; the slots by their place

ANTIVIRALS: Final = 0
STERILE: Final = 1
HOSPITALS: Final = 2
GENEBANK: Final = 3
DOMES: Final = 4
PROGRAM: Final = 5
OUTBREAK_MISSIONS: Final = ("o_antivirals", "o_sterile", "o_hospitals", "o_genebank", "o_domes", "o_program")

CURE: Final = 0
VACCINATE: Final = 1
TREATMENTS: Final = ("cure", "vaccinate")

INFECTION: Final = Kind("infection", 420, len(INFECTIONS))
AIM: Final = Kind("aim", 430, len(OUTBREAK_MISSIONS))
TREATMENT: Final = Kind("treatment", 440, len(TREATMENTS))
