"""What a seat sees of On Mars as numbers, for bots that learn.

Of the rule of thumb's parts it has those that the other numbers do not give when they are weighed and added.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.on_mars import evaluation, outlook, scoring, verbs
from areo.on_mars.components import SOLO_NEEDS
from areo.on_mars.geometry import size
from areo.on_mars.numbers import (
    ACTIONS,
    BLUEPRINTS,
    COLONIZATION,
    COMMON,
    CONTRACTS,
    FIRST_CONTRACT,
    GOALS,
    GOODS,
    LSS,
    MISSION_SLOTS,
    MISSIONS,
    NONE,
    ORBIT,
    PHASES,
    RESOURCES,
    SHIPS,
    SIDES,
    TYPES,
    WAREHOUSE,
    WITH_SLOTS,
    blueprint,
    contract,
    goal,
    is_contract,
    scientist_index,
)
from areo.on_mars.plans import is_level_3
from areo.on_mars.rewards import reward_points
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.table import SLOTS, OnMarsTable

MOST_HUMANS: Final = 4
MARGIN: Final = 30.0  # a lead in points that counts as a whole item of the goal of a game alone
SPACES_IN_ORBIT: Final = 4
RULES: Final = list(SOLO_NEEDS)  # what a goal of a game alone can ask for
MARGIN_RULE: Final = "margin"

TABLE: Final = (
    *("round", "level", *[f"life {TYPES[type]}" for type in LSS], "columns-ready"),
    *[f"mission {slot} {what}" for slot in "ABC" for what in ("left", "target")],
    "missions-left",
    *[f"phase {phase}" for phase in PHASES],
    *("end-triggered", "last-round", "shuttle-in-orbit", "shuttle-space"),
    *[f"warehouse {GOODS[good]}" for good in WAREHOUSE],
    *[f"buildings {type}" for type in TYPES[:COMMON]],
    *[f"stack {type}" for type in TYPES[:COMMON]],
    *("buildings-idle", "discoveries-on-map", "research-on-map", "crystals-on-map"),
    *("lacerda-pass", "lacerda-cards", "lacerda-bots"),
)
OWN: Final[tuple[str, ...]] = (  # of everybody, for all to see; the points come first
    *("points", *[f"points {part}" for part in scoring.PARTS]),
    *("space", *[f"in {side}" for side in SIDES], "turn-over"),
    *[f"stock {good}" for good in GOODS[:RESOURCES]],
    *("crystals", "pending", "depot-room", "storage-limit"),
    *("quarters", "beds", "working", "supply", *[f"on {ACTIONS[action]}" for action in WITH_SLOTS], "miners"),
    *("bots", "hangar", *[f"ship {slot}" for slot in range(1, SHIPS + 1)], "shelters", "markers"),
    *[f"cube {type}" for type in TYPES[:COMMON]],
    *[f"advanced {type}" for type in TYPES],
    *("discoveries", "research", "goals", "goals-done", "tasks", "tasks-done"),
    *("plans level-1", "plans level-3", "built level-1", "built level-3"),
    *("scientists", "scientists-at-work", "contracts", "contracts-done"),
    *[f"worth {part}" for part in ("cubes", "laboratory", "quarters", "goods", "machines", "blueprints", "contracts")],
)
KNOWN: Final = (  # of the seat itself
    *("turn", "main-used", "executive-used", "colonists-gained"),
    *("worth finding", "worth building", "nearest-goal"),
    *[f"reward {TYPES[type]}" for type in LSS],
)

# Where the marks of a kind begin. Technologies and scientists come last: how many there are depends on the chapter.
BUILT: Final = BLUEPRINTS
CONTRACT_HELD: Final = BUILT + BLUEPRINTS
CONTRACT_DONE: Final = CONTRACT_HELD + CONTRACTS
GOAL_HELD: Final = CONTRACT_DONE + CONTRACTS
MISSION_OPEN: Final = GOAL_HELD + GOALS
PLAN_OFFERED: Final = MISSION_OPEN + len(MISSIONS)
CONTRACT_OFFERED: Final = PLAN_OFFERED + BLUEPRINTS
TECHS_FROM: Final = CONTRACT_OFFERED + CONTRACTS


def number_names(book: OnMarsRulebook) -> list[str]:
    """The numbers that every table has, in their order; a chapter's own come last."""
    everybody = [*OWN, *[f"tech {tech}" for tech in book.chapter.techs]]
    return [
        "progress",
        *[f"players {humans}" for humans in range(1, MOST_HUMANS + 1)],
        *TABLE,
        *[f"mine {what}" for what in (*everybody, *KNOWN)],
        *[f"other {what}" for what in everybody],
        "ahead",
        *[f"lacks {rule}" for rule in RULES],
        *book.chapter.feature_names(),
    ]


