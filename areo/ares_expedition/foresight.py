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
from areo.ares_expedition.outlook import RIVAL, SOON, Outlook, acting, surplus, wait_for
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable
from areo.ares_expedition.thumb import Thumb
from areo.tableau.worth import CARD, STOCK

AT_MOST: Final = 0.95  # how sure of a phase one can be: if each left it to the other, nobody would ever choose it
MOST_SOLD: Final = 3  # cards
MOST_UNSEEN: Final = 8  # cards that make a difference

Worth = tuple[list[float], list[float]]  # of each phase, from 1 on, and of its bonus


def of_choice(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What the phase that a seat has chosen adds, in points, over a round in which it does not take place.

    The lead seat leaves nothing to the others, who reckon with that: so they seldom choose the same.
    """
    thumb = outlook.thumb
    chosen = game.players[seat].chosen
    mine, bonus = worth_to(game, seat, outlook, True)
    missing = 1.0
    if game.solo:
        missing = 1.0 - game.neutral.count(chosen) / max(1, len(game.neutral))
    best = 0.0
    for other in range(game.seats):
        if other != seat:
            theirs, added = worth_to(game, other, Outlook(game, other, thumb), False)
            if game.lead() != seat:
                missing *= 1.0 - chance(game, thumb, other, theirs, added, chosen)
            best = max(best, theirs[chosen])
    value = mine[chosen] + (best if game.coop else -thumb.envy * thumb.rival * RIVAL[game.seats - 1] * best)
    return bonus[chosen] + missing * value


def chance(game: AresTable, thumb: Thumb, seat: int, worth: list[float], bonus: list[float], phase: int) -> float:
    """How likely a seat is to choose a phase: the likelier the more it brings."""
    previous = game.players[seat].previous
    if phase == previous:
        return 0.0
    wanted = [worth[number] + bonus[number] for number in range(PHASES + 1)]
    most = max(wanted)
    weights = [
        exp(thumb.sure * (wanted[number] - most)) if number != previous else 0.0 for number in range(1, PHASES + 1)
    ]
    return min(AT_MOST, weights[phase - 1] / sum(weights))


def worth_to(game: AresTable, seat: int, outlook: Outlook, known: bool) -> Worth:
    """What each phase would bring a seat now, and its bonus; of another's hand nothing is known but its size."""
    player = game.players[seat]
    thumb = outlook.thumb
    prices = outlook.prices
    money = outlook.money
    plays = Plays(game, seat)
    if known:
        plays.look(game, seat, outlook)
    else:
        plays.guess(game, seat, outlook)
    once, acted = actions(game, seat, outlook)
    earned = player.tr + produced(game, seat, MC)
    working = max(0.0, min(float(earned), plays.needed + thumb.spare - plays.money))
    income = (working + (earned - working) * thumb.idle) * money + produced(game, seat, DRAWN) * prices[CARD]
    for resource in (HEAT, PLANTS):
        income += produced(game, seat, resource) * prices[STOCK + resource]
    sold = player.sell_value * money
    card = sold
    if len(player.hand) < HAND_LIMIT - 1:
        card += (prices[CARD] - sold) * max(0.0, 1.0 - plays.good / thumb.enough)
    keep = player.research_keep * card * (1.0 + thumb.looked_at * (player.research_draw - player.research_keep))
    worth = [0.0, plays.greens[0], plays.blues[0], acted, thumb.earning * income, keep]
    bonus = [
        0.0,
        PHASE_DISCOUNT * money if plays.greens[0] > 0.0 else 0.0,
        max(card, plays.blues[1]),
        once,
        PHASE_MONEY * money * (1.0 if working == earned else thumb.idle),
        card * (RESEARCH_BONUS_KEEP + thumb.looked_further * RESEARCH_BONUS_DRAW),
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
        thumb = outlook.thumb
        means = self.money + player.sell_value * min(MOST_SOLD, len(player.hand) - 1)
        found: list[tuple[float, float]] = []
        for number in player.hand:
            card = game.book.card(number)
            price = price_of(game, seat, card)
            green = card.colour == GREEN
            if price - (PHASE_DISCOUNT if green else 0) <= means and wait_for(game, seat, card) <= 0.0:
                gain = thumb.played_now * surplus(game, seat, card, outlook, price)
                if gain > 0.0:
                    if price > self.money:
                        gain *= thumb.sold_for
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
        thumb = outlook.thumb
        size = len(game.players[seat].hand)
        paid = min(1.0, (self.money + 2.0) / thumb.unseen_price)
        gain = thumb.played_now * thumb.unseen * outlook.rounds * min(MOST_UNSEEN, size) * paid
        self.greens[0] = gain
        self.blues[0] = thumb.unseen_blue * gain
        if self.money > 2.0 * thumb.unseen_price:
            self.blues[1] = thumb.unseen_second * thumb.unseen_blue * gain
        self.good = thumb.unseen_good * size
        self.needed = thumb.unseen_price * min(SOON, size // 2)


def actions(game: AresTable, seat: int, outlook: Outlook) -> tuple[float, float]:
    """The best action of a card, and all that an action phase would bring."""
    player = game.players[seat]
    thumb = outlook.thumb
    prices = outlook.prices
    best = total = 0.0
    for number in player.actions:
        value = acting(game.book.profiles[number], outlook)
        total += value
        best = max(best, value)
    total *= thumb.acted
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
    return best, total + thumb.spent_at_once * gained * player.stock[MC]
