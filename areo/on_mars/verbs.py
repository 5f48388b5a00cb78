"""The verbs: what people and their pieces do at the table of On Mars. Each writes into the log what it did.

Only the verbs (here, and in verbs_map.py for what happens on Mars) change the table.
"""

from __future__ import annotations

from typing import Final

from areo.on_mars.cost import goals_in, units
from areo.on_mars.geometry import size
from areo.on_mars.numbers import (
    AT_HOME,
    AT_WORK,
    CELL,
    COLONIST,
    CONTRACTS,
    CRYSTAL,
    ELSEWHERE,
    FIRST_COLONIST,
    FIRST_CONTRACT,
    GOODS,
    IN_MINE,
    IN_SUPPLY,
    M_BLUEPRINT,
    M_CONTRACT,
    M_SCIENTIST,
    M_TECH,
    MISSION,
    MISSION_SLOTS,
    NONE,
    RESOURCES,
    SHIP,
    SPACE,
    TECH,
    WAREHOUSE,
    blueprint,
    contract,
    goal,
    is_scientist,
    scientist,
    scientist_index,
)
from areo.on_mars.table import KINDS, LAID, OnMarsTable
from areo.on_mars.worth import COMPLEX_WANTED

TASKS_DRAWN: Final = 2

# Chance


def by_lot(game: OnMarsTable, found: list[int]) -> int:
    """One of several that are as good: at random, so that nothing chosen before can be taken back."""
    if len(found) == 1:
        return found[0]
    game.reveal()
    return found[game.rng.below(len(found))]


# The log


def note_goods(game: OnMarsTable, what: str, person: int, good: int, amount: int, about: int = 0) -> None:
    """What happened with goods. Each good has its own line of the log, so that every language can count it."""
    game.note(f"{what}-{GOODS[good]}", person, amount, about)


# Points and missions


def score(game: OnMarsTable, person: int, points: int) -> None:
    if points and game.book.chapter.scored(game, person, points):
        game.op[person] += points
        game.note("scores", person, points)


def contribute(game: OnMarsTable, person: int, mission: int) -> None:
    """Somebody does what a mission counts: its tracker goes down, and the crystals are theirs."""
    for slot in range(MISSION_SLOTS):
        if game.missions[slot] == mission:
            advance_mission(game, person, slot)


def advance_mission(game: OnMarsTable, person: int, slot: int) -> None:
    mission = game.missions[slot]
    crystals = game.data.missions[mission].crystals
    game.left[slot] -= 1
    game.pending[person] += game.book.chapter.crystals_come(game, person, crystals)
    game.note("contributes", person, MISSION.thing(mission), crystals, game.left[slot])
    if game.left[slot] == 0:
        game.missions[slot] = NONE
        fewer_missions(game)
        game.note("mission-done", -1, MISSION.thing(mission), game.remaining)
        game.book.chapter.mission_done(game, person)


def fewer_missions(game: OnMarsTable) -> None:
    game.remaining = max(0, game.remaining - 1)


# Goods


def gain(game: OnMarsTable, person: int, good: int, amount: int) -> None:
    """Resources to storage; what finds no room is lost. Crystals are pending."""
    if good == CRYSTAL:
        kept = game.book.chapter.crystals_come(game, person, amount)
        game.pending[person] += kept
        if kept:
            note_goods(game, "gains", person, good, kept)
        return
    kept = min(amount, max(0, game.limit(person) - game.stock(person, good)))
    game.storage[person * RESOURCES + good] += kept
    if kept:
        note_goods(game, "gains", person, good, kept)
    if kept < amount:
        note_goods(game, "lost", person, good, amount - kept)


def store(game: OnMarsTable, person: int, good: int) -> None:
    """One resource to storage."""
    game.storage[person * RESOURCES + good] += 1
    note_goods(game, "gains", person, good, 1)


def lay_on(game: OnMarsTable, person: int, number: int, good: int) -> None:
    """One of a good, just gained or taken from elsewhere, goes onto a contract."""
    game.laid[number * LAID + good] += 1
    note_goods(game, "delivers", person, good, 1, contract(number))
    look_at_contracts(game)


def deliver(game: OnMarsTable, person: int, number: int, good: int) -> None:
    """One of a good moves from the player board onto a contract; of crystals, a pending one first."""
    if good != CRYSTAL:
        game.storage[person * RESOURCES + good] -= 1
    elif game.pending[person]:
        game.pending[person] -= 1
    else:
        game.crystals[person] -= 1
    lay_on(game, person, number, good)


def pay(game: OnMarsTable, person: int, way: int) -> None:
    """Goods to the supply, private goals out of the game, colonists to the working area."""
    for good in range(RESOURCES):
        game.storage[person * RESOURCES + good] -= units(way, good)
    game.crystals[person] -= units(way, CRYSTAL)
    cards = goals_in(way)
    for number in cards:
        game.goals[person] ^= 1 << number
        game.goals_out |= 1 << number
    for good in range(COLONIST):
        if units(way, good):
            note_goods(game, "pays", person, good, units(way, good))
    for number in cards:
        game.note("goal-as-crystal", person)
        game.whisper(1 << person, goal(number))
    if units(way, COLONIST):
        send_to_work(game, person, units(way, COLONIST))


