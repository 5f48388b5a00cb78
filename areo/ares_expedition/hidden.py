"""Hidden information beyond the cards that lie somewhere: what was chosen and not revealed, and orders.

Cards and ocean tiles that a seat cannot see are dealt anew by the declared state.
"""

from __future__ import annotations

from areo.ares_expedition.modes import cubes_left
from areo.ares_expedition.numbers import CARDS, PHASES, TILES
from areo.ares_expedition.state import STATE
from areo.ares_expedition.table import COLOUR, COPPER, NO_CUBE, AresTable
from areo.kernel.rng import Dice


def deal_anew(game: AresTable, seat: int, dice: Dice) -> None:
    STATE.deal_anew(game, seat, CARDS, dice)
    STATE.deal_anew(game, seat, TILES, dice)
    if game.over:
        return
    deal_corporations_anew(game, seat, dice)
    if not (game.choose_last and game.players[seat].chosen):  # else the one on top was chosen by the seat itself
        game.neutral.sort()
        dice.shuffle(game.neutral)
    for other in range(game.seats):
        if other != seat:
            choose_anew(game, other, dice)


def deal_corporations_anew(game: AresTable, seat: int, dice: Dice) -> None:
    """Corporations not seen by the seat: any of those that nobody shows. A first game has only some of them."""
    mine = game.players[seat]
    hidden = [player for player in game.players if player is not mine]
    wanted = sum(len(player.dealt_corporations) + len(player.reserved) for player in hidden) + len(mine.reserved)
    if not wanted:
        return
    shown = [player.corporation for player in game.players] + mine.dealt_corporations
    pool = [number for number in game.corporations_in_play() if number not in shown]
    dice.shuffle(pool)
    mine.reserved = [pool.pop() for _ in mine.reserved]
    for player in hidden:
        player.dealt_corporations = [pool.pop() for _ in player.dealt_corporations]
        player.reserved = [pool.pop() for _ in player.reserved]


def choose_anew(game: AresTable, seat: int, dice: Dice) -> None:
    """What another seat has chosen and not revealed: any phase it may choose, any cube, any card."""
    player = game.players[seat]
    if player.chosen and game.phases == 0:
        open_to = [phase for phase in range(1, PHASES + 1) if phase != player.previous]
        player.chosen = open_to[dice.below(len(open_to))]
    if player.takes != NO_CUBE:
        left = [cube for cube in (COPPER, COLOUR) if cubes_left(game, cube)]
        player.takes = left[dice.below(len(left))]
    if player.gives:
        player.gives = player.hand[dice.below(len(player.hand))]
