"""What is left of the game as one seat sees it, and what things are worth to it until then.

Everything is counted in points at the end of the game. What money, production, actions and cards are worth was read off
games between bots: by how much whoever had more of them, so many rounds before the end, was ahead at the end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from areo.ares_expedition.habits import FOREST, HEATING, KINDS, OCEAN, OXYGEN, PLAY, RATING
from areo.ares_expedition.numbers import (
    ACTION,
    ANIMAL,
    CONSTRUCTION,
    COOP_ROUNDS,
    DEVELOPMENT,
    DRAWN,
    GOALS,
    HEAT,
    MC,
    MICROBE,
    OCEANS,
    PLANTS,
    SCIENCE,
    SOLO_ROUNDS,
    STARTS,
    STEEL,
    STEPS,
    TEMPERATURE,
    TEMPERATURE_HEAT,
    TITANIUM,
)
from areo.ares_expedition.numbers import OXYGEN as OXYGEN_TRACK
from areo.ares_expedition.numbers import PRODUCTION as PRODUCTION_PHASE
from areo.ares_expedition.table import AresTable, Player
from areo.tableau.card import Card
from areo.tableau.worth import ANY_CUBE, CARD, CUBE, POINT, PRODUCTION, STOCK, Profile

# Time
ENDS: Final = [float(SOLO_ROUNDS), 13.5, 12.0, 11.0]  # the round a game is likely to end in, by players
ALL_STEPS: Final = sum([(GOALS[parameter] - STARTS[parameter]) // STEPS[parameter] for parameter in range(len(GOALS))])
MOST_STEPS: Final = 12.0  # in a round
SOONEST: Final = 0.3  # rounds, as long as a step is missing
OFTEN: Final = [0.0, 0.55, 0.45, 0.35, 0.85]  # how often each phase but research takes place in a round of two
MORE: Final = [1.0, 1.0, 1.25, 1.45]  # as often again, by players
PLAYS: Final = 1.2  # cards that are played in a phase for them

# Money: standard actions turn it into points at any time, and what it is invested in brings more the earlier
BASE: Final = 0.066  # 1 M€ before the last action phase
GROWTH: Final = 1.09  # as much again, for each production phase to come
LAST: Final = 0.35  # of it in the last round, when there may be nothing left to buy
LONGER: Final = 0.3  # as much more for each round
SOON: Final = 3  # cards that money is kept for
SPARE: Final = 4.0  # M€ that are always of use
IDLE: Final = 0.8  # of an M€ beyond that, which waits for a standard action

# Other things
STEP_INCOME: Final = 0.4  # of the income of a step that is still to be made
USED: Final = 0.93  # of heat and plants, since some are left over
LAST_USE: Final = 0.45  # of them if no action phase comes any more
NEXT_USE: Final = 0.5  # as much more for each
AS_MONEY: Final = 0.95  # of an M€, for heat that is money
STEEL_SAVES: Final = 0.08  # cards a round that steel makes cheaper
TITANIUM_SAVES: Final = 0.03
CARD_WORTH: Final = 0.13  # an unknown card
CARD_EARLY: Final = 0.03  # as much more for each round in which it can be played and bring something
CARD_ALONE: Final = 3.5  # M€, in the solo game
OCEAN_BONUS: Final = 3.5  # M€ on an ocean tile
ANOTHER_PLAY: Final = 0.35  # one more card that may be played
NO_HOLDER: Final = 0.1  # a cube for which there may one day be a card

RIVAL: Final = [0.0, 0.5, 0.35, 0.3]  # how much the best other's standing counts, by players

# What cards do later
NEXT_ACTION: Final = 0.5  # of an action, if there is an action phase to come
LATER_ACTIONS: Final = 0.13  # uses for each round
TRIGGERED: Final = 0.4  # of what usually sets off a card, which few tables are built for
GROWING: Final = 0.1  # points for each round, on cards with points for what one will have more of

# Alone, only the parameters count: each step is worth more the dearer it is to buy.
SOLO_STEPS: Final = [1.0, 1.4, 1.1]  # temperature, oxygen, oceans
NO_STEPS: Final = [0.0, 0.0, 0.0]
SOLO_POINT: Final = 0.05


class Outlook:
    """How much of the game is left, and what each kind of thing is worth to a seat."""

    def __init__(self, game: AresTable, seat: int) -> None:
        player = game.players[seat]
        self.rounds: Final = rounds_left(game)
        developing = 1.0 if game.phase == DEVELOPMENT and player.plays else 0.0
        constructing = float(len(player.plays)) if game.phase == CONSTRUCTION else 0.0
        self.greens: Final = PLAYS * phases_left(game, DEVELOPMENT, self.rounds) + developing
        self.blues: Final = PLAYS * phases_left(game, CONSTRUCTION, self.rounds) + constructing
        self.actions: Final = phases_left(game, ACTION, self.rounds)
        self.incomes: Final = phases_left(game, PRODUCTION_PHASE, self.rounds)
        self.point: Final = SOLO_POINT if game.solo else 1.0
        grown: float = GROWTH**self.incomes
        last = min(1.0, LAST + LONGER * self.rounds)
        self.money: Final = BASE * grown * last
        self.income: Final = BASE * (grown - 1.0) / (GROWTH - 1.0) * (last if self.rounds < 2.0 else 1.0)
        self.prices: Final = self.price_list(game, player)

    def price_list(self, game: AresTable, player: Player) -> list[float]:
        point, money, income, incomes = self.point, self.money, self.income, self.incomes
        extra = SOLO_STEPS if game.solo else NO_STEPS
        rating = point + income
        midway = point + STEP_INCOME * income
        prices = [0.0] * KINDS
        heat = forest = oxygen = 0.0
        if not game.was_full(TEMPERATURE):
            prices[HEATING] = rating + extra[TEMPERATURE]
            heat = USED * (midway + extra[TEMPERATURE]) / TEMPERATURE_HEAT
        if not game.was_full(OXYGEN_TRACK):
            oxygen = rating + extra[OXYGEN_TRACK]
            forest = midway + extra[OXYGEN_TRACK]
        if not game.was_full(OCEANS):
            prices[OCEAN] = rating + extra[OCEANS] + OCEAN_BONUS * money
        plant = USED * (point + forest) / player.forest_cost
        if not game.solo:
            use = min(1.0, LAST_USE + NEXT_USE * self.actions)
            heat *= use
            plant *= use
        heat_income = heat * incomes
        if player.values[HEAT]:
            heat = max(heat, AS_MONEY * money)
            heat_income = max(heat * incomes, AS_MONEY * income)
        card = CARD_ALONE * money if game.solo else CARD_WORTH + CARD_EARLY * self.rounds
        prices[RATING] = rating
        prices[OXYGEN] = oxygen
        prices[FOREST] = point + oxygen
        prices[PLAY] = ANOTHER_PLAY
        prices[POINT] = point
        prices[CARD] = card
        prices[STOCK + MC] = money
        prices[STOCK + HEAT] = heat
        prices[STOCK + PLANTS] = plant
        prices[PRODUCTION + MC] = income
        prices[PRODUCTION + HEAT] = heat_income
        prices[PRODUCTION + PLANTS] = plant * incomes
        prices[PRODUCTION + DRAWN] = card * incomes
        prices[PRODUCTION + STEEL] = STEEL_SAVES * self.rounds * player.steel_value * money
        prices[PRODUCTION + TITANIUM] = TITANIUM_SAVES * self.rounds * player.titanium_value * money
        for kind in (ANIMAL, MICROBE, SCIENCE):
            prices[CUBE + kind] = NO_HOLDER
        prices[ANY_CUBE] = NO_HOLDER
        for number in player.cubes:
            profile = game.book.profiles[number]
            kind = CUBE + profile.card.holds
            prices[kind] = max(prices[kind], profile.cube.at(prices))
            prices[ANY_CUBE] = max(prices[ANY_CUBE], prices[kind])
        return prices


def rounds_left(game: AresTable) -> float:
    """How many rounds are probably still to come after this one.

    By the clock, and by the parameters as they stood when the phase was opened: if it fell with every step made, nobody
    would want to make one.
    """
    if game.solo or game.coop:
        return float((COOP_ROUNDS if game.coop else SOLO_ROUNDS) - game.round)
    missing = 0
    for parameter in range(len(GOALS)):
        missing += (GOALS[parameter] - game.opening[parameter]) // STEPS[parameter]
    if missing == 0:
        return 0.0
    end = ENDS[game.seats - 1]
    by_steps = end * (1.0 - sqrt((ALL_STEPS - missing) / ALL_STEPS)) - 0.5
    return max(SOONEST, missing / MOST_STEPS, (by_steps + end - game.round) / 2.0)


def phases_left(game: AresTable, phase: int, rounds: float) -> float:
    """How often a phase is probably still to come: in this round certainly, or not at all, once all have chosen."""
    often = min(1.0, OFTEN[phase] * MORE[game.seats - 1])
    if game.phases == 0:
        return often * (rounds + 1.0)
    return often * rounds + (1.0 if game.phases >> phase & 1 and game.phase < phase else 0.0)


def acting(profile: Profile, outlook: Outlook) -> float:
    """What using a card's action once brings."""
    return max(0.0, profile.acted.at(outlook.prices)) if profile.acted.kinds else 0.0


