"""Lessons: what was learned of each way to play each game, as areo comes with it."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.kernel.lesson import Lesson
from areo.kernel.worths import Worths

TRUST: Final = 0.5  # in a lesson, against the rule of thumb: it sees what goes with winning, not what leads to it


@cache
def shipped(game: str) -> Mapping[str, Json]:
    """What areo comes with that was learned of a game, by way to play."""
    file = files("areo.bots").joinpath("weights", f"{game}.json")
    if not file.is_file():
        return {}
    found: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))["lessons"]
    return found


@dataclass(frozen=True)
class Taught:
    """What was learned of a way to play: what things are worth by rule of thumb, a net, or both."""

    worths: Worths | None = None
    lesson: Lesson | None = None


def taught(told: Any, game: Game) -> Taught:
    """What a file tells of this way to play. BadOption if it is about another state of the game."""
    worths = game.worths()
    if worths is not None and "worths" in told:
        worths = worths.other(told["worths"]["figures"])
    elif "worths" in told:
        raise BadOption(f"{game.rulebook.game} has no worths that could be others")
    else:
        worths = None
    return Taught(worths, read(told, game) if "features" in told else None)


def read(told: Any, game: Game) -> Lesson:
    """A net from its file. BadOption if the features are others than those it was learned with."""
    names = game.feature_names()
    if told["features"] != digest(names):
        raise BadOption(f"what was learned of {game.rulebook.game} was learned with other features: train it again")
    units, last = row(told["bases"]), row(told["last"])
    start = row(told["start"])
    return Lesson(
        len(names[0]),
        rows(told["weights"], len(names[0]) + 1 + len(names[1]), len(start)),
        start,
        rows(told["units"], len(units), len(start) - 1),
        units,
        last,
        float(told["trust"]),
    )


def digest(names: tuple[list[str], list[str]]) -> str:
    """Stands for the features by name and order."""
    return sha256("\n".join([*names[0], "", *names[1]]).encode()).hexdigest()[:16]


def row(text: str) -> list[float]:
    return list(array("f", b64decode(text)))


def rows(text: str, height: int, width: int) -> list[list[float]]:
    found = row(text)
    if len(found) != height * width:
        raise BadOption(f"{height} times {width} weights are expected, and there are {len(found)}")
    return [found[at : at + width] for at in range(0, len(found), width)]
