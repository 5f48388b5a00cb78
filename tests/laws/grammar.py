"""The keys that belong to a game, offered or not, as its menus, picks and joints declare them."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from areo import Game
from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Either, May, NextOfBatch
from areo.kernel.menu import Menu
from areo.kernel.payment import Payment
from areo.kernel.picks import AmountPick, Pick
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Kind, Things

Form: TypeAlias = tuple[tuple[str, ...], ...]  # a key is one word of each

NUMBERS = ("0", "1", "2", "3", "8", "14", "100")


def some_keys(game: Game, seat: int, rng: Random, number: int) -> list[str]:
    """Keys of every form: half of them as answers to what the seat is asked, if it is."""
    every = forms(game.rulebook)
    question = game.open[seat]
    own = forms_of(question.frame.effect, game.rulebook.things) if question is not None else []
    found: dict[str, None] = {}
    for count in range(number):
        form = rng.choice(own if own and count % 2 else every)
        found[" ".join(rng.choice(words) for words in form)] = None
    return list(found)


FORMS: dict[Rulebook, list[Form]] = {}


def forms(rulebook: Rulebook) -> list[Form]:
    """All forms that keys of a game have: those of its effects and free moves, and the names of its things."""
    if rulebook not in FORMS:
        things = rulebook.things
        found: dict[Form, None] = {(("skip",),): None}
        for effect in [*rulebook.effects.values(), *([rulebook.free] if rulebook.free is not None else [])]:
            found.update(dict.fromkeys(forms_of(effect, things)))
        found.update(dict.fromkeys(((kind.name,), ids(things, (kind,))) for kind in things.kinds.values()))
        FORMS[rulebook] = list(found)
    return FORMS[rulebook]


def forms_of(effect: AnyEffect, things: Things) -> list[Form]:
    """The forms of the keys that one effect's question can have."""
    if isinstance(effect, Menu):
        found: list[Form] = []
        for entry in effect.entries:
            about = [ids(things, kinds) for kinds in (entry.of, entry.then) if kinds]
            found.append(((entry.verb,), *about))
        return found
    if isinstance(effect, AmountPick):
        return [(("amount",), NUMBERS)]
    if isinstance(effect, Pick):
        return [((kind.name,), ids(things, (kind,))) for kind in effect.of]
    if isinstance(effect, Payment):
        return [(("pay",), ("nothing",)), (("pay",), NUMBERS, tuple(effect.names(things)))]
    if isinstance(effect, Either):
        return [(("do",), tuple(str(branch + 1) for branch in range(len(effect.effects) + 1)))]
    if isinstance(effect, May):
        return [(("yes", "no"),)]
    if isinstance(effect, NextOfBatch):
        return [(("first",), ids(things, tuple(things.kinds.values())))]
    return []


def ids(things: Things, kinds: tuple[Kind, ...]) -> tuple[str, ...]:
    return tuple(things.id(thing) for kind in kinds for thing in things.all_of(kind))
