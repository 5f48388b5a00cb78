"""How well the team of Outbreak stands, by rule of thumb, for bots that look a step ahead.

All seats want the same: missions that come nearer, few infected colonists, and players who can still do something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.on_mars import outlook
from areo.on_mars.chapters.game import WON
from areo.on_mars.chapters.outbreak import standing
from areo.on_mars.chapters.outbreak.numbers import (
    ANTIVIRALS,
    DOMES,
    GENEBANK,
    HOSPITALS,
    PROGRAM,
    STERILE,
)
from areo.on_mars.geometry import distance, spread
from areo.on_mars.numbers import (
    AT_HOME,
    AT_WORK,
    BLUEPRINTS,
    COMMON,
    GREENHOUSE,
    MINERAL,
    NONE,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    RESOURCES,
    SCIENTISTS,
    SHIPS,
    WATER,
)
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3, building_of, is_level_3
from areo.on_mars.table import KINDS, SLOTS

if TYPE_CHECKING:
    from areo.on_mars.chapters.outbreak.table import Outbreak

END: Final = 1000.0  # a game won, or lost
MISSION: Final = 90.0  # a mission that is fulfilled; a part of it counts a part
NEAR: Final = 0.35  # how much of a step towards a mission is done when all that it needs is there
DREAD: Final = 55.0  # when as many are infected as lose the game; fewer count less than their share
GOOD: Final = [0.9, 0.7, 0.5, 0.35, 0.25, 0.2]  # the first, second ... of a resource
MINERAL_MORE: Final = 0.15
CRYSTAL: Final = [1.2, 1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1]
READY: Final = [1.4, 1.2, 0.9, 0.7, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1]  # healthy colonists at home
AWAY: Final = 0.45  # one elsewhere, against one at home
BOT: Final = [2.0, 1.4, 0.8, 0.4]
OPENED: Final = 0.5  # a slot of the depot that is free for crystals and an executive action
HANGAR: Final = 1.0  # a ship that can take somebody across
TECH: Final = 0.45  # a level of a technology
MINER: Final = 0.8
ADVANCED: Final = 1.6  # an advanced building
PLAN: Final = 0.7  # a blueprint to build
SCIENTIST: Final = 0.8
HELPER: Final = [3.0, 6.0]  # the microbiologist, hired and at work
SAFE: Final = 0.5  # a vaccinated colonist
LEVEL: Final = 4.0  # a level of the colony, which brings new blueprints and a full warehouse
COLUMN: Final = 0.6  # a column of the life support that is ready for the next one
WANTED: Final = 2.5  # how much more that is worth where a mission asks for blueprints
REACH: Final = 0.8  # how much of a find is left for each step that it is away


def evaluate(game: Outbreak, seat: int) -> float:
    """The same for all seats: what the team can hope for, less what it has to fear."""
    if game.over:
        return END if game.outcome == WON else -END
    value = -dread(game) + SAFE * game.all_vaccinated()
    for aim in game.aims:
        value += MISSION * progress(game, aim)
    for person in range(game.people):
        value += strength(game, person)
    value += growth(game)
    boss = game.scientist_of[len(SCIENTISTS)]
    if boss != NONE:
        value += HELPER[1] if game.scientist_at[len(SCIENTISTS)] else HELPER[0]
    return value


# Infection


def dread(game: Outbreak) -> float:
    """What the infected mean, with those whom they will infect before this turn is over."""
    limit = min(game.limit_of_infected(), game.all_active())
    part = (game.all_infected() + to_be_infected(game)) / limit
    return DREAD * part * (0.35 + 0.65 * part)


def to_be_infected(game: Outbreak) -> int:
    """How many the infection would spread to if the turn ended now."""
    found = 0
    for place in range(SLOTS):
        if sum([game.infected_at(person, place) for person in range(game.people)]):
            found += sum([game.healthy_at(person, place) for person in range(game.people)])
    for person in range(game.people):
        if game.infected_at(person, AT_WORK):
            found += game.healthy_at(person, AT_WORK)
        odd = game.infected_at(person, AT_HOME) % 2 == 1
        if odd and game.quarters[person] % 2 == 0 and not game.vaccinated_at(person, AT_HOME):
            found += 1
    return found


# Missions


def progress(game: Outbreak, aim: int) -> float:
    """How much of a mission card is done, from 0 to 1, with a share of what is at hand for its next steps."""
    need = standing.need(game, aim)
    have = min(need, standing.have(game, aim))
    left = need - have
    if not left:
        return 1.0
    return (have + NEAR * min(float(left), at_hand(game, aim))) / need


def at_hand(game: Outbreak, aim: int) -> float:
    """How many further steps of a mission are prepared."""
    if aim == ANTIVIRALS:
        return antivirals(game)
    if aim == PROGRAM:
        plants = sum([game.stock(person, PLANT) for person in range(game.people)])
        water = sum([game.stock(person, WATER) for person in range(game.people)])
        helper = game.scientist_of[len(SCIENTISTS)] != NONE
        return 0.8 * min(plants, water) + 0.1 * (plants + water) + (1.5 if helper else 0.0)
    found = 0.0
    for person in range(game.people):
        if aim == STERILE:
            found += cubes(game, person)
        elif aim == HOSPITALS:
            found += hospitals(game, person)
        elif aim == GENEBANK:
            found += research(game, person)
        elif aim == DOMES:
            found += shelters(game, person)
    return found


def antivirals(game: Outbreak) -> float:
    """Goods in storage that the card still asks for."""
    each = game.target(ANTIVIRALS)
    plants = sum([game.stock(person, PLANT) for person in range(game.people)])
    water = sum([game.stock(person, WATER) for person in range(game.people)])
    return min(plants, each - game.laid_plants) + min(water, each - game.laid_water)


def cubes(game: Outbreak, person: int) -> float:
    """Types of which somebody's bots could make or enlarge a complex for the first time."""
    found = 0.0
    free = game.zone(person) & ~game.built_on
    for type in range(COMMON):
        if not game.progress[person] >> type & 1:
            level = game.best_level(type)
            found += 0.1 * min(2, level)
            if level and spread(game.built[type]) & free:
                found += 0.6
    return 0.7 * found


