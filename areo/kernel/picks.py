"""Questions that most effects ask: pick one thing, one player, or a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import SKIP, UNKNOWN, Effect, Frame, G
from areo.kernel.things import NOTHING, SEAT, Kind, Things, numbered
from areo.kernel.unmet import Conditions

if TYPE_CHECKING:
    from areo.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect[G]):
    """Pick one of some things: the form most questions take.

    What may be picked and why not come from one place: `obstacles`, the conditions that a candidate does not meet.
    """

    kind: ClassVar[str] = "space"
    of: ClassVar[tuple[Kind, ...]] = ()  # the kinds of thing that keys of this question name

    def optional(self, game: G, frame: Frame) -> bool:
        """Whether one may also pick nothing."""
        return False

    def candidates(self, game: G, frame: Frame) -> list[int]:
        """All that might be picked."""
        raise TypeError(f"{type(self).__name__} does not say what may be picked")

    def picked(self, game: G, frame: Frame, option: int) -> None:
        raise TypeError(f"{type(self).__name__} does not say what follows")

    def skipped(self, game: G, frame: Frame) -> None:
        """What follows if nothing was picked, or nothing could be."""

    def open_options(self, game: G, frame: Frame) -> list[int]:
        found = Conditions()
        options: list[int] = []
        for option in self.candidates(game, frame):
            self.obstacles(game, frame, option, found)
            if found.passed():
                options.append(option)
        return options

    def possible(self, game: G, frame: Frame) -> bool:
        """Whether there is anything to pick."""
        found = Conditions()
        for option in self.candidates(game, frame):
            self.obstacles(game, frame, option, found)
            if found.passed():
                return True
        return False

    def needs(self, game: G, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.effect", text=self)

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

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = things.number(key)
        for kind in self.of:
            if kind.has(number):
                return number
        return UNKNOWN

    def thing(self, option: int) -> int:
        return option


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatPick(Pick[G]):
    """Pick a player."""

    kind: ClassVar[str] = "seat"
    of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def candidates(self, game: G, frame: Frame) -> list[int]:
        return [SEAT.thing(seat) for seat in range(game.seats)]

    def obstacles(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        if SEAT.index(option) >= game.seats:
            found.bar("why.no-seat")
        else:
            self.spared(game, frame, SEAT.index(option), found)

    def spared(self, game: G, frame: Frame, seat: int, found: Conditions) -> None:
        """Why a player may not be picked: unmet conditions are put on the list."""


NO: Final = 0
YES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Effect[G]):
    """A question that is answered with yes or no."""

    def agreed(self, game: G, frame: Frame) -> None:
        raise TypeError(f"{type(self).__name__} does not say what follows")

    def answer(self, game: G, frame: Frame, picks: list[int]) -> None:
        if picks[0] == YES:
            self.agreed(game, frame)

    def key(self, things: Things, option: int) -> str:
        return "yes" if option == YES else "no"

    def option(self, things: Things, key: str) -> int:
        return YES if key == "yes" else NO if key == "no" else UNKNOWN

    def deed(self, game: G, frame: Frame, option: int, words: Words) -> str:
        return words.say("yes" if option == YES else "no")


LISTED: Final = 10_000  # numbers to pick from


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountPick(Pick[G]):
    """Pick a number, the largest first. Of a huge number, which no play leads to, only the largest are offered."""

    kind: ClassVar[str] = "amount"

    def most(self, game: G, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} does not say how many at most")

    def candidates(self, game: G, frame: Frame) -> list[int]:
        most = self.most(game, frame)
        return list(range(most, max(0, most - LISTED), -1))

    def obstacles(self, game: G, frame: Frame, option: int, found: Conditions) -> None:
        most = self.most(game, frame)
        if option > most:
            found.lack("why.amount", "amount", most, option, most=True)

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"amount {option}"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = numbered("amount", key)
        return number if number > 0 else UNKNOWN  # nothing is an answer only where one may skip

    def deed(self, game: G, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else str(option)

    def thing(self, option: int) -> int:
        return NOTHING

    def shortcut(self, option: int) -> str:
        return str(option) if 0 < option < 10 else ""
