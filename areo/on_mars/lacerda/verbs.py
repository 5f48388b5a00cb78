"""What Lacerda decides and does where it needs no answer of the player."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import Frame
from areo.on_mars import verbs, verbs_map
from areo.on_mars.actions import extra_cost
from areo.on_mars.components import BENEFITS
from areo.on_mars.effects.construct import MAKE_ROOM_TO_BUILD, left_to_build
from areo.on_mars.effects.tech import cells_ahead
from areo.on_mars.effects.upgrades import upgradable
from areo.on_mars.geometry import BOARD, listed, size
from areo.on_mars.numbers import (
    AT_WORK,
    BLUEPRINTS,
    BUILDING,
    CARD,
    COMMON,
    CONTRACTS,
    CRYSTAL,
    ENTRY_CELLS,
    HEX,
    HIRE_SLOT,
    LEVEL_OF_CELL,
    LSS,
    M_BOTS,
    MINE,
    NONE,
    ROW,
    SHELTER,
    SOLO_CARD,
    TYPES,
    UPGRADE_CONTRACTS,
    WAREHOUSE,
    contract,
    is_contract,
    is_scientist,
)
from areo.on_mars.plans import building_of, is_level_3
from areo.on_mars.table import KINDS, OnMarsTable
from areo.on_mars.worth import SCIENTIST_POINTS

MOST_SCIENTISTS: Final = 2
EXTRA_BOTS: Final = 3
CONTRACT_PRICE: Final = 1
PREFERRED_CELLS: Final = ("blueprint", "upgrade", "crystal", "warehouse", "bots", "mineral")  # then cells without any


# His deck


def reveal_card(game: OnMarsTable) -> None:
    """Turn up his next card; an empty deck is shuffled again."""
    if not game.solo_deck:
        game.solo_deck = game.solo_discard
        game.solo_discard = []
        game.rng.shuffle(game.solo_deck)
        game.passes += 1
        game.note("solo-shuffled")
    card = game.solo_deck.pop()
    game.solo_discard.append(card)
    game.last_card = card
    game.reveal()
    game.note("solo-card", -1, SOLO_CARD.thing(card))
    if game.passes > 1 and game.missions[game.data.solo_deck[card].mission] != NONE:
        verbs.advance_mission(game, game.lacerda, game.data.solo_deck[card].mission)


# Slots


def pay(game: OnMarsTable, crystals: int) -> None:
    if crystals:
        game.crystals[game.lacerda] -= crystals
        verbs.note_goods(game, "pays", game.lacerda, CRYSTAL, crystals)


def can_take_slot(game: OnMarsTable, place: int) -> bool:
    """Whether he can pay the extra cost of an action's slots."""
    him = game.lacerda
    if place == HIRE_SLOT and game.slot(place, him):
        return False
    return extra_cost(game, him, place) <= game.crystals[him]


def take_slot(game: OnMarsTable, place: int) -> None:
    him = game.lacerda
    pay(game, extra_cost(game, him, place))
    if place != HIRE_SLOT and game.on_slots(place) >= game.data.slots[place]:
        verbs.clear_slots(game, place)
    verbs.take_slot(game, him, place)


def leave_hire(game: OnMarsTable) -> None:
    """His colonist comes back from the hire action."""
    verbs.move_colonists(game, game.lacerda, HIRE_SLOT, AT_WORK, 1)
    game.note("retrieves", game.lacerda, 1)


# Blueprints


def blueprint_choice(game: OnMarsTable) -> int:
    """The blueprint he would take: one that his scientists score; from the fuller row, the leftmost. 0: none."""
    him = game.lacerda
    if not game.markers[him]:
        return 0
    scored = [
        game.book.scientists[scientist].scores
        for scientist in range(len(game.scientist_of))
        if game.scientist_of[scientist] == him
    ]
    candidates = [number for number in game.plans if number and building_of(number) in scored]
    if not candidates:
        candidates = [number for number in game.plans if number]
    if not candidates:
        return 0
    rows = [game.plans[:ROW], game.plans[ROW:]]
    counts = [sum([number > 0 for number in row]) for row in rows]
    first = 1 if counts[1] > counts[0] else 0
    for row in (rows[first], rows[1 - first]):
        for number in row:
            if number in candidates:
                return number
    return 0


def take_blueprint(game: OnMarsTable) -> bool:
    number = blueprint_choice(game)
    if not number:
        return False
    verbs.take_blueprint(game, game.lacerda, number)
    if building_of(number) == SHELTER:
        verbs.gain(game, game.lacerda, CRYSTAL, 1)
    return True


# Technologies


