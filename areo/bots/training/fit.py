"""Fits a lesson to experience: a small net that foretells how games end."""

from __future__ import annotations

from array import array
from base64 import b64encode
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import numpy

from areo.bots.lessons import TRUST
from areo.bots.training.experience import FLAWS, Experience

Matrix = numpy.ndarray[Any, numpy.dtype[Any]]

HELD_OUT: Final = 10  # every so-manieth game is kept to see what the lesson is worth
FIRST: Final = 32  # units of the first layer
SECOND: Final = 16
TIMES: Final = 5  # that all tables are gone through
BATCH: Final = 2048  # tables for each step, where there are many
SMALLEST: Final = 16
RATE: Final = 4e-3  # of the steps, at their largest
WARMING: Final = 0.3  # of the steps, in which they grow
HELD_BACK: Final = 0.03  # of a step, for weights to fall back by
HIDDEN: Final = 0.3  # of the marks, each time a table is looked at: so that no card is relied on alone
FAR: Final = 0.9  # how much what comes of a table counts by the end of its game, and not by the next table


@dataclass(frozen=True)
class Fitted:
    """A lesson as its file has it, and how well it foretold games that it did not learn from."""

    told: dict[str, object]
    tables: int
    explained: float  # of the differences between outcomes of games held out: 0 nothing, 1 all
    by_thumb: float  # as much by the rule of thumb alone


def fit(parts: list[Experience], numbers: int, marks: int, features: str) -> Fitted:
    """What foretells outcomes best.

    A first net is fitted to how the games ended. That owes much to luck, so what it then says of the table that the
    same seat saw next counts too: the lesson is a second net, fitted to both.
    """
    parts = [part for part in parts if len(part)]
    tables = Tables(parts, numbers, marks)
    outcomes = joined([part.outcomes for part in parts], "f4")
    scale = float(outcomes.std()) or 1.0
    held = numpy.repeat([part.number % HELD_OUT == 0 for part in parts], [len(part) for part in parts])
    learned, tried = numpy.flatnonzero(~held), numpy.flatnonzero(held)
    net = Net(tables, scale, 1)
    net.learn(tables, outcomes / scale, learned)
    said = net.say(tables, numpy.arange(len(outcomes)))
    aims = followed(parts, outcomes / scale, said)
    net = Net(tables, scale, 2)
    net.learn(tables, aims, learned)
    true = outcomes[tried]
    guess = net.say(tables, tried) * scale
    rough = tables.thumbs[tried]
    rough_fit = float(numpy.corrcoef(rough, true)[0, 1] ** 2) if len(true) > 1 else 0.0
    explained = 1.0 - float(((true - guess) ** 2).mean() / max(1e-9, float(true.var()))) if len(true) else 0.0
    told = {"features": features, "trust": TRUST, **net.told(tables.spread, scale)}
    return Fitted(told, len(learned), explained, rough_fit)


def followed(parts: list[Experience], outcomes: Matrix, said: Matrix) -> Matrix:
    """Of each table: how its game ended, and what is said of the tables that the seat saw next, the nearest most."""
    aims = outcomes.copy()
    end = 0
    for part in parts:
        end += len(part)
        later: dict[int, int] = {}
        for place in range(end - 1, end - 1 - len(part), -1):
            seat = part.seats[place - end]
            if seat in later:
                aims[place] = (1.0 - FAR) * said[later[seat]] + FAR * aims[later[seat]]
            later[seat] = place
    return aims


class Tables:
    """All tables as rows, each number by how far it usually lies from 0: numbers, the rule of thumb, marks, flaws.

    Whoever errs loses, and leaves tables behind as others would not. So who played is told to the net, and is not taken
    for a fault of such tables; the lesson is what it says of players without a flaw.
    """

    def __init__(self, parts: list[Experience], numbers: int, marks: int) -> None:
        self.thumbs: Final = joined([part.thumbs for part in parts], "f4")
        self.before: Final = numbers + 1  # the marks
        self.behind: Final = self.before + marks  # the flaws
        self.rows: Final = numpy.zeros((len(self.thumbs), self.behind + FLAWS), "f4")
        self.rows[:, :numbers] = joined([part.numbers for part in parts], "f4").reshape(-1, numbers)
        self.rows[:, numbers] = self.thumbs
        self.spread: Final = numpy.ones(self.behind, "f4")
        usual = numpy.sqrt((self.rows[:, : self.before].astype("f8") ** 2).mean(0))
        self.spread[: self.before] = numpy.where(usual < 1e-6, 1.0, usual)
        self.rows[:, : self.before] /= self.spread[: self.before]
        places = joined([part.marks for part in parts], "u2").astype("i8")
        marked = joined([part.marked for part in parts], "u2")
        self.rows[numpy.repeat(numpy.arange(len(self.thumbs)), marked), self.before + places] = 1.0
        self.rows[:, self.behind :] = joined([part.flaws for part in parts], "f4").reshape(-1, FLAWS)


