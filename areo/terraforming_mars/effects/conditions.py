"""Effects under a condition that is checked when they are done."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.words import Words
from areo.terraforming_mars.effects.base import Plain, lacking
from areo.terraforming_mars.numbers import TAGS
from areo.terraforming_mars.table import Table


class IfTags(Plain):
    """With so many tags the first effect, otherwise the second."""

    def __init__(self, tag: int, least: int, then: AnyEffect, otherwise: AnyEffect) -> None:
        self.tag: Final = tag
        self.least: Final = least
        self.then: Final = then
        self.otherwise: Final = otherwise

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.then, self.otherwise)

    def run(self, game: Table, frame: Frame) -> None:
        enough = game.players[frame.seat].tags[self.tag] >= self.least
        game.push(self.then if enough else self.otherwise, frame)

    def text(self, words: Words) -> str:
        tags = words.count(self.least, f"tag.{TAGS[self.tag]}")
        return words.say("if-tags", self.otherwise.text(words), tags, self.then.text(words))


class IfRatingRose(Plain):
    """An effect allowed only if one's rating rose this generation."""

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def legal(self, game: Table, frame: Frame) -> bool:
        return game.players[frame.seat].tr_raised and self.effect.legal(game, frame)

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        if game.players[frame.seat].tr_raised:
            return lacking(self.effect, game, frame, words)
        return [words.say("why.effect", self.text(words))]

    def run(self, game: Table, frame: Frame) -> None:
        game.push(self.effect, frame)

    def text(self, words: Words) -> str:
        return words.say("if-rating-rose", self.effect.text(words))
