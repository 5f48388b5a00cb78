"""One deck and nine ocean tiles, many hands: what each seat's share of them is while all act at once.

Who answers first must not matter. So when a phase is opened the deck is dealt out in thought, card by card, and the
tiles likewise: every seat draws from its own cards and turns over its own tiles, however the answers interleave.
"""

from __future__ import annotations

from areo.ares_expedition.numbers import GOALS, OCEANS, PLANNING
from areo.ares_expedition.table import AresTable


def top(game: AresTable, seat: int) -> int:
    """Take the next card of a seat's share of the deck, then of its reserve; 0 if both are used up.

    Outside a phase nobody acts at the same time as others: corporations draw from the top.
    """
    if game.phase == PLANNING:
        return game.deck.pop() if game.deck else 0
    player = game.players[seat]
    place = seat + game.seats * player.drawn
    size = len(game.deck)
    pile = game.deck
    if place >= size:
        place = seat + game.seats * (player.drawn - cards_of(game, seat))
        pile = game.reserve
        size = len(pile)
        if place >= size:
            return 0
    player.drawn += 1
    card = pile[size - 1 - place]
    pile[size - 1 - place] = 0
    return card


def cards_of(game: AresTable, seat: int) -> int:
    """How many cards of the deck were a seat's when the phase was opened."""
    return share_of(len(game.deck), game.seats, seat)


def share_of(cards: int, seats: int, seat: int) -> int:
    """How many of so many cards are a seat's if they are dealt out one by one."""
    return (cards - seat + seats - 1) // seats


def left_for(game: AresTable, seat: int) -> int:
    """How many cards a seat can still draw in this phase."""
    reserved = (len(game.reserve) - seat + game.seats - 1) // game.seats
    return max(0, cards_of(game, seat)) + max(0, reserved) - game.players[seat].drawn


def tile_of(game: AresTable, seat: int, flip: int) -> int:
    """The tile that a seat turns over with a flip of this phase, from 0; -1 if there was none left at its opening.

    A seat has every so-manieth tile, from its place after the lead seat on; then it goes on with those of the next.
    Flips beyond the last tile give the last one again.
    """
    left = len(game.tiles)
    if left == 0:
        return -1
    seats = game.seats
    first = (seat - game.lead()) % seats
    for step in range(seats):
        group = (first + step) % seats
        size = (left - group + seats - 1) // seats
        if flip < size:
            return game.tiles[group + flip * seats]
        flip -= max(0, size)
    return last_tile(game, first)


def last_tile(game: AresTable, first: int) -> int:
    """The last tile in the order of the seat that comes `first` after the lead seat."""
    left = len(game.tiles)
    seats = game.seats
    for step in range(seats - 1, -1, -1):
        group = (first + step) % seats
        if group < left:
            return game.tiles[group + (left - group - 1) // seats * seats]
    return -1


def turned(game: AresTable) -> list[int]:
    """The tiles whose bonus somebody has had in this phase, in the order of the tiles."""
    found: list[int] = []
    for seat in range(game.seats):
        for flip in range(min(game.players[seat].flips, len(game.tiles))):
            found.append(tile_of(game, seat, flip))
    return [tile for tile in game.tiles if tile in found]


def tiles_left(game: AresTable) -> list[int]:
    """The tiles that are not turned over now. If two seats had the bonus of one tile, the first others are gone too."""
    gone = turned(game)
    due = len(game.tiles) - (GOALS[OCEANS] - game.parameters[OCEANS])
    for tile in game.tiles:
        if len(gone) < due and tile not in gone:
            gone.append(tile)
    return [tile for tile in game.tiles if tile not in gone]
