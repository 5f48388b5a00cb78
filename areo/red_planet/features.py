"""What a seat sees of Mission: Red Planet as numbers, for bots that learn.

Whatever the box has several of, the data file says how many: so another file can have other numbers and marks.
"""

from __future__ import annotations

from typing import Final, final

from areo.kernel.features import Features
from areo.kernel.sets import members
from areo.red_planet import scoring
from areo.red_planet.characters import CHARACTERS as CALLED
from areo.red_planet.components import RESOURCE_IDS, Data
from areo.red_planet.data import MOST_PLAYERS
from areo.red_planet.evaluation import hand_worth, unplayed
from areo.red_planet.numbers import CHARACTERS, FINISHED, ICE, NONE, PHASES, RESOURCES, ROUNDS, added_tokens
from areo.red_planet.table import RedPlanetTable

FEWEST_PLAYERS: Final = 3
BAYS: Final = MOST_PLAYERS  # a shuttle for each player
NOTHING: Final = -1000.0  # fewer points than anybody can have
OPEN: Final = (  # what all may count of a player
    *[f"tokens {resource}" for resource in RESOURCE_IDS],
    *("points", "ice-majority", "reserve", "aboard", "flying", "mars", "lost"),
    *("present", "leads", "ties", "largest-group", "coming", "hand", "hand-worth", "unplayed", "bonus-cards"),
)
OF_ZONE: Final = (
    *("mine", "best-other", "others", "flying-mine", "flying-others", "boarding-mine", "boarding-others", "free"),
    *("lead", "explored", "tokens", "value", "worth", "coming", "discovery", "known", "discovery-points"),
)
OF_BAY: Final = ("mine", "others", "free")


def number_names(data: Data) -> list[str]:
    """The numbers that every table has, in their order."""
    ids = [character.id for character in CALLED]
    return [
        "progress",
        *[f"players {seats}" for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)],
        *("round", "to-scoring", "new-tokens"),
        *[f"phase {phase}" for phase in PHASES],
        *[f"call {id}" for id in ids],
        *("medal", "after-medal", "acted-last", "event-cards", "unseen-value"),
        *[f"mine {what}" for what in OPEN],
        "mine bonus-points",
        *[f"fulfilled {data.events[card].id}" for card in data.bonus_cards],
        *[f"other {what}" for what in OPEN],
        *[f"others hold {id}" for id in ids],
        *("ahead points", "ahead coming", "ahead ice"),
        *[f"zone {zone.id} {what}" for zone in data.zones for what in OF_ZONE],
        *[f"bay {bay} {what}" for bay in range(1, BAYS + 1) for what in OF_BAY],
    ]


def mark_names(data: Data) -> list[str]:
    """What can be present, in its order."""
    ids = [character.id for character in CALLED]
    return [
        *[f"hand {id}" for id in ids],
        *[f"chosen {id}" for id in ids],
        *[f"holds {card.id}" for card in data.events],
        *[f"at {data.zones[zone].id} {data.events[card].id}" for zone in data.outer for card in data.discoveries],
        *[f"zone {zone.id} {resource}" for zone in data.zones for resource in RESOURCE_IDS],
        *[f"docked {shuttle.id}" for shuttle in data.shuttles],
        *[f"flying {shuttle.id}" for shuttle in data.shuttles],
        *[f"bay {bay} to {zone.id}" for bay in range(1, BAYS + 1) for zone in data.zones],
    ]


def features(game: RedPlanetTable, seat: int) -> Features:
    """The table as a seat sees it; of the others, the mean."""
    found = Features()
    survey = Survey(game)
    add_course(found, game, seat, survey)
    add_open(found, game, seat, survey)
    add_bonus_cards(found, game, seat)
    add_others(found, game, seat, survey)
    add_zones(found, game, seat, survey)
    bays = by_free_seats(game)
    add_bays(found, game, seat, bays)
    add_marks(found, game, seat, bays)
    return found


def progress(game: RedPlanetTable) -> float:
    """How far the game has come: by rounds, and in each by the call."""
    if game.phase == FINISHED:
        return 1.0
    return (game.round - 1 + game.call / (CHARACTERS + 1)) / ROUNDS


