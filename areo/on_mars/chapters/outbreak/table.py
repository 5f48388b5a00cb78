"""The table of Outbreak: who is infected and who is vaccinated, the infection cards, and the missions.

The base game counts colonists by where they are. Beside these counts stand those of the infected and of the vaccinated
among them; the others are healthy, and so are all in the supply.
"""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.effect import Figures
from areo.kernel.game import Game, Json
from areo.kernel.rng import Rng
from areo.kernel.state import State
from areo.on_mars.chapters.game import ChapterGame
from areo.on_mars.chapters.outbreak import evaluation, standing
from areo.on_mars.chapters.outbreak.data import OutbreakParts
from areo.on_mars.chapters.outbreak.numbers import ANTIVIRALS, PLACES
from areo.on_mars.chapters.outbreak.state import STATE
from areo.on_mars.geometry import size
from areo.on_mars.numbers import AT_HOME, AT_WORK, IN_MINE, IN_SUPPLY
from areo.on_mars.rulebook import OnMarsRulebook

HARD: Final = 1  # the place of the hard level's figures


class Outbreak(ChapterGame):
    """One game of Outbreak."""

    parts: OutbreakParts

    infected: list[int]  # by whose and place: PLACES for each one
    vaccinated: list[int]  # likewise
    infected_miners: list[int]  # by whose: in which mines
    vaccinated_miners: list[int]
    infection_deck: list[int]  # cards by the place they name; the top is last
    infection_discard: list[int]  # revealed since the last shuffle, the newest last
    aims: list[int]  # the mission cards
    laid_water: int  # on the card that asks for it
    laid_plants: int
    treated: bool  # the microbiologist was used in this turn

    def __init__(self, book: OnMarsRulebook, seats: int, options: Json) -> None:
        super().__init__(book, seats, options)
        self.parts = book.data.outbreak

    def blank(self) -> Game:
        return Outbreak(self.book, self.seats, self.options)

    def declared(self) -> State:
        return STATE

    def lay_out(self, rng: Rng) -> None:
        super().lay_out(rng)
        self.infected = [0] * (self.people * PLACES)
        self.vaccinated = [0] * (self.people * PLACES)
        self.infected_miners = [0] * self.people
        self.vaccinated_miners = [0] * self.people
        self.infection_deck = []
        self.infection_discard = []
        self.aims = []
        self.laid_water = 0
        self.laid_plants = 0
        self.treated = False

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(Outbreak, other)
        self.infected = like.infected.copy()
        self.vaccinated = like.vaccinated.copy()
        self.infected_miners = like.infected_miners.copy()
        self.vaccinated_miners = like.vaccinated_miners.copy()
        self.infection_deck = like.infection_deck.copy()
        self.infection_discard = like.infection_discard.copy()
        self.aims = like.aims.copy()
        self.laid_water = like.laid_water
        self.laid_plants = like.laid_plants
        self.treated = like.treated

    # What the rules ask.

    def limit_of_infected(self) -> int:
        """So many infected colonists lose the game."""
        return self.parts.infected[HARD if self.options.get("hard") else 0]

    def target(self, aim: int) -> int:
        """How much a mission card asks for; of the antivirals, of each of the two goods."""
        return self.parts.targets[aim][self.seats - 2]

    def colonists_at(self, person: int, place: int) -> int:
        """All colonists of somebody in a place."""
        if place >= IN_MINE:
            return self.miners[person] >> (place - IN_MINE) & 1
        if place == AT_HOME:
            return self.quarters[person]
        return self.working[person] if place == AT_WORK else self.slot(place, person)

    def infected_at(self, person: int, place: int) -> int:
        if place >= IN_MINE:
            return self.infected_miners[person] >> (place - IN_MINE) & 1
        return self.infected[person * PLACES + place]

    def vaccinated_at(self, person: int, place: int) -> int:
        if place >= IN_MINE:
            return self.vaccinated_miners[person] >> (place - IN_MINE) & 1
        return self.vaccinated[person * PLACES + place]

    def healthy_at(self, person: int, place: int) -> int:
        """Those who are neither infected nor vaccinated."""
        there = self.colonists_at(person, place)
        return there - self.infected_at(person, place) - self.vaccinated_at(person, place)

    def infected_of(self, person: int) -> int:
        """All infected colonists of somebody."""
        begin = person * PLACES
        return sum(self.infected[begin : begin + PLACES]) + size(self.infected_miners[person])

    def vaccinated_of(self, person: int) -> int:
        begin = person * PLACES
        return sum(self.vaccinated[begin : begin + PLACES]) + size(self.vaccinated_miners[person])

    def active_of(self, person: int) -> int:
        """All colonists of somebody who are not in the supply."""
        return sum([self.colonists_at(person, place) for place in range(PLACES)]) + size(self.miners[person])

    def all_infected(self) -> int:
        return sum([self.infected_of(person) for person in range(self.people)])

    def all_vaccinated(self) -> int:
        return sum([self.vaccinated_of(person) for person in range(self.people)])

    def all_active(self) -> int:
        return sum([self.active_of(person) for person in range(self.people)])

    def tokens_left(self) -> int:
        """Vaccinations that are left."""
        return self.parts.tokens - self.all_vaccinated()

    def lays_goods(self) -> bool:
        """Whether there is a mission card that goods are laid on."""
        return ANTIVIRALS in self.aims

    def places_of(self, person: int) -> list[int]:
        """Everywhere a colonist of somebody is."""
        found = [place for place in range(PLACES) if self.colonists_at(person, place)]
        mines = self.miners[person]
        while mines:
            found.append(IN_MINE + (mines & -mines).bit_length() - 1)
            mines &= mines - 1
        return found

    # What the base game asks.

    def idle_colonists(self, person: int) -> int:
        """Infected colonists are of no use."""
        return super().idle_colonists(person) - self.infected[person * PLACES + AT_HOME]

    def yielding_miners(self, person: int) -> int:
        return super().yielding_miners(person) & ~self.infected_miners[person]

    def colonists_moved(self, person: int, start: int, end: int, colonists: int) -> None:
        """Their health goes with them. Who was used, called back or left without a bed?

        Used are only those who are not infected, the vaccinated first: where they go, nobody can infect them. Called
        back, and sent to the supply for want of a bed, are the healthy first, then the vaccinated, then the infected.
        """
        if start == IN_SUPPLY:
            return
        infected = self.infected_at(person, start)
        vaccinated = self.vaccinated_at(person, start)
        if start >= IN_MINE:
            healthy = 1 - infected - vaccinated
        else:
            healthy = self.colonists_at(person, start) + colonists - infected - vaccinated
        if start == AT_HOME and end != IN_SUPPLY:
            immune = min(colonists, vaccinated)
            sick = max(0, colonists - immune - healthy)
        else:
            immune = min(max(0, colonists - healthy), vaccinated)
            sick = max(0, colonists - healthy - immune)
        self.count_health(person, start, -sick, -immune)
        if end != IN_SUPPLY:
            self.count_health(person, end, sick, immune)

    def count_health(self, person: int, place: int, infected: int, vaccinated: int) -> None:
        """So many more infected and vaccinated colonists are in a place."""
        if place >= IN_MINE:
            if infected:
                self.infected_miners[person] ^= 1 << (place - IN_MINE)
            if vaccinated:
                self.vaccinated_miners[person] ^= 1 << (place - IN_MINE)
        else:
            self.infected[person * PLACES + place] += infected
            self.vaccinated[person * PLACES + place] += vaccinated

    # What the kernel asks.

    def scores(self) -> list[Json]:
        return [standing.score(self) for _ in range(self.seats)]

    def figures(self) -> list[Figures]:
        return standing.figures(self)

    def evaluate(self, seat: int) -> float:
        return evaluation.evaluate(self, seat)
