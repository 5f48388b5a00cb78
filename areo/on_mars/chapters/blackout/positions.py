"""Positions of Blackout: what one written by hand leaves out, and what none may say."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.reading import Reader
from areo.on_mars.chapters.blackout.table import BlackoutGame
from areo.on_mars.chapters.game import check_outcome
from areo.on_mars.geometry import id_of, listed, size
from areo.on_mars.numbers import FINISHED


def complete(game: BlackoutGame, given: Reader) -> None:
    """Cards that are named nowhere follow those of the deck that are told, unless the discard is told as well."""
    block = Reader(given.get("vandalism") if given.has("vandalism") else {}, "state.vandalism")
    if not block.has("deck") or not block.has("discard"):
        told = game.vandalism_deck if block.has("deck") else []
        rest = others(game, told + game.vandalism_discard)
        game.rng.shuffle(rest)
        game.vandalism_deck = rest + told
    if game.resolving:
        raise BadPosition("state.vandalism.resolving: only a saved table stands in the middle of a card")


def others(game: BlackoutGame, cards: list[int]) -> list[int]:
    """All cards but these."""
    found: list[int] = []
    for kind, copies in enumerate(game.composition()):
        found += [kind] * (copies - cards.count(kind))
    return found


def check(game: BlackoutGame) -> None:
    for kind, copies in enumerate(game.composition()):
        there = game.vandalism_deck.count(kind) + game.vandalism_discard.count(kind)
        if there != copies:
            id = game.terms.cards[kind].id
            raise BadPosition(f"state.vandalism: {id} is there {there} times, not {copies}")
    for hexes, what in ((game.vandalised, "vandalised"), (game.dead, "blackouts")):
        for hex in listed(hexes & ~game.built_on):
            raise BadPosition(f"state.vandalism.{what}: there is no building on hex {id_of(hex)}")
    for hex in listed(game.vandalised & game.dead):
        raise BadPosition(f"state.vandalism.vandalised: the building on hex {id_of(hex)} is blacked out already")
    check_outcome(game)
    if game.phase == FINISHED:
        return
    if size(game.dead) >= game.terms.limit:
        raise BadPosition(f"state.vandalism.blackouts: with {game.terms.limit} of them the game is lost")
    if game.time == 0:
        raise BadPosition("state.time: at 0 the game is over")
