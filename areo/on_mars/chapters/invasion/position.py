"""Positions of Invasion: what they may leave out, and what cannot be."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.reading import Reader
from areo.on_mars.chapters.game import check_outcome
from areo.on_mars.chapters.invasion import team
from areo.on_mars.chapters.invasion.numbers import EVOLVED, EXPENDABLE, POWERS, RED
from areo.on_mars.chapters.invasion.table import RIM, InvasionTable
from areo.on_mars.chapters.invasion.verbs import build_nest
from areo.on_mars.geometry import id_of, listed, size
from areo.on_mars.numbers import COLONIZATION, FINISHED, SET_UP
from areo.on_mars.verbs_map import nearest


def complete(game: InvasionTable, given: Reader) -> None:
    """After set-up the alien has a nest: where none is told of, on the first empty hex of the rim."""
    if not game.nests and game.phase not in (SET_UP, FINISHED):
        build_nest(game, listed(RIM & game.empty())[0])
    block = Reader(given.get("alien") if given.has("alien") else {}, "state.alien")
    if not block.has("security"):
        make_way(game)
    check_pieces(game)


def make_way(game: InvasionTable) -> None:
    """A security unit that is not told of stands on the starting mine, or beside it where another piece is there."""
    others = game.fixed_pieces() | game.alien_on
    if game.shared_bot in game.bots + game.rover or others >> game.shared_bot & 1:
        game.shared_bot = nearest(game, game.shared_bot)[0]


def check(game: InvasionTable) -> None:
    rules = game.rules
    if size(game.nests) > rules.nests:
        raise BadPosition(f"state.alien.nests: there are {size(game.nests)} nests, and {rules.nests} in the box")
    if size(game.troops) > rules.troops_to_win:
        raise BadPosition(f"state.alien.troops: there are only {rules.troops_to_win} troops")
    red = game.red + game.lying.count(RED)
    if red != game.by_humans(rules.red):
        raise BadPosition(f"state.alien.red: the alien has {game.by_humans(rules.red)} red tokens, not {red}")
    if game.expendable + game.lying.count(EXPENDABLE) > rules.most_expendable:
        raise BadPosition(f"state.alien.expendable: there are at most {rules.most_expendable} expendable tokens")
    if game.sabotage_left() < 0:
        raise BadPosition(f"state.alien.kept: there are only {rules.sabotage_tokens} sabotage tokens")
    check_map(game)
    for power, id in enumerate(POWERS):
        if game.power_is[power] == EVOLVED:
            hex = game.power_at[power]
            if not game.nests >> hex & 1:
                raise BadPosition(f"state.alien.blueprints.{id}: there is no nest on {id_of(hex)}")
            if game.power_at.count(hex) > 1:
                raise BadPosition(f"state.alien.blueprints.{id}: a nest has one blueprint")
    check_outcome(game)
    if game.alien_turn and game.phase not in (COLONIZATION, FINISHED):
        raise BadPosition("state.alien.turn: the alien has its turns in the colonization phase")
    if any(game.tired) and not game.alien_turn:
        raise BadPosition("state.alien.steps: troops take steps only in a turn of the alien")
    if game.phase != FINISHED and team.total(game) >= rules.points_to_win:
        raise BadPosition("state.team: with these points the humans have won already")
    if game.phase != FINISHED and size(game.troops) >= rules.troops_to_win:
        raise BadPosition("state.alien.troops: with these the alien has won already")


def check_map(game: InvasionTable) -> None:
    """The alien's pieces stand where they can, and buildings are corrupted only where there are any."""
    lying = game.tiles_on | game.crystals_on
    advanced = game.fixed_pieces() & ~miners(game)
    refuse(game.nests & (game.built_on | lying), "nests", "a nest stands on a hex of its own")
    refuse(game.troops & lying, "troops", "nothing lies under a troop")
    refuse(game.troops & advanced, "troops", "an advanced building is there")
    refuse(game.troops & miners(game), "troops", "a miner is there")
    refuse(game.dead & ~game.built_on, "corrupted", "there is no building")


def check_pieces(game: InvasionTable) -> None:
    """Bots and rovers may cross what the alien holds, but between two turns none is there."""
    refuse(game.alien_on & 1 << game.shared_bot, "security", "the alien holds that hex")
    refuse(game.alien_on & game.standing(), "troops", "a piece of the humans is there")


def refuse(hexes: int, field: str, fault: str) -> None:
    if hexes:
        raise BadPosition(f"state.alien.{field}: {id_of(listed(hexes)[0])}: {fault}")


def miners(game: InvasionTable) -> int:
    hexes = 0
    for own in game.miners:
        hexes |= own
    return hexes