def lasting(profile: Profile, outlook: Outlook) -> float:
    """What a card's action and effects will bring in the rounds to come."""
    if not profile.yearly.kinds:
        return 0.0
    value = 0.0
    waiting = profile.yearly.at(outlook.prices)
    if profile.acted.kinds:
        used = profile.acted.at(outlook.prices)
        waiting -= used
        if used > 0.0:
            value = used * (NEXT_ACTION * min(1.0, outlook.actions) + LATER_ACTIONS * outlook.rounds)
    return value + TRIGGERED * outlook.rounds * waiting if waiting > 0.0 else value


def points_on(game: AresTable, seat: int, profile: Profile, outlook: Outlook) -> float:
    """The points printed on a card, those it will probably gain counted in."""
    value = float(profile.flat)
    if profile.figured and profile.card.points is not None:
        value += profile.card.points.of(game, seat, profile.card.number) + GROWING * outlook.rounds
    return value * outlook.point


def brings(game: AresTable, seat: int, card: Card, outlook: Outlook) -> float:
    """What a card would bring if it were played now."""
    profile = game.book.profiles[card.number]
    prices = outlook.prices
    value = profile.at_once.at(prices) + points_on(game, seat, profile, outlook) + lasting(profile, outlook)
    for counted in profile.counted:
        found = (counted.count.number(game, seat) + counted.extra) // counted.count.every
        value += counted.amount * found * prices[counted.kind]
    return value


def wait_for(game: AresTable, seat: int, card: Card) -> float:
    """How many rounds it will probably take until a card's requirements are met."""
    player = game.players[seat]
    slack = max(player.slack, player.next_slack)
    wait = 0.0
    for requirement in card.requires:
        if not requirement.met(game, seat, slack):
            wait = max(wait, requirement.wait(game, seat, slack))
    return wait


def surplus(game: AresTable, seat: int, card: Card, outlook: Outlook, price: float) -> float:
    """What a card in hand will probably bring beyond its price: less the later it can be played."""
    gain = brings(game, seat, card, outlook) - price * outlook.money
    if gain <= 0.0 or not card.requires:
        return gain
    wait = wait_for(game, seat, card)
    rounds = outlook.rounds
    return 0.0 if wait > rounds else gain * (rounds + 1.0 - wait) / (rounds + 1.0)
