"""Triggers: what a card does when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect
from areo.kernel.words import Words
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.incomplete import missing
from areo.tableau.terms import CARD_PLAYED, COST_PAID, TAG_PLAYED
from areo.tableau.vocabulary import NO_TAG, tag_name

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame
    from areo.tableau.worth import Habits

T = TypeVar("T", bound="TableauGame", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Generic[T]):
    """When something happens, by the owner or by anybody, the owner gets an effect."""

    happening: ClassVar[int] = 0

    def __init__(self, effect: AnyEffect, anybody: bool = False) -> None:
        self.effect: Final = effect
        self.anybody: Final = anybody  # whether other players' deeds count too

    def matches(self, game: T, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return self.anybody or owner == doer

    def text(self, words: Words) -> str:
        return words.say("when", self.cause(words), self.deed(words))

    def deed(self, words: Words) -> str:
        """What its owner gets, as it reads."""
        return self.effect.text(words)

    def cause(self, words: Words) -> str:
        """What it waits for, as it reads."""
        raise missing(self, "cause")

    def icons(self, pen: Pen) -> Row:
        """What it waits for, as it is drawn."""
        raise missing(self, "icons")

    def often(self, habits: Habits) -> float:
        """How often it happens in a round."""
        raise missing(self, "often")


class WhenTag(When["TableauGame"]):
    """Whenever a card with one of these tags is played, once for each such tag, this very card included or not."""

    happening: ClassVar[int] = TAG_PLAYED

    def __init__(self, tags: tuple[int, ...], effect: AnyEffect, anybody: bool = False, by_this: bool = True) -> None:
        super().__init__(effect, anybody)
        self.tags: Final = tags
        self.by_this: Final = by_this  # whether its own card counts, if it has such a tag

    def matches(self, game: TableauGame, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return detail in self.tags and (self.anybody or owner == doer) and (self.by_this or card != subject)

    def cause(self, words: Words) -> str:
        tags = words.join("or", [tag_name(words, tag) for tag in self.tags])
        if not self.by_this:
            return words.say("when.later-tag", tags)
        return words.say("when.tag-anybody" if self.anybody else "when.tag", tags)

    def icons(self, pen: Pen) -> Row:
        return [pen.tag(tag, any=self.anybody) for tag in self.tags]

    def often(self, habits: Habits) -> float:
        return habits.tags * len(self.tags) * (1.8 if self.anybody else 1.0)


class WhenEvent(When["TableauGame"]):
    """Whenever its owner plays an event, or only one with a tag."""

    happening: ClassVar[int] = CARD_PLAYED

    def __init__(self, effect: AnyEffect, tag: int = NO_TAG) -> None:
        super().__init__(effect)
        self.tag: Final = tag

    def matches(self, game: TableauGame, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        if owner != doer:
            return False
        played = game.book.card(subject)
        return played.event and (self.tag == NO_TAG or self.tag in played.tags)

    def cause(self, words: Words) -> str:
        if self.tag == NO_TAG:
            return words.say("when.event")
        return words.say("when.event-with-tag", tag_name(words, self.tag))

    def icons(self, pen: Pen) -> Row:
        return [mark("t-event")] if self.tag == NO_TAG else [mark("t-event"), pen.tag(self.tag)]

    def often(self, habits: Habits) -> float:
        return habits.events * (1.0 if self.tag == NO_TAG else 0.5)


class WhenCost(When["TableauGame"]):
    """After its owner pays for something of at least this printed cost."""

    happening: ClassVar[int] = COST_PAID

    def __init__(self, least: int, effect: AnyEffect) -> None:
        super().__init__(effect)
        self.least: Final = least

    def matches(self, game: TableauGame, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and detail >= self.least

    def cause(self, words: Words) -> str:
        return words.say("when.cost", self.least)

    def icons(self, pen: Pen) -> Row:
        return [mark("card"), pen.money(self.least)]

    def often(self, habits: Habits) -> float:
        return habits.dear