def take_from_warehouse(game: OnMarsTable, person: int, good: int) -> None:
    game.warehouse[WAREHOUSE.index(good)] -= 1
    note_goods(game, "takes", person, good, 1)


def fill_depot(game: OnMarsTable, person: int) -> None:
    """Pending crystals fill the depot; before any is lost, contracts that need crystals get them."""
    waiting = game.pending[person]
    if not waiting:
        return
    moved = min(waiting, game.depot_room(person))
    game.crystals[person] += moved
    game.pending[person] = 0
    if moved:
        game.note("to-depot", person, moved)
    for left in range(waiting - moved, 0, -1):
        wanting = game.wanting(person, CRYSTAL)
        if not wanting:
            note_goods(game, "lost", person, CRYSTAL, left)
            return
        lay_on(game, person, wanting[0], CRYSTAL)


# Colonists


def move_colonists(game: OnMarsTable, person: int, start: int, end: int, colonists: int) -> None:
    """Colonists go from one place to another. Every colonist who moves moves by this."""
    count_colonists(game, person, start, -colonists)
    count_colonists(game, person, end, colonists)
    game.colonists_moved(person, start, end, colonists)


def count_colonists(game: OnMarsTable, person: int, place: int, more: int) -> None:
    """So many more colonists are in a place. Lacerda has them only on slots and in mines."""
    if place < AT_HOME:
        game.slots[place * game.people + person] += more
    elif place >= ELSEWHERE:
        game.book.chapter.count_colonists(game, person, place, more)
    elif place >= IN_MINE:
        game.miners[person] ^= 1 << (place - IN_MINE)
    elif person == game.lacerda:
        return
    elif place == AT_HOME:
        game.quarters[person] += more
    elif place == AT_WORK:
        game.working[person] += more
    else:
        game.supply[person] += more


def send_to_work(game: OnMarsTable, person: int, colonists: int) -> None:
    """From the living quarters to the working area."""
    move_colonists(game, person, AT_HOME, AT_WORK, colonists)
    game.note("works", person, colonists)


def gain_colonists(game: OnMarsTable, person: int, colonists: int) -> None:
    """New colonists take free beds, as far as there are any."""
    arrived = min(colonists, game.supply[person], game.free_beds(person))
    move_colonists(game, person, IN_SUPPLY, AT_HOME, arrived)
    if game.in_turn(person):
        game.gained[person] += arrived
    if arrived:
        game.note("colonists", person, arrived)


def come_home(game: OnMarsTable, person: int, places: list[int], colonists: list[int]) -> int:
    """Colonists come home from some places, so many from each; as many as find no bed go to the supply."""
    coming = 0
    for at in range(len(places)):
        if colonists[at]:
            move_colonists(game, person, places[at], AT_HOME, colonists[at])
            coming += colonists[at]
    without = min(coming, game.quarters[person] - game.beds(person))
    if without > 0:
        move_colonists(game, person, AT_HOME, IN_SUPPLY, without)
    return coming


def retrieve(game: OnMarsTable, person: int, side: int) -> None:
    """All colonists come back from the slots of a side and from the working area."""
    places = game.book.slots_of_side(side)
    there = [game.slot(place, person) for place in places]
    coming = come_home(game, person, [AT_WORK, *places], [game.working[person], *there])
    if coming:
        game.note("retrieves", person, coming)


def recall(game: OnMarsTable, person: int, place: int, colonists: int) -> None:
    """Some colonists come back from the slots of an action, or from the working area."""
    come_home(game, person, [place], [colonists])
    game.note("retrieves", person, colonists)


def clear_slots(game: OnMarsTable, place: int) -> None:
    """Whoever has most colonists on full slots, all who share that, take them to their working areas."""
    at = place * game.people
    most = max(game.slots[at : at + game.people])
    for person in range(game.people):
        if game.slots[at + person] == most:
            move_colonists(game, person, place, AT_WORK, most)
            game.note("cleared", person, most, befalls=game.victims(1 << person) if person < game.humans else 0)


def take_slot(game: OnMarsTable, person: int, place: int) -> None:
    """A colonist of the living quarters goes onto a slot."""
    move_colonists(game, person, AT_HOME, place, 1)


# Cards


def take_blueprint(game: OnMarsTable, person: int, number: int) -> None:
    game.plans[game.plans.index(number)] = 0
    game.plan_of[number] = person
    game.markers[person] -= 1
    game.note("blueprint", person, blueprint(number))
    contribute(game, person, M_BLUEPRINT)


