"""What was learned of a game: how much each of its features is worth, early and late in a game.

A weighted sum is added to the game's rule of thumb. The weights shift from those of a game's beginning to those of its
end as it goes on, so that production can be worth much at first and nothing at last.
"""

from __future__ import annotations

from typing import Final, final

from areo.kernel.features import Features


@final
class Lesson:
    """Weights of numbers and marks, and what is always added: early, and late."""

    def __init__(
        self,
        numbers: tuple[list[float], list[float]],
        marks: tuple[list[float], list[float]],
        base: tuple[float, float],
    ) -> None:
        self.numbers: Final = numbers
        self.marks: Final = marks
        self.base: Final = base

    def correction(self, features: Features) -> float:
        """What is to be added to the rule of thumb, in points."""
        progress = features.numbers[0]
        early = weighed(features, self.numbers[0], self.marks[0]) + self.base[0]
        late = weighed(features, self.numbers[1], self.marks[1]) + self.base[1]
        return early + progress * (late - early)


def weighed(features: Features, numbers: list[float], marks: list[float]) -> float:
    total = 0.0
    for place, number in enumerate(features.numbers):
        if number != 0.0:
            total += number * numbers[place]
    for mark in features.marks:
        total += marks[mark]
    return total
