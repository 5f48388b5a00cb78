"""Effects, the vocabulary of every game, and frames: effects waiting their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.lack import Lack
from areo.kernel.things import NOTHING, SEAT, Things

if TYPE_CHECKING:
    from areo.kernel.game import Game
    from areo.kernel.words import Words

G = TypeVar("G", bound="Game", contravariant=True)

SKIP: Final = 0  # the option "do nothing", which no thing has as its number
UNKNOWN: Final = -(1 << 30)  # no option at all
EVERYTHING: Final = -1  # as a mask of what an effect reads or writes


class Frame:
    """An effect waiting its turn: on which lane, for which seat, on which card, about what, how far along.

    Never changed once made, so copies of a game share frames. `source` and `subject` are things (0: none);
    hidden cards never stand in a frame.
    """

    def __init__(
        self, effect: AnyEffect, lane: int, seat: int, source: int = 0, subject: int = 0, count: int = 0
    ) -> None:
        self.effect: Final = effect
        self.lane: Final = lane
        self.seat: Final = seat
        self.source: Final = source
        self.subject: Final = subject
        self.count: Final = count

    def __repr__(self) -> str:
        kind = type(self.effect).__name__
        return f"<{kind} seat={self.seat} source={self.source} subject={self.subject} count={self.count}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """Something the rules do. One class answers all: can it be done, how, what with an answer, how it reads.

    Effects are definitions: made once, never changed, shared by all games. An effect's `run` either changes
    the table (through verbs) or asks; never both, so that a question can be asked again from the table alone.
    """

    asks: ClassVar[str] = ""  # the phrase of its question, ask.<name>
    secret: ClassVar[bool] = False  # the answer stays hidden until all who are asked have answered
    late: ClassVar[bool] = False  # in a batch it comes last, unless the seat is asked and says otherwise
    touches: ClassVar[int] = EVERYTHING  # what it reads and writes, where that is always the same
    adds_to: ClassVar[int] = 0  # what it only adds to, likewise

    def parts(self) -> tuple[AnyEffect, ...]:
        """The effects inside this one, in printed order."""
        return ()

    def makes_sense(self, game: G, frame: Frame) -> bool:
        """Whether a saved frame of it can be gone on with: for a seat, about the right kind of thing."""
        return frame.seat >= 0

    def legal(self, game: G, frame: Frame) -> bool:
        """Whether it can be done now."""
        return True

    def hopes_for(self, other: AnyEffect) -> bool:
        """Whether another effect, done before it in a batch, can make it legal. Unless it says so: any can."""
        return True

    def idle(self, game: G, frame: Frame) -> bool:
        """Whether it would change nothing now: a choice between effects leaves such ones out."""
        return False

    def run(self, game: G, frame: Frame) -> None:
        """Do it, or ask."""
        raise TypeError(f"{type(self).__name__} does not say how it is done")

    def answer(self, game: G, frame: Frame, picks: list[int]) -> None:
        """Go on with the options that were picked."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def text(self, words: Words) -> str:
        """How it reads on a card."""
        raise TypeError(f"{type(self).__name__} is on no card")

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
        if key == "skip":
            return SKIP
        number = things.number(key)
        return UNKNOWN if number == NOTHING or SEAT.has(number) else number

    def label(self, game: G, frame: Frame, option: int, words: Words) -> str:
        """What a person reads for an option. It must not fail on a later table than it was asked at."""
        return words.say("skip") if option == SKIP else words.things.name(option, words.language)

    def why(self, game: G, frame: Frame, option: int, words: Words) -> list[str]:
        """Why this option of the open question's grammar is not offered: each unmet condition, with figures."""
        return [words.say("why.not-offered", self.prompt(game, frame, words))]

    def lack_for(self, game: G, frame: Frame, option: int) -> Lack | None:
        """The first of these conditions as figures, if it has any."""
        return None

    def comes_late(self) -> bool:
        """Whether it is done last, in a batch in which no order is asked."""
        return self.late

    def reads(self, game: G, frame: Frame) -> int:
        """What its outcome depends on, and whether it can be done at all, as bits that the game names.

        Unless it says so: everything.
        """
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

    def makes_sense(self, game: G, frame: Frame) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect[G]):
    """Pick one of some candidates: the form most questions take.

    What may be picked and why not come from one place: `obstacle`, the phrase of the first unmet condition.
    """

    kind: ClassVar[str] = "space"

    def optional(self, game: G, frame: Frame) -> bool:
        """Whether one may also pick nothing."""
        return False

    def candidates(self, game: G, frame: Frame) -> list[int]:
        """All that might be picked."""
        raise TypeError(f"{type(self).__name__} does not say what may be picked")

    def obstacle(self, game: G, frame: Frame, option: int) -> str:
        """The phrase that says why this candidate may not be picked; "" if it may."""
        return ""

    def figures(self, game: G, frame: Frame, option: int) -> list[int]:
        """The numbers in the obstacle's phrase, from {1} on; {0} is the option."""
        return []

    def picked(self, game: G, frame: Frame, option: int) -> None:
        raise TypeError(f"{type(self).__name__} does not say what follows")

    def skipped(self, game: G, frame: Frame) -> None:
        """What follows if nothing was picked, or nothing could be."""

    def open_options(self, game: G, frame: Frame) -> list[int]:
        return [option for option in self.candidates(game, frame) if self.obstacle(game, frame, option) == ""]

    def legal(self, game: G, frame: Frame) -> bool:
        for option in self.candidates(game, frame):
            if self.obstacle(game, frame, option) == "":
                return True
        return False

    def run(self, game: G, frame: Frame) -> None:
        options = self.open_options(game, frame)
        if not options:
            self.skipped(game, frame)
            return
        if self.optional(game, frame):
            options.append(SKIP)
        game.ask(frame, self.kind, options)

    def answer(self, game: G, frame: Frame, picks: list[int]) -> None:
        if picks[0] == SKIP:
            self.skipped(game, frame)
        else:
            self.picked(game, frame, picks[0])

    def why(self, game: G, frame: Frame, option: int, words: Words) -> list[str]:
        if option == SKIP:
            return [words.say("why.must", self.prompt(game, frame, words))]
        obstacle = self.obstacle(game, frame, option)
        if obstacle == "":
            return super().why(game, frame, option, words)
        return [words.say(obstacle, option, *self.figures(game, frame, option))]
