"""Actions: the open list of choices as numbers that mean the same at every table of a game.

Every option has a key, and most keys are made from declarations: a menu's verbs and the kinds of thing they are about,
the things that a question picks from. Each such key has a number of its own. Keys with no end to them, such as ways to
pay, and orders of effects go by their place in the decision instead; where more of them are offered than there are
places, `more` turns to the next page. So no two options ever share a number, and none is out of reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from areo.kernel.effect import UNKNOWN, AnyEffect
from areo.kernel.game import Game
from areo.kernel.menu import AnyEntry, Menu
from areo.kernel.question import Question
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Things

WAIT: Final = 0  # not asked: the only thing to do, where all act in one step
DONE: Final = 1  # no more picks
MORE: Final = 2  # the next page of what goes by its place
FIRST_PLACE: Final = 3
PLACES: Final = 32
FIRST_KEY: Final = FIRST_PLACE + PLACES
BY_PLACE: Final = -1  # as a number: the option has none of its own

AMOUNTS: Final = 32  # of an amount: the most that has a number of its own
BRANCHES: Final = 9
MOST_PAIRS: Final = 1000  # of a verb with two things: where it could have more, its keys go by their place
SIMPLE: Final = ("skip", "yes", "no")


class Actions:
    """The actions of one game, by number and by name. Tables with the same rulebook share it."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook: Final = rulebook
        places = [f"place {place + 1}" for place in range(PLACES)]
        self.names: Final = ["wait", "done", "more", *places, *sorted(declared_keys(rulebook))]
        self.size: Final = len(self.names)
        self.numbers: Final = {name: number for number, name in enumerate(self.names) if number >= FIRST_KEY}
        self.known: Final[dict[AnyEffect, dict[int, int]]] = {}  # by the effect that asks: its options' numbers

    @property
    def digest(self) -> str:
        """Stands for all actions by name and order: agents trained with the same one can be used together."""
        return sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def of(self, question: Question) -> list[int]:
        """The number of each option of a question, BY_PLACE where it has none of its own."""
        effect = question.frame.effect
        known = self.known.get(effect)
        if known is None:
            known = self.known[effect] = {}
        try:
            return [known[option] for option in question.options]
        except KeyError:
            for option in question.options:
                known[option] = self.numbers.get(self.rulebook.key(effect, option), BY_PLACE)
            return [known[option] for option in question.options]


KEPT: Final[dict[int, Actions]] = {}  # by the id of their rulebook, which they keep


def actions_of(game: Game) -> Actions:
    """The actions of the game at this table, made once for its rulebook."""
    rulebook = game.rulebook
    found = KEPT.get(id(rulebook))
    if found is None:
        found = KEPT[id(rulebook)] = Actions(rulebook)
    return found


def declared_keys(rulebook: Rulebook) -> set[str]:
    """Every key that the game's declarations can make, but for numbers without an end and for orders."""
    things = rulebook.things
    loose = [*SIMPLE, *[f"do {number + 1}" for number in range(BRANCHES)]]
    loose += [f"amount {number + 1}" for number in range(AMOUNTS)]
    found = {key for key in loose if rulebook.has_key(key)}
    named = [*things.numbers, *set(things.ids.values())]
    classes: set[type] = set()
    for effect in rulebook.effects.values():
        if isinstance(effect, Menu):
            found.update(key for entry in effect.entries for key in entry_keys(entry, things))
        elif type(effect) not in classes:  # those of one class pick from the same kinds of thing
            classes.add(type(effect))
            found.update(key for key in named if effect.option(things, key) != UNKNOWN)
    return found


def entry_keys(entry: AnyEntry, things: Things) -> Iterator[str]:
    """Every key of an entry's grammar: its verb, its verb with one thing or two, or things alone."""
    ids = sorted(set(things.ids.values()))
    alone = [entry.verb, *things.numbers, *ids]
    after_verb = [f"{entry.verb} {name}" for name in (*ids, *things.numbers)]
    yield from (key for key in (*alone, *after_verb) if entry.move(things, key) != UNKNOWN)
    firsts = [things.id(thing) for kind in entry.of for thing in things.all_of(kind)]
    if not firsts:
        return
    seconds = [id for id in ids if entry.move(things, f"{entry.verb} {firsts[0]} {id}") != UNKNOWN]
    if len(firsts) * len(seconds) <= MOST_PAIRS:
        yield from (f"{entry.verb} {one} {other}" for one in firsts for other in seconds)
