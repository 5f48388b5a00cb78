"""The life support system: what a building the colony needs is worth, the reward tiles, the bonuses, and the level."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import LSS, REWARDS, Colony, deal, player

# Each type alone, two steps from the one that stands there: what it costs, where it goes, and where the bot is.
SITES = {
    "generator": ("mineral", "4,-3", "4,-4"),
    "water_extractor": ("battery", "4,-1", "3,-1"),
    "greenhouse": ("water", "-3,-1", "-3,0"),
    "oxygen_condenser": ("plant", "-4,3", "-3,3"),
}


def needed(type: str = "generator", *keys: str, level: int = 1, row: int = 1, **given: Any) -> Colony:
    """A table on which I have built this type, with the marker on this row before and all others on the first."""
    cost, hex, bot = SITES[type]
    rows = {**dict.fromkeys(LSS, 1), type: row}
    mars = {"4,-2": "shelter of 0", bot: "bot of 0", **given.pop("mars", {})}
    state = {"level": level, "lss": rows, **given.pop("state", {})}
    table = deal(**{"mars": mars, "storage": f"1 {cost}", "quarters": 1, "state": state, **given})
    table.build(type, hex, *keys)
    return table


def rewarded(tile: str, **given: Any) -> int:
    """The points of a tile for whoever builds a generator: its marker is not the first to leave its row."""
    rewards = {"generator": tile}
    rewards.update(zip(LSS[1:], [other for other in REWARDS.values() if other != tile], strict=False))
    table = needed(level=2, row=2, state={"rewards": rewards}, **given)
    return int(str(table.changes().get("op", 0)))


# Rows


@pytest.mark.parametrize("type", LSS)
def test_each_type_raises_its_own_marker(type: str) -> None:
    table = needed(type)
    assert [table.changes().get(f"lss {column}", 0) for column in LSS] == [int(column == type) for column in LSS]


@pytest.mark.parametrize(
    ("row", "level", "op", "bonus"),
    [
        (1, 1, 2 + 2, True),  # the first of its type, and needed for the level
        (2, 1, 0, False),
        (1, 2, 2 + 2, True),
        (2, 2, 2, True),
        (3, 2, 0, False),
        (3, 3, 2, True),
        (4, 3, 0, False),
        (4, 4, 2, True),
        (5, 4, 0, False),
        (5, 5, 2, True),
        (6, 5, 0, False),
    ],
)
def test_a_marker_below_the_colonys_is_rewarded_and_the_first_of_a_type_scores_two(
    row: int, level: int, op: int, bonus: bool
) -> None:
    table = needed(row=row, level=level, state={"rewards": {**REWARDS, "generator": "rw_shelters"}})
    assert table.changes().get("op", 0) == op
    assert table.changes().get("lss generator", 0) == int(row < 6)
    assert bool(table.offered("bonus")) == bonus


def test_each_column_has_a_tile_of_its_own() -> None:
    given: dict[str, Any] = {"level": 2, "row": 2, "hangar": 3, "ships": [1, 2], "lab": {"L4.mid": "rover"}}
    assert needed("generator", **given).changes()["op"] == 4  # the level of the best technology
    assert needed("water_extractor", **given).changes()["op"] == 6  # two for each ship
    assert needed("greenhouse", **given).changes()["op"] == 2  # two for each bot
    assert "op" not in needed("oxygen_condenser", **given).changes()  # two for each mine


@pytest.mark.parametrize("type", ["mine", "shelter"])
def test_mines_and_shelters_raise_no_marker(type: str) -> None:
    mars = {"4,-2": "shelter of 0", "0,1": "bot of 0", "5,-3": "bot of 0"}
    table = deal(mars=mars, storage="1 oxygen", quarters=2)
    table.build(type, {"mine": "0,2", "shelter": "5,-4"}[type])
    assert not [what for what in table.changes() if what.startswith("lss")]
    assert "op" not in table.changes()


def test_an_upgrade_raises_no_marker() -> None:
    table = deal(mars={"3,-2": "bot of 0"}, storage="1 mineral", blueprints=[3])
    table.do("main upgrade")
    assert "lss generator" not in table.changes()


def test_a_building_from_a_discovery_counts_like_any_other() -> None:
    table = deal(mars={"0,1": "d_build_water_extractor", "3,-1": "bot of 0"}, storage="1 battery", crystals=0)
    table.do("main control-center", "rover S", "done", "hex 4,-1", "bonus mineral")
    assert (table.changes()["lss water_extractor"], table.changes()["op"], table.changes()["mineral"]) == (1, 2, 1)


# Reward tiles

BEYOND = {"-4,1": "generator", "-4,0": "bot of 1"}
MINES = {"0,2": "mine, miner of 0", "1,2": "mine, miner of 0", "-1,3": "mine, miner of 1", "-1,2": "mine"}
MARKED = {"2,-2": "generator, blueprint 3 of 0", "2,0": "water_extractor, blueprint 5 of 0"}


@pytest.mark.parametrize(
    ("tile", "given", "op"),
    [
        ("rw_tech", {"lab": {"L1.top": "rover", "L4.mid": "ship", "L2.mid": "shelter"}}, 4),
        ("rw_tech", {"lab": {"L6": "shelter"}}, 6),
        ("rw_tech", {"lab": {}}, 0),
        ("rw_ships", {"hangar": 2, "ships_removed": 1, "ships": [1, 2]}, 4),  # not one that has flown
        ("rw_ships", {}, 0),
        ("rw_advanced", {"mars": {**MARKED, "-2,0": "greenhouse, blueprint 7 of 1"}}, 4),
        ("rw_advanced", {"blueprints": [3, 5]}, 0),  # not those that are only planned
        ("rw_mines", {"mars": {**MINES, "0,0": "mine, blueprint 1 of 0"}}, 6),
        ("rw_mines", {"mars": {"0,0": "mine, blueprint 1 of 1"}}, 0),
        ("rw_bots", {"mars": {"0,2": "bot of 0", "-2,4": "bot of 0", "1,2": "bot of 1"}}, 6),
        ("rw_discovery", {"discoveries": ["d_hire", "d_tech"]}, 4),
        ("rw_discovery", {"research": ["A", "B"]}, 0),
        ("rw_shelters", {"mars": {"5,-2": "shelter of 0", "-4,4": "shelter of 1"}}, 4),
        ("rw_colonists", {"quarters": 4}, 3),  # one of them went to construct
        ("rw_colonists", {"quarters": 1, "working": 3}, 0),
    ],
)
def test_each_reward_tile_counts_what_the_builder_has(tile: str, given: dict[str, Any], op: int) -> None:
    assert rewarded(tile, **given) == op


def test_the_tile_on_the_radar_is_no_discovery_of_ones_own() -> None:
    mars = {"2,-2": "generator, blueprint 15 of 0", "2,-3": "generator", "2,-4": "generator"}
    table = needed(
        level=2,
        row=2,
        mars=mars,
        state={"radar": "d_crystals", "rewards": {**REWARDS, "generator": "rw_discovery"}},
    )
    assert "op" not in table.changes()


def test_tiles_stay_and_reward_the_next_builder_too() -> None:
    rewards = {**REWARDS, "generator": "rw_shelters"}
    other = player(storage="1 mineral", crystals=0)
    table = needed(level=3, row=1, others=[other], state={"rewards": rewards}, mars=BEYOND)
    table.choose("bonus crystal", "end")
    table.build("generator", "-4,-1")
    assert table.changes()["seat 1 op"] == 2
    assert table.state["rewards"] == rewards


def test_the_points_of_the_tile_come_before_the_bonus() -> None:
    rewards = {**REWARDS, "generator": "rw_colonists"}
    table = needed(level=2, row=2, quarters=3, state={"rewards": rewards})
    table.choose("bonus recall")
    assert (table.player()["quarters"], table.player()["op"]) == (3, 2)


# Bonuses


def test_there_are_four_bonuses_of_which_one_is_taken() -> None:
    table = needed()
    assert table.offers() == ["bonus recall", "bonus bots", "bonus crystal", "bonus mineral"]
    table.choose("bonus crystal")
    assert table.offers() == ["end"]


@pytest.mark.parametrize("place", ["construct", "hire-or-contract", "obtain-blueprint", "working-area"])
def test_recall_brings_a_colonist_back_from_any_action_or_the_working_area(place: str) -> None:
    slots = {"hire_or_contract": [0], "obtain_blueprint": [0]}
    table = needed(working=2, state={"slots": slots})
    table.do("bonus recall", f"recall {place}")
    change: dict[str, int | str] = {"quarters": 1}
    change |= {"working": -1} if place == "working-area" else {f"on {place.replace('-', '_')}": ""}
    assert table.changes() == change
    assert table.offers() == ["end"]


def test_recall_needs_a_free_bed() -> None:
    table = needed(quarters=5, mars={"5,-3": "shelter of 0"}, working=7)
    assert "bonus recall" in table.offers()
    table = deal(
        mars={"4,-2": "shelter of 0", "3,-1": "bot of 0", "0,1": "d_build_water_extractor"},
        storage="1 battery",
        quarters=4,
        working=3,
        crystals=0,
    )
    table.choose("main control-center", "rover S", "done", "hex 4,-1")  # no colonist left for it
    assert table.why("bonus recall") == "no-bed"


def test_bots_move_two_steps_and_one_more_for_each_crystal() -> None:
    table = needed(crystals=1)
    table.do("bonus bots", "bot 4,-4 S", "bot 4,-3 S", "mp bots", "bot 4,-2 S")
    assert table.changes() == {"at 4,-4": "", "at 4,-1": "bot of 0", "crystals": -1}


def test_bots_need_not_move() -> None:
    table = needed()
    table.do("bonus bots", "done")
    assert table.changes() == {}


def test_a_crystal_is_pending() -> None:
    table = needed()
    table.do("bonus crystal")
    assert table.changes() == {"pending": 1}


def test_a_mineral_needs_room_in_storage_or_a_contract() -> None:
    table = needed()
    table.do("bonus mineral")
    assert table.changes() == {"mineral": 1}
    full = needed("water_extractor", "pay 1 battery", storage="2 mineral 1 battery")
    assert full.why("bonus mineral").startswith("storage-full")
    table = needed("water_extractor", "pay 1 battery", storage="2 mineral 1 battery", contracts=[7])
    table.do("bonus mineral")
    assert table.changes() == {"contract 7": "1 mineral"}


# The level


@pytest.mark.parametrize("last", LSS)
def test_one_marker_below_holds_the_colony_back_and_its_building_lifts_it(last: str) -> None:
    rows = {**dict.fromkeys(LSS, 5), last: 1}
    table = needed(last, state={"lss": rows})
    assert table.state["level"] == 1  # until the turn ends
    table.choose("bonus crystal", "end")
    assert table.state["level"] == 2
    for other in LSS:
        if other != last:
            held = needed(last, state={"lss": {**dict.fromkeys(LSS, 5), other: 1}}, row=5)
            held.choose("end")
            assert held.state["level"] == 1


def test_within_the_turn_the_level_of_its_beginning_counts() -> None:
    rows = {**dict.fromkeys(LSS, 2), "generator": 1}
    mars = {"4,-5": "bot of 0", "2,-5": "generator, blueprint 4 of 0"}
    table = needed(state={"lss": rows}, mars=mars, crystals=2, storage="2 mineral")
    table.choose("bonus crystal")
    table.build("generator", "3,-4", by="use blueprint-4")  # all four markers are up, but the colony is not yet
    assert "op" not in table.changes()
    table.choose("end")
    assert (table.state["level"], table.state["lss"]["generator"]) == (2, 3)
