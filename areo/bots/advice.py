"""Advice for a seat: its best answers, what they are worth, and why. It knows what the seat knows, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from areo.bots.bot import Thinker, Weighed
from areo.bots.levels import adviser
from areo.bots.reasons import Reasons
from areo.bots.seat import Seat
from areo.kernel.forecast import Foresight
from areo.kernel.question import Decision

MOST: Final = 3  # answers that are told
WAYS_OUT: Final = ("pass", "end", "skip")


@dataclass(frozen=True)
class Advice:
    """One good answer: its keys and what they are called, the points it is worth, and one sentence why."""

    keys: list[str]
    labels: list[str]
    points: float  # what the seat may expect to be ahead by at the end, more (or less) than before it answers
    why: str


def advise(seat: Seat, language: str, rng: Random, thinker: Thinker | None = None) -> list[Advice]:
    """The best answers to the seat's open decision, the best first; none where there is nothing to choose."""
    decision = seat.asked
    if decision.least == decision.most == len(decision.keys):
        return []
    asked = thinker or adviser()
    weighed = distinct(decision, asked.weigh(seat, rng), language)
    if len(weighed) < 2:
        return []
    now = asked.expects(seat)
    table = seat.sample(rng)
    reasons = Reasons(table.words(language), seat.number)
    sight = Foresight(table, seat.number, str(rng.getrandbits(128)))
    found: list[Advice] = []
    for one in weighed[:MOST]:
        points = one.value - now
        why = reason(decision, one.answer, reasons, sight, points > 0)
        keys = [decision.keys[index] for index in one.answer]
        found.append(Advice(keys, labels(decision, one.answer, language), round(points, 1) + 0.0, why))
    return found


def distinct(decision: Decision, weighed: list[Weighed], language: str) -> list[Weighed]:
    """The best first, and of answers that read the same only the best."""
    found: dict[tuple[str, ...], Weighed] = {}
    for one in sorted(weighed, key=lambda each: -each.value):
        found.setdefault(tuple(labels(decision, one.answer, language)), one)
    return list(found.values())


def labels(decision: Decision, answer: list[int], language: str) -> list[str]:
    return [decision.deed(index, language) for index in answer]


def reason(decision: Decision, answer: list[int], reasons: Reasons, sight: Foresight, gains: bool) -> str:
    """Why an answer is worth what it is."""
    if not answer or decision.keys[answer[0]] in WAYS_OUT:
        return reasons.plain("waits")
    if len(answer) > 1:
        return reasons.plain("together")
    return reasons.of(sight.forecast(answer[0]), gains, decision.price(answer[0]))
