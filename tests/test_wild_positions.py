"""Positions of the right shape and with wild content: refused with the reason, or played on without end or error."""

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import pytest

import areo
from areo import BadOption, BadPosition, Game
from areo.kernel.errors import EndlessEffect
from areo.kernel.forecast import Foresight
from tests.case import Case
from tests.law_cases import CASES
from tests.laws import moments, play_on, through_json, times

MOST_WRONG = 5  # things changed at once
EACH = 20  # positions from each moment of a game
CHOICES = 25  # made from a position that is taken


def slots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, Any, str]]:
    """Every place in a position that holds something: in what, where, and what such places are called."""
    named = "/".join("#" if isinstance(step, int) else step for step in path)
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield value, key, f"{named}/#" if isinstance(key, int) else f"{named}/{key}"
        yield from slots(inner, (*path, key))


def change(state: Any, rng: Random) -> None:
    """One thing becomes another that might stand there as well."""
    every = list(slots(state))
    holder, key, name = rng.choice(every)
    value = holder[key]
    alike = [other[at] for other, at, called in every if called == name]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int) and rng.random() < 0.7:
        holder[key] = rng.choice([0, 1, 2, 3, value + 1, value - 1, value * 2, 9, 40, 10**9])
    elif isinstance(value, list) and value and rng.random() < 0.6:
        move(
            value, [other[at] for other, at, _ in every if isinstance(other[at], list) and other[at] is not value], rng
        )
    else:
        holder[key] = deepcopy(rng.choice(alike))


def move(items: list[Any], others: list[Any], rng: Random) -> None:
    """Cards lie elsewhere, nowhere, or in another order."""
    taken = [items.pop(rng.randrange(len(items))) for _ in range(rng.randint(1, len(items)))]
    where = rng.random()
    if where < 0.5 and others:
        rng.choice(others).extend(taken)
    elif where < 0.75:
        items.extend(taken)


def try_out(game: Game, rng: Random) -> None:
    """All that a server does with a table: look at it, foresee, deal anew, think, save, play on."""
    for seat in [*range(game.seats), None]:
        game.view(seat)
        game.log(seat)
    for seat in game.waiting_for():
        game.evaluate(seat)
        question = game.open[seat]
        assert question is not None
        Foresight(game, seat).forecast(rng.randrange(len(question.options)))
        game.determinize(seat, rng)
    again = areo.from_position(through_json(game.position()))
    assert again.position() == game.position()
    play_on(game, rng, CHOICES)
    if game.over:
        game.scores()


def spoil_and_try(start: Game, rng: Random) -> bool:
    """Whether the position was taken."""
    position: Any = through_json(start.position())
    for _ in range(rng.randint(1, MOST_WRONG)):
        change(position["state"], rng)
    try:
        game = areo.from_position(position)
    except (BadPosition, BadOption):
        return False
    with suppress(EndlessEffect):
        try_out(game, rng)
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_wild_position_is_refused_or_played_on(case: Case) -> None:
    taken = 0
    for moment in islice(moments(case), times(40)):
        for number in range(EACH):
            rng = Random(f"{moment.seed} {moment.step} {number}")
            try:
                taken += spoil_and_try(moment.game, rng)
            except Exception as error:
                error.add_note(f"{case}, seed {moment.seed}, step {moment.step}, number {number}")
                raise
    assert 0 < taken < times(40) * EACH
