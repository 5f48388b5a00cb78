"""A table that was wrapped up in one process and unwrapped in another is the same table, and goes on the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from areo.registry import GAMES
from areo.table.lines import AnyLine, Choice, Fault, Named, Seated, TableSetUp, TakenBack
from areo.table.parcel import unwrapped, wrapped
from areo.table.standing import Standing, begun, seated
from tests.case import Case
from tests.law_cases import CASES
from tests.laws import answer_to, eyes

LINES = 90
PEOPLE_PLAY = [case for case in CASES if case.state is None and case.game in GAMES]


def some_line(standing: Standing, rng: Random) -> AnyLine:
    """What somebody may do at a table: mostly choose, now and then something else."""
    game = standing.game
    seat = rng.choice(game.waiting_for())
    back = [other for other in range(game.seats) if game.undoable(other)]
    chance = rng.random()
    if back and chance < 0.15:
        return TakenBack(rng.choice(back))
    if chance < 0.2:
        return Named(seat, f"Ada {standing.version}")
    if chance < 0.23:
        return Seated(seat, rng.choice([None, "random"]))
    if chance < 0.25:
        return Fault(seat, "greedy", "random", slow=rng.random() < 0.5)
    decision = game.asked[seat]
    assert decision is not None
    return Choice(seat, answer_to(decision, rng), standing.decisions[seat] or "")


def all_told(standing: Standing) -> dict[str, Any]:
    """Everything that anybody can see of it, but of the log only what came last."""
    game = standing.game
    return {
        "position": game.position(),
        "record": game.record(),
        "latest": [standing.story.part(game, eye, "en", max(0, standing.story.length - 3)) for eye in eyes(game)],
        "undoable": [game.undoable(seat) for seat in range(game.seats)],
        "keys": [None if decision is None else decision.keys for decision in game.asked],
        "names": game.names,
        "bots": standing.bots,
        "version": standing.version,
        "decisions": standing.decisions,
        "answered": standing.answered,
        "taken": standing.taken,
        "tallies": game.tallies(),
    }


def logs(standing: Standing) -> list[object]:
    """The whole log, as everybody reads it: that takes longer than all the rest."""
    return [standing.story.part(standing.game, eye, "fr", 0) for eye in eyes(standing.game)]


@pytest.mark.parametrize("case", PEOPLE_PLAY, ids=str)
def test_a_table_goes_on_as_if_it_had_never_been_wrapped_up(case: Case) -> None:
    rng = Random(f"parcel {case}")
    game = case.new(7)
    options = {name: value for name, value in game.options.items() if name != "names"}
    seats = game.seats
    table = TableSetUp(
        "t", 0.0, case.game, seats, options, "free", [None] * seats, [f"P{seat}" for seat in range(seats)], game.start
    )
    standing = seated(table, begun(table))
    other = unwrapped(table, wrapped(standing))
    for _ in range(LINES):
        if standing.game.over:
            break
        line = some_line(standing, rng)
        standing.apply(line)
        other.apply(line)
        assert other.changed == standing.changed
        if rng.random() < 0.3:
            other = unwrapped(table, wrapped(standing))
            assert logs(other) == logs(standing)
        assert all_told(other) == all_told(standing)
    assert logs(other) == logs(standing)
