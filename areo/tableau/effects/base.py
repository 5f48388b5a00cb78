"""What all effects on cards share: whether they can stop a card, what they show and bring, and how they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from areo._extend import mypyc_attr, trait
from areo.kernel.effect import SKIP, UNKNOWN, Effect, Frame
from areo.kernel.picks import AmountPick, Pick, SeatPick
from areo.kernel.things import SEAT, Things
from areo.kernel.unmet import Conditions
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

    can_fail: ClassVar[bool] = (
        True  # False: it never keeps a card from being played, so nobody need look whether it can be done
    )
    box: ClassVar[bool] = False  # whether it stands in a card's production box
    own_row: ClassVar[bool] = False  # whether its icons have a row to themselves
    voluntary: ClassVar[bool] = False  # whether "you may" is said of it, because it takes from a player

    def text(self, words: Words) -> str:
        """How it reads on a card."""
        raise missing(self, "text")

    def may_fail(self) -> bool:
        """Whether it can keep a card from being played."""
        return self.can_fail

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


def note_few_cards(game: TableauGame, seat: int, number: int, found: Conditions) -> None:
    """That a seat has not so many cards to draw is put on the list."""
    left = game.drawable(seat)
    if left < number:
        found.lack("why.less.cards", "card", number, left)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(SeatPick[T], Printed[T]):
    """Pick a player."""

    touches: ClassVar[int] = 0

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def has(self, game: T, seat: int, words: Words) -> str:
        """What a player has of what the choice is about."""
        raise missing(self, "has")

    def deed(self, game: T, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        return words.say("label.you", option) if SEAT.index(option) == frame.seat else words.name(option)

    def detail(self, game: T, frame: Frame, option: int, words: Words) -> str:
        return "" if option == SKIP else self.has(game, SEAT.index(option), words)


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountChoice(AmountPick[T], Printed[T]):
    """Pick a number."""

    touches: ClassVar[int] = 0

    def text(self, words: Words) -> str:
        raise missing(self, "text")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Choice[T]):
    """Pick a card."""

    kind: ClassVar[str] = "card"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = things.number(key) if key.startswith("card ") else 0
        return number if number else UNKNOWN
