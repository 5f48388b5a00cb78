"""The table of Terraforming Mars: what stands where. Only verbs.py changes it."""

from __future__ import annotations

from typing import Final, cast, final

from areo._extend import mypyc_attr
from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.tableau.card import Card
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.table import Tableau, TableauGame
from areo.terraforming_mars.board import GANYMEDE, PHOBOS, SITES
from areo.terraforming_mars.cards.sets import BEGINNER, CORPORATE_ERA
from areo.terraforming_mars.numbers import (
    MC,
    NO_TILE,
    NOBODY,
    OCEAN_GOAL,
    OXYGEN_GOAL,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
)

FIRST_BEGINNER: Final = 12  # of the beginner corporations
BEGINNERS: Final = 5
ACTIONS_A_TURN: Final = 2

GREENERY_PLANTS: Final = 8
RATING: Final = 20  # at the start
SOLO_RATING: Final = 14


@final
@mypyc_attr(acyclic=True)
class Player(Tableau):
    """A player of Terraforming Mars: the board and cards of a tableau, and what only this game has."""

    tr: int
    corporation: int  # 0 until it is revealed
    tr_raised: bool  # this generation
    first_action: bool  # the corporation's first action is still to be done
    passed: bool

    # Set-up, research and draft.
    dealt_corporations: list[int]
    drafted: list[int]
    bought: list[int]  # at set-up: which of those dealt are kept, in secret until the corporation is revealed

    # Kept up by the verbs as cards come into play.
    greenery_cost: int
    power_plant_discount: int

    def income(self) -> int:
        """The money of a production phase."""
        return self.tr + self.production[MC]

    def copy(self) -> Player:
        new = Player()
        new.become(self)
        new.tr = self.tr
        new.corporation = self.corporation
        new.tr_raised = self.tr_raised
        new.first_action = self.first_action
        new.passed = self.passed
        new.dealt_corporations = self.dealt_corporations.copy()
        new.drafted = self.drafted.copy()
        new.bought = self.bought.copy()
        new.greenery_cost = self.greenery_cost
        new.power_plant_discount = self.power_plant_discount
        return new


def new_player(book: TableauRulebook, production: int, tr: int) -> Player:
    """A player before any card."""
    player = Player()
    player.begin(book, production)
    player.tr = tr
    player.corporation = 0
    player.tr_raised = False
    player.first_action = False
    player.passed = False
    player.dealt_corporations = []
    player.drafted = []
    player.bought = []
    player.greenery_cost = GREENERY_PLANTS
    player.power_plant_discount = 0
    return player


class MarsTable(TableauGame):
    """Where everything stands. Sets of hexes are bit masks (board.py); solo is one seat and a neutral opponent."""

    corporate_era: bool
    draft: bool
    beginners: list[int]  # seats with a beginner corporation

    generation: int
    phase: int
    temperature: int
    oxygen: int
    first_player: int
    actions_left: int  # of the turn at hand, the one at work not counted
    players: list[Player]  # those of `tableaus`
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
    milestones: list[int]  # who claimed each
    awards: list[int]  # who funded each

    def __init__(self, book: TableauRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.corporate_era = bool(options.get("corporate_era", True)) or self.solo
        self.draft = bool(options.get("draft", False)) and not self.solo
        chosen = options.get("beginners")
        self.beginners = [int(str(seat)) for seat in chosen] if isinstance(chosen, list) else []

    def lay_out(self, rng: Rng) -> None:
        """An empty Mars with everything in its box."""
        self.begin(rng)
        self.clear_piles()
        seats = self.seats
        self.generation = 1
        self.phase = 0
        self.temperature = TEMPERATURE_START
        self.oxygen = 0
        self.first_player = 0
        self.actions_left = ACTIONS_A_TURN
        production = 0 if self.corporate_era else 1
        tr = SOLO_RATING if self.solo else RATING
        self.seat_players([new_player(self.book, production, tr) for _ in range(seats)])
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
        self.milestones = [NOBODY] * 5
        self.awards = [NOBODY] * 5

    def seat_players(self, players: list[Player]) -> None:
        self.players = players
        self.tableaus = cast("list[Tableau]", players)  # the very same list

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(MarsTable, other)
        self.generation = like.generation
        self.phase = like.phase
        self.temperature = like.temperature
        self.oxygen = like.oxygen
        self.first_player = like.first_player
        self.actions_left = like.actions_left
        self.seat_players([player.copy() for player in like.players])
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
        self.milestones = like.milestones.copy()
        self.awards = like.awards.copy()

    def plays_with(self, card: Card) -> bool:
        """Whether a card can be dealt at this table. House cards are in its rulebook only if it plays with them."""
        return card.set != BEGINNER and (card.set != CORPORATE_ERA or self.corporate_era)

    def projects_in_play(self) -> list[int]:
        """The project cards that can be dealt at this table."""
        return [card.number for card in self.book.projects if self.plays_with(card)]

    def corporations_in_play(self) -> list[int]:
        """The corporations that can be dealt at this table."""
        return [card.number for card in self.book.corporations if self.plays_with(card)]

    def all_done(self) -> bool:
        """Whether Mars is terraformed: all three parameters at their goals."""
        return self.temperature == TEMPERATURE_GOAL and self.oxygen == OXYGEN_GOAL and self.oceans == OCEAN_GOAL

    def cities(self, on_mars: bool = False) -> int:
        """City tiles in play, anybody's; those off the map too unless asked otherwise."""
        count = self.city.bit_count()
        if not on_mars:
            count += (self.tile[GANYMEDE] != NO_TILE) + (self.tile[PHOBOS] != NO_TILE)
        return count
