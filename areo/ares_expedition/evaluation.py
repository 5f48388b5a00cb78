"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

Everything is counted in points at the end of the game: those that are certain, and what money, production, actions and
cards in hand will probably become in the phases that are left.
"""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import foresight, scoring
from areo.ares_expedition.habits import RATING
from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import (
    COOP_POINTS,
    DRAWN,
    GOALS,
    GREEN,
    HEAT,
    MC,
    PLANNING,
    PLANTS,
    STARTS,
    STEEL,
    STEPS,
    TITANIUM,
)
from areo.ares_expedition.outlook import (
    HELD,
    PATIENCE,
    RIVAL,
    SOLO_POINT,
    SOLO_STEPS,
    Outlook,
    held,
    last_round,
    yearly,
)
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable
from areo.tableau.worth import PRODUCTION, STOCK

SOLD: Final = 1.45  # of what a card is sold for, so that nobody sells for nothing
HURRY: Final = 0.5  # points for a missing step, for each round that the end is nearer, so that no game drags on
HURRY_FROM: Final = 3  # rounds before the likely end
NOTHING: Final = 0.001  # 1 M€ when the game is over: it breaks ties

# A use of money: minus its gain for each M€, its gain in points, its price, and whether it is a green card.
Offer = tuple[float, float, float, bool]


def evaluate(game: AresTable, seat: int) -> float:
    """What the seat has and may expect, in points, against the best of the others; together, with the partner."""
    if game.over:
        return margin(game, seat)
    mine = Outlook(game, seat)
    value = standing(game, seat, mine) + in_hand(game, seat, mine)
    if game.phase == PLANNING and game.phases == 0 and game.players[seat].chosen:
        value += foresight.of_choice(game, seat)
    if game.solo:
        return value + steps_made(game)
    others = [standing(game, other, Outlook(game, other)) for other in range(game.seats) if other != seat]
    return value + others[0] if game.coop else value - RIVAL[game.seats - 1] * max(others) - hurry(game)


def margin(game: AresTable, seat: int) -> float:
    """How the game ends: points, and the wealth that breaks a tie."""
    points = [scoring.total(game, other) + NOTHING * scoring.wealth(game, other) for other in range(game.seats)]
    if game.solo:
        return steps_made(game) + SOLO_POINT * points[0]
    if game.coop:
        return float(sum([min(COOP_POINTS, total) for total in points]) + sum(points) / COOP_POINTS)
    best = max([points[other] for other in range(game.seats) if other != seat])
    return points[seat] - RIVAL[game.seats - 1] * best


def standing(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What a seat has on the table, for all to see."""
    player = game.players[seat]
    prices = outlook.prices
    value = player.tr * prices[RATING] + player.forests * outlook.point
    for resource in (MC, HEAT, PLANTS):
        value += player.stock[resource] * prices[STOCK + resource]
        value += produced(game, seat, resource) * prices[PRODUCTION + resource]
    value += produced(game, seat, DRAWN) * prices[PRODUCTION + DRAWN]
    value += player.production[STEEL] * prices[PRODUCTION + STEEL]
    value += player.production[TITANIUM] * prices[PRODUCTION + TITANIUM]
    profiles = game.book.profiles
    if player.corporation:
        value += yearly(profiles[player.corporation], outlook)
    for number in player.played:
        profile = profiles[number]
        if profile.lasts:
            value += profile.flat * outlook.point
            if profile.figured and profile.card.points is not None:
                value += profile.card.points.of(game, seat, number) * outlook.point
            value += yearly(profile, outlook)
    for number, cubes in player.cubes.items():
        if cubes:
            value += profiles[number].cube.at(prices) * cubes
    return value


def in_hand(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What the seat's own cards in hand are worth; others' are not known to it.

    The best for their price are counted first, as many as there will be phases to play them in, and as can be paid by
    what there is and the next income. What is beyond that is only good for selling.
    """
    player = game.players[seat]
    prices = outlook.prices
    value = 0.0
    money = float(player.stock[MC])
    if player.corporation == 0 and len(player.dealt_corporations) == 1:
        corporation = player.dealt_corporations[0]
        value += founded(game, corporation, outlook)
        money += game.book.start(corporation).stock[MC]
    offers: list[Offer] = []
    for number in player.hand:
        card = game.book.card(number)
        gain = held(game, seat, card, outlook)
        if gain > 0.0:
            price = price_of(game, seat, card) + 1.0
            offers.append((-gain / price, gain, price, card.colour == GREEN))
    offers.sort()
    sold = player.sell_value * prices[STOCK + MC] * SOLD
    means = money + player.sell_value * len(player.hand)
    if outlook.incomes > 0.0:
        means += player.tr + produced(game, seat, MC)
    slots = [outlook.blues, outlook.greens]
    left = float(len(player.hand))
    for _, gain, price, green in offers:
        share = min(1.0, slots[green], means / (price + player.sell_value))
        if share > 0.0 and gain * HELD > sold:
            value += gain * HELD * share
            means -= (price + player.sell_value) * share
            slots[green] -= share
            left -= share
    return value + sold * left


def founded(game: AresTable, corporation: int, outlook: Outlook) -> float:
    """What a corporation brings that was chosen and not yet revealed."""
    profile = game.book.profiles[corporation]
    start = game.book.start(corporation).stock[MC] * outlook.money
    return start + profile.at_once.at(outlook.prices) + profile.yearly.at(outlook.prices) * outlook.rounds


def steps_made(game: AresTable) -> float:
    """Alone, all three parameters must be done in time, and nothing else counts."""
    value = 0.0
    for parameter in range(len(GOALS)):
        value += (game.parameters[parameter] - STARTS[parameter]) // STEPS[parameter] * SOLO_STEPS[parameter]
    return value


def hurry(game: AresTable) -> float:
    """What the steps that are missing cost in patience: more towards the end, so that somebody makes them."""
    late = game.round - last_round(game) + HURRY_FROM
    missing = sum([game.steps_left(parameter) for parameter in range(len(GOALS))])
    return missing * (PATIENCE + (HURRY * late if late > 0 else 0.0))
