"""The table of Ares Expedition: what stands where. Only verbs.py changes it."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast, final

from areo._extend import mypyc_attr
from areo.ares_expedition.cards.sets import BEGINNER
from areo.ares_expedition.numbers import (
    COLOUR_CUBES,
    COPPER_CUBES,
    FOREST_PLANTS,
    GOALS,
    NOVICE,
    OCEANS,
    OXYGEN,
    RATING,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SELL_VALUE,
    STARTS,
    STEEL_VALUE,
    STEPS,
    TEMPERATURE,
    TITANIUM_VALUE,
)
from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.tableau.counts import Count
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.table import Tableau, TableauGame

# Permissions to play a card, in the order in which they are used.
ORDINARY: Final = 0  # everybody's: a green card in phase I, a blue or red one in phase II
EXTRA: Final = 1  # another blue or red card, given by a card
FREE: Final = 2  # a cheap green card for nothing, given by a card
BONUS: Final = 3  # the second card of whoever chose phase II, as long as no card is drawn instead
PERMISSIONS: Final = ("ordinary", "extra", "free", "bonus")

FREE_COST: Final = 9  # the most that a card played for nothing may have printed

# An offer that a corporation makes at the first gain of rating in a phase.
NOT_MADE: Final = 0
DUE: Final = 1
MADE: Final = 2

NO_CUBE: Final = 0
COPPER: Final = 1
COLOUR: Final = 2


@final
class OptionalDiscount:
    """Something a player may pay to take something off the price of a card, once for each card."""

    def __init__(self, less: int, card: int, resource: int, number: int) -> None:
        self.less: Final = less
        self.card: Final = card  # whose cubes are paid; 0: the resource is paid
        self.resource: Final = resource
        self.number: Final = number


@final
@mypyc_attr(acyclic=True)
class Player(Tableau):
    """A player of Ares Expedition: the board and cards of a tableau, and what only this game has."""

    tr: int
    forests: int
    corporation: int  # 0 until it is revealed
    dealt_corporations: list[int]
    reserved: list[int]  # corporations that may still be looked at for a card each, the next one last
    chosen: int  # the phase of this round; 0 until it is chosen
    previous: int  # the phase of the round before
    takes: int  # the cube chosen in a co-operative round
    gives: int  # the card chosen for the partner
    shown: list[int]  # cards turned up for all to see, of which one may be taken

    # In a phase.
    plays: list[int]  # permissions left, in the order in which they are used
    repeated: bool  # a card's action was used for the second time
    ended: bool
    offer: int
    flips: int  # ocean tiles turned over in this phase
    drawn: int  # cards taken from one's share of the deck

    # Kept up by the verbs as cards come into play.
    counted: list[tuple[int, Count[Any]]]  # production for each of something; replaced, never changed
    optional: list[OptionalDiscount]  # replaced, never changed
    steel_value: int
    titanium_value: int
    dear_discount: int  # off cards with a high printed cost
    standard_discount: int
    sell_value: int
    research_draw: int
    research_keep: int
    forest_cost: int
    makes_offer: bool

    def copy(self) -> Player:
        """The same player at another table."""
        new = Player()
        new.become(self)
        new.tr = self.tr
        new.forests = self.forests
        new.corporation = self.corporation
        new.dealt_corporations = self.dealt_corporations.copy()
        new.reserved = self.reserved.copy()
        new.chosen = self.chosen
        new.previous = self.previous
        new.takes = self.takes
        new.gives = self.gives
        new.shown = self.shown.copy()
        new.plays = self.plays.copy()
        new.repeated = self.repeated
        new.ended = self.ended
        new.offer = self.offer
        new.flips = self.flips
        new.drawn = self.drawn
        new.counted = self.counted
        new.optional = self.optional
        new.steel_value = self.steel_value
        new.titanium_value = self.titanium_value
        new.dear_discount = self.dear_discount
        new.standard_discount = self.standard_discount
        new.sell_value = self.sell_value
        new.research_draw = self.research_draw
        new.research_keep = self.research_keep
        new.forest_cost = self.forest_cost
        new.makes_offer = self.makes_offer
        return new


def new_player(book: TableauRulebook) -> Player:
    """A player before any card."""
    player = Player()
    player.begin(book, 0)
    player.tr = RATING
    player.forests = 0
    player.corporation = 0
    player.dealt_corporations = []
    player.reserved = []
    player.chosen = 0
    player.previous = 0
    player.takes = NO_CUBE
    player.gives = 0
    player.shown = []
    player.plays = []
    player.repeated = False
    player.ended = False
    player.offer = NOT_MADE
    player.flips = 0
    player.drawn = 0
    player.counted = []
    player.optional = []
    player.steel_value = STEEL_VALUE
    player.titanium_value = TITANIUM_VALUE
    player.dear_discount = 0
    player.standard_discount = 0
    player.sell_value = SELL_VALUE
    player.research_draw = RESEARCH_DRAW
    player.research_keep = RESEARCH_KEEP
    player.forest_cost = FOREST_PLANTS
    player.makes_offer = False
    return player


class AresTable(TableauGame):
    """Where everything stands.

    In a phase all act at once, so what they read is what stood at its opening: `opening`, their own share of the deck
    and their own order of the ocean tiles. A card drawn leaves a hole (0) in the deck, or in the reserve, until the
    phase is closed.
    """

    coop: bool
    difficulty: str
    first_game: bool
    advanced: bool  # cards may be discarded to look at more corporations
    choose_last: bool  # alone, the neutral card of the last rounds is chosen

    round: int
    phase: int
    phases: int  # those of this round, a bit each
    parameters: list[int]  # temperature, oxygen, oceans
    opening: list[int]  # the same as they stood when the phase was opened
    called: int  # parameters that became full in this phase and were called, a bit each
    tiles: list[int]  # ocean tiles, by index, that were not turned over when the phase was opened, in order
    players: list[Player]  # those of `tableaus`
    reserve: list[int]  # the shuffled discards that stand by in this phase
    neutral: list[int]  # phases left in the neutral deck, the next one last
    neutral_card: int  # the phase that it shows this round; 0 if none
    copper: int  # cubes left
    colour: int

    def __init__(self, book: TableauRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.coop = options.get("coop") is True
        self.difficulty = str(options.get("difficulty", NOVICE))
        self.first_game = options.get("first_game") is True
        self.advanced = options.get("advanced_corporations") is True
        self.choose_last = options.get("choose_last_neutral") is True

    def lay_out(self, rng: Rng) -> None:
        """An empty Mars with everything in its box."""
        self.begin(rng)
        self.clear_piles()
        self.round = 1
        self.phase = 0
        self.phases = 0
        self.parameters = list(STARTS)
        self.opening = list(STARTS)
        self.called = 0
        self.tiles = []
        self.reserve = []
        self.neutral = []
        self.neutral_card = 0
        self.copper = COPPER_CUBES if self.coop else 0
        self.colour = COLOUR_CUBES if self.coop else 0
        self.seat_players([new_player(self.book) for _ in range(self.seats)])

    def seat_players(self, players: list[Player]) -> None:
        self.players = players
        self.tableaus = cast("list[Tableau]", players)  # the very same list

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(AresTable, other)
        self.round = like.round
        self.phase = like.phase
        self.phases = like.phases
        self.parameters = like.parameters.copy()
        self.opening = like.opening.copy()
        self.called = like.called
        self.tiles = like.tiles.copy()
        self.reserve = like.reserve.copy()
        self.neutral = like.neutral.copy()
        self.neutral_card = like.neutral_card
        self.copper = like.copper
        self.colour = like.colour
        self.seat_players([player.copy() for player in like.players])

    def lay_aside(self, card: int) -> None:
        """The discard pile is kept in order: who was quicker leaves no trace."""
        insort(self.discard, card)

    def corporations_in_play(self) -> list[int]:
        """The corporations that can be dealt at this table."""
        return [card.number for card in self.book.corporations if card.set == BEGINNER or not self.first_game]

    def lead(self) -> int:
        """The seat that comes first this round where something has to go in order."""
        return (self.round - 1) % self.seats

    def was_full(self, parameter: int) -> bool:
        """Whether a parameter was at its goal when the phase was opened: raising it brings nothing then."""
        return self.opening[parameter] >= GOALS[parameter]

    def is_full(self, parameter: int) -> bool:
        return self.parameters[parameter] >= GOALS[parameter]

    def all_done(self) -> bool:
        """Whether Mars is terraformed: all three parameters at their goals."""
        return self.is_full(TEMPERATURE) and self.is_full(OXYGEN) and self.is_full(OCEANS)

    def steps_left(self, parameter: int) -> int:
        return (GOALS[parameter] - self.parameters[parameter]) // STEPS[parameter]

    def chose(self, seat: int, phase: int) -> bool:
        """Whether a seat has the bonus of a phase."""
        return self.players[seat].chosen == phase
