"""Reading positions of Ares Expedition: exact when saved by the table, lenient when written by hand."""

from __future__ import annotations

from areo.ares_expedition import phases, verbs
from areo.ares_expedition.fields import BonusUsed, plays_left
from areo.ares_expedition.menus import ACT, BUILD
from areo.ares_expedition.numbers import (
    ACTION,
    CARDS,
    GOALS,
    NEUTRAL_MOVES,
    OCEANS,
    PARAMETERS,
    PHASES,
    PLANNING,
)
from areo.ares_expedition.shares import share_of
from areo.ares_expedition.state import DECK, OPENING_DECK
from areo.ares_expedition.table import NO_CUBE, AresTable
from areo.kernel.errors import BadPosition
from areo.kernel.position import read_state, restore_pending
from areo.kernel.reading import Reader, whole


def restore(game: AresTable, saved: object) -> None:
    """Set the table as the position says. What it leaves out is as at the start, and nothing is pending."""
    tiles = game.tiles
    neutral = game.neutral
    game.tiles = []
    game.neutral = []
    state, reading = read_state(game, saved)
    state.done()
    DECK.fill(reading, [card.number for card in game.book.projects], laid(game))
    lay_holes(game, state, game.phase == PLANNING or (reading.pending is None and game.phase > ACTION))
    if game.phase != PLANNING:
        add_phases(game)
    if reading.pending is None:
        complete(game, saved, tiles, neutral)
    check(game)
    if game.over:
        return
    if reading.pending is not None:
        restore_pending(game, reading.pending)
    else:
        go_on(game)


def laid(game: AresTable) -> list[int]:
    """The cards that the options lay on top of the deck, from the top."""
    ids = game.options.get("deck")
    return [game.book.things.of_kind(CARDS, str(id)) for id in ids] if isinstance(ids, list) else []


def lay_holes(game: AresTable, state: Reader, to_come: bool) -> None:
    """In the middle of a phase, the piles as they were dealt out at its opening, with holes where cards were drawn."""
    told = state.get(OPENING_DECK.name) if state.has(OPENING_DECK.name) else None
    size = 0 if told is None else whole(told, 0, len(game.book.projects), f"state.{OPENING_DECK.name}")
    if told is None or to_come:
        for player in game.players:
            player.drawn = 0  # the deck is dealt out as it lies
        return
    from_deck = [min(game.players[seat].drawn, share_of(size, game.seats, seat)) for seat in range(game.seats)]
    from_reserve = [game.players[seat].drawn - from_deck[seat] for seat in range(game.seats)]
    if len(game.deck) + sum(from_deck) != size:
        raise BadPosition(f"state.{OPENING_DECK.name}: {size} is not the number of cards left and drawn")
    game.deck = with_holes(game.deck, from_deck)
    game.reserve = with_holes(game.reserve, from_reserve)


