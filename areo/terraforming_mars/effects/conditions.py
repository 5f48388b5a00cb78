"""Effects under a condition of this game's own."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.drawing import paid
from areo.tableau.effects.base import Plain
from areo.tableau.icons import COLON, Pen, Row, mark, sign
from areo.tableau.worth import Profile, Sum
from areo.terraforming_mars.table import MarsTable


class IfRatingRose(Plain[MarsTable]):
    """An effect allowed only if one's rating rose this generation."""

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def needs(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if not game.players[frame.seat].tr_raised:
            found.bar("why.effect", text=self)
        else:
            self.effect.needs(game, frame, found)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        self.effect.shortfalls(game, frame, found)

    def run(self, game: MarsTable, frame: Frame) -> None:
        game.push(self.effect, frame)

    def text(self, words: Words) -> str:
        return words.say("if-rating-rose", self.effect.text(words))

    def icons(self, pen: Pen) -> Row:
        return [mark("tr"), sign(COLON), *paid(self.effect, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.add(total, self.effect, times)
