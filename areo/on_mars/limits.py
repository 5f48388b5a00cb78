"""What a position may not exceed: pieces in the box, room on the boards, and one piece on a hex."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.on_mars.dealing import GOALS_DEALT, TURNED_UP
from areo.on_mars.geometry import HEXES, id_of, size
from areo.on_mars.numbers import (
    ALL_TECHS,
    COMMON,
    GOODS,
    NONE,
    SHELTERS,
    TECHS,
    TYPES,
    WAREHOUSE,
)
from areo.on_mars.table import OnMarsTable


def check_limits(game: OnMarsTable, moving: bool) -> None:
    """Refuse too much of anything. `moving`: pieces may be on their way, and share a hex for the moment."""
    check_table(game)
    for person in range(game.people):
        check_person(game, person, "state.lacerda" if person == game.lacerda else f"state.players[{person}]")
    check_hexes(game, moving)


def check_table(game: OnMarsTable) -> None:
    full = game.warehouse_full()
    for at, good in enumerate(WAREHOUSE):
        if game.warehouse[at] > full:
            raise BadPosition(f"state.warehouse.{GOODS[good]}: {game.warehouse[at]} are more than the {full} it holds")
    if len(game.exploration) > TURNED_UP:
        raise BadPosition(f"state.exploration: only {TURNED_UP} tiles are turned up")
    for tech in game.tech_stock:
        if game.tech_stock.count(tech) > 1:
            raise BadPosition(f"state.tech_stock: {TECHS[tech]} is there twice")
    for type in range(COMMON):
        most = len(game.data.arrows[type]) + 1
        if size(game.built[type]) > most:
            raise BadPosition(f"state.map: there are {size(game.built[type])} of {TYPES[type]}, and {most} in the box")
    for use in game.aside:
        if use // 16 != game.lacerda and not game.tech_level(use // 16, use % 16):
            raise BadPosition(f"state.aside: seat {use // 16} does not have {ALL_TECHS[use % 16]}")
    if not game.options.get("first_colonists") and (game.b_deck or any(game.b_cards) or any(game.b_done)):
        raise BadPosition("state: there are tasks only in the First Colonists variant")


def check_person(game: OnMarsTable, person: int, where: str) -> None:
    if game.on_map(person) + game.shelters[person] > SHELTERS:
        raise BadPosition(f"{where}.shelters_left: everybody has {SHELTERS} shelters, those on the map included")
    done = game.goals_done[person].bit_count()
    most = game.book.chapter.goals_allowed
    if done > most:
        raise BadPosition(f"{where}.goal_done: everybody completes at most {most}")
    if game.goals[person].bit_count() > GOALS_DEALT:
        raise BadPosition(f"{where}.goals: nobody has more than {GOALS_DEALT} private goals in hand")
    if game.a_card[person] != NONE and not game.options.get("first_colonists"):
        raise BadPosition(f"{where}.first_card: there are such cards only in the First Colonists variant")


def check_hexes(game: OnMarsTable, moving: bool) -> None:
    standing = [hex for hex in [*game.bots, *game.rover, game.shared_bot] if hex != NONE]
    tiles = [hex for hex in game.discovery_at + game.research_at if hex != NONE]
    for hex in HEXES:
        where = f"state.map[{id_of(hex)}]"
        fixed = sum([(pieces >> hex & 1) for pieces in game.miners + game.advanced])
        if fixed > 1 or (not moving and fixed + standing.count(hex) > 1):
            raise BadPosition(f"{where}: two pieces are on one hex")
        lying = tiles.count(hex) + (game.crystals_on >> hex & 1)
        if lying > 1:
            raise BadPosition(f"{where}: two things lie on one hex")
        if lying and game.built_on >> hex & 1:
            raise BadPosition(f"{where}: nothing lies where a building stands")
