"""The table of Blackout: what stands on it besides, and the questions that it answers in its own way."""

from __future__ import annotations

from typing import cast

from areo.kernel.effect import Figures
from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice, Rng
from areo.kernel.state import State
from areo.on_mars.chapters.blackout import evaluation
from areo.on_mars.chapters.blackout.data import FEWEST_PLAYERS, BlackoutFigures
from areo.on_mars.chapters.blackout.state import STATE
from areo.on_mars.chapters.game import ChapterGame
from areo.on_mars.components import Data
from areo.on_mars.geometry import size
from areo.on_mars.hidden import shuffle_anew
from areo.on_mars.numbers import MISSION_SLOTS, NONE
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.tally import seat_goods, table_figures


def figures_of(data: Data) -> BlackoutFigures:
    """What the file of components says of this chapter."""
    found = data.blackout
    if found is None:
        raise TypeError("the components were not read from a file")
    return found


class BlackoutGame(ChapterGame):
    """One game of Blackout."""

    terms: BlackoutFigures
    difficulty: int  # among the levels that the file of components tells of

    vandalism_deck: list[int]  # kinds of cards, the top last
    vandalism_discard: list[int]  # the latest last
    resolving: bool  # the latest card still has to strike
    vandalised: int  # where tokens lie
    lying: list[int]  # by whose: where colonists are laid on blacked-out buildings

    def __init__(self, book: OnMarsRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.terms = figures_of(book.data)
        self.difficulty = int(bool(options.get("hard", False)))

    def blank(self) -> Game:
        return BlackoutGame(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def lay_out(self, rng: Rng) -> None:
        super().lay_out(rng)
        self.time = self.terms.time[self.difficulty][self.seats - FEWEST_PLAYERS]
        self.vandalism_deck = []
        self.vandalism_discard = []
        self.resolving = False
        self.vandalised = 0
        self.lying = [0] * self.people

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(BlackoutGame, other)
        self.vandalism_deck = like.vandalism_deck.copy()
        self.vandalism_discard = like.vandalism_discard.copy()
        self.resolving = like.resolving
        self.vandalised = like.vandalised
        self.lying = like.lying.copy()

    def deal_anew(self, seat: int, dice: Dice) -> None:
        super().deal_anew(seat, dice)
        shuffle_anew(self.vandalism_deck, dice)

    # What the rules ask of the table.

    def in_turn(self, person: int) -> bool:
        """A turn is over when its card is drawn: no goal and no delivery comes in between."""
        return super().in_turn(person) and not self.resolving

    def elsewhere(self, person: int) -> int:
        return size(self.lying[person])

    def missions_done(self) -> int:
        return MISSION_SLOTS - len([mission for mission in self.missions if mission != NONE])

    def all_goals_done(self) -> int:
        """Private goals completed, by all together."""
        return sum([done.bit_count() for done in self.goals_done])

    def completions(self) -> int:
        return self.missions_done() + self.all_goals_done()

    def quota(self) -> int:
        """The completions that are needed when time is up."""
        return self.terms.quota[self.seats - FEWEST_PLAYERS]

    def repairs(self) -> int:
        """The steps of repair that a completion gives."""
        return self.terms.repairs[self.difficulty]

    def composition(self) -> list[int]:
        """How many cards of each kind there are, drawn or not."""
        return [card.copies[self.difficulty] for card in self.terms.cards]

    # How it stands.

    def scores(self) -> list[Json]:
        """The same for all: what the team has completed."""
        missions, goals = self.missions_done(), self.all_goals_done()
        parts: Json = {"total": missions + goals, "missions": missions, "goals": goals}
        return [{**parts, "by_card": {}} for _ in range(self.seats)]

    def figures(self) -> list[Figures]:
        told = table_figures(self)
        told["time"] = self.time
        told["completions"] = self.completions()
        told["vandalised"] = size(self.vandalised)
        told["blackouts"] = size(self.dead)
        return [*[seat_goods(self, seat) for seat in range(self.humans)], told]

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self, seat)
