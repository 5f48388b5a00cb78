"""The command `areo train`: bots learn what a table is worth from games against themselves."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich.console import Console

from areo.bots.crew import crew_of
from areo.bots.lessons import TRUST, shipped
from areo.bots.training.course import Course, Report, go_on_from, learn, with_worths
from areo.bots.training.shared import Folder, GameName, Jobs, Options, Players, Ray, Seed, progress
from areo.bots.training.shipping import commit, ship
from areo.cli import refusals
from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.library import new
from areo.terminal.start import option_of


def command(
    game: GameName,
    folder: Folder,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=10, help="How many games in a round.")] = 2500,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds, each played with the lesson before.")] = 5,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Seed = "1",
    option: Options = None,
    onward: Annotated[
        bool, typer.Option("--onward", help="Begin with the lesson areo comes with, not with the rule of thumb.")
    ] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Let `learned` play with the lesson from now on.")] = False,
    trust: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How far `learned` goes from the rule of thumb to what is kept.")
    ] = TRUST,
) -> None:
    """Learn what a table is worth, round by round, and say how well it foretells games that were held out."""
    console = Console(stderr=True)
    with refusals():
        if find_spec("numpy") is None:
            raise BadOption('learning needs numpy: pip install "areo[train]"')
        options = dict(option_of(text) for text in option or [])
        table = new(game, players, seed, **options)
        if not table.feature_names()[0]:
            raise BadOption(f"{game} has no features to learn from")
        course = Course(game, players, games, rounds, seed, options)
        known = known_of(table, onward)
        if known:
            go_on_from(known, folder)
        bar = progress(console)
        task = bar.add_task(f"{game}, hundreds of games")

        def tell(report: Report) -> None:
            console.print(
                f"round {report.round}: {report.tables:,} tables; of games held out, {report.explained:.1%} foretold "
                f"(the rule of thumb: {report.by_thumb:.1%})",
                highlight=False,
            )

        with bar, crew_of(jobs, ray) as crew:
            told = learn(course, folder, crew, lambda done, of: bar.update(task, completed=done, total=of), tell)
        if keep:
            install(course, told, trust, known)


def known_of(table: Game, onward: bool) -> Json:
    """What areo comes with of this way to play, as far as a course begins with it: worths anyway."""
    game, way = table.rulebook.game, table.way_to_play()
    told: Any = shipped(game).get(way, {})
    if onward:
        if "features" not in told:
            raise BadOption(f"there is no lesson of {game} ({way}) to go on from; leave out --onward")
        return {way: told}
    return {way: with_worths({}, told)} if "worths" in told else {}


def install(course: Course, told: Json, trust: float, known: Json) -> None:
    """Put a lesson among those that areo comes with, and a card that says where it is from."""
    for way, lesson in told.items():
        assert isinstance(lesson, dict)
        ship(course.game, way, {"card": card(course, trust, known.get(way)), **lesson, "trust": trust})


def card(course: Course, trust: float, known: Any) -> Json:
    """From which games, which state of the sources and which command a lesson came, and from which lesson before."""
    options = "".join(f" --option {name}={json.dumps(value)}" for name, value in course.options.items())
    onward = " --onward" if known and "features" in known else ""
    told: Json = {
        "command": f"areo train {course.game} --players {course.players} --games {course.games} "
        f"--rounds {course.rounds} --seed {course.seed}{options}{onward} --in FOLDER --keep --trust {trust:g}",
        "games": course.games * course.rounds,
        "commit": commit(),
    }
    return {**told, "after": known["card"]} if onward else told
