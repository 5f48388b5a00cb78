"""The deal: cards, corporations, ocean tiles and the neutral deck, with what the options fix."""

from __future__ import annotations

from areo.ares_expedition import oceans
from areo.ares_expedition.cards.sets import STARTER
from areo.ares_expedition.numbers import (
    CORPORATIONS_DEALT,
    DEALT,
    DIFFICULTIES,
    GOALS,
    OCEANS,
    PHASES,
    STARTERS_DEALT,
)
from areo.ares_expedition.options import ALONE, OPTIONS
from areo.ares_expedition.table import AresTable
from areo.kernel.errors import BadOption, quoted
from areo.kernel.game import Json
from areo.tableau.dealing import lay_deck, listed_for_seats, named_cards


def check(options: Json, players: int) -> None:
    """Options that make no sense by themselves or together."""
    for name in ("first_game", "advanced_corporations", "coop", "choose_last_neutral"):
        if name in options and not isinstance(options[name], bool):
            raise BadOption(f"{name}: true or false is expected, not {quoted(options[name])}")
    for option in OPTIONS:
        if options.get(option.name) and not option.fits(players):
            why = "only a solo game has it" if option.seats == ALONE else f"two play together, not {players}"
            raise BadOption(f"{option.name}: {why}")
    if options.get("first_game") and options.get("advanced_corporations"):
        raise BadOption("advanced_corporations: in a first game there is no corporation to choose")
    difficulty = options.get("difficulty")
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise BadOption(f"difficulty: one of {', '.join(DIFFICULTIES)} is expected, not {quoted(difficulty)}")


def deal(game: AresTable) -> None:
    """Shuffle everything and deal: seat by seat, cards from the top of the deck, then corporations."""
    lay_tiles(game)
    deal_cards(game)
    deal_corporations(game)
    if game.solo:
        lay_neutral(game)


def lay_tiles(game: AresTable) -> None:
    left = list(range(GOALS[OCEANS]))
    first: list[int] = []
    fixed = game.options.get("oceans")
    if fixed is not None:
        if not isinstance(fixed, list):
            raise BadOption(f"oceans: a list of ocean tiles is expected, not {quoted(fixed)}")
        for value in fixed:
            try:
                tile = oceans.tile_in(value, left)
            except ValueError as error:
                raise BadOption(f"oceans: {error}") from None
            left.remove(tile)
            first.append(tile)
    game.rng.shuffle(left)
    game.tiles = first + left


def deal_cards(game: AresTable) -> None:
    """In a first game four simple cards come before the deck, and those not dealt are discarded."""
    starters = [card.number for card in game.book.projects if card.set == STARTER] if game.first_game else []
    lay_deck(game, [card.number for card in game.book.projects if card.number not in starters])
    dealt = DEALT
    if game.first_game:
        game.rng.shuffle(starters)
        dealt = DEALT - STARTERS_DEALT
        for player in game.players:
            player.hand.extend([starters.pop() for _ in range(STARTERS_DEALT)])
        game.discard = sorted(starters)
    for player in game.players:
        player.hand.extend([game.deck.pop() for _ in range(dealt)])


def deal_corporations(game: AresTable) -> None:
    """Two for each; with the advanced rule those left over are reserved in equal shares. A beginner has one."""
    pool = game.corporations_in_play()
    fixed = listed_for_seats(game, "corporations")
    wanted = 1 if game.first_game else CORPORATIONS_DEALT
    shared = (len(pool) - wanted * game.seats) // game.seats if game.advanced else 0
    chosen: list[list[int]] = [[] for _ in range(game.seats)]
    named: list[int] = []
    for seat in range(game.seats):
        chosen[seat] = named_cards(game, fixed[seat], "corporations", "corporation", pool, named)
        if len(chosen[seat]) > wanted + shared:
            raise BadOption(f"corporations: seat {seat} is dealt at most {wanted + shared}")
        named += chosen[seat]
        for corporation in chosen[seat]:
            pool.remove(corporation)
    game.rng.shuffle(pool)
    for seat in range(game.seats):
        while len(chosen[seat]) < wanted:
            chosen[seat].append(pool.pop())
        game.players[seat].dealt_corporations = chosen[seat][:wanted]
    for seat in range(game.seats):
        while len(chosen[seat]) < wanted + shared:
            chosen[seat].append(pool.pop())
        game.players[seat].reserved = chosen[seat][wanted:][::-1]


def lay_neutral(game: AresTable) -> None:
    """The five phase cards of the neutral deck, shuffled."""
    fixed = game.options.get("neutral")
    first: list[int] = []
    if fixed is not None:
        if not isinstance(fixed, list) or not all(type(phase) is int and 1 <= phase <= PHASES for phase in fixed):
            raise BadOption(f"neutral: a list of phases from 1 to {PHASES} is expected, not {quoted(fixed)}")
        first = [int(str(phase)) for phase in fixed]
        if len(set(first)) != len(first):
            raise BadOption("neutral: a phase is named twice")
    left = [phase for phase in range(1, PHASES + 1) if phase not in first]
    game.rng.shuffle(left)
    game.neutral = (first + left)[::-1]
