"""Laws of copies and positions."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import areo
from areo import Game, NoHistory
from tests.laws.playing import eyes, follow, open_decisions, picture, play_on, questions, through_json


def copies_play_on_alike(game: Game, rng: Random) -> None:
    """A copy is the same game; playing it on leaves the original alone, and the same choices lead to the same end."""
    before = picture(game)
    copy, twin, bare = game.copy(), game.copy(), game.copy(history=False)
    assert picture(copy) == before
    choices = play_on(copy, rng)
    assert picture(game) == before
    assert picture(twin) == before
    follow(twin, choices)
    assert picture(twin) == picture(copy)
    follow(bare, choices)
    assert bare.position() == copy.position()


def copies_without_history_have_none(game: Game, rng: Random) -> None:
    """A copy made for search has no record and no log, and nothing to take back."""
    bare = game.copy(history=False)
    for _ in range(2):
        with pytest.raises(NoHistory):
            bare.record()
        with pytest.raises(NoHistory):
            bare.log(0, "en")
        assert [bare.undoable(seat) for seat in range(bare.seats)] == [0] * bare.seats
        play_on(bare, rng, 1)


def positions_say_everything(game: Game, rng: Random) -> None:
    """A position, through JSON, gives back a game that stands as this one does and asks the same."""
    position = through_json(game.position())
    assert position == game.position()
    restored = areo.from_position(position)
    assert restored.position() == position
    assert restored.over == game.over
    assert questions(restored) == questions(game)


def positions_restore_exactly(game: Game, rng: Random) -> None:
    """Saved as JSON and restored, even twice, a game plays on the same to its end, with a record of its own."""
    position = game.position()
    restored = areo.from_position(through_json(position))
    again = areo.from_position(through_json(restored.position()))
    original = game.copy()
    told = [len(game.log(eye, "en")) for eye in eyes(game)]
    for other in (restored, again):
        assert other.position() == position
        assert questions(other) == questions(game)
        assert [other.view(eye) for eye in eyes(game)] == [game.view(eye) for eye in eyes(game)]
        assert (other.over, other.won) == (game.over, game.won)
        assert other.scores() == game.scores()
    choices = play_on(original, rng)
    for other in (restored, again):
        follow(other, choices)
        assert other.position() == original.position()
        for eye, length in zip(eyes(game), told):
            assert other.log(eye, "en") == original.log(eye, "en")[length:]
    assert picture(areo.replay(through_json(restored.record()))) == picture(restored)


def what_is_handed_out_can_be_changed(game: Game, rng: Random) -> None:
    """Positions, views, records and decisions belong to whoever asked: spoiling them does not spoil the game."""
    restored = areo.from_position(through_json(game.position()))
    for spoilt in (game.copy(), restored):
        before = deepcopy(picture(spoilt))
        spoil(spoilt.position())
        spoil(spoilt.record())
        spoil(spoilt.scores())
        spoil(spoilt.ranking())
        spoil(spoilt.won)
        spoil(spoilt.asked)
        for eye in eyes(spoilt):
            spoil(spoilt.view(eye))
            spoil(spoilt.log(eye, "en"))
            spoil(spoilt.events(eye, "en"))
        for decision in open_decisions(spoilt):
            spoil(decision.keys)
            spoil(decision.options)
        assert picture(spoilt) == before
    position = through_json(game.position())
    restored = areo.from_position(position)
    before = deepcopy(picture(restored))
    spoil(position)
    assert picture(restored) == before


def spoil(value: object) -> None:
    """Empty every list and object inside."""
    if isinstance(value, (list, dict)):
        for part in list(value.values()) if isinstance(value, dict) else list(value):
            spoil(part)
        value.clear()
