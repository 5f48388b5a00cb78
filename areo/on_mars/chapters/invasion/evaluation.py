"""How well a side stands in Invasion, by rule of thumb, for bots that look a step ahead.

A human looks at the common points, at what the own board may still bring, and at the troops on Mars. The alien looks at
its troops, at how many the next turns can bring, and at what keeps the humans from their points.
"""

from __future__ import annotations

from typing import Final

from areo.on_mars import evaluation, outlook
from areo.on_mars.chapters.game import WON
from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import BROOD, DEPLOY, EVOLVED, FREE, HELD, SABOTAGE
from areo.on_mars.chapters.invasion.spaces import can_rob, crystals_near
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.colony import CUBE_POINTS, CUBES_COUNT_AT
from areo.on_mars.geometry import size, spread
from areo.on_mars.numbers import BLUEPRINTS, CONTRACTS, DEFENSE, NONE
from areo.on_mars.plans import building_of, is_level_3, points_of
from areo.on_mars.table import KINDS
from areo.on_mars.worth import SCIENTIST_POINTS

DECIDED: Final = 1000.0

# The humans
DANGER: Final = 45.0  # all troops but one on Mars; half of them are an eighth of it
DEFENSE_LEVEL: Final = 0.8  # a level of the best defense technology
TECH_LEVEL: Final = 0.6
RISING: Final = 0.4  # a column of the life support that is ready for the next level
CLOSED: Final = 1.2  # an action of the alien that is sabotaged

# The alien
TROOP: Final = 5.0
IN_REACH: Final = 1.0  # less for a troop that can be struck
BROOD_LEVEL: Final = [1.5, 1.5, 1.5, 3.0]
TECH_LEVELS: Final = [0.0, 0.5, 0.9, 1.3, 0.5]  # a level of each technology, by its number; brood is above
SITE: Final = 0.9  # a place for a troop, for as many as can be wanted soon
NEST: Final = 0.8
CRYSTAL: Final = [1.5, 1.3, 1.0, 0.7, 0.5, 0.4, 0.3, 0.2]
WAITING: Final = 0.5  # for each troop of a deployment and each token that is still to be spent before the next
POWER: Final = [2.0, 1.5, 7.0, 1.5, 1.0, 3.5]  # by blueprint, on a nest
IN_HAND: Final = 0.4  # of that, where it is not on a nest yet
BROKEN: Final = 1.2  # a corrupted building
LOOT: Final = 0.5  # a crystal that can be stolen
DRIVEN_OFF: Final = 0.6  # a miner or a bot that the humans do not have


def evaluate(game: InvasionTable, seat: int) -> float:
    if game.over:
        return DECIDED if (game.outcome == WON) == (seat < game.humans) else -DECIDED
    return of_alien(game) if seat == game.alien else of_human(game, seat)


def rest(game: InvasionTable) -> float:
    """How much of the game is left, from 1 at its start to 0 at its end, for whichever side is ahead."""
    done = max(team.total(game) / game.rules.points_to_win, size(game.troops) / game.rules.troops_to_win)
    return max(0.05, 1.0 - done)


# The humans


def of_human(game: InvasionTable, seat: int) -> float:
    left = rest(game)
    points = float(team.total(game)) + mission_progress(game) - danger(game)
    points += cubes(game) + cards(game, seat, left) + laboratory(game, seat, left)
    points += evaluation.MINER * left * size(game.miners[seat] & ~game.dead)
    points += evaluation.SHIP_TO_SPEND * left * game.hangar[seat] + evaluation.BED * left * game.beds(seat)
    points += (evaluation.goods(game, seat) + evaluation.machines(game, seat)) * min(1.0, 0.2 + 1.6 * left)
    points += (outlook.finding(game, seat) + outlook.building(game, seat)) * min(1.0, 2.0 * left)
    points += evaluation.goals(game, seat, left)
    for row in game.lss:
        if row > game.level:
            points += RISING
    return points + CLOSED * game.lying.count(SABOTAGE) - BROKEN * size(game.dead)


def danger(game: InvasionTable) -> float:
    """The nearer the alien is to winning, the more each troop counts."""
    part = size(game.troops) / game.rules.troops_to_win
    return DANGER * part * part * part + 0.3 * size(game.troops & spread(game.built_on))


