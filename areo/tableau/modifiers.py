"""Modifiers: what a card changes for its owner for as long as it is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from areo._extend import mypyc_attr
from areo.kernel.words import Words
from areo.tableau.icons import ANY_NUMBER, ARROW, COLON, PLUS, Pen, Row, mark, sign
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import NO_TAG, alone, known, of

if TYPE_CHECKING:
    from areo.tableau.table import Tableau
    from areo.tableau.worth import Profile

P = TypeVar("P", bound="Tableau", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Generic[P]):
    """Something that is different for a player."""

    box: ClassVar[bool] = False  # whether it stands in a card's production box

    def apply(self, player: P) -> None:
        """Set it down on the player's board: called once, when the card comes into play."""
        raise missing(self, "apply")

    def text(self, words: Words) -> str:
        raise missing(self, "text")

    def icons(self, pen: Pen) -> Row:
        """What it shows on a card; nothing if its words have to do."""
        raise missing(self, "icons")

    def brings(self, profile: Profile) -> None:
        """Add what it is worth each round, in money saved."""
        raise missing(self, "brings")


class Discount(Modifier["Tableau"]):
    """Cards cost less: all of them, or those with a tag."""

    def __init__(self, less: int, tag: int = NO_TAG) -> None:
        self.less: Final = less
        self.tag: Final = tag

    def apply(self, player: Tableau) -> None:
        if self.tag == NO_TAG:
            player.any_discount += self.less
        else:
            less = player.tag_discount.copy()
            less[self.tag] += self.less
            player.tag_discount = less

    def text(self, words: Words) -> str:
        if self.tag == NO_TAG:
            return words.say("discount.any", self.less)
        return words.say("discount.tag", self.less, alone(words, f"tag.{known(words.things).tags[self.tag]}"))

    def icons(self, pen: Pen) -> Row:
        of = mark("card") if self.tag == NO_TAG else pen.tag(self.tag)
        return [of, sign(COLON), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        often = profile.habits.cards if self.tag == NO_TAG else profile.habits.tags
        profile.yearly.add_money(self.less * often)


class MetalValue(Modifier["Tableau"]):
    """A resource one pays with is worth more."""

    def __init__(self, resource: int, more: int = 1) -> None:
        self.resource: Final = resource
        self.more: Final = more

    def apply(self, player: Tableau) -> None:
        player.set_value(self.resource, player.values[self.resource] + self.more)

    def text(self, words: Words) -> str:
        return words.say("metal-value", of(words, self.resource), self.more)

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource), sign(COLON), sign(PLUS), pen.money(self.more)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(profile.habits.spent[self.resource])


@mypyc_attr(allow_interpreted_subclasses=True)
class IsMoney(Modifier["Tableau"]):
    """A resource may be used as money, one for one. Each game names it in a phrase of its own."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def apply(self, player: Tableau) -> None:
        player.set_value(self.resource, 1)

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, ANY_NUMBER), sign(ARROW), pen.money(ANY_NUMBER)]

    def brings(self, profile: Profile) -> None:
        """A player for whom it is money reckons with it as such."""


class Slack(Modifier["Tableau"]):
    """Requirements of global parameters may be missed by some steps, either way."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, player: Tableau) -> None:
        player.slack += self.steps

    def text(self, words: Words) -> str:
        return words.say("slack", self.steps)

    def icons(self, pen: Pen) -> Row:
        return [*[mark(track) for track in pen.vocabulary.tracks], sign(COLON), mark("slack", self.steps)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(1.0)


class SafeCubes(Modifier["Tableau"]):
    """Cubes may never be removed from this card. The card itself says so; see Card.safe."""

    def apply(self, player: Tableau) -> None:
        pass

    def text(self, words: Words) -> str:
        return words.say("safe-cubes")

    def icons(self, pen: Pen) -> Row:
        return []

    def brings(self, profile: Profile) -> None:
        """Nothing that can be reckoned."""