def learn_choice(game: OnMarsTable) -> tuple[int, int]:
    """The place of the grid and the cell of the technology he would learn; NONE if he cannot."""
    him = game.lacerda
    cells = [cell for cell in ENTRY_CELLS if not game.cell_taken(him, cell)]
    if cells:
        for at in range(len(game.grid)):
            if game.grid[at] != NONE and game.cell[him * KINDS + game.grid[at]] == NONE:
                return at, cells[0]
    return NONE, NONE


def movable(game: OnMarsTable, free: bool, spent: int = 0) -> list[int]:
    """His technologies that can be developed, the least developed first; on one level, the lower cell first.

    `spent`: crystals that he will have paid for something else before.
    """
    him = game.lacerda
    found = [tech for tech in range(KINDS) if steps_for(game, tech, free, spent)]
    found.sort(key=lambda tech: (game.tech_level(him, tech), -game.cell[him * KINDS + tech]))
    return found


def steps_for(game: OnMarsTable, tech: int, free: bool, spent: int = 0) -> list[int]:
    """The cells to which one of his technologies can move. He pays crystals, but no resources."""
    cells = cells_ahead(game, game.lacerda, tech)
    if free:
        return cells
    have = game.crystals[game.lacerda] - spent
    return [cell for cell in cells if game.data.lab_costs[LEVEL_OF_CELL[cell]].crystal <= have]


def most_developed(game: OnMarsTable, free: bool) -> int:
    """The most developed of his technologies that can move; on one level, that of the lower cell. NONE: none can."""
    him = game.lacerda
    found = movable(game, free)
    if not found:
        return NONE
    top = game.tech_level(him, found[-1])
    return next(tech for tech in found if game.tech_level(him, tech) == top)


def best_cell(game: OnMarsTable, cells: list[int]) -> int:
    """The cell he prefers: by its benefit, if that is possible for him; then at random."""
    for benefit in PREFERRED_CELLS:
        kind = BENEFITS.index(benefit)
        wanted = [cell for cell in cells if game.data.lab_benefits[cell] == kind]
        if wanted and benefit_possible(game, kind):
            return verbs.by_lot(game, wanted)
    plain = [cell for cell in cells if game.data.lab_benefits[cell] == NONE]
    return verbs.by_lot(game, plain or cells)


def benefit_possible(game: OnMarsTable, kind: int) -> bool:
    benefit = BENEFITS[kind]
    if benefit == "blueprint":
        return blueprint_choice(game) > 0
    if benefit == "upgrade":
        return len(upgrade_choices(game)) > 0
    if benefit == "warehouse":
        return max(game.warehouse) > 0
    return True


def develop(game: OnMarsTable, tech: int, free: bool) -> int:
    """One step of a technology; gives the cell it came to."""
    him = game.lacerda
    cell = best_cell(game, steps_for(game, tech, free))
    if not free:
        pay(game, game.data.lab_costs[LEVEL_OF_CELL[cell]].crystal)
    verbs.develop(game, him, tech, cell)
    return cell


def take_from_warehouse(game: OnMarsTable) -> None:
    """The most numerous good, the leftmost of several; a crystal is his, a resource goes to the supply."""
    most = max(game.warehouse)
    if not most:
        return
    good = WAREHOUSE[game.warehouse.index(most)]
    verbs.take_from_warehouse(game, game.lacerda, good)
    him = game.lacerda
    if good == CRYSTAL and game.pending[him] < game.depot_room(him):
        verbs.gain(game, him, CRYSTAL, 1)


def next_icon(game: OnMarsTable) -> None:
    """His bot goes to the next icon of the progress area."""
    move_icon(game, game.icon)


def move_icon(game: OnMarsTable, type: int) -> None:
    """His bot goes to the icon after a type's."""
    game.icon = (type + 1) % COMMON
    game.note("lacerda-icon", game.lacerda, BUILDING.thing(game.icon))


# Buildings


def type_to_build(game: OnMarsTable) -> int:
    """What he builds next: the type on whose icon his bot stands, or the next that the colony needs; NONE if none."""
    for step in range(COMMON):
        type = (game.icon + step) % COMMON
        if game.stacks[type] and (type == MINE or game.lss[LSS.index(type)] < game.level + 1):
            return type
    return NONE


def sites(game: OnMarsTable, type: int) -> list[int]:
    """Where he may build a type, with whatever technology there is."""
    him = game.lacerda
    if type == NONE or not left_to_build(game, him, type):
        return []
    return verbs_map.legal_sites(game, him, type, game.best_level(type))


