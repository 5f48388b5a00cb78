"""What cards of this game wait for: their owner's doings on Mars, cards and actions."""

from __future__ import annotations

from typing import ClassVar

from areo.ares_expedition import habits
from areo.ares_expedition.numbers import (
    ACTION_USED,
    FOREST_GAINED,
    OCEAN_FLIPPED,
    OXYGEN_RAISED,
    STEEL,
    STEEL_PLAYED,
    TEMPERATURE_RAISED,
)
from areo.ares_expedition.table import AresTable
from areo.kernel.words import Words
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.terms import CARD_PLAYED
from areo.tableau.triggers import When
from areo.tableau.worth import Habits


class WhenOcean(When[AresTable]):
    """Whenever its owner turns over an ocean tile."""

    happening: ClassVar[int] = OCEAN_FLIPPED

    def cause(self, words: Words) -> str:
        return words.say("when.ocean")

    def icons(self, pen: Pen) -> Row:
        return [mark("ocean")]

    def often(self, known: Habits) -> float:
        return habits.OCEANS_A_ROUND


class WhenOxygen(When[AresTable]):
    """Whenever its owner raises the oxygen, step by step."""

    happening: ClassVar[int] = OXYGEN_RAISED

    def cause(self, words: Words) -> str:
        return words.say("when.oxygen")

    def icons(self, pen: Pen) -> Row:
        return [mark("oxygen")]

    def often(self, known: Habits) -> float:
        return habits.OXYGEN_A_ROUND


class WhenTemperature(When[AresTable]):
    """Whenever its owner raises the temperature, step by step."""

    happening: ClassVar[int] = TEMPERATURE_RAISED

    def cause(self, words: Words) -> str:
        return words.say("when.temperature")

    def icons(self, pen: Pen) -> Row:
        return [mark("temperature")]

    def often(self, known: Habits) -> float:
        return habits.TEMPERATURE_A_ROUND


class WhenForest(When[AresTable]):
    """Whenever its owner gains a forest token."""

    happening: ClassVar[int] = FOREST_GAINED

    def cause(self, words: Words) -> str:
        return words.say("when.forest")

    def icons(self, pen: Pen) -> Row:
        return [mark("forest")]

    def often(self, known: Habits) -> float:
        return habits.FORESTS_A_ROUND


class WhenActed(When[AresTable]):
    """Whenever its owner uses the action of a card."""

    happening: ClassVar[int] = ACTION_USED

    def cause(self, words: Words) -> str:
        return words.say("when.acted")

    def icons(self, pen: Pen) -> Row:
        return [mark("action")]

    def often(self, known: Habits) -> float:
        return habits.ACTIONS_A_ROUND


class WhenSteel(When[AresTable]):
    """Whenever its owner plays a card with steel on it, once for each; its own does not count."""

    happening: ClassVar[int] = STEEL_PLAYED

    def matches(self, game: AresTable, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and card != subject

    def cause(self, words: Words) -> str:
        return words.say("when.steel")

    def deed(self, words: Words) -> str:
        return words.say("for-each", super().deed(words), words.say("count.steel-played"))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(STEEL)]

    def often(self, known: Habits) -> float:
        return habits.STEEL_A_ROUND


class WhenCard(When[AresTable]):
    """Whenever its owner plays a later project card."""

    happening: ClassVar[int] = CARD_PLAYED

    def matches(self, game: AresTable, owner: int, doer: int, card: int, subject: int, detail: int) -> bool:
        return owner == doer and card != subject

    def cause(self, words: Words) -> str:
        return words.say("when.card")

    def icons(self, pen: Pen) -> Row:
        return [mark("card")]

    def often(self, known: Habits) -> float:
        return known.cards
