"""Laws of copies and positions."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import areo
from areo import Game, NoHistory
from tests.laws.playing import (
    LANGUAGES,
    a_while,
    facts,
    follow,
    open_decisions,
    play_on,
    questions,
    settled,
    some_eye,
    standing,
    through_json,
    told_by_lane,
)


def copies_play_on_alike(game: Game, rng: Random) -> None:
    """A copy is the same game; playing it on leaves the original alone, and the same choices lead to the same end."""
    before = standing(game)
    copy, twin, bare = game.copy(), game.copy(), game.copy(history=False)
    assert standing(copy) == before
    choices = play_on(copy, rng, a_while(rng))
    assert standing(game) == before
    follow(twin, choices)
    assert standing(twin) == standing(copy)
    follow(bare, choices)
    assert bare.position() == copy.position()


def copies_look_alike(game: Game, rng: Random) -> None:
    """Whoever looks at a copy sees and reads the same there."""
    eye, language = some_eye(game, rng), rng.choice(LANGUAGES)
    for copy in (game.copy(), game.copy(history=False)):
        assert copy.view(eye) == game.view(eye)
        assert questions(copy, [language]) == questions(game, [language])
        assert copy.open_scores(eye) == game.open_scores(eye)
        assert copy.figures() == game.figures()


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
    """A position, through JSON, gives back a game that stands as this one does, asks the same and looks the same."""
    position = through_json(game.position())
    assert position == game.position()
    restored = areo.from_position(position)
    assert restored.position() == position
    assert (restored.over, restored.won) == (game.over, game.won)
    assert restored.scores() == game.scores()
    language = rng.choice(LANGUAGES)
    assert questions(restored, [language]) == questions(game, [language])
    eye = some_eye(game, rng)
    assert restored.view(eye) == game.view(eye)


def positions_restore_exactly(game: Game, rng: Random) -> None:
    """Saved as JSON and restored, even twice, a game plays on the same, with a log and a record of its own."""
    restored = areo.from_position(through_json(game.position()))
    again = areo.from_position(through_json(restored.position()))
    original = game.copy()
    choices = play_on(original, rng, a_while(rng))
    follow(restored, choices)
    follow(again, choices)
    assert restored.position() == again.position() == original.position()
    assert facts(restored) == facts(again)
    first = settled(game)
    before, after, since = told_by_lane(game, first), told_by_lane(original, first), told_by_lane(restored, 0)
    assert after == {lane: before[lane] + since[lane] for lane in before}
    record = through_json(restored.record())
    assert [(seat, set(keys)) for seat, keys in record["choices"]] == [(seat, set(keys)) for seat, keys in choices]
    assert standing(areo.replay(record)) == standing(restored)


def what_is_handed_out_can_be_changed(game: Game, rng: Random) -> None:
    """Positions, views, records and decisions belong to whoever asked: spoiling them does not spoil the game."""
    position = through_json(game.position())
    spoilt = rng.choice((game.copy(), areo.from_position(position)))
    eye = some_eye(game, rng)
    before, view = deepcopy(standing(spoilt)), deepcopy(spoilt.view(eye))
    spoil(position)
    spoil(spoilt.position())
    spoil(spoilt.record())
    spoil(spoilt.scores())
    spoil(spoilt.ranking())
    spoil(spoilt.won)
    spoil(spoilt.asked)
    spoil(spoilt.view(eye))
    spoil(spoilt.figures())
    for decision in open_decisions(spoilt):
        spoil(decision.keys)
        spoil(decision.options)
    assert standing(spoilt) == before
    assert spoilt.view(eye) == view


def spoil(value: object) -> None:
    """Empty every list and object inside."""
    if isinstance(value, (list, dict)):
        for part in list(value.values()) if isinstance(value, dict) else list(value):
            spoil(part)
        value.clear()
