"""The numbers of the named things in this game: hexes, cards, buildings, technologies, tiles, spaces and actions."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind

NONE: Final = -1

# Sides, and the phases in which somebody can be asked.
ORBIT: Final = 0
COLONY: Final = 1
SIDES: Final = ("orbit", "colony")
SET_UP: Final = 0
COLONIZATION: Final = 1
SHUTTLE: Final = 2
COUNTING: Final = 3
FINISHED: Final = 4
PHASES: Final = ("set_up", "colonization", "shuttle", "count", "finished")

# Goods. The five resources come first, in the order in which payments are written.
MINERAL: Final = 0
BATTERY: Final = 1
WATER: Final = 2
PLANT: Final = 3
OXYGEN: Final = 4
CRYSTAL: Final = 5
COLONIST: Final = 6
RESOURCES: Final = 5
GOODS: Final = ("mineral", "battery", "water", "plant", "oxygen", "crystal", "colonist")
WAREHOUSE: Final = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)  # its columns, left to right

# Buildings. A shelter belongs to its builder, so on the map a seat's shelters are a type of their own.
MINE: Final = 0
GENERATOR: Final = 1
WATER_EXTRACTOR: Final = 2
GREENHOUSE: Final = 3
OXYGEN_CONDENSER: Final = 4
SHELTER: Final = 5
TYPES: Final = ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
COMMON: Final = 5  # types that belong to nobody
YIELDS: Final = (MINERAL, BATTERY, WATER, PLANT, OXYGEN, CRYSTAL)  # by type
LSS: Final = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER)  # the life support system's columns

# Technologies: one for each type of building, then three more.
ROVER_TECH: Final = 6
SHIP_TECH: Final = 7
UPGRADE_TECH: Final = 8
TECHS: Final = (*TYPES, "rover", "ship", "upgrade")
DEFENSE: Final = len(TECHS)  # one more, only where a chapter brings it into the grid
ALL_TECHS: Final = (*TECHS, "defense")
IN_GRID: Final = (0, 1, 2, 3, 4, 6, 7, 8)  # a set of tiles: every kind but the shelter

# Actions of the orbit side, then of the colony side.
LANDING_POD: Final = 0
OBTAIN_BLUEPRINT: Final = 1
LEARN_TECH: Final = 2
RESEARCH_DEV: Final = 3
RESUPPLY: Final = 4
CONTROL_CENTER: Final = 5
CONSTRUCT: Final = 6
UPGRADE: Final = 7
WELCOME_SHIP: Final = 8
HIRE_OR_CONTRACT: Final = 9
ACTIONS: Final = (
    "landing-pod",
    "obtain-blueprint",
    "learn-tech",
    "research-dev",
    "resupply",
    "control-center",
    "construct",
    "upgrade",
    "welcome-ship",
    "hire-or-contract",
)
A_SIDE: Final = 5  # actions on a side
WITH_SLOTS: Final = (CONSTRUCT, UPGRADE, OBTAIN_BLUEPRINT, RESEARCH_DEV, HIRE_OR_CONTRACT)  # as positions list them
HIRE_SLOT: Final = 4  # the place of hire-or-contract among them

# Where colonists can be, besides the slots of an action, which go by their place above.
AT_HOME: Final = 5  # in the living quarters
AT_WORK: Final = 6  # in the working area
IN_SUPPLY: Final = 7
IN_MINE: Final = 8  # the first hex; the others follow

EXECUTIVES: Final = ("develop-free", "rover", "blueprint", "upgrade", "mineral", "bots", "warehouse")  # by depot slot
DEPOT: Final = 8
SHIPS: Final = 5

# Cards.
SCIENTISTS: Final = ("geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
CONTRACTS: Final = 12
UPGRADE_CONTRACTS: Final = 6  # the first of them; the others are for deliveries
BLUEPRINTS: Final = 24
GOALS: Final = 16
ROW: Final = 6  # blueprints in a row of their display

COLONISTS: Final = 12
BOTS: Final = 4
MARKERS: Final = 8
SHELTERS: Final = 5
CELLS: Final = (
    "L1.top",
    "L1.bottom",
    "L2.top",
    "L2.mid",
    "L2.bottom",
    "L3.top",
    "L3.bottom",
    "L4.top",
    "L4.mid",
    "L4.bottom",
    "L5.top",
    "L5.bottom",
    "L6",
)
LEVEL_OF_CELL: Final = (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6)
ENTRY_CELLS: Final = (0, 1)
SHELTER_CELL: Final = 3  # where everybody's shelter technology starts
TOP_LEVEL: Final = 6
COLONY_LEVELS: Final = 5
TOP_ROW: Final = 6  # of the life support system
LETTERS: Final = ("A", "B", "C", "D")  # of research tiles
MISSION_SLOTS: Final = 3
MISSIONS: Final = (
    "m_research",
    "m_blueprint",
    "m_advanced",
    "m_bots",
    "m_discovery",
    "m_tech",
    "m_progress",
    "m_scientist",
    "m_contract",
)
M_RESEARCH: Final = 0
M_BLUEPRINT: Final = 1
M_ADVANCED: Final = 2
M_BOTS: Final = 3
M_DISCOVERY: Final = 4
M_TECH: Final = 5
M_PROGRESS: Final = 6
M_SCIENTIST: Final = 7
M_CONTRACT: Final = 8
REWARDS: Final = (
    "rw_tech",
    "rw_ships",
    "rw_advanced",
    "rw_mines",
    "rw_bots",
    "rw_discovery",
    "rw_shelters",
    "rw_colonists",
)
BONUSES: Final = ("recall", "bots", "crystal", "mineral")
SOLO_CARDS: Final = 12

HEX: Final = Kind("hex", 1, 156)  # by the bit that stands for it in a set of hexes, see geometry.py
ELSEWHERE: Final = IN_MINE + HEX.end - HEX.first  # where a chapter keeps colonists, from here on
CARD: Final = Kind("card", 160, 59)  # scientists, then contracts, blueprints, private goals, a chapter's scientist
BUILDING: Final = Kind("building", 220, len(TYPES))
TECH: Final = Kind("tech", 230, len(ALL_TECHS))
RESOURCE: Final = Kind("resource", 240, len(GOODS))
CELL: Final = Kind("cell", 250, len(CELLS))
SPACE: Final = Kind("space", 264, 8)
ACTION: Final = Kind("action", 274, len(ACTIONS))
EXECUTIVE: Final = Kind("executive", 286, len(EXECUTIVES))
DIRECTION: Final = Kind("direction", 294, 6)
SIDE: Final = Kind("side", 302, 2)
SHIP: Final = Kind("ship", 306, SHIPS)
MISSION: Final = Kind("mission", 312, len(MISSIONS))
REWARD: Final = Kind("reward", 322, len(REWARDS))
BONUS: Final = Kind("bonus", 331, len(BONUSES))
RIVAL: Final = Kind("rival", 336, 1)  # Lacerda
SOLO_CARD: Final = Kind("solo", 340, SOLO_CARDS)
FIRST_COLONIST: Final = Kind("colonist", 354, 12)  # the cards of the First Colonists variant: A1-A4, then B1-B8
MOST_DISCOVERIES: Final = 40
TILE: Final = Kind("tile", 370, MOST_DISCOVERIES + len(LETTERS))  # discoveries; research tiles from MOST_DISCOVERIES on
MOST_IN_STACK: Final = 12


def contract(number: int) -> int:
    """The card of contract 1 to 12."""
    return CARD.first + len(SCIENTISTS) + number - 1


def blueprint(number: int) -> int:
    """The card of blueprint 1 to 24."""
    return CARD.first + len(SCIENTISTS) + CONTRACTS + number - 1


def goal(number: int) -> int:
    """The card of private goal 1 to 16."""
    return CARD.first + len(SCIENTISTS) + CONTRACTS + BLUEPRINTS + number - 1


def scientist(index: int) -> int:
    """The card of a scientist; one that a chapter adds comes after all other cards."""
    return CARD.first + index if index < len(SCIENTISTS) else goal(GOALS) + 1 + index - len(SCIENTISTS)


def scientist_index(card: int) -> int:
    """Which of the scientists a card is: the other way round."""
    return card - CARD.first if card < FIRST_CONTRACT else card - goal(GOALS) - 1 + len(SCIENTISTS)


FIRST_CONTRACT: Final = contract(1)
FIRST_BLUEPRINT: Final = blueprint(1)
FIRST_GOAL: Final = goal(1)


def is_scientist(card: int) -> bool:
    return CARD.first <= card < FIRST_CONTRACT or goal(GOALS) < card < CARD.end


def is_contract(card: int) -> bool:
    return FIRST_CONTRACT <= card < FIRST_BLUEPRINT
