"""Counts: the "for each" of a card. How many there are now, and how it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.effect import Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.icons import EACH, Pen, Row, mark, sign
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import Vocabulary, each_tag

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame

T = TypeVar("T", bound="TableauGame", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Generic[T]):
    """Something to count; every full `every` of it counts once."""

    every: int = 1

    def of(self, game: T, seat: int) -> int:
        return self.number(game, seat) // self.every

    def number(self, game: T, seat: int) -> int:
        raise missing(self, "number")

    def on_card(self, tags: tuple[int, ...]) -> int:
        """How much of it comes with a card that has these tags."""
        return 0

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def icons(self, pen: Pen) -> Row:
        raise missing(self, "icons")

    def fact(self, vocabulary: Vocabulary) -> str:
        """What is counted, in a word for programs."""
        raise missing(self, "fact")


class OwnTags(Count["TableauGame"]):
    """Tags on one's face-up cards and corporation, the card being played included."""

    def __init__(self, tag: int, every: int = 1, on_this: bool = True) -> None:
        self.tag: Final = tag
        self.every = every
        self.on_this: Final = on_this  # whether the card that counts has such a tag itself, and says so

    def number(self, game: TableauGame, seat: int) -> int:
        return game.tableaus[seat].tags[self.tag]

    def on_card(self, tags: tuple[int, ...]) -> int:
        return tags.count(self.tag)

    def text(self, words: Words) -> str:
        phrase = "count.own-tags" if self.on_this else "count.other-tags"
        return words.say(phrase, each_tag(words, self.every, self.tag))

    def icons(self, pen: Pen) -> Row:
        return [pen.tag(self.tag, self.every)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return vocabulary.tags[self.tag]


class OpponentsTags(Count["TableauGame"]):
    """Tags of all opponents together."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def number(self, game: TableauGame, seat: int) -> int:
        total = 0
        for other in range(game.seats):
            if other != seat:
                total += game.tableaus[other].tags[self.tag]
        return total

    def text(self, words: Words) -> str:
        return words.say("count.opponents-tags", each_tag(words, 1, self.tag))

    def icons(self, pen: Pen) -> Row:
        return [pen.tag(self.tag, self.every, any=True)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return vocabulary.tags[self.tag]


class EventsPlayed(Count["TableauGame"]):
    """Events played by all players so far."""

    def number(self, game: TableauGame, seat: int) -> int:
        return sum(player.events for player in game.tableaus)

    def text(self, words: Words) -> str:
        return words.say("count.events")

    def icons(self, pen: Pen) -> Row:
        return [mark("t-event", self.every, any=True)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return "event"


def times(count: Count[Any] | None, amount: int, game: TableauGame, frame: Frame) -> int:
    """An amount, or an amount for each thing counted."""
    return amount if count is None else amount * count.of(game, frame.seat)


class Counted(Sayable):
    """What is counted, in words."""

    def __init__(self, count: Count[Any]) -> None:
        self.count: Final = count

    def text(self, words: Words) -> str:
        return self.count.text(words)


def note_none_counted(count: Count[Any] | None, game: TableauGame, frame: Frame, found: Conditions) -> None:
    """That a card counts nothing, itself included if it is still in hand, is put on the list."""
    if count is None:
        return
    in_hand = frame.source in game.tableaus[frame.seat].hand
    number = count.number(game, frame.seat) + (count.on_card(game.book.card(frame.source).tags) if in_hand else 0)
    if number < count.every:
        found.bar("why.less.counted", text=Counted(count))


def for_each(count: Count[Any] | None, text: str, words: Words) -> str:
    """A text, or that for each thing counted."""
    return text if count is None else words.say("for-each", text, count.text(words))


def each(count: Count[Any] | None, pen: Pen) -> Row:
    """The "for each" behind a number."""
    return [] if count is None else [sign(EACH), *count.icons(pen)]
