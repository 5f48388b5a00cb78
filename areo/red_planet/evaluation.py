"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

It weighs the points that each player can expect by the end: the tokens in hand, a share of those still to come in
every zone, the ice majority. Of what is hidden it looks only at what the seat knows: its own bonus cards and
characters, and the discoveries it has seen.
"""

from __future__ import annotations

from math import exp
from typing import Final

from areo.red_planet import scoring, verbs
from areo.red_planet.events import (
    BringsTokens,
    EventRule,
    LargestGroup,
    LostAstronauts,
    MostAstronauts,
    MostTokens,
    PresenceInAll,
    PresenceInMany,
    Unconditional,
)
from areo.red_planet.numbers import (
    ALL_CHARACTERS,
    CHARACTERS,
    ICE,
    ICE_MAJORITY,
    NONE,
    RECRUITER,
    RESOURCES,
    ROUNDS,
    added_tokens,
)
from areo.red_planet.table import Table

BOARDED: Final = 1.7  # astronauts that board each shuttle of the pad in a round
AT_LARGE: Final = 0.97  # the chance that a shuttle in flight lands where it is bound
SHARP: Final = 3.2  # how surely a lead of one astronaut takes the zone, when it is scored at once
HASTE: Final = 0.8  # the rounds to go in which that certainty falls to a half
ABSENT: Final = 0.6  # the weight of a player without astronauts there, against one just behind
TOKENS_SHARP: Final = 0.5  # how surely a lead of one token is the majority at the end
NEXT: Final = 0.5  # how the others count: the best of them, and all of them on average
ASTRONAUT: Final = 1.5  # points that an astronaut in reserve brings once it is boarded

# What playing each character is worth, in points, in the order of their numbers.
WORTH: Final = [0.0, 1.5, 4.0, 3.6, 3.6, 2.2, 3.4, 4.4, 4.0, 3.8]


def evaluate(game: Table, seat: int) -> float:
    if game.over:
        return margin(game, seat)
    tokens = [float(number) for number in game.tokens]  # by seat and resource, as expected at the end
    points = [0.0] * game.seats
    there: list[float] = []  # astronauts expected by zone and seat, at the scoring at hand
    lies = True  # what lies in the zones is given at the next scoring
    for round in range(game.round, ROUNDS + 1):
        if added_tokens(round):
            there = expected(game, rounds_until(game, round))
            for zone in range(len(game.data.zones)):
                lying = game.left[zone] if lies else 0
                score_zone(game, seat, zone, round, lying, there, tokens, points)
            lies = False
    add_bonus(game, seat, there, tokens, points)
    add_tokens(game, tokens, points)
    points[seat] += hand_worth(game, seat)
    return against_others(game, seat, points)


def margin(game: Table, seat: int) -> float:
    """At the end: the points, and a little for the astronauts that break ties."""
    points = [scoring.total(game, other) + 0.01 * game.on_mars(other) for other in range(game.seats)]
    return against_others(game, seat, points)


def against_others(game: Table, seat: int, points: list[float]) -> float:
    best = -1000.0
    sum = 0.0
    for other in range(game.seats):
        if other != seat:
            sum += points[other]
            if points[other] > best:
                best = points[other]
    return points[seat] - NEXT * best - (1.0 - NEXT) * sum / (game.seats - 1)


def rounds_until(game: Table, round: int) -> float:
    """How much boarding is left before the end of a round: the calls of this one, and whole rounds."""
    return round - game.round + (CHARACTERS - game.call) / CHARACTERS


def expected(game: Table, rounds: float) -> list[float]:
    """Astronauts by zone and seat after so much more boarding, without those still to board."""
    seats = game.seats
    there = [float(number) for number in game.mars]
    for shuttle in game.flight:
        step_out(there, game, shuttle, AT_LARGE)
    boarding = BOARDED * rounds
    for shuttle in game.pad:
        if game.aboard[shuttle] and game.destination(shuttle) != NONE:
            step_out(there, game, shuttle, boarding / (boarding + game.room(shuttle)))
    return there


def step_out(there: list[float], game: Table, shuttle: int, chance: float) -> None:
    at = game.destination(shuttle) * game.seats
    for seat in range(game.seats):
        number = game.crew[shuttle * game.seats + seat]
        if number:
            there[at + seat] += chance * number


def shares(numbers: list[float], sharp: float) -> list[float]:
    """The chance of each to have the most."""
    most = max(numbers)
    sum = 0.0
    found: list[float] = []
    for number in numbers:
        weight = exp(sharp * (number - most))
        if number == 0.0:
            weight *= ABSENT
        found.append(weight)
        sum += weight
    for index in range(len(found)):
        found[index] /= sum
    return found


def score_zone(
    game: Table,
    seat: int,
    zone: int,
    round: int,
    lying: int,
    there: list[float],
    tokens: list[float],
    points: list[float],
) -> None:
    """Add each player's share of a zone at the scoring after a round."""
    seats = game.seats
    numbers = there[zone * seats : (zone + 1) * seats]
    rounds = rounds_until(game, round)
    sharp = SHARP * HASTE / (HASTE + rounds)
    number = float(lying + added_tokens(round))
    chance = shares(numbers, sharp)
    resource = game.resource[zone]
    if resource != NONE:
        for other in range(seats):
            tokens[other * RESOURCES + resource] += number * chance[other]
        return
    # An unexplored zone: an average of the tiles left, if anybody gets there in time.
    arriving = 0.15 * rounds
    for astronauts in numbers:
        arriving += astronauts
    number *= min(1.0, arriving) / len(game.resource_deck)
    for tile in game.resource_deck:
        for other in range(seats):
            tokens[other * RESOURCES + tile] += number * chance[other]


def add_tokens(game: Table, tokens: list[float], points: list[float]) -> None:
    ice: list[float] = []
    for seat in range(game.seats):
        ice.append(tokens[seat * RESOURCES + ICE])
        for resource in range(RESOURCES):
            points[seat] += tokens[seat * RESOURCES + resource] * game.data.values[resource]
    chance = shares(ice, TOKENS_SHARP)
    for seat in range(game.seats):
        points[seat] += ICE_MAJORITY * chance[seat]
