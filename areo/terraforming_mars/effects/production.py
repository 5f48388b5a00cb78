"""Effects in the production box."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.lack import Lack
from areo.kernel.words import Words
from areo.terraforming_mars import board, verbs
from areo.terraforming_mars.counts import Count, times
from areo.terraforming_mars.effects.base import AmountChoice, CardChoice, Plain, SeatChoice
from areo.terraforming_mars.effects.mars import RaiseTR
from areo.terraforming_mars.effects.stock import Gain, Lose
from areo.terraforming_mars.numbers import HEAT, MC, RESOURCES, STEEL, TITANIUM, is_project_card
from areo.terraforming_mars.table import Table


class Produce(Plain):
    """One's own production rises or falls, compulsorily; perhaps for each of something."""

    box: bool = True

    def __init__(self, resource: int, steps: int, per: Count | None = None) -> None:
        self.resource: Final = resource
        self.steps: Final = steps
        self.per: Final = per
        self.can_fail = steps < 0

    def legal(self, game: Table, frame: Frame) -> bool:
        return self.steps >= 0 or verbs.can_produce(game, frame.seat, self.resource, self.steps)

    def hopes_for(self, other: AnyEffect) -> bool:
        return can_raise(other, self.resource)

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        production = words.say(f"production.{RESOURCES[self.resource]}")
        needed = words.say("requires.production", production, self.least())
        return [words.say("why.requires", needed, game.players[frame.seat].production[self.resource])]

    def least(self) -> int:
        """The production that can be lowered so far."""
        return verbs.production_floor(self.resource) - self.steps

    def lack(self, game: Table, frame: Frame) -> Lack | None:
        have = game.players[frame.seat].production[self.resource]
        return Lack(f"production {RESOURCES[self.resource]}", self.least(), have)

    def run(self, game: Table, frame: Frame) -> None:
        verbs.produce(game, frame.seat, self.resource, times(self.per, self.steps, game, frame))

    def text(self, words: Words) -> str:
        production = words.say(f"production.{RESOURCES[self.resource]}")
        text = words.say(
            "produce" if self.steps > 0 else "produce-less", production, words.count(abs(self.steps), "step")
        )
        return text if self.per is None else words.say("for-each", text, self.per.text(words))


def can_raise(effect: AnyEffect, resource: int) -> bool:
    """Whether an effect might raise a production; those are told apart that surely do not, such as another one."""
    if isinstance(effect, Produce):
        return effect.resource == resource and effect.steps > 0
    return not isinstance(effect, (DecreaseAny, Gain, Lose, RaiseTR))


class DecreaseAny(SeatChoice):
    """One player's production falls, all of it or not at all: somebody's, if need be one's own."""

    asks: ClassVar[str] = "ask.decrease"
    late: ClassVar[bool] = True
    box: bool = True

    def __init__(self, resource: int, steps: int) -> None:
        self.resource: Final = resource
        self.steps: Final = steps

    def legal(self, game: Table, frame: Frame) -> bool:
        return game.solo or super().legal(game, frame)

    def hopes_for(self, other: AnyEffect) -> bool:
        return can_raise(other, self.resource)

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if not 0 < option <= game.seats:
            return "why.no-seat"
        return "" if verbs.can_produce(game, option - 1, self.resource, -self.steps) else "why.production"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        if not 0 < option <= game.seats:
            return []  # no such player, so nothing to tell of one
        return [self.steps, game.players[option - 1].production[self.resource], option - 1]

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        least = verbs.production_floor(self.resource) + self.steps
        production = words.say(f"production.{RESOURCES[self.resource]}")
        best = max([player.production[self.resource] for player in game.players])
        return [words.say("why.requires", words.say("requires.anybodys-production", production, least), best)]

    def run(self, game: Table, frame: Frame) -> None:
        if not game.solo:  # the neutral opponent's production falls: nobody notices
            super().run(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.produce(game, option - 1, self.resource, -self.steps)

    def has(self, game: Table, seat: int, words: Words) -> str:
        production = words.say(f"production.{RESOURCES[self.resource]}")
        return f"{production} {words.number(game.players[seat].production[self.resource])}"

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(
            self.asks, words.say(f"production.{RESOURCES[self.resource]}"), words.count(self.steps, "step")
        )

    def text(self, words: Words) -> str:
        production = words.say(f"production.{RESOURCES[self.resource]}")
        return words.say("decrease-any", production, words.count(self.steps, "step"))


class ConvertHeat(AmountChoice):
    """Lower heat production by any number of steps, and raise money production by as many."""

    asks: ClassVar[str] = "ask.convert-heat"
    can_fail: bool = False  # by no step at all, if need be
    box: bool = True

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def most(self, game: Table, frame: Frame) -> int:
        return game.players[frame.seat].production[HEAT]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.produce(game, frame.seat, HEAT, -option)
        verbs.produce(game, frame.seat, MC, option)

    def text(self, words: Words) -> str:
        return words.say("convert-heat")


class ProduceHexMetal(Plain):
    """A step of the metal printed on the hex under this card's tile."""

    box: bool = True
    can_fail: bool = False

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, game: Table, frame: Frame) -> None:
        for site in range(board.HEXES):
            if game.tile[site] == self.tile and game.owner[site] == frame.seat:
                verbs.produce(game, frame.seat, STEEL if board.STEEL_BONUS[site] else TITANIUM, 1)

    def text(self, words: Words) -> str:
        return words.say("produce-hex-metal")


class CopyProduction(CardChoice):
    """Do the production box of one of one's own cards with a tag again."""

    asks: ClassVar[str] = "ask.copy-production"

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return game.players[frame.seat].played

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if not is_project_card(option) or option not in game.players[frame.seat].played:
            return "why.not-in-play"
        card = game.book.card(option)
        if card.event or self.tag not in card.tags:
            return "why.no-building-tag"
        box = card.box
        if box is None:
            return "why.no-production-box"
        return "" if box.legal(game, box_frame(box, frame, option)) else "why.box"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        box = game.book.card(option).box
        if box is not None:
            game.push(box, frame, source=option)

    def text(self, words: Words) -> str:
        return words.say("copy-production")


def box_frame(box: AnyEffect, like: Frame, card: int) -> Frame:
    return Frame(box, like.lane, like.seat, card)
