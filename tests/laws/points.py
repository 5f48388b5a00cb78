"""Laws of pieces, points and the end."""

from __future__ import annotations

from collections import Counter
from random import Random

from areo import Game
from tests.law_cases import brought
from tests.laws.playing import table, through_json


def pieces_are_conserved(game: Game, rng: Random) -> None:
    """Every piece of the box is in exactly one place."""
    brings = brought(game)
    found = Counter(brings.pieces(table(game)))
    for kind, (total, each) in brings.totals.items():
        numbers = {piece: number for piece, number in found.items() if piece.split(" ")[0] == kind}
        assert set(numbers.values()) <= each, f"{kind}: {numbers}"
        assert sum(numbers.values()) == total or (total == 0 and len(numbers) == game.seats), f"{kind}: {numbers}"
    assert {piece.split(" ")[0] for piece in found} == set(brings.totals)


def scores_add_up(game: Game, rng: Random) -> None:
    """The parts of a score sum to its total, at any time; every seat has one place; somebody won once it is over."""
    scores = through_json(game.scores())
    assert scores == game.scores()
    assert len(scores) == game.seats
    for score in scores:
        parts = [value for part, value in score.items() if part not in ("total", "by_card")]
        assert parts
        assert all(type(value) is int for value in parts)
        assert sum(parts) == score["total"]
        assert isinstance(score["by_card"], dict)
    ranking = game.ranking()
    assert sorted(seat for place in ranking for seat in place) == list(range(game.seats))
    assert all(place for place in ranking)
    if game.over:
        assert game.asked == [None] * game.seats
        assert game.won is not None
        assert [type(won) for won in game.won] == [bool] * game.seats
    else:
        assert game.won is None
