"""What is left of the game as one seat sees it, and what things are worth to it until then.

Everything is counted in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.habits import FOREST, HEATING, KINDS, OCEAN, OXYGEN, PLAY, RATING
from areo.ares_expedition.numbers import (
    ACTION,
    ANIMAL,
    CONSTRUCTION,
    COOP_ROUNDS,
    DEVELOPMENT,
    DRAWN,
    HEAT,
    MC,
    MICROBE,
    OCEANS,
    PLANTS,
    SCIENCE,
    SOLO_ROUNDS,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)
from areo.ares_expedition.numbers import OXYGEN as OXYGEN_TRACK
from areo.ares_expedition.numbers import (
    PRODUCTION as PRODUCTION_PHASE,
)
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable, Player
from areo.tableau.card import Card
from areo.tableau.worth import ANY_CUBE, CARD, CUBE, POINT, PRODUCTION, STOCK, Profile

# Time
ENDS: Final = [SOLO_ROUNDS, 11, 10, 9]  # the round a game is likely to end in, by players
OFTEN: Final = [0.0, 0.6, 0.4, 0.1, 1.0, 0.3]  # how often each phase takes place in a round of two
MORE: Final = [1.0, 1.0, 1.15, 1.3]  # as often again, by players

PATIENCE: Final = 0.8  # points for a step towards the end, which otherwise nobody would make for the others

# Money, in points
LAST: Final = 0.025  # 1 M€ that can only be spent on standard actions
EARLIER: Final = 0.087  # 1 M€ to come
GROWTH: Final = 1.01  # what 1 M€ becomes from one production phase to the next if it is invested

# Other things
PLANT_USE: Final = 0.98  # of a forest, since some plants are left over
HEAT_USE: Final = 0.98  # of a step of temperature, likewise
AS_MONEY: Final = 0.95  # of an M€, for heat that is money
METALS: Final = (0.2, 0.2)  # cards a round that steel, and titanium, make cheaper
CARD_WORTH: Final = 7.5  # M€ for an unknown card
OCEAN_BONUS: Final = 3.5  # M€ on an ocean tile
CUBE_POINTS: Final = (0.4, 0.25, 0.3)  # for an animal, a microbe, a science resource onto some card
ANOTHER_PLAY: Final = 0.15  # points for one more card that may be played
ACTION_USE: Final = 0.6  # of a card's uses, since there is not always the money
RIVAL: Final = [0.0, 0.3, 0.2, 0.15]  # how much the best other's standing counts, by players

# Cards in hand
HELD: Final = 0.47  # of what a card brings while it is still in hand; the rest is the reason to play it
PLAYS: Final = 1.25  # cards that are played in a phase for them

# Alone, only the parameters count: each step is worth more the dearer it is to buy, in points.
SOLO_STEPS: Final = [1.4, 1.9, 1.6]  # temperature, oxygen, oceans
NO_STEPS: Final = [0.0, 0.0, 0.0]
SOLO_POINT: Final = 0.02


class Outlook:
    """What is left of the game as one seat sees it, and what each kind of thing is worth to it, in points."""

    def __init__(self, game: AresTable, seat: int) -> None:
        player = game.players[seat]
        self.rounds: Final = rounds_left(game)
        self.greens: Final = PLAYS * phases_left(game, DEVELOPMENT, self.rounds)
        self.blues: Final = PLAYS * phases_left(game, CONSTRUCTION, self.rounds)
        self.actions: Final = phases_left(game, ACTION, self.rounds)
        self.incomes: Final = phases_left(game, PRODUCTION_PHASE, self.rounds)
        self.point: Final = SOLO_POINT if game.solo else 1.0
        self.money: Final[float] = LAST + (EARLIER * GROWTH**self.incomes - LAST) * min(1.0, self.rounds / 3.0)
        self.income: Final[float] = self.incomes * EARLIER * GROWTH ** (self.incomes / 2.0)
        self.prices: Final = self.price_list(game, player)

    def price_list(self, game: AresTable, player: Player) -> list[float]:
        point, money, income = self.point, self.money, self.income
        extra = SOLO_STEPS if game.solo else NO_STEPS
        rating = point + income
        midway = point + income / 2.0
        prices = [0.0] * KINDS
        heat = forest = oxygen = 0.0
        if not game.was_full(TEMPERATURE):
            prices[HEATING] = rating + extra[TEMPERATURE]
            heat = HEAT_USE * (midway + extra[TEMPERATURE]) / 8.0
        if not game.was_full(OXYGEN_TRACK):
            oxygen = rating + extra[OXYGEN_TRACK]
            forest = midway + extra[OXYGEN_TRACK]
        if not game.was_full(OCEANS):
            prices[OCEAN] = rating + extra[OCEANS] + OCEAN_BONUS * money
        plant = PLANT_USE * (point + forest) / player.forest_cost
        card = CARD_WORTH * money * min(1.0, 0.5 + 0.1 * self.rounds)
        prices[RATING] = rating
        prices[OXYGEN] = oxygen
        prices[FOREST] = point + oxygen
        prices[PLAY] = ANOTHER_PLAY * point
        prices[POINT] = point
        prices[CARD] = card
        prices[STOCK + MC] = money
        prices[STOCK + HEAT] = heat
        prices[STOCK + PLANTS] = plant
        prices[PRODUCTION + MC] = income
        prices[PRODUCTION + HEAT] = (
            max(heat * self.incomes, 0.95 * income) if player.values[HEAT] else heat * self.incomes
        )
        prices[PRODUCTION + PLANTS] = plant * self.incomes
        prices[PRODUCTION + DRAWN] = card * self.incomes
        prices[PRODUCTION + STEEL] = METALS[0] * self.rounds * player.steel_value * money
        prices[PRODUCTION + TITANIUM] = METALS[1] * self.rounds * player.titanium_value * money
        prices[CUBE + ANIMAL] = CUBE_POINTS[0] * point
        prices[CUBE + MICROBE] = CUBE_POINTS[1] * point
        prices[CUBE + SCIENCE] = CUBE_POINTS[2] * point
        prices[ANY_CUBE] = CUBE_POINTS[0] * point
        return prices


def last_round(game: AresTable) -> int:
    return COOP_ROUNDS if game.coop else ENDS[game.seats - 1]


def rounds_left(game: AresTable) -> float:
    """How many rounds are probably still to come after this one.

    By the clock: if it fell with every step that terraforms Mars, nobody would want to make one.
    """
    if game.all_done() and not game.solo and not game.coop:
        return 0.0
    return max(0.0 if game.solo or game.coop else 0.5, float(last_round(game) - game.round))


def phases_left(game: AresTable, phase: int, rounds: float) -> float:
    """How often a phase is probably still to come: in this round certainly, or not at all, once all have chosen."""
    often = OFTEN[phase] * MORE[game.seats - 1]
    if game.phases == 0:
        return often * (rounds + 1.0)
    return often * rounds + (1.0 if game.phases >> phase & 1 and game.phase < phase else 0.0)


def yearly(profile: Profile, outlook: Outlook) -> float:
    """What a card's action and triggers will bring in the rounds to come."""
    if not profile.yearly.kinds:
        return 0.0
    value = profile.yearly.at(outlook.prices)
    return value * outlook.actions * ACTION_USE if value > 0.0 else 0.0


def held(game: AresTable, seat: int, card: Card, outlook: Outlook) -> float:
    """What a card in hand will probably bring beyond its price."""
    gain = brings(game, seat, card, outlook) - price_of(game, seat, card) * outlook.money
    if gain <= 0.0 or not card.requires:
        return gain
    player = game.players[seat]
    wait = 0.0
    slack = max(player.slack, player.next_slack)
    for requirement in card.requires:
        if not requirement.met(game, seat, slack):
            wait = max(wait, requirement.wait(game, seat, slack))
    rounds = outlook.rounds
    if wait > rounds:
        return 0.0
    return gain * (rounds + 1.0 - wait) / (rounds + 1.0)


def brings(game: AresTable, seat: int, card: Card, outlook: Outlook) -> float:
    """What a card would bring if it were played now."""
    profile = game.book.profiles[card.number]
    prices = outlook.prices
    value = profile.at_once.at(prices) + profile.flat * outlook.point + yearly(profile, outlook)
    for counted in profile.counted:
        found = (counted.count.number(game, seat) + counted.extra) // counted.count.every
        value += counted.amount * found * prices[counted.kind]
    if profile.figured and card.points is not None:
        value += (1.0 + card.points.of(game, seat, card.number)) * outlook.point
    return value
