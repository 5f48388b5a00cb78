"""The table of Terraforming Mars: what stands where. Only verbs.py changes it."""

from __future__ import annotations

from typing import cast

from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.terraforming_mars.board import SITES
from areo.terraforming_mars.numbers import CORPORATION, HAPPENINGS, MC, NO_TILE, NOBODY, TAGS, TEMPERATURE_START
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook

BEGINNER = 12  # the first of the five beginner corporations

Listener = tuple[int, int, int]  # whose, on which card, which of its triggers


class Player:
    """One player's board, cards and what follows from the cards in play."""

    stock: list[int]  # by resource
    production: list[int]
    tr: int
    corporation: int  # 0 until it is revealed
    hand: list[int]
    played: list[int]  # in the order they were played, events included
    cubes: dict[int, int]  # by card that can hold cubes
    actions: list[int]  # cards in play with an action, the corporation included; replaced, never changed
    used: list[int]  # cards whose action was used this generation
    tr_raised: bool  # this generation
    first_action: bool  # the corporation's first action is still to be done
    passed: bool

    # Set-up, research and draft.
    dealt: list[int]  # cards to choose from
    dealt_corporations: list[int]
    drafted: list[int]
    bought: list[int]  # at set-up: which of those dealt are kept, in secret until the corporation is revealed

    # Kept up by the verbs as cards come into play.
    tags: list[int]  # on face-up cards and the corporation; replaced, never changed
    events: int  # played
    prices: list[int]  # by card, with all discounts; replaced, never changed
    any_discount: int
    tag_discount: list[int]  # replaced, never changed
    next_discount: int  # for the next card of this generation only
    slack: int  # steps by which global requirements are eased
    next_slack: int
    steel_value: int
    titanium_value: int
    heat_is_money: bool
    greenery_cost: int
    power_plant_discount: int
    guarded: bool  # plants, animals and microbes are safe from opponents

    def income(self) -> int:
        """The money of a production phase."""
        return self.tr + self.production[MC]

    def copy(self) -> Player:
        new = Player()
        new.stock = self.stock.copy()
        new.production = self.production.copy()
        new.tr = self.tr
        new.corporation = self.corporation
        new.hand = self.hand.copy()
        new.played = self.played.copy()
        new.cubes = self.cubes.copy()
        new.actions = self.actions
        new.used = self.used.copy()
        new.tr_raised = self.tr_raised
        new.first_action = self.first_action
        new.passed = self.passed
        new.dealt = self.dealt.copy()
        new.dealt_corporations = self.dealt_corporations.copy()
        new.drafted = self.drafted.copy()
        new.bought = self.bought.copy()
        new.tags = self.tags
        new.events = self.events
        new.prices = self.prices
        new.any_discount = self.any_discount
        new.tag_discount = self.tag_discount
        new.next_discount = self.next_discount
        new.slack = self.slack
        new.next_slack = self.next_slack
        new.steel_value = self.steel_value
        new.titanium_value = self.titanium_value
        new.heat_is_money = self.heat_is_money
        new.greenery_cost = self.greenery_cost
        new.power_plant_discount = self.power_plant_discount
        new.guarded = self.guarded
        return new


def new_player(prices: list[int], production: int, tr: int) -> Player:
    """A player before any card."""
    player = Player()
    player.stock = [0] * 6
    player.production = [production] * 6
    player.tr = tr
    player.corporation = 0
    player.hand = []
    player.played = []
    player.cubes = {}
    player.actions = []
    player.used = []
    player.tr_raised = False
    player.first_action = False
    player.passed = False
    player.dealt = []
    player.dealt_corporations = []
    player.drafted = []
    player.bought = []
    player.tags = [0] * len(TAGS)
    player.events = 0
    player.prices = prices
    player.any_discount = 0
    player.tag_discount = [0] * len(TAGS)
    player.next_discount = 0
    player.slack = 0
    player.next_slack = 0
    player.steel_value = 2
    player.titanium_value = 3
    player.heat_is_money = False
    player.greenery_cost = 8
    player.power_plant_discount = 0
    player.guarded = False
    return player


