"""The words of this game as numbers: resources, tags, cubes, tiles, and the numbers of its named things."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind
from areo.tableau.terms import OWN_HAPPENINGS

# Resources, in the order of the player board.
MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
RESOURCES: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")
CURRENCIES: Final = (MC, STEEL, TITANIUM, HEAT)

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
CITY: Final = 9
EVENT: Final = 10
TAGS: Final = (
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
    "event",
)

# Cubes that a card can hold; the animal and microbe cubes have their tags' numbers, and science too.
FIGHTER: Final = 11
CUBES: Final = {ANIMAL: "animal", MICROBE: "microbe", SCIENCE: "science", FIGHTER: "fighter"}

# Tiles.
NO_TILE: Final = 0
OCEAN_TILE: Final = 1
GREENERY_TILE: Final = 2
CITY_TILE: Final = 3
CAPITAL: Final = 4
COMMERCIAL_DISTRICT: Final = 5
ECOLOGICAL_ZONE: Final = 6
INDUSTRIAL_CENTER: Final = 7
LAVA_FLOWS: Final = 8
MINING_AREA: Final = 9
MINING_RIGHTS: Final = 10
MOHOLE_AREA: Final = 11
NATURAL_PRESERVE: Final = 12
NUCLEAR_ZONE: Final = 13
RESTRICTED_AREA: Final = 14
TILES: Final = (
    "",
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial-district",
    "ecological-zone",
    "industrial-center",
    "lava-flows",
    "mining-area",
    "mining-rights",
    "mohole-area",
    "natural-preserve",
    "nuclear-zone",
    "restricted-area",
)

NOBODY: Final = -1  # as the owner of a tile

# Global parameters.
TEMPERATURE_START: Final = -30
TEMPERATURE_GOAL: Final = 8
TEMPERATURE_STEP: Final = 2
TEMPERATURE_HEAT_BONUS: Final = (-24, -20)  # a step of heat production for whoever gets there
TEMPERATURE_OCEAN_BONUS: Final = 0
OXYGEN_GOAL: Final = 14
OXYGEN_TEMPERATURE_BONUS: Final = 8
OCEAN_GOAL: Final = 9
OCEAN_MONEY: Final = 2  # M€ for each ocean next to a tile that is placed

# Named things. A project card's index is one below its printed number, so there is room for 999 of them.
CARDS: Final = Kind("card", 1, 999)
FIRST_HOUSE_CARD: Final = 601
CORPORATIONS: Final = Kind("corporation", 1000, 100)
SPACES: Final = Kind("space", 1101, 99)  # the hexes, then two sites off the map
MILESTONES: Final = Kind("milestone", 1200, 10)
AWARDS: Final = Kind("award", 1210, 10)
STANDARD_PROJECTS: Final = Kind("project", 1220, 20)
TILE_KINDS: Final = Kind("tile", 1300, 50)
RESOURCE_KINDS: Final = Kind("resource", 1350, 10)

# What happens, for those who listen.
CITY_PLACED: Final = OWN_HAPPENINGS
OCEAN_PLACED: Final = OWN_HAPPENINGS + 1
GREENERY_PLACED: Final = OWN_HAPPENINGS + 2
METAL_COVERED: Final = OWN_HAPPENINGS + 3
PROJECT_PAID: Final = OWN_HAPPENINGS + 4
HAPPENINGS: Final = OWN_HAPPENINGS + 5

CARD_PRICE: Final = 3
SALE_PRICE: Final = 1  # of a card sold
TEMPERATURE_HEAT: Final = 8
SOLO_GENERATIONS: Final = 14
