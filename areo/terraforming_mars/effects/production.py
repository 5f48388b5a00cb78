"""Effects in the production box that only this game has."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.effects.base import AmountChoice, CardChoice, Plain
from areo.tableau.icons import ANY_NUMBER, MINUS_ANY_NUMBER, OR, Pen, Row, box, sign
from areo.tableau.verbs import produce
from areo.tableau.worth import PRODUCTION, Profile, Sum
from areo.terraforming_mars import board
from areo.terraforming_mars.numbers import HEAT, MC, STEEL, TITANIUM
from areo.terraforming_mars.prices import COPIED
from areo.terraforming_mars.table import MarsTable


class ConvertHeat(AmountChoice[MarsTable]):
    """Lower heat production by any number of steps, and raise money production by as many."""

    asks: ClassVar[str] = "ask.convert-heat"
    can_fail: ClassVar[bool] = False  # by no step at all, if need be
    box: ClassVar[bool] = True

    def optional(self, game: MarsTable, frame: Frame) -> bool:
        return True

    def most(self, game: MarsTable, frame: Frame) -> int:
        return game.players[frame.seat].production[HEAT]

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if self.most(game, frame) == 0:
            found.bar("why.less.no-heat")

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        produce(game, frame.seat, HEAT, -option)
        produce(game, frame.seat, MC, option)

    def text(self, words: Words) -> str:
        return words.say("convert-heat")

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(HEAT, MINUS_ANY_NUMBER), pen.money(ANY_NUMBER)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """One production for another, which is worth about as much."""


class ProduceHexMetal(Plain[MarsTable]):
    """A step of the metal printed on the hex under this card's tile."""

    box: ClassVar[bool] = True
    can_fail: ClassVar[bool] = False

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, game: MarsTable, frame: Frame) -> None:
        for site in range(board.HEXES):
            if game.tile[site] == self.tile and game.owner[site] == frame.seat:
                produce(game, frame.seat, STEEL if board.STEEL_BONUS[site] else TITANIUM, 1)

    def text(self, words: Words) -> str:
        return words.say("produce-hex-metal")

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(STEEL), sign(OR), pen.resource(TITANIUM)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(PRODUCTION + STEEL, times)


class CopyProduction(CardChoice[MarsTable]):
    """Do the production box of one of one's own cards with a tag again."""

    asks: ClassVar[str] = "ask.copy-production"

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def candidates(self, game: MarsTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].played

    def obstacles(self, game: MarsTable, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.players[frame.seat].played:
            found.bar("why.not-in-play", option)
            return
        card = game.book.card(option)
        if (card.event or self.tag not in card.tags) and found.bar("why.no-building-tag", option):
            return
        if card.box is None:
            found.bar("why.no-production-box", option)
        elif not card.box.legal(game, box_frame(card.box, frame, option)):
            found.bar("why.box", option)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        box = game.book.card(option).box
        if box is not None:
            game.push(box, frame, source=option)

    def text(self, words: Words) -> str:
        return words.say("copy-production")

    def icons(self, pen: Pen) -> Row:
        return [box([pen.tag(self.tag)])]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(PRODUCTION + MC, COPIED * times)


def box_frame(box: AnyEffect, like: Frame, card: int) -> Frame:
    return Frame(box, like.lane, like.seat, card)
