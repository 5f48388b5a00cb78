"""Prints what the numbers of a game's observations and actions are called.

python -m areo.envs terraforming-mars --players 2
"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from areo.cli import refusals
from areo.envs.setting import Setting
from areo.terminal.start import option_of


def tell(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, typer.Option(help="How many play; as few as can, if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, such as draft=true.")] = None,
) -> None:
    """What the numbers of a game's observations and actions are called, in their order, as JSON."""
    with refusals():
        setting = Setting(game, players, dict(option_of(text) for text in option or []))
    print(json.dumps({"observation": setting.observer.names, "actions": setting.actions.names}, indent=1))


if __name__ == "__main__":
    typer.run(tell)