def hospitals(game: Outbreak, person: int) -> float:
    """Blueprints for greenhouses and condensers, the more with a site for them and a mineral."""
    found = 0.0
    zone = game.zone(person)
    taken = game.fixed_pieces()
    for number in range(1, BLUEPRINTS + 1):
        type = building_of(number)
        if game.plan_of[number] != person or game.plan_at[number] != NONE or type not in (GREENHOUSE, OXYGEN_CONDENSER):
            continue
        sites = game.built[type] & ~taken
        if is_level_3(number):
            sites = large(game, sites)
        found += 0.5 + (0.25 if sites & zone else 0.0) + (0.15 if game.stock(person, MINERAL) else 0.0)
    return found


def large(game: Outbreak, hexes: int) -> int:
    """Those of some buildings that are in a complex for a blueprint of level 3."""
    found = 0
    while hexes:
        one = game.complex_at((hexes & -hexes).bit_length() - 1)
        if one.bit_count() >= COMPLEX_FOR_LEVEL_3:
            found |= hexes & one
        hexes &= ~(one | hexes & -hexes)
    return found


def research(game: Outbreak, person: int) -> float:
    """The research tiles that somebody can still take: the nearest counts most."""
    rover = game.rover_hex(person)
    best = 0.0
    for at in range(len(game.research_at)):
        hex = game.research_at[at]
        if hex != NONE and not game.research[person] >> at // 2 & 1:
            best = max(best, REACH ** distance(rover, hex))
    return best + 0.08 * game.tech_level(person, 6)


def shelters(game: Outbreak, person: int) -> float:
    """Shelters that somebody could build: oxygen for one, and a site."""
    if not game.shelters[person]:
        return 0.0
    near = spread(game.built[COMMON + person])
    free = game.zone(person) & ~game.built_on
    site = bool(near & free) or bool(spread(near) & ~near & free)
    return (0.4 if site else 0.0) + 0.4 * min(2, game.stock(person, OXYGEN) + game.stock(person, MINERAL))


def growth(game: Outbreak) -> float:
    """The colony's level and what is ready for the next one: hospitals need the blueprints that come with it."""
    ready = len([row for row in game.lss if row > game.level])
    value = LEVEL * game.level + COLUMN * ready
    return WANTED * value if HOSPITALS in game.aims else value


# Players


def strength(game: Outbreak, person: int) -> float:
    """What somebody can do with goods, colonists and machines."""
    return goods(game, person) + colonists(game, person) + machines(game, person) + outlook.building(game, person)


def goods(game: Outbreak, person: int) -> float:
    value = 0.0
    for good in range(RESOURCES):
        for one in range(min(len(GOOD), game.stock(person, good))):
            value += GOOD[one] + (MINERAL_MORE if good == MINERAL else 0.0)
    room = min(len(CRYSTAL), game.crystals[person] + game.depot_room(person))
    for one in range(min(room, game.crystals[person] + game.pending[person])):
        value += CRYSTAL[one]
    return value


def colonists(game: Outbreak, person: int) -> float:
    """Those who can be used now, and those who can be once they come home."""
    ready = game.quarters[person] - game.infected_at(person, AT_HOME)
    away = 0
    for place in range(SLOTS):
        away += game.slot(place, person) - game.infected_at(person, place)
    away += game.working[person] - game.infected_at(person, AT_WORK)
    beds = game.beds(person)
    value = 0.0
    for one in range(min(len(READY), beds, ready + away)):
        value += READY[one] * (1.0 if one < ready else AWAY)
    return value


def machines(game: Outbreak, person: int) -> float:
    """Bots, ships, technologies, miners, blueprints, advanced buildings and scientists."""
    value = OPENED * (SHIPS - game.ships[person].bit_count()) + HANGAR * game.hangar[person]
    for one in range(game.bots_on_map(person)):
        value += BOT[one]
    for tech in range(KINDS):
        value += TECH * game.tech_level(person, tech)
    value += MINER * game.yielding_miners(person).bit_count() + ADVANCED * game.advanced[person].bit_count()
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == person and game.plan_at[number] == NONE:
            value += PLAN
    return value + SCIENTIST * game.scientist_of[: len(SCIENTISTS)].count(person)
