"""What the chapters share: a clock of their own, and humans who win or lose together."""

from __future__ import annotations

from typing import Final, cast

from areo.kernel.errors import BadPosition
from areo.kernel.fields import Field, Number, OneOf
from areo.kernel.game import Game
from areo.kernel.rng import Rng
from areo.on_mars import colony
from areo.on_mars.game import OnMars
from areo.on_mars.numbers import FINISHED

UNDECIDED: Final = 0
LOST: Final = 1
WON: Final = 2
OUTCOMES: Final = ("undecided", "lost", "won")

OUTCOME: Final = OneOf("outcome", OUTCOMES)
CLOCK: Final[tuple[Field, ...]] = (Number("time", 0, 99), OUTCOME)


class ChapterGame(OnMars):
    """One game of a chapter."""

    time: int  # where the time marker stands
    outcome: int  # for the humans

    def lay_out(self, rng: Rng) -> None:
        super().lay_out(rng)
        self.time = 0
        self.outcome = UNDECIDED

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(ChapterGame, other)
        self.time = like.time
        self.outcome = like.outcome

    def competitive(self) -> bool:
        return False

    def winners(self) -> list[bool]:
        return [(self.outcome == WON) == (seat < self.humans) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        """A side shares its place: whoever won is first."""
        won = self.winners() if self.over else [True] * self.seats
        places = [[seat for seat in range(self.seats) if won[seat] == side] for side in (True, False)]
        return [place for place in places if place]


def check_outcome(game: ChapterGame, decided: tuple[int, ...] = (FINISHED,)) -> None:
    """Refuse, as a bad position, a game that goes on after it was decided. `decided`: phases in which it may be."""
    if game.outcome != UNDECIDED and game.phase not in decided:
        raise BadPosition("state.outcome: nobody has won or lost before the end")


def decide(game: ChapterGame, outcome: int) -> None:
    """The game is over at once, whatever was still to be done."""
    game.outcome = outcome
    game.note(f"chapter-{OUTCOMES[outcome]}")
    colony.enter_phase(game, FINISHED)
    game.reveal()  # whatever was hidden lies open now
    game.finish()


def move_time(game: ChapterGame, steps: int) -> None:
    """The time marker moves."""
    game.time += steps
    game.note("time", -1, game.time)
