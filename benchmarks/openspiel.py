"""How fast the games are through OpenSpiel: `python benchmarks/openspiel.py --games 20`.

Random games are played by OpenSpiel's actions, one after the other, then a state in mid-game is cloned and asked what a
player sees, as an array, and what it knows, as text. It counts processor time of one core.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Annotated, Final

import pyspiel
import typer
from rich.console import Console
from rich.table import Table

import areo.openspiel  # makes the games known

GAMES: Final = (*areo.openspiel.NAMES[:-1], "areo_on_mars(options=round_limit:12)")
TIMES: Final = 300


def microseconds(what: Callable[[], object]) -> float:
    begun = time.process_time()
    for _ in range(TIMES):
        what()
    return (time.process_time() - begun) / TIMES * 1e6


def played(game: pyspiel.Game, deal: int, rng: Random, most: int = 10**6) -> tuple[pyspiel.State, int]:
    """A state after so many random actions, or at the end; and how many they were."""
    state = game.new_initial_state()
    state.apply_action(deal)
    actions = 0
    while actions < most and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        actions += 1
    return state, actions


def main(games: Annotated[int, typer.Option(min=1, help="How many of each are played.")] = 20) -> None:
    told = Table("game", "actions a second", "µs a clone", "µs an observation tensor", "µs an information state")
    for name in GAMES:
        game, rng = pyspiel.load_game(name), Random(1)
        played(game, 0, rng)
        begun = time.process_time()
        actions = sum(played(game, deal, rng)[1] for deal in range(games))
        rate = actions / (time.process_time() - begun)
        middle, _ = played(game, 1, rng, actions // games // 2)
        clone = microseconds(middle.clone)
        seen = microseconds(lambda state=middle: state.observation_tensor(0))  # type: ignore[misc]
        known = microseconds(lambda state=middle: state.information_state_string(0))  # type: ignore[misc]
        told.add_row(name, f"{rate:,.0f}", f"{clone:.0f}", f"{seen:.0f}", f"{known:.0f}")
    Console().print(told)


if __name__ == "__main__":
    typer.run(main)
