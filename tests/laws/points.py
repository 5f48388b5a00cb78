"""Laws of pieces, points and the end."""

from __future__ import annotations

from collections import Counter
from random import Random

from areo import Game
from tests.law_cases import brought
from tests.laws.playing import through_json


def pieces(game: Game) -> Counter[str]:
    """How often each piece that can never get lost lies somewhere."""
    return Counter(game.declared().pieces(game))


def cards(game: Game) -> set[str]:
    """The kinds of thing that may lie where somebody cannot see them, and of which there is one each."""
    return {kind.name for kind in game.declared().hidden_kinds()} - {*brought(game).several}


def pieces_are_conserved(game: Game, rng: Random) -> None:
    """Every piece that was there when the game began still is, and nothing else; each card lies in one place."""
    assert game.first is not None
    same_pieces(game, game.first)
    several = {piece: number for piece, number in pieces(game).items() if number > 1}
    assert not {piece.split(" ")[0] for piece in several} & cards(game), f"in several places: {several}"


def same_pieces(game: Game, before: Game) -> None:
    """Nothing was lost or added in between."""
    now, then = pieces(game), pieces(before)
    assert now == then, f"lost: {dict(then - now)}, added: {dict(now - then)}"


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
