"""The table of an engine-building card game: what lies in front of each player, and the piles between them."""

from __future__ import annotations

from typing import Final, cast

from areo._extend import mypyc_attr
from areo.kernel.game import Game, Json
from areo.tableau.rulebook import TableauRulebook

NEUTRAL: Final = -2  # as a seat: the opponent of a solo game, who always has what is taken from him

Listener = tuple[int, int, int]  # whose, on which card, which of its triggers


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Tableau:
    """One player's resources and cards, and what follows from the cards in play. Games add their own fields."""

    stock: list[int]  # by resource
    production: list[int]
    hand: list[int]
    played: list[int]  # in the order they were played, events included
    cubes: dict[int, int]  # by card that can hold cubes
    actions: list[int]  # cards in play with an action; replaced, never changed
    used: list[int]  # cards whose action was used this round
    dealt: list[int]  # cards to choose from

    # Kept up by the verbs as cards come into play.
    tags: list[int]  # on face-up cards; replaced, never changed
    events: int  # played
    prices: list[int]  # by card, with all discounts; replaced, never changed
    any_discount: int
    tag_discount: list[int]  # replaced, never changed
    next_discount: int  # for the next card of this round only
    slack: int  # steps by which global requirements are eased
    next_slack: int
    values: list[int]  # by resource: what a unit pays, 0 if it pays nothing; replaced, never changed
    pays: int  # the resources that a unit of pays something, a bit each
    guarded: int  # the resources that opponents may not take, a bit each
    guarded_cubes: int  # the cubes on cards that they may not take, likewise

    def begin(self, book: TableauRulebook, production: int) -> None:
        """Before any card: nothing in stock, and the same production of everything."""
        resources = len(book.vocabulary.resources)
        self.stock = [0] * resources
        self.production = [production] * resources
        self.hand = []
        self.played = []
        self.cubes = {}
        self.actions = []
        self.used = []
        self.dealt = []
        self.tags = [0] * len(book.vocabulary.tags)
        self.events = 0
        self.prices = book.costs
        self.any_discount = 0
        self.tag_discount = [0] * len(book.vocabulary.tags)
        self.next_discount = 0
        self.slack = 0
        self.next_slack = 0
        self.values = book.terms.values
        self.pays = book.terms.pays
        self.guarded = 0
        self.guarded_cubes = 0

    def set_value(self, resource: int, value: int) -> None:
        """What a unit of a resource pays from now on."""
        values = self.values.copy()
        values[resource] = value
        self.values = values
        self.pays |= 1 << resource

    def become(self, other: Tableau) -> None:
        """As the other is, sharing nothing that play changes."""
        self.stock = other.stock.copy()
        self.production = other.production.copy()
        self.hand = other.hand.copy()
        self.played = other.played.copy()
        self.cubes = other.cubes.copy()
        self.actions = other.actions
        self.used = other.used.copy()
        self.dealt = other.dealt.copy()
        self.tags = other.tags
        self.events = other.events
        self.prices = other.prices
        self.any_discount = other.any_discount
        self.tag_discount = other.tag_discount
        self.next_discount = other.next_discount
        self.slack = other.slack
        self.next_slack = other.next_slack
        self.values = other.values
        self.pays = other.pays
        self.guarded = other.guarded
        self.guarded_cubes = other.guarded_cubes


@mypyc_attr(allow_interpreted_subclasses=True)
class TableauGame(Game):
    """A table of players with cards in front of them.

    A game whose players have more than a `Tableau` keeps a list of its own of the same objects, typed as they are, so
    that its rules read their fields without a cast.
    """

    book: TableauRulebook
    solo: bool  # one seat and a neutral opponent
    tableaus: list[Tableau]  # by seat
    deck: list[int]  # the top is last
    discard: list[int]
    known: list[int]  # by seat: the cards it knows to be in the discard pile, a bit each
    listeners: list[tuple[Listener, ...]]  # by what happens; replaced, never changed

    def __init__(self, book: TableauRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.book = book
        self.solo = seats == 1

    def clear_piles(self) -> None:
        """No cards anywhere, and nobody listens."""
        self.deck = []
        self.discard = []
        self.known = [0] * self.seats
        self.listeners = [() for _ in range(self.book.terms.happenings)]

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(TableauGame, other)
        self.deck = like.deck.copy()
        self.discard = like.discard.copy()
        self.known = like.known.copy()
        self.listeners = like.listeners.copy()

    def top(self, seat: int) -> int:
        """Take the card that this seat draws next; 0 if there is none."""
        raise TypeError("each game says where its cards come from")

    def drawable(self, seat: int) -> int:
        """How many cards this seat can draw before there is none left."""
        return len(self.deck) + len(self.discard)

    def lay_aside(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.discard.append(card)
