"""Hidden information: everything a seat cannot see, listed in one place and dealt anew.

Hidden are: the order of all piles, undrawn resource tiles, other players' bonus cards and the cards they are dealt or
give back at set-up, a discovery another player has just drawn, discoveries the seat never saw (in zones or discarded),
and characters chosen but not yet called.
"""

from __future__ import annotations

from areo.kernel.rng import Dice
from areo.kernel.sets import members
from areo.red_planet.numbers import CHARACTERS, NONE
from areo.red_planet.table import Table


def deal_anew(game: Table, seat: int, dice: Dice) -> None:
    dice.shuffle(game.shuttle_deck)
    dice.shuffle(game.resource_deck)
    if not game.over:
        choose_anew(game, seat, dice)
        deal_events_anew(game, seat, dice)
    else:
        dice.shuffle(game.event_deck)


def choose_anew(game: Table, seat: int, dice: Dice) -> None:
    """Other players' face-down characters: any they hold that was not called yet."""
    for other in range(game.seats):
        if other != seat and game.chosen[other]:
            possible = [c for c in range(game.call + 1, CHARACTERS + 1) if game.hand[other] >> c & 1]
            game.chosen[other] = possible[dice.below(len(possible))]


def deal_events_anew(game: Table, seat: int, dice: Dice) -> None:
    unseen = take_unseen(game, seat)
    dealt = counts_of(game, seat, game.dealt)
    while not fits(game, unseen, dealt, dice):
        pass
    put_back(game, seat, unseen, dealt)


def others(game: Table, seat: int) -> list[int]:
    return [other for other in range(game.seats) if other != seat]


def counts_of(game: Table, seat: int, cards: list[int]) -> list[int]:
    """How many cards each seat has; none for the looking seat, whose cards stay."""
    return [0 if other == seat else cards[other].bit_count() for other in range(game.seats)]


def take_unseen(game: Table, seat: int) -> list[int]:
    """All event cards whose place the seat does not know."""
    unseen = game.event_deck.copy()
    for other in others(game, seat):
        unseen.extend(members(game.bonus[other] | game.dealt[other] | game.returned[other]))
        if game.drawn[other] != NONE:
            unseen.append(game.drawn[other])
    for zone in range(len(game.discovery)):
        if game.discovery[zone] != NONE and not game.knows[zone] >> seat & 1:
            unseen.append(game.discovery[zone])
    for index in range(len(game.event_discard)):
        if not game.discard_knows[index] >> seat & 1:
            unseen.append(game.event_discard[index])
    return unseen


def fits(game: Table, unseen: list[int], dealt: list[int], dice: Dice) -> bool:
    """Shuffle; whether every player who is choosing a bonus card would have two to choose from, as they must have."""
    dice.shuffle(unseen)
    at = 0
    for number in dealt:
        bonus = 0
        for index in range(at, at + number):
            if game.data.events[unseen[index]].bonus:
                bonus += 1
        if number and bonus < 2:
            return False
        at += number
    return True


def put_back(game: Table, seat: int, unseen: list[int], dealt: list[int]) -> None:
    """Fill every place with a card that can lie there: dealt hands first, then by kind, the rest in the pile."""
    at = 0
    for other in range(game.seats):
        if dealt[other]:
            game.dealt[other] = mask_of(unseen[at : at + dealt[other]])
            at += dealt[other]
    rest = unseen[at:]
    bonus = [card for card in rest if game.data.events[card].bonus]
    discoveries = [card for card in rest if not game.data.events[card].bonus]
    for other in others(game, seat):
        game.bonus[other] = mask_of([bonus.pop() for _ in range(game.bonus[other].bit_count())])
        if game.drawn[other] != NONE:
            game.drawn[other] = discoveries.pop()
    for zone in range(len(game.discovery)):
        if game.discovery[zone] != NONE and not game.knows[zone] >> seat & 1:
            game.discovery[zone] = discoveries.pop()
    for index in range(len(game.event_discard)):
        if not game.discard_knows[index] >> seat & 1:
            game.event_discard[index] = discoveries.pop()
    left = in_order(rest, bonus, discoveries)
    for other in others(game, seat):
        number = game.returned[other].bit_count()
        game.returned[other] = mask_of([left.pop() for _ in range(number)])
    game.event_deck = left


def in_order(rest: list[int], bonus: list[int], discoveries: list[int]) -> list[int]:
    """What is left, in the order it was shuffled."""
    kept = set(bonus) | set(discoveries)
    return [card for card in rest if card in kept]


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
