"""Random play, for laws, benchmarks and bots: quick because it never leaves the compiled kernel."""

from __future__ import annotations

from areo.kernel.game import Game
from areo.kernel.rng import Dice


def play_out(game: Game, dice: Dice, most: int = 1_000_000) -> int:
    """Answer at random until the game is over or `most` choices are made; how many were."""
    made = 0
    while made < most and not game.over:
        for seat in range(game.seats):
            question = game.open[seat]
            if question is not None:
                game.move(seat, question.sample(dice))
                made += 1
                break
    return made
