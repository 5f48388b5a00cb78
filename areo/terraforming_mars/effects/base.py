"""What all effects of this game share: how their order can matter, and whether they can stop a card."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import SKIP, UNKNOWN, Effect, Frame, Pick
from areo.kernel.things import Things
from areo.kernel.words import Words
from areo.terraforming_mars.table import Table

# What the order of two effects can matter to. Everything else only adds up, or comes last and so finds most.
DECK: Final = 1  # which cards are drawn
BOARD: Final = 2  # what lies beside a tile when it is placed


class Plain(Effect[Table]):
    """An effect that asks nothing."""

    touches: int = 0
    adds_to: int = 0
    can_fail: bool = False  # whether it can keep a card from being played
    box: bool = False  # whether it stands in a card's production box

    def reads(self, game: Table, frame: Frame) -> int:
        return self.touches

    def writes(self, game: Table, frame: Frame) -> int:
        return self.touches

    def adds(self, game: Table, frame: Frame) -> int:
        return self.adds_to


class Choice(Pick[Table]):
    """An effect that asks the player to pick one thing."""

    touches: int = 0
    adds_to: int = 0
    can_fail: bool = False
    box: bool = False

    def reads(self, game: Table, frame: Frame) -> int:
        return self.touches

    def writes(self, game: Table, frame: Frame) -> int:
        return self.touches

    def adds(self, game: Table, frame: Frame) -> int:
        return self.adds_to


class SeatChoice(Choice):
    """Pick a player. Options are seats + 1, since 0 is to skip."""

    kind: ClassVar[str] = "seat"

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [seat + 1 for seat in range(game.seats)]

    def key(self, things: Things, frame: Frame, option: int) -> str:
        return "skip" if option == SKIP else f"seat {option - 1}"

    def option(self, things: Things, frame: Frame, key: str) -> int:
        number = key.removeprefix("seat ")
        if key == "skip":
            return SKIP
        return int(number) + 1 if key.startswith("seat ") and number.isdecimal() and number.isascii() else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else words.player(option - 1)


class AmountChoice(Choice):
    """Pick a number, the largest first."""

    kind: ClassVar[str] = "amount"

    def most(self, game: Table, frame: Frame) -> int:
        raise TypeError(f"{type(self).__name__} does not say how many at most")

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return list(range(self.most(game, frame), 0, -1))

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "" if 0 < option <= self.most(game, frame) else "why.amount"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [self.most(game, frame)]

    def key(self, things: Things, frame: Frame, option: int) -> str:
        return "skip" if option == SKIP else f"amount {option}"

    def option(self, things: Things, frame: Frame, key: str) -> int:
        number = key.removeprefix("amount ")
        if key == "skip":
            return SKIP
        return int(number) if key.startswith("amount ") and number.isdecimal() and number.isascii() else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else str(option)


class CardChoice(Choice):
    """Pick a card."""

    kind: ClassVar[str] = "card"
