"""Tables of On Mars with much on them: a colony of three, and one alone against Lacerda."""

from __future__ import annotations

from random import Random
from typing import Any

import areo
from tests.on_mars.colony import deal, hex_entry, player
from tests.on_mars.solo import alone

MARS = {
    "0,0": "mine", "0,1": "mine, blueprint 1 of 0", "-1,-1": "mine, miner of 0", "-2,-1": "mine, miner of 1",
    "2,-3": "generator, blueprint 15 of 0", "2,-2": "generator", "3,-3": "generator",
    "2,0": "water_extractor", "3,0": "water_extractor, blueprint 6 of 2", "2,2": "water_extractor",
    "-3,0": "greenhouse, blueprint 7 of 1", "-2,0": "greenhouse",
    "-2,2": "oxygen_condenser", "-2,3": "oxygen_condenser", "-3,3": "oxygen_condenser, blueprint 9 of 1",
    "4,-2": "shelter of 0", "4,-3": "shelter of 0", "5,-3": "shelter of 0",
    "-4,2": "shelter of 1", "-5,3": "shelter of 1", "0,3": "shelter of 2, blueprint 12 of 2", "-1,4": "shelter of 2",
    "-1,0": "bot of 0", "3,-2": "bot of 0", "3,-5": "rover of 0",
    "-3,2": "bot of 1", "-4,4": "bot of 1", "-4,0": "rover of 1", "1,1": "bot of 2", "4,0": "rover of 2",
    "-3,-1": "crystal", "1,-3": "crystal", "-2,1": "crystal", "-1,3": "crystal", "3,1": "crystal",
    "-5,2": "d_res_water", "1,-4": "d_crystals", "0,-2": "d_tech",
    "-5,0": "research A", "-4,-1": "research A", "4,-4": "research B", "-5,5": "research C", "-4,5": "research C",
    "4,1": "research D",
}  # fmt: skip
ME: dict[str, Any] = {
    "storage": "2 mineral 1 battery 3 water 1 plant 2 oxygen",
    "crystals": 3, "op": 14, "quarters": 4, "working": 1, "ships": [1, 2, 3], "hangar": 2, "markers": 4,
    "shelters_left": 2,
    "lab": {"L1.bottom": "upgrade", "L2.top": "rover", "L3.top": "shelter", "L4.bottom": "generator"},
    "blueprints": [1, 15, 11, 17], "scientists": ["rd_engineer"], "contracts": [{"num": 9, "on": {"water": 1}}],
    "goals": [3, 7, 12], "progress": ["mine", "generator"], "rover_moved": True,
}  # fmt: skip
MAREK: dict[str, Any] = {
    "storage": "1 mineral 2 battery 2 plant 1 oxygen", "crystals": 2, "op": 17, "quarters": 2, "ships": [1, 2],
    "hangar": 2,
    "lab": {"L1.top": "mine", "L2.mid": "greenhouse", "L3.bottom": "oxygen_condenser", "L4.top": "shelter"},
    "blueprints": [7, 9], "scientists": ["hydrologist"], "progress": ["greenhouse", "oxygen_condenser"],
    "shelters_left": 3, "rover_moved": True, "markers": 5,
}  # fmt: skip
LOU: dict[str, Any] = {
    "storage": "1 battery 2 water 1 oxygen", "crystals": 1, "op": 11, "quarters": 3, "ships": [1, 2, 3, 4],
    "hangar": 1, "lab": {"L2.bottom": "water_extractor", "L2.top": "shelter", "L3.bottom": "ship"},
    "blueprints": [6, 12], "progress": ["water_extractor"], "shelters_left": 3, "rover_moved": True, "markers": 5,
}  # fmt: skip
STATE: dict[str, Any] = {
    "round": 9, "order": [1, 0, 2], "level": 2, "remaining_missions": 3,
    "lss": {"generator": 3, "water_extractor": 3, "greenhouse": 2, "oxygen_condenser": 3},
    "shuttle": {"side": "colony", "space": 1},
    "warehouse": {"crystal": 1, "battery": 2, "water": 3, "plant": 1, "oxygen": 2},
    "tech_grid": {"top": ["upgrade", "mine", "ship"], "middle": ["water_extractor", "generator", "greenhouse"],
                  "bottom": [None, None]},
    "blueprint_rows": {"top": [19, 20, 24, None, None, None], "bottom": [3, 5, 8, 10, None, None]},
    "display": ["geologist", "contract-1", "contract-10", "biochemist", "geochemist", "systems_engineer"],
    "exploration": ["d_res_battery", "d_blueprints"],
    "slots": {"construct": [2], "upgrade": [1], "obtain_blueprint": [1, 2], "research_dev": [2],
              "hire_or_contract": [1]},
}  # fmt: skip
MISSIONS = (("m_blueprint", 1), ("m_scientist", 2), ("m_advanced", 2))

