"""The table of Invasion: what the humans have together, and all that is the alien's."""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.on_mars.chapters.game import ChapterGame
from areo.on_mars.chapters.invasion.data import InvasionData, figures_of
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_TECHS,
    BROOD,
    BURROW,
    CARAPACE,
    DEPLOY,
    EXPENDABLE,
    FREE,
    LAIR,
    MOST_STEPS,
    MOVE,
    ON_OFFER,
    POWERS,
    RED,
    SABOTAGE,
    SIPHON,
    SPACES,
    STEAL,
)
from areo.on_mars.geometry import BOARD, CENTRE, HEXES, NEXT, connected, size, spread
from areo.on_mars.numbers import NONE
from areo.on_mars.rulebook import OnMarsRulebook

RIM: Final = sum([1 << hex for hex in HEXES if -1 in NEXT[hex * 6 : hex * 6 + 6]])  # where the map ends
LEVELS_OF_CARAPACE: Final = 2  # for each troop that survives a strike


class InvasionTable(ChapterGame):
    """Where everything stands. The alien is the last seat."""

    rules: InvasionData
    alien: int  # its seat

    # The humans together
    track: int  # points of the life support, of progress cubes and of cards
    slain: int  # troops they removed

    # The alien
    nests: int  # where they are
    troops: int
    tired: list[int]  # in a movement: the troops that have taken one step, two steps ...
    alien_crystals: int
    red: int  # tokens that are not spent
    expendable: int
    lying: list[int]  # by action space: what lies on it
    kept: int  # sabotage tokens that the alien keeps until it resets
    levels: list[int]  # by alien technology; 0 where it is not known
    power_is: list[int]  # by alien blueprint: where it is
    power_at: list[int]  # the hex of its nest, or NONE
    used: int  # powers used since the last reset, a bit each
    spores: int  # the action with slots, by its place, that costs more; NONE without
    reactions: int  # uses of each other's technologies to which the alien has not reacted yet
    alien_turn: bool

    def __init__(self, book: OnMarsRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.rules = figures_of(book.data)
        self.alien = seats - 1

    def lay_out(self, rng: Rng) -> None:
        super().lay_out(rng)
        self.track = 0
        self.slain = 0
        self.nests = 0
        self.troops = 0
        self.tired = [0] * MOST_STEPS
        self.alien_crystals = self.by_humans(self.rules.crystals)
        self.red = self.by_humans(self.rules.red)
        self.expendable = self.by_humans(self.rules.expendable)
        self.lying = [FREE] * len(SPACES)
        self.kept = 0
        self.levels = [0] * len(ALIEN_TECHS)
        self.levels[LAIR] = self.rules.shelter_level
        self.power_is = [ON_OFFER] * len(POWERS)
        self.power_at = [NONE] * len(POWERS)
        self.used = 0
        self.spores = NONE
        self.reactions = 0
        self.alien_turn = False
        self.shared_bot = CENTRE

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(InvasionTable, other)
        self.track = like.track
        self.slain = like.slain
        self.nests = like.nests
        self.troops = like.troops
        self.tired = like.tired.copy()
        self.alien_crystals = like.alien_crystals
        self.red = like.red
        self.expendable = like.expendable
        self.lying = like.lying.copy()
        self.kept = like.kept
        self.levels = like.levels.copy()
        self.power_is = like.power_is.copy()
        self.power_at = like.power_at.copy()
        self.used = like.used
        self.spores = like.spores
        self.reactions = like.reactions
        self.alien_turn = like.alien_turn

    # What the rules ask of it.

    def by_humans(self, figures: list[int]) -> int:
        """A figure that goes by the number of humans."""
        return figures[self.humans - 2]

    def surcharge(self, place: int) -> int:
        return int(place == self.spores)

    def troops_left(self) -> int:
        """Troops in the supply."""
        return self.rules.troops_to_win - size(self.troops)

    def nests_left(self) -> int:
        return self.rules.nests - size(self.nests)

    def tokens_of(self, kind: int) -> int:
        """Tokens that are not spent."""
        return self.red if kind == RED else self.expendable

    def expendable_room(self) -> int:
        """How many expendable tokens more the alien may have, those on action spaces included."""
        return self.rules.most_expendable - self.expendable - self.lying.count(EXPENDABLE)

    def sabotage_left(self) -> int:
        """Sabotage tokens that the humans can still place."""
        return self.rules.sabotage_tokens - self.kept - self.lying.count(SABOTAGE)

    def unlocked(self, space: int) -> bool:
        return self.level >= self.rules.spaces[space].level

    def to_deploy(self) -> int:
        return self.rules.spaces[DEPLOY].amount + self.levels[BROOD] // self.rules.brood_levels

    def to_steal(self) -> int:
        return self.rules.spaces[STEAL].amount + self.levels[SIPHON]

    def troop_steps(self) -> int:
        return self.rules.spaces[MOVE].amount + self.levels[BURROW]

    def armour(self) -> int:
        """By how many troops a strike falls short."""
        return self.levels[CARAPACE] // LEVELS_OF_CARAPACE

    def steps_of(self, hex: int) -> int:
        """The steps that a troop has taken in this movement."""
        for steps in range(MOST_STEPS):
            if self.tired[steps] >> hex & 1:
                return steps + 1
        return 0

    def nest_sites(self) -> int:
        """Where a nest can be built: two steps from another, or beside some if the technology is good enough."""
        near = spread(self.nests)
        empty = self.empty()
        sites = spread(near) & ~near & empty
        touching = near & empty
        while touching:
            lowest = touching & -touching
            touching ^= lowest
            if size(connected(lowest, self.nests | lowest)) - 1 <= self.levels[LAIR]:
                sites |= lowest
        return sites

    def landing_ground(self) -> int:
        """Empty hexes beside nests."""
        return spread(self.nests) & self.empty()

    def deploy_sites(self) -> int:
        """Where a troop can be deployed: on a nest without one, and on empty hexes beside nests."""
        return self.nests & ~self.troops | self.landing_ground()

    def threatened(self) -> int:
        """All hexes with a troop on them or beside them."""
        return spread(self.troops)

    def closed_to_troops(self) -> int:
        """All hexes that no troop can enter."""
        hexes = self.troops | 1 << self.shared_bot
        for advanced in self.advanced:
            hexes |= advanced
        for rover in self.rover:
            if rover != NONE:
                hexes |= 1 << rover
        return hexes

    def marches(self) -> int:
        """All hexes that a troop could enter."""
        return BOARD & ~self.closed_to_troops()

    def in_reach(self, person: int) -> int:
        """Where somebody can strike: the zones of one's own bots and of the security unit."""
        return self.zone(person) | spread(1 << self.shared_bot)
