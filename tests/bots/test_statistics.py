"""Means and intervals, against figures worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from areo.bots.arena import Row, place_of_each
from areo.bots.statistics import by_seed, clustered, rate, student, summary


def row(seed: str, share: float, score: int = 0, place: int = 1) -> Row:
    return Row(
        game=0,
        seed=seed,
        line_up="a,b",
        seat=0,
        bot="a",
        score=score,
        parts={},
        place=place,
        won=share > 0,
        share=share,
        decisions=1,
        rounds=10,
    )


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984), (9999, 1.960)],
)
def test_quantiles_agree_with_the_printed_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.0005)


def test_an_interval_by_hand() -> None:
    """Cluster means 1, 0, 1/2, 1/2: mean 1/2, variance 1/6, so the error is sqrt(1/24), with 3 degrees of freedom."""
    found = clustered([[1.0, 1.0], [0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.5 - student(3) * sqrt(1 / 24))
    assert found.high == pytest.approx(0.5 + student(3) * sqrt(1 / 24))


def test_clusters_of_one_are_ordinary_values() -> None:
    """1, 2, 3, 6: mean 3, variance 14/3, error sqrt(14/12)."""
    found = clustered([[1.0], [2.0], [3.0], [6.0]])
    assert found.mean == 3
    assert found.high == pytest.approx(3 + student(3) * sqrt(14 / 12))


def test_games_that_repeat_their_seed_add_no_certainty() -> None:
    once = clustered([[1.0], [0.0], [1.0], [0.0], [1.0]])
    thrice = clustered([[1.0] * 3, [0.0] * 3, [1.0] * 3, [0.0] * 3, [1.0] * 3])
    assert thrice.low == pytest.approx(once.low)
    assert thrice.high == pytest.approx(once.high)


def test_seatings_that_cancel_out_leave_no_doubt() -> None:
    """Each deal is won from one seat and lost from the other, so the luck of the deal is gone."""
    found = clustered([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]])
    assert (found.low, found.high) == (0.5, 0.5)


def test_clusters_of_unequal_size_count_by_their_size() -> None:
    """[1, 1, 1] and [0]: mean 3/4; both sums are 3/4 off, so the error is sqrt(2 * 2 * 9/16) / 4 = 3/8."""
    found = clustered([[1.0, 1.0, 1.0], [0.0]])
    assert found.mean == 0.75
    assert found.high == pytest.approx(0.75 + student(1) * 3 / 8)


def test_one_seed_says_nothing_about_certainty() -> None:
    found = clustered([[1.0, 0.0, 0.0]])
    assert found.mean == pytest.approx(1 / 3)
    assert found.low is None
    assert found.high is None


def test_rates_stay_between_none_and_all() -> None:
    found = rate([[1.0], [1.0], [0.0]])
    assert (found.low, found.high) == (0.0, 1.0)


def test_always_and_never_still_leave_doubt() -> None:
    """Wilson's interval for 100 of 100 goes down to 100 / (100 + 1.96²)."""
    always = rate([[1.0]] * 100)
    assert (always.mean, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(100 / (100 + 1.96**2), rel=1e-4)
    never = rate([[0.0, 0.0]] * 100)
    assert (never.mean, never.low) == (0.0, 0.0)
    assert never.high == pytest.approx(1.96**2 / (100 + 1.96**2), rel=1e-4)


def test_rows_of_one_seed_stand_together() -> None:
    rows = [row("x", 1.0), row("y", 0.5), row("x", 0.0)]
    assert by_seed(rows, lambda each: each.share) == [[1.0, 0.0], [0.5]]


def test_a_summary_by_hand() -> None:
    rows = [row("x", 1.0, 30, 1), row("x", 0.0, 10, 2), row("y", 0.5, 20, 1), row("y", 0.0, 20, 3)]
    found = summary(rows)
    assert found.seats == 4
    assert found.won.mean == 0.375
    assert found.won.high == pytest.approx(min(1, 0.375 + student(1) * 0.125))
    assert found.score.mean == 20
    assert found.score.low == 20  # both deals came to 40 points
    assert found.spread == pytest.approx(sqrt(50))
    assert found.place == 1.75


def test_equal_seats_share_the_better_place() -> None:
    assert place_of_each([[2], [0, 3], [1]]) == {2: 1, 0: 2, 3: 2, 1: 4}