def mark_names(book: OnMarsRulebook) -> list[str]:
    ids = book.things.ids
    plans = [ids[blueprint(number)] for number in range(1, BLUEPRINTS + 1)]
    contracts = [ids[contract(number)] for number in range(1, CONTRACTS + 1)]
    return [
        *[f"held {id}" for id in plans],
        *[f"built {id}" for id in plans],
        *[f"held {id}" for id in contracts],
        *[f"done {id}" for id in contracts],
        *[f"held {ids[goal(number)]}" for number in range(1, GOALS + 1)],
        *[f"mission {id}" for id in MISSIONS],
        *[f"offer {id}" for id in plans],
        *[f"offer {id}" for id in contracts],
        *[f"{where} {tech}" for where in ("tech", "other-tech", "offer-tech") for tech in book.chapter.techs],
        *[f"{where} {id}" for where in ("held", "offer") for id in book.scientist_ids],
    ]


def features(game: OnMarsTable, seat: int) -> Features:
    """The table as a seat sees it; of several others, the mean. One that does not settle on Mars has nothing there."""
    found = Features()
    done = game.book.chapter.progress(game, 1.0 - evaluation.rest(game))
    left = 1.0 - done
    found.add(done)
    found.add_one_of(game.humans, 1, MOST_HUMANS)
    add_table(found, game)
    others = [everybodys(game, other, left) for other in range(game.people) if other != seat]
    ahead = 0.0
    if seat < game.humans:
        mine = everybodys(game, seat, left)
        if others:
            ahead = mine[0] - max([other[0] for other in others])
        found.numbers.extend(mine)
        add_known(found, game, seat, left)
    else:
        mine = [0.0] * len(others[0])
        found.numbers.extend(mine)
        found.numbers.extend([0.0] * len(KNOWN))
    found.numbers.extend(mean_of(others) if others else [0.0] * len(mine))
    found.add(ahead)
    add_lacks(found, game, ahead)
    game.book.chapter.add_features(game, seat, found)
    add_marks(found, game, seat)
    return found


def mean_of(blocks: list[list[float]]) -> list[float]:
    """The numbers of several people, each its mean."""
    if len(blocks) == 1:
        return blocks[0]
    places = len(blocks[0])
    mean = [0.0] * places
    for block in blocks:
        for place in range(places):
            mean[place] += block[place] / len(blocks)
    return mean


# Numbers


def add_table(found: Features, game: OnMarsTable) -> None:
    """The colony, what is on offer, and how far the game is."""
    found.add(float(game.round))
    found.add(float(game.level))
    found.add_all(game.lss)
    ready = 0
    for row in game.lss:
        if row > game.level:
            ready += 1
    found.add(float(ready))
    for slot in range(MISSION_SLOTS):
        mission = game.missions[slot]
        found.add(float(game.left[slot]) if mission != NONE else 0.0)
        found.add(float(game.target_of(mission)) if mission != NONE else 0.0)
    found.add(float(game.remaining))
    found.add_one_of(game.phase, 0, len(PHASES))
    found.add_flag(game.end_triggered)
    found.add_flag(game.last_round)
    found.add_flag(game.side == ORBIT and game.berth > 0)
    found.add(float(game.berth))
    found.add_all(game.warehouse)
    for type in range(COMMON):
        found.add(float(size(game.built[type])))
    for type in range(COMMON):
        found.add(float(len(game.stacks[type])))
    found.add(float(size(game.dead)))
    found.add(float(len(game.discovery_at) - game.discovery_at.count(NONE)))
    found.add(float(len(game.research_at) - game.research_at.count(NONE)))
    found.add(float(size(game.crystals_on)))
    rival = game.lacerda != NONE
    found.add(float(game.passes) if rival else 0.0)
    found.add(float(len(game.solo_deck)))
    found.add(float(game.board_bots))


