"""The games that the laws are tried on, found in each game's own tests: `tests/<game>/law_cases.py`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from areo import Game
from areo.library import add_game
from tests.case import Case, GameCases


def found() -> dict[str, GameCases]:
    """By game: what it brings. A game that is not one of ours is made known on the way."""
    games: dict[str, GameCases] = {}
    for path in sorted(Path(__file__).parent.glob("*/law_cases.py")):
        brings: GameCases = import_module(f"tests.{path.parent.name}.law_cases").BRINGS
        if brings.type is not None:
            add_game(brings.type)
        games[brings.cases[0].game] = brings
    return games


GAMES = found()
CASES: list[Case] = [case for brings in GAMES.values() for case in brings.cases]
NOTHING = GameCases([])


def brought(game: Game) -> GameCases:
    """What the game at this table brings to the laws; one that is not found here brings nothing."""
    return GAMES.get(game.rulebook.game, NOTHING)


def named(name: str) -> Case:
    """The case that calls itself so, such as "red-planet-3-crowded"."""
    return next(case for case in CASES if str(case) == name)
