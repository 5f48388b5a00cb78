"""Hidden information: everything a seat cannot see, listed in one place and dealt anew.

Hidden are: the order of the deck, the discard pile but for the cards the seat discarded itself or saw revealed,
other players' hands, cards dealt, looked at or drafted, and what they chose at set-up and have not revealed: the
corporation, the cards, and how many.
"""

from __future__ import annotations

from areo.kernel.rng import Dice
from areo.terraforming_mars.numbers import CARD_PRICE, MC
from areo.terraforming_mars.phases import has_chosen
from areo.terraforming_mars.table import Table


def deal_anew(game: Table, seat: int, dice: Dice) -> None:
    others = [] if game.over else [other for other in range(game.seats) if other != seat]  # at the end all is shown
    deal_projects_anew(game, seat, others, dice)
    if not game.over:
        deal_corporations_anew(game, seat, dice)
        for other in others:
            choose_anew(game, other, dice)


def deal_projects_anew(game: Table, seat: int, others: list[int], dice: Dice) -> None:
    known = game.known[seat]
    seen = [card for card in game.discard if known >> card & 1]
    unseen = game.deck + [card for card in game.discard if not known >> card & 1]
    for other in others:
        player = game.players[other]
        unseen.extend(player.hand)
        unseen.extend(player.dealt)
        unseen.extend(player.drafted)
    dice.shuffle(seen)
    dice.shuffle(unseen)
    for other in others:
        player = game.players[other]
        player.hand = [unseen.pop() for _ in player.hand]
        player.dealt = [unseen.pop() for _ in player.dealt]
        player.drafted = [unseen.pop() for _ in player.drafted]
    game.deck = [unseen.pop() for _ in game.deck]
    game.discard = seen + unseen
    for other in range(game.seats):
        if other != seat:
            game.known[other] = known_anew(game.known[other], known, unseen, dice)


def known_anew(before: int, mine: int, unseen: list[int], dice: Dice) -> int:
    """As many discarded cards as another seat knew: those both know of, and any of the others."""
    after = before & mine
    dice.shuffle(unseen)
    for card in unseen[: before.bit_count() - after.bit_count()]:
        after |= 1 << card
    return after


def deal_corporations_anew(game: Table, seat: int, dice: Dice) -> None:
    """Corporations not seen by the seat: any of those in the game that nobody shows."""
    held = [other for other in range(game.seats) if other != seat and other not in game.beginners]
    wanted = sum(len(game.players[other].dealt_corporations) for other in held)
    if not wanted:
        return
    shown = [player.corporation for player in game.players] + game.players[seat].dealt_corporations
    pool = [number for number in game.corporations_in_play() if number not in shown]
    dice.shuffle(pool)
    for other in held:
        player = game.players[other]
        player.dealt_corporations = [pool.pop() for _ in player.dealt_corporations]


def choose_anew(game: Table, seat: int, dice: Dice) -> None:
    """Who has chosen the cards to begin with may have chosen any that the corporation pays for."""
    if not has_chosen(game, seat):
        return
    player = game.players[seat]
    money = game.book.start(player.dealt_corporations[0]).stock[MC]
    number = dice.below(min(len(player.dealt), money // CARD_PRICE) + 1)
    player.bought = player.dealt[:number]
