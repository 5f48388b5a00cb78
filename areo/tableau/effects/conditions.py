"""Effects under a condition that is checked when they are done."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.drawing import flat
from areo.tableau.effects.base import Plain
from areo.tableau.icons import COLON, OR, Pen, Row, sign
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import tags

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum


class IfTags(Plain[TableauGame]):
    """With so many tags the first effect, otherwise the second."""

    own_row: ClassVar[bool] = True

    def __init__(self, tag: int, least: int, then: AnyEffect, otherwise: AnyEffect) -> None:
        self.tag: Final = tag
        self.least: Final = least
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.then, self.otherwise)

    def run(self, game: TableauGame, frame: Frame) -> None:
        enough = game.tableaus[frame.seat].tags[self.tag] >= self.least
        game.push(self.then if enough else self.otherwise, frame)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        enough = game.tableaus[frame.seat].tags[self.tag] >= self.least
        (self.then if enough else self.otherwise).shortfalls(game, frame, found)

    def text(self, words: Words) -> str:
        needed = tags(words, self.least, self.tag)
        return words.say("if-tags", self.otherwise.text(words), needed, self.then.text(words))

    def icons(self, pen: Pen) -> Row:
        then = [pen.tag(self.tag, self.least), sign(COLON), *flat(self.then, pen)]
        return [*flat(self.otherwise, pen), sign(OR), *then]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """Reckoned as if there were not enough tags, so that it is no disappointment."""
        profile.add(total, self.otherwise, times)
