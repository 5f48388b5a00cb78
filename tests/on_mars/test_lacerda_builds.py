"""Lacerda constructs: which type, what it brings him, and whose technology he uses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.solo import BARE, COLONY, Alone, Hexes, alone, his_turn, lab, over_seeds

TYPES = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
# One of each type, so far apart that none joins another.
FIVE: Hexes = {
    **BARE,
    "2,-2": {"building": "generator"},
    "2,0": {"building": "water_extractor"},
    "-2,0": {"building": "greenhouse"},
    "-2,2": {"building": "oxygen_condenser"},
}
ROWS = dict.fromkeys(TYPES[1:], 1)


def builds(mars: Hexes = FIVE, **state: Any) -> Alone:
    return his_turn(1, mars, space=COLONY, **state)


def built(table: Alone) -> list[str]:
    """The types he has constructed, as the log tells."""
    return [table.game.rulebook.things.id(event["figures"][0]) for event in table.told("builds")]


# Which type


@pytest.mark.parametrize("icon", TYPES)
def test_he_builds_the_type_of_his_bots_icon_and_goes_to_the_next(icon: str) -> None:
    table = builds(him={"bot_icon": icon}, lss=ROWS)
    assert built(table) == [icon]
    assert table.him["bot_icon"] == TYPES[(TYPES.index(icon) + 1) % 5]


def test_a_type_that_is_not_below_the_colonys_level_is_passed_over() -> None:
    table = builds(him={"bot_icon": "generator"}, lss={**ROWS, "generator": 2, "water_extractor": 2})
    assert built(table) == ["greenhouse"]
    assert table.him["bot_icon"] == "oxygen_condenser"


def test_two_greenhouses_and_two_condensers_at_level_1_make_him_build_a_mine() -> None:
    table = builds(him={"bot_icon": "greenhouse"}, lss={**ROWS, "greenhouse": 2, "oxygen_condenser": 2})
    assert built(table) == ["mine"]
    assert table.him["bot_icon"] == "generator"


def test_a_mine_is_built_at_any_level() -> None:
    table = builds(him={"bot_icon": "mine"}, lss=ROWS)
    assert len(table.hexes(building="mine", miner="lacerda")) == 1


@pytest.mark.parametrize(("icon", "next"), [("mine", "generator"), ("generator", "water_extractor")])
def test_a_type_without_tiles_is_passed_over(icon: str, next: str) -> None:
    assert built(builds(him={"bot_icon": icon}, lss=ROWS, stacks={icon: []})) == [next]


def test_with_nothing_to_build_his_rover_moves() -> None:
    mars = {**FIVE, "0,1": {"tile": "d_crystals"}}
    table = builds(mars, lss=ROWS, stacks={type: [] for type in TYPES})
    assert table.slots("construct") == []
    assert (built(table), table.went()) == ([], ["0,1"])


def test_the_rule_holds_for_every_icon_and_every_row() -> None:
    """A second reckoning of the type, for many states of the life support system."""
    for number in range(48):
        icon = TYPES[number % 5]
        rows = {type: 1 + (number >> at) % 3 for at, type in enumerate(TYPES[1:])}
        level = 1 + number % 2
        left = [type for type in TYPES if (number * 7 + TYPES.index(type)) % 6]
        cycle = TYPES[TYPES.index(icon) :] + TYPES[: TYPES.index(icon)]
        wanted = [type for type in cycle if type in left and (type == "mine" or rows[type] < level + 1)]
        stacks: dict[str, list[object]] = {type: [] for type in TYPES if type not in left}
        table = builds(him={"bot_icon": icon}, lss=rows, level=level, stacks=stacks)
        assert built(table)[:1] == wanted[:1]


# What it brings


def test_he_keeps_no_yield_and_pays_no_resource() -> None:
    table = builds(him={"bot_icon": "generator", "crystals": 0}, lss=ROWS)
    assert built(table) == ["generator"]
    assert table.him["crystals"] == 0


def test_a_mines_colonist_is_his_and_costs_the_player_nothing() -> None:
    table = builds(him={"bot_icon": "mine"})
    assert table.me["quarters"] == 3
    assert len(table.hexes(miner="lacerda")) == 1


def test_the_arrows_of_his_tile_put_crystals_on_empty_hexes() -> None:
    table = builds(him={"bot_icon": "mine"})
    arrows = len(table.hexes(crystal=1))
    assert arrows > 0


def test_the_first_building_of_a_type_scores_and_pays_its_reward_and_a_crystal() -> None:
    rewards = {
        "generator": "rw_bots",
        "water_extractor": "rw_tech",
        "greenhouse": "rw_ships",
        "oxygen_condenser": "rw_mines",
    }
    table = builds(him={"bot_icon": "generator", "bots_on_board": 2}, lss=ROWS, rewards=rewards)
    assert table.state["lss"]["generator"] == 2
    assert table.him["op"] == 2 + 2 * 3  # the first step, and two for each of his three bots
    assert table.him["pending"] == 1


@pytest.mark.parametrize(
    ("reward", "points"),
    [
        ("rw_tech", 4),
        ("rw_ships", 4),
        ("rw_advanced", 2),
        ("rw_mines", 4),
        ("rw_bots", 4),
        ("rw_discovery", 6),
        ("rw_shelters", 4),
        ("rw_colonists", 6),
    ],
)
def test_what_each_reward_tile_counts_for_him(reward: str, points: int) -> None:
    others = [tile for tile in ("rw_tech", "rw_ships", "rw_bots", "rw_mines") if tile != reward]
    rewards = {"generator": reward, **dict(zip(TYPES[2:], others, strict=False))}
    mars: Hexes = {
        **FIVE,
        "-4,3": {"building": "shelter", "owner": "lacerda"},
        "-1,4": {"building": "mine", "miner": "lacerda"},
        "1,3": {"building": "mine", "advanced": "lacerda", "blueprint": 1},
    }
    him = {
        "bot_icon": "generator",
        "bots_on_board": 1,
        "hangar": 2,
        "ships": [3, 4, 5],
        "discoveries": ["d_tech", "d_hire", "d_develop"],
        **lab(L2_mid="shelter", L4_top="ship"),
    }
    table = builds(mars, him=him, lss={**ROWS, "generator": 2}, level=2, rewards=rewards)
    assert built(table) == ["generator"]
    assert table.him["op"] == points


def test_a_tile_lets_him_build_what_the_colony_does_not_need_for_no_reward() -> None:
    """He cannot pay for the slot, so that his rover takes the tile: the marker rises, and that is all."""
    mars = {**FIVE, "0,1": {"tile": "d_build_generator"}}
    table = builds(mars, lss={**ROWS, "generator": 2}, him={"crystals": 0}, slots={"construct": [0]})
    assert built(table)[:1] == ["generator"]
    assert table.state["lss"]["generator"] == 3
    assert (table.him["op"], table.him["pending"]) == (0, 0)


def test_as_a_bonus_he_calls_his_colonist_back_from_the_hire_action() -> None:
    table = builds(him={"bot_icon": "generator"}, lss=ROWS, slots={"hire_or_contract": ["lacerda", 0]})
    assert table.slots("hire_or_contract") == [0]
    assert table.him["pending"] == 0


def test_the_first_complex_of_a_type_places_his_cube_and_counts_for_the_mission() -> None:
    missions = {"A": {"id": "m_progress", "left": 5}, "B": None, "C": None}
    table = builds(him={"bot_icon": "mine", **lab(L1_top="mine")}, missions=missions)
    assert table.him["progress"] == ["mine"]
    assert table.state["missions"]["A"]["left"] == 4
    assert table.him["pending"] == 1


def test_a_lone_building_places_no_cube() -> None:
    assert builds(him={"bot_icon": "mine"}).him["progress"] == []


# Whose technology


def joins(table: Alone) -> bool:
    """Whether his new mine is next to the old one."""
    return any(hex in ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0") for hex in table.hexes(miner="lacerda"))


def test_he_joins_with_his_own_technology_if_it_is_enough() -> None:
    table = builds(him=lab(L1_top="mine"), me=lab(L4_top="mine"))
    assert joins(table)
    assert table.told("uses-tech") == []
    assert table.asked == [0]
    assert "main control-center" in table.offers()


def test_otherwise_he_uses_the_players_who_gets_an_oxygen_or_a_step() -> None:
    table = builds(me={**lab(L4_mid="mine"), "storage": {"oxygen": 0}})
    assert joins(table)
    assert table.asks() == "owner"
    assert table.offers() == ["oxygen", "develop L5.top", "develop L5.bottom"]
    table.choose("oxygen")
    assert table.me["storage"]["oxygen"] == 1


def test_the_player_may_develop_the_technology_instead() -> None:
    table = builds(me=lab(L4_top="mine"))
    table.choose("develop L5.top", "skip")
    assert table.me["lab"] == {"L5.top": "mine"}


def test_his_own_technology_is_not_enough_for_a_larger_complex() -> None:
    mars = {**FIVE, "1,0": {"building": "mine"}}
    table = builds(mars, him=lab(L1_top="mine"), me=lab(L3_top="mine"))
    assert len(table.told("uses-tech")) == 1
    assert table.asks() == "owner"


def test_a_piece_of_the_player_makes_room_and_the_player_says_where_it_goes() -> None:
    """Every other hex beside the mine is built on, so that he must take the one with the rover."""
    mars: dict[str, dict[str, object]] = {hex: dict(what) for hex, what in BARE.items()}
    for hex in ("0,-1", "1,-1", "0,1", "-1,1", "-1,0"):
        mars[hex] = {"building": "generator"}
    mars["1,0"] = {"rover": 0}
    table = builds(mars, him=lab(L1_top="mine"), lss=dict.fromkeys(ROWS, 2))
    assert table.asks() == "displace"
    assert set(table.offers()) == {"hex 0,0", "hex 1,1", "hex 2,0", "hex 2,-1", "hex 0,1", "hex 1,-1"}
    table.choose("hex 2,0")
    assert table.hexes(rover=0) == ["2,0"]
    assert table.mars["1,0"]["building"] == "mine"


@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_a_piece_of_his_makes_room_for_the_player_and_goes_to_a_nearest_hex_by_lot(piece: str) -> None:
    mars: Hexes = {**BARE, "4,-1": {piece: "lacerda"}, "2,0": {"building": "water_extractor"}, "3,-1": {"crystal": 1}}

    def displaced(seed: int) -> list[str]:
        table = alone(mars, seed=seed, me={"space": 8, "storage": {"battery": 1, "mineral": 0}}, active=0, order=[0])
        table.choose("main construct", "build water_extractor", "hex 4,-1")
        assert table.mars["4,-1"]["building"] == "water_extractor"
        return table.hexes(**{piece: "lacerda"})

    assert sorted(over_seeds(displaced)) == [["3,0"], ["4,0"], ["5,-1"], ["5,-2"]]
