"""The menus of the phases in which all act at once, and the offer of a corporation in between."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import verbs
from areo.ares_expedition.entries import DrawBonus, End, PlayCard, StandardActions, UseAction
from areo.ares_expedition.modifiers import RatingOffer
from areo.ares_expedition.numbers import ACTION, DEVELOPMENT
from areo.ares_expedition.payment import PAY, SellCard
from areo.ares_expedition.prices import means
from areo.ares_expedition.table import DUE, AresTable
from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Menu
from areo.kernel.picks import NO, YES, YesNo
from areo.kernel.words import Words

NOTHING_KEPT: Final[list[int]] = []


class PhaseMenu(Menu[AresTable]):
    """What a seat does in a phase, as often as it likes, until it ends. What was won on the way is settled first."""

    asks: ClassVar[str] = "ask.phase"

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return (game.phase == ACTION) == (self is ACT) and DEVELOPMENT <= game.phase <= ACTION

    def run(self, game: AresTable, frame: Frame) -> None:
        if game.players[frame.seat].offer == DUE:
            verbs.close_offer(game, frame.seat)
            game.push(self, frame)
            game.push(OFFER, frame, source=game.players[frame.seat].corporation)
        else:
            super().run(game, frame)

    def begin(self, game: AresTable, frame: Frame, place: int, move: int) -> None:
        if not self.quiet[place]:
            game.push(self, frame)
        super().begin(game, frame, place, move)

    def holds_more(self, game: AresTable, seat: int) -> bool:
        """Whether a seat could do anything but end."""
        options = self.options(game, Frame(self, seat, seat))
        return len(options) > len(self.moves_of(End.verb, options))

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(f"ask.phase-{game.phase}" if 0 < game.phase <= ACTION else "ask.phase")


class Offer(YesNo[AresTable]):
    """Buy a step of rating, or not."""

    asks: ClassVar[str] = "ask.offer"
    touches: ClassVar[int] = 0

    def run(self, game: AresTable, frame: Frame) -> None:
        player = game.players[frame.seat]
        if means(player, NOTHING_KEPT, len(player.hand)) >= RatingOffer.price:
            game.ask(frame, "yes", [YES, NO])

    def agreed(self, game: AresTable, frame: Frame) -> None:
        game.push(RISE, frame)
        game.push(PAY, frame, count=RatingOffer.price)

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, RatingOffer.price)


class Rise(Effect[AresTable]):
    """The step of rating that was bought."""

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.raise_tr(game, frame.seat, 1)


OFFER: Final = Offer()
RISE: Final = Rise()
BUILD: Final = PhaseMenu(PlayCard(), DrawBonus(), SellCard(), End())
ACT: Final = PhaseMenu(UseAction(), StandardActions(), SellCard(), End())

NAMED: Final[dict[str, AnyEffect]] = {"build": BUILD, "act": ACT, "offer": OFFER, "rise": RISE}
