"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

It weighs the points each player can expect by the end: the tokens taken, a share of those still to come in every zone,
the ice majority. Of what is hidden it looks only at what the seat knows: its own bonus cards and the discoveries it has
seen. Which characters somebody holds is no secret, and neither is which resource tiles are still to be drawn.
"""

from __future__ import annotations

from math import exp, pow
from typing import Final

from areo.kernel.sets import members
from areo.red_planet import scoring
from areo.red_planet.events import (
    BringsTokens,
    EventRule,
    LargestGroup,
    MostAstronauts,
    MostTokens,
    PointsForMost,
    PointsForPresence,
    PresenceInAll,
    PresenceInMany,
)
from areo.red_planet.numbers import (
    ALL_CHARACTERS,
    CHARACTERS,
    FINISHED,
    ICE,
    ICE_MAJORITY,
    NONE,
    RECRUITER,
    RESOURCES,
    ROUNDS,
    added_tokens,
)
from areo.red_planet.table import RedPlanetTable

BOARDING: Final = 1.7  # astronauts that board each shuttle of the pad in a round
LANDING: Final = 0.97  # the chance that a shuttle in flight lands where it is bound
EXPLORING: Final = 0.15  # the chance that anybody explores a zone in a round
LEAD: Final = 3.2  # how surely an astronaut more takes a zone that is scored at once
HASTE: Final = 0.8  # the boarding left, in rounds, that halves that certainty
ABSENT: Final = 0.6  # the weight of a player without astronauts, against one with as good as none
TOKEN_LEAD: Final = 0.35  # how surely a token more is the majority in the end
BEST: Final = 0.5  # how much of the others is the best of them; the rest is their average
REACHING: Final = 0.12  # the chance to reach one more zone in a round, where a bonus card asks for it

# What it is worth to have each character still to play, in points, by number.
WORTH: Final = [0.0, 2.5, 7.0, 6.3, 6.3, 3.8, 6.0, 7.7, 7.0, 6.6]
BY_WORTH: Final = sorted(range(RECRUITER + 1, CHARACTERS + 1), key=lambda character: -WORTH[character])
WORTHS: Final[dict[int, float]] = {}  # what hands were found to bring, by hand and rounds


def evaluate(game: RedPlanetTable, seat: int) -> float:
    """The points the seat can expect, less those of the others."""
    if game.over:
        points = [scoring.total(game, other) + 0.01 * game.on_mars(other) for other in range(game.seats)]
    else:
        points = Prospects(game, seat).points
    best = -1000.0
    all = 0.0
    for other in range(game.seats):
        if other != seat:
            all += points[other]
            best = max(best, points[other])
    return points[seat] - BEST * best - (1.0 - BEST) * all / (game.seats - 1)


class Prospects:
    """What each player can expect by the end, for all that one seat knows."""

    def __init__(self, game: RedPlanetTable, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.points = [0.0] * game.seats
        self.tokens = [float(number) for number in game.tokens]  # by seat and resource
        self.there: list[float] = []  # astronauts by zone and seat, at the scoring looked at
        self.tiles = [0.0] * RESOURCES  # of the tiles still to be drawn, which part shows each resource
        for tile in game.resource_deck:
            self.tiles[tile] += 1.0 / len(game.resource_deck)
        next = game.round
        while added_tokens(next) == 0:
            next += 1
        later = 0
        for round in range(next + 1, ROUNDS + 1):
            later += added_tokens(round)
        self.score(next, added_tokens(next), game.left)
        if later:
            self.score(ROUNDS, later, [0] * len(game.left))  # all later scorings together
        for card in members(game.bonus[seat]):
            self.hold(game.rules[card])
        self.count()
        self.points[seat] += hand_worth(game, seat)

    def boarding(self, round: int) -> float:
        """How much boarding is left before the end of a round: the calls of this one, then whole rounds."""
        return round - self.game.round + (CHARACTERS - self.game.call) / CHARACTERS

    # Zones

    def score(self, round: int, new: int, lying: list[int]) -> None:
        """Share out what every zone gives by the end of a round: new tokens, and those lying there."""
        game = self.game
        rounds = self.boarding(round)
        self.land(BOARDING * rounds)
        lead = LEAD * HASTE / (HASTE + rounds)
        for zone in range(len(game.data.zones)):
            numbers = self.there[zone * game.seats : (zone + 1) * game.seats]
            arriving = total(numbers)
            if arriving == 0.0:
                continue  # as open to one as to another
            number = new + lying[zone]
            card = game.discovery[zone]
            if round == ROUNDS and card != NONE and game.knows[zone] >> self.seat & 1:
                self.discover(game.rules[card], zone, numbers, number, lead)
            elif game.resource[zone] != NONE:
                self.share(game.resource[zone], number, weights(numbers, lead))
            else:
                self.share(NONE, number * min(1.0, arriving + EXPLORING * rounds), weights(numbers, lead))

    def land(self, boarding: float) -> None:
        """Where everybody will be after so many more have boarded each shuttle."""
        game = self.game
        self.there = [float(number) for number in game.mars]
        for shuttle in game.flight:
            self.step_out(shuttle, LANDING)
        for shuttle in game.pad:
            if game.aboard[shuttle] and game.destination(shuttle) != NONE:
                self.step_out(shuttle, (boarding + 0.1) / (boarding + 0.1 + game.room(shuttle)))

    def step_out(self, shuttle: int, chance: float) -> None:
        game = self.game
        zone = game.destination(shuttle) * game.seats
        crew = shuttle * game.seats
        for seat in range(game.seats):
            self.there[zone + seat] += chance * game.crew[crew + seat]

    def share(self, resource: int, number: float, weights: list[float]) -> None:
        """Give tokens of a resource; NONE for one not known yet."""
        tokens = self.tokens
        part = number / total(weights)
        at = resource
        if resource != NONE:
            for weight in weights:
                tokens[at] += part * weight
                at += RESOURCES
            return
        for unknown in range(RESOURCES):
            at = unknown
            for weight in weights:
                tokens[at] += part * weight * self.tiles[unknown]
                at += RESOURCES

    def discover(self, rule: EventRule, zone: int, numbers: list[float], number: int, lead: float) -> None:
        """The last scoring of a zone whose discovery the seat has seen."""
        game = self.game
        if rule.removes:
            numbers = [max(0.0, there - rule.removes) for there in numbers]
        parts = weights(fewest_first(numbers) if rule.to_fewest else numbers, lead)
        if not rule.new_tokens:
            number -= added_tokens(ROUNDS)
        self.share(game.resource[zone], number, parts)
        resource, more = rule.tokens(game.resource[zone])
        self.share(resource, more, parts)
        for seat in range(game.seats):
            if isinstance(rule, PointsForPresence):
                self.points[seat] += rule.pays * min(1.0, numbers[seat])
            elif isinstance(rule, PointsForMost):
                self.points[seat] += rule.pays * parts[seat] / total(parts)

    # Bonus cards and the final count

    def hold(self, rule: EventRule) -> None:
        """What a bonus card will pay the seat."""
        game = self.game
        seat = self.seat
        lead = LEAD * HASTE / (HASTE + self.boarding(ROUNDS))
        reach = min(0.9, REACHING * self.boarding(ROUNDS))
        if isinstance(rule, PresenceInAll):
            self.points[seat] += rule.pays * pow(reach, len(rule.zones) - self.present(rule.zones))
        elif isinstance(rule, PresenceInMany):
            missing = rule.zones - self.present(list(range(len(game.data.zones))))
            self.points[seat] += rule.pays * (pow(reach, missing) if missing > 0.0 else 1.0)
        elif isinstance(rule, MostAstronauts):
            self.points[seat] += rule.pays * chance(self.together(rule.zones), lead, seat)
        elif isinstance(rule, LargestGroup):
            self.points[seat] += rule.pays * chance(self.largest(), lead, seat)
        elif isinstance(rule, MostTokens):
            owned = [self.tokens[other * RESOURCES + rule.resource] for other in range(game.seats)]
            self.points[seat] += rule.pays * chance(owned, TOKEN_LEAD, seat)
        elif isinstance(rule, BringsTokens):
            self.tokens[seat * RESOURCES + rule.resource] += rule.number
        else:
            self.points[seat] += rule.points(game, seat)

    def present(self, zones: list[int]) -> float:
        """In how many of the zones the seat will be."""
        found = 0.0
        for zone in zones:
            found += min(1.0, self.there[zone * self.game.seats + self.seat])
        return found

    def together(self, zones: list[int]) -> list[float]:
        """Each player's astronauts in the zones."""
        found = [0.0] * self.game.seats
        for zone in zones:
            for seat in range(self.game.seats):
                found[seat] += self.there[zone * self.game.seats + seat]
        return found

    def largest(self) -> list[float]:
        """Each player's largest group."""
        found = [0.0] * self.game.seats
        for at in range(len(self.there)):
            seat = at % self.game.seats
            found[seat] = max(found[seat], self.there[at])
        return found

    def count(self) -> None:
        """Turn tokens into points, the ice majority included."""
        game = self.game
        ice = weights([self.tokens[seat * RESOURCES + ICE] for seat in range(game.seats)], TOKEN_LEAD)
        for seat in range(game.seats):
            self.points[seat] += ICE_MAJORITY * ice[seat] / total(ice)
            for resource in range(RESOURCES):
                self.points[seat] += self.tokens[seat * RESOURCES + resource] * game.data.values[resource]