def site(game: OnMarsTable, type: int) -> int:
    """Where he builds a type: in the largest complex that any technology allows, else two steps away. NONE: nowhere."""
    him = game.lacerda
    found = sites(game, type)
    if not found:
        return NONE
    sizes = [verbs_map.joined(game, him, type, hex) for hex in found]
    largest = [found[at] for at in range(len(found)) if sizes[at] == max(sizes)]
    tiles = game.tiles_on
    bare = [hex for hex in largest if not tiles >> hex & 1]
    return verbs.by_lot(game, bare or largest)


def construct(game: OnMarsTable, frame: Frame, type: int, moves_icon: bool) -> bool:
    """Build a type, with whatever technology that takes; his own, if it is enough."""
    hex = site(game, type)
    if hex == NONE:
        return False
    him = game.lacerda
    together = verbs_map.joined(game, him, type, hex)
    if together > game.tech_level(him, type):
        verbs.set_aside(game, him, 0, type)
    if moves_icon:
        move_icon(game, type)
    game.push(MAKE_ROOM_TO_BUILD, frame, seat=NONE, subject=BUILDING.thing(type), second=HEX.thing(hex))
    return True


def upgrade_choices(game: OnMarsTable) -> list[int]:
    """His unused blueprints for which there is a building, the best ones."""
    him = game.lacerda
    scored = [
        game.book.scientists[scientist].scores
        for scientist in range(len(game.scientist_of))
        if game.scientist_of[scientist] == him
    ]
    best = -1
    found: list[int] = []
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] != him or game.plan_at[number] != NONE or not upgradable(game, him, number, BOARD):
            continue
        worth = 2 * SCIENTIST_POINTS * scored.count(building_of(number)) + is_level_3(number)
        if worth > best:
            best = worth
            found = []
        if worth == best:
            found.append(number)
    return found


def upgrade_site(game: OnMarsTable, number: int) -> int:
    """The building he upgrades: a mine with the player's miner first, else at random."""
    hexes = upgradable(game, game.lacerda, number, BOARD)
    mined = hexes & game.miners[0]
    return verbs.by_lot(game, listed(mined or hexes))


def upgrades_ahead(game: OnMarsTable) -> int:
    """How many more upgrades he could make now: each takes a blueprint and a building of its own."""
    possible = 0
    for type in range(len(TYPES)):
        plans = [n for n in game.plans_held(game.lacerda) if building_of(n) == type and game.plan_at[n] == NONE]
        high = [n for n in plans if is_level_3(n)]
        low = [n for n in plans if not is_level_3(n)]
        made = min(len(high), size(upgradable(game, game.lacerda, high[0], BOARD))) if high else 0
        if low:
            made += min(len(low), size(upgradable(game, game.lacerda, low[0], BOARD)) - made)
        possible += made
    return possible


# Scientists and contracts


def hire_choices(game: OnMarsTable, spent: int = 0) -> list[int]:
    """The cards he would take: scientists while he has fewer than two, else contracts; the best of them.

    `spent`: crystals that he will have paid for something else before.
    """
    him = game.lacerda
    scientists = [card for card in game.display if card and is_scientist(card)]
    if scientists and game.scientist_of.count(him) < MOST_SCIENTISTS:
        worth = [plans_of_type(game, game.book.scientists[CARD.index(card)].scores) for card in scientists]
        return [scientists[at] for at in range(len(scientists)) if worth[at] == max(worth)]
    contracts = [card for card in game.display if is_contract(card)]
    if game.crystals[him] < spent + CONTRACT_PRICE:
        return []
    upgrades = [card for card in contracts if card - contract(1) < UPGRADE_CONTRACTS]
    return upgrades or contracts


def plans_of_type(game: OnMarsTable, type: int) -> int:
    """How many blueprints of a type the player and he hold, built or not."""
    return sum([game.plan_of[n] != NONE and building_of(n) == type for n in range(1, BLUEPRINTS + 1)])


def hire(game: OnMarsTable, card: int) -> None:
    """Take a card; a contract drawn from the shuffled deck fills the gap at once."""
    him = game.lacerda
    if is_contract(card):
        pay(game, CONTRACT_PRICE)
    verbs.take_card(game, him, card)
    deck = [number for number in range(1, CONTRACTS + 1) if game.contract_deck >> number & 1]
    if deck:
        game.rng.shuffle(deck)
        verbs.fill_display(game, him, deck[0])
        game.reveal()


# Growth


def welcome_ship(game: OnMarsTable) -> None:
    """A ship of his depot, the top one, moves to his hangar."""
    him = game.lacerda
    for slot in range(5):
        if game.ships[him] >> slot & 1:
            verbs.welcome(game, him, slot)
            return


def take_bot(game: OnMarsTable) -> None:
    if game.board_bots < EXTRA_BOTS:
        game.board_bots += 1
        game.note("lacerda-bot", game.lacerda, game.board_bots)
        verbs.contribute(game, game.lacerda, M_BOTS)
