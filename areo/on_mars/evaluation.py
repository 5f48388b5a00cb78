"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

It weighs the points that each player can expect by the end: those that are safe, and what people, goods, machines and
open cards may still bring. Of what is hidden it looks only at the seat's own private goals.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.sets import members
from areo.on_mars import outlook, scoring, verbs
from areo.on_mars.colony import CUBE_POINTS, CUBES_COUNT_AT, FEWER_MISSIONS_AT
from areo.on_mars.geometry import size
from areo.on_mars.numbers import (
    BLUEPRINTS,
    CONTRACTS,
    CRYSTAL,
    MINERAL,
    NONE,
    RESOURCES,
    SHIPS,
    UPGRADE_CONTRACTS,
)
from areo.on_mars.plans import building_of, is_level_3, points_of
from areo.on_mars.table import KINDS, LAID, OnMarsTable
from areo.on_mars.worth import COMPLEX_WANTED, DELIVERY_POINTS, SCIENTIST_POINTS, UPGRADE_POINTS

BEST: Final = 0.5  # how much of the others is the best of them; the rest is their average
LEADING: Final = 0.25  # what part of a lead the end of the game would bring home
SAFE_LEAD: Final = 24.0
USUAL_ROUNDS: Final = 8  # from then on, everybody wants the game to come to its end
OVERTIME: Final = 0.5  # for each round more
NEARLY_RISEN: Final = 0.12  # of a mission, for each column of the life support that is ready for a level with fewer
GOOD: Final = [0.9, 0.7, 0.5, 0.35, 0.25, 0.2]  # what the first, second ... of a resource is worth while one can build
MINERAL_MORE: Final = 0.15  # a mineral stands for any of them
DEPOT_CRYSTAL: Final = [1.2, 1.0, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1]
COMING: Final = 0.9  # a crystal on its way to the depot, against one there
READY: Final = [1.2, 1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1]  # colonists at home
AWAY: Final = 0.45  # a colonist at work or on an action, against one at home: it comes home with the next journey
BOT: Final = [2.0, 1.4, 0.8, 0.4]
SHIP_TO_SPEND: Final = 0.7  # a ship in the hangar can also take one across
TECH_USE: Final = 0.5  # a level of a technology, for what it lets one build
GROWTH: Final = 0.5  # how likely the next row of the living quarters is filled, at the start of a game
BED: Final = 0.3  # a bed, which also is room in the storage
MINER: Final = 1.5  # a mine with an own miner, for its minerals from the beginning of a game to its end
OPENED: Final = 0.5  # a ship's slot in the depot that is free for a crystal and for its executive action
CROWDED: Final = 0.82  # how much less likely each further blueprint in hand is built
BUILT: Final = 3.2  # an advanced building, for what it yields and does from the beginning of a game to its end
TO_BUILD: Final = 0.8  # how likely a blueprint is built that is taken at the start of a game
READY_SITE: Final = 0.15  # how much more likely where a building for it stands in a bot's zone
MORE_ADVANCED: Final = 1.6  # advanced buildings of a type that a game still brings at its start
DELIVERED: Final = 0.75  # how likely a contract is completed at the start of a game
GOAL: Final = 6.0  # what a private goal brings
LACKING: Final = 14.0  # each item of the goal of a game alone
CHOICE_OF_GOALS: Final = 0.06  # of such an item, for each private goal still to choose from
GOAL_CARD: Final = 0.4  # a card in hand, as a crystal in need


def evaluate(game: OnMarsTable, seat: int) -> float:
    """The points the seat can expect, less those of the others."""
    left = rest(game)
    best = -1000.0
    all = 0.0
    for other in range(game.people):
        if other != seat:
            points = standing(game, other, left, False)
            all += points
            best = max(best, points)
    own = standing(game, seat, left, True)
    lead = own - BEST * best - (1.0 - BEST) * all / (game.people - 1)
    if game.seats == 1:
        lead += alone(game)
    return lead + (1.0 - left) * haste(game, lead)


def haste(game: OnMarsTable, lead: float) -> float:
    """What the end is worth to whoever leads, and to everybody in a game that has lasted long enough."""
    ahead = LEADING * max(-SAFE_LEAD, min(SAFE_LEAD, lead))
    return ahead if game.seats == 1 else ahead + OVERTIME * max(0, game.round - USUAL_ROUNDS)


