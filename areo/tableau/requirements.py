"""Requirements: what must be so before a card may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.game import Json
from areo.kernel.lack import Lack
from areo.kernel.words import Words
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import Vocabulary, production, tags

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame

T = TypeVar("T", bound="TableauGame", contravariant=True)

NEVER: Final = 99.0  # rounds to wait for what will not come
TAG_WAIT: Final = 2.0  # rounds until a missing tag is there
PRODUCTION_WAIT: Final = 3.0  # and a missing production

UNBOUNDED: Final = 99  # beyond any track


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement(Generic[T]):
    """A condition, checked when the card is played. `slack` is by how many steps global parameters may be missed."""

    def met(self, game: T, seat: int, slack: int) -> bool:
        raise missing(self, "met")

    def have(self, game: T, seat: int) -> int:
        """The figure there is now."""
        raise missing(self, "have")

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def eased(self, slack: int, words: Words) -> str:
        """How it reads for a player whose requirements are eased by some steps."""
        return self.text(words)

    def figure(self, have: int, words: Words) -> str:
        """A figure with its unit, if it has one."""
        return words.number(have)

    def why(self, game: T, seat: int, slack: int, words: Words) -> str:
        """What is needed and what is there."""
        return words.say("why.requires", self.eased(slack, words), self.figure(self.have(game, seat), words))

    def lack(self, game: T, seat: int, slack: int) -> Lack:
        """The same in figures."""
        raise missing(self, "lack")

    def facts(self, vocabulary: Vocabulary) -> Json:
        """For programs: what is read, from how much on or up to how much."""
        raise missing(self, "facts")

    def wait(self, game: T, seat: int, slack: int) -> float:
        """Rounds until it is probably met, now that it is not; NEVER if it will not be."""
        raise missing(self, "wait")


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Requirement[T]):
    """A global parameter within bounds, which `slack` widens step by step."""

    what: str = ""  # the parameter's name for programs
    step: int = 1  # what one step of its track adds
    floor: int = 0  # as `least`: no bound

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def met(self, game: T, seat: int, slack: int) -> bool:
        return self.least - self.step * slack <= self.have(game, seat) <= self.most + self.step * slack

    def bounds(self, least: int, most: int, words: Words) -> str:
        """How it reads with these bounds, of which one is none."""
        raise missing(self, "bounds")

    def text(self, words: Words) -> str:
        return self.bounds(self.least, self.most, words)

    def eased(self, slack: int, words: Words) -> str:
        return self.bounds(self.least - self.step * slack, self.most + self.step * slack, words)

    def lack(self, game: T, seat: int, slack: int) -> Lack:
        have = self.have(game, seat)
        least = self.least - self.step * slack
        if have < least:
            return Lack(self.what, least, have)
        return Lack(self.what, self.most + self.step * slack, have, most=True)

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


class Tags(Requirement["TableauGame"]):
    """So many tags of one's own in play; those on the card itself do not help."""

    def __init__(self, tag: int, least: int = 1) -> None:
        self.tag: Final = tag
        self.least: Final = least

    def met(self, game: TableauGame, seat: int, slack: int) -> bool:
        return game.tableaus[seat].tags[self.tag] >= self.least

    def have(self, game: TableauGame, seat: int) -> int:
        return game.tableaus[seat].tags[self.tag]

    def lack(self, game: TableauGame, seat: int, slack: int) -> Lack:
        return Lack(f"tag {game.book.vocabulary.tags[self.tag]}", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.tags", tags(words, self.least, self.tag))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "tag", "tag": vocabulary.tags[self.tag], "least": self.least}

    def wait(self, game: TableauGame, seat: int, slack: int) -> float:
        return TAG_WAIT * (self.least - self.have(game, seat))


class Production(Requirement["TableauGame"]):
    """A production of one's own of at least so much."""

    def __init__(self, resource: int, least: int = 1) -> None:
        self.resource: Final = resource
        self.least: Final = least

    def met(self, game: TableauGame, seat: int, slack: int) -> bool:
        return game.tableaus[seat].production[self.resource] >= self.least

    def have(self, game: TableauGame, seat: int) -> int:
        return game.tableaus[seat].production[self.resource]

    def lack(self, game: TableauGame, seat: int, slack: int) -> Lack:
        return Lack(f"production {game.book.vocabulary.resources[self.resource]}", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.production", production(words, self.resource), self.least)

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "production", "resource": vocabulary.resources[self.resource], "least": self.least}

    def wait(self, game: TableauGame, seat: int, slack: int) -> float:
        return PRODUCTION_WAIT
