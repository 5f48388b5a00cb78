"""What a seat cannot see, dealt anew: by hand, since bots ask for it all the time, and since cards keep their kinds.

A bonus card in hand stays a bonus card, a discovery a discovery, and whoever is choosing has two to choose from.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.rng import Dice
from areo.kernel.sets import mask_of, members
from areo.red_planet.numbers import CHARACTERS, NONE
from areo.red_planet.phases import KEEP_EVENT
from areo.red_planet.table import RedPlanetTable

CHOICE: Final = 2  # bonus cards that somebody who is asked which to keep has at least


def shuffle_anew(pile: list[int], dice: Dice) -> None:
    """A new order, of which the true one tells nothing."""
    pile.sort()
    dice.shuffle(pile)


def choose_anew(game: RedPlanetTable, seat: int, dice: Dice) -> None:
    """Other players' face-down characters: any they hold that was not called yet."""
    for other in range(game.seats):
        if other != seat and game.chosen[other]:
            possible = [c for c in range(game.call + 1, CHARACTERS + 1) if game.hand[other] >> c & 1]
            game.chosen[other] = possible[dice.below(len(possible))]


def deal_events_anew(game: RedPlanetTable, seat: int, dice: Dice) -> None:
    zones = [z for z in game.data.outer if game.discovery[z] != NONE and not game.is_known(game.knows[z], seat)]
    discards = [at for at in range(len(game.event_discard)) if not game.is_known(game.discard_knows[at], seat)]
    others = [other for other in range(game.seats) if other != seat]
    unseen = game.event_deck.copy()
    for zone in zones:
        unseen.append(game.discovery[zone])
    for at in discards:
        unseen.append(game.event_discard[at])
    for other in others:
        unseen += members(game.bonus[other] | game.dealt[other] | game.returned[other])
        if game.drawn[other] != NONE:
            unseen.append(game.drawn[other])
    shuffle_anew(unseen, dice)
    bonus = [card for card in unseen if game.data.events[card].bonus]
    discoveries = [card for card in unseen if not game.data.events[card].bonus]
    for zone in zones:
        game.discovery[zone] = discoveries.pop()
    for at in discards:
        game.event_discard[at] = discoveries.pop()
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


def is_choosing(game: RedPlanetTable, seat: int) -> bool:
    question = game.open[seat]
    return question is not None and question.frame.effect is KEEP_EVENT


def one_more(bonus: list[int], discoveries: list[int], dice: Dice) -> int:
    """The third card of somebody who was dealt two bonus cards for sure: any of the three may be the discovery."""
    weight = len(bonus) + (CHOICE + 1) * len(discoveries)
    return bonus.pop() if dice.below(weight) < len(bonus) else discoveries.pop()
