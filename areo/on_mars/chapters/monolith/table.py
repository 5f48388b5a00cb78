"""The table of Monolith: the time track, five goals, and sabotage in play."""

from __future__ import annotations

from typing import cast

from areo.kernel.effect import Figures
from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.kernel.state import State
from areo.on_mars import phases
from areo.on_mars.chapters.game import ChapterGame
from areo.on_mars.chapters.monolith import evaluation, goals, scoring
from areo.on_mars.chapters.monolith.components import MonolithData
from areo.on_mars.chapters.monolith.state import STATE
from areo.on_mars.geometry import CENTRE
from areo.on_mars.numbers import NONE


class Monolith(ChapterGame):
    """One game of Monolith. Sabotage cards go by their place in the deck's list."""

    blueprint_goal: int  # by number
    contract_goal: int  # by number
    tech_goal: int
    scientist_goal: int
    tiles_goal: int  # the place of its card
    sabotage_deck: list[int]  # the top is last
    sabotage: list[int]  # in play, the oldest first
    cubes: list[int]  # on each of them
    past: list[int]  # sabotage cards that were resolved
    bombed: bool  # the blueprint of the first goal costs more
    marker_back: bool  # that blueprint was built and lies without its marker, which is in the reserve
    plans_changed: bool  # the first goal needs a second building
    dearer: bool  # the next main action costs more
    unrewarded: bool  # the next reward of the life support system is not given
    debt: int  # crystals still to be taken from what comes
    disabled: int  # colonization phases until the rover stands up again
    met_at_end: int  # goals met when the game ended, NONE before

    @property
    def figures_of(self) -> MonolithData:
        return self.data.monolith

    def lay_out(self, rng: Rng) -> None:
        super().lay_out(rng)
        self.blueprint_goal = 0
        self.contract_goal = 0
        self.tech_goal = 0
        self.scientist_goal = 0
        self.tiles_goal = 0
        self.sabotage_deck = []
        self.sabotage = []
        self.cubes = []
        self.past = []
        self.bombed = False
        self.marker_back = False
        self.plans_changed = False
        self.dearer = False
        self.unrewarded = False
        self.debt = 0
        self.disabled = 0
        self.met_at_end = NONE

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(Monolith, other)
        self.blueprint_goal = like.blueprint_goal
        self.contract_goal = like.contract_goal
        self.tech_goal = like.tech_goal
        self.scientist_goal = like.scientist_goal
        self.tiles_goal = like.tiles_goal
        self.sabotage_deck = like.sabotage_deck.copy()
        self.sabotage = like.sabotage.copy()
        self.cubes = like.cubes.copy()
        self.past = like.past.copy()
        self.bombed = like.bombed
        self.marker_back = like.marker_back
        self.plans_changed = like.plans_changed
        self.dearer = like.dearer
        self.unrewarded = like.unrewarded
        self.debt = like.debt
        self.disabled = like.disabled
        self.met_at_end = like.met_at_end

    def blank(self) -> Game:
        return Monolith(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def last_time(self) -> int:
        """Where the time marker ends the game."""
        return self.figures_of.hard_lose_at if self.options.get("hard") else self.figures_of.lose_at

    def in_turn(self, person: int) -> bool:
        """A turn is over before time moves: no goal and no delivery comes in between sabotage."""
        return super().in_turn(person) and phases.turn_goes_on(self)

    # A rover that is disabled counts as standing on the starting mine.

    def rover_works(self, person: int) -> bool:
        return self.disabled == 0

    def rover_hex(self, person: int) -> int:
        return CENTRE if self.disabled else super().rover_hex(person)

    def scores(self) -> list[Json]:
        return [scoring.count(self)]

    def figures(self) -> list[Figures]:
        told = super().figures()
        told[0]["goals"] = goals.met(self)
        return told

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self)
