"""Fits a lesson to experience: ridge regression on the features, and on the same times the game's progress."""

from __future__ import annotations

from array import array
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy

from areo.bots.training.experience import Experience

Matrix = numpy.ndarray[Any, numpy.dtype[Any]]

HELD_OUT: Final = 10  # every so-manieth game is kept to see what the lesson is worth
RIDGE: Final = 0.011  # for each table: how far weights are held back
BLOCK: Final = 20_000  # tables that are worked on at once


@dataclass(frozen=True)
class Fitted:
    """A lesson as its file has it, and how well it foretold games that it did not learn from."""

    told: dict[str, object]
    tables: int
    explained: float  # of the differences between outcomes of games held out: 0 nothing, 1 all
    by_thumb: float  # as much by the rule of thumb alone


def fit(parts: list[Experience], numbers: int, marks: int, features: str) -> Fitted:
    """What is to be added to the rule of thumb, so that it foretells outcomes best; held back, and not a little.

    Without that, a lesson foretells better and plays worse: much of what goes with winning does not lead to it.
    """
    width = numbers + marks + 1  # and what is always added
    squares = numpy.zeros((2 * width, 2 * width), "f8")
    products = numpy.zeros(2 * width, "f8")
    scale = spread(parts, numbers, marks)
    tables = 0
    for rows, outcomes, thumbs in blocks(parts, numbers, marks, held=False):
        shaped = both(rows / scale, rows[:, 0])
        squares += (shaped.T @ shaped).astype("f8")
        products += (shaped.T @ (outcomes - thumbs)).astype("f8")
        tables += len(outcomes)
    ridge = numpy.full(2 * width, RIDGE * tables)
    ridge[[width - 1, 2 * width - 1]] = 1e-3
    weights = numpy.linalg.solve(squares + numpy.diag(ridge), products)
    tried = list(blocks(parts, numbers, marks, held=True))
    true = numpy.concatenate([outcomes for _, outcomes, _ in tried])
    rough = numpy.concatenate([thumbs for _, _, thumbs in tried])
    guess = rough + numpy.concatenate([both(rows / scale, rows[:, 0]) @ weights for rows, _, _ in tried])
    first = weights[:width] / scale
    last = first + weights[width:] / scale
    told: dict[str, object] = {"features": features, "early": side(first, numbers), "late": side(last, numbers)}
    rough_fit = float(numpy.corrcoef(rough, true)[0, 1] ** 2)
    return Fitted(told, tables, 1.0 - float(((true - guess) ** 2).mean() / true.var()), rough_fit)


def both(rows: Matrix, progress: Matrix) -> Matrix:
    """The features, and the same times how far the game has come."""
    return numpy.concatenate([rows, rows * progress[:, None]], axis=1)


def blocks(parts: list[Experience], numbers: int, marks: int, held: bool) -> Iterator[tuple[Matrix, Matrix, Matrix]]:
    """Tables as rows, with outcomes and what the rule of thumb said: of games held out, or of the others."""
    waiting: list[Experience] = []
    size = 0
    for part in parts:
        if len(part) and (part.number % HELD_OUT == 0) == held:
            waiting.append(part)
            size += len(part)
            if size >= BLOCK:
                yield block(waiting, numbers, marks)
                waiting, size = [], 0
    if waiting:
        yield block(waiting, numbers, marks)


def block(parts: list[Experience], numbers: int, marks: int) -> tuple[Matrix, Matrix, Matrix]:
    outcomes = joined([part.outcomes for part in parts], "f4")
    thumbs = joined([part.thumbs for part in parts], "f4")
    marked = joined([part.marked for part in parts], "u2")
    rows = numpy.zeros((len(outcomes), numbers + marks + 1), "f4")
    rows[:, :numbers] = joined([part.numbers for part in parts], "f4").reshape(-1, numbers)
    places = joined([part.marks for part in parts], "u2").astype("i8")
    rows[numpy.repeat(numpy.arange(len(outcomes)), marked), numbers + places] = 1.0
    rows[:, -1] = 1.0
    return rows, outcomes, thumbs


def joined(pieces: list[array[Any]], kind: str) -> Any:
    return numpy.concatenate([numpy.frombuffer(piece, kind) for piece in pieces])


def spread(parts: list[Experience], numbers: int, marks: int) -> Matrix:
    """How far each number usually lies from 0, so that all are held back alike; a mark counts as it is."""
    total = numpy.zeros(numbers, "f8")
    tables = 0
    for part in parts:
        rows = numpy.frombuffer(part.numbers, "f4").reshape(-1, numbers)
        total += (rows.astype("f8") ** 2).sum(0)
        tables += len(rows)
    scale = numpy.ones(numbers + marks + 1, "f4")
    scale[:numbers] = numpy.sqrt(total / max(1, tables))
    scale[scale < 1e-6] = 1.0
    return scale


def side(weights: Matrix, numbers: int) -> dict[str, object]:
    return {
        "numbers": packed(weights[:numbers]),
        "marks": packed(weights[numbers:-1]),
        "base": float(weights[-1]),
    }


def packed(weights: Matrix) -> str:
    return b64encode(weights.astype("<f4").tobytes()).decode()
