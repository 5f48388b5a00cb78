"""What choosing a phase is worth before it is known what the others choose.

A phase that somebody else will choose anyway need not be chosen, but for its bonus; one that helps the others more than
oneself is better left alone. What they will choose is guessed from what lies open before them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from areo.ares_expedition.habits import FOREST, HEATING, OCEAN
from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import (
    DRAWN,
    FOREST_MONEY,
    GREEN,
    HAND_LIMIT,
    HEAT,
    MC,
    OCEAN_MONEY,
    PHASE_DISCOUNT,
    PHASE_MONEY,
    PHASES,
    PLANTS,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    TEMPERATURE_HEAT,
    TEMPERATURE_MONEY,
)
from areo.ares_expedition.outlook import IDLE, RIVAL, SOON, SPARE, Outlook, acting, surplus, wait_for
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable
from areo.tableau.worth import CARD, STOCK

ENVY: Final = 0.3  # how much a phase that helps a rival counts: it brings the end nearer too
SURE: Final = 2.5  # how much likelier a phase is chosen for each point that it is worth more
AT_MOST: Final = 0.95  # how sure of a phase one can be: if each left it to the other, nobody would ever choose it
PLAYED: Final = 0.8  # of a card's surplus, since it might be played later as well
SOLD_FOR: Final = 0.7  # of that, if other cards must be sold to pay for it
MOST_SOLD: Final = 3  # cards
INCOME: Final = 1.8  # as much again for an income now, which helps to play more cards sooner
ALWAYS: Final = 0.85  # of actions, some of which cannot be paid
BOUGHT: Final = 0.7  # of what all the money would bring in standard actions, since there will be other phases for that
UNSEEN: Final = 0.03  # points that each card of another's hand adds to the best of them, for each round left
MOST_UNSEEN: Final = 8  # cards that make a difference
UNSEEN_PRICE: Final = 12.0  # M€
UNSEEN_BLUE: Final = 0.65  # of that, for the fewer blue and red cards
UNSEEN_SECOND: Final = 0.6  # of that, for a second one
UNSEEN_GOOD: Final = 0.4  # of another's cards that can be played
ENOUGH: Final = 20.0  # cards to play, with which another is only good for selling
LOOKED_AT: Final = 0.12  # of a card, for each one more to choose from
LOOKED_FURTHER: Final = 0.18  # likewise, for those of the bonus

Worth = tuple[list[float], list[float]]  # of each phase, from 1 on, and of its bonus


def of_choice(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What the phase that a seat has chosen adds, in points, over a round in which it does not take place.

    The lead seat leaves nothing to the others, who reckon with that: so they seldom choose the same.
    """
    chosen = game.players[seat].chosen
    mine, bonus = worth_to(game, seat, outlook, True)
    missing = 1.0
    if game.solo:
        missing = 1.0 - game.neutral.count(chosen) / max(1, len(game.neutral))
    best = 0.0
    for other in range(game.seats):
        if other != seat:
            theirs, added = worth_to(game, other, Outlook(game, other), False)
            if game.lead() != seat:
                missing *= 1.0 - chance(game, other, theirs, added, chosen)
            best = max(best, theirs[chosen])
    value = mine[chosen] + (best if game.coop else -ENVY * RIVAL[game.seats - 1] * best)
    return bonus[chosen] + missing * value


def chance(game: AresTable, seat: int, worth: list[float], bonus: list[float], phase: int) -> float:
    """How likely a seat is to choose a phase: the likelier the more it brings."""
    previous = game.players[seat].previous
    if phase == previous:
        return 0.0
    wanted = [worth[number] + bonus[number] for number in range(PHASES + 1)]
    most = max(wanted)
    weights = [exp(SURE * (wanted[number] - most)) if number != previous else 0.0 for number in range(1, PHASES + 1)]
    return min(AT_MOST, weights[phase - 1] / sum(weights))


