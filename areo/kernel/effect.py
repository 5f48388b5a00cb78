"""Effects, the vocabulary of every game, and frames: effects waiting their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from areo._extend import mypyc_attr
from areo.kernel.things import NOTHING, SEAT, Kind, Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable

if TYPE_CHECKING:
    from areo.kernel.game import Game
    from areo.kernel.words import Words

G = TypeVar("G", bound="Game", contravariant=True)

Figures: TypeAlias = dict[str, int]  # numbers by name, such as {"resource mc": 14}

SKIP: Final = 0  # the option "do nothing", which no thing has as its number
UNKNOWN: Final = -(1 << 60)  # no option at all
EVERYTHING: Final = -1  # as a mask of what an effect reads or writes
UNDECLARED: Final = -2  # as such a mask: the effect does not say
MANY: Final = 1 << 30  # the most a frame counts to
MOST_EFFECTS: Final = 20_000  # that may follow from one choice; a long turn has a few hundred


@final
@mypyc_attr(acyclic=True)
class Frame:
    """An effect waiting its turn: on which lane, for which seat, on which card, about what, how far along.

    Never changed once made, so copies of a game share frames. `source`, `subject` and `second` are things (0: none);
    hidden cards never stand in a frame.
    """

    def __init__(
        self,
        effect: AnyEffect,
        lane: int,
        seat: int,
        source: int = NOTHING,
        subject: int = NOTHING,
        count: int = 0,
        second: int = NOTHING,
    ) -> None:
        self.effect: Final = effect
        self.lane: Final = lane
        self.seat: Final = seat
        self.source: Final = source
        self.subject: Final = subject
        self.second: Final = second
        self.count: Final = count

    def __repr__(self) -> str:
        kind = type(self.effect).__name__
        about = f"source={self.source} subject={self.subject} second={self.second} count={self.count}"
        return f"<{kind} seat={self.seat} {about}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Sayable, Generic[G]):
    """Something the rules do. One class answers all: what it needs, how it is done, what with an answer, how it reads.

    Effects are definitions: made once, never changed, shared by all games. An effect's `run` either changes
    the table (through verbs) or asks; never both, so that a question can be asked again from the table alone.
    """

    asks: ClassVar[str] = ""  # the phrase of its question, ask.<name>
    secret: ClassVar[bool] = False  # the answer stays hidden until all who are asked have answered
    waits: ClassVar[bool] = False  # asked even with one answer left, where a free move could bring others
    late: ClassVar[bool] = False  # in a batch it comes last, unless the seat is asked and says otherwise
    touches: ClassVar[int] = UNDECLARED  # what it reads and writes, where that is always the same
    adds_to: ClassVar[int] = 0  # what it only adds to, likewise

    # What its frames are about, if it looks at that: a saved frame of another kind is refused.
    seated: ClassVar[bool] = True  # for a seat, not for the table
    source_of: ClassVar[tuple[Kind, ...]] = ()
    subject_of: ClassVar[tuple[Kind, ...]] = ()
    second_of: ClassVar[tuple[Kind, ...]] = ()

    def parts(self) -> tuple[AnyEffect, ...]:
        """The effects inside this one, in printed order."""
        return ()

    def counts(self) -> tuple[int, int]:
        """The least and the most that a frame of it counts to."""
        return (0, MANY)

    def makes_sense(self, game: G, frame: Frame) -> bool:
        """Whether a saved frame of it, about things of the right kinds, can be gone on with as the table stands."""
        return True

    def needs(self, game: G, frame: Frame, found: Conditions) -> None:
        """What must hold for it to be done: the conditions that do not are put on the list."""

    def legal(self, game: G, frame: Frame) -> bool:
        """Whether it can be done now."""
        found = Conditions()
        self.needs(game, frame, found)
        return found.met

    def hopes_for(self, other: AnyEffect) -> bool:
        """Whether another effect, done before it in a batch, can make it legal. Unless it says so: any can."""
        return True

    def idle(self, game: G, frame: Frame) -> bool:
        """Whether it would change nothing now: a choice between effects leaves such ones out."""
        return False

    def shortfalls(self, game: G, frame: Frame, found: Conditions) -> None:
        """What of it would come to nothing as the table stands: put on the list, to warn whoever is about to choose it.

        Asked only by those who want to know (`found.every`). It may look at nothing that its seat cannot see.
        """

    def run(self, game: G, frame: Frame) -> None:
        """Do it, or ask."""
        raise TypeError(f"{type(self).__name__} does not say how it is done")

    def answer(self, game: G, frame: Frame, picks: list[int]) -> None:
        """Go on with the options that were picked."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def text(self, words: Words) -> str:
        """How it reads on a card."""
        raise TypeError(f"{type(self).__name__} is on no card")

    # Its question and the options in it.

    def prompt(self, game: G, frame: Frame, words: Words) -> str:
        """What is being asked."""
        return words.say(self.asks) if self.asks else self.text(words)

    def about(self, game: G, frame: Frame) -> int:
        """The thing that the question is about, such as the tile to be placed; 0 if none."""
        return frame.subject

    def key(self, things: Things, option: int) -> str:
        """The short stable text of an option. It depends on nothing that play can change."""
        return "skip" if option == SKIP else things.key(option)

    def option(self, things: Things, key: str) -> int:
        """The option a key of this question's grammar would stand for, offered or not; UNKNOWN if none."""
        return UNKNOWN

    def deed(self, game: G, frame: Frame, option: int, words: Words) -> str:
        """What a person reads for an option, without price and detail. It must not fail on a later table."""
        return words.say("skip") if option == SKIP else words.name(option)

    def detail(self, game: G, frame: Frame, option: int, words: Words) -> str:
        """What else there is to know about an option, in small print; "" if nothing."""
        return ""

    def price(self, game: G, frame: Frame, option: int) -> Figures:
        """What an option costs now, such as {"resource mc": 14}; nothing if it is free or paid in another way."""
        return {}

    def shortcut(self, option: int) -> str:
        """The character on a keyboard that stands for an option; "" if none does."""
        return ""

    def thing(self, option: int) -> int:
        """The thing an option is about; 0 if none."""
        return NOTHING

    def obstacles(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        """What stands in the way of an option of this question's grammar: unmet conditions are put on the list."""

    def warn(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        """What of an option would come to nothing: the shortfalls of what it leads to are put on the list."""

    # Order in a batch.

    def comes_late(self) -> bool:
        """Whether it is done last, in a batch in which no order is asked."""
        return self.late

    def reads(self, game: G, frame: Frame) -> int:
        """What its outcome depends on, and whether it can be done at all, as bits that the game names."""
        return self.touches

    def writes(self, game: G, frame: Frame) -> int:
        """What it changes in a way that depends on order."""
        return self.touches

    def adds(self, game: G, frame: Frame) -> int:
        """What it only adds to: two effects that add to one thing may come in either order."""
        return self.adds_to


AnyEffect: TypeAlias = Effect[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Effect[G]):
    """A part of the course of the game: an effect of the table itself, for no seat in particular."""

    seated: ClassVar[bool] = False


def fits(effect: AnyEffect, game: Game, frame: Frame) -> bool:
    """Whether a saved frame can be gone on with: for a seat or the table, about things of the right kinds, so many."""
    least, most = effect.counts()
    return (
        (frame.seat >= 0 if effect.seated else frame.lane == game.seats)
        and least <= frame.count <= most
        and is_one_of(effect.source_of, frame.source, game)
        and is_one_of(effect.subject_of, frame.subject, game)
        and is_one_of(effect.second_of, frame.second, game)
        and effect.makes_sense(game, frame)
    )


def is_one_of(kinds: tuple[Kind, ...], thing: int, game: Game) -> bool:
    """Whether a thing is of one of these kinds, and at this table if it is a seat. No kinds: whatever it is."""
    for kind in kinds:
        if kind.has(thing):
            return kind is not SEAT or SEAT.index(thing) < game.seats
    return not kinds