def rest(game: OnMarsTable) -> float:
    """How much of the game is left, from 1 at its start to 0 at its end, as the missions tell."""
    if game.over:
        return 0.0
    if game.end_triggered:
        return 0.04 if game.last_round else 0.1
    part = 0.0
    for slot in range(len(game.missions)):
        mission = game.missions[slot]
        if mission != NONE:
            part += game.left[slot] / game.data.missions[mission].targets[game.people - 2]
    missing = float(game.remaining)
    if game.level + 1 in FEWER_MISSIONS_AT:
        for row in game.lss:
            if row > game.level:
                missing -= NEARLY_RISEN
    return min(1.0, 0.1 + 0.3 * min(part, missing))


def standing(game: OnMarsTable, person: int, left: float, own: bool) -> float:
    """The points somebody can expect by the end."""
    if game.over:
        return float(scoring.total(game, person))
    points = float(game.op[person])
    points += cubes(game, person) + laboratory(game, person, left) + quarters(game, person, left)
    points += (scoring.SHIP_POINTS + SHIP_TO_SPEND * left) * game.hangar[person]
    points += cards(game, person, left) + MINER * left * size(game.miners[person])
    if person == game.lacerda:
        return points + 0.5 * game.crystals[person] * left
    points += (goods(game, person) + machines(game, person)) * min(1.0, 0.2 + 1.6 * left)
    points += outlook.finding(game, person) * min(1.0, 2.0 * left)
    if own:
        return points + outlook.building(game, person) * min(1.0, 2.0 * left) + goals(game, person, left)
    return points + GOAL_CARD * left * game.goals[person].bit_count()


def cubes(game: OnMarsTable, person: int) -> float:
    """Progress cubes count at the end, and at some levels on the way there."""
    number = game.progress[person].bit_count()
    times = 1.0
    for level in CUBES_COUNT_AT:
        if game.level < level:
            times += 0.8
    return times * CUBE_POINTS[number]


def laboratory(game: OnMarsTable, person: int, left: float) -> float:
    """Technologies by their level, and for what they let one do."""
    points = 0.0
    for tech in range(KINDS):
        level = game.tech_level(person, tech)
        if level:
            points += game.data.lab_points[level] + TECH_USE * left * (1.0 + 0.5 * level)
    return points


def quarters(game: OnMarsTable, person: int, left: float) -> float:
    """The ladder of the living quarters for all who can be at home in the end, and a share of the next row."""
    if person == game.lacerda:
        return float(scoring.quarters_points(game, person))
    people = people_of(game, person)
    beds = game.beds(person)
    now = ladder(game, min(beds, people))
    later = ladder(game, min(beds + 2, people + 2))
    return now + GROWTH * left * (later - now) + BED * left * beds