def with_holes(pile: list[int], drawn: list[int]) -> list[int]:
    """A pile of which each seat has drawn so many cards, every one from its own share."""
    size = len(pile) + sum(drawn)
    seats = len(drawn)
    if any(drawn[seat] > share_of(size, seats, seat) for seat in range(seats)):
        raise BadPosition("state.players: somebody has drawn more than a share of the piles")
    left = iter(pile[::-1])
    laid = [0 if place // seats < drawn[place % seats] else next(left) for place in range(size)]
    return laid[::-1]


def neutral_left(game: AresTable) -> int:
    """How many cards of the neutral deck lie face down: one is turned over in each round, after the planning."""
    return NEUTRAL_MOVES - (game.round - 1) % NEUTRAL_MOVES - (1 if game.phases else 0)


def check(game: AresTable) -> None:
    """What no single field can see."""
    for parameter in range(len(GOALS)):
        if game.opening[parameter] > game.parameters[parameter]:
            raise BadPosition("state.opening: a parameter never goes back")
    check_tiles(game)


def check_tiles(game: AresTable) -> None:
    """The tiles not turned over, and those that players turned over since the phase was opened.

    Flips go on after the last tile, so they say nothing of the tiles once all are turned over.
    """
    due = tiles_due(game)
    most = GOALS[OCEANS] - game.opening[OCEANS]
    flips = 0 if game.is_full(OCEANS) else sum([player.flips for player in game.players])
    if not due <= len(game.tiles) - flips <= (most if game.is_full(OCEANS) else due):
        raise BadPosition(f"state.ocean_tiles: {due} tiles are expected, and {flips} that were flipped")
    if len(game.tiles) > most:
        raise BadPosition(f"state.opening_tiles: {most} tiles are expected")


def tiles_due(game: AresTable) -> int:
    """How many tiles there must be: those not turned over; one that was, where all are and flips still count."""
    left = GOALS[OCEANS] - game.parameters[OCEANS]
    return max(left, 1) if game.opening[OCEANS] < GOALS[OCEANS] else left


def add_phases(game: AresTable) -> None:
    """The phase that is going on, and those that players chose, are phases of the round."""
    game.phases |= 1 << game.phase
    for player in game.players:
        if player.chosen:
            game.phases |= 1 << player.chosen


def complete(game: AresTable, saved: object, tiles: list[int], neutral: list[int]) -> None:
    """What a position written by hand leaves out; and what is left in it of choices that nobody is asked any more."""
    going_on = PLANNING < game.phase <= ACTION
    for player in game.players:
        player.takes = NO_CUBE
        player.gives = 0
        if not going_on:
            player.flips = 0
    state = Reader(saved, "state")
    opening = state.get("opening") if state.has("opening") else None
    given = Reader({} if opening is None else opening, "state.opening")
    for parameter, name in enumerate(PARAMETERS):
        earlier = game.opening[parameter] < game.parameters[parameter]
        if not given.has(name) or (earlier and not going_on):
            game.opening[parameter] = game.parameters[parameter]
    missing = max(0, tiles_due(game) - len(game.tiles))
    game.tiles += [tile for tile in tiles if tile not in game.tiles][:missing]
    if game.solo:
        unseen = max(0, neutral_left(game) - len(game.neutral))
        game.neutral = [phase for phase in neutral if phase not in game.neutral][:unseen] + game.neutral
    players = state.items("players")
    for seat, player in enumerate(game.players):
        own = Reader(players[seat], "state.players") if seat < len(players) else Reader({}, "state.players")
        used = own.flag(BonusUsed.told_as, False)
        if 0 < game.phase < ACTION and not own.has("plays"):
            player.plays = plays_left(game.phase, player.chosen == game.phase, used)
        if game.phase == ACTION and used:
            player.repeated = True


def go_on(game: AresTable) -> None:
    """Go on from a position with nothing pending: with the planning, or in the middle of a phase."""
    if game.phase == PLANNING:
        if game.phases:
            game.push_to_table(phases.END_ROUND)
            for phase in range(PHASES, 0, -1):
                if game.phases >> phase & 1:
                    game.push_to_table(phases.OPEN_PHASE, count=phase)
        else:
            game.push_to_table(phases.REVEAL)  # it asks whoever has not chosen yet
        game.run()
        return
    game.push_to_table(phases.END_ROUND)
    for phase in range(PHASES, game.phase, -1):
        if game.phases >> phase & 1:
            game.push_to_table(phases.OPEN_PHASE, count=phase)
    if game.phase > ACTION:
        game.push_to_table(phases.OPEN_PHASE, count=game.phase)
    else:
        if not game.reserve and not any(player.drawn for player in game.players):
            verbs.renew_deck(game)
            verbs.lay_reserve(game)  # else the phase has been going on, and it lies where it was laid
        game.push_to_table(phases.CLOSE_PHASE)
        menu = ACT if game.phase == ACTION else BUILD
        for seat in range(game.seats):
            if not game.players[seat].ended:
                game.push_to_seat(menu, seat)
    game.run()
