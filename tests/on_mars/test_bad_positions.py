"""Positions that cannot be: each is refused with what is wrong, and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from areo.kernel.errors import BadPosition
from areo.on_mars.game_type import GAME
from tests.on_mars.colony import Colony, deal

SHELTERS = [{"hex": "4,-2", "building": "shelter", "owner": 0}, {"hex": "-4,2", "building": "shelter", "owner": 1}]


def mine(**fields: Any) -> dict[str, Any]:
    return {"players": [fields]}


def both(**fields: Any) -> dict[str, Any]:
    """The same for both players."""
    return {"players": [fields, fields]}


def mars(*hexes: dict[str, Any]) -> dict[str, Any]:
    return {"map": [*SHELTERS, *hexes]}


def row(building: str, count: int, **more: Any) -> list[dict[str, Any]]:
    """So many buildings, side by side from the top of the middle on."""
    return [{"hex": f"{at // 9},{at % 9 - 4 + at // 9}", "building": building, **more} for at in range(count)]


TYPES: list[tuple[Any, str]] = [
    (None, "state: an object is expected, not None"),
    ([], "state: an object is expected"),
    ("x", "state: an object is expected"),
    ({"colour": 1}, "state: there is no field 'colour' here"),
    ({"players": {}}, "state.players: a list is expected, not {}"),
    ({"players": ["x"]}, "state.players[0]: an object is expected, not 'x'"),
    ({"players": [{}, {}, {}]}, "state.players: 2 players are expected, not 3"),
    (mine(colour=1), "state.players[0]: there is no field 'colour' here"),
    ({"round": "3"}, "state.round: a whole number is expected, not '3'"),
    ({"round": True}, "state.round: a whole number is expected, not True"),
    ({"round": 1.5}, "state.round: a whole number is expected, not 1.5"),
    ({"phase": None}, "state.phase: a text is expected, not None"),
    ({"order": "01"}, "state.order: a list is expected, not '01'"),
    ({"active": True}, "state.active: a whole number is expected, not True"),
    ({"main_done": 1}, "state.main_done: true or false is expected, not 1"),
    ({"executive_done": "no"}, "state.executive_done: true or false is expected, not 'no'"),
    ({"end_triggered": 0}, "state.end_triggered: true or false is expected, not 0"),
    ({"last_round": None}, "state.last_round: true or false is expected, not None"),
    ({"lss": [1, 1, 1, 1]}, "state.lss: an object is expected"),
    ({"missions": ["m_bots"]}, "state.missions: an object is expected"),
    ({"missions": {"A": "m_bots"}}, "state.missions.A: an object is expected, not 'm_bots'"),
    ({"shuttle": "orbit"}, "state.shuttle: an object is expected, not 'orbit'"),
    ({"tech_stock": 3}, "state.tech_stock: a list is expected, not 3"),
    ({"blueprint_rows": {"bottom": ["1"]}}, "state.blueprint_rows.bottom: a whole number is expected, not '1'"),
    ({"stacks": {"mine": [0]}}, "state.stacks.mine: a list of arrows is expected, not 0"),
    ({"stacks": {"mine": [["N"]]}}, "state.stacks.mine: a whole number is expected, not 'N'"),
    ({"aside": [[0]]}, "state.aside: an owner and a technology are expected, not [0]"),
    ({"map": "x"}, "state.map: a list is expected, not 'x'"),
    ({"map": ["0,0"]}, "state.map: an object is expected, not '0,0'"),
    (mars({}), "state.map: 'hex' is missing"),
    (mars({"hex": "0,0", "colour": 1}), "state.map[0,0]: there is no field 'colour' here"),
    (mine(space="6"), "state.players[0].space: a whole number is expected, not '6'"),
    (mine(op="x"), "state.players[0].op: a whole number is expected, not 'x'"),
    (mine(storage=[1, 1]), "state.players[0].storage: an object is expected"),
    (mine(lab=["mine"]), "state.players[0].lab: an object is expected"),
    (mine(blueprints=[25]), "state.players[0].blueprints: an object is expected, not 25"),
    (mine(blueprints=[{}]), "state.players[0].blueprints: 'num' is missing"),
    (mine(blueprints=[{"num": 1, "colour": 1}]), "state.players[0].blueprints: there is no field 'colour' here"),
    (mine(scientists=["geologist"]), "state.players[0].scientists: an object is expected, not 'geologist'"),
    (mine(rover_moved="x"), "state.players[0].rover_moved: true or false is expected, not 'x'"),
    (mine(bots="x"), "state.players[0].bots: a list is expected, not 'x'"),
]

IDS: list[tuple[Any, str]] = [
    ({"phase": "lunch"}, "state.phase: there is no 'lunch': there are set_up, colonization"),
    ({"active": "lacerda"}, "state.active: a whole number is expected, not 'lacerda'"),
    ({"lss": {"mine": 1}}, "state.lss: there is no field 'mine' here"),
    ({"rewards": {"generator": "rw_gold"}}, "state.rewards.generator: there is no 'rw_gold': there are rw_tech"),
    ({"rewards": {"mine": "rw_tech"}}, "state.rewards: there is no field 'mine' here"),
    ({"missions": {"A": {"id": "m_picnic"}}}, "state.missions.A.id: there is no 'm_picnic': there are m_research"),
    ({"missions": {"D": None}}, "state.missions: there is no field 'D' here"),
    ({"shuttle": {"side": "moon"}}, "state.shuttle.side: there is no 'moon': there are orbit, colony"),
    ({"warehouse": {"mineral": 1}}, "state.warehouse: there is no field 'mineral' here"),
    ({"tech_grid": {"attic": []}}, "state.tech_grid: there is no field 'attic' here"),
    ({"tech_grid": {"bottom": ["fish", None]}}, "state.tech_grid.bottom: there is no 'fish': there are mine"),
    ({"tech_grid": {"bottom": ["shelter", None]}}, "state.tech_grid.bottom: the shelter is never on offer"),
    ({"tech_stock": ["shelter"]}, "state.tech_stock: the shelter is never on offer"),
    ({"blueprint_rows": {"left": []}}, "state.blueprint_rows: there is no field 'left' here"),
    ({"display": ["plumber"]}, "state.display: there is no 'plumber': there are geologist"),
    ({"display": ["contract-13"]}, "state.display: there is no 'contract-13'"),
    ({"exploration": ["d_gold"]}, "state.exploration: there is no 'd_gold': there are d_build_mine"),
    ({"discovery_stack": ["d_gold"]}, "state.discovery_stack: there is no 'd_gold'"),
    ({"radar": "d_gold"}, "state.radar: there is no 'd_gold'"),
    ({"radar": 7}, "state.radar: there is no 7"),
    ({"stacks": {"shelter": [[]]}}, "state.stacks: there is no field 'shelter' here"),
    ({"slots": {"dance": [0]}}, "state.slots: there is no field 'dance' here"),
    ({"aside": [[0, "fish"]]}, "state.aside: there is no 'fish'"),
    (mars({"hex": "9,9"}), "state.map: there is no hex '9,9' on the map"),
    (mars({"hex": 7}), "state.map: there is no hex 7 on the map"),
    (mars({"hex": "0,0", "building": "castle"}), "state.map[0,0].building: there is no 'castle': there are mine"),
    (mars({"hex": "0,0", "tile": "d_gold"}), "state.map[0,0].tile: there is no 'd_gold'"),
    (mars({"hex": "0,0", "research": "E"}), "state.map[0,0].research: there is no 'E': there are A, B, C, D"),
    (mine(storage={"gold": 1}), "state.players[0].storage: there is no field 'gold' here"),
    (mine(lab={"L7": "mine"}), "state.players[0].lab: there is no field 'L7' here"),
    (mine(lab={"L1.top": "fish"}), "state.players[0].lab.L1.top: there is no 'fish'"),
    (mine(scientists=[{"id": "plumber"}]), "state.players[0].scientists.id: there is no 'plumber'"),
    (mine(contracts=[{"num": 9, "on": {"gold": 1}}]), "state.players[0].contracts.on: there is no field 'gold' here"),
    (mine(progress=["shelter"]), "state.players[0].progress: there is no 'shelter': there are mine"),
    (mine(discoveries=["d_gold"]), "state.players[0].discoveries: there is no 'd_gold'"),
    (mine(research=["E"]), "state.players[0].research: there is no 'E': there are A, B, C, D"),
    ({"task_deck": ["B9"]}, "state.task_deck: there is no 'B9': there are B1"),
    (mine(first_card="A9"), "state.players[0].first_card: there is no 'A9': there are A1"),
    (mine(tasks=["A1"]), "state.players[0].tasks: there is no 'A1': there are B1"),
]

FIGURES: list[tuple[Any, str]] = [
    ({"round": 0}, "state.round: 0 is not between 1 and"),
    ({"active": 2}, "state.active: 2 is not between 0 and 1"),
    ({"active": -1}, "state.active: -1 is not between 0 and 1"),
    ({"order": [2]}, "state.order: 2 is not between 0 and 1"),
    ({"level": 0}, "state.level: 0 is not between 1 and 5"),
    ({"level": 6}, "state.level: 6 is not between 1 and 5"),
    ({"lss": {"generator": 0}}, "state.lss.generator: 0 is not between 1 and 6"),
    ({"lss": {"generator": 7}}, "state.lss.generator: 7 is not between 1 and 6"),
    ({"missions": {"A": {"id": "m_bots", "left": -1}}}, "state.missions.A.left: -1 is not between 0 and 99"),
    ({"remaining_missions": 4}, "state.remaining_missions: 4 is not between 0 and 3"),
    ({"shuttle": {"space": 4}}, "state.shuttle.space: 4 is not between 0 and 3"),
    ({"warehouse": {"crystal": -1}}, "state.warehouse.crystal: -1 is not between 0 and"),
    ({"warehouse": {"water": 3}}, "state.warehouse.water: 3 are more than the 2 it holds"),
    ({"tech_grid": {"bottom": ["mine", "ship", "rover"]}}, "state.tech_grid.bottom: 2 technologies are expected"),
    ({"blueprint_rows": {"bottom": [25]}}, "state.blueprint_rows.bottom: 25 is not between 1 and 24"),
    ({"blueprint_rows": {"top": [1, 2, 3, 4, 5, 6, 7]}}, "state.blueprint_rows.top: 6 cards are expected"),
    ({"blueprint_deck": [0]}, "state.blueprint_deck: 0 is not between 1 and 24"),
    ({"display": [None] * 7}, "state.display: 6 cards are expected"),
    ({"contract_deck": [13]}, "state.contract_deck: 13 is not between 1 and 12"),
    ({"contracts_told": [13]}, "state.contracts_told: 13 is not between 1 and 12"),
    ({"exploration": ["d_hire", "d_tech", "d_develop"]}, "state.exploration: only 2 tiles are turned up"),
    ({"stacks": {"mine": [[6]]}}, "state.stacks.mine: 6 is not between 0 and 5"),
    ({"slots": {"construct": [2]}}, "state.slots.construct: 2 is not between 0 and 1"),
    ({"slots": {"construct": [0, 0, 0, 1]}}, "state.slots.construct: there are not so many slots"),
    ({"slots": {"hire_or_contract": [0, 0]}}, "state.slots.hire_or_contract: there are not so many slots"),
    ({"aside": [[2, "rover"]]}, "state.aside: 2 is not between 0 and 1"),
    ({"aside": [[1, "rover"]]}, "state.aside: seat 1 does not have rover"),
    ({"developed": -1}, "state.developed: -1 is not between 0 and"),
    (mars({"hex": "0,0", "building": "shelter", "owner": 2}), "state.map[0,0].owner: 2 is not between 0 and 1"),
    (mars({"hex": "0,0", "building": "mine", "miner": 5}), "state.map[0,0].miner: 5 is not between 0 and 1"),
    (mars({"hex": "0,0", "bot": 7}), "state.map[0,0].bot: 7 is not between 0 and 1"),
    (mars({"hex": "0,0", "crystal": 2}), "state.map[0,0].crystal: 2 is not between 0 and 1"),
    (mine(space=0), "state.players[0].space: 0 is not between 1 and 8"),
    (mine(space=9), "state.players[0].space: 9 is not between 1 and 8"),
    (mine(op=-1), "state.players[0].op: -1 is not between 0 and"),
    (mine(storage={"water": -1}), "state.players[0].storage.water: -1 is not between 0 and 6"),
    (mine(storage={"mineral": 7}), "state.players[0].storage.mineral: 7 is not between 0 and 6"),
    (mine(crystals=9), "state.players[0].crystals: 9 is not between 0 and 8"),
    (mine(pending=-1), "state.players[0].pending: -1 is not between 0 and 99"),
    (mine(quarters=13), "state.players[0].quarters: 13 is not between 0 and 12"),
    (mine(working=13), "state.players[0].working: 13 is not between 0 and 12"),
    (mine(working=10), "state.players[0]: there are 13 colonists; everybody has 12"),
    (mine(gained_colonists=13), "state.players[0].gained_colonists: 13 is not between 0 and 12"),
    (mine(ships=[0]), "state.players[0].ships: 0 is not between 1 and 5"),
    (mine(ships=[6]), "state.players[0].ships: 6 is not between 1 and 5"),
    (mine(hangar=6), "state.players[0].hangar: 6 is not between 0 and 5"),
    (mine(hangar=1, ships=[1, 2, 3, 4, 5]), "state.players[0]: there are 6 ships; everybody has 5"),
    (mine(hangar=3, ships_removed=3), "state.players[0]: there are 6 ships; everybody has 5"),
    (mine(shelters_left=6), "state.players[0].shelters_left: 6 is not between 0 and 5"),
    (mine(shelters_left=5), "state.players[0].shelters_left: everybody has 5 shelters, those on the map included"),
    (mine(markers=9), "state.players[0].markers: 9 is not between 0 and 8"),
    (mine(markers=8, blueprints=[{"num": 1}]), "state.players[0].markers: everybody has 8 markers"),
    (mine(blueprints=[{"num": 25}]), "state.players[0].blueprints.num: 25 is not between 1 and 24"),
    (mine(scientists=[{"id": "geologist", "at": 25}]), "state.players[0].scientists.at: 25 is not between 1 and 24"),
    (mine(contracts=[{"num": 13}]), "state.players[0].contracts.num: 13 is not between 1 and 12"),
    (mine(contracts=[{"num": 9, "on": {"water": 4}}]), "state.players[0].contracts.on.water: 4 is not between 0 and 3"),
    (mine(contracts=[{"num": 9, "on": {"plant": 1}}]), "state.players[0].contracts.on.plant: 1 is not between 0 and 0"),
    (mine(goals=[17]), "state.players[0].goals: 17 is not between 1 and 16"),
    (mine(goals=[1, 2, 3, 4]), "state.players[0].goals: nobody has more than 3 private goals in hand"),
    (mine(goals=[], goal_done=[1, 2]), "state.players[0].goal_done: everybody completes at most 1"),
]

PLACES: list[tuple[Any, str]] = [
    ({"order": [0, 0]}, "state.order: 0 is there twice"),
    (
        {"rewards": {"generator": "rw_tech", "greenhouse": "rw_tech", "water_extractor": "rw_mines"}},
        "state.rewards: a reward tile is there twice",
    ),
    (
        {"missions": {"A": {"id": "m_bots", "left": 1}, "B": {"id": "m_bots", "left": 1}}},
        "state.missions: a mission is there twice",
    ),
    ({"tech_stock": ["rover", "mine", "rover"]}, "state.tech_stock: rover is there twice"),
    ({"blueprint_rows": {"bottom": [1, 1]}}, "state: blueprint-1 is in two places"),
    ({"blueprint_deck": [3, 3]}, "state.blueprint_deck: 3 is there twice"),
    ({"blueprint_deck": [3], "blueprint_rows": {"bottom": [3]}}, "state: blueprint-3 is in two places"),
    ({"blueprint_rows": {"bottom": [3]}, **mine(blueprints=[{"num": 3}])}, "state: blueprint-3 is in two places"),
    ({"display": ["geologist", "geologist"]}, "state: geologist is in two places"),
    ({"display": ["geologist"], **mine(scientists=[{"id": "geologist"}])}, "state: geologist is in two places"),
    ({"display": ["contract-1"], "contract_deck": [1]}, "state: contract-1 is in two places"),
    ({"display": ["contract-9"], **mine(contracts=[{"num": 9}])}, "state: contract-9 is in two places"),
    ({"contract_deck": [9], **mine(contracts=[{"num": 9}])}, "state: contract-9 is in two places"),
    ({"contract_deck": [1, 1]}, "state.contract_deck: 1 is there twice"),
    ({"exploration": ["d_hire", "d_hire"]}, "state.exploration: 'd_hire' is there twice"),
    ({"exploration": ["d_hire"], "discovery_stack": ["d_hire"]}, "state: d_hire is in two places"),
    ({"discovery_stack": ["d_hire", "d_hire"]}, "state.discovery_stack: 'd_hire' is there twice"),
    ({"discovery_stack": ["d_hire"], **mine(discoveries=["d_hire"])}, "state: d_hire is in two places"),
    ({"radar": "d_hire", "exploration": ["d_hire"]}, "state: d_hire is in two places"),
    ({"radar": "d_hire", **mine(discoveries=["d_hire"])}, "state: d_hire is in two places"),
    (both(discoveries=["d_hire"]), "state: d_hire is in two places"),
    (mine(discoveries=["d_hire", "d_hire"]), "state.players[0].discoveries: 'd_hire' is there twice"),
    (mine(research=["A", "A"]), "state.players[0].research: 'A' is there twice"),
    (mine(progress=["mine", "mine"]), "state.players[0].progress: 'mine' is there twice"),
    ({"stacks": {"mine": [[0, 0]]}}, "state.stacks.mine: 0 is there twice"),
    ({"stacks": {"mine": [[]] * 7}}, "state.stacks.mine: there are 7 tiles, and 6 in the box"),
    (both(space=6), "state.players[0].space: somebody else is on space 6"),
    (mine(ships=[1, 1]), "state.players[0].ships: 1 is there twice"),
    (mine(lab={"L1.top": "mine", "L2.top": "mine"}), "state.players[0].lab.L2.top: mine is in this laboratory twice"),
    (mine(blueprints=[{"num": 1}, {"num": 1}]), "state.players[0].blueprints: blueprint 1 is there twice"),
    (both(blueprints=[{"num": 1}]), "state.players[1].blueprints: blueprint 1 is somebody else's"),
    (both(scientists=[{"id": "geologist"}]), "state.players[1].scientists: geologist is hired twice"),
    (both(contracts=[{"num": 9}]), "state.players[1].contracts: contract 9 is held twice"),
    (mine(goals=[1, 1]), "state.players[0].goals: 1 is there twice"),
    (both(goals=[1]), "state.players[1]: private goal 1 is there twice"),
    (mine(goals=[1], goal_done=[1]), "state.players[0]: private goal 1 is there twice"),
    (mine(first_card="A1"), "state.players[0].first_card: there are such cards only in the First Colonists variant"),
    (mine(tasks=["B1"]), "state: there are tasks only in the First Colonists variant"),
    (mine(tasks_done=["B1"]), "state: there are tasks only in the First Colonists variant"),
    ({"task_deck": ["B1"]}, "state: there are tasks only in the First Colonists variant"),
    ({"lacerda": {}}, "state.lacerda: Lacerda plays only against one player"),
]

MAP: list[tuple[Any, str]] = [
    (mars({"hex": "0,0"}, {"hex": "0,0"}), "state.map[0,0]: this hex is there twice"),
    (mars({"hex": "0,0", "building": "shelter"}), "state.map[0,0]: 'owner' is missing"),
    (mars({"hex": "0,0", "building": "mine", "owner": 0}), "state.map[0,0]: there is no field 'owner' here"),
    (mars({"hex": "0,0", "miner": 0}), "state.map[0,0]: a miner or a marker needs a building"),
    (mars({"hex": "0,0", "advanced": 0, "blueprint": 1}), "state.map[0,0]: a miner or a marker needs a building"),
    (mars({"hex": "0,0", "building": "generator", "miner": 0}), "state.map[0,0]: a miner is on a mine"),
    (mars({"hex": "0,0", "building": "mine", "advanced": 0}), "state.map[0,0]: 'blueprint' is missing"),
    (mars({"hex": "0,0", "building": "mine", "blueprint": 1}), "state.map[0,0]: there is no field 'blueprint' here"),
    (
        mars({"hex": "0,0", "building": "mine", "advanced": 0, "blueprint": 3}),
        "state.map: blueprint 3 is for another type of building",
    ),
    (
        mars(*row("mine", 2, advanced=0, blueprint=1)),
        "state.map[0,-3]: blueprint 1 is built twice",
    ),
    (
        mars({"hex": "0,0", "building": "mine", "advanced": 0, "blueprint": 1, "miner": 1}),
        "state.map[0,0]: two pieces are on one hex",
    ),
    (mars({"hex": "0,0", "building": "mine", "miner": 0, "bot": 0}), "state.map[0,0]: two pieces are on one hex"),
    (mars({"hex": "0,0", "rover": 0, "bot": 1}), "state.map[0,0]: two pieces are on one hex"),
    (mars({"hex": "0,0", "bot": [0, 1]}), "state.map[0,0]: two pieces are on one hex"),
    (mars({"hex": "0,0", "rover": [0, 1]}), "state.map[0,0]: two pieces are on one hex"),
    (mars(*row("generator", 5, bot=0)), "state.map[0,0]: nobody has more than 4 bots"),
    (mars(*row("generator", 2, rover=0)), "state.map[0,-3]: this rover is there twice"),
    (mars({"hex": "0,0", "building": "mine", "crystal": 1}), "state.map[0,0]: no crystal lies where a building stands"),
    (
        mars({"hex": "0,0", "building": "mine", "tile": "d_hire"}),
        "state.map[0,0]: nothing lies where a building stands",
    ),
    (mars({"hex": "0,0", "building": "mine", "research": "A"}), "state.map[0,0]: nothing lies where a building stands"),
    (mars({"hex": "0,0", "tile": "d_hire", "research": "A"}), "state.map[0,0]: two things lie on one hex"),
    (mars({"hex": "0,0", "tile": "d_hire", "crystal": 1}), "state.map[0,0]: two things lie on one hex"),
    (
        mars({"hex": "0,0", "tile": "d_hire"}, {"hex": "0,1", "tile": "d_hire"}),
        "state.map[0,1]: this tile is there twice",
    ),
    (
        mars(*({"hex": f"0,{at}", "research": "A"} for at in range(3))),
        "state.map[0,2]: there are only 2 research tiles of a letter",
    ),
    (mars(*row("shelter", 5, owner=0)), "state.players[0].shelters_left: everybody has 5 shelters"),
    (mars(*row("greenhouse", 8)), "state.map: there are 8 of greenhouse, and 7 in the box"),
    (mine(rover_moved=True), "state.players[0].rover_moved: the map does not agree"),
    (mine(bots=["0,0"]), "state.players[0].bots: the map does not agree"),
    (mine(bots=[None] * 5), "state.players[0].bots: the map does not agree"),
    (
        mine(blueprints=[{"num": 1, "built": True}]),
        "state.players[0].blueprints: the map does not agree whether blueprint 1 is built",
    ),
    (
        mine(scientists=[{"id": "geologist", "at": 1}]),
        "state.players: geologist works at an advanced building of his type",
    ),
]


@pytest.mark.parametrize(("state", "said"), [*TYPES, *IDS, *FIGURES, *PLACES, *MAP])
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong_and_where(state: Any, said: str) -> None:
    given = deepcopy(state)
    with pytest.raises(BadPosition, match=re.escape(said)):
        GAME.restore({"players": 2, "seed": "1"}, state)
    assert state == given


@pytest.mark.parametrize("number", [7, 8])
def test_a_scientist_works_where_his_own_type_is_built(number: int) -> None:
    here = {"hex": "2,0", "building": "greenhouse", "advanced": 1, "blueprint": number}
    for scientist, right in (("biochemist", True), ("geologist", False)):
        state = {**mars(here), **mine(scientists=[{"id": scientist, "at": number}])}
        if right:
            GAME.restore({"players": 2, "seed": "1"}, state)
        else:
            with pytest.raises(BadPosition, match="geologist works at an advanced building of his type"):
                GAME.restore({"players": 2, "seed": "1"}, state)


def test_in_the_middle_of_a_movement_pieces_may_share_a_hex() -> None:
    table = deal(mars={"4,-3": "rover of 0"})
    table.choose("main control-center", "bot 4,-2 N")
    assert table.hex("4,-3") == "bot of 0, rover of 0"
    state = table.state
    game = GAME.restore({"players": 2, "seed": "0"}, state)
    assert game.position()["state"] == state
    state.pop("pending")
    with pytest.raises(BadPosition, match=re.escape("state.map[4,-3]: two pieces are on one hex")):
        GAME.restore({"players": 2, "seed": "0"}, state)


def test_a_position_with_something_pending_that_cannot_be_is_refused() -> None:
    state = deal().state
    state["pending"] = {}
    with pytest.raises(BadPosition, match="pending: "):
        GAME.restore({"players": 2, "seed": "0"}, state)


SHUTTLE = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "exploration": ["d_hire", "d_tech"]}
ON_A_BOT = {"0,2": "bot of 1", "0,3": "bot of 0"}  # whose owner is asked where it goes
DEAR = {"tech_grid": {"top": ["mine", None, None], "middle": [None] * 3, "bottom": [None] * 2}}


def exploring() -> Colony:
    table = deal(side="orbit", state=SHUTTLE)
    table.choose("shuttle", "tile d_hire")
    return table


def hiring() -> Colony:
    table = deal(storage="2 plant 1 mineral 1 water", quarters=1)
    table.choose("main hire-or-contract", "card geochemist")
    assert table.offered("pay")
    return table


def landing() -> Colony:
    table = deal(storage="1 plant 1 water", quarters=1)
    table.choose("main welcome-ship", "ship 1", "do 2")
    assert table.hexes()
    return table


def learning() -> Colony:
    table = deal(side="orbit", storage="2 battery 1 plant", quarters=0, state=DEAR)
    table.choose("main learn-tech", "learn mine L1.bottom")
    assert table.offered("pay")
    return table


def building() -> Colony:
    table = deal(storage="", quarters=2, mars=ON_A_BOT)
    table.choose("main construct")
    assert table.asked == [1]
    return table


def upgrading() -> Colony:
    table = deal(storage="1 mineral", quarters=1, blueprints=[2], mars={"0,0": "mine, bot of 1", "0,1": "bot of 0"})
    table.choose("main upgrade")
    assert table.asked == [1]
    return table


def without_tile(state: dict[str, Any]) -> None:
    state["exploration"][0] = state["discovery_stack"].pop()


def without_card(state: dict[str, Any]) -> None:
    state["display"][state["display"].index("geochemist")] = None


def without_bots(state: dict[str, Any]) -> None:
    for hex in ("0,2", "0,3", "0,4"):
        state["map"].append({"hex": hex, "bot": 0})
    state["players"][0]["bots"] = ["4,-2", "0,2", "0,3", "0,4"]


def without_technology(state: dict[str, Any]) -> None:
    state["tech_grid"]["top"][0] = "rover"


def without_stack(state: dict[str, Any]) -> None:
    state["stacks"]["mine"] = []


def already_built(state: dict[str, Any]) -> None:
    state["map"].append({"hex": "1,3", "building": "mine", "advanced": 0, "blueprint": 2})
    state["players"][0]["blueprints"] = [{"num": 2, "built": True}]


def test_a_tile_that_is_being_laid_must_be_turned_up() -> None:
    state = exploring().state
    GAME.restore({"players": 2, "seed": "0"}, deepcopy(state))
    without_tile(state)
    with pytest.raises(BadPosition, match="pending"):
        GAME.restore({"players": 2, "seed": "0"}, state)


@pytest.mark.parametrize(
    ("made", "spoil", "had"),
    [
        (hiring, without_card, lambda table: table.player()["scientists"]),
        (landing, without_bots, lambda table: table.player()["bots"] != ["4,-2", "0,2", "0,3", "0,4"]),
        (learning, without_technology, lambda table: "mine" in table.player()["lab"].values()),
        (building, without_stack, lambda table: "mine" in table.hex("0,2")),
        (upgrading, already_built, lambda table: "blueprint" in table.hex("0,0")),
    ],
)
def test_what_was_announced_and_is_no_longer_possible_comes_to_nothing(
    made: Callable[[], Colony], spoil: Callable[[dict[str, Any]], None], had: Callable[[Colony], bool]
) -> None:
    state = made().state
    spoil(state)
    table = Colony(GAME.restore({"players": 2, "seed": "0"}, state))
    for _ in range(3):
        if "end" not in table.offers():
            table.choose(table.offers()[-1])
    assert "end" in table.offers()
    assert not had(table)
