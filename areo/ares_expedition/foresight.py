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
    GREEN,
    HEAT,
    MC,
    OCEAN_MONEY,
    PHASE_DISCOUNT,
    PHASE_MONEY,
    PHASES,
    PLANTS,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    TEMPERATURE,
    TEMPERATURE_HEAT,
    TEMPERATURE_MONEY,
)
from areo.ares_expedition.outlook import PATIENCE, RIVAL, Outlook, held
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable
from areo.tableau.card import Card
from areo.tableau.worth import CARD, STOCK

ENVY: Final = 0.5  # how much a phase that helps a rival counts: it brings the end nearer too
SURE: Final = 0.7  # how much likelier a phase is chosen for each point that it is worth more
PLAYED: Final = 0.4  # of a card's gain, since it might be played later as well
UNSEEN: Final = 0.13  # points that a card of another's hand brings, if there is money for it
UNSEEN_PRICE: Final = 12  # M€
MOST_UNSEEN: Final = 4  # cards that make a difference
BOUGHT: Final = 0.5  # of the steps that all the money would buy
FULL_HAND: Final = 38.0  # cards in hand with which one more is of little use
FULL: Final = 0.33  # of an unknown card, for a full hand
LOOKED_AT: Final = 0.07  # of a card, for each one more to choose from

NOTHING_SEEN: Final[list[int]] = []
AT_MOST: Final = 0.85  # how sure of a phase one can be: if each left it to the other, nobody would ever choose it
LEAST: Final = 1e-9
Worth = tuple[list[float], list[float]]  # of each phase, from 1 on, and of its bonus


def of_choice(game: AresTable, seat: int) -> float:
    """What the phase that a seat has chosen adds, in points, over a round in which it does not take place."""
    chosen = game.players[seat].chosen
    mine, bonus = worth_to(game, seat, game.players[seat].hand)
    value = mine[chosen]
    missing = 1.0
    if game.solo:
        missing = 1.0 - game.neutral.count(chosen) / max(1, len(game.neutral))
    best = 0.0
    for other in range(game.seats):
        if other != seat:
            theirs, added = worth_to(game, other, NOTHING_SEEN)
            missing *= 1.0 - chance(game, other, theirs, added, chosen)
            best = max(best, theirs[chosen])
    value += best if game.coop else -ENVY * RIVAL[game.seats - 1] * best
    return bonus[chosen] + missing * value


def chance(game: AresTable, seat: int, worth: list[float], bonus: list[float], phase: int) -> float:
    """How likely a seat is to choose a phase: the likelier the more it brings."""
    previous = game.players[seat].previous
    if phase == previous:
        return 0.0
    wanted = [worth[n] + bonus[n] for n in range(PHASES + 1)]
    most = max(wanted)
    weights = [exp(SURE * (wanted[n] - most)) if n != previous else 0.0 for n in range(1, PHASES + 1)]
    return min(AT_MOST, weights[phase - 1] / max(LEAST, sum(weights)))


def worth_to(game: AresTable, seat: int, hand: list[int]) -> Worth:
    """What each phase would bring a seat now, and its bonus; of another's hand nothing is known but its size."""
    outlook = Outlook(game, seat)
    player = game.players[seat]
    prices = outlook.prices
    money = prices[STOCK + MC]
    greens, blues = gains(game, seat, hand, outlook)
    repeated, acted = actions(game, seat, outlook)
    income = (player.tr + produced(game, seat, MC)) * money
    for resource in (HEAT, PLANTS):
        income += produced(game, seat, resource) * prices[STOCK + resource]
    income += produced(game, seat, DRAWN) * prices[CARD]
    card = prices[CARD] * min(1.0, max(FULL, (FULL_HAND - len(player.hand)) / FULL_HAND))
    keep = player.research_keep * card * (1.0 + LOOKED_AT * (player.research_draw - player.research_keep))
    more = card * (RESEARCH_BONUS_KEEP + LOOKED_AT * RESEARCH_BONUS_DRAW)
    worth = [0.0, PLAYED * greens[0], PLAYED * blues[0], acted, income, keep]
    bonus = [
        0.0,
        PHASE_DISCOUNT * money if greens[0] > 0.0 else 0.0,
        max(card, PLAYED * blues[1]),
        repeated,
        PHASE_MONEY * money,
        more,
    ]
    return worth, bonus


def gains(game: AresTable, seat: int, hand: list[int], outlook: Outlook) -> tuple[list[float], list[float]]:
    """The two best green cards in hand, and the two best others, that could be played at once: what each brings."""
    greens = [0.0, 0.0]
    blues = [0.0, 0.0]
    player = game.players[seat]
    money = player.stock[MC] + (player.stock[HEAT] if player.values[HEAT] else 0)
    if hand is not player.hand:
        likely = UNSEEN * min(MOST_UNSEEN, len(player.hand)) * min(1.0, money / UNSEEN_PRICE)
        return [likely, 0.0], [likely, likely if money >= 2 * UNSEEN_PRICE else 0.0]
    for number in hand:
        card = game.book.card(number)
        owned = money + player.sell_value * (len(hand) - 1)
        if price_of(game, seat, card) <= owned and meets(game, seat, card):
            best = greens if card.colour == GREEN else blues
            best.append(held(game, seat, card, outlook))
            best.sort(reverse=True)
            best.pop()
    return greens, blues


def meets(game: AresTable, seat: int, card: Card) -> bool:
    """Whether a card could be played as far as its requirements go."""
    slack = game.players[seat].slack
    for requirement in card.requires:
        if not requirement.met(game, seat, slack):
            return False
    return True


def actions(game: AresTable, seat: int, outlook: Outlook) -> tuple[float, float]:
    """The best action of a card, and all that an action phase would bring."""
    player = game.players[seat]
    best = total = 0.0
    for number in player.actions:
        value = game.book.profiles[number].yearly.at(outlook.prices)
        if value > 0.0:
            total += value
            best = max(best, value)
    return best, total + conversions(game, seat, outlook)


def conversions(game: AresTable, seat: int, outlook: Outlook) -> float:
    """What heat, plants and money would bring if they were turned into steps."""
    player = game.players[seat]
    prices = outlook.prices
    total = 0.0
    forest = prices[FOREST] + PATIENCE - player.forest_cost * prices[STOCK + PLANTS]
    total += player.stock[PLANTS] // player.forest_cost * forest
    if not game.was_full(TEMPERATURE):
        step = prices[HEATING] + PATIENCE - TEMPERATURE_HEAT * prices[STOCK + HEAT]
        total += player.stock[HEAT] // TEMPERATURE_HEAT * step
    for effect, cost in ((prices[HEATING], TEMPERATURE_MONEY), (prices[OCEAN], OCEAN_MONEY)):
        if effect > 0.0:
            gain = effect + PATIENCE - cost * prices[STOCK + MC]
            return total + BOUGHT * max(0.0, gain) * (player.stock[MC] // cost)
    return total
