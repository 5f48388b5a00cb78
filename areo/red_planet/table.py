"""The table of Mission: Red Planet: what stands where. Only verbs.py changes it."""

from __future__ import annotations

from typing import cast

from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.red_planet.components import Data
from areo.red_planet.events import EventRule
from areo.red_planet.numbers import ALL_CHARACTERS, ASTRONAUTS, NONE, RESOURCES, ROUNDS, SET_UP
from areo.red_planet.rulebook import RedPlanetRulebook


class RedPlanetTable(Game):
    """Where everything stands.

    Zones, shuttles and event cards are numbered from 0 here; as options and in the log they are things
    (see numbers.py). What belongs to zone and seat together stands in one flat list, at zone * seats + seat.
    """

    book: RedPlanetRulebook
    data: Data
    rules: list[EventRule]  # what each event card does
    round: int
    phase: int
    call: int  # the character being called, 0 between calls
    medal: int  # the seat with the first player's medal
    acted: int  # the seat that acted last in this round

    # Mars
    mars: list[int]  # astronauts, by zone and seat
    resource: list[int]  # by zone; NONE while unexplored
    left: list[int]  # tokens lying in each zone
    discovery: list[int]  # the event card at each zone, NONE without
    knows: list[int]  # by zone: who knows that card, a bit a seat
    resource_deck: list[int]  # the top is last, as in all piles

    # Shuttles
    pad: list[int]
    flight: list[int]  # in the order they took off
    shuttle_deck: list[int]
    shuttle_discard: list[int]
    crew: list[int]  # by shuttle and seat
    aboard: list[int]  # by shuttle: the whole crew
    tile: list[int]  # by shuttle: the zone of the destination tile on it, or NONE
    tiles: list[int]  # by zone: destination tiles still available

    # Event cards
    event_deck: list[int]
    event_discard: list[int]
    discard_knows: list[int]  # who knows each discarded card, in step with the pile

    # By seat
    reserve: list[int]
    lost: list[int]
    hand: list[int]  # characters not played yet, a bit each; the chosen one is in it until revealed
    chosen: list[int]  # the character chosen this round and not yet revealed, 0 without
    played: list[int]  # the character played in each round: (round - 1) * seats + seat
    tokens: list[int]  # score tokens: seat * 3 + resource
    bonus: list[int]  # bonus cards kept, a bit each
    dealt: list[int]  # at set-up: the cards to keep one of, a bit each
    returned: list[int]  # at set-up: the cards given back, until all have chosen
    drawn: list[int]  # a discovery just drawn and not yet placed, NONE without
    revealed: bool  # the discoveries were revealed: the game is at its end

    def __init__(self, book: RedPlanetRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.book = book
        self.data = book.data
        self.rules = book.rules

    def lay_out(self, rng: Rng) -> None:
        """An empty table with everything in its box."""
        self.begin(rng)
        seats = self.seats
        zones = len(self.data.zones)
        shuttles = len(self.data.shuttles)
        self.round = 1
        self.phase = SET_UP
        self.call = 0
        self.medal = 0
        self.acted = 0
        self.mars = [0] * (zones * seats)
        self.resource = [NONE] * zones
        self.left = [0] * zones
        self.discovery = [NONE] * zones
        self.knows = [0] * zones
        self.resource_deck = []
        self.pad = []
        self.flight = []
        self.shuttle_deck = []
        self.shuttle_discard = []
        self.crew = [0] * (shuttles * seats)
        self.aboard = [0] * shuttles
        self.tile = [NONE] * shuttles
        self.tiles = [self.data.tiles_per_zone] * zones
        self.event_deck = []
        self.event_discard = []
        self.discard_knows = []
        self.reserve = [ASTRONAUTS] * seats
        self.lost = [0] * seats
        self.hand = [ALL_CHARACTERS] * seats
        self.chosen = [0] * seats
        self.played = [0] * (ROUNDS * seats)
        self.tokens = [0] * (seats * RESOURCES)
        self.bonus = [0] * seats
        self.dealt = [0] * seats
        self.returned = [0] * seats
        self.drawn = [NONE] * seats
        self.revealed = False

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(RedPlanetTable, other)
        self.round = like.round
        self.phase = like.phase
        self.call = like.call
        self.medal = like.medal
        self.acted = like.acted
        self.mars = like.mars.copy()
        self.resource = like.resource.copy()
        self.left = like.left.copy()
        self.discovery = like.discovery.copy()
        self.knows = like.knows.copy()
        self.resource_deck = like.resource_deck.copy()
        self.pad = like.pad.copy()
        self.flight = like.flight.copy()
        self.shuttle_deck = like.shuttle_deck.copy()
        self.shuttle_discard = like.shuttle_discard.copy()
        self.crew = like.crew.copy()
        self.aboard = like.aboard.copy()
        self.tile = like.tile.copy()
        self.tiles = like.tiles.copy()
        self.event_deck = like.event_deck.copy()
        self.event_discard = like.event_discard.copy()
        self.discard_knows = like.discard_knows.copy()
        self.reserve = like.reserve.copy()
        self.lost = like.lost.copy()
        self.hand = like.hand.copy()
        self.chosen = like.chosen.copy()
        self.played = like.played.copy()
        self.tokens = like.tokens.copy()
        self.bonus = like.bonus.copy()
        self.dealt = like.dealt.copy()
        self.returned = like.returned.copy()
        self.drawn = like.drawn.copy()
        self.revealed = like.revealed

    # What the rules ask of the table.

    def room(self, shuttle: int) -> int:
        """Free seats aboard."""
        return self.data.shuttles[shuttle].seats - self.aboard[shuttle]

    def destination(self, shuttle: int) -> int:
        """Where a shuttle will land: its tile, else what is printed on it; NONE for a manual one without tile."""
        tile = self.tile[shuttle]
        return tile if tile != NONE else self.data.shuttles[shuttle].destination

    def docked(self, shuttle: int) -> bool:
        return shuttle in self.pad

    def in_play(self, shuttle: int) -> bool:
        """Whether a shuttle is docked or in flight."""
        return shuttle in self.pad or shuttle in self.flight

    def is_known(self, knows: int, seat: int) -> bool:
        """Whether a seat knows an event card that the seats in `knows` have seen. At the end all are revealed."""
        return self.over or self.revealed or (seat >= 0 and knows >> seat & 1 == 1)

    def bonus_in(self, cards: list[int]) -> int:
        """How many of these event cards are bonus cards."""
        return sum([self.data.events[card].bonus for card in cards])

    def astronauts(self, zone: int, seat: int) -> int:
        return self.mars[zone * self.seats + seat]

    def on_mars(self, seat: int) -> int:
        """All of a seat's astronauts on the planet."""
        total = 0
        for at in range(seat, len(self.mars), self.seats):
            total += self.mars[at]
        return total