PLACING = ("main construct", "pay 1 crystal", "build greenhouse")
MOVING = ("main control-center", "tech seat 0")
HIRING = ("main hire-or-contract", "pay 1 crystal")
RESEARCH = ("main research-dev", "pay 1 crystal")


def colony(side: str = "colony", *keys: str) -> areo.Game:
    """Three in round nine, the first to move, after some choices."""
    spaces = (5, 2, 7) if side == "colony" else (1, 2, 3)
    others = [player(**MAREK, space=spaces[1]), player(**LOU, space=spaces[2])]
    state = STATE if side == "colony" else {**STATE, "order": [0, 1, 2], "shuttle": {"side": "orbit", "space": 3}}
    table = deal(
        players=3, bare=True, mars=MARS, others=others, missions=MISSIONS, state=state, **{**ME, "space": spaces[0]}
    )
    table.choose(*keys)
    return areo.from_position(table.game.position())


def leaving() -> areo.Game:
    """The others in orbit have had their turns, I may end mine in the colony, and then the shuttle flies to orbit."""
    state = {**STATE, "order": [1, 2, 0], "slots": {}}
    others = [player(**{**MAREK, "hangar": 0}, space=2), player(**{**LOU, "hangar": 0}, space=3)]
    me = {**ME, "space": 5, "contracts": [], "goals": []}  # nothing else to be asked
    table = deal(players=3, bare=True, mars=MARS, others=others, missions=MISSIONS, state=state, **me)
    while table.asked != [0]:
        table.pass_turn()
    table.choose("main control-center", "no tech", "done")
    return areo.from_position(table.game.position())


def travelling() -> areo.Game:
    """The same a moment later: I am asked whether I go along."""
    game = leaving()
    game.choose(0, ["end"])
    return game


def solo(*keys: str) -> areo.Game:
    """Alone in round eight, Lacerda's turn just played."""
    hexes = {id: there for id, there in MARS.items() if " of 2" not in there}
    mars = {id: {**hex_entry(id, there)} for id, there in hexes.items()}
    for hex in mars.values():
        hex.pop("hex")
        for what in ("owner", "miner", "advanced", "bot", "rover"):
            if hex.get(what) == 1:
                if what == "bot":
                    del hex["bot"]
                else:
                    hex[what] = "lacerda"
    him = {name: value for name, value in player(**MAREK).items() if name not in ("storage", "goals", "quarters")}
    state = {name: value for name, value in STATE.items() if name not in ("order", "slots", "shuttle")}
    table = alone(
        {id: hex for id, hex in mars.items() if hex},
        options={"solo_goal": "first_colonists"},
        him={**him, "space": 6, "deck": [3, 5], "discard": [4, 6, 8, 9, 10, 11, 12], "last_card": 12, "pass": 1},
        me={**player(**ME), "space": 7},
        missions={"A": {"id": "m_blueprint", "left": 4}, "B": {"id": "m_scientist", "left": 2}, "C": None},
        shuttle={"side": "colony", "space": 2},
        **{**state, "round": 8, "warehouse": {**state["warehouse"], "water": 2}},
    )
    table.choose(*keys)
    return areo.from_position(table.game.position())


def chapter(name: str, players: int, seat: int = 0, round: int = 6) -> areo.Game:
    """A chapter that was played at random until this seat has its turn in a round."""
    rng = Random(name)
    game = areo.new("on-mars", players=players, seed=name, chapter=name)
    while not (game.clock() >= round and (asked := game.asked[seat]) is not None and asked.kind == "menu"):
        asking = game.waiting_for()[0]
        decision = game.asked[asking]
        assert decision is not None, f"{name} is over before round {round}"
        game.choose(asking, rng.sample(list(decision.keys), decision.least))
    return game
