"""Places by points and tie-break, and sets of numbers as masks."""

import pytest

from areo.kernel.ranking import places
from areo.kernel.sets import members


@pytest.mark.parametrize(
    ("merit", "ranking"),
    [
        ([(3, 0)], [[0]]),
        ([(3, 0), (5, 0), (4, 0)], [[1], [2], [0]]),
        ([(3, 1), (3, 2)], [[1], [0]]),  # the tie is broken
        ([(3, 1), (5, 0), (3, 1)], [[1], [0, 2]]),  # equal in both: one place
        ([(-1, 0), (-1, 0), (-2, 9)], [[0, 1], [2]]),
    ],
)
def test_places(merit: list[tuple[int, int]], ranking: list[list[int]]) -> None:
    assert places(merit) == ranking


@pytest.mark.parametrize("numbers", [[], [0], [61], [0, 1, 5, 62], list(range(70))])
def test_the_members_of_a_set_come_lowest_first(numbers: list[int]) -> None:
    assert members(sum(1 << number for number in numbers)) == numbers
