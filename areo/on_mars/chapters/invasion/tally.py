"""Scores and public numbers of Invasion: the humans have theirs together, the alien its troops."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.game import Json
from areo.on_mars import tally
from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import ALIEN_TECHS
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size


def scores(game: InvasionTable) -> list[Json]:
    """The same for every human: what they have together."""
    parts: Json = dict(zip(team.PARTS, team.parts(game), strict=True))
    told: list[Json] = [{"total": team.total(game), **parts} for _ in range(game.humans)]
    told.append({"total": size(game.troops), "deployed": size(game.troops)})
    return told


def figures(game: InvasionTable) -> list[Figures]:
    """Each human's goods, the alien's board, then the colony with the common points."""
    told = [human_figures(game, seat) for seat in range(game.humans)]
    told.append(alien_figures(game))
    table = tally.table_figures(game)
    for at in range(len(team.PARTS)):
        table[f"points {team.PARTS[at]}"] = team.parts(game)[at]
    table["corrupted"] = size(game.dead)
    told.append(table)
    return told


def human_figures(game: InvasionTable, seat: int) -> Figures:
    return {name: number for name, number in tally.seat_figures(game, seat).items() if not name.startswith("points ")}


def alien_figures(game: InvasionTable) -> Figures:
    told: Figures = {
        "resource crystal": game.alien_crystals,
        "troops": size(game.troops),
        "nests": size(game.nests),
        "red": game.red,
        "expendable": game.expendable,
    }
    for tech in range(len(ALIEN_TECHS)):
        told[f"alien-tech {ALIEN_TECHS[tech]}"] = game.levels[tech]
    return told