@final
class Survey:
    """What lies open on Mars and on the shuttles, counted once for all seats.

    Who is in flight counts as landed wherever it matters who has the most in a zone.
    """

    def __init__(self, game: RedPlanetTable) -> None:
        seats, zones = game.seats, len(game.data.zones)
        self.scoring = game.round  # the next round that is scored
        while added_tokens(self.scoring) == 0:
            self.scoring += 1
        self.new: int = 0 if game.phase == FINISHED else added_tokens(self.scoring)
        self.unseen = 0.0  # what a token of an unexplored zone is worth on average
        for tile in game.resource_deck:
            self.unseen += game.data.values[tile]
        if game.resource_deck:
            self.unseen /= len(game.resource_deck)
        self.majority: list[int] = scoring.ice_majority(game)
        # By zone and seat, like the table's own:
        self.flying = [0] * (zones * seats)
        self.boarding = [0] * (zones * seats)
        self.free = [0] * zones  # seats on docked shuttles bound there
        # By seat:
        self.aboard = [0] * seats
        self.airborne = [0] * seats
        self.present = [0] * seats
        self.leads = [0] * seats
        self.ties = [0] * seats
        self.largest = [0] * seats
        self.coming = [0.0] * seats  # points of the next scoring as things stand
        self.points = [0.0] * seats
        self.part = [0.0] * (zones * seats)  # the points coming from each zone
        for shuttle in game.flight:
            zone = game.destination(shuttle)
            for seat in range(seats):
                number = game.crew[shuttle * seats + seat]
                self.airborne[seat] += number
                self.flying[zone * seats + seat] += number
        for shuttle in game.pad:
            zone = game.destination(shuttle)
            if zone != NONE:
                self.free[zone] += game.room(shuttle)
            for seat in range(seats):
                number = game.crew[shuttle * seats + seat]
                self.aboard[seat] += number
                if zone != NONE:
                    self.boarding[zone * seats + seat] += number
        for zone in range(zones):
            self.count(game, zone)
        for seat in range(seats):
            self.points[seat] = float(points(game, seat) + self.majority[seat])

    def value(self, game: RedPlanetTable, zone: int) -> float:
        """What a token of the zone is worth, on average if nobody knows yet which it is."""
        resource = game.resource[zone]
        return self.unseen if resource == NONE else float(game.data.values[resource])

    def there(self, game: RedPlanetTable, zone: int, seat: int) -> int:
        """A seat's astronauts in a zone once all shuttles in flight have landed."""
        at = zone * game.seats + seat
        return game.mars[at] + self.flying[at]

    def count(self, game: RedPlanetTable, zone: int) -> None:
        """Who leads in a zone, and what that brings at the next scoring."""
        seats = game.seats
        most, first = 0, 0
        for seat in range(seats):
            there = self.there(game, zone, seat)
            if there > 0:
                self.present[seat] += 1
                self.largest[seat] = max(self.largest[seat], there)
            if there > most:
                most, first = there, 1
            elif there == most:
                first += 1
        if most == 0:
            return
        tokens = (game.left[zone] + self.new) // first
        if first > 1 and self.scoring == scoring.FIRST_SCORING:
            tokens = 0
        brings = tokens * self.value(game, zone)
        for seat in range(seats):
            if self.there(game, zone, seat) == most:
                self.coming[seat] += brings
                self.part[zone * seats + seat] = brings
                if first == 1:
                    self.leads[seat] += 1
                else:
                    self.ties[seat] += 1


def points(game: RedPlanetTable, seat: int) -> int:
    """The points that all can count, but for the ice majority."""
    found = scoring.token_value(game, seat)
    if game.revealed:
        for number in scoring.discovery_points(game, seat).values():
            found += number
    return found


def add_course(found: Features, game: RedPlanetTable, seat: int, survey: Survey) -> None:
    """How far the game is, and who acts when."""
    found.add(progress(game))
    found.add_one_of(game.seats, FEWEST_PLAYERS, MOST_PLAYERS - FEWEST_PLAYERS + 1)
    found.add(float(game.round))
    found.add(float(survey.scoring - game.round))
    found.add(float(survey.new))
    found.add_one_of(game.phase, 0, len(PHASES))
    found.add_one_of(game.call, 1, CHARACTERS)
    found.add_flag(game.medal == seat)
    found.add(float((seat - game.medal) % game.seats))
    found.add_flag(game.acted == seat)
    found.add(float(len(game.event_deck)))
    found.add(survey.unseen)


def add_open(found: Features, game: RedPlanetTable, seat: int, survey: Survey) -> None:
    """What all may count of a player."""
    for resource in range(RESOURCES):
        found.add(float(game.tokens[seat * RESOURCES + resource]))
    found.add(survey.points[seat])
    found.add(float(survey.majority[seat]))
    found.add(float(game.reserve[seat]))
    found.add(float(survey.aboard[seat]))
    found.add(float(survey.airborne[seat]))
    found.add(float(game.on_mars(seat)))
    found.add(float(game.lost[seat]))
    found.add(float(survey.present[seat]))
    found.add(float(survey.leads[seat]))
    found.add(float(survey.ties[seat]))
    found.add(float(survey.largest[seat]))
    found.add(survey.coming[seat])
    found.add(float(game.hand[seat].bit_count()))
    found.add(hand_worth(game, seat))
    found.add_flag(unplayed(game, seat))
    found.add(float(game.bonus[seat].bit_count()))


def add_bonus_cards(found: Features, game: RedPlanetTable, seat: int) -> None:
    """What the seat's own bonus cards pay as things stand, and how far each of them is fulfilled."""
    paid = 0
    held = game.bonus[seat]
    for card in members(held):
        paid += game.rules[card].points(game, seat)
    found.add(float(paid))
    for card in game.data.bonus_cards:
        found.add(game.rules[card].fulfilled(game, seat) if held >> card & 1 else 0.0)