class Net:
    """Two layers of units and a straight way past them, with Adam's steps and weights that fall back by themselves."""

    def __init__(self, tables: Tables, scale: float, seed: int) -> None:
        """At first it says what the rule of thumb says."""
        self.chance: Final = numpy.random.default_rng(seed)
        width = tables.rows.shape[1]
        straight = numpy.zeros((width, 1), "f4")
        straight[tables.before - 1] = tables.spread[tables.before - 1] / scale
        self.weights: Final[list[Matrix]] = [
            self.drawn(width, FIRST, 0.07),
            numpy.zeros(FIRST, "f4"),
            self.drawn(FIRST, SECOND, (2.0 / FIRST) ** 0.5),
            numpy.zeros(SECOND, "f4"),
            self.drawn(SECOND, 1, 0.01),
            straight,
            numpy.zeros(1, "f4"),
        ]

    def drawn(self, height: int, width: int, spread: float) -> Matrix:
        return (self.chance.standard_normal((height, width)) * spread).astype("f4")

    def learn(self, tables: Tables, aims: Matrix, places: Matrix) -> None:
        """Go through the tables at these places several times."""
        batch = min(BATCH, max(SMALLEST, len(places) // 100))
        steps = TIMES * (len(places) // batch)
        ways = [numpy.zeros_like(weights) for weights in self.weights]
        sizes = [numpy.zeros_like(weights) for weights in self.weights]
        step = 0
        for _ in range(TIMES):
            order = self.chance.permutation(places)
            for at in range(len(places) // batch):
                chosen = order[at * batch : (at + 1) * batch]
                step += 1
                rate = RATE * pace(step / steps)
                slopes = self.slopes(self.veiled(tables, chosen), aims[chosen])
                for weights, slope, way, size in zip(self.weights, slopes, ways, sizes, strict=True):
                    way += 0.1 * (slope - way)
                    size += 0.001 * (slope * slope - size)
                    mean, spread = way / (1.0 - 0.9**step), numpy.sqrt(size / (1.0 - 0.999**step))
                    weights -= (rate * (mean / (spread + 1e-8) + HELD_BACK * weights)).astype("f4")

    def veiled(self, tables: Tables, chosen: Matrix) -> Matrix:
        """These tables with some of their marks hidden, and the others counted for those."""
        rows: Matrix = tables.rows[chosen]
        shown = self.chance.random((len(chosen), tables.behind - tables.before), "f4") > HIDDEN
        rows[:, tables.before : tables.behind] *= shown / numpy.float32(1.0 - HIDDEN)
        return rows

    def slopes(self, rows: Matrix, aims: Matrix) -> list[Matrix]:
        """How far what is said is off, by each weight."""
        first, start, units, bases, last, straight, base = self.weights
        below = rows @ first + start
        lower = numpy.maximum(below, 0)
        above = lower @ units + bases
        upper = numpy.maximum(above, 0)
        off = (upper @ last + rows @ straight + base - aims[:, None]) * (2.0 / len(rows))
        of_upper = (off @ last.T) * (above > 0)
        of_lower = (of_upper @ units.T) * (below > 0)
        return [
            rows.T @ of_lower,
            of_lower.sum(0),
            lower.T @ of_upper,
            of_upper.sum(0),
            upper.T @ off,
            rows.T @ off,
            off.sum(0),
        ]

    def say(self, tables: Tables, places: Matrix) -> Matrix:
        """What comes of the tables at these places."""
        first, start, units, bases, last, straight, base = self.weights
        said = [numpy.zeros(0, "f4")]
        for at in range(0, len(places), BATCH):
            rows = tables.rows[places[at : at + BATCH]]
            upper = numpy.maximum(numpy.maximum(rows @ first + start, 0) @ units + bases, 0)
            said.append((upper @ last + rows @ straight + base)[:, 0])
        return numpy.concatenate(said)

    def told(self, spread: Matrix, scale: float) -> dict[str, object]:
        """The weights as a lesson's file has them, for numbers and outcomes as they are."""
        first, start, units, bases, last, straight, base = self.weights
        features = numpy.concatenate([first, straight * scale], axis=1)[: len(spread)]
        return {
            "weights": packed(features / spread[:, None]),
            "start": packed(numpy.concatenate([start, base * scale])),
            "units": packed(units.T),
            "bases": packed(bases),
            "last": packed(last[:, 0] * scale),
        }


def pace(part: float) -> float:
    """How large steps are when so much of the way is gone: they grow, and then shrink to nothing."""
    return part / WARMING if part < WARMING else 0.5 * (1.0 + cos(pi * (part - WARMING) / (1.0 - WARMING)))


def joined(pieces: list[array[Any]], kind: str) -> Any:
    return numpy.concatenate([numpy.frombuffer(piece, kind) for piece in pieces])


def packed(weights: Matrix) -> str:
    return b64encode(numpy.ascontiguousarray(weights, "<f4").tobytes()).decode()