def everybodys(game: OnMarsTable, person: int, left: float) -> list[float]:
    """What all see of somebody: points, pieces, cards, and what the rule of thumb makes of them."""
    found = Features()
    points = scoring.parts(game, person)
    found.add(float(sum(points)))
    found.add_all(points)
    space = game.space[person]
    found.add(float(space + 1))
    found.add_flag(0 <= space < SPACES_IN_ORBIT)
    found.add_flag(space >= SPACES_IN_ORBIT)
    found.add_flag(turn_over(game, person))
    found.add_all(game.storage[person * RESOURCES : (person + 1) * RESOURCES])
    found.add(float(game.crystals[person]))
    found.add(float(game.pending[person]))
    found.add(float(game.depot_room(person)))
    found.add(float(game.limit(person)))
    found.add(float(game.quarters[person]))
    found.add(float(game.beds(person)))
    found.add(float(game.working[person]))
    found.add(float(game.supply[person]))
    for place in range(SLOTS):
        found.add(float(game.slot(place, person)))
    found.add(float(size(game.miners[person])))
    found.add(float(game.bots_on_map(person)))
    found.add(float(game.hangar[person]))
    for slot in range(SHIPS):
        found.add_flag(bool(game.ships[person] >> slot & 1))
    found.add(float(game.on_map(person)))
    found.add(float(game.markers[person]))
    for type in range(COMMON):
        found.add_flag(bool(game.progress[person] >> type & 1))
    for type in range(len(TYPES)):
        found.add(float(size(game.advanced[person] & game.where(type, person))))
    found.add(float(game.discoveries[person].bit_count()))
    found.add(float(game.research[person].bit_count()))
    found.add(float(game.goals[person].bit_count()))
    found.add(float(game.goals_done[person].bit_count()))
    found.add(float(game.b_cards[person].bit_count()))
    found.add(float(game.b_done[person].bit_count()))
    blueprints = add_plans(found, game, person, left)
    contracts = add_people(found, game, person, left)
    found.add(evaluation.cubes(game, person))
    found.add(evaluation.laboratory(game, person, left))
    found.add(evaluation.quarters(game, person, left))
    settles = person != game.lacerda  # Lacerda's goods and machines are not like a player's
    found.add(evaluation.goods(game, person) if settles else 0.0)
    found.add(evaluation.machines(game, person) if settles else 0.0)
    found.add(blueprints)
    found.add(contracts)
    for tech in range(len(game.book.chapter.techs)):
        found.add(float(game.tech_level(person, tech)))
    return found.numbers


def turn_over(game: OnMarsTable, person: int) -> bool:
    """Whether somebody's turn of this colonization phase is over."""
    if game.phase != COLONIZATION:
        return False
    for other in game.order:
        if other == game.active:
            return False
        if other == person:
            return True
    return False


def add_plans(found: Features, game: OnMarsTable, person: int, left: float) -> float:
    """Blueprints in hand and built, by level; gives what the rule of thumb expects of all of them."""
    worth = 0.0
    numbers = [0, 0, 0, 0]
    zone = game.zone(person)
    chance = evaluation.TO_BUILD * min(1.0, 2.5 * left)
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == person:
            worth += evaluation.plan(game, person, number, zone, left, chance)
            high = 1 if is_level_3(number) else 0
            if game.plan_at[number] == NONE:
                numbers[high] += 1
                chance *= evaluation.CROWDED
            else:
                numbers[2 + high] += 1
    found.add_all(numbers)
    return worth


