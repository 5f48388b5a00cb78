"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

Everything is counted in M€: what production, rating, cubes, tiles and cards in hand will be worth over the generations
that are probably left.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Either
from areo.terraforming_mars import goals, scoring
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.effects.cards import AddHere, AddTo, Draw
from areo.terraforming_mars.effects.mars import (
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    RaiseOxygen,
    RaiseTemperature,
    RaiseTR,
)
from areo.terraforming_mars.effects.production import Produce
from areo.terraforming_mars.effects.stock import Gain, Lose
from areo.terraforming_mars.numbers import NOBODY
from areo.terraforming_mars.points import Flat
from areo.terraforming_mars.table import Player, Table

POINT: Final = 7.5  # M€ for a victory point
CARD: Final = 2.0  # an unknown card
UNIT: Final = (1.0, 1.7, 2.6, 2.0, 0.9, 0.9)  # a cube of each resource
STEP: Final = (1.0, 1.7, 2.6, 2.2, 1.5, 0.9)  # a step of production, each generation
PROGRESS: Final = 3.0  # M€ for a step towards the end, which otherwise nobody would make first
CITY_WORTH: Final = 1.8  # points a city brings by its greeneries
HELD: Final = 0.75  # of a card's worth while it is still in hand
ACTION_USE: Final = 4.0  # M€ a generation that an action is worth
USUAL_END: Final = 12.0  # generations a game takes between players who want it to end


class Profile:
    """What a card brings when it is played, added up once from its definition."""

    def __init__(self, card: Card) -> None:
        self.production = [0.0] * 6
        self.stock = [0.0] * 6
        self.steps = 0.0  # of the rating
        self.points = 0.0
        self.cards = 0.0
        self.action = 1.0 if card.action is not None else 0.5 if card.triggers or card.modifiers else 0.0
        for effect in card.play.effects:
            self.add(effect)
        if isinstance(card.points, Flat):
            self.points += card.points.points
        elif card.points is not None:
            self.points += 2.0

    def add(self, effect: AnyEffect) -> None:
        if isinstance(effect, Produce):
            self.production[effect.resource] += effect.steps * (1.0 if effect.per is None else 2.0)
        elif isinstance(effect, Gain):
            self.stock[effect.resource] += effect.number * (1.0 if effect.per is None else 2.0)
        elif isinstance(effect, Lose):
            self.stock[effect.resource] -= effect.number
        elif isinstance(effect, (RaiseTemperature, RaiseOxygen, RaiseTR)):
            self.steps += effect.steps
        elif isinstance(effect, PlaceOcean):
            self.steps += effect.number
            self.stock[0] += 2.0 * effect.number
        elif isinstance(effect, PlaceGreenery):
            self.steps += 1.0
            self.points += 1.0
        elif isinstance(effect, PlaceCity):
            self.points += CITY_WORTH
            self.stock[0] += 2.0
        elif isinstance(effect, Draw):
            self.cards += effect.number
        elif isinstance(effect, (AddHere, AddTo)):
            self.points += 0.3 * effect.number
        elif isinstance(effect, Either):
            self.add(effect.parts()[0])


PROFILES: Final = [Profile(card) for card in BOOK.projects]


def evaluate(game: Table, seat: int) -> float:
    """What the seat has and may expect, against the best of the others."""
    left = generations_left(game)
    value = standing(game, seat, left) + in_hand(game, seat, left)
    if game.seats == 1:
        return value + terraformed(game) * 6.0  # alone, Mars must be done in time
    best = -1e9
    for other in range(game.seats):
        if other != seat:
            best = max(best, standing(game, other, left))
    return value - 0.4 * best + terraformed(game) * PROGRESS


def terraformed(game: Table) -> int:
    """Steps of all three parameters made so far."""
    return (game.temperature + 30) // 2 + game.oxygen + game.oceans


def generations_left(game: Table) -> float:
    """How many production phases are probably still to come.

    By the clock alone: if it fell with every step that terraforms Mars, nobody would want to make one. In a game that
    drags on it falls further, so that money is spent rather than saved.
    """
    if game.solo:
        return 15.0 - game.generation
    left = USUAL_END - game.generation
    return left if left > 1.0 else max(0.1, 0.9 - 0.15 * (1.0 - left))


def standing(game: Table, seat: int, left: float) -> float:
    player = game.players[seat]
    late = min(1.0, 0.15 + 0.3 * left)  # cubes are worth little when there is no time left to use them
    won = scoring.award_points(game, seat)  # a lead early in the game is worth little
    points = scoring.total(game, seat) - won * min(1.0, 0.12 * left)
    value = points * POINT + player.tr * left
    for resource in range(6):
        value += player.production[resource] * STEP[resource] * left
        value += player.stock[resource] * UNIT[resource] * late
    value += len(player.actions) * ACTION_USE * left * 0.5
    value += any_discounts(player) * left
    return value + ahead(game, seat)


def in_hand(game: Table, seat: int, left: float) -> float:
    """What the seat's own cards in hand are worth; others' are not known to it."""
    player = game.players[seat]
    late = min(1.0, 0.15 + 0.3 * left)
    value = 0.0
    for card in player.hand:
        value += held(player, card, left, late)
    return value


def any_discounts(player: Player) -> float:
    return 2.0 * player.any_discount + 0.6 * sum(player.tag_discount)


def held(player: Player, number: int, left: float, late: float) -> float:
    """What a card in hand will probably bring, beyond its price."""
    profile = PROFILES[number - 1]
    value = profile.steps * (POINT + left) + profile.points * POINT + profile.cards * CARD
    for resource in range(6):
        value += profile.production[resource] * STEP[resource] * left
        value += profile.stock[resource] * UNIT[resource]
    value += profile.action * ACTION_USE * left * 0.5
    gain = (value - player.prices[number]) * HELD
    return max(0.7 * late, gain * late)


def ahead(game: Table, seat: int) -> float:
    """A little for being close to a milestone that is still to be had."""
    value = 0.0
    if game.solo or 5 - game.milestones.count(NOBODY) >= goals.MOST_CLAIMED:
        return value
    for goal in range(len(goals.MILESTONES)):
        if game.milestones[goal] == NOBODY:
            have = goals.milestone_value(game, seat, goal)
            value += min(1.0, have / goals.MILESTONES[goal].needs) * 6.0
    return value
