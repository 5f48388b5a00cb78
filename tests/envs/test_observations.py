"""Observations: every number has a name, and tells nothing that the seat cannot see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from areo.arrays.actions import DONE
from areo.arrays.desk import Desk
from areo.arrays.leaves import Leaves
from areo.arrays.observations import Observer, Row
from areo.kernel.rng import Dice
from tests.envs.tables import TABLES, At
from tests.envs.test_desk import buying


def seen(observer: Observer, desk: Desk, seat: int) -> Row:
    row = np.zeros(observer.size, np.float32)
    observer.write(desk, seat, row)
    return row


def told(observer: Observer, row: Row) -> dict[str, float]:
    """What is not zero, by name."""
    return {observer.names[place]: float(row[place]) for place in np.flatnonzero(row)}


def play_on(desk: Desk, dice: Dice, steps: int) -> None:
    for _ in range(steps):
        if not desk.game.over:
            seat = desk.game.waiting_for()[0]
            actions = sorted(desk.offered(seat))
            desk.act(seat, actions[dice.below(len(actions))])


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_what_a_seat_cannot_see_makes_no_difference(at: At) -> None:
    """At a table where all that is hidden from the seat was dealt anew, it observes the very same."""
    desk, dice, rng = at.desk(), Dice(3), Random(3)
    observer = Observer(desk.game)
    for _ in range(6):
        play_on(desk, dice, 25)
        if desk.game.over:
            break
        for seat in range(at.players):
            guess = Desk(desk.game.determinize(seat, rng), desk.actions)
            guess.picked[seat][:] = desk.picked[seat]
            guess.page[seat] = desk.page[seat]
            assert told(observer, seen(observer, guess, seat)) == told(observer, seen(observer, desk, seat))
            assert guess.offered(seat) == desk.offered(seat)


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_every_number_has_a_name_of_its_own(at: At) -> None:
    observer = Observer(at.deal())
    assert len(set(observer.names)) == observer.size


@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars", "ares-expedition", "on-mars"])
def test_of_a_game_with_features_the_table_is_told_by_them(game: str) -> None:
    desk = At(game, 3).desk()
    play_on(desk, Dice(1), 120)
    observer = Observer(desk.game)
    row = seen(observer, desk, 1)
    features = desk.game.features(1)
    numbers, marks = desk.game.feature_names()
    assert observer.names[: len(numbers) + len(marks)] == [*numbers, *marks]
    assert row[: len(numbers)].tolist() == np.array(features.numbers, np.float32).tolist()
    present = np.flatnonzero(row[len(numbers) : len(numbers) + len(marks)]).tolist()
    assert present == sorted(set(features.marks))
    assert features.marks


def test_leaves_that_are_alike_add_up_and_order_is_not_told() -> None:
    names: list[str] = []

    def place(name: str) -> int:
        names.append(name)
        return len(names) - 1

    view = {"order": [1, 0], "deck": 7, "pile": ["a", "b", "a"], "open": True, "none": None, "of": {"x": [3, 3]}}
    found: dict[str, float] = {}
    for at, value in Leaves(place).of(view, 1, 2):
        found[names[at]] = found.get(names[at], 0) + value
    assert found == {"order=1": 1, "order=0": 1, "deck": 7, "pile=a": 2, "pile=b": 1, "open": 1, "of.x=3": 2}


def test_the_open_decision_is_described() -> None:
    desk, _ = buying()
    observer = Observer(desk.game)
    before = told(observer, seen(observer, desk, 0))
    assert before["asked"] == 1
    assert before["asks buy-cards"] == 1
    assert (before.get("asked least", 0), before["asked most"], before["asked options"]) == (0, 4, 4)
    card = next(action for action in desk.offered(0) if action != DONE)
    desk.act(0, card)
    after = told(observer, seen(observer, desk, 0))
    assert after["asked picked"] == 1
    assert after[f"picked {desk.actions.names[card]}"] == 1
    assert {name for name in after if name.startswith("picked")} == {f"picked {desk.actions.names[card]}"}


def test_nothing_is_asked_of_a_seat_that_waits() -> None:
    desk = At("terraforming-mars", 2).desk()
    while len(desk.game.waiting_for()) == 2:
        play_on(desk, Dice(1), 1)
    observer = Observer(desk.game)
    row = seen(observer, desk, 1 - desk.game.waiting_for()[0])
    assert not row[observer.asked_from :].any()


def test_the_card_that_asks_and_what_it_asks_about_are_told() -> None:
    desk, dice = At("terraforming-mars", 2).desk(), Dice(4)
    observer = Observer(desk.game)
    sources = abouts = 0
    for _ in range(400):
        play_on(desk, dice, 1)
        if desk.game.over:
            break
        seat = desk.game.waiting_for()[0]
        decision = desk.game.asked[seat]
        assert decision is not None
        numbers = told(observer, seen(observer, desk, seat))
        assert [name for name in numbers if name.startswith("source ")] == (
            [f"source {decision.source}"] if decision.source else []
        )
        assert [name for name in numbers if name.startswith("about ")] == (
            [f"about {decision.about}"] if decision.about else []
        )
        sources += decision.source is not None
        abouts += decision.about is not None
    assert sources
    assert abouts
