"""Effects on the cubes players own."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.lack import Lack
from areo.kernel.words import Words
from areo.terraforming_mars import verbs
from areo.terraforming_mars.counts import Count, times
from areo.terraforming_mars.effects.base import AmountChoice, Plain, SeatChoice
from areo.terraforming_mars.numbers import NEUTRAL, PLANTS, RESOURCES
from areo.terraforming_mars.table import Table


class Gain(Plain):
    """Cubes from the bank, perhaps for each of something."""

    can_fail: bool = False

    def __init__(self, resource: int, number: int, per: Count | None = None) -> None:
        self.resource: Final = resource
        self.number: Final = number
        self.per: Final = per

    def run(self, game: Table, frame: Frame) -> None:
        verbs.gain(game, frame.seat, self.resource, times(self.per, self.number, game, frame))

    def text(self, words: Words) -> str:
        text = words.say("gain", words.count(self.number, RESOURCES[self.resource]))
        return text if self.per is None else words.say("for-each", text, self.per.text(words))


class Lose(Plain):
    """Cubes back to the bank, compulsorily: the price of an action, or of playing a card."""

    late: ClassVar[bool] = True

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def legal(self, game: Table, frame: Frame) -> bool:
        return game.players[frame.seat].stock[self.resource] >= self.number

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        needed = words.count(self.number, RESOURCES[self.resource])
        return [words.say("why.requires", needed, game.players[frame.seat].stock[self.resource])]

    def lack(self, game: Table, frame: Frame) -> Lack | None:
        return Lack(f"resource {RESOURCES[self.resource]}", self.number, game.players[frame.seat].stock[self.resource])

    def run(self, game: Table, frame: Frame) -> None:
        verbs.lose(game, frame.seat, self.resource, self.number)

    def text(self, words: Words) -> str:
        return words.say("lose", words.count(self.number, RESOURCES[self.resource]))


class RemoveAny(SeatChoice):
    """Up to so many cubes from one player, if you like."""

    asks: ClassVar[str] = "ask.remove"
    late: ClassVar[bool] = True
    can_fail: bool = False

    def __init__(self, resource: int, most: int) -> None:
        self.resource: Final = resource
        self.most: Final = most
        self.how_many: Final = RemoveAmount(resource, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def legal(self, game: Table, frame: Frame) -> bool:
        return True  # it never stops a card

    def idle(self, game: Table, frame: Frame) -> bool:
        return game.solo or not super().legal(game, frame)

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if not 0 < option <= game.seats:
            return "why.no-seat"
        player = game.players[option - 1]
        if player.stock[self.resource] == 0:
            return "why.none-there"
        if self.resource == PLANTS and player.guarded and option - 1 != frame.seat:
            return "why.guarded"
        return ""

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [option - 1]

    def run(self, game: Table, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, count=option)

    def has(self, game: Table, seat: int, words: Words) -> str:
        return words.count(game.players[seat].stock[self.resource], RESOURCES[self.resource])

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.most, RESOURCES[self.resource]))

    def text(self, words: Words) -> str:
        return words.say("remove-any", words.count(self.most, RESOURCES[self.resource]))


class RemoveAmount(AmountChoice):
    """How many cubes the player `frame.count - 1` loses."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and 1 <= frame.count <= game.seats

    asks: ClassVar[str] = "ask.remove-amount"

    def __init__(self, resource: int, limit: int) -> None:
        self.resource: Final = resource
        self.limit: Final = limit

    def most(self, game: Table, frame: Frame) -> int:
        return min(self.limit, game.players[frame.count - 1].stock[self.resource])

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.lose(game, frame.count - 1, self.resource, option)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.say(f"of.{RESOURCES[self.resource]}"), frame.count - 1)


class Steal(RemoveAny):
    """Up to so many cubes from one opponent into one's own stock, if you like."""

    asks: ClassVar[str] = "ask.steal"

    def __init__(self, resource: int, most: int) -> None:
        super().__init__(resource, most)
        self.how_many_stolen: Final = StealAmount(resource, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many, self.how_many_stolen)

    def idle(self, game: Table, frame: Frame) -> bool:
        return not game.solo and super().idle(game, frame)

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "why.yourself" if option - 1 == frame.seat else super().obstacle(game, frame, option)

    def run(self, game: Table, frame: Frame) -> None:
        if game.solo:
            verbs.take(game, frame.seat, NEUTRAL, self.resource, self.most)
        else:
            super().run(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.how_many_stolen, frame, count=option)

    def text(self, words: Words) -> str:
        return words.say("steal", words.count(self.most, RESOURCES[self.resource]))


class StealAmount(RemoveAmount):
    asks: ClassVar[str] = "ask.steal-amount"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.take(game, frame.seat, frame.count - 1, self.resource, option)


class SpendAny(AmountChoice):
    """Spend any number of one resource, at least one, to gain as many of another."""

    asks: ClassVar[str] = "ask.spend-any"

    def __init__(self, resource: int, gained: int) -> None:
        self.resource: Final = resource
        self.gained: Final = gained

    def most(self, game: Table, frame: Frame) -> int:
        return game.players[frame.seat].stock[self.resource]

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        return [words.say("why.requires", words.count(1, RESOURCES[self.resource]), self.most(game, frame))]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.lose(game, frame.seat, self.resource, option)
        verbs.gain(game, frame.seat, self.gained, option)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.say(f"of.{RESOURCES[self.resource]}"))

    def text(self, words: Words) -> str:
        spent = words.say(f"of.{RESOURCES[self.resource]}")
        return words.say("spend-any", spent, words.say(f"of.{RESOURCES[self.gained]}"))
