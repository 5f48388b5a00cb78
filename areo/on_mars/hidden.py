"""What a seat cannot see, dealt anew: piles, tiles beneath the top of a stack, other players' goals and tasks."""

from __future__ import annotations

from areo.kernel.rng import Dice
from areo.kernel.sets import members
from areo.on_mars.effects.tasks import ASK_TASK, fits
from areo.on_mars.numbers import NONE
from areo.on_mars.plans import OF_LEVEL_1
from areo.on_mars.table import OnMarsTable


def shuffle_anew(pile: list[int], dice: Dice) -> None:
    """A new order, of which the true one tells nothing."""
    pile.sort()
    dice.shuffle(pile)


def deal_anew(game: OnMarsTable, seat: int, dice: Dice) -> None:
    shuffle_anew(game.discovery_deck, dice)
    shuffle_anew(game.tech_stock, dice)
    shuffle_anew(game.solo_deck, dice)
    low = [number for number in game.plan_deck if number <= OF_LEVEL_1]
    high = [number for number in game.plan_deck if number > OF_LEVEL_1]
    shuffle_anew(low, dice)
    shuffle_anew(high, dice)
    game.plan_deck = high + low
    for stack in game.stacks:
        if len(stack) > 2:
            beneath = stack[:-1]
            shuffle_anew(beneath, dice)
            stack[:-1] = beneath
    if game.over:  # hands lie open then
        shuffle_anew(game.b_deck, dice)
    else:
        deal_goals_anew(game, seat, dice)
        deal_variant_anew(game, seat, dice)
    game.book.chapter.deal_anew(game, seat, dice)


def others_of(game: OnMarsTable, seat: int) -> list[int]:
    """Those whose hands a seat does not see."""
    return [other for other in range(game.humans) if other != seat and not game.book.chapter.open_hands]


def deal_goals_anew(game: OnMarsTable, seat: int, dice: Dice) -> None:
    """Other hands, and those discarded or never dealt: a seat knows only what it discarded itself, which is spent."""
    unseen = members(game.goals_out)
    others = others_of(game, seat)
    for other in others:
        unseen += members(game.goals[other])
    shuffle_anew(unseen, dice)
    for other in others:
        hand = 0
        for _ in range(game.goals[other].bit_count()):
            hand |= 1 << unseen.pop()
        game.goals[other] = hand
    game.goals_out = 0
    for number in unseen:
        game.goals_out |= 1 << number


def deal_variant_anew(game: OnMarsTable, seat: int, dice: Dice) -> None:
    """First cards that have not come to light, and tasks. Whoever is asked about a task holds one that fits."""
    others = others_of(game, seat)
    secret = [other for other in others if game.a_card[other] != NONE and not game.has_tasks(other)]
    known = [game.a_card[person] for person in range(game.humans) if person not in secret]
    unseen = [card for card in range(len(game.data.a_cards)) if card not in known]
    dice.shuffle(unseen)
    for other in secret:
        game.a_card[other] = unseen.pop()
    pile = game.b_deck.copy()
    for other in others:
        pile += members(game.b_cards[other])
    shuffle_anew(pile, dice)
    hands = [0] * game.humans
    for other in others:
        question = game.open[other]
        if question is not None and question.frame.effect is ASK_TASK:
            fitting = [card for card in pile if fits(game, card, question.frame.count)]
            hands[other] = 1 << fitting[0]
            pile.remove(fitting[0])
    for other in others:
        while hands[other].bit_count() < game.b_cards[other].bit_count():
            hands[other] |= 1 << pile.pop()
        game.b_cards[other] = hands[other]
    game.b_deck = pile