def mission_progress(game: InvasionTable) -> float:
    points = 0.0
    for slot in range(len(game.missions)):
        mission = game.missions[slot]
        if mission != NONE:
            wanted = game.data.missions[mission].targets[game.people - 2]
            points += 0.7 * game.rules.mission_points * (1.0 - min(1.0, game.left[slot] / wanted))
    return points


def cubes(game: InvasionTable) -> float:
    """Everybody's progress cubes, for the levels at which they are still to score."""
    times = 0.0
    for level in CUBES_COUNT_AT:
        if game.level < level:
            times += 0.8
    points = 0.0
    for progress in game.progress:
        points += CUBE_POINTS[progress.bit_count()]
    return times * points


def cards(game: InvasionTable, person: int, left: float) -> float:
    """What somebody's blueprints, scientists and contracts may still bring."""
    points = 0.0
    zone = game.zone(person)
    chance = evaluation.TO_BUILD * min(1.0, 2.5 * left)
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] != person:
            continue
        if game.plan_at[number] != NONE:
            points += evaluation.BUILT * left
        else:
            points += to_build(game, person, number, zone, left, chance)
            chance *= evaluation.CROWDED
    for scientist in range(len(game.scientist_of)):
        if game.scientist_of[scientist] == person:
            points += (SCIENTIST_POINTS * evaluation.MORE_ADVANCED + 1.5) * left
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == person and not game.contracts_told >> number & 1:
            likely = (
                evaluation.DELIVERED * min(1.0, 2.5 * left) * (0.4 + 0.6 * evaluation.done_of(game, person, number))
            )
            points += likely * team.contract_points(number)
    return points


def to_build(game: InvasionTable, person: int, number: int, zone: int, left: float, chance: float) -> float:
    """What an unbuilt blueprint may bring."""
    hexes = game.where(building_of(number), person) & ~(game.fixed_pieces() | game.dead | game.alien_on)
    if is_level_3(number) and not evaluation.large_enough(game, hexes):
        chance *= 0.7
    elif hexes & zone:
        chance += evaluation.READY_SITE * min(1.0, 4.0 * left)
    return chance * (points_of(number) + evaluation.BUILT * left)


def laboratory(game: InvasionTable, person: int, left: float) -> float:
    points = 0.0
    for tech in range(KINDS - 1):
        points += TECH_LEVEL * game.tech_level(person, tech) * left
    return points + DEFENSE_LEVEL * game.best_level(DEFENSE) * (0.3 + size(game.troops) / game.rules.troops_to_win)


# The alien


def of_alien(game: InvasionTable) -> float:
    left = rest(game)
    points = TROOP * size(game.troops) - float(team.total(game))
    points += growth(game, left) + boards(game, left) + harm(game)
    reach = 0
    for person in range(game.humans):
        reach |= game.in_reach(person)
    return points - IN_REACH * size(game.troops & reach)


def growth(game: InvasionTable, left: float) -> float:
    """How fast troops can come: technologies, places for them, and how soon the next deployment is."""
    points = 0.0
    for level in range(game.levels[BROOD]):
        points += BROOD_LEVEL[min(level, len(BROOD_LEVEL) - 1)] * left
    for tech in range(len(TECH_LEVELS)):
        points += TECH_LEVELS[tech] * game.levels[tech] * left
    wanted = min(game.troops_left(), 2 * game.to_deploy() + 2)
    points += SITE * min(wanted, size(game.deploy_sites())) + NEST * left * size(game.nests)
    if game.lying[DEPLOY] != FREE:
        points -= WAITING * game.to_deploy() * (1 + game.red + game.expendable)
    return points


def boards(game: InvasionTable, left: float) -> float:
    """Crystals and powers."""
    points = 0.0
    for one in range(min(len(CRYSTAL), game.alien_crystals)):
        points += CRYSTAL[one]
    for power in range(len(POWER)):
        if game.power_is[power] == EVOLVED:
            points += POWER[power] * left * (0.7 if game.used >> power & 1 else 1.0)
        elif game.power_is[power] == HELD:
            points += IN_HAND * POWER[power] * left
    return points


def harm(game: InvasionTable) -> float:
    """What the humans suffer, and what they may lose."""
    points = BROKEN * size(game.dead) + LOOT * size(crystals_near(game))
    if game.spores != NONE:
        points += BROKEN
    for person in range(game.humans):
        if can_rob(game, person):
            points += LOOT
        points -= DRIVEN_OFF * (size(game.miners[person]) + game.bots_on_map(person))
    return points
