"""Laws of the past: records and undo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import areo
from areo import Game, IllegalChoice
from tests.case import Json
from tests.laws.playing import (
    NothingToTry,
    a_while,
    follow,
    play_on,
    some_choice,
    some_eye,
    some_seat,
    standing,
    through_json,
)
from tests.laws.secrets import seen_by


def records_replay(game: Game, rng: Random) -> None:
    """A record, through JSON, leads to the same game; any beginning of it leads to where the game then was."""
    record = through_json(game.record())
    assert record == game.record()
    made = record["choices"]
    cut = rng.choice((0, len(made), rng.randint(0, len(made))))
    part = areo.replay(record, choices=cut)
    assert part.record()["choices"] == made[:cut]
    follow(part, made[cut:])
    assert standing(part) == standing(game)


def without_latest(record: Json, seat: int, number: int) -> Json:
    """The record without the seat's latest choices."""
    made = list(record["choices"])
    for _ in range(number):
        latest = max(index for index, line in enumerate(made) if line[0] == seat)
        del made[latest]
    return {**record, "choices": made}


def some_undoer(game: Game, rng: Random) -> int:
    """A seat that may take something back."""
    seats = [seat for seat in range(game.seats) if game.undoable(seat)]
    if not seats:
        raise NothingToTry
    return rng.choice(seats)


def undo_restores(game: Game, rng: Random) -> None:
    """Taking back n choices leaves the game as it would be had they not been made, and the record says so."""
    record = through_json(game.record())
    seat = some_undoer(game, rng)
    copy = game.copy()
    number = rng.randint(1, game.undoable(seat))
    for _ in range(number):
        copy.undo(seat)
    replayed = areo.replay(without_latest(record, seat, number))
    assert standing(copy) == standing(replayed)
    follow(replayed, play_on(copy, rng, a_while(rng)))
    assert standing(copy) == standing(replayed)


def undo_goes_as_far_as_it_says(game: Game, rng: Random) -> None:
    """Each choice taken back leaves one fewer to take back; when none is left, undo is refused and changes nothing."""
    seat = some_seat(game, rng)
    copy = game.copy()
    for left in range(game.undoable(seat), 0, -1):
        assert copy.undoable(seat) == left
        copy.undo(seat)
    assert copy.undoable(seat) == 0
    stand = standing(copy)
    with pytest.raises(IllegalChoice):
        copy.undo(seat)
    assert standing(copy) == stand


def undone_choices_can_be_made_again(game: Game, rng: Random) -> None:
    """Back any number of choices and forward by the same: the game stands as it did, and its log and record too."""
    seat = some_undoer(game, rng)
    made: Any = game.record()["choices"]
    number = rng.randint(1, game.undoable(seat))
    if any(line[0] != seat for line in made[-number:]):
        raise NothingToTry  # others chose since, in secret: of that `parallel.py` tells
    copy = game.copy()
    for _ in range(number):
        copy.undo(seat)
    follow(copy, made[-number:])
    assert standing(copy) == standing(game)


def a_choice_taken_back_leaves_no_trace(game: Game, rng: Random) -> None:
    """After a choice and its undo, position, log, record and every view are as before it."""
    seat, keys = some_choice(game, rng)
    after = game.copy()
    after.choose(seat, keys)
    if after.undoable(seat) == 0:
        raise NothingToTry
    after.undo(seat)
    assert standing(after) == standing(game)
    eye = some_eye(game, rng)
    assert after.view(eye) == game.view(eye)


def the_latest_choice_can_be_undone_or_told_something(game: Game, rng: Random) -> None:
    """Right after a choice its seat may take it back, unless something has come to light since, for all or for it.

    If it may, the choice has told its seat nothing: had all that it cannot see been otherwise, it would see the same;
    and it has told nobody else anything either. What comes to light for all ends everybody's undo.
    """
    seat, keys = some_choice(game, rng)
    after = game.copy()
    after.choose(seat, keys)
    assert after.reveals >= game.reveals
    assert all(now >= then for now, then in zip(after.learned, game.learned, strict=True))
    if after.reveals > game.reveals:
        assert [after.undoable(other) for other in range(game.seats)] == [0] * game.seats
        return
    assert (after.undoable(seat) == 0) == (after.learned[seat] > game.learned[seat])
    if after.undoable(seat) == 0:
        return
    assert after.learned == game.learned, f"seat {seat} may take back what told others something"
    otherwise = game.determinize(seat, rng)
    otherwise.choose(seat, keys)
    assert seen_by(otherwise, seat) == seen_by(after, seat)
