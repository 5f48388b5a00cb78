"""What all effects on cards share: whether they can stop a card, what they show and bring, and how they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from areo._extend import mypyc_attr, trait
from areo.kernel.effect import SKIP, UNKNOWN, AnyEffect, Effect, Frame, Pick
from areo.kernel.joints import Pay
from areo.kernel.lack import Lack
from areo.kernel.things import SEAT, Things, numbered
from areo.kernel.words import Words
from areo.tableau.icons import Pen, Row, box
from areo.tableau.incomplete import missing

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame
    from areo.tableau.worth import Profile, Sum

T = TypeVar("T", bound="TableauGame", contravariant=True)

# What the order of two effects can matter to. Everything else only adds up, or comes last and so finds most.
DECK: Final = 1  # which cards are drawn
OWN_TOUCH: Final = 2  # a game's own bits go on from here


@trait
@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Generic[T]):
    """What an effect printed on a card says of itself besides its rule: its icons, its worth, why it cannot be done."""

    can_fail: bool = True  # False: it never keeps a card from being played, so nobody need look whether it can be done
    box: bool = False  # whether it stands in a card's production box
    own_row: bool = False  # whether its icons have a row to themselves
    voluntary: bool = False  # whether "you may" is said of it, because it takes from a player

    def text(self, words: Words) -> str:
        """How it reads on a card."""
        raise missing(self, "text")

    def lacks(self, game: T, frame: Frame, words: Words) -> list[str]:
        """Why it cannot be done: what is needed and what is there."""
        return [words.say("why.effect", self.text(words))]

    def lack(self, game: T, frame: Frame) -> Lack | None:
        """The same in figures, if there are any."""
        return None

    def icons(self, pen: Pen) -> Row:
        """What it shows on a card; nothing if its words have to do."""
        raise missing(self, "icons")

    def in_row(self, pen: Pen) -> Row:
        """The same in a row with others, boxed if it is production."""
        return [box(self.icons(pen))] if self.box else self.icons(pen)

    def as_price(self, pen: Pen) -> Row:
        """The same before an arrow."""
        return self.in_row(pen)

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """Add what it is usually worth to the total, so many times."""
        raise missing(self, "brings")

    def takes(self, resource: int) -> int:
        """How much of a resource it takes from its owner's stock without a choice."""
        return 0

    def uncovers(self) -> int:
        """How many cubes of its card it takes."""
        return 0

    def can_raise(self, resource: int) -> bool:
        """Whether it might raise its owner's production of a resource. Unless it says so: perhaps."""
        return True


def lacking(effect: AnyEffect, game: TableauGame, frame: Frame, words: Words) -> list[str]:
    """What an effect that cannot be done needs, and what is there."""
    if isinstance(effect, Printed):
        return effect.lacks(game, frame, words)
    if isinstance(effect, Pay):
        return lacking(effect.price, game, frame, words)
    found: list[str] = []
    for part in effect.parts():
        if not part.legal(game, frame):
            found.extend(lacking(part, game, frame, words))
    return found if found else [words.say("why.effect", effect.text(words))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Effect[T], Printed[T]):
    """An effect that asks nothing."""

    touches: ClassVar[int] = 0

    def text(self, words: Words) -> str:
        raise missing(self, "text")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Pick[T], Printed[T]):
    """An effect that asks the player to pick one thing."""

    touches: ClassVar[int] = 0

    def text(self, words: Words) -> str:
        raise missing(self, "text")


NO_SEAT: Final = -1


def seat_of(game: TableauGame, option: int) -> int:
    """The player an option stands for; NO_SEAT if there is none at this table."""
    seat = SEAT.index(option)
    return seat if 0 <= seat < game.seats else NO_SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[T]):
    """Pick a player."""

    kind: ClassVar[str] = "seat"

    def candidates(self, game: T, frame: Frame) -> list[int]:
        return [SEAT.thing(seat) for seat in range(game.seats)]

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = things.number(key)
        return number if SEAT.has(number) else UNKNOWN

    def has(self, game: T, seat: int, words: Words) -> str:
        """What a player has of what the choice is about."""
        raise TypeError(f"{type(self).__name__} does not say what a player has")

    def label(self, game: T, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        seat = SEAT.index(option)
        return words.say("label.you-have" if seat == frame.seat else "label.has", seat, self.has(game, seat, words))


LISTED: Final = 10_000  # numbers to pick from


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountChoice(Choice[T]):
    """Pick a number, the largest first. Of a huge number, which no play leads to, only the largest are offered."""

    kind: ClassVar[str] = "amount"

    def most(self, game: T, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} does not say how many at most")

    def candidates(self, game: T, frame: Frame) -> list[int]:
        most = self.most(game, frame)
        return list(range(most, max(0, most - LISTED), -1))

    def obstacle(self, game: T, frame: Frame, option: int) -> str:
        return "" if 0 < option <= self.most(game, frame) else "why.amount"

    def figures(self, game: T, frame: Frame, option: int) -> list[int]:
        return [self.most(game, frame)]

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"amount {option}"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = numbered("amount", key)
        return number if number > 0 else UNKNOWN  # nothing is an answer only where one may skip

    def label(self, game: T, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else str(option)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Choice[T]):
    """Pick a card."""

    kind: ClassVar[str] = "card"

    def option(self, things: Things, key: str) -> int:
        return super().option(things, key) if key == "skip" or key.startswith("card ") else UNKNOWN