class Table(Game):
    """Where everything stands. Sets of hexes are bit masks (board.py); solo is one seat and a neutral opponent."""

    book: TerraformingMarsRulebook
    solo: bool
    corporate_era: bool
    draft: bool
    beginners: list[int]  # seats with a beginner corporation

    generation: int
    phase: int
    temperature: int
    oxygen: int
    first_player: int
    players: list[Player]
    deck: list[int]  # the top is last
    discard: list[int]
    tile: list[int]  # by site: what lies there
    owner: list[int]  # by site: a seat, NOBODY or NEUTRAL
    taken: int  # all hexes with a tile
    ocean: int
    city: int  # cities on the map, the capital included
    greenery: int
    own: list[int]  # by seat: hexes with a tile of one's own
    near_taken: int  # hexes next to any tile; the next ones likewise, next to some
    near_city: int
    near_greenery: int
    near_own: list[int]
    claim: list[int]  # by site: who claimed it, NOBODY
    claimed: int  # all hexes with a marker
    oceans: int
    known: list[int]  # by seat: the cards it knows to be in the discard pile, a bit each
    milestones: list[int]  # who claimed each
    awards: list[int]  # who funded each
    listeners: list[tuple[Listener, ...]]  # by what happens; replaced, never changed

    def __init__(self, book: TerraformingMarsRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.book = book
        self.solo = seats == 1
        self.corporate_era = bool(options.get("corporate_era", True)) or self.solo
        self.draft = bool(options.get("draft", False)) and not self.solo
        chosen = options.get("beginners")
        self.beginners = [int(str(seat)) for seat in chosen] if isinstance(chosen, list) else []

    def lay_out(self, rng: Rng) -> None:
        """An empty Mars with everything in its box."""
        self.begin(rng)
        seats = self.seats
        self.generation = 1
        self.phase = 0
        self.temperature = TEMPERATURE_START
        self.oxygen = 0
        self.first_player = 0
        production = 0 if self.corporate_era else 1
        self.players = [new_player(self.book.costs, production, 14 if self.solo else 20) for _ in range(seats)]
        self.deck = []
        self.discard = []
        self.tile = [NO_TILE] * SITES
        self.owner = [NOBODY] * SITES
        self.taken = 0
        self.ocean = 0
        self.city = 0
        self.greenery = 0
        self.own = [0] * seats
        self.near_taken = 0
        self.near_city = 0
        self.near_greenery = 0
        self.near_own = [0] * seats
        self.claim = [NOBODY] * SITES
        self.claimed = 0
        self.oceans = 0
        self.known = [0] * seats
        self.milestones = [NOBODY] * 5
        self.awards = [NOBODY] * 5
        self.listeners = [() for _ in range(HAPPENINGS)]

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(Table, other)
        self.generation = like.generation
        self.phase = like.phase
        self.temperature = like.temperature
        self.oxygen = like.oxygen
        self.first_player = like.first_player
        self.players = [player.copy() for player in like.players]
        self.deck = like.deck.copy()
        self.discard = like.discard.copy()
        self.tile = like.tile.copy()
        self.owner = like.owner.copy()
        self.taken = like.taken
        self.ocean = like.ocean
        self.city = like.city
        self.greenery = like.greenery
        self.own = like.own.copy()
        self.near_taken = like.near_taken
        self.near_city = like.near_city
        self.near_greenery = like.near_greenery
        self.near_own = like.near_own.copy()
        self.claim = like.claim.copy()
        self.claimed = like.claimed
        self.oceans = like.oceans
        self.known = like.known.copy()
        self.milestones = like.milestones.copy()
        self.awards = like.awards.copy()
        self.listeners = like.listeners.copy()

    def corporations_in_play(self) -> list[int]:
        """The corporations that can be dealt at this table."""
        return [
            card.number
            for card in self.book.corporations
            if card.number < CORPORATION + BEGINNER and (card.base or self.corporate_era)
        ]

    def all_done(self) -> bool:
        """Whether Mars is terraformed: all three parameters at their goals."""
        return self.temperature == 8 and self.oxygen == 14 and self.oceans == 9

    def cities(self, on_mars: bool = False) -> int:
        """City tiles in play, anybody's; those off the map too unless asked otherwise."""
        count = self.city.bit_count()
        if not on_mars:
            count += (self.tile[61] != NO_TILE) + (self.tile[62] != NO_TILE)
        return count