def learn(game: OnMarsTable, person: int, at: int, cell: int) -> None:
    """A technology from a place of the grid goes to a laboratory."""
    tech = game.grid[at]
    game.grid[at] = NONE
    game.cell[person * KINDS + tech] = cell
    game.note("learns", person, TECH.thing(tech), CELL.thing(cell))
    contribute(game, person, M_TECH)


def develop(game: OnMarsTable, person: int, tech: int, cell: int) -> None:
    game.cell[person * KINDS + tech] = cell
    if game.in_turn(person):
        game.developed += 1
    game.note("develops", person, TECH.thing(tech), game.tech_level(person, tech))


def set_aside(game: OnMarsTable, user: int, owner: int, tech: int) -> None:
    """Somebody's technology is used by another: an oxygen is put aside for its owner."""
    game.aside.append(owner * 16 + tech)
    game.note("uses-tech", user, TECH.thing(tech), owner)
    game.book.chapter.tech_used(game, user)


def take_card(game: OnMarsTable, person: int, card: int) -> None:
    """A scientist or a contract of the display."""
    game.display[game.display.index(card)] = 0
    game.note("hires", person, card)
    if is_scientist(card):
        game.scientist_of[scientist_index(card)] = person
        contribute(game, person, M_SCIENTIST)
    else:
        game.contract_of[card - FIRST_CONTRACT + 1] = person
        look_at_contracts(game)
    game.book.chapter.hired(game, person, card)


def fill_display(game: OnMarsTable, person: int, number: int) -> None:
    """A contract of the deck fills the first gap in the display."""
    game.contract_deck ^= 1 << number
    game.display[game.display.index(0)] = contract(number)
    game.note("fills-display", person, contract(number))


def assign_scientist(game: OnMarsTable, person: int, index: int, number: int) -> None:
    game.scientist_at[index] = number
    game.note("scientist-works", person, scientist(index), blueprint(number))


def holds(game: OnMarsTable, number: int) -> bool:
    """Whether a contract's condition holds now for whoever has it."""
    person = game.contract_of[number]
    card = game.book.contracts[number - 1]
    if card.building == NONE:
        return max([game.needs_on(number, good) for good in range(LAID)]) <= 0
    marked = game.advanced[person] & game.where(card.building, person) & ~game.dead
    while marked:
        found = game.complex_at((marked & -marked).bit_length() - 1)
        if size(found) >= COMPLEX_WANTED:
            return True
        marked &= ~found
    return False


def look_at_contracts(game: OnMarsTable) -> None:
    """Whoever's contract is complete for the first time contributes to the mission. Lacerda's count at the end."""
    for number in range(1, CONTRACTS + 1):
        person = game.contract_of[number]
        if person in (NONE, game.lacerda) or game.contracts_told >> number & 1 or not holds(game, number):
            continue
        game.contracts_told |= 1 << number
        game.note("contract-done", person, contract(number))
        game.book.chapter.contract_done(game, person, number)
        contribute(game, person, M_CONTRACT)


def complete_goal(game: OnMarsTable, person: int, number: int) -> None:
    game.goals[person] ^= 1 << number
    game.goals_done[person] |= 1 << number
    game.reveal()
    game.note("goal", person, goal(number))
    game.book.chapter.goal_done(game, person)


# First colonists


def show_first_card(game: OnMarsTable, person: int) -> None:
    """A first card comes to light; its owner draws two tasks in secret."""
    game.reveal()
    game.note("first-card", person, FIRST_COLONIST.thing(game.a_card[person]))
    for _ in range(min(TASKS_DRAWN, len(game.b_deck))):
        card = game.b_deck.pop()
        game.b_cards[person] |= 1 << card
        game.learn(person)
        game.note("draws-task", person)
        game.whisper(1 << person, FIRST_COLONIST.thing(len(game.data.a_cards) + card))


def complete_task(game: OnMarsTable, person: int, card: int, thing: int) -> None:
    game.b_cards[person] ^= 1 << card
    game.b_done[person] |= 1 << card
    game.b_turn = True
    game.reveal()
    game.note("task", person, thing)


# Ships and the turn order


def welcome(game: OnMarsTable, person: int, slot: int) -> None:
    """A ship moves from its depot slot (from 0) to the hangar."""
    game.ships[person] ^= 1 << slot
    game.hangar[person] += 1
    game.note("welcomes", person, SHIP.thing(slot))


def spend_ship(game: OnMarsTable, person: int) -> None:
    game.hangar[person] -= 1
    game.removed[person] += 1
    game.note("spends-ship", person)


def take_space(game: OnMarsTable, person: int, space: int) -> None:
    game.space[person] = space
    game.note("takes-space", person, SPACE.thing(space))


# Turns


def begin_main(game: OnMarsTable, person: int, action: int, ends: bool) -> None:
    """A main action is announced. `ends`: with it the turn ends, so no executive action follows."""
    game.main_done = True
    if ends:
        game.executive_done = True
    game.note("main", person, action)


def begin_executive(game: OnMarsTable, person: int, action: int) -> None:
    game.executive_done = True
    game.note("executive", person, action)
