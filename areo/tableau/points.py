"""Victory points on cards: flat, for cubes on the card, or for something counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.tableau.counts import Count
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import Vocabulary, cubes, each_cube

if TYPE_CHECKING:
    from areo.tableau.table import TableauGame
    from areo.tableau.worth import Profile

T = TypeVar("T", bound="TableauGame", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Generic[T]):
    """What a card is worth at the end."""

    def of(self, game: T, seat: int, card: int) -> int:
        raise missing(self, "of")

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def facts(self, vocabulary: Vocabulary) -> Json:
        """For programs: the points, per what and how many of it, `once` if any number of it is enough."""
        raise missing(self, "facts")

    def brings(self, profile: Profile) -> None:
        """Tell a profile: flat points, points for each cube, or points that depend on the table."""
        raise missing(self, "brings")


class Flat(Points["TableauGame"]):
    """So many points, perhaps below zero."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def of(self, game: TableauGame, seat: int, card: int) -> int:
        return self.points

    def text(self, words: Words) -> str:
        return words.say("points.flat", words.count(self.points, "point"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"points": self.points}

    def brings(self, profile: Profile) -> None:
        profile.flat = self.points


class PerCubes(Points["TableauGame"]):
    """Points for every so many cubes on the card."""

    def __init__(self, kind: int, points: int = 1, every: int = 1) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.every: Final = every

    def of(self, game: TableauGame, seat: int, card: int) -> int:
        return game.tableaus[seat].cubes.get(card, 0) // self.every * self.points

    def text(self, words: Words) -> str:
        each = each_cube(words, self.every, self.kind)
        return words.say("points.per-cubes", words.count(self.points, "point"), each)

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"points": self.points, "per": vocabulary.cubes[self.kind], "every": self.every}

    def brings(self, profile: Profile) -> None:
        profile.cube.add_points(self.points / self.every)


class IfCubes(Points["TableauGame"]):
    """Points once, if there is any cube on the card."""

    def __init__(self, kind: int, points: int) -> None:
        self.kind: Final = kind
        self.points: Final = points

    def of(self, game: TableauGame, seat: int, card: int) -> int:
        return self.points if game.tableaus[seat].cubes.get(card, 0) else 0

    def text(self, words: Words) -> str:
        return words.say("points.if-cubes", words.count(self.points, "point"), cubes(words, 1, self.kind))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"points": self.points, "per": vocabulary.cubes[self.kind], "once": True}

    def brings(self, profile: Profile) -> None:
        profile.figured = True


class PerCount(Points["TableauGame"]):
    """A point for each thing counted."""

    def __init__(self, count: Count[Any]) -> None:
        self.count: Final = count

    def of(self, game: TableauGame, seat: int, card: int) -> int:
        return self.count.of(game, seat)

    def text(self, words: Words) -> str:
        return words.say("points.per-count", words.count(1, "point"), self.count.text(words))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"points": 1, "per": self.count.fact(vocabulary), "every": self.count.every}

    def brings(self, profile: Profile) -> None:
        profile.figured = True
