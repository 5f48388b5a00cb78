"""Effects on production."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.lack import Lack
from areo.kernel.things import SEAT
from areo.kernel.words import Words
from areo.tableau import verbs
from areo.tableau.counts import Count, each, for_each, times
from areo.tableau.effects.base import NO_SEAT, Plain, Printed, SeatChoice, seat_of
from areo.tableau.effects.stock import OTHERS_LOSS
from areo.tableau.icons import Pen, Row
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import production
from areo.tableau.worth import PRODUCTION

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum


class Produce(Plain[TableauGame]):
    """One's own production rises or falls, compulsorily; perhaps for each of something."""

    box: bool = True

    def __init__(self, resource: int, steps: int, per: Count[Any] | None = None) -> None:
        self.resource: Final = resource
        self.steps: Final = steps
        self.per: Final = per
        self.can_fail = steps < 0

    def legal(self, game: TableauGame, frame: Frame) -> bool:
        return self.steps >= 0 or verbs.can_produce(game, frame.seat, self.resource, self.steps)

    def hopes_for(self, other: AnyEffect) -> bool:
        return not isinstance(other, Printed) or other.can_raise(self.resource)

    def lacks(self, game: TableauGame, frame: Frame, words: Words) -> list[str]:
        needed = words.say("requires.production", production(words, self.resource), self.least(game))
        return [words.say("why.requires", needed, game.tableaus[frame.seat].production[self.resource])]

    def least(self, game: TableauGame) -> int:
        """The production that can be lowered so far."""
        return game.book.terms.floors[self.resource] - self.steps

    def lack(self, game: TableauGame, frame: Frame) -> Lack | None:
        have = game.tableaus[frame.seat].production[self.resource]
        return Lack(f"production {game.book.vocabulary.resources[self.resource]}", self.least(game), have)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.produce(game, frame.seat, self.resource, times(self.per, self.steps, game, frame))

    def text(self, words: Words) -> str:
        steps = words.count(abs(self.steps), "step")
        text = words.say("produce" if self.steps > 0 else "produce-less", production(words, self.resource), steps)
        return for_each(self.per, text, words)

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, self.steps), *each(self.per, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.count(total, PRODUCTION + self.resource, self.steps * times, self.per)

    def can_raise(self, resource: int) -> bool:
        return resource == self.resource and self.steps > 0


class DecreaseAny(SeatChoice[TableauGame]):
    """One player's production falls, all of it or not at all: somebody's, if need be one's own."""

    asks: ClassVar[str] = "ask.decrease"
    late: ClassVar[bool] = True
    box: bool = True

    def __init__(self, resource: int, steps: int) -> None:
        self.resource: Final = resource
        self.steps: Final = steps

    def legal(self, game: TableauGame, frame: Frame) -> bool:
        return game.solo or super().legal(game, frame)

    def hopes_for(self, other: AnyEffect) -> bool:
        return not isinstance(other, Printed) or other.can_raise(self.resource)

    def obstacle(self, game: TableauGame, frame: Frame, option: int) -> str:
        seat = seat_of(game, option)
        if seat == NO_SEAT:
            return "why.no-seat"
        return "" if verbs.can_produce(game, seat, self.resource, -self.steps) else "why.production"

    def figures(self, game: TableauGame, frame: Frame, option: int) -> list[int]:
        seat = seat_of(game, option)
        if seat == NO_SEAT:
            return []  # no such player, so nothing to tell of one
        return [self.steps, game.tableaus[seat].production[self.resource], seat]

    def lacks(self, game: TableauGame, frame: Frame, words: Words) -> list[str]:
        least = game.book.terms.floors[self.resource] + self.steps
        best = max([player.production[self.resource] for player in game.tableaus])
        needed = words.say("requires.anybodys-production", production(words, self.resource), least)
        return [words.say("why.requires", needed, best)]

    def run(self, game: TableauGame, frame: Frame) -> None:
        if not game.solo:  # the neutral opponent's production falls: nobody notices
            super().run(game, frame)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.produce(game, SEAT.index(option), self.resource, -self.steps)

    def has(self, game: TableauGame, seat: int, words: Words) -> str:
        steps = words.number(game.tableaus[seat].production[self.resource])
        return f"{production(words, self.resource)} {steps}"

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, production(words, self.resource), words.count(self.steps, "step"))

    def text(self, words: Words) -> str:
        return words.say("decrease-any", production(words, self.resource), words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, -self.steps, any=True)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(PRODUCTION + self.resource, OTHERS_LOSS * self.steps * times)

    def can_raise(self, resource: int) -> bool:
        return False
