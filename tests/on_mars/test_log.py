"""The log: each deed stands in it with its figures, and whom it befell."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.deal import Seating, filled_in, pattern
from tests.on_mars.colony import LSS, Colony, deal, player, use
from tests.on_mars.solo import BARE, COLONY, alone, his_turn

SHUTTLE = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "exploration": ["d_hire", "d_tech"]}
HOME = {"phase": "shuttle", "order": [1, 0], "active": 1, "shuttle": {"side": "colony", "space": 1}}
GRID = {"top": ["mine", None, None], "middle": ["ship", None, None], "bottom": ["rover", None]}
ADVANCED = [("m_advanced", 8)]
CONTRACTS = {"display": ["contract-1", "geologist", "hydrologist"], "contract_deck": [9]}


def told(table: Seating, seat: int | None = None) -> list[str]:
    """What the log tells, without its wording: "pays-battery: Player 1, 1"; "!" in front if it befalls somebody."""
    lines: list[str] = []
    for event in cast(list[dict[str, Any]], table.game.events(seat)):
        template = table.game.rulebook.phrases["en"][f"log.{event['what']}"]
        found = re.search(pattern(template), event["text"])
        assert found, event["text"]
        befalls = "".join(f"!{whom} " for whom in event["befalls"])
        lines.append(befalls + filled_in(event["what"], template, found))
    return lines


def slots(**taken: list[int]) -> dict[str, Any]:
    return {"slots": taken}


# The first line of a turn names the main or executive action; it is left out here.
DEEDS: list[tuple[Callable[[], Colony], list[str], list[str]]] = [
    (
        lambda: deal(storage="1 mineral 1 battery"),
        ["main construct", "build water_extractor", "hex 4,-1", "pay 1 battery"],
        [
            "pays-battery: Player 1, 1",
            "builds: Player 1, water extractor, K5",
            "gains-water: Player 1, 1",
            "lss: water extractor, 2",
            "scores: Player 1, 2",
        ],
    ),
    (
        lambda: deal(storage="1 battery", mars={"4,-1": "bot of 1"}),
        ["main construct", "hex 4,-1", "hex 4,0"],
        [
            "pays-battery: Player 1, 1",
            "displaced: Player 2, K5, K6",
            "builds: Player 1, water extractor, K5",
            "gains-water: Player 1, 1",
            "lss: water extractor, 2",
            "scores: Player 1, 2",
        ],
    ),
    (
        lambda: deal(side="orbit", crystals=1, goals=[7], quarters=3, state=slots(obtain_blueprint=[1, 1])),
        ["main obtain-blueprint", "pay goal-7 1 colonist", "card blueprint-2"],
        [
            "goal-as-crystal: Player 1",
            "works: Player 1, 1",
            "blueprint: Player 1, Metal Deposit",
            "gains-mineral: Player 1, 1",
        ],
    ),
    (
        lambda: deal(side="orbit", crystals=2, quarters=3, state=slots(obtain_blueprint=[1, 1])),
        ["main obtain-blueprint", "pay 2 crystal", "card blueprint-2"],
        ["pays-crystal: Player 1, 2", "blueprint: Player 1, Metal Deposit", "gains-mineral: Player 1, 1"],
    ),
    (
        lambda: deal(quarters=3, crystals=2, state=slots(construct=[1, 1, 0])),
        ["main construct"],
        ["!1 cleared: Player 2, 2"],
    ),
    (
        lambda: deal(side="orbit", quarters=4, storage="1 battery", state={"tech_grid": GRID}),
        ["main learn-tech", "learn ship L1.top", "benefit", "take water", "boost"],
        [
            "pays-battery: Player 1, 1",
            "learns: Player 1, ship technology",
            "takes-water: Player 1, 1",
            "gains-water: Player 1, 1",
            "works: Player 1, 1",
            "learns: Player 1, rover technology",
            "gains-crystal: Player 1, 1",
        ],
    ),
    (
        lambda: deal(side="orbit", storage="1 plant", lab={"L1.top": "rover"}),
        ["main research-dev", "develop rover L2.top"],
        ["pays-plant: Player 1, 1", "develops: Player 1, rover technology, 2"],
    ),
    (
        lambda: deal(others=[player(lab={"L1.top": "rover"})]),
        ["main control-center", "tech seat 1", "rover S"],
        ["uses-tech: Player 1, rover technology, Player 2", "rover-moves: Player 1, G5, G6"],
    ),
    (
        lambda: deal(mars={"0,1": "crystal", "0,2": "d_crystals"}, missions=[("m_discovery", 1)]),
        ["main control-center", "rover S", "rover S", "bot 4,-2 S", "done"],
        [
            "rover-moves: Player 1, G5, G6",
            "gains-crystal: Player 1, 1",
            "rover-moves: Player 1, G6, G7",
            "bot-moves: Player 1, K4, K5",
            "takes-tile: Player 1, Crystal Cave",
            "contributes: Player 1, Into the Unknown, 1, 0",
            "mission-done: Into the Unknown, 2",
            "gains-crystal: Player 1, 3",
        ],
    ),
    (
        lambda: deal(storage="1 water", mars={"0,1": "d_res_water"}),
        ["main control-center", "rover S", "done"],
        [
            "rover-moves: Player 1, G5, G6",
            "takes-tile: Player 1, Buried Ice",
            "gains-water: Player 1, 1",
            "lost-water: Player 1, 2",
        ],
    ),
    (
        lambda: deal(mars={"4,-1": "d_hire"}),
        ["main control-center", "bot 4,-2 S", "done"],
        ["bot-moves: Player 1, K4, K5", "tile-destroyed: Message from Earth"],
    ),
    (
        lambda: deal(quarters=3, state=CONTRACTS, missions=[("m_scientist", 4)]),
        ["main hire-or-contract", "card geologist", "end"],
        [
            "works: Player 1, 2",
            "hires: Player 1, Geologist",
            "contributes: Player 1, Scientific Staff, 2, 3",
            "fills-display: Player 1, Water Delivery",
            "turn: Player 2",
        ],
    ),
    (
        lambda: deal(crystals=1, quarters=3, state=CONTRACTS),
        ["main hire-or-contract", "card contract-1"],
        ["pays-crystal: Player 1, 1", "hires: Player 1, Power Grid"],
    ),
    (
        lambda: deal(storage="1 plant 1 water", quarters=1, missions=[("m_bots", 3)]),
        ["main welcome-ship", "ship 1", "do 2", "hex 3,-2"],
        [
            "pays-water: Player 1, 1",
            "pays-plant: Player 1, 1",
            "welcomes: Player 1, ship 1",
            "colonists: Player 1, 1",
            "bot-lands: Player 1, J4",
            "contributes: Player 1, Bot Workforce, 2, 2",
        ],
    ),
    (
        lambda: deal(
            storage="1 mineral", blueprints=[1], mars={"0,0": "mine, miner of 1", "1,0": "bot of 0"}, missions=ADVANCED
        ),
        ["main upgrade"],
        [
            "pays-mineral: Player 1, 1",
            "!1 miner-home: Player 2, G5",
            "upgrades: Player 1, Construction Yard, G5",
            "contributes: Player 1, Advanced Colony, 1, 7",
        ],
    ),
    (
        lambda: use(13, whose=1, scientists=["geologist"]),
        ["use blueprint-13"],
        ["scientist-works: Player 1, Geologist, Mineral Mine", "scores: Player 1, 2"],
    ),
    (
        lambda: use(15, state={"exploration": ["d_crystals", "d_res_water"]}),
        ["use blueprint-15", "tile d_crystals"],
        ["pays-crystal: Player 1, 2", "radar: Player 1, Crystal Cave", "gains-crystal: Player 1, 3"],
    ),
    (
        lambda: use(18, quarters=1, working=3),
        ["use blueprint-18", "amount 2"],
        ["pays-crystal: Player 1, 2", "retrieves: Player 1, 2"],
    ),
    (
        lambda: deal(others=[player(pending=9, crystals=2, contracts=[{"num": 12, "on": {"crystal": 1}}])]),
        ["main control-center", "done", "end"],
        [
            "turn: Player 2",
            "to-depot: Player 2, 1",
            "delivers-crystal: Player 2, 1, Crystal Delivery",
            "delivers-crystal: Player 2, 1, Crystal Delivery",
            "lost-crystal: Player 2, 6",
        ],
    ),
    (lambda: deal(side="orbit"), ["main landing-pod", "space 5"], ["takes-space: Player 1, space 5"]),
    (
        lambda: deal(contracts=[{"num": 7, "on": {"mineral": 3}}], storage="1 mineral", missions=[("m_contract", 1)]),
        ["main control-center", "deliver contract-7 mineral"],
        [
            "delivers-mineral: Player 1, 1, Ore Delivery",
            "contract-done: Player 1, Ore Delivery",
            "contributes: Player 1, Trade with Earth, 1, 0",
            "mission-done: Trade with Earth, 2",
        ],
    ),
    (
        lambda: deal(goals=[8], state={"level": 3}),
        ["main control-center", "goal 8"],
        ["goal: Player 1, Thriving Colony"],
    ),
]


@pytest.mark.parametrize(("table", "keys", "lines"), DEEDS, ids=[" ".join(keys) for _, keys, _ in DEEDS])
def test_a_deed_is_told_with_all_that_came_of_it(
    table: Callable[[], Colony], keys: list[str], lines: list[str]
) -> None:
    laid = table()
    laid.choose(*keys)
    action, *rest = told(laid)
    assert action.startswith(("main: Player 1, ", "executive: Player 1, "))
    assert rest == lines


@pytest.mark.parametrize(
    ("other", "keys", "lines"),
    [
        ({"contracts": [7], "storage": "2 mineral"}, [], ["delivers-mineral: Player 2, 1, Ore Delivery"]),
        ({"storage": "2 mineral"}, [], ["lost-mineral: Player 2, 1"]),
        ({"storage": ""}, [], ["gains-mineral: Player 2, 1"]),
        ({"contracts": [7], "storage": ""}, ["storage"], ["gains-mineral: Player 2, 1"]),
        (
            {"storage": "", "working": 2, "quarters": 1},
            ["space 2"],
            ["gains-mineral: Player 2, 1", "retrieves: Player 2, 2", "takes-space: Player 2, space 2"],
        ),
    ],
)
def test_the_way_to_orbit_tells_what_the_mines_yield_and_who_comes_home(
    other: dict[str, Any], keys: list[str], lines: list[str]
) -> None:
    table = deal(side="orbit", others=[player(space=6, **other)], mars={"0,0": "mine, miner of 1"}, state=HOME)
    table.choose("shuttle", *keys)
    assert told(table) == ["shuttle-travels: orbit", *lines]


def test_the_way_to_the_colony_tells_the_tile_and_all_who_come_back() -> None:
    state = {**SHUTTLE, **slots(obtain_blueprint=[0, 0], construct=[0])}
    table = deal(side="orbit", working=2, quarters=1, state=state)
    table.choose("shuttle", "tile d_tech", "hex 0,-3")
    assert told(table) == [
        "shuttle-travels: the colony",
        "explores: Player 1, New Method, G2",
        "retrieves: Player 1, 3",
    ]


def test_a_ship_that_is_spent_is_told() -> None:
    state = {**SHUTTLE, "shuttle": {"side": "colony", "space": 2}}
    table = deal(side="orbit", hangar=1, ships=[1, 2, 3, 4], state=state)
    table.choose("ship")
    assert told(table) == ["shuttle-moves: 1", "spends-ship: Player 1"]


def test_lacerdas_card_and_what_he_takes_are_told() -> None:
    assert told(his_turn(3, space=COLONY, display=["geologist"], contract_deck=[1])) == [
        "turn: Lacerda",
        "solo-card: solo card 8",
        "hires: Lacerda, Geologist",
        "fills-display: Lacerda, Power Grid",
        "turn: Player 1",
    ]


def test_lacerdas_second_pass_counts_for_the_mission_of_his_card() -> None:
    again = {"deck": [], "discard": [3], "pass": 1}
    missions = {"A": {"id": "m_bots", "left": 2}, "B": None, "C": None}
    assert told(his_turn(1, him=again, missions=missions))[:4] == [
        "turn: Lacerda",
        "solo-shuffled",
        "solo-card: solo card 3",
        "contributes: Lacerda, Bot Workforce, 2, 1",
    ]


@pytest.mark.parametrize(
    ("level", "space", "line"),
    [
        (1, 1, "shuttle-travels: orbit"),
        (3, 3, "shuttle-moves: 2"),
        (4, 1, "shuttle-stands"),
        (5, 2, "shuttle-gone: orbit"),
    ],
)
def test_the_round_tells_what_the_shuttle_does(level: int, space: int, line: str) -> None:
    shuttle = {"side": "colony", "space": space}
    other = player(hangar=1, ships=[1, 2, 3, 4])
    table = deal(others=[other], hangar=1, ships=[1, 2, 3, 4], state={"order": [0], "level": level, "shuttle": shuttle})
    table.pass_turn()
    assert told(table) == ["main: Player 1, control center", line]
    table.choose("stay", "stay")
    assert told(table)[2:] == ["round: 4", "turn: Player 1"]


def test_a_new_level_is_told_as_nobodys_doing() -> None:
    table = deal(state={"lss": dict.fromkeys(LSS, 2)}, progress=["mine"])
    table.pass_turn()
    assert told(table)[1:] == ["level: 2", "scores: Player 1, 1", "turn: Player 2"]
    event = next(event for event in table.game.events(None) if event["what"] == "level")
    assert event["seat"] is None


def test_a_piece_of_his_that_makes_room_is_told_and_befalls_nobody() -> None:
    mars = {**BARE, "4,-1": {"rover": "lacerda"}, "2,0": {"building": "water_extractor"}}
    table = alone(mars, me={"space": 8, "storage": {"battery": 1, "mineral": 0}}, active=0, order=[0])
    table.choose("main construct", "build water_extractor", "hex 4,-1")
    assert [line[:24] for line in told(table) if "displaced" in line] == ["displaced: Lacerda, K5, "]
