"""The table of On Mars: what stands where. Only verbs.py changes it."""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.effect import Frame
from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.on_mars.components import Data
from areo.on_mars.geometry import BOARD, CENTRE, connected, size, spread
from areo.on_mars.numbers import (
    ALL_TECHS,
    BLUEPRINTS,
    BOTS,
    COLONISTS,
    COLONIZATION,
    COLONY,
    COMMON,
    CONTRACTS,
    CRYSTAL,
    DEPOT,
    FIRST_CONTRACT,
    LEVEL_OF_CELL,
    MARKERS,
    MISSION_SLOTS,
    NONE,
    ORBIT,
    RESOURCES,
    ROW,
    SET_UP,
    SHELTER,
    SHELTER_CELL,
    SHELTERS,
    WITH_SLOTS,
)
from areo.on_mars.rulebook import OnMarsRulebook

KINDS: Final = len(ALL_TECHS)
LAID: Final = RESOURCES + 1  # kinds of goods that can lie on a contract
SLOTS: Final = len(WITH_SLOTS)


class OnMarsTable(Game):
    """Where everything stands.

    People are numbered as seats; alone, Lacerda has the number after the last seat. What belongs to people stands in
    one list, by their number; what they have several of, side by side in it. Sets of hexes are bit masks.
    """

    book: OnMarsRulebook
    data: Data
    humans: int  # the seats of those who settle on Mars, the first ones
    people: int  # they and Lacerda
    lacerda: int  # his number, NONE without him

    round: int
    phase: int
    order: list[int]  # of the turns in this phase
    active: int  # whose turn it is
    main_done: bool
    executive_done: bool
    end_triggered: bool
    last_round: bool

    # The colony
    level: int
    lss: list[int]  # the row of each marker of the life support system
    rewards: list[int]  # the reward tile of each of its columns
    missions: list[int]  # by slot: the mission, NONE when it is done
    left: list[int]  # by slot: how often it is still to be done
    remaining: int  # missions until the end
    side: int  # where the shuttle is
    berth: int  # on which of the three spaces there; 0 when it is gone

    # What is on offer
    warehouse: list[int]
    grid: list[int]  # technologies from the bottom row on, NONE where one was taken
    tech_stock: list[int]  # the top is last, as in all piles
    plans: list[int]  # blueprints on offer by number: the bottom row, then the top one; 0 where one was taken
    plan_deck: list[int]
    display: list[int]  # scientists and contracts as cards, 0 in a gap
    contract_deck: int  # a bit for each contract by its number
    exploration: list[int]  # the discovery tiles to choose from
    discovery_deck: list[int]
    stacks: list[list[int]]  # by common type: the tiles left, each by its arrows, a bit for each direction

    # The map
    built: list[int]  # where each type stands: the five common ones, then each one's shelters
    miners: list[int]  # where each one's miners are
    advanced: list[int]  # where each one's markers of advanced buildings are
    crystals_on: int  # where crystals lie
    tiles_on: int  # where discovery and research tiles lie, all together
    built_on: int  # where buildings stand, all together
    discovery_at: list[int]  # the hex of each discovery tile, NONE if it is not on the map
    research_at: list[int]  # the same of the research tiles, two of each letter
    bots: list[int]  # four places for each one, NONE where a bot is in the supply
    bots_out: list[int]  # by whose: bots neither there nor on the map, as only a position tells
    rover: list[int]  # NONE before its first move
    slots: list[int]  # colonists on the slots: by action, then by whose
    ruined: list[int]  # buildings that lie face down, by type as those that stand: none, but in a chapter
    dead: int  # where buildings stand that do not work: none, but in chapters
    alien_on: int  # hexes that aliens hold: none, but in chapters
    shared_bot: int  # where a bot stands that everybody moves; NONE without one, as it is but in chapters

    # By whose
    space: list[int]  # on the turn order, from 0; NONE before one is chosen
    op: list[int]  # opportunity points
    storage: list[int]  # five kinds for each one
    crystals: list[int]  # in the depot
    pending: list[int]  # crystals that are not in the depot yet
    quarters: list[int]  # colonists there
    working: list[int]
    supply: list[int]
    gained: list[int]  # colonists who came in this turn
    ships: list[int]  # a bit for each depot slot with a ship, from slot 1
    hangar: list[int]
    removed: list[int]  # ships that left the game
    shelters: list[int]  # left on the player board
    markers: list[int]  # in reserve
    cell: list[int]  # by whose and technology: its cell in the laboratory, NONE if it is not there
    goals: list[int]  # private goals in hand, a bit for each by its number
    goals_done: list[int]
    goals_out: int  # discarded or never dealt
    progress: list[int]  # a bit for each type whose cube is placed
    discoveries: list[int]  # tiles taken, a bit each
    research: list[int]  # letters taken, a bit each

    # By card
    plan_of: list[int]  # by blueprint: who has it, or NONE
    plan_at: list[int]  # the hex it is built on, or NONE
    radar: int  # the tile on the Radar's card, or NONE
    scientist_of: list[int]
    scientist_at: list[int]  # the blueprint where a scientist works, 0 if nowhere
    contract_of: list[int]  # by contract number
    laid: list[int]  # by contract number: six kinds of goods that lie on it
    contracts_told: int  # those that counted for the mission, a bit each
    aside: list[int]  # technologies of others used in this turn: owner * 16 + kind

    # The First Colonists variant
    a_card: list[int]  # NONE without
    b_cards: list[int]  # a bit each
    b_deck: list[int]
    b_done: list[int]
    b_turn: bool  # one of them was done in this turn
    developed: int  # steps by which whoever's turn it is has developed technologies in it

    # Lacerda
    icon: int  # the type on whose icon his bot stands
    board_bots: int  # bots on his board
    passes: int  # through his deck, from 1
    solo_deck: list[int]
    solo_discard: list[int]
    last_card: int  # NONE before his first turn

    # Promised to something that is being looked at, and so not there for anything else. Nothing between two choices.
    promised_colonists: int
    promised_crystals: int

    # What a movement that is being looked at found out, for all its steps.
    walk_frame: Frame | None
    walk_taken: int

    def __init__(self, book: OnMarsRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.book = book
        self.data = book.data
        self.humans = seats - book.chapter.aliens
        self.lacerda = seats if seats == 1 and book.chapter.solo_rival else NONE
        self.people = self.humans + (self.lacerda != NONE)
        self.promised_colonists = 0
        self.promised_crystals = 0
        self.walk_frame = None
        self.walk_taken = 0

    def lay_out(self, rng: Rng) -> None:
        """An empty table with everything in its box, and what everybody starts with."""
        self.begin(rng)
        people = self.people
        self.round = 1
        self.phase = SET_UP
        self.order = []
        self.active = 0
        self.main_done = False
        self.executive_done = False
        self.end_triggered = False
        self.last_round = False
        self.level = 1
        self.lss = [1] * 4
        self.rewards = [0] * 4
        self.missions = [NONE] * MISSION_SLOTS
        self.left = [0] * MISSION_SLOTS
        self.remaining = MISSION_SLOTS
        self.side = ORBIT
        self.berth = 1
        self.warehouse = [self.warehouse_full()] * 5
        self.grid = []
        self.tech_stock = []
        self.plans = [0] * (2 * ROW)
        self.plan_deck = []
        self.display = [0] * len(self.book.scientists)
        self.contract_deck = (1 << (CONTRACTS + 1)) - 2
        self.exploration = []
        self.discovery_deck = []
        self.stacks = [[] for _ in range(COMMON)]
        self.built = [0] * (COMMON + people)
        self.miners = [0] * people
        self.advanced = [0] * people
        self.crystals_on = 0
        self.discovery_at = [NONE] * len(self.data.discoveries)
        self.research_at = [hex for sites in self.data.research_sites for hex in sites]
        self.tiles_on = sum([1 << hex for hex in self.research_at])
        self.built_on = 0
        self.bots = [NONE] * (people * BOTS)
        self.bots_out = [0] * people
        self.rover = [NONE] * people
        self.slots = [0] * (SLOTS * people)
        self.ruined = [0] * (COMMON + people)
        self.dead = 0
        self.alien_on = 0
        self.shared_bot = NONE
        self.space = [NONE] * people
        self.op = [0] * people
        self.storage = [1] * (people * RESOURCES)
        self.crystals = [1] * people
        self.pending = [0] * people
        self.quarters = [3] * people
        self.working = [0] * people
        self.supply = [COLONISTS - 3] * people
        self.gained = [0] * people
        self.ships = [31] * people
        self.hangar = [0] * people
        self.removed = [0] * people
        self.shelters = [SHELTERS - 1] * people
        self.markers = [MARKERS] * people
        self.cell = [NONE] * (people * KINDS)
        for person in range(people):
            self.cell[person * KINDS + SHELTER] = SHELTER_CELL
        self.goals = [0] * people
        self.goals_done = [0] * people
        self.goals_out = 0
        self.progress = [0] * people
        self.discoveries = [0] * people
        self.research = [0] * people
        self.plan_of = [NONE] * (BLUEPRINTS + 1)
        self.plan_at = [NONE] * (BLUEPRINTS + 1)
        self.radar = NONE
        self.scientist_of = [NONE] * len(self.book.scientists)
        self.scientist_at = [0] * len(self.book.scientists)
        self.contract_of = [NONE] * (CONTRACTS + 1)
        self.laid = [0] * ((CONTRACTS + 1) * LAID)
        self.contracts_told = 0
        self.aside = []
        self.a_card = [NONE] * people
        self.b_cards = [0] * people
        self.b_deck = []
        self.b_done = [0] * people
        self.b_turn = False
        self.developed = 0
        self.icon = 0
        self.board_bots = 0
        self.passes = 1
        self.solo_deck = []
        self.solo_discard = []
        self.last_card = NONE
        if self.lacerda != NONE:
            at = self.lacerda * RESOURCES
            self.storage[at : at + RESOURCES] = [0] * RESOURCES
            self.quarters[self.lacerda] = 0
            self.supply[self.lacerda] = 0

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(OnMarsTable, other)
        self.round = like.round
        self.phase = like.phase
        self.order = like.order.copy()
        self.active = like.active
        self.main_done = like.main_done
        self.executive_done = like.executive_done
        self.end_triggered = like.end_triggered
        self.last_round = like.last_round
        self.level = like.level
        self.lss = like.lss.copy()
        self.rewards = like.rewards.copy()
        self.missions = like.missions.copy()
        self.left = like.left.copy()
        self.remaining = like.remaining
        self.side = like.side
        self.berth = like.berth
        self.warehouse = like.warehouse.copy()
        self.grid = like.grid.copy()
        self.tech_stock = like.tech_stock.copy()
        self.plans = like.plans.copy()
        self.plan_deck = like.plan_deck.copy()
        self.display = like.display.copy()
        self.contract_deck = like.contract_deck
        self.exploration = like.exploration.copy()
        self.discovery_deck = like.discovery_deck.copy()
        self.stacks = [stack.copy() for stack in like.stacks]
        self.built = like.built.copy()
        self.miners = like.miners.copy()
        self.advanced = like.advanced.copy()
        self.crystals_on = like.crystals_on
        self.tiles_on = like.tiles_on
        self.built_on = like.built_on
        self.discovery_at = like.discovery_at.copy()
        self.research_at = like.research_at.copy()
        self.bots = like.bots.copy()
        self.bots_out = like.bots_out.copy()
        self.rover = like.rover.copy()
        self.slots = like.slots.copy()
        self.ruined = like.ruined.copy()
        self.dead = like.dead
        self.alien_on = like.alien_on
        self.shared_bot = like.shared_bot
        self.space = like.space.copy()
        self.op = like.op.copy()
        self.storage = like.storage.copy()
        self.crystals = like.crystals.copy()
        self.pending = like.pending.copy()
        self.quarters = like.quarters.copy()
        self.working = like.working.copy()
        self.supply = like.supply.copy()
        self.gained = like.gained.copy()
        self.ships = like.ships.copy()
        self.hangar = like.hangar.copy()
        self.removed = like.removed.copy()
        self.shelters = like.shelters.copy()
        self.markers = like.markers.copy()
        self.cell = like.cell.copy()
        self.goals = like.goals.copy()
        self.goals_done = like.goals_done.copy()
        self.goals_out = like.goals_out
        self.progress = like.progress.copy()
        self.discoveries = like.discoveries.copy()
        self.research = like.research.copy()
        self.plan_of = like.plan_of.copy()
        self.plan_at = like.plan_at.copy()
        self.radar = like.radar
        self.scientist_of = like.scientist_of.copy()
        self.scientist_at = like.scientist_at.copy()
        self.contract_of = like.contract_of.copy()
        self.laid = like.laid.copy()
        self.contracts_told = like.contracts_told
        self.aside = like.aside.copy()
        self.a_card = like.a_card.copy()
        self.b_cards = like.b_cards.copy()
        self.b_deck = like.b_deck.copy()
        self.b_done = like.b_done.copy()
        self.b_turn = like.b_turn
        self.developed = like.developed
        self.icon = like.icon
        self.board_bots = like.board_bots
        self.passes = like.passes
        self.solo_deck = like.solo_deck.copy()
        self.solo_discard = like.solo_discard.copy()
        self.last_card = like.last_card
        self.walk_frame = like.walk_frame
        self.walk_taken = like.walk_taken

    # What the rules ask of the table.

    def few(self) -> bool:
        """Whether the rules for two players hold, as they also do alone."""
        return self.people <= 2

    def warehouse_full(self) -> int:
        return 2 if self.few() else 3

    def target_of(self, mission: int) -> int:
        """How often a mission is to be done, by the number of players."""
        return self.data.missions[mission].targets[max(0, self.people - 2)]

    def side_of(self, person: int) -> int:
        return ORBIT if self.space[person] < 4 else COLONY

    def person(self, seat: int) -> int:
        """Whom a frame is for: a seat, or Lacerda if it is for none."""
        return seat if seat >= 0 else self.lacerda

    def in_turn(self, person: int) -> bool:
        """Whether it is somebody's own turn in the colonization phase."""
        return self.phase == COLONIZATION and self.active == person

    def on_map(self, person: int) -> int:
        """How many shelters somebody has on the map."""
        return size(self.built[COMMON + person])

    def limit(self, person: int) -> int:
        """How much of each resource the storage holds."""
        return self.on_map(person) + 1

    def beds(self, person: int) -> int:
        return min(COLONISTS, 4 + 2 * max(0, self.on_map(person) - 1))

    def free_beds(self, person: int) -> int:
        return max(0, self.beds(person) - self.quarters[person])

    def depot_room(self, person: int) -> int:
        return max(0, DEPOT - self.ships[person].bit_count() - self.crystals[person])

    def idle_colonists(self, person: int) -> int:
        """Colonists in the living quarters who are not promised to something else."""
        return self.quarters[person] - self.promised_colonists

    def yielding_miners(self, person: int) -> int:
        """Where somebody's miners are who bring up minerals."""
        return self.miners[person] & ~self.dead

    def means(self, person: int) -> int:
        """Crystals that can be paid with, private goals included where they stand for one."""
        crystals = self.crystals[person] - self.promised_crystals
        if self.goals[person] and self.in_turn(person):
            crystals += self.goals[person].bit_count()
        return crystals

    def stock(self, person: int, good: int) -> int:
        return self.storage[person * RESOURCES + good]

    def tech_level(self, person: int, tech: int) -> int:
        """The level of somebody's technology; 0 without it."""
        cell = self.cell[person * KINDS + tech]
        return LEVEL_OF_CELL[cell] if cell != NONE else 0

    def best_level(self, tech: int) -> int:
        """The highest level of a technology in any laboratory."""
        best = 0
        for person in range(self.people):
            level = self.tech_level(person, tech)
            if level > best:
                best = level
        return best

    def cell_taken(self, person: int, cell: int) -> bool:
        for tech in range(person * KINDS, (person + 1) * KINDS):
            if self.cell[tech] == cell:
                return True
        return False

    def where(self, type: int, person: int) -> int:
        """All buildings that count as of a type for a builder: of shelters only the builder's own."""
        return self.built[type if type < COMMON else COMMON + person]

    def all_of(self, type: int) -> int:
        """All buildings of a type, whoever's."""
        if type < COMMON:
            return self.built[type]
        hexes = 0
        for shelters in self.built[COMMON:]:
            hexes |= shelters
        return hexes

    def type_at(self, hex: int) -> int:
        """The type of the building on a hex; NONE without."""
        for type in range(len(self.built)):
            if self.built[type] >> hex & 1:
                return min(type, SHELTER)
        return NONE

    def turned_down(self) -> int:
        """All buildings that lie face down."""
        hexes = 0
        for ruined in self.ruined:
            hexes |= ruined
        return hexes

    def face_down(self, type: int, person: int) -> int:
        """Buildings that somebody may turn up again by constructing that type there."""
        return self.ruined[type if type < COMMON else COMMON + person]

    def complex_at(self, hex: int) -> int:
        """The hexes of the complex that a building is part of; the building alone if it is part of none.

        One that does not work is part of nothing, not even of itself.
        """
        for hexes in self.built:
            if hexes >> hex & 1:
                return connected(1 << hex, hexes & ~self.dead) if not self.dead >> hex & 1 else 0
        return 0

    def standing(self) -> int:
        """All hexes with a bot or a rover on them."""
        hexes = 1 << self.shared_bot if self.shared_bot != NONE else 0
        for hex in self.bots:
            if hex != NONE:
                hexes |= 1 << hex
        for hex in self.rover:
            if hex != NONE:
                hexes |= 1 << hex
        return hexes

    def fixed_pieces(self) -> int:
        """All hexes with a miner or a marker."""
        hexes = 0
        for person in range(self.people):
            hexes |= self.miners[person] | self.advanced[person]
        return hexes

    def pieces(self) -> int:
        """All hexes with a piece: bot, rover, miner or marker, or one of the aliens'."""
        return self.standing() | self.fixed_pieces() | self.alien_on

    def empty(self) -> int:
        """All hexes with nothing at all on them."""
        return BOARD & ~(self.built_on | self.standing() | self.tiles_on | self.crystals_on | self.alien_on)

    def zone(self, person: int) -> int:
        """The building zones of somebody's bots. Lacerda's is the whole map."""
        if person == self.lacerda:
            return BOARD
        bots = 0
        for at in range(person * BOTS, (person + 1) * BOTS):
            if self.bots[at] != NONE:
                bots |= 1 << self.bots[at]
        return spread(bots)

    def bots_on_map(self, person: int) -> int:
        if person == self.lacerda:
            return 1 + self.board_bots
        return sum([self.bots[at] != NONE for at in range(person * BOTS, (person + 1) * BOTS)])

    def bots_left(self, person: int) -> int:
        """Bots in the supply."""
        return BOTS - self.bots_on_map(person) - self.bots_out[person]

    def rover_hex(self, person: int) -> int:
        """Where a rover is: before its first move it counts as standing on the starting mine."""
        return self.rover[person] if self.rover[person] != NONE else CENTRE

    def slot(self, place: int, person: int) -> int:
        """Somebody's colonists on the slots of an action."""
        return self.slots[place * self.people + person]

    def on_slots(self, place: int) -> int:
        """All colonists on the slots of an action."""
        at = place * self.people
        return sum(self.slots[at : at + self.people])

    def needs_on(self, contract: int, good: int) -> int:
        """How much of a good a delivery contract still needs."""
        wanted = self.book.contracts[contract - 1].needs
        return wanted[good] - self.laid[contract * LAID + good]

    def wanting(self, person: int, good: int) -> list[int]:
        """Somebody's contracts, by number, that still need a good."""
        found: list[int] = []
        if person == self.lacerda:
            return found
        for contract in range(1, CONTRACTS + 1):
            if self.contract_of[contract] == person and self.needs_on(contract, good) > 0:
                found.append(contract)
        return found

    def room_for(self, person: int, good: int) -> bool:
        """Whether somebody could keep one more of a good: in storage, in the depot or on a contract."""
        if good == CRYSTAL:
            if self.crystals[person] + self.pending[person] < DEPOT - self.ships[person].bit_count():
                return True
        elif self.stock(person, good) < self.limit(person):
            return True
        return bool(self.wanting(person, good))

    def plans_held(self, person: int) -> list[int]:
        """Somebody's blueprints by number, built or not."""
        return [number for number in range(1, BLUEPRINTS + 1) if self.plan_of[number] == person]

    def has_tasks(self, person: int) -> bool:
        """Whether somebody's first card has come to light, for which they drew tasks."""
        return bool(self.b_cards[person] | self.b_done[person])

    def contract_card(self, contract: int) -> int:
        return FIRST_CONTRACT + contract - 1

    # What a chapter's table does in its own way.

    def surcharge(self, place: int) -> int:
        """What a colonist on the slots of an action costs besides, whoever's slots are busy."""
        return 0

    def colonists_moved(self, person: int, start: int, end: int, colonists: int) -> None:
        """Colonists of somebody went from one place to another."""

    def rover_works(self, person: int) -> bool:
        """Whether somebody's rover can move."""
        return True

    def elsewhere(self, person: int) -> int:
        """Somebody's colonists in places that only a chapter has."""
        return 0
