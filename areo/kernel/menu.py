"""Menus: what somebody may do, as a list of entries, each with its verb, its conditions, its price and its deed.

An entry is all there is to know about one kind of move. Keys, labels, reasons, prices, shortcuts and what follows come
from it; the menu only puts entries side by side. A question with several kinds of answer is a menu too (`kind` says
what a client should make of it), and so are the moves that may be made inside other questions (`Rulebook.free`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, AnyEffect, Effect, Figures, Frame, G
from areo.kernel.things import MOST_THINGS, NOTHING, Kind, Things
from areo.kernel.unmet import Conditions

if TYPE_CHECKING:
    from areo.kernel.game import Game
    from areo.kernel.words import Words

ONCE: Final = [NOTHING]  # the moves of an entry whose verb says it all; never changed

# A move is a thing, and perhaps a second one above it. An option of a menu has the place of its entry in between, so
# that the options of most menus are small numbers, which Python makes quickly.
THING_BITS: Final = 16
THING: Final = MOST_THINGS - 1
PLACE_BITS: Final = 6
MOST_ENTRIES: Final = 1 << PLACE_BITS
ABOVE: Final = THING_BITS + PLACE_BITS


def pair(first: int, second: int) -> int:
    """A move about two things, such as from where and to where."""
    return first | second << THING_BITS


def first(move: int) -> int:
    """The thing that a move is about, or the first of two."""
    return move & THING


def second(move: int) -> int:
    """The second thing that a move is about."""
    return move >> THING_BITS


def option_of(place: int, move: int) -> int:
    """A move of the entry at this place, as an option."""
    option = place << THING_BITS | move & THING
    return option if move <= THING else option | move >> THING_BITS << ABOVE


def place_of(option: int) -> int:
    """Which of a menu's entries offers an option."""
    return option >> THING_BITS & (MOST_ENTRIES - 1)


def move_of(option: int) -> int:
    """The move that an option stands for."""
    move = option & THING
    return move if option >> ABOVE == 0 else move | option >> ABOVE << THING_BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Generic[G]):
    """One kind of move: a verb and what it may be done to.

    A move is a thing, a `pair` of things, or NOTHING where the verb says it all; its key is the verb and their ids.
    """

    verb: ClassVar[str] = ""
    of: ClassVar[tuple[Kind, ...]] = ()  # the kinds of its thing; none: the verb alone
    then: ClassVar[tuple[Kind, ...]] = ()  # the kinds of its second thing
    shortcut: ClassVar[str] = ""  # the character on a keyboard that stands for it
    quiet: ClassVar[bool] = False  # a way out, such as to pass

    def parts(self) -> tuple[AnyEffect, ...]:
        """The effects that it begins and that nothing else enters in the rulebook."""
        return ()

    def moves(self, game: G, frame: Frame) -> list[int]:
        """All that might be done. What cannot even be tried for a reason that costs no time to see may be left out."""
        return ONCE

    def closed(self, game: G, frame: Frame, found: Conditions) -> None:
        """What keeps all its moves from being made: unmet conditions are put on the list."""

    def obstacles(self, game: G, frame: Frame, move: int, found: Conditions) -> None:
        """What stands in the way of one of the moves: unmet conditions are put on the list.

        Of any other move it is asked only by those who want to know every reason (`found.every`).
        """

    def absent(self, game: G, frame: Frame, move: int, found: Conditions) -> None:
        """Why a move is not even among those that might be made, such as to play a card that one does not hold."""

    def price(self, game: G, frame: Frame, move: int) -> Figures:
        """What a move costs now, such as {"resource mc": 14}."""
        return {}

    def deed(self, game: G, frame: Frame, move: int, words: Words) -> str:
        """What a person reads for a move, without its price."""
        return words.say(f"label.{self.verb}", first(move), second(move))

    def detail(self, game: G, frame: Frame, move: int, words: Words) -> str:
        """What else there is to know about it, in small print; "" if nothing."""
        return ""

    def warn(self, game: G, frame: Frame, move: int, found: Conditions) -> None:
        """What of a move would come to nothing: the shortfalls of what it begins are put on the list."""

    def begin(self, game: G, frame: Frame, move: int) -> None:
        """Make the move."""
        raise TypeError(f"{type(self).__name__} does not say what follows")

    def key(self, things: Things, move: int) -> str:
        text = self.verb
        if first(move):
            text += f" {things.id(first(move))}"
        if second(move):
            text += f" {things.id(second(move))}"
        return text

    def move(self, things: Things, key: str) -> int:
        """The move a key would stand for, offered or not; UNKNOWN if it is no key of this entry."""
        if not self.of:
            return NOTHING if key == self.verb else UNKNOWN
        words = key.split(" ")
        if words[0] != self.verb or len(words) != (3 if self.then else 2):
            return UNKNOWN
        one = named(things, self.of, words[1])
        if not one or not self.then:
            return one if one else UNKNOWN
        other = named(things, self.then, words[2])
        return pair(one, other) if other else UNKNOWN

    def unmet(self, game: G, frame: Frame, move: int, found: Conditions) -> None:
        """All that keeps a move from being made: what closes the entry, or else what stands in this one's way."""
        self.closed(game, frame, found)
        if found.met and move not in self.moves(game, frame):
            self.absent(game, frame, move, found)
        if found.met:
            self.obstacles(game, frame, move, found)