def add_people(found: Features, game: OnMarsTable, person: int, left: float) -> float:
    """Scientists and contracts; gives what the rule of thumb expects of the contracts."""
    hired = 0
    at_work = 0
    for scientist in range(len(game.scientist_of)):
        if game.scientist_of[scientist] == person:
            hired += 1
            if game.scientist_at[scientist]:
                at_work += 1
    worth = 0.0
    held = 0
    done = 0
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == person:
            worth += evaluation.contract(game, person, number, left)
            held += 1
            if person == game.lacerda or verbs.holds(game, number):
                done += 1
    found.add(float(hired))
    found.add(float(at_work))
    found.add(float(held))
    found.add(float(done))
    return worth


def add_known(found: Features, game: OnMarsTable, seat: int, left: float) -> None:
    """What the seat is in the middle of, what lies before it, and how near its own private goals are."""
    own = game.in_turn(seat)
    found.add_flag(own)
    found.add_flag(own and game.main_done)
    found.add_flag(own and game.executive_done)
    found.add(float(game.gained[seat]))
    soon = min(1.0, 2.0 * left)
    found.add(outlook.finding(game, seat) * soon)
    found.add(outlook.building(game, seat) * soon)
    another = game.goals_done[seat].bit_count() < game.book.chapter.goals_allowed
    found.add(evaluation.nearest_goal(game, seat) if another else 0.0)
    for reward in game.rewards:
        found.add(float(reward_points(game, seat, reward)))


def add_lacks(found: Features, game: OnMarsTable, ahead: float) -> None:
    """Alone: the part of each thing the goal asks for that is missing; of several of one kind, all together."""
    lacks = [0.0] * len(RULES)
    if game.lacerda != NONE:
        for rule, figures in game.book.solo_goal(game.options).needs:
            if rule == MARGIN_RULE:
                lacks[RULES.index(rule)] += max(0.0, figures[0] - ahead) / MARGIN
            else:
                have, need = scoring.solo_standing(game, 0, rule, figures)
                lacks[RULES.index(rule)] += max(0, need - have) / need
    found.numbers.extend(lacks)


# Marks


def add_marks(found: Features, game: OnMarsTable, seat: int) -> None:
    """The seat's own cards and technologies, those of others that it may use, and what is on offer."""
    marks = found.marks
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == seat:
            marks.append((number if game.plan_at[number] == NONE else BUILT + number) - 1)
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == seat:
            marks.append((CONTRACT_DONE if verbs.holds(game, number) else CONTRACT_HELD) + number - 1)
    if seat < game.humans:
        for number in range(1, GOALS + 1):
            if game.goals[seat] >> number & 1:
                marks.append(GOAL_HELD + number - 1)
    for mission in game.missions:
        if mission != NONE:
            marks.append(MISSION_OPEN + mission)
    for number in game.plans:
        if number:
            marks.append(PLAN_OFFERED + number - 1)
    techs = len(game.book.chapter.techs)
    add_techs(found, game, seat, techs)
    first = TECHS_FROM + 3 * techs
    for scientist in range(len(game.scientist_of)):
        if game.scientist_of[scientist] == seat:
            marks.append(first + scientist)
    first += len(game.scientist_of)
    for card in game.display:
        if is_contract(card):
            marks.append(CONTRACT_OFFERED + card - FIRST_CONTRACT)
        elif card:
            marks.append(first + scientist_index(card))


def add_techs(found: Features, game: OnMarsTable, seat: int, techs: int) -> None:
    """Technologies in the seat's own laboratory, in any other, and in the grid."""
    for tech in range(techs):
        elsewhere = False
        for person in range(game.people):
            if game.tech_level(person, tech):
                if person == seat:
                    found.marks.append(TECHS_FROM + tech)
                else:
                    elsewhere = True
        if elsewhere:
            found.marks.append(TECHS_FROM + techs + tech)
        if tech in game.grid:
            found.marks.append(TECHS_FROM + 2 * techs + tech)
