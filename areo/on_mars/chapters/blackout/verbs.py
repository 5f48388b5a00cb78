"""The verbs of Blackout: cards, tokens, blackouts and repairs."""

from __future__ import annotations

from areo.kernel.machine import TABLE
from areo.on_mars import verbs
from areo.on_mars.chapters.blackout.numbers import NOTHING, ON_BUILDING, VANDALISM
from areo.on_mars.chapters.blackout.table import BlackoutGame
from areo.on_mars.chapters.game import LOST, WON, decide, move_time
from areo.on_mars.geometry import size
from areo.on_mars.numbers import AT_HOME, BUILDING, COLONIST, GOODS, HEX


def shuffle(game: BlackoutGame, top: list[int]) -> None:
    """All cards become the deck, with some of them on top in the order named."""
    deck = [kind for kind, copies in enumerate(game.composition()) for _ in range(copies)]
    for kind in top:
        deck.remove(kind)
    game.rng.shuffle(deck)
    game.vandalism_deck = deck + top[::-1]
    game.vandalism_discard = []


def draw(game: BlackoutGame, person: int) -> int:
    """The next card; when there is none left, all are shuffled again first. Gives its kind."""
    if not game.vandalism_deck:
        shuffle(game, [])
        game.note("vandalism-shuffled")
    for what in ("vandalised", "blackouts", "time"):  # it may ask what it strikes, and time waits for the answer
        game.doubt(TABLE, what)
    for seat in range(game.humans):
        game.doubt(seat, f"resource {GOODS[COLONIST]}")  # one may be laid on a building
    card = game.vandalism_deck.pop()
    game.vandalism_discard.append(card)
    game.resolving = game.terms.cards[card].target != NOTHING
    game.reveal()
    game.note("vandalism", person, VANDALISM.thing(card))
    return card


def find_nothing(game: BlackoutGame) -> None:
    """A card strikes nothing."""
    game.resolving = False
    game.note("vandalism-idle")


def vandalise(game: BlackoutGame, hex: int) -> None:
    """The first hit: a token."""
    game.resolving = False
    game.vandalised |= 1 << hex
    game.note("vandalised", -1, BUILDING.thing(game.type_at(hex)), HEX.thing(hex))


def black_out(game: BlackoutGame, person: int, hex: int) -> None:
    """The second hit: a colonist of somebody's living quarters is laid on the building. Too many blackouts lose."""
    game.resolving = False
    game.vandalised ^= 1 << hex
    verbs.move_colonists(game, person, AT_HOME, ON_BUILDING + hex, 1)
    victims = game.victims(1 << person)
    game.note("blackout", person, BUILDING.thing(game.type_at(hex)), HEX.thing(hex), befalls=victims)
    if size(game.dead) >= game.terms.limit:
        decide(game, LOST)


def lay_or_lift(game: BlackoutGame, person: int, hex: int) -> None:
    """A colonist of somebody is laid on a building, or gets up again."""
    game.lying[person] ^= 1 << hex
    game.dead ^= 1 << hex


def nobody_left(game: BlackoutGame) -> None:
    """No living quarters hold a colonist for a blackout."""
    game.resolving = False
    game.note("nobody-left")
    decide(game, LOST)


def repair(game: BlackoutGame, person: int, hex: int) -> None:
    """A step of repair: a colonist gets up and goes home, or a token is taken away."""
    building = BUILDING.thing(game.type_at(hex))
    if game.vandalised >> hex & 1:
        game.vandalised ^= 1 << hex
        game.note("repaired", person, building, HEX.thing(hex))
        return
    owner = [game.lying[seat] >> hex & 1 for seat in range(game.people)].index(1)
    verbs.come_home(game, owner, [ON_BUILDING + hex], [1])
    game.vandalised |= 1 << hex
    game.note("power-back", person, building, HEX.thing(hex))
    verbs.look_at_contracts(game)  # its complex is whole again


def count_completion(game: BlackoutGame) -> None:
    game.note("completions", -1, game.completions(), game.quota())


def pass_time(game: BlackoutGame) -> None:
    """Time runs; when it is up, the completions decide."""
    move_time(game, -1)
    if game.time == 0:
        stop(game)


def stop(game: BlackoutGame) -> None:
    """The end: the completions decide."""
    decide(game, WON if game.completions() >= game.quota() else LOST)