def worth_to(game: AresTable, seat: int, outlook: Outlook, known: bool) -> Worth:
    """What each phase would bring a seat now, and its bonus; of another's hand nothing is known but its size."""
    player = game.players[seat]
    prices = outlook.prices
    money = outlook.money
    plays = Plays(game, seat)
    if known:
        plays.look(game, seat, outlook)
    else:
        plays.guess(game, seat, outlook)
    once, acted = actions(game, seat, outlook)
    earned = player.tr + produced(game, seat, MC)
    working = max(0.0, min(float(earned), plays.needed + SPARE - plays.money))
    income = (working + (earned - working) * IDLE) * money + produced(game, seat, DRAWN) * prices[CARD]
    for resource in (HEAT, PLANTS):
        income += produced(game, seat, resource) * prices[STOCK + resource]
    sold = player.sell_value * money
    card = sold
    if len(player.hand) < HAND_LIMIT - 1:
        card += (prices[CARD] - sold) * max(0.0, 1.0 - plays.good / ENOUGH)
    keep = player.research_keep * card * (1.0 + LOOKED_AT * (player.research_draw - player.research_keep))
    worth = [0.0, plays.greens[0], plays.blues[0], acted, INCOME * income, keep]
    bonus = [
        0.0,
        PHASE_DISCOUNT * money if plays.greens[0] > 0.0 else 0.0,
        max(card, plays.blues[1]),
        once,
        PHASE_MONEY * money * (1.0 if working == earned else IDLE),
        card * (RESEARCH_BONUS_KEEP + LOOKED_FURTHER * RESEARCH_BONUS_DRAW),
    ]
    return worth, bonus


class Plays:
    """What a seat could play now: the two best green cards and the two best others, and what the best would cost."""

    def __init__(self, game: AresTable, seat: int) -> None:
        player = game.players[seat]
        self.money: Final = player.stock[MC] + (player.stock[HEAT] if player.values[HEAT] else 0)
        self.greens: list[float] = [0.0, 0.0]
        self.blues: list[float] = [0.0, 0.0]
        self.good = 0.0  # cards that could be played
        self.needed = 0.0  # M€ for the next of them

    def look(self, game: AresTable, seat: int, outlook: Outlook) -> None:
        """At one's own hand."""
        player = game.players[seat]
        means = self.money + player.sell_value * min(MOST_SOLD, len(player.hand) - 1)
        found: list[tuple[float, float]] = []
        for number in player.hand:
            card = game.book.card(number)
            price = price_of(game, seat, card)
            green = card.colour == GREEN
            if price - (PHASE_DISCOUNT if green else 0) <= means and wait_for(game, seat, card) <= 0.0:
                gain = PLAYED * surplus(game, seat, card, outlook, price)
                if gain > 0.0:
                    if price > self.money:
                        gain *= SOLD_FOR
                    best = self.greens if green else self.blues
                    best.append(gain)
                    best.sort(reverse=True)
                    best.pop()
                    found.append((-gain, float(price)))
        found.sort()
        self.good = float(len(found))
        self.needed = sum([price for _, price in found[:SOON]])

    def guess(self, game: AresTable, seat: int, outlook: Outlook) -> None:
        """What another's hand is good for on average."""
        size = len(game.players[seat].hand)
        paid = min(1.0, (self.money + 2.0) / UNSEEN_PRICE)
        gain = PLAYED * UNSEEN * outlook.rounds * min(MOST_UNSEEN, size) * paid
        self.greens[0] = gain
        self.blues[0] = UNSEEN_BLUE * gain
        if self.money > 2.0 * UNSEEN_PRICE:
            self.blues[1] = UNSEEN_SECOND * UNSEEN_BLUE * gain
        self.good = UNSEEN_GOOD * size
        self.needed = UNSEEN_PRICE * min(SOON, size // 2)


def actions(game: AresTable, seat: int, outlook: Outlook) -> tuple[float, float]:
    """The best action of a card, and all that an action phase would bring."""
    player = game.players[seat]
    prices = outlook.prices
    best = total = 0.0
    for number in player.actions:
        value = acting(game.book.profiles[number], outlook)
        total += value
        best = max(best, value)
    total *= ALWAYS
    forest = prices[FOREST] - player.forest_cost * prices[STOCK + PLANTS]
    total += player.stock[PLANTS] // player.forest_cost * max(0.0, forest)
    step = prices[HEATING] - TEMPERATURE_HEAT * prices[STOCK + HEAT]
    if prices[HEATING] > 0.0:
        total += player.stock[HEAT] // TEMPERATURE_HEAT * max(0.0, step)
    gained = 0.0  # for each M€
    for worth, cost in (
        (prices[HEATING], TEMPERATURE_MONEY),
        (prices[OCEAN], OCEAN_MONEY),
        (prices[FOREST], FOREST_MONEY),
    ):
        price = cost - player.standard_discount
        gained = max(gained, worth / price - outlook.money)
    return best, total + BOUGHT * gained * player.stock[MC]
