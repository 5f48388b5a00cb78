"""What cards wait for on the board: tiles and standard projects."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect
from areo.kernel.words import Words
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.triggers import When
from areo.tableau.worth import Habits
from areo.terraforming_mars import board
from areo.terraforming_mars.numbers import (
    CITY_PLACED,
    GREENERY_PLACED,
    METAL_COVERED,
    OCEAN_PLACED,
    PROJECT_PAID,
    SPACES,
)
from areo.terraforming_mars.prices import (
    CITIES_A_GENERATION,
    GREENERIES_A_GENERATION,
    METALS_A_GENERATION,
    OCEANS_A_GENERATION,
    PROJECTS_A_GENERATION,
)
from areo.terraforming_mars.table import MarsTable


class WhenCity(When[MarsTable]):
    """Whenever a city is placed: by anybody or its owner, anywhere or on Mars only, its card's own if it places one."""

    happening: ClassVar[int] = CITY_PLACED

    def __init__(self, effect: AnyEffect, anybody: bool = True, on_mars: bool = False, by_this: bool = False) -> None:
        super().__init__(effect, anybody)
        self.on_mars: Final = on_mars
        self.by_this: Final = by_this  # whether its card places a city itself, and says that it counts

    def matches(self, game: MarsTable, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        if self.on_mars and SPACES.index(subject) >= board.HEXES:
            return False
        return self.anybody or owner == doer

    def cause(self, words: Words) -> str:
        if not self.anybody:
            return words.say("when.own-city")
        if self.by_this:
            return words.say("when.city-by-this")
        return words.say("when.city-on-mars" if self.on_mars else "when.city")

    def icons(self, pen: Pen) -> Row:
        return [mark("city", any=self.anybody)]

    def often(self, habits: Habits) -> float:
        return CITIES_A_GENERATION * (1.0 if self.anybody else 0.5)


class WhenOcean(When[MarsTable]):
    """Whenever anybody places an ocean."""

    happening: ClassVar[int] = OCEAN_PLACED

    def __init__(self, effect: AnyEffect) -> None:
        super().__init__(effect, anybody=True)

    def cause(self, words: Words) -> str:
        return words.say("when.ocean")

    def icons(self, pen: Pen) -> Row:
        return [mark("ocean", any=True)]

    def often(self, habits: Habits) -> float:
        return OCEANS_A_GENERATION


class WhenGreenery(When[MarsTable]):
    """Whenever its owner places a greenery."""

    happening: ClassVar[int] = GREENERY_PLACED

    def cause(self, words: Words) -> str:
        return words.say("when.greenery")

    def icons(self, pen: Pen) -> Row:
        return [mark("greenery")]

    def often(self, habits: Habits) -> float:
        return GREENERIES_A_GENERATION


class WhenMetal(When[MarsTable]):
    """Whenever its owner places a tile on a hex with a steel or titanium bonus."""

    happening: ClassVar[int] = METAL_COVERED

    def cause(self, words: Words) -> str:
        return words.say("when.metal")

    def icons(self, pen: Pen) -> Row:
        return [mark("steel"), mark("titanium")]

    def often(self, habits: Habits) -> float:
        return METALS_A_GENERATION


class WhenProject(When[MarsTable]):
    """After its owner pays for a standard project, selling patents excepted."""

    happening: ClassVar[int] = PROJECT_PAID

    def cause(self, words: Words) -> str:
        return words.say("when.project")

    def icons(self, pen: Pen) -> Row:
        return [mark("project")]

    def often(self, habits: Habits) -> float:
        return PROJECTS_A_GENERATION