def ladder(game: OnMarsTable, people: int) -> float:
    """The points for so many at home; half a row counts half."""
    people = min(people, 2 * scoring.FULL_QUARTERS)
    return 0.5 * (game.data.beds_points[people // 2] + game.data.beds_points[(people + 1) // 2])


def people_of(game: OnMarsTable, person: int) -> int:
    """Somebody's colonists at home, at work and on actions."""
    found = game.quarters[person] + game.working[person]
    for place in range(person, len(game.slots), game.people):
        found += game.slots[place]
    return found


def goods(game: OnMarsTable, person: int) -> float:
    """What lies in storage and depot, and the colonists."""
    points = 0.0
    for good in range(RESOURCES):
        for one in range(min(len(GOOD), game.stock(person, good))):
            points += GOOD[one] + (MINERAL_MORE if good == MINERAL else 0.0)
    room = min(len(DEPOT_CRYSTAL), game.crystals[person] + game.depot_room(person))
    for one in range(min(room, game.crystals[person] + game.pending[person])):
        points += DEPOT_CRYSTAL[one] * (1.0 if one < game.crystals[person] else COMING)
    at_home = min(game.quarters[person], len(READY))
    beds = min(game.beds(person), people_of(game, person), len(READY))
    for one in range(beds):
        points += READY[one] * (1.0 if one < at_home else AWAY)
    return points


def machines(game: OnMarsTable, person: int) -> float:
    """Bots on Mars, and slots that ships have left free for crystals and their executive actions."""
    points = 0.0
    for one in range(game.bots_on_map(person)):
        points += BOT[one]
    return points + OPENED * (SHIPS - game.ships[person].bit_count())


# Cards


def cards(game: OnMarsTable, person: int, left: float) -> float:
    points = 0.0
    zone = game.zone(person)
    chance = TO_BUILD * min(1.0, 2.5 * left)
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == person:
            points += plan(game, person, number, zone, left, chance)
            if game.plan_at[number] == NONE:
                chance *= CROWDED
    for scientist in range(len(game.scientist_of)):
        if game.scientist_of[scientist] == person:
            advanced = scoring.all_advanced(game, game.book.scientists[scientist].scores)
            points += SCIENTIST_POINTS * (advanced + MORE_ADVANCED * left) + 1.5 * left
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == person:
            points += contract(game, person, number, left)
    return points


def plan(game: OnMarsTable, person: int, number: int, zone: int, left: float, chance: float) -> float:
    """A blueprint: it is built, or may be."""
    worth = points_of(number)
    if game.plan_at[number] != NONE:
        return worth + BUILT * left
    hexes = game.where(building_of(number), person) & ~game.fixed_pieces()
    if is_level_3(number) and not large_enough(game, hexes):
        chance *= 0.7
    elif hexes & zone:
        chance += READY_SITE * min(1.0, 4.0 * left)
    return chance * (worth + BUILT * left) - (1.0 - chance) * worth


def large_enough(game: OnMarsTable, hexes: int) -> bool:
    """Whether one of these buildings is part of a complex for a blueprint of level 3."""
    hexes &= ~game.dead
    while hexes:
        found = game.complex_at((hexes & -hexes).bit_length() - 1)
        if size(found) >= 3:
            return True
        hexes &= ~found
    return False


def contract(game: OnMarsTable, person: int, number: int, left: float) -> float:
    """An Earth contract: it is complete, or may be, the more so the less is missing."""
    values = UPGRADE_POINTS if number <= UPGRADE_CONTRACTS else DELIVERY_POINTS
    if person == game.lacerda or verbs.holds(game, number):
        return float(values[0])
    chance = DELIVERED * min(1.0, 2.5 * left) * (0.4 + 0.6 * done_of(game, person, number))
    return chance * values[0] + (1.0 - chance) * values[1]


def done_of(game: OnMarsTable, person: int, number: int) -> float:
    """How much of what a contract asks for is there, from 0 to 1."""
    card = game.book.contracts[number - 1]
    if card.building == NONE:
        wanted = 0
        there = 0.0
        for good in range(LAID):
            missing = game.needs_on(number, good)
            wanted += card.needs[good]
            stock = game.crystals[person] if good == CRYSTAL else game.stock(person, good)
            there += card.needs[good] - missing + 0.8 * min(missing, stock)
        return there / wanted
    largest = 0
    hexes = game.where(card.building, person) & ~game.dead
    while hexes:
        found = game.complex_at((hexes & -hexes).bit_length() - 1)
        hexes &= ~found
        largest = max(largest, min(COMPLEX_WANTED, size(found)) + (1 if found & game.advanced[person] else 0))
    return largest / (COMPLEX_WANTED + 1)


def goals(game: OnMarsTable, person: int, left: float) -> float:
    """Private goals in hand: one of them can be completed."""
    points = GOAL_CARD * left * game.goals[person].bit_count()
    if game.goals_done[person]:
        return points
    nearest = nearest_goal(game, person)
    return points + 0.5 * GOAL * nearest * nearest * min(1.0, 2.0 * left)


def nearest_goal(game: OnMarsTable, person: int) -> float:
    """How much of the private goal in hand that is nearest is done, from 0 to 1."""
    nearest = 0.0
    for number in members(game.goals[person]):
        need = game.book.goal_needs[number - 1]
        nearest = max(nearest, min(need.have(game, person), need.wanted) / need.wanted)
    return nearest


# Alone


def alone(game: OnMarsTable) -> float:
    """What the goal of a game for one player still lacks; the lead that it asks for is looked at anyway."""
    points = 0.0
    for rule, figures, have, need in scoring.solo_needs(game):
        if have < need and rule != "margin":
            points -= LACKING * (1.0 - max(have, 0) / need - begun(game, rule, figures) / need)
    return points


def begun(game: OnMarsTable, rule: str, figures: list[int]) -> float:
    """How much of the next step towards an item of that goal is done, from 0 to 1."""
    if rule == "private_goals":
        return 0.8 * nearest_goal(game, 0) + CHOICE_OF_GOALS * game.goals[0].bit_count()
    if rule == "colony_level":
        return 0.2 * len([row for row in game.lss if row > game.level])
    if rule not in ("contracts", "upgrade_contracts", "delivery_contracts", "contract"):
        return 0.0
    best = 0.0
    for number in range(1, CONTRACTS + 1):
        upgrades = number <= UPGRADE_CONTRACTS
        if game.contract_of[number] != 0 or verbs.holds(game, number):
            continue
        if rule == "contract" and number != figures[0]:
            continue
        if (rule == "upgrade_contracts" and not upgrades) or (rule == "delivery_contracts" and upgrades):
            continue
        best = max(best, 0.3 + 0.6 * done_of(game, 0, number))
    return best