def add_others(found: Features, game: RedPlanetTable, seat: int, survey: Survey) -> None:
    """The others, each number their mean; how many of them hold each character; how far the best of them is behind."""
    others = game.seats - 1
    sums = [0.0] * len(OPEN)
    hold = [0] * (CHARACTERS + 1)
    most, most_coming, most_ice = NOTHING, NOTHING, 0
    for other in range(game.seats):
        if other == seat:
            continue
        block = Features()
        add_open(block, game, other, survey)
        for at in range(len(sums)):
            sums[at] += block.numbers[at]
        for character in members(game.hand[other]):
            hold[character] += 1
        most = max(most, survey.points[other])
        most_coming = max(most_coming, survey.points[other] + survey.coming[other])
        most_ice = max(most_ice, game.tokens[other * RESOURCES + ICE])
    for number in sums:
        found.add(number / others)
    for character in range(1, CHARACTERS + 1):
        found.add(hold[character] / others)
    found.add(survey.points[seat] - most)
    found.add(survey.points[seat] + survey.coming[seat] - most_coming)
    found.add(float(game.tokens[seat * RESOURCES + ICE] - most_ice))


def add_zones(found: Features, game: RedPlanetTable, seat: int, survey: Survey) -> None:
    """Zone by zone: who is there and on the way, and what there is to take."""
    seats = game.seats
    for zone in range(len(game.data.zones)):
        best, others, flying, boarding, most = 0, 0, 0, 0, 0
        for other in range(seats):
            if other != seat:
                at = zone * seats + other
                others += game.mars[at]
                flying += survey.flying[at]
                boarding += survey.boarding[at]
                best = max(best, game.mars[at])
                most = max(most, game.mars[at] + survey.flying[at])
        at = zone * seats + seat
        found.add(float(game.mars[at]))
        found.add(float(best))
        found.add(float(others))
        found.add(float(survey.flying[at]))
        found.add(float(flying))
        found.add(float(survey.boarding[at]))
        found.add(float(boarding))
        found.add(float(survey.free[zone]))
        found.add(float(game.mars[at] + survey.flying[at] - most))
        found.add_flag(game.resource[zone] != NONE)
        found.add(float(game.left[zone]))
        value = survey.value(game, zone)
        found.add(value)
        found.add((game.left[zone] + survey.new) * value)
        found.add(survey.part[at])
        card = game.discovery[zone]
        known = card != NONE and game.is_known(game.knows[zone], seat)
        found.add_flag(card != NONE)
        found.add_flag(known)
        found.add(float(game.rules[card].zone_points(game, zone)[seat]) if known else 0.0)


def by_free_seats(game: RedPlanetTable) -> list[int]:
    """The docked shuttles: first those that will take off soonest, having the fewest seats free."""
    size = len(game.data.shuttles)
    order = [game.room(shuttle) * size + shuttle for shuttle in game.pad]
    order.sort()
    return [number % size for number in order]


def add_bays(found: Features, game: RedPlanetTable, seat: int, bays: list[int]) -> None:
    """Who is aboard each docked shuttle, and how many seats are free."""
    for shuttle in bays:
        mine = game.crew[shuttle * game.seats + seat]
        found.add(float(mine))
        found.add(float(game.aboard[shuttle] - mine))
        found.add(float(game.room(shuttle)))
    for _ in range((BAYS - len(bays)) * len(OF_BAY)):
        found.add(0.0)


def add_marks(found: Features, game: RedPlanetTable, seat: int, bays: list[int]) -> None:
    """What the seat holds, what it knows and what lies face up."""
    data, marks = game.data, found.marks
    for character in members(game.hand[seat]):
        marks.append(character - 1)
    first = CHARACTERS
    if game.chosen[seat]:
        marks.append(first + game.chosen[seat] - 1)
    first += CHARACTERS
    for card in members(game.bonus[seat] | game.dealt[seat]):
        marks.append(first + card)
    if game.drawn[seat] != NONE:
        marks.append(first + game.drawn[seat])
    first += len(data.events)
    for zone in data.outer:
        card = game.discovery[zone]
        if card != NONE and game.is_known(game.knows[zone], seat):
            marks.append(first + data.discoveries.index(card))
        first += len(data.discoveries)
    for zone in range(len(data.zones)):
        if game.resource[zone] != NONE:
            marks.append(first + game.resource[zone])
        first += RESOURCES
    for shuttle in bays:
        marks.append(first + shuttle)
    first += len(data.shuttles)
    for shuttle in game.flight:
        marks.append(first + shuttle)
    first += len(data.shuttles)
    for shuttle in bays:
        if game.destination(shuttle) != NONE:
            marks.append(first + game.destination(shuttle))
        first += len(data.zones)
