"""What many games say about the bots that played them, and how sure that is.

Games of one seed are no independent evidence: they share one deal. So every interval is clustered by seed: what
varies from seed to seed says how far the mean may be off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import mean, pstdev
from typing import Final

from areo.bots.arena import Row

Z: Final = 1.959963984540054  # the quantile of the normal distribution that leaves 2.5% above
FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306)  # Student's, for few degrees of freedom


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 such tournaments; None from one seed alone."""

    mean: float
    low: float | None
    high: float | None

    def as_json(self) -> dict[str, object]:
        return {"mean": self.mean, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Summary:
    """How a bot, a seat or a seat of one line-up did."""

    seats: int  # how many seats in how many games it is about
    won: Estimate
    score: Estimate
    spread: float  # the standard deviation of the score
    place: float

    def as_json(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "won": self.won.as_json(),
            "score": self.score.as_json(),
            "spread": self.spread,
            "place": self.place,
        }


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution: from the printed table, then by Cornish and Fisher."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def clustered(clusters: list[list[float]]) -> Estimate:
    """The mean of all values, with an interval from how much clusters differ, whatever varies inside them."""
    number = sum(len(cluster) for cluster in clusters)
    middle = sum(sum(cluster) for cluster in clusters) / number
    if len(clusters) == 1:
        return Estimate(middle, None, None)
    squares = sum((sum(cluster) - middle * len(cluster)) ** 2 for cluster in clusters)
    error = sqrt(len(clusters) / (len(clusters) - 1) * squares) / number
    reach = student(len(clusters) - 1) * error
    return Estimate(middle, middle - reach, middle + reach)


def rate(clusters: list[list[float]]) -> Estimate:
    """The same for parts of a whole, between 0 and 1. Always or never: Wilson's interval, a case for each cluster."""
    found = clustered(clusters)
    if found.low is None or found.high is None:
        return found
    doubt = Z**2 / (len(clusters) + Z**2)
    if found.mean == 0:
        return Estimate(0.0, 0.0, doubt)
    if found.mean == 1:
        return Estimate(1.0, 1 - doubt, 1.0)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def by_seed(rows: Iterable[Row], value: Callable[[Row], float]) -> list[list[float]]:
    """A value of each row, those of one seed together."""
    clusters: dict[str, list[float]] = {}
    for row in rows:
        clusters.setdefault(row.seed, []).append(value(row))
    return list(clusters.values())


def summary(rows: list[Row]) -> Summary:
    scores = [row.score for row in rows]
    return Summary(
        seats=len(rows),
        won=rate(by_seed(rows, lambda row: row.share)),
        score=clustered(by_seed(rows, lambda row: row.score)),
        spread=pstdev(scores),
        place=mean(row.place for row in rows),
    )


def summaries(rows: list[Row], name: Callable[[Row], str]) -> dict[str, Summary]:
    """A summary for each name that rows go by, in the order they appear."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(name(row), []).append(row)
    return {each: summary(group) for each, group in groups.items()}
