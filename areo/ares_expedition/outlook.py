"""What is left of the game as one seat sees it, and what things are worth to it until then.

Everything is counted in points at the end of the game.
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
from areo.ares_expedition.thumb import Thumb
from areo.tableau.card import Card
from areo.tableau.worth import ANY_CUBE, CARD, CUBE, POINT, PRODUCTION, STOCK, Profile

# Time
ENDS: Final = [float(SOLO_ROUNDS), 13.5, 12.0, 11.0]  # the round a game is likely to end in, by players
ALL_STEPS: Final = sum([(GOALS[parameter] - STARTS[parameter]) // STEPS[parameter] for parameter in range(len(GOALS))])
MORE: Final = [1.0, 1.0, 1.25, 1.45]  # how much oftener than with two a phase takes place, by players

SOON: Final = 3  # cards that money is kept for
RIVAL: Final = [0.0, 0.5, 0.35, 0.3]  # how much the best other's standing counts, by players


class Outlook:
    """How much of the game is left, and what each kind of thing is worth to a seat."""

    def __init__(self, game: AresTable, seat: int, thumb: Thumb) -> None:
        player = game.players[seat]
        self.thumb: Final = thumb
        self.rounds: Final = rounds_left(game, thumb)
        developing = 1.0 if game.phase == DEVELOPMENT and player.plays else 0.0
        constructing = float(len(player.plays)) if game.phase == CONSTRUCTION else 0.0
        self.greens: Final = thumb.plays_a_phase * phases_left(game, thumb, DEVELOPMENT, self.rounds) + developing
        self.blues: Final = thumb.plays_a_phase * phases_left(game, thumb, CONSTRUCTION, self.rounds) + constructing
        self.actions: Final = phases_left(game, thumb, ACTION, self.rounds)
        self.incomes: Final = phases_left(game, thumb, PRODUCTION_PHASE, self.rounds)
        self.point: Final = thumb.point
        grown: float = (1.0 + thumb.growth) ** self.incomes
        last = min(1.0, thumb.last + thumb.last_longer * self.rounds)
        self.money: Final = thumb.money * grown * last
        self.income: Final = (
            thumb.money * (grown - 1.0) / max(0.001, thumb.growth) * (last if self.rounds < 2.0 else 1.0)
        )
        self.prices: Final = self.price_list(game, player)

    def price_list(self, game: AresTable, player: Player) -> list[float]:
        point, money, income, incomes = self.point, self.money, self.income, self.incomes
        thumb = self.thumb
        rating = point + income
        midway = point + thumb.step_income * income
        prices = [0.0] * KINDS
        heat = forest = oxygen = 0.0
        if not game.was_full(TEMPERATURE):
            prices[HEATING] = rating + thumb.heating
            heat = thumb.cubes_used * (midway + thumb.heating) / TEMPERATURE_HEAT
        if not game.was_full(OXYGEN_TRACK):
            oxygen = rating + thumb.oxygen
            forest = midway + thumb.oxygen
        if not game.was_full(OCEANS):
            prices[OCEAN] = rating + thumb.ocean + thumb.ocean_bonus * money
        plant = thumb.cubes_used * (point + forest) / player.forest_cost
        if not game.solo:
            use = min(1.0, thumb.last_use + thumb.next_use * self.actions)
            heat *= use
            plant *= use
        heat_income = heat * incomes
        if player.values[HEAT]:
            heat = max(heat, thumb.as_money * money)
            heat_income = max(heat * incomes, thumb.as_money * income)
        card = thumb.card_money * money + thumb.card_worth + thumb.card_early * self.rounds
        prices[RATING] = rating
        prices[OXYGEN] = oxygen
        prices[FOREST] = point + oxygen
        prices[PLAY] = thumb.another_play
        prices[POINT] = point
        prices[CARD] = card
        prices[STOCK + MC] = money
        prices[STOCK + HEAT] = heat
        prices[STOCK + PLANTS] = plant
        prices[PRODUCTION + MC] = income
        prices[PRODUCTION + HEAT] = heat_income
        prices[PRODUCTION + PLANTS] = plant * incomes
        prices[PRODUCTION + DRAWN] = card * incomes
        prices[PRODUCTION + STEEL] = thumb.steel_saves * self.rounds * player.steel_value * money
        prices[PRODUCTION + TITANIUM] = thumb.titanium_saves * self.rounds * player.titanium_value * money
        for kind in (ANIMAL, MICROBE, SCIENCE):
            prices[CUBE + kind] = thumb.no_holder
        prices[ANY_CUBE] = thumb.no_holder
        for number in player.cubes:
            profile = game.book.profiles[number]
            kind = CUBE + profile.card.holds
            prices[kind] = max(prices[kind], profile.cube.at(prices))
            prices[ANY_CUBE] = max(prices[ANY_CUBE], prices[kind])
        return prices


def rounds_left(game: AresTable, thumb: Thumb) -> float:
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
    end = ENDS[game.seats - 1] * thumb.lasts
    by_steps = end * (1.0 - sqrt((ALL_STEPS - missing) / ALL_STEPS)) - 0.5
    return max(thumb.soonest, missing / thumb.most_steps, (by_steps + end - game.round) / 2.0)


def phases_left(game: AresTable, thumb: Thumb, phase: int, rounds: float) -> float:
    """How often a phase is probably still to come: in this round certainly, or not at all, once all have chosen."""
    often = min(1.0, thumb.often[phase] * MORE[game.seats - 1])
    if game.phases == 0:
        return often * (rounds + 1.0)
    return often * rounds + (1.0 if game.phases >> phase & 1 and game.phase < phase else 0.0)


def acting(profile: Profile, outlook: Outlook) -> float:
    """What using a card's action once brings."""
    return max(0.0, profile.acted.at(outlook.prices)) if profile.acted.kinds else 0.0


def lasting(profile: Profile, outlook: Outlook) -> float:
    """What a card's action and effects will bring in the rounds to come."""
    thumb = outlook.thumb
    if not profile.yearly.kinds:
        return 0.0
    value = 0.0
    waiting = profile.yearly.at(outlook.prices)
    if profile.acted.kinds:
        used = profile.acted.at(outlook.prices)
        waiting -= used
        if used > 0.0:
            value = used * (thumb.next_action * min(1.0, outlook.actions) + thumb.later_actions * outlook.rounds)
    return value + thumb.triggered * outlook.rounds * waiting if waiting > 0.0 else value


def points_on(game: AresTable, seat: int, profile: Profile, outlook: Outlook) -> float:
    """The points printed on a card, those it will probably gain counted in."""
    value = float(profile.flat)
    if profile.figured and profile.card.points is not None:
        value += profile.card.points.of(game, seat, profile.card.number) + outlook.thumb.growing * outlook.rounds
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
