"""Observations: what a seat sees, as an array of numbers that always has the same size and order.

First what lies on the table, then what the seat is asked. Of a game that tells features (those that its learned bots
learn from), the table is these: numbers, then marks. Of any other it is the leaves of the seat's view, see leaves.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from areo.arrays.desk import Desk
from areo.arrays.leaves import Leaves
from areo.arrays.listing import leaves_of
from areo.kernel.game import Game
from areo.kernel.rulebook import Rulebook

Row: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]

ASKED: Final = ("asked", "asked least", "asked most", "asked options", "asked picked", "asked page")


class Observer:
    """Writes observations of one game's tables, and knows what each number is called."""

    def __init__(self, game: Game) -> None:
        numbers, marks = game.feature_names()
        self.tells_features: Final = bool(numbers)
        self.numbers: Final = len(numbers)
        table = [*numbers, *marks] if numbers else ["unlisted", *leaves_of(game)]
        self.leaves: Final = Leaves(places_of(table))
        self.questions: Final = question_names(game.rulebook)
        self.things: Final = sorted(game.rulebook.things.keys)
        self.place_of_thing: Final = {thing: place for place, thing in enumerate(self.things)}
        keys = [game.rulebook.things.key(thing) for thing in self.things]
        self.names: Final = [
            *table,
            *ASKED,
            *[f"asks {question or 'otherwise'}" for question in self.questions],
            *[f"{how} {key}" for how in ("source", "about", "picked") for key in keys],
        ]
        self.size: Final = len(self.names)
        self.asked_from: Final = len(table)
        self.asks_from: Final = self.asked_from + len(ASKED)
        self.source_from: Final = self.asks_from + len(self.questions)
        self.about_from: Final = self.source_from + len(keys)
        self.picked_from: Final = self.about_from + len(keys)

    def write(self, desk: Desk, seat: int, row: Row) -> None:
        """What a seat sees now, into a row of zeros."""
        if self.tells_features:
            features = desk.game.features(seat)
            row[: self.numbers] = features.numbers
            for mark in features.marks:
                row[self.numbers + mark] = 1.0
        else:
            self.write_leaves(desk.game, seat, row)
        self.write_question(desk, seat, row)

    def write_leaves(self, game: Game, seat: int, row: Row) -> None:
        found: dict[int, float] = {}
        for place, value in self.leaves.of(game.view(seat), seat, game.seats):
            found[place] = found.get(place, 0.0) + (value if place else 1.0)  # place 0 counts what is not listed
        row[list(found)] = list(found.values())

    def write_question(self, desk: Desk, seat: int, row: Row) -> None:
        """What the seat is asked: nothing of it if it is not."""
        question = desk.game.open[seat]
        if question is None:
            return
        frame = question.frame
        effect = frame.effect
        picked = desk.picked[seat]
        at = self.asked_from
        row[at : at + len(ASKED)] = (
            *(1.0, question.least, question.most, len(question.options), len(picked), desk.page[seat]),
        )
        row[self.asks_from + self.questions.get(effect.asks.removeprefix("ask."), 0)] = 1.0
        if frame.source:
            row[self.source_from + self.place_of_thing[frame.source]] = 1.0
        about = effect.about(desk.game, frame)
        if about:
            row[self.about_from + self.place_of_thing[about]] = 1.0
        for option in picked:
            thing = effect.thing(question.options[option]) or self.thing_named(desk, question.options[option], seat)
            if thing in self.place_of_thing:
                row[self.picked_from + self.place_of_thing[thing]] = 1.0

    def thing_named(self, desk: Desk, option: int, seat: int) -> int:
        question = desk.game.open[seat]
        assert question is not None
        rulebook = desk.game.rulebook
        return rulebook.things.number(rulebook.key(question.frame.effect, option))


def places_of(names: list[str]) -> Callable[[str], int]:
    """Where each name stands; the first stands for all that are not there."""
    places = {name: place for place, name in enumerate(names)}
    return lambda name: places.get(name, 0)


def question_names(rulebook: Rulebook) -> dict[str, int]:
    """What can be asked, in a word for programs each, and its place; "" is what has no such word."""
    names = {effect.asks.removeprefix("ask.") for effect in rulebook.effects.values()}
    return {name: place for place, name in enumerate(sorted(names | {""}))}


def write_mask(desk: Desk, seat: int, row: Mask) -> None:
    """The actions that a seat has now, into a row of zeros."""
    row[list(desk.offered(seat))] = 1
