"""The words of this game as numbers: resources, tags, phases, and the numbers of its named things."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind
from areo.tableau.terms import OWN_HAPPENINGS

# Resources: the first three are collected, the first four produced, the last two are capabilities.
MC: Final = 0
HEAT: Final = 1
PLANTS: Final = 2
DRAWN: Final = 3  # cards, as something that is produced
STEEL: Final = 4
TITANIUM: Final = 5
RESOURCES: Final = ("mc", "heat", "plants", "cards", "steel", "titanium")
COLLECTED: Final = RESOURCES[:3]
PRODUCED: Final = RESOURCES[:4]
CAPABILITIES: Final = RESOURCES[4:]
CURRENCIES: Final = (MC, HEAT)

# Tags.
BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
EVENT: Final = 9
TAGS: Final = ("building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "event")

# Cubes that a card can hold have their tags' numbers.
CUBES: Final = {ANIMAL: "animal", MICROBE: "microbe", SCIENCE: "science"}

# Colours of project cards.
BLUE: Final = "blue"
RED: Final = "red"
GREEN: Final = "green"

# Phases of a round; 0 is the planning that comes before them.
PLANNING: Final = 0
DEVELOPMENT: Final = 1
CONSTRUCTION: Final = 2
ACTION: Final = 3
PRODUCTION: Final = 4
RESEARCH: Final = 5
PHASES: Final = 5
PLAYED_IN: Final = {GREEN: DEVELOPMENT, BLUE: CONSTRUCTION, RED: CONSTRUCTION}

# Global parameters, and the zones of their tracks.
TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
STARTS: Final = (-30, 0, 0)
GOALS: Final = (8, 14, 9)
STEPS: Final = (2, 1, 1)
PARAMETERS: Final = ("temperature", "oxygen", "oceans")

PURPLE: Final = 0
RED_ZONE: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
ZONES: Final = ("purple", "red", "yellow", "white")
TEMPERATURE_ZONES: Final = ((-30, -20), (-18, -10), (-8, 0), (2, 8))
OXYGEN_ZONES: Final = ((0, 2), (3, 6), (7, 11), (12, 14))

# The ocean tiles: M€, plants and cards that turning one over brings.
OCEAN_TILES: Final = (
    (0, 2, 0),
    (0, 2, 0),
    (4, 0, 0),
    (2, 1, 0),
    (1, 1, 0),
    (0, 0, 1),
    (0, 0, 1),
    (1, 0, 1),
    (0, 1, 1),
)

# Figures.
RATING: Final = 5  # at the start
DEALT: Final = 8  # project cards at set-up
CORPORATIONS_DEALT: Final = 2
STARTERS_DEALT: Final = 4  # of the eight, in a first game
HAND_LIMIT: Final = 10
SELL_VALUE: Final = 3
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
PHASE_DISCOUNT: Final = 3  # of whoever chose development
PHASE_MONEY: Final = 4  # of whoever chose production
RESEARCH_DRAW: Final = 2
RESEARCH_KEEP: Final = 1
RESEARCH_BONUS_DRAW: Final = 3
RESEARCH_BONUS_KEEP: Final = 1
FOREST_PLANTS: Final = 8
FOREST_MONEY: Final = 20
TEMPERATURE_HEAT: Final = 8
TEMPERATURE_MONEY: Final = 14
OCEAN_MONEY: Final = 15
RESERVE_BELOW: Final = 30  # cards of the deck for each seat: with fewer, the discard pile stands by

COPPER_CUBES: Final = 27
COPPER_MC: Final = 1  # what one of them brings
COLOUR_CUBES: Final = 3
COOP_ROUNDS: Final = 15
COOP_POINTS: Final = 80
SOLO_ROUNDS: Final = 25
NEUTRAL_MOVES: Final = 5  # rounds until the neutral deck is shuffled and the neutral cube moves on
NOVICE: Final = "novice"
ADVANCED: Final = "advanced"
EXPERT: Final = "expert"
DIFFICULTIES: Final = (NOVICE, ADVANCED, EXPERT)
HELP_STEPS: Final = {NOVICE: 2, ADVANCED: 1, EXPERT: 0}  # of a parameter, whenever the neutral cube moves on

# Named things. A project card's index is one below its printed number.
CARDS: Final = Kind("card", 1, 999)
FIRST_HOUSE_CARD: Final = 601
CORPORATIONS: Final = Kind("corporation", 1000, 100)
PHASE_KIND: Final = Kind("phase", 1101, 9)
STANDARD_ACTIONS: Final = Kind("project", 1110, 20)
RESOURCE_KINDS: Final = Kind("resource", 1130, 10)
TILES: Final = Kind("ocean", 1140, 20)
CUBE_KINDS: Final = Kind("cube", 1160, 10)
PARAMETER_KINDS: Final = Kind("parameter", 1170, 10)
SECOND: Final = Kind("alternative", 1180, 10)  # of a card's action

# What happens, for those who listen.
STEEL_PLAYED: Final = OWN_HAPPENINGS
OCEAN_FLIPPED: Final = OWN_HAPPENINGS + 1
OXYGEN_RAISED: Final = OWN_HAPPENINGS + 2
TEMPERATURE_RAISED: Final = OWN_HAPPENINGS + 3
FOREST_GAINED: Final = OWN_HAPPENINGS + 4
ACTION_USED: Final = OWN_HAPPENINGS + 5
HAPPENINGS: Final = OWN_HAPPENINGS + 6
