"""Hidden information beyond the cards that lie somewhere: corporations, and what was chosen and not revealed.

Cards that a seat cannot see are dealt anew by the declared state. The corporations dealt to others may be any that
nobody shows, and who has chosen the cards to begin with may have chosen any that the corporation pays for.
"""

from __future__ import annotations

from areo.kernel.rng import Dice
from areo.terraforming_mars.numbers import CARD_PRICE, CARDS, MC
from areo.terraforming_mars.phases import has_chosen
from areo.terraforming_mars.state import STATE
from areo.terraforming_mars.table import MarsTable


def deal_anew(game: MarsTable, seat: int, dice: Dice) -> None:
    STATE.deal_anew(game, seat, CARDS, dice)
    if not game.over:  # at the end all is shown
        deal_corporations_anew(game, seat, dice)
        for other in range(game.seats):
            if other != seat:
                choose_anew(game, other, dice)


def deal_corporations_anew(game: MarsTable, seat: int, dice: Dice) -> None:
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


def choose_anew(game: MarsTable, seat: int, dice: Dice) -> None:
    """Who has chosen the cards to begin with may have chosen any that the corporation pays for."""
    if not has_chosen(game, seat):
        return
    player = game.players[seat]
    money = game.book.start(player.dealt_corporations[0]).stock[MC]
    number = dice.below(min(len(player.dealt), money // CARD_PRICE) + 1)
    player.bought = player.dealt[:number]
