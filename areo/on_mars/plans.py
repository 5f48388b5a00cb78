"""Which building each blueprint is for, and its level. What a blueprint does is in cards/blueprints.py."""

from __future__ import annotations

from typing import Final

from areo.on_mars.numbers import BLUEPRINTS

OF_LEVEL_1: Final = BLUEPRINTS // 2
PLAN_POINTS: Final = (3, 5)  # built, by level; the same is lost if it is not
COMPLEX_FOR_LEVEL_3: Final = 3


def building_of(number: int) -> int:
    """The type of building that a blueprint is for: two of each type in each level, in their order."""
    return (number - 1) % OF_LEVEL_1 // 2


def is_level_3(number: int) -> bool:
    return number > OF_LEVEL_1


def points_of(number: int) -> int:
    return PLAN_POINTS[1] if is_level_3(number) else PLAN_POINTS[0]
