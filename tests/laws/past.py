"""Laws of the past: records and undo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import areo
from areo import Game, IllegalChoice
from tests.law_cases import Json
from tests.laws.playing import follow, picture, play_on, some_choice, through_json
from tests.laws.secrets import seen_by


def records_replay(game: Game, rng: Random) -> None:
    """A record, through JSON, leads to the same game; any beginning of it leads to where the game then was."""
    record = through_json(game.record())
    assert record == game.record()
    replayed = areo.replay(record)
    assert picture(replayed) == picture(game)
    made = record["choices"]
    for cut in {0, rng.randint(0, len(made)), rng.randint(0, len(made))}:
        part = areo.replay(record, choices=cut)
        assert part.record()["choices"] == made[:cut]
        follow(part, made[cut:])
        assert picture(part) == picture(game)


def without_latest(record: Json, seat: int, number: int) -> Json:
    """The record without the seat's latest choices."""
    made = list(record["choices"])
    for _ in range(number):
        latest = max(index for index, line in enumerate(made) if line[0] == seat)
        del made[latest]
    return {**record, "choices": made}


def undo_restores(game: Game, rng: Random) -> None:
    """Taking back n choices leaves the game as it would be had they not been made, and the record says so."""
    before = picture(game)
    record = through_json(game.record())
    for seat in range(game.seats):
        copy = game.copy()
        allowed = game.undoable(seat)
        for number in range(1, allowed + 1):
            copy.undo(seat)
            assert copy.undoable(seat) == allowed - number
            if number in (1, allowed):
                assert picture(copy) == picture(areo.replay(without_latest(record, seat, number)))
        stand = copy.position()
        with pytest.raises(IllegalChoice):
            copy.undo(seat)
        assert copy.position() == stand
        assert copy.record() == (without_latest(record, seat, allowed) if allowed else record)
        if allowed:
            play_on(copy, rng)
            assert areo.replay(through_json(copy.record())).position() == copy.position()
    assert picture(game) == before


def the_latest_choice_can_be_undone_or_told_something(game: Game, rng: Random) -> None:
    """Right after a choice its seat may take it back, unless the table has revealed something since.

    If it may, the choice has told its seat nothing: had all that it cannot see been otherwise, it would see the same.
    """
    if game.over:
        return
    seat, keys = some_choice(game, rng)
    after = game.copy()
    after.choose(seat, keys)
    revealed = reveals(after) > reveals(game)
    assert reveals(after) >= reveals(game)
    assert (after.undoable(seat) == 0) == revealed
    if revealed:
        assert [after.undoable(other) for other in range(game.seats)] == [0] * game.seats
        return
    seen = seen_by(after, seat)
    for _ in range(3):
        otherwise = game.determinize(seat, rng)
        otherwise.choose(seat, keys)
        assert seen_by(otherwise, seat) == seen
    after.undo(seat)
    assert picture(after) == picture(game)


def reveals(game: Game) -> int:
    state: Any = game.position()["state"]
    return int(state["reveals"])
