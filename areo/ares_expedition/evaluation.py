"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

Everything is counted in points at the end of the game: those that are certain, and what money, production, actions and
cards in hand will probably become in the rounds that are left.
"""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import foresight, scoring
from areo.ares_expedition.habits import RATING
from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import (
    COOP_POINTS,
    DEVELOPMENT,
    DRAWN,
    GOALS,
    GREEN,
    HEAT,
    MC,
    PHASE_DISCOUNT,
    PLANNING,
    PLANTS,
    STARTS,
    STEEL,
    STEPS,
    TITANIUM,
)
from areo.ares_expedition.outlook import (
    RIVAL,
    SOON,
    Outlook,
    lasting,
    points_on,
    surplus,
)
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import ORDINARY, AresTable, Player
from areo.ares_expedition.thumb import Thumb
from areo.tableau.card import Card
from areo.tableau.worth import CARD, PRODUCTION, STOCK

NOTHING: Final = 0.001  # 1 M€ when the game is over: it breaks ties

# A card that could be bought: minus its surplus for each M€, its surplus, its price, and whether it is green.
Offer = tuple[float, float, float, bool]


def evaluate(game: AresTable, seat: int, thumb: Thumb) -> float:
    """What the seat has and may expect, in points, against the best of the others; together, with the partner."""
    if game.over:
        return margin(game, seat, thumb)
    mine = Outlook(game, seat, thumb)
    value = standing(game, seat, mine) + in_hand(game, seat, mine)
    if game.phase == PLANNING and game.phases == 0 and game.players[seat].chosen:
        value += foresight.of_choice(game, seat, mine)
    if game.solo:
        return value + steps_made(game, thumb)
    others = [seen(game, other, thumb) for other in range(game.seats) if other != seat]
    if game.coop:
        return value + others[0]
    return value + thumb.hurry * steps_done(game) - thumb.rival * RIVAL[game.seats - 1] * max(others)


def margin(game: AresTable, seat: int, thumb: Thumb) -> float:
    """How the game ends: points, and the wealth that breaks a tie."""
    points = [scoring.total(game, other) + NOTHING * scoring.wealth(game, other) for other in range(game.seats)]
    if game.solo:
        return steps_made(game, thumb) + thumb.point * points[0]
    if game.coop:
        return float(sum([min(COOP_POINTS, total) for total in points]) + sum(points) / COOP_POINTS)
    best = max([points[other] for other in range(game.seats) if other != seat])
    return points[seat] - thumb.rival * RIVAL[game.seats - 1] * best


def seen(game: AresTable, seat: int, thumb: Thumb) -> float:
    """What others know of a seat: all but which cards it holds."""
    outlook = Outlook(game, seat, thumb)
    return standing(game, seat, outlook) + len(game.players[seat].hand) * outlook.prices[CARD]


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
        value += lasting(profiles[player.corporation], outlook)
    for number in player.played:
        profile = profiles[number]
        if profile.lasts:
            value += points_on(game, seat, profile, outlook) + lasting(profile, outlook)
    for number, cubes in player.cubes.items():
        if cubes:
            value += profiles[number].cube.at(prices) * cubes
    return value


def in_hand(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What the seat's own cards in hand are worth, less what its money loses by lying idle.

    The best for their price are counted first, as many as there will be phases to play them in. Those beyond what the
    money and the next income pay for count less, and none counts less than what it is sold for.
    """
    player = game.players[seat]
    thumb = outlook.thumb
    money = float(player.stock[MC] + (player.stock[HEAT] if player.values[HEAT] else 0))
    value = 0.0
    if player.corporation == 0 and len(player.dealt_corporations) == 1:
        corporation = player.dealt_corporations[0]
        value += founded(game, corporation, outlook)
        money += game.book.start(corporation).stock[MC]
    offers = offers_of(game, seat, outlook)
    means = money + thumb.next_income * min(1.0, outlook.incomes) * (player.tr + produced(game, seat, MC))
    slots = [outlook.blues, outlook.greens]
    worths: list[float] = []
    needed = thumb.spare
    for _, gain, price, green in offers:
        slot = min(1.0, slots[green])
        if slot > 0.0:
            paid = 1.0 if price <= means else max(0.0, means) / max(1.0, price)
            slots[green] -= 1.0
            means -= price
            if len(worths) < SOON:
                needed += price * slot
            worths.append(thumb.held * gain * slot * (paid + (1.0 - paid) * thumb.held_later))
    idle = max(0.0, money - needed)
    sold = thumb.sold * player.sell_value * outlook.money * (thumb.idle if idle > 0.0 else 1.0)
    value -= (1.0 - thumb.idle) * idle * outlook.money
    return value + sum([max(worth, sold) for worth in worths]) + sold * (len(player.hand) - len(worths))


def offers_of(game: AresTable, seat: int, outlook: Outlook) -> list[Offer]:
    """The cards in hand that are worth more than they cost, the best for their price first."""
    player = game.players[seat]
    offers: list[Offer] = []
    for number in player.hand:
        card = game.book.card(number)
        price = lasting_price(game, seat, player, card)
        gain = surplus(game, seat, card, outlook, price)
        if gain > 0.0:
            offers.append((-gain / (price + player.sell_value), gain, price, card.colour == GREEN))
    offers.sort()
    return offers


def lasting_price(game: AresTable, seat: int, player: Player, card: Card) -> float:
    """A card's price without what makes only one card cheaper: not all that are in hand could have that."""
    price = price_of(game, seat, card)
    once = player.next_discount
    green = card.colour == GREEN
    if green and game.phase == DEVELOPMENT and player.chosen == DEVELOPMENT and ORDINARY in player.plays:
        once += PHASE_DISCOUNT
    return float(min(card.cost, price + once)) if once else float(price)


def founded(game: AresTable, corporation: int, outlook: Outlook) -> float:
    """What a corporation brings that was chosen and not yet revealed."""
    profile = game.book.profiles[corporation]
    start = game.book.start(corporation).stock[MC] * outlook.money
    return start + profile.at_once.at(outlook.prices) + lasting(profile, outlook)


def steps_done(game: AresTable) -> int:
    """How many steps all parameters have come."""
    done = 0
    for parameter in range(len(GOALS)):
        done += (game.parameters[parameter] - STARTS[parameter]) // STEPS[parameter]
    return done


def steps_made(game: AresTable, thumb: Thumb) -> float:
    """Alone, all three parameters must be done in time, and nothing else counts."""
    worths = [thumb.heating, thumb.oxygen, thumb.ocean]
    value = 0.0
    for parameter in range(len(GOALS)):
        value += (game.parameters[parameter] - STARTS[parameter]) // STEPS[parameter] * worths[parameter]
    return value
