"""What all effects of this game share: how their order can matter, and whether they can stop a card."""

from __future__ import annotations

from typing import ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import SKIP, UNKNOWN, AnyEffect, Effect, Frame, Pick
from areo.kernel.joints import Pay
from areo.kernel.lack import Lack
from areo.kernel.things import Things, numbered
from areo.kernel.words import Words
from areo.terraforming_mars.table import Table

# What the order of two effects can matter to. Everything else only adds up, or comes last and so finds most.
DECK: Final = 1  # which cards are drawn
BOARD: Final = 2  # what lies beside a tile when it is placed
BOARD_AND_DECK: Final = 3


def lacking(effect: AnyEffect, game: Table, frame: Frame, words: Words) -> list[str]:
    """What an effect that cannot be done needs, and what is there."""
    if isinstance(effect, (Plain, Choice)):
        return effect.lacks(game, frame, words)
    if isinstance(effect, Pay):
        return lacking(effect.price, game, frame, words)
    found: list[str] = []
    for part in effect.parts():
        if not part.legal(game, frame):
            found.extend(lacking(part, game, frame, words))
    return found if found else [words.say("why.effect", effect.text(words))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Effect[Table]):
    """An effect that asks nothing."""

    touches: ClassVar[int] = 0
    can_fail: bool = True  # False: it never keeps a card from being played, so nobody need look whether it can be done
    box: bool = False  # whether it stands in a card's production box

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        """Why it cannot be done: what is needed and what is there."""
        return [words.say("why.effect", self.text(words))]

    def lack(self, game: Table, frame: Frame) -> Lack | None:
        """The same in figures, if there are any."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Pick[Table]):
    """An effect that asks the player to pick one thing."""

    touches: ClassVar[int] = 0
    can_fail: bool = True
    box: bool = False

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        """Why it cannot be done: what is needed and what is there."""
        return [words.say("why.effect", self.text(words))]

    def lack(self, game: Table, frame: Frame) -> Lack | None:
        """The same in figures, if there are any."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice):
    """Pick a player. Options are seats + 1, since 0 is to skip."""

    kind: ClassVar[str] = "seat"

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [seat + 1 for seat in range(game.seats)]

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"seat {option - 1}"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        seat = numbered("seat", key)
        return seat + 1 if seat >= 0 else UNKNOWN

    def has(self, game: Table, seat: int, words: Words) -> str:
        """What a player has of what the choice is about."""
        raise TypeError(f"{type(self).__name__} does not say what a player has")

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        mine = option - 1 == frame.seat
        return words.say("label.you-have" if mine else "label.has", option - 1, self.has(game, option - 1, words))


LISTED: Final = 10_000  # numbers to pick from


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountChoice(Choice):
    """Pick a number, the largest first. Of a huge number, which no play leads to, only the largest are offered."""

    kind: ClassVar[str] = "amount"

    def most(self, game: Table, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} does not say how many at most")

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        most = self.most(game, frame)
        return list(range(most, max(0, most - LISTED), -1))

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "" if 0 < option <= self.most(game, frame) else "why.amount"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [self.most(game, frame)]

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"amount {option}"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        number = numbered("amount", key)
        return number if number > 0 else UNKNOWN  # nothing is an answer only where one may skip

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else str(option)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Choice):
    """Pick a card."""

    kind: ClassVar[str] = "card"

    def option(self, things: Things, key: str) -> int:
        return super().option(things, key) if key == "skip" or key.startswith("card ") else UNKNOWN
