"""What a seat cannot see, dealt anew where that is more than shuffling: chosen characters and event cards.

A bonus card in hand stays a bonus card, a discovery a discovery, and whoever is choosing has two to choose from.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.rng import Dice
from areo.red_planet.numbers import CHARACTERS, EVENT, NONE
from areo.red_planet.phases import KEEP_EVENT
from areo.red_planet.state import STATE
from areo.red_planet.table import Table

CHOICE: Final = 2  # bonus cards that somebody who is asked which to keep has at least


def choose_anew(game: Table, seat: int, dice: Dice) -> None:
    """Other players' face-down characters: any they hold that was not called yet."""
    for other in range(game.seats):
        if other != seat and game.chosen[other]:
            possible = [c for c in range(game.call + 1, CHARACTERS + 1) if game.hand[other] >> c & 1]
            game.chosen[other] = possible[dice.below(len(possible))]


def deal_events_anew(game: Table, seat: int, dice: Dice) -> None:
    unseen = [EVENT.index(thing) for thing in STATE.unseen(game, seat, EVENT)]
    dice.shuffle(unseen)
    bonus = [card for card in unseen if game.data.events[card].bonus]
    discoveries = [card for card in unseen if not game.data.events[card].bonus]
    for zone in range(len(game.discovery)):
        if game.discovery[zone] != NONE and not game.is_known(game.knows[zone], seat):
            game.discovery[zone] = discoveries.pop()
    for index in range(len(game.event_discard)):
        if not game.is_known(game.discard_knows[index], seat):
            game.event_discard[index] = discoveries.pop()
    others = [other for other in range(game.seats) if other != seat]
    hands: list[list[int]] = [[] for _ in range(game.seats)]
    for other in others:
        game.bonus[other] = mask_of([bonus.pop() for _ in range(game.bonus[other].bit_count())])
        if game.drawn[other] != NONE:
            game.drawn[other] = discoveries.pop()
        if is_choosing(game, other):
            hands[other] = [bonus.pop() for _ in range(CHOICE)]
    for other in others:
        while len(hands[other]) < game.dealt[other].bit_count():
            hands[other].append(one_more(bonus, discoveries, dice))
        game.dealt[other] = mask_of(hands[other])
    left = set(bonus + discoveries)
    rest = [card for card in unseen if card in left]
    for other in others:
        game.returned[other] = mask_of([rest.pop() for _ in range(game.returned[other].bit_count())])
    game.event_deck = rest


def is_choosing(game: Table, seat: int) -> bool:
    question = game.open[seat]
    return question is not None and question.frame.effect is KEEP_EVENT


def one_more(bonus: list[int], discoveries: list[int], dice: Dice) -> int:
    """The third card of somebody who was dealt two bonus cards for sure: any of the three may be the discovery."""
    weight = len(bonus) + (CHOICE + 1) * len(discoveries)
    return bonus.pop() if dice.below(weight) < len(bonus) else discoveries.pop()


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
