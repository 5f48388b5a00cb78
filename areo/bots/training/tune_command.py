"""The command `areo tune`: finds what a rule of thumb should take things to be worth."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from areo.bots.crew import crew_of
from areo.bots.lessons import shipped
from areo.bots.training.shared import Folder, GameName, Jobs, Options, Players, Ray, Seed, progress
from areo.bots.training.shipping import commit, ship
from areo.bots.training.tuning import Found, Tuning, go_on_from, tune
from areo.cli import refusals
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.terminal.start import option_of

DIGITS: Final = 4  # of a figure that is kept: more say nothing


def command(
    game: GameName,
    folder: Folder,
    players: Players = 2,
    pairs: Annotated[int, typer.Option(min=2, help="How many mirrored pairs of worths are tried in a round.")] = 120,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds, each near what the one before found.")] = 20,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "1",
    option: Options = None,
    onward: Annotated[
        bool,
        typer.Option("--onward", help="Begin with the worths areo comes with (or has for two), not the game's own."),
    ] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Let `learned` reckon with what is found from now on.")] = False,
) -> None:
    """Find worths that a rule of thumb plays better with than with its own, by trying."""
    console = Console(stderr=True)
    with refusals():
        tuning = Tuning(game, players, pairs, rounds, seed, dict(option_of(text) for text in option or []))
        table = tuning.table(seed)
        if table.worths() is None:
            raise BadOption(f"{game} has no worths that could be others")
        known: Any = shipped(game)
        way = table.way_to_play()
        before: Any = None
        if onward:
            before = worths_for(known, way)
            if before is None:
                raise BadOption(f"there are no worths of {game} ({way}) to go on from; leave out --onward")
            go_on_from(before["figures"], folder)
        bar = progress(console)
        task = bar.add_task(f"{game}, games of a round")

        def tell(found: Found) -> None:
            console.print(
                f"round {found.round}: those near what was found before won {found.won:.1%} of {found.games} games",
                highlight=False,
            )

        with bar, crew_of(jobs, ray) as crew:
            found = tune(tuning, folder, crew, lambda done, of: bar.update(task, completed=done, total=of), tell)
        if keep:
            source = card(tuning, before["card"] if onward else None)
            install(tuning, way, found, known.get(way, {}), source, console)


def worths_for(known: Any, way: str) -> Any:
    """The worths that areo comes with for a way to play; where there are none, those of two against each other."""
    for one in (way, "two"):
        if "worths" in known.get(one, {}):
            return known[one]["worths"]
    return None


def install(tuning: Tuning, way: str, found: Found, known: Any, source: Json, console: Console) -> None:
    """Put what was found among what areo comes with. A net that was learned with other worths is of no use then."""
    if "features" in known:
        console.print("the lesson of before was learned with other worths, and is left out; areo train makes a new one")
    figures = {name: float(f"{figure:.{DIGITS}g}") for name, figure in found.figures.items()}
    ship(tuning.game, way, {"worths": {"card": source, "figures": figures}})


def card(tuning: Tuning, before: Json | None) -> Json:
    """From which games, which state of the sources and which command the figures came, and from which before."""
    options = "".join(f" --option {name}={json.dumps(value)}" for name, value in tuning.options.items())
    options += " --onward" if before else ""
    told: Json = {
        "command": f"areo tune {tuning.game} --players {tuning.players} --pairs {tuning.pairs} "
        f"--rounds {tuning.rounds} --seed {tuning.seed}{options} --in FOLDER --keep",
        "games": tuning.pairs * 2 * tuning.players * tuning.rounds,
        "commit": commit(),
    }
    return {**told, "after": before} if before else told
