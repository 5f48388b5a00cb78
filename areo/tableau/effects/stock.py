"""Effects on the resources players own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau import verbs
from areo.tableau.counts import Count, each, for_each, note_none_counted, times
from areo.tableau.effects.base import AmountChoice, Plain, SeatChoice
from areo.tableau.icons import ANY_NUMBER, ARROW, Pen, Row, sign
from areo.tableau.table import NEUTRAL, TableauGame
from areo.tableau.vocabulary import amount, of
from areo.tableau.worth import STOCK

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum

UNLIMITED: Final = 1 << 30
OTHERS_LOSS: Final = 0.4  # of what another player loses is as good as one's own gain


class Units(Sayable):
    """So many of a resource."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def text(self, words: Words) -> str:
        return amount(words, self.number, self.resource)


def need_resource(game: TableauGame, seat: int, resource: int, number: int, found: Conditions) -> None:
    """A seat must have so many of a resource."""
    have = game.tableaus[seat].stock[resource]
    if have >= number:
        return
    if found.every:
        what = f"resource {game.book.vocabulary.resources[resource]}"
        found.lack("why.requires", what, number, have, text=Units(resource, number))
    else:
        found.bar("why.requires")


class Gain(Plain[TableauGame]):
    """Cubes from the bank, perhaps for each of something."""

    can_fail: ClassVar[bool] = False

    def __init__(self, resource: int, number: int, per: Count[Any] | None = None) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.per: Final = per

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_none_counted(self.per, game, frame, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.gain(game, frame.seat, self.resource, times(self.per, self.number, game, frame))

    def text(self, words: Words) -> str:
        return for_each(self.per, words.say("gain", amount(words, self.number, self.resource)), words)

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, self.number), *each(self.per, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.count(total, STOCK + self.resource, self.number * times, self.per)

    def can_raise(self, resource: int) -> bool:
        return False


class GainAll(Plain[TableauGame]):
    """Several resources from the bank at once."""

    can_fail: ClassVar[bool] = False

    def __init__(self, *gains: Gain) -> None:
        self.gains: Final = gains

    def run(self, game: TableauGame, frame: Frame) -> None:
        for gain in self.gains:
            gain.run(game, frame)

    def text(self, words: Words) -> str:
        return words.say("gain", words.join("and", [amount(words, gain.number, gain.resource) for gain in self.gains]))

    def icons(self, pen: Pen) -> Row:
        shown: Row = []
        for gain in self.gains:
            shown.extend(gain.icons(pen))
        return shown

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        for gain in self.gains:
            gain.brings(profile, total, times)

    def can_raise(self, resource: int) -> bool:
        return False


class Lose(Plain[TableauGame]):
    """Cubes back to the bank, compulsorily: the price of an action, or of playing a card."""

    late: ClassVar[bool] = True

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        need_resource(game, frame.seat, self.resource, self.number, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.lose(game, frame.seat, self.resource, self.number)

    def text(self, words: Words) -> str:
        return words.say("lose", amount(words, self.number, self.resource))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, -self.number)]

    def as_price(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(STOCK + self.resource, -self.number * times)

    def takes(self, resource: int) -> int:
        return self.number if resource == self.resource else 0

    def can_raise(self, resource: int) -> bool:
        return False


class RemoveAny(SeatChoice[TableauGame]):
    """Up to so many cubes from one player, if you like."""

    asks: ClassVar[str] = "ask.remove"
    late: ClassVar[bool] = True
    can_fail: ClassVar[bool] = False
    own_row: ClassVar[bool] = True
    voluntary: ClassVar[bool] = True

    def __init__(self, resource: int, most: int) -> None:
        self.resource: Final = resource
        self.most: Final = most
        self.how_many: Final = RemoveAmount(resource, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: TableauGame, frame: Frame) -> bool:
        return True

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        """It never stops a card."""

    def idle(self, game: TableauGame, frame: Frame) -> bool:
        return game.solo or not self.possible(game, frame)

    def spared(self, game: TableauGame, frame: Frame, seat: int, found: Conditions) -> None:
        player = game.tableaus[seat]
        if player.stock[self.resource] == 0 and found.bar("why.none-there", SEAT.thing(seat)):
            return
        if player.guarded >> self.resource & 1 and seat != frame.seat:
            found.bar("why.guarded", SEAT.thing(seat))

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if not game.solo and not self.finds_any(game, frame):
            found.bar("why.less.nobody-has", text=Units(self.resource, self.most))

    def finds_any(self, game: TableauGame, frame: Frame) -> bool:
        """Whether an opponent has something to lose."""
        spared = Conditions()
        for seat in range(game.seats):
            if seat != frame.seat:
                self.spared(game, frame, seat, spared)
                if spared.passed():
                    return True
        return False

    def run(self, game: TableauGame, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, subject=option)

    def has(self, game: TableauGame, seat: int, words: Words) -> str:
        return amount(words, game.tableaus[seat].stock[self.resource], self.resource)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, amount(words, self.most, self.resource))

    def text(self, words: Words) -> str:
        return words.say("remove-any", amount(words, self.most, self.resource))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, -self.most, any=True)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(STOCK + self.resource, 0.5 * OTHERS_LOSS * self.most * times)


