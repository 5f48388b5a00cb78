"""Positions written by hand: every key is read and written, and what is left out is as at the start."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, cast

import pytest

from areo.on_mars.game_type import GAME
from tests.on_mars.colony import COMMON, LSS, TILES, Colony, saved, set_up

STATE: dict[str, Any] = {
    "round": 3,
    "phase": "colonization",
    "order": [1, 0],
    "active": 0,
    "main_done": True,
    "executive_done": True,
    "level": 2,
    "lss": {"generator": 2, "water_extractor": 3, "greenhouse": 4, "oxygen_condenser": 1},
    "rewards": {
        "generator": "rw_colonists",
        "water_extractor": "rw_ships",
        "greenhouse": "rw_shelters",
        "oxygen_condenser": "rw_advanced",
    },
    "missions": {"A": {"id": "m_blueprint", "left": 6}, "B": None, "C": {"id": "m_research", "left": 1}},
    "remaining_missions": 2,
    "end_triggered": True,
    "last_round": True,
    "shuttle": {"side": "colony", "space": 2},
    "warehouse": {"crystal": 0, "battery": 2, "water": 1, "plant": 3, "oxygen": 2},
    "tech_grid": {"top": ["mine", None, "ship"], "middle": ["rover", "upgrade", "generator"], "bottom": ["ship", None]},
    "tech_stock": ["rover", "greenhouse"],
    "blueprint_rows": {"bottom": [1, 3, None, 4, 5, 6], "top": [13, None, None, 24, None, None]},
    "blueprint_deck": [14, 15],
    "display": ["geologist", "contract-3", None, "contract-4", "geochemist", "systems_engineer"],
    "contract_deck": [1, 2],
    "exploration": ["d_crystals", "d_hire"],
    "discovery_stack": ["d_upgrade", "d_develop"],
    "stacks": {"mine": [[], [0]], "generator": [[2, 4]], "water_extractor": [], "greenhouse": [[3]]},
    "map": [
        {"hex": "-5,0", "research": "A"},
        {"hex": "-4,2", "building": "shelter", "owner": 1, "rover": 1},
        {"hex": "-1,0", "crystal": 1},
        {"hex": "0,0", "building": "mine"},
        {"hex": "0,2", "building": "mine", "miner": 0},
        {"hex": "0,3", "building": "shelter", "owner": 2},
        {"hex": "2,0", "building": "greenhouse", "advanced": 1, "blueprint": 8},
        {"hex": "3,1", "tile": "d_build_any"},
        {"hex": "4,-2", "building": "shelter", "owner": 0, "bot": 0},
        {"hex": "5,-3", "rover": 0},
    ],
    "slots": {
        "construct": [0, 1],
        "upgrade": [2, 2],
        "obtain_blueprint": [],
        "research_dev": [1],
        "hire_or_contract": [1],
    },
    "aside": [[1, "ship"]],
    "contracts_told": [7],
    "radar": "d_warehouse",
    "developed": 2,
    "players": [
        {
            "space": 6,
            "op": 4,
            "storage": {"mineral": 1, "battery": 0, "water": 2, "plant": 1, "oxygen": 1},
            "crystals": 2,
            "pending": 1,
            "quarters": 2,
            "working": 1,
            "gained_colonists": 1,
            "bots_in_supply": 3,
            "ships": [1, 2, 4],
            "hangar": 1,
            "ships_removed": 1,
            "shelters_left": 3,
            "markers": 6,
            "lab": {"L1.top": "rover", "L2.mid": "shelter"},
            "blueprints": [{"num": 2, "built": False}],
            "scientists": [{"id": "hydrologist", "at": None}, {"id": "biochemist", "at": 8}],
            "contracts": [{"num": 7, "on": {"mineral": 4}}, {"num": 9, "on": {"water": 2}}, {"num": 12, "on": {}}],
            "goals": [7, 14],
            "goal_done": [3],
            "progress": ["mine", "greenhouse"],
            "discoveries": ["d_build_mine", "d_tech"],
            "research": ["A", "D"],
            "bots": [None, "4,-2", None, None],
            "rover_moved": True,
        },
        {
            "space": 2,
            "lab": {"L6": "ship"},
            "blueprints": [{"num": 8, "built": True}],
            "rover_moved": True,
            "goals": [],
        },
        {"space": 8, "quarters": 4, "goals": [1, 2, 16], "rover_moved": False},
    ],
}
BY_SEAT = [(seat, key) for seat in range(3) for key in STATE["players"][seat]]
ALONE = [key for key in STATE if key != "players"]
MORE_FOLLOWS = ("blueprint_deck", "discovery_stack")  # after what is named


def restored(state: dict[str, Any], players: int = 3, **options: Any) -> Colony:
    game = GAME.restore({"players": players, "seed": "1", **options}, deepcopy(state))
    game.keep_first()
    return Colony(game)


@pytest.mark.parametrize("key", ALONE)
def test_every_key_is_read_and_written_as_it_was(key: str) -> None:
    written = restored(STATE).state[key]
    if key in MORE_FOLLOWS:
        assert written[: len(STATE[key])] == STATE[key]
    elif key == "stacks":
        assert {type: written[type] for type in STATE[key]} == STATE[key]
    else:
        assert written == STATE[key]


@pytest.mark.parametrize(("seat", "key"), BY_SEAT)
def test_every_key_of_a_player_is_read_and_written_as_it_was(seat: int, key: str) -> None:
    assert restored(STATE).player(seat)[key] == STATE["players"][seat][key]


def test_a_position_that_was_written_is_read_to_the_same_table() -> None:
    table = restored(STATE)
    again = saved(table)
    assert again.state == table.state
    assert again.offers() == table.offers()


def test_nothing_is_written_that_was_not_asked_for() -> None:
    keys = {"arrows", "lacerda", "learned", "pending", "reveals", "rng", "task_deck", "task_done"}  # the rest
    keys |= {"level_row", "shuttle_leaves", "solo_goal", "walk"}  # what follows from it, for whoever draws it
    table = restored(STATE)
    assert set(table.state) == {*STATE, *keys}
    follows = {"storage_limit", "depot", "beds", "supply", "contracts_met", "goals_standing"}
    assert set(table.player()) == {*STATE["players"][0], "first_card", "tasks", "tasks_done", *follows}


# What is left out


def test_a_position_that_says_nothing_is_the_first_turn_with_everything_as_it_was_dealt() -> None:
    table = restored({}, players=2)
    start = set_up(2, "1").state
    told = [
        "round",
        "level",
        "lss",
        "rewards",
        "missions",
        "remaining_missions",
        "shuttle",
        "warehouse",
        "map",
        "slots",
    ]
    told += ["tech_grid", "tech_stock", "blueprint_rows", "blueprint_deck", "display", "contract_deck", "exploration"]
    told += ["discovery_stack", "stacks", "radar", "aside", "main_done", "executive_done", "end_triggered"]
    assert {key: table.state[key] for key in told} == {key: start[key] for key in told}
    assert table.state["phase"] == "colonization"
    assert [table.player(seat)["space"] for seat in (0, 1)] == [1, 2]
    assert table.state["order"] == [0, 1]
    for seat in (0, 1):
        same = set(table.player(seat)) - {"space", "goals", "goals_standing"}
        assert {key: table.player(seat)[key] for key in same} == {key: start["players"][seat][key] for key in same}
        assert len(table.player(seat)["goals"]) == 3


def test_goals_that_are_not_told_are_three_that_nobody_else_has() -> None:
    table = restored({"players": [{"goals": [4, 5, 6]}, {"goal_done": [1]}]}, players=2)
    hand = table.player(1)["goals"]
    assert len(hand) == 2
    assert not set(hand) & {1, 4, 5, 6}


def test_a_mission_with_nothing_left_to_do_is_done() -> None:
    missions = {"A": {"id": "m_tech", "left": 0}, "B": {"id": "m_bots", "left": 1}, "C": None}
    assert restored({"missions": missions}, players=2).state["missions"] == {**missions, "A": None}


def test_whoever_is_still_to_act_follows_an_active_seat_that_is_not_in_the_order() -> None:
    table = restored({"active": 0, "main_done": True, "order": [2, 1], "players": [{"goals": []}]})
    table.choose("end")
    assert table.asked == [2]


def test_a_contract_that_is_complete_already_does_not_count_for_the_mission_again() -> None:
    held = [{"num": 9, "on": {"water": 3, "mineral": 2}}, {"num": 8}]
    state = {
        "missions": {"A": {"id": "m_contract", "left": 2}, "B": None, "C": None},
        "players": [{"space": 5, "goals": [], "contracts": held}],
    }
    table = restored(state, players=2)
    table.choose("deliver contract-8 battery")
    assert (table.left(), table.player()["pending"]) == (2, 0)
    assert table.state["contracts_told"] == [9]


def test_lacerda_is_told_of_as_a_player_without_storage_and_quarters() -> None:
    told = {**STATE["players"][0], "goals": [], "goal_done": [], "working": 0, "gained_colonists": 0}
    for key in ("storage", "quarters", "bots", "rover_moved"):
        del told[key]
    state = {"players": [{"space": 2}], "lacerda": {**told, "blueprints": [{"num": 2}], "scientists": []}}
    him = restored(state, players=1).state["lacerda"]
    kept = ("space", "op", "crystals", "pending", "ships", "hangar", "markers", "lab", "contracts", "progress")
    assert {key: him[key] for key in kept} == {key: told[key] for key in kept}


def test_lacerda_may_go_by_the_number_after_the_last_seat() -> None:
    state = {"order": [0, 1], "slots": {"construct": [1]}, "map": [{"hex": "-4,2", "building": "shelter", "owner": 1}]}
    told = restored(state, players=1).state
    assert (told["order"], told["slots"]["construct"]) == ([0, "lacerda"], ["lacerda"])
    assert told["map"] == [{"hex": "-4,2", "building": "shelter", "owner": "lacerda"}]


def test_bots_colonists_markers_and_shelters_that_are_not_told_are_in_the_supply() -> None:
    mars = [
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "4,-3", "building": "shelter", "owner": 0, "bot": 0},
        {"hex": "4,-4", "building": "shelter", "owner": 0, "bot": 0},
        {"hex": "0,0", "building": "mine", "miner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": 1},
    ]
    state = {
        "map": mars,
        "slots": {"construct": [0, 0]},
        "players": [{"quarters": 3, "working": 2, "blueprints": [{"num": 1}, {"num": 24}]}],
    }
    table = restored(state, players=2)
    mine = table.player()
    assert (mine["bots_in_supply"], mine["shelters_left"], mine["markers"]) == (2, 2, 6)
    assert table.table.supply[0] == 12 - 3 - 2 - 2 - 1
    assert (table.player(1)["bots_in_supply"], table.player(1)["shelters_left"]) == (4, 4)


@pytest.mark.parametrize(("told", "left"), [(0, 0), (2, 2), (4, 3)])
def test_fewer_bots_may_be_in_the_supply_but_no_more_than_the_map_leaves(told: int, left: int) -> None:
    mine = {"space": 5, "storage": {"mineral": 0}, "bots_in_supply": told}
    table = saved(restored({"players": [mine]}, players=2))
    assert table.player()["bots_in_supply"] == left
    table.choose("main welcome-ship", "ship 1")
    if not left:
        assert table.player()["quarters"] == 4  # nothing is left to choose: only colonists came
        return
    assert ("do 2" in table.offers()) == (left > 0)


def test_research_tiles_that_somebody_has_have_left_the_map() -> None:
    state = restored({"players": [{"research": ["A", "B"]}, {"research": ["A"]}]}, players=2).state
    letters = [hex["research"] for hex in state["map"] if "research" in hex]
    assert sorted(letters) == ["B", "C", "C", "D", "D"]


def test_stacks_follow_from_the_map_and_markers_of_the_life_support_system_stand_as_at_the_start() -> None:
    mars: list[dict[str, Any]] = [
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": 1},
        *({"hex": f"0,{row}", "building": "generator"} for row in range(3)),
        *({"hex": f"2,{row}", "building": "mine"} for row in range(2)),
    ]
    table = restored({"map": mars}, players=2)
    assert table.state["lss"] == dict.fromkeys(LSS, 1)
    assert {type: len(stack) for type, stack in table.state["stacks"].items()} == {
        "mine": 5,
        "generator": 4,
        "water_extractor": 6,
        "greenhouse": 6,
        "oxygen_condenser": 6,
    }


@pytest.mark.parametrize(("level", "low", "high", "deck"), [(1, 6, 0, 18), (2, 6, 6, 6), (3, 0, 12, 0), (5, 0, 12, 0)])
def test_blueprints_on_offer_follow_from_the_level(level: int, low: int, high: int, deck: int) -> None:
    state = restored({"level": level}, players=2).state
    rows = state["blueprint_rows"]["bottom"] + state["blueprint_rows"]["top"]
    offer = [number for number in rows if number]
    assert len([number for number in offer if number <= 12]) == low
    assert len([number for number in offer if number > 12]) == high
    assert len(state["blueprint_deck"]) == deck


def test_tiles_of_a_stack_may_have_any_arrows() -> None:
    stacks = {"generator": [[3, 5], [3, 5], [0, 1, 2, 3, 4, 5]], "mine": [[1]]}
    told = restored({"stacks": stacks}, players=2).state
    assert {type: told["stacks"][type] for type in stacks} == stacks
    assert told["arrows"]["generator"] == [3, 5]


def test_a_mission_that_is_told_without_its_count_has_all_of_it_before_it() -> None:
    told = restored({"missions": {"A": {"id": "m_tech"}}}, players=3).state["missions"]
    assert told["A"] == {"id": "m_tech", "left": 11}


@pytest.mark.parametrize("seed", "12345678")
def test_what_was_dealt_gives_way_to_missions_and_rewards_that_are_told(seed: str) -> None:
    state = {"missions": {"B": {"id": "m_bots", "left": 2}}, "rewards": {"greenhouse": "rw_bots"}}
    told = cast(Any, GAME.restore({"players": 2, "seed": seed}, state).position()["state"])
    missions = [told["missions"][slot]["id"] for slot in "ABC"]
    assert (missions[1], len(set(missions))) == ("m_bots", 3)
    assert told["missions"]["B"]["left"] == 2
    assert told["rewards"]["greenhouse"] == "rw_bots"
    assert len(set(told["rewards"].values())) == 4


def test_ships_in_the_hangar_or_out_of_the_game_have_left_the_depot() -> None:
    assert restored({"players": [{"hangar": 2, "ships_removed": 1}]}, players=2).player()["ships"] == [4, 5]


def test_colonists_and_goods_may_be_more_than_there_is_room_for() -> None:
    """Nobody asks whether play could lead there. With seven colonists the fourth row counts."""
    table = restored({"players": [{"quarters": 7, "crystals": 8, "storage": {"plant": 6}}]}, players=2)
    assert (table.player()["beds"], table.player()["depot"], table.player()["storage_limit"]) == (4, 3, 2)
    assert table.game.scores()[0]["quarters"] == 10


def test_a_map_may_leave_out_somebodys_shelter() -> None:
    table = restored({"map": [{"hex": "0,0", "building": "mine", "bot": 0}]}, players=2)
    assert (table.player(1)["beds"], table.player(1)["storage_limit"], table.player(1)["shelters_left"]) == (4, 1, 5)


@pytest.mark.parametrize(
    ("him", "top", "discard"),
    [
        ({"deck": [7, 2]}, [7, 2], []),
        ({"discard": [1, 2]}, [], [1, 2]),
        ({"deck": [], "discard": []}, [], []),
        ({"last_card": 3}, [], [3]),
    ],
)
def test_cards_of_lacerda_that_are_named_nowhere_follow_those_of_his_deck(
    him: dict[str, Any], top: list[int], discard: list[int]
) -> None:
    told = restored({"lacerda": him}, players=1).state["lacerda"]
    assert (told["deck"][: len(top)], told["discard"]) == (top, discard)
    assert sorted(told["deck"] + discard) == list(range(1, 13))


def test_with_deck_and_discard_told_lacerda_has_no_other_cards() -> None:
    told = restored({"lacerda": {"deck": [7], "discard": [1, 2]}}, players=1).state["lacerda"]
    assert (told["deck"], told["discard"]) == ([7], [1, 2])


def test_a_cell_of_the_laboratory_may_be_told_to_be_empty() -> None:
    lab = {"L1.top": None, "L6": "rover"}
    assert restored({"players": [{"lab": lab}]}, players=2).player()["lab"] == {"L6": "rover"}


def test_a_shuttle_that_is_gone_may_be_told_as_nothing() -> None:
    assert restored({"level": 5, "shuttle": None}, players=2).state["shuttle"]["space"] == 0


def test_places_of_the_grid_that_a_row_does_not_list_are_empty() -> None:
    grid = restored({"tech_grid": {"top": ["rover"]}}, players=2).state["tech_grid"]
    assert grid["top"] == ["rover", None, None]
    assert None not in grid["middle"] + grid["bottom"]


def test_three_goals_may_be_in_hand_beside_one_that_is_done() -> None:
    player = restored({"players": [{"goals": [1, 2, 3], "goal_done": [4]}]}, players=2).player()
    assert (player["goals"], player["goal_done"]) == ([1, 2, 3], [4])


@pytest.mark.parametrize("rows", [{"bottom": [1]}, {"bottom": [1, 2, 3, 4, 5, 6], "top": [7, 8, 9]}])
def test_at_level_2_a_row_of_each_level_is_dealt_whatever_was_on_offer(rows: dict[str, list[int]]) -> None:
    table = restored({"blueprint_rows": rows, "lss": dict.fromkeys(LSS, 2), "main_done": True}, players=2)
    table.choose("end")
    told = table.state["blueprint_rows"]
    assert not [number for number in told["bottom"] if number and number > 12]
    assert not [number for number in told["top"] if number <= 12]


def test_contracts_take_the_places_of_hired_scientists_and_the_others_are_in_the_deck() -> None:
    players = [{"scientists": [{"id": "hydrologist"}], "contracts": [{"num": 1}]}]
    state = restored({"players": players}, players=2).state
    assert state["display"] == [
        "geologist",
        "rd_engineer",
        "contract-2",
        "biochemist",
        "geochemist",
        "systems_engineer",
    ]
    assert state["contract_deck"] == list(range(3, 13))


def test_tiles_that_lie_nowhere_are_in_the_stack_in_no_order_one_could_tell() -> None:
    given = {"exploration": ["d_hire"], "discovery_stack": ["d_tech", "d_upgrade"], "radar": "d_develop"}
    players = [{"discoveries": ["d_crystals"]}]
    orders = []
    for seed in "123":
        game = GAME.restore({"players": 2, "seed": seed}, {**given, "players": players})
        stack = cast(Any, game.position()["state"])["discovery_stack"]
        assert stack[:2] == ["d_tech", "d_upgrade"]
        assert sorted(stack) == sorted(set(TILES) - {"d_hire", "d_develop", "d_crystals"})
        orders.append(stack[2:])
    assert len({tuple(order) for order in orders}) == 3


def test_blueprints_that_lie_nowhere_follow_those_of_the_deck_that_are_named() -> None:
    orders = []
    for seed in "123":
        game = GAME.restore({"players": 2, "seed": seed}, {"blueprint_deck": [7, 3]})
        state = cast(Any, game.position()["state"])
        assert state["blueprint_deck"][:2] == [7, 3]
        cards = [*state["blueprint_rows"]["bottom"], *state["blueprint_deck"]]
        assert sorted(cards) == list(range(1, 25))
        orders.append(tuple(state["blueprint_rows"]["bottom"]))
    assert len(set(orders)) == 3


# Phases


def test_in_each_phase_play_goes_on_from_where_it_is() -> None:
    assert restored({"phase": "set_up"}, players=2).offers() == [f"space {space}" for space in range(1, 9)]
    assert restored({"phase": "set_up", "players": [{"space": 3}]}, players=2).asked == [1]
    orbit = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}}
    assert restored(orbit, players=2).offers() == ["stay", "shuttle"]
    assert restored({"phase": "count"}, players=2).over
    assert restored({"phase": "finished"}, players=2).over


@pytest.mark.parametrize("active", [0, 1, 2])
def test_whoever_is_active_moves_and_those_after_them_in_the_order_follow(active: int) -> None:
    spaces = [{"space": 7}, {"space": 5}, {"space": 6}]
    table = restored({"active": active, "players": spaces, "shuttle": {"side": "colony", "space": 1}})
    order = [1, 2, 0]
    assert table.state["order"] == order
    for seat in order[order.index(active) :]:
        assert table.asked == [seat]
        table.pass_turn()
    assert table.state["phase"] == "shuttle"


def test_main_and_executive_actions_that_are_done_are_not_offered_again() -> None:
    done = restored({"main_done": True, "players": [{"space": 5}]}, players=2)
    assert done.offered("main") == []
    assert "end" in done.offers()
    both = restored({"main_done": True, "executive_done": True}, players=2)
    assert both.offers() == ["end"]


def test_a_position_for_three_or_four_has_their_warehouse_and_stock() -> None:
    for players, full, stock in ((2, 2, 0), (3, 3, 8), (4, 3, 8)):
        state = restored({}, players=players).state
        assert set(state["warehouse"].values()) == {full}
        assert len(state["tech_stock"]) == stock
        assert len(state["players"]) == players


def test_every_type_of_building_is_told_apart_on_the_map() -> None:
    mars = [
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": 1},
        *({"hex": f"{at},0", "building": type} for at, type in enumerate(COMMON)),
    ]
    hexes = {entry["hex"]: entry for entry in restored({"map": mars}, players=2).state["map"]}
    assert {hex: entry["building"] for hex, entry in hexes.items() if "owner" not in entry} == {
        f"{at},0": type for at, type in enumerate(("mine", *LSS))
    }