def weights(numbers: list[float], lead: float) -> list[float]:
    """How likely each is to have the most in the end, up to a common factor: the more a lead counts, the clearer."""
    most = 0.0
    for number in numbers:
        most = max(most, number)
    return [exp(lead * (number - most)) if number != 0.0 else ABSENT * exp(-lead * most) for number in numbers]


def chance(numbers: list[float], lead: float, seat: int) -> float:
    """How likely the seat is to have the most in the end."""
    all = weights(numbers, lead)
    return all[seat] / total(all)


def total(numbers: list[float]) -> float:
    found = 0.0
    for number in numbers:
        found += number
    return found


def fewest_first(numbers: list[float]) -> list[float]:
    """Numbers the other way round: the fewest lead, and those without any come last."""
    most = max(numbers)
    return [most + 1.0 - number if number >= 0.5 else 0.0 for number in numbers]


def hand_worth(game: RedPlanetTable, seat: int) -> float:
    """What the seat's characters can bring in the rounds left."""
    return recruiting(game.hand[seat], ROUNDS - game.round + (1 if unplayed(game, seat) else 0))


def unplayed(game: RedPlanetTable, seat: int) -> bool:
    """Whether the seat has yet to reveal its character of this round."""
    return game.phase != FINISHED and game.played[(game.round - 1) * game.seats + seat] == 0


def recruiting(hand: int, rounds: int) -> float:
    """What a hand of characters can bring, one in each round, with the Recruiter when that is best."""
    known = WORTHS.get(hand * 16 + rounds, -1.0)
    if known >= 0.0:
        return known
    best = best_of(hand, rounds)
    if hand >> RECRUITER & 1:
        for before in range(min(rounds, hand.bit_count())):
            more = best_of(hand, before) + WORTH[RECRUITER] + best_of(ALL_CHARACTERS, rounds - before - 1)
            best = max(best, more)
    WORTHS[hand * 16 + rounds] = best
    return best


def best_of(hand: int, rounds: int) -> float:
    """What the best characters of a hand bring, one in each round."""
    worth = 0.0
    for character in BY_WORTH:
        if rounds == 0:
            break
        if hand >> character & 1:
            worth += WORTH[character]
            rounds -= 1
    return worth
