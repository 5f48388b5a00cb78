"""The machine: lanes of frames, at most one open question a seat, one flat loop. All pending work is here, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import MOST_EFFECTS, AnyEffect, Frame
from areo.kernel.errors import EndlessEffect
from areo.kernel.journal import Entry, Journal
from areo.kernel.question import Question
from areo.kernel.rng import Rng
from areo.kernel.rulebook import Rulebook
from areo.kernel.watch import Watch

if TYPE_CHECKING:
    from areo.kernel.game import Game

TABLE: Final = -1  # as a seat: the table itself, nobody
SAME: Final = -9  # as a seat or a thing: as in the frame at work


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """What is left to do at one table, and who is asked.

    Each seat has a lane, and the table has the last one. A seat's lane moves whenever that seat is not being
    asked; the table's lane moves only when no seat has anything left. That rule is the barrier of every
    simultaneous phase.
    """

    rulebook: Rulebook
    seats: int
    over: bool
    lanes: list[list[Frame]]
    open: list[Question | None]
    rng: Rng
    reveals: int  # rises whenever something comes to light for all, so that nothing before it can be undone
    learned: tuple[int, ...]  # by seat: rises whenever it alone learns something, which ends its own undo likewise
    gathering: bool  # seats' lanes have been given work since the table last moved
    held: bool  # the table's lane does not move, even if all seats are done
    lane: int  # the lane at work
    cause: int  # the thing whose effect is at work, for the log
    actor: int  # the seat whose effect is at work, for the log; -1 if it is the table's
    journal: Journal | None
    watch: Watch | None  # what a forecast notes on the way; None in play

    def clear(self) -> None:
        """Nothing to do, nobody asked."""
        self.over = False
        self.lanes = [[] for _ in range(self.seats + 1)]
        self.open = [None] * self.seats
        self.reveals = 0
        self.learned = (0,) * self.seats
        self.gathering = False
        self.held = False
        self.lane = self.seats
        self.cause = 0
        self.actor = TABLE
        self.watch = None

    def push(
        self,
        effect: AnyEffect,
        like: Frame,
        seat: int = SAME,
        source: int = SAME,
        subject: int = SAME,
        count: int = 0,
        second: int = SAME,
    ) -> None:
        """Do this next, for the same seat and card and about the same things as `like` unless said otherwise."""
        self.lanes[like.lane].append(
            Frame(
                effect,
                like.lane,
                like.seat if seat == SAME else seat,
                like.source if source == SAME else source,
                like.subject if subject == SAME else subject,
                count,
                like.second if second == SAME else second,
            )
        )

    def push_to_seat(self, effect: AnyEffect, seat: int, source: int = 0) -> None:
        """Give a seat something to do at the same time as the others."""
        if not self.gathering:
            self.gathering = True
            if self.journal is not None:
                self.journal.open()
        self.lanes[seat].append(Frame(effect, seat, seat, source))

    def push_to_table(self, effect: AnyEffect, seat: int = TABLE, source: int = 0, count: int = 0) -> None:
        """Do this when all seats are done."""
        self.lanes[self.seats].append(Frame(effect, self.seats, seat, source, 0, count))

    def ask(self, frame: Frame, kind: str, options: list[int], least: int = 1, most: int = 1) -> None:
        """Ask the frame's seat. With only one possible answer it is given at once, except in a turn's menu."""
        seat = frame.seat
        if frame.lane != self.seats and frame.lane != seat:
            raise RuntimeError(f"the lane of seat {frame.lane} may not ask seat {seat}")
        if self.open[seat] is not None:
            raise RuntimeError(f"seat {seat} is asked twice at once")
        one = least >= len(options) and kind != "menu"
        free = self.rulebook.free
        if free is not None and most == 1 and (not one or frame.effect.waits):
            besides = free.offered(self.game(), frame)
            if besides:
                one = False
                options = options + besides
        if one:
            frame.effect.answer(self.game(), frame, options)
            return
        self.open[seat] = Question(frame, kind, options, least, most)

    def reveal(self) -> None:
        """Something comes to light for all: nobody may take back what was chosen before."""
        self.reveals += 1

    def learn(self, seat: int) -> None:
        """One seat learns something, such as which card it drew. In turn, that ends everybody's undo."""
        if self.lane == self.seats:
            self.reveals += 1
        else:
            learned = list(self.learned)
            learned[seat] += 1
            self.learned = tuple(learned)

    def doubt(self, seat: int, figure: str) -> None:
        """What this figure of the seat comes to hangs on something that nobody could see: no forecast tells it."""
        if self.watch is not None:
            self.watch.doubts.add((seat, figure))

    def answered(self, seat: int, thing: int) -> None:
        """A lasting effect of the seat, on this thing, answers what was done."""
        if self.watch is not None:
            self.watch.answers.append((seat, thing))

    def run(self) -> None:
        """Do all that needs no answer."""
        lane = self.ready()
        done = 0
        while lane is not None:
            frame = lane.pop()
            done += 1
            if done > MOST_EFFECTS:
                raise EndlessEffect(f"{frame!r} does not end: {MOST_EFFECTS} effects were done, and nobody is asked")
            self.lane = frame.lane
            self.cause = frame.source
            self.actor = frame.seat
            frame.effect.run(self.game(), frame)
            lane = self.ready()

    def ready(self) -> list[Frame] | None:
        """A lane that can move: a seat's, unless it is asked; else the table's, once no seat has anything left."""
        if self.over:
            self.finish()  # an effect that decided the game may have laid down what would have followed
        if self.gathering:
            for seat in range(self.seats):
                if self.lanes[seat] and self.open[seat] is None:
                    return self.lanes[seat]
        table = self.lanes[self.seats]
        if self.held or not table or self.open.count(None) != self.seats:
            return None
        if self.gathering:
            self.gathering = False
            self.reveal()
            if self.journal is not None:
                self.journal.settle(self.seats)
        return table

    def hold(self) -> None:
        """Let nobody move on when all have answered: for bots that want to see how their answer alone stands."""
        self.held = True

    def take(self, seat: int, indexes: list[int]) -> None:
        """Go on with a checked answer: option indexes in ascending order."""
        question = self.open[seat]
        if question is None:
            raise RuntimeError(f"seat {seat} is not asked")
        frame = question.frame
        picks = [question.options[index] for index in indexes]
        self.open[seat] = None
        self.lane = frame.lane
        self.cause = frame.source
        self.actor = frame.seat
        free = self.rulebook.free
        if free is not None and picks and picks[0] < 0:
            self.lanes[frame.lane].append(frame)  # ask the same again afterwards
            free.answer(self.game(), frame, [-1 - picks[0]])
        else:
            frame.effect.answer(self.game(), frame, picks)
        self.run()

    def game(self) -> Game:
        """Itself, as the game it is."""
        raise TypeError("a machine alone is no game")

    def finish(self) -> None:
        """The game is over: nothing is left to do."""
        for lane in self.lanes:
            lane.clear()
        self.over = True

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise from one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def note(self, what: str, seat: int = TABLE, a: int = 0, b: int = 0, c: int = 0, befalls: int = 0) -> None:
        """Write into the log what happened, because of the effect at work.

        `befalls` says to which seats (a bit each) it happened without their choosing it: they are to be told.
        """
        if self.journal is not None:
            self.journal.add(Entry(what, seat, self.cause, a, b, c, self.lane, self.actor, befalls))

    def victims(self, seats: int) -> int:
        """Of these seats (a bit each) all but the one whose effect is at work: that one chose it."""
        return seats if self.actor < 0 else seats & ~(1 << self.actor)

    def whisper(self, knows: int, thing: int) -> None:
        """The secret part of the latest note, for some seats only (a bit each)."""
        if self.journal is not None:
            self.journal.whisper(knows, thing)
