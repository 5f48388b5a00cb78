"""Requirements: what must be so before a card may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.game import Json
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import Vocabulary, production, tags

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame

T = TypeVar("T", bound="TableauGame", contravariant=True)

NEVER: Final = 99.0  # rounds to wait for what will not come
TAG_WAIT: Final = 2.0  # rounds until a missing tag is there
PRODUCTION_WAIT: Final = 3.0  # and a missing production

UNBOUNDED: Final = 99  # beyond any track
UNBOUNDED_BELOW: Final = -99


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Sayable, Generic[T]):
    """A condition, checked when the card is played. `slack` is by how many steps global parameters may be missed."""

    unmet: str = "why.requires"  # the phrase that says it is not met: {0} itself, {2} the figure there is

    def met(self, game: T, seat: int, slack: int) -> bool:
        raise missing(self, "met")

    def needs(self, game: T, seat: int, slack: int, found: Conditions) -> bool:
        """Note that it is not met, if so. True if nobody wants to know of any other condition then."""
        raise missing(self, "needs")

    def have(self, game: T, seat: int) -> int:
        """The figure there is now."""
        raise missing(self, "have")

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def facts(self, vocabulary: Vocabulary) -> Json:
        """For programs: what is read, from how much on or up to how much."""
        raise missing(self, "facts")

    def wait(self, game: T, seat: int, slack: int) -> float:
        """Rounds until it is probably met, now that it is not; NEVER if it will not be."""
        raise missing(self, "wait")


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Requirement[T]):
    """A global parameter within bounds, which `slack` widens step by step."""

    what: ClassVar[str] = ""  # the parameter's name for programs
    floor: ClassVar[int] = 0  # as `least`: no bound

    def __init__(self, least: int, most: int, step: int = 1) -> None:
        self.least: Final = least
        self.most: Final = most
        self.step: Final = step  # what one step of its track adds

    def met(self, game: T, seat: int, slack: int) -> bool:
        return self.least - self.step * slack <= self.have(game, seat) <= self.most + self.step * slack

    def bounds(self, least: int, most: int, words: Words) -> str:
        """How it reads with these bounds, of which one is none."""
        raise missing(self, "bounds")

    def text(self, words: Words) -> str:
        return self.bounds(self.least, self.most, words)

    def needs(self, game: T, seat: int, slack: int, found: Conditions) -> bool:
        if self.met(game, seat, slack):
            return False
        if not found.every:
            return found.bar(self.unmet)
        have = self.have(game, seat)
        least = self.least - self.step * slack
        most = self.most + self.step * slack
        bound = least if have < least else most
        return found.lack(self.unmet, self.what, bound, have, text=Eased(self, least, most), most=have > most)

    def facts(self, vocabulary: Vocabulary) -> Json:
        told: Json = {"what": self.what}
        if self.least > self.floor:
            told["least"] = self.least
        if self.most < UNBOUNDED:
            told["most"] = self.most
        return told

    def missing_steps(self, game: T, seat: int, slack: int) -> float:
        """Steps up to the lower bound; below zero if the upper one is missed."""
        return (self.least - self.have(game, seat)) / self.step - slack


class Eased(Sayable):
    """A level as it reads for a player whose requirements are eased by some steps."""

    def __init__(self, level: Level[Any], least: int, most: int) -> None:
        self.level: Final = level
        self.least: Final = least
        self.most: Final = most

    def text(self, words: Words) -> str:
        return self.level.bounds(self.least, self.most, words)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Requirement[T]):
    """So much of something, which no slack eases."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def met(self, game: T, seat: int, slack: int) -> bool:
        return self.have(game, seat) >= self.least

    def what(self, game: T) -> str:
        """What is needed, for programs."""
        raise missing(self, "what")

    def needs(self, game: T, seat: int, slack: int, found: Conditions) -> bool:
        have = self.have(game, seat)
        if have >= self.least:
            return False
        if not found.every:
            return found.bar(self.unmet)
        return found.lack(self.unmet, self.what(game), self.least, have, text=self)


class Tags(AtLeast["TableauGame"]):
    """So many tags of one's own in play; those on the card itself do not help."""

    def __init__(self, tag: int, least: int = 1) -> None:
        super().__init__(least)
        self.tag: Final = tag

    def met(self, game: TableauGame, seat: int, slack: int) -> bool:
        return game.tableaus[seat].tags[self.tag] >= self.least

    def have(self, game: TableauGame, seat: int) -> int:
        return game.tableaus[seat].tags[self.tag]

    def what(self, game: TableauGame) -> str:
        return f"tag {game.book.vocabulary.tags[self.tag]}"

    def text(self, words: Words) -> str:
        return words.say("requires.tags", tags(words, self.least, self.tag))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "tag", "tag": vocabulary.tags[self.tag], "least": self.least}

    def wait(self, game: TableauGame, seat: int, slack: int) -> float:
        return TAG_WAIT * (self.least - self.have(game, seat))


class Production(AtLeast["TableauGame"]):
    """A production of one's own of at least so much."""

    def __init__(self, resource: int, least: int = 1) -> None:
        super().__init__(least)
        self.resource: Final = resource

    def have(self, game: TableauGame, seat: int) -> int:
        return game.tableaus[seat].production[self.resource]

    def what(self, game: TableauGame) -> str:
        return f"production {game.book.vocabulary.resources[self.resource]}"

    def text(self, words: Words) -> str:
        return words.say("requires.production", production(words, self.resource), self.least)

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "production", "resource": vocabulary.resources[self.resource], "least": self.least}

    def wait(self, game: TableauGame, seat: int, slack: int) -> float:
        return PRODUCTION_WAIT