class RemoveAmount(AmountChoice[TableauGame]):
    """How many cubes the player `frame.subject` loses."""

    asks: ClassVar[str] = "ask.remove-amount"
    subject_of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def __init__(self, resource: int, limit: int) -> None:
        self.resource: Final = resource
        self.limit: Final = limit

    def most(self, game: TableauGame, frame: Frame) -> int:
        return min(self.limit, game.tableaus[SEAT.index(frame.subject)].stock[self.resource])

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.lose(game, SEAT.index(frame.subject), self.resource, option)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, of(words, self.resource), SEAT.index(frame.subject))


class Steal(RemoveAny):
    """Up to so many cubes from one opponent into one's own stock, if you like."""

    asks: ClassVar[str] = "ask.steal"

    def __init__(self, resource: int, most: int) -> None:
        super().__init__(resource, most)
        self.how_many_stolen: Final = StealAmount(resource, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many, self.how_many_stolen)

    def idle(self, game: TableauGame, frame: Frame) -> bool:
        return not game.solo and super().idle(game, frame)

    def spared(self, game: TableauGame, frame: Frame, seat: int, found: Conditions) -> None:
        if seat == frame.seat and found.bar("why.yourself"):
            return
        super().spared(game, frame, seat, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        if game.solo:
            verbs.take(game, frame.seat, NEUTRAL, self.resource, self.most)
        else:
            super().run(game, frame)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        game.push(self.how_many_stolen, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("steal", amount(words, self.most, self.resource))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, self.most, any=True)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(STOCK + self.resource, self.most * times)


class StealAmount(RemoveAmount):
    """How many cubes the player `frame.subject` loses to the one who asks."""

    asks: ClassVar[str] = "ask.steal-amount"

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.take(game, frame.seat, SEAT.index(frame.subject), self.resource, option)


class SpendAny(AmountChoice[TableauGame]):
    """Spend any number of one resource, at least one and perhaps at most so many, to gain as many of another."""

    asks: ClassVar[str] = "ask.spend-any"

    def __init__(self, resource: int, gained: int, limit: int = UNLIMITED) -> None:
        self.resource: Final = resource
        self.gained: Final = gained
        self.limit: Final = limit

    def most(self, game: TableauGame, frame: Frame) -> int:
        return min(self.limit, game.tableaus[frame.seat].stock[self.resource])

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        need_resource(game, frame.seat, self.resource, 1, found)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.lose(game, frame.seat, self.resource, option)
        verbs.gain(game, frame.seat, self.gained, option)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, of(words, self.resource))

    def text(self, words: Words) -> str:
        phrase = "spend-any" if self.limit == UNLIMITED else "spend-up-to"
        most = amount(words, self.limit, self.resource)
        return words.say(phrase, of(words, self.resource), of(words, self.gained), most)

    def icons(self, pen: Pen) -> Row:
        number: object = ANY_NUMBER if self.limit == UNLIMITED else self.limit
        return [pen.resource(self.resource, number), sign(ARROW), pen.resource(self.gained, number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """An exchange that is sometimes handy; what is spent is worth about as much."""
