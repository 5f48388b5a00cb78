"""Effects on production."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.things import SEAT
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau import verbs
from areo.tableau.counts import Count, each, for_each, note_none_counted, times
from areo.tableau.effects.base import Plain, Printed, SeatChoice
from areo.tableau.effects.stock import OTHERS_LOSS
from areo.tableau.icons import Pen, Row
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import production
from areo.tableau.worth import PRODUCTION

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum


class ProductionOf(Sayable):
    """A production of at least so much, one's own or anybody's."""

    def __init__(self, resource: int, least: int, anybodys: bool = False) -> None:
        self.resource: Final = resource
        self.least: Final = least
        self.anybodys: Final = anybodys

    def text(self, words: Words) -> str:
        phrase = "requires.anybodys-production" if self.anybodys else "requires.production"
        return words.say(phrase, production(words, self.resource), self.least)


class Produce(Plain[TableauGame]):
    """One's own production rises or falls, compulsorily; perhaps for each of something."""

    box: ClassVar[bool] = True

    def __init__(self, resource: int, steps: int, per: Count[Any] | None = None) -> None:
        self.resource: Final = resource
        self.steps: Final = steps
        self.per: Final = per

    def may_fail(self) -> bool:
        return self.steps < 0

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if self.steps >= 0 or verbs.can_produce(game, frame.seat, self.resource, self.steps):
            return
        if not found.every:
            found.bar("why.requires")
            return
        have = game.tableaus[frame.seat].production[self.resource]
        least = game.book.terms.floors[self.resource] - self.steps
        what = f"production {game.book.vocabulary.resources[self.resource]}"
        found.lack("why.requires", what, least, have, text=ProductionOf(self.resource, least))

    def hopes_for(self, other: AnyEffect) -> bool:
        return not isinstance(other, Printed) or other.can_raise(self.resource)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_none_counted(self.per, game, frame, found)

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
    box: ClassVar[bool] = True

    def __init__(self, resource: int, steps: int) -> None:
        self.resource: Final = resource
        self.steps: Final = steps

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if game.solo or self.possible(game, frame):
            return
        if not found.every:
            found.bar("why.requires")
            return
        least = game.book.terms.floors[self.resource] + self.steps
        best = max([player.production[self.resource] for player in game.tableaus])
        what = f"production {game.book.vocabulary.resources[self.resource]}"
        anybodys = ProductionOf(self.resource, least, anybodys=True)
        found.lack("why.requires", what, least, best, text=anybodys)

    def hopes_for(self, other: AnyEffect) -> bool:
        return not isinstance(other, Printed) or other.can_raise(self.resource)

    def spared(self, game: TableauGame, frame: Frame, seat: int, found: Conditions) -> None:
        if not verbs.can_produce(game, seat, self.resource, -self.steps):
            have = game.tableaus[seat].production[self.resource]
            found.bar("why.production", SEAT.thing(seat), self.steps, have)

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
