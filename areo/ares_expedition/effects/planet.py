"""Effects on Mars: parameters, oceans, forests, and the rating."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from areo.ares_expedition import habits, verbs
from areo.ares_expedition.numbers import OCEANS, OXYGEN, TEMPERATURE
from areo.ares_expedition.table import AresTable
from areo.kernel.effect import Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.counts import Count, each, for_each, note_none_counted, times
from areo.tableau.effects.base import DECK, Plain
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.worth import Profile, Sum


class RaiseTemperature(Plain[AresTable]):
    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.raise_temperature(game, frame.seat, self.steps)

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.was_full(TEMPERATURE):
            found.bar("why.less.temperature-done")

    def text(self, words: Words) -> str:
        return words.say("raise-temperature", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("temperature", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.HEATING, self.steps * times)


class RaiseOxygen(Plain[AresTable]):
    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.raise_oxygen(game, frame.seat, self.steps)

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.was_full(OXYGEN):
            found.bar("why.less.oxygen-done")

    def text(self, words: Words) -> str:
        return words.say("raise-oxygen", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("oxygen", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.OXYGEN, self.steps * times)


class FlipOceans(Plain[AresTable]):
    """Turn over ocean tiles: 1 TR and what each shows."""

    can_fail: ClassVar[bool] = False

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def adds(self, game: AresTable, frame: Frame) -> int:
        return 0 if game.was_full(OCEANS) else DECK

    def run(self, game: AresTable, frame: Frame) -> None:
        for _ in range(self.number):
            verbs.flip_ocean(game, frame.seat)

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.was_full(OCEANS):
            found.bar("why.less.oceans-done")

    def text(self, words: Words) -> str:
        return words.say("flip-oceans", words.count(self.number, "ocean"))

    def icons(self, pen: Pen) -> Row:
        return [mark("ocean", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.OCEAN, self.number * times)


class GainForests(Plain[AresTable]):
    """Forest tokens, each with a step of oxygen."""

    can_fail: ClassVar[bool] = False

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def run(self, game: AresTable, frame: Frame) -> None:
        for _ in range(self.number):
            verbs.gain_forest(game, frame.seat)

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.was_full(OXYGEN):
            found.bar("why.less.oxygen-done")

    def text(self, words: Words) -> str:
        return words.say("gain-forests", words.count(self.number, "forest"), words.count(self.number, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("forest", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.FOREST, self.number * times)


class RaiseTR(Plain[AresTable]):
    """The terraform rating rises without any parameter, perhaps for each of something."""

    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int, per: Count[Any] | None = None) -> None:
        self.steps: Final = steps
        self.per: Final = per

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.raise_tr(game, frame.seat, times(self.per, self.steps, game, frame))

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        note_none_counted(self.per, game, frame, found)

    def text(self, words: Words) -> str:
        return for_each(self.per, words.say("raise-tr", words.count(self.steps, "step")), words)

    def icons(self, pen: Pen) -> Row:
        return [mark("tr", self.steps), *each(self.per, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.count(total, habits.RATING, self.steps * times, self.per)


class Rating(Sayable):
    """So many steps of rating."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def text(self, words: Words) -> str:
        return words.count(self.steps, "tr")


class LoseTR(Plain[AresTable]):
    """Steps of one's rating, as a price."""

    def __init__(self, steps: int = 1) -> None:
        self.steps: Final = steps

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        have = game.players[frame.seat].tr
        if have < self.steps:
            found.lack("why.requires", "tr", self.steps, have, text=Rating(self.steps))

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.lose_tr(game, frame.seat, self.steps)

    def text(self, words: Words) -> str:
        return words.say("lose-tr", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("tr", -self.steps)]

    def as_price(self, pen: Pen) -> Row:
        return [mark("tr", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.RATING, -self.steps * times)
