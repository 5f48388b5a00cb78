"""Triggers: what a card does when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.effect import AnyEffect
from areo.kernel.words import Words
from areo.terraforming_mars import board
from areo.terraforming_mars.numbers import (
    CITY_PLACED,
    COST_PAID,
    EVENT_PLAYED,
    GREENERY_PLACED,
    METAL_COVERED,
    OCEAN_PLACED,
    PROJECT_PAID,
    SPACE_THING,
    TAG_PLAYED,
    TAGS,
)

if TYPE_CHECKING:
    from areo.terraforming_mars.table import Table


class When:
    """When something happens, by the owner or by anybody, the owner gets an effect."""

    happening: int = 0
    anybody: bool = False  # whether other players' deeds count too

    def __init__(self, effect: AnyEffect) -> None:
        self.effect = effect

    def matches(self, game: Table, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return self.anybody or owner == doer

    def text(self, words: Words) -> str:
        return words.say("when", self.cause(words), self.effect.text(words))

    def cause(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} does not say when")


class WhenTag(When):
    """Whenever a card with one of these tags is played, once for each such tag, this very card included."""

    happening: int = TAG_PLAYED

    def __init__(self, tags: tuple[int, ...], effect: AnyEffect, anybody: bool = False) -> None:
        super().__init__(effect)
        self.tags: Final = tags
        self.anybody = anybody

    def matches(self, game: Table, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return detail in self.tags and (self.anybody or owner == doer)

    def cause(self, words: Words) -> str:
        tags = words.join("or", [words.say(f"tag-name.{TAGS[tag]}") for tag in self.tags])
        return words.say("when.tag-anybody" if self.anybody else "when.tag", tags)


class WhenEvent(When):
    """Whenever its owner plays an event, or only one with a tag."""

    happening: int = EVENT_PLAYED

    def __init__(self, effect: AnyEffect, tag: int = -1) -> None:
        super().__init__(effect)
        self.tag: Final = tag

    def matches(self, game: Table, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and (self.tag < 0 or self.tag in game.book.card(subject).tags)

    def cause(self, words: Words) -> str:
        if self.tag < 0:
            return words.say("when.event")
        return words.say("when.event-with-tag", words.say(f"tag-name.{TAGS[self.tag]}"))


class WhenCity(When):
    """Whenever a city is placed: by anybody or its owner, anywhere or on Mars only."""

    happening: int = CITY_PLACED

    def __init__(self, effect: AnyEffect, anybody: bool = True, on_mars: bool = False) -> None:
        super().__init__(effect)
        self.anybody = anybody
        self.on_mars: Final = on_mars

    def matches(self, game: Table, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        if self.on_mars and subject - SPACE_THING - 1 >= board.HEXES:
            return False
        return self.anybody or owner == doer

    def cause(self, words: Words) -> str:
        if not self.anybody:
            return words.say("when.own-city")
        return words.say("when.city-on-mars" if self.on_mars else "when.city")


class WhenOcean(When):
    """Whenever anybody places an ocean."""

    happening: int = OCEAN_PLACED
    anybody: bool = True

    def cause(self, words: Words) -> str:
        return words.say("when.ocean")


class WhenGreenery(When):
    """Whenever its owner places a greenery."""

    happening: int = GREENERY_PLACED

    def cause(self, words: Words) -> str:
        return words.say("when.greenery")


class WhenMetal(When):
    """Whenever its owner places a tile on a hex with a steel or titanium bonus."""

    happening: int = METAL_COVERED

    def cause(self, words: Words) -> str:
        return words.say("when.metal")


class WhenProject(When):
    """After its owner pays for a standard project, selling patents excepted."""

    happening: int = PROJECT_PAID

    def cause(self, words: Words) -> str:
        return words.say("when.project")


class WhenCost(When):
    """After its owner pays for a card or standard project of at least this printed cost."""

    happening: int = COST_PAID

    def __init__(self, least: int, effect: AnyEffect) -> None:
        super().__init__(effect)
        self.least: Final = least

    def matches(self, game: Table, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and detail >= self.least

    def cause(self, words: Words) -> str:
        return words.say("when.cost", self.least)