AnyEntry: TypeAlias = Entry[Any]


class Skip(Entry["Game"]):
    """The way out of a question that need not be answered."""

    verb: ClassVar[str] = "skip"
    quiet: ClassVar[bool] = True

    def deed(self, game: Game, frame: Frame, move: int, words: Words) -> str:
        return words.say("skip")

    def begin(self, game: Game, frame: Frame, move: int) -> None:
        """Nothing is done."""


def named(things: Things, kinds: tuple[Kind, ...], id: str) -> int:
    for kind in kinds:
        number = things.of_kind(kind, id)
        if number:
            return number
    return NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Effect[G]):
    """Choose one of the moves that some entries offer."""

    kind: ClassVar[str] = "menu"

    def __init__(self, *entries: AnyEntry) -> None:
        if len(entries) > MOST_ENTRIES:
            raise ValueError(f"{type(self).__name__} has {len(entries)} entries; a menu has at most {MOST_ENTRIES}")
        self.entries: Final = entries
        self.closes: Final = [type(entry).closed is not Entry.closed for entry in entries]  # by place: it may be closed
        self.quiet: Final = [entry.quiet for entry in entries]  # by place
        self.asked_as: Final = self.kind

    def parts(self) -> tuple[AnyEffect, ...]:
        return tuple([part for entry in self.entries for part in entry.parts()])

    def passes_over(self, game: G, frame: Frame) -> int:
        """How many of its entries, from the first on, nobody need look at now. `obstacles` says why."""
        return 0

    def skipped(self, game: G, frame: Frame) -> None:
        """What follows if there is no move to make."""
        raise RuntimeError(f"{type(self).__name__} has no move to offer, and does not say what follows then")

    def is_open(self, entry: AnyEntry, game: G, frame: Frame, found: Conditions) -> bool:
        entry.closed(game, frame, found)
        return found.passed()

    def options(self, game: G, frame: Frame) -> list[int]:
        found = Conditions()
        options: list[int] = []
        place = self.passes_over(game, frame)
        for entry in self.entries[place:] if place else self.entries:
            if not self.closes[place] or self.is_open(entry, game, frame, found):
                for move in entry.moves(game, frame):
                    entry.obstacles(game, frame, move, found)
                    if found.passed():
                        options.append(option_of(place, move))
            place += 1
        return options

    def entry(self, option: int) -> AnyEntry:
        return self.entries[place_of(option)]

    def moves_of(self, verb: str, options: list[int]) -> list[int]:
        """Those of some options that an entry with this verb offers, as moves."""
        return [move_of(option) for option in options if option >= 0 and self.entry(option).verb == verb]

    def needs(self, game: G, frame: Frame, found: Conditions) -> None:
        if not self.options(game, frame):
            found.bar("why.effect", text=self)

    def run(self, game: G, frame: Frame) -> None:
        options = self.options(game, frame)
        if options:
            game.ask(frame, self.asked_as, options)
        else:
            self.skipped(game, frame)

    def answer(self, game: G, frame: Frame, picks: list[int]) -> None:
        self.begin(game, frame, place_of(picks[0]), move_of(picks[0]))

    def begin(self, game: G, frame: Frame, place: int, move: int) -> None:
        """Make a move of the entry at a place. A menu that comes back afterwards puts itself beneath it."""
        self.entries[place].begin(game, frame, move)

    def key(self, things: Things, option: int) -> str:
        return self.entry(option).key(things, move_of(option))

    def option(self, things: Things, key: str) -> int:
        for place in range(len(self.entries)):
            move = self.entries[place].move(things, key)
            if move != UNKNOWN:
                return option_of(place, move)
        return UNKNOWN

    def deed(self, game: G, frame: Frame, option: int, words: Words) -> str:
        return self.entry(option).deed(game, frame, move_of(option), words)

    def detail(self, game: G, frame: Frame, option: int, words: Words) -> str:
        return self.entry(option).detail(game, frame, move_of(option), words)

    def price(self, game: G, frame: Frame, option: int) -> Figures:
        return self.entry(option).price(game, frame, move_of(option))

    def shortcut(self, option: int) -> str:
        return self.entry(option).shortcut

    def thing(self, option: int) -> int:
        return first(option)

    def obstacles(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        self.entry(option).unmet(game, frame, move_of(option), found)

    def warn(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        self.entry(option).warn(game, frame, move_of(option), found)


AnyMenu: TypeAlias = Menu[Any]


class FreeMoves(Menu["Game"]):
    """Moves that a seat may make inside any of its own single-pick questions, where their entries allow it.

    The question comes back afterwards. Among the question's own options, these have numbers below zero.
    """

    def offered(self, game: Game, frame: Frame) -> list[int]:
        """The moves that may be made inside the question of this frame."""
        return [-1 - option for option in self.options(game, frame)]

    def text(self, words: Words) -> str:
        return words.say("free-moves")
