"""What was learned of a game: how it will probably end, told from a table's features and from the rule of thumb.

A lesson is a small net: two layers of units, and a straight way past them. Most tables that a bot compares differ in a
few features only. So the sums of one table are kept as a glance, and others like it add just what they have otherwise.
"""

from __future__ import annotations

from typing import Final, final

from areo._extend import mypyc_attr
from areo.kernel.features import Features


@final
class Lesson:
    """The weights of a net. Never changed once made.

    `features` has a row for each number, for the rule of thumb, and for each mark: what it gives to each unit of the
    first layer, and last what it gives straight to the outcome. `start` is what those begin with. `units` has a row for
    each unit of the second layer, `bases` what these begin with, and `last` what each of them gives to the outcome.
    """

    def __init__(
        self,
        numbers: int,
        features: list[list[float]],
        start: list[float],
        units: list[list[float]],
        bases: list[float],
        last: list[float],
        trust: float,
    ) -> None:
        self.numbers: Final = numbers
        self.features: Final = features
        self.start: Final = start
        self.units: Final = units
        self.bases: Final = bases
        self.last: Final = last
        self.trust: Final = trust  # how much of the way from the rule of thumb to what the net says

    def near(self, features: Features) -> Glance:
        """For tables like this one."""
        return Glance(self, features)


@final
@mypyc_attr(acyclic=True)
class Glance:
    """A lesson, and the sums of one table."""

    def __init__(self, lesson: Lesson, features: Features) -> None:
        self.lesson: Final = lesson
        self.numbers: Final = features.numbers
        self.marks: Final = features.marks
        rows: list[list[float]] = []
        amounts: list[float] = []
        for place in range(lesson.numbers):
            amount = features.numbers[place]
            if amount != 0.0:
                rows.append(lesson.features[place])
                amounts.append(amount)
        for mark in features.marks:
            rows.append(lesson.features[lesson.numbers + 1 + mark])
            amounts.append(1.0)
        self.sums: Final = [total(rows, amounts, unit, lesson.start[unit]) for unit in range(len(lesson.start))]

    def value(self, features: Features, thumb: float) -> float:
        """What a seat may expect at a table with these features, of which the rule of thumb says that."""
        lesson = self.lesson
        rows = [lesson.features[lesson.numbers]]
        amounts = [thumb]
        for place in range(lesson.numbers):
            amount = features.numbers[place] - self.numbers[place]
            if amount != 0.0:
                rows.append(lesson.features[place])
                amounts.append(amount)
        if features.marks != self.marks:
            self.add_marks(rows, amounts, features.marks, self.marks, 1.0)
            self.add_marks(rows, amounts, self.marks, features.marks, -1.0)
        width = len(self.sums) - 1
        heights: list[float] = []
        raised: list[int] = []
        for unit in range(width):
            height = total(rows, amounts, unit, self.sums[unit])
            if height > 0.0:
                heights.append(height)
                raised.append(unit)
        outcome = total(rows, amounts, width, self.sums[width])
        for unit in range(len(lesson.bases)):
            weights = lesson.units[unit]
            height = lesson.bases[unit]
            for place in range(len(raised)):
                height += heights[place] * weights[raised[place]]
            if height > 0.0:
                outcome += height * lesson.last[unit]
        return thumb + lesson.trust * (outcome - thumb)

    def add_marks(
        self, rows: list[list[float]], amounts: list[float], these: list[int], without: list[int], amount: float
    ) -> None:
        """The rows of the marks among these that are not among the others."""
        before = self.lesson.numbers + 1
        for mark in these:
            if mark not in without:
                rows.append(self.lesson.features[before + mark])
                amounts.append(amount)


def total(rows: list[list[float]], amounts: list[float], unit: int, start: float) -> float:
    """What all these features together give to a unit."""
    height = start
    for place in range(len(rows)):
        height += amounts[place] * rows[place][unit]
    return height
