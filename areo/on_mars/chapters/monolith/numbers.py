"""The sabotage cards and the goals of the chapter, by number."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind

# Sabotage cards, as the deck numbers them from 1.
BUILDING_BOMBED: Final = 0
HACKED_TECH: Final = 1
SCIENCE_MISSING: Final = 2
CHANGE_OF_PLANS: Final = 3
ALIEN_ABDUCTION: Final = 4
STEALTHY_HARVEST: Final = 5
SHUTTLE_DELAYED: Final = 6
REDUCED_EFFICIENCY: Final = 7
CRYSTAL_THEFT: Final = 8
LSS_SABOTAGE: Final = 9
HANGAR_INFILTRATION: Final = 10
MINE_EXPLOSION: Final = 11
SEAL_DAMAGE: Final = 12
BOT_DESTROYED: Final = 13
ROVER_DISABLED: Final = 14
MISINFORMATION: Final = 15
SABOTAGE_IDS: Final = (
    "building_bombed",
    "hacked_tech",
    "science_missing",
    "change_of_plans",
    "alien_abduction",
    "stealthy_harvest",
    "shuttle_delayed",
    "reduced_efficiency",
    "crystal_theft",
    "lss_sabotage",
    "hangar_infiltration",
    "mine_explosion",
    "seal_damage",
    "bot_destroyed",
    "rover_disabled",
    "misinformation",
)
SABOTAGE: Final = Kind("sabotage", 420, len(SABOTAGE_IDS))
LETTERS: Final = ("A", "B")

# The five goals.
BLUEPRINT_GOAL: Final = 0
CONTRACT_GOAL: Final = 1
TECH_GOAL: Final = 2
SCIENTIST_GOAL: Final = 3
TILES_GOAL: Final = 4
GOAL_NAMES: Final = ("blueprint", "contract", "technology", "scientist", "discovery")

SCIENTIST_BUILDINGS: Final = 3  # advanced buildings that make the scientist worth enough
CRYSTALS_STOLEN: Final = 2
ROUNDS_DISABLED: Final = 2
BERTHS: Final = 4  # the last of them a place beside the board
