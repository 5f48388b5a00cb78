"""Scores and public numbers of Invasion: the humans have theirs together, the alien its troops."""

from __future__ import annotations

from areo.kernel.effect import Figures
from areo.kernel.game import Json
from areo.kernel.sets import members
from areo.on_mars import tally
from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import ALIEN_TECHS
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import size
from areo.on_mars.numbers import BLUEPRINTS, CARD, NONE, blueprint, contract
from areo.on_mars.plans import points_of


def scores(game: InvasionTable) -> list[Json]:
    """The same for every human: what they have together."""
    parts: Json = dict(zip(team.PARTS, team.parts(game), strict=True))
    told: list[Json] = [{"total": team.total(game), **parts, "by_card": by_card(game)} for _ in range(game.humans)]
    told.append({"total": size(game.troops), "deployed": size(game.troops), "by_card": {}})
    return told


def by_card(game: InvasionTable) -> dict[str, int]:
    """What each blueprint that is built, each scientist who is hired and each contract that was completed is worth."""
    things = game.book.things
    told: dict[str, int] = {}
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_at[number] != NONE:
            told[things.id(blueprint(number))] = points_of(number)
    for scientist in range(len(game.scientist_of)):
        if game.scientist_of[scientist] != NONE:
            told[things.id(CARD.thing(scientist))] = team.scientist_points(game, scientist)
    for number in members(game.contracts_told):
        told[things.id(contract(number))] = team.contract_points(number)
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
