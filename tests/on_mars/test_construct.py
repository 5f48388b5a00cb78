"""Constructing buildings: what they cost and yield, where they may stand, their arrows, and the order of it all."""

from __future__ import annotations

from random import Random

import pytest

from areo.on_mars import verbs_map
from areo.on_mars.geometry import BY_ID, id_of
from areo.on_mars.numbers import SHELTER, TYPES
from tests.on_mars.colony import COMMON, SITES, STACKS, deal, on_hexes

Place = tuple[int, int]

# Each type alone, two steps from the one that stands there, with a bot beside.
SOLE: list[tuple[str, str, str, str, str]] = [
    ("generator", "mineral", "battery", "4,-3", "4,-2"),
    ("water_extractor", "battery", "water", "4,-1", "4,-2"),
    ("greenhouse", "water", "plant", "-3,-1", "-3,0"),
    ("oxygen_condenser", "plant", "oxygen", "-4,3", "-3,3"),
    ("shelter", "oxygen", "pending", "5,-4", "5,-3"),
]


@pytest.mark.parametrize(("type", "cost", "gain", "hex", "bot"), SOLE)
def test_each_type_costs_the_one_good_and_yields_the_next(type: str, cost: str, gain: str, hex: str, bot: str) -> None:
    mars = {SITES[0]: "shelter of 0", bot: "bot of 0"} if bot != SITES[0] else {}
    table = deal(mars=mars, storage=f"1 {cost}", quarters=1, state={"lss": rows(6)})
    table.build(type, hex)
    change: dict[str, int | str] = {cost: -1, gain: 1, "quarters": -1, "on construct": "0"}
    change[f"at {hex}"] = "shelter of 0" if type == "shelter" else type
    if type == "shelter":
        change["shelters_left"] = -1
    assert table.changes() == change


def rows(row: int) -> dict[str, int]:
    """All markers of the life support system on one row."""
    return dict.fromkeys(COMMON[1:], row)


def test_a_mine_costs_the_colonist_who_becomes_its_miner_and_yields_a_mineral() -> None:
    table = deal(mars={"0,1": "bot of 0"}, storage="", quarters=2)
    table.do("main construct", "hex 0,2")
    assert table.changes() == {
        "at 0,2": "mine, miner of 0",
        "mineral": 1,
        "quarters": -2,
        "on construct": "0",
    }


def test_the_mine_itself_belongs_to_nobody() -> None:
    table = deal(mars={"0,2": "mine, miner of 1", "0,1": "bot of 0"}, storage="1 mineral", blueprints=[1])
    table.choose("main upgrade")
    assert "upgrade blueprint-1 0,2" in table.offers()


def test_only_types_with_a_tile_left_can_be_built() -> None:
    table = deal(storage="1 battery 1 mineral", state={"stacks": {**STACKS, "water_extractor": []}})
    table.choose("main construct")
    assert table.why("build water_extractor").startswith("no-tile-left")


def test_a_player_with_five_shelters_on_the_map_builds_no_more() -> None:
    sheltered = dict.fromkeys(("5,-3", "5,-4", "4,-4", "3,-4"), "shelter of 0")
    table = deal(storage="1 battery 1 mineral 1 oxygen", mars=sheltered)
    table.choose("main construct")
    assert table.why("build shelter").startswith("no-tile-left")


def test_a_building_goes_into_the_zone_of_one_of_ones_bots() -> None:
    table = deal(storage="1 battery 1 oxygen", mars={"3,-1": "bot of 0"})
    assert set(table.sites("water_extractor")) == {"3,-2", "4,-1"}
    assert table.why("hex 0,2").startswith("out-of-zone")


def test_the_hex_of_the_bot_itself_is_in_its_zone() -> None:
    table = deal(storage="1 battery", mars={"4,-2": "shelter of 0", "4,-1": "bot of 0", "5,-1": "bot of 0"})
    assert "4,-1" in table.sites("water_extractor")


def test_not_where_a_building_stands() -> None:
    table = deal(storage="1 battery", mars={"3,-1": "bot of 0", "4,-1": "mine"})
    assert "4,-1" not in table.sites("water_extractor")


def test_alone_it_stands_two_steps_from_another_of_its_type_and_not_from_all() -> None:
    table = deal(storage="1 battery", mars={"-2,4": "water_extractor"})
    assert table.sites("water_extractor") == ["3,-2", "4,-1"]


def test_without_the_technology_nothing_touches_its_own_type() -> None:
    table = deal(storage="1 battery", mars={"3,-1": "bot of 0"})
    assert "3,0" not in table.sites("water_extractor")
    assert table.why("hex 3,0") == "tech-level: water extractor technology, 1, 0"


def test_only_ones_own_shelters_count_for_shelters() -> None:
    table = deal(storage="1 oxygen", quarters=1, mars={"4,-2": "shelter of 0", "-4,3": "bot of 0"})
    assert "main construct" not in table.offers()


def test_the_distance_is_counted_across_anything() -> None:
    table = deal(storage="1 battery", mars={"3,-1": "mine, bot of 0", "3,0": "mine", "3,-2": "mine"})
    table.build("water_extractor", "4,-1")
    assert table.hex("4,-1") == "water_extractor"


# Arrows


@pytest.mark.parametrize(
    ("arrows", "crystals"),
    [([], []), ([2], ["5,-1"]), ([4], []), ([0], []), ([3, 5], ["4,0"]), ([5, 1], ["5,-2"])],
)
def test_a_crystal_goes_onto_each_empty_hex_that_an_arrow_points_to(arrows: list[int], crystals: list[str]) -> None:
    tile = next(tile for tile in STACKS["water_extractor"] if sorted(tile) == sorted(arrows))
    mars = {"3,-1": "crystal", "3,0": "bot of 1"}  # and a shelter with a bot on 4,-2: none of them is empty
    table = deal(storage="1 battery", mars=mars, state={"stacks": {**STACKS, "water_extractor": [tile]}})
    table.build("water_extractor", "4,-1")
    found = {hex for hex, there in on_hexes(table.state).items() if there == "crystal"}
    assert found == {"3,-1", *crystals}


def test_arrows_over_the_edge_of_the_map_give_nothing() -> None:
    mars = {"4,-2": "shelter of 0", "4,-4": "bot of 0", "2,-4": "generator"}
    tile = next(tile for tile in STACKS["generator"] if tile == [1])
    table = deal(storage="1 mineral", mars=mars, state={"stacks": {**STACKS, "generator": [tile]}})
    table.build("generator", "4,-5")
    assert "crystal" not in on_hexes(table.state).values()


def test_shelters_have_no_arrows() -> None:
    table = deal(storage="1 oxygen", mars={"4,-2": "shelter of 0", "5,-3": "bot of 0"})
    table.choose("main construct", "hex 5,-4")
    assert "crystal" not in on_hexes(table.state).values()


# Shelters, cubes, order


def test_a_shelter_widens_storage_and_quarters_at_once() -> None:
    table = deal(storage="1 oxygen", mars={"4,-2": "shelter of 0", "5,-3": "bot of 0"})
    table.choose("main construct", "hex 5,-4")
    assert (table.table.limit(0), table.table.beds(0)) == (3, 6)
    assert (table.player()["crystals"], table.player()["pending"]) == (1, 1)


def test_yields_that_exceed_storage_do_not_forbid_a_construction() -> None:
    table = deal(storage="1 battery 2 water")
    assert "main construct" in table.offers()


def test_yield_then_miner_then_cube_then_life_support() -> None:
    table = deal(
        mars={"3,-2": "bot of 0"}, storage="1 mineral", lab={"L1.top": "generator"}, missions=[("m_progress", 2)]
    )
    table.build("generator", "3,-3", "bonus crystal")
    told = [entry.what for entry in table.game.journal.entries] if table.game.journal else []
    wanted = ["builds", "gains-battery", "progress", "contributes", "lss", "scores"]
    assert [what for what in told if what in wanted][:6] == wanted


# Geometry, computed a second time


def place(id: str) -> Place:
    q, r = id.split(",")
    return int(q), int(r)


def steps(one: Place, other: Place) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def joined(hex: Place, alike: set[Place]) -> set[Place]:
    """All buildings of a type that a new one on a hex would hang together with, found one by one."""
    found: set[Place] = set()
    fringe = [other for other in alike if steps(hex, other) == 1]
    while fringe:
        here = fringe.pop()
        if here not in found:
            found.add(here)
            fringe += [other for other in alike if steps(here, other) == 1]
    return found


def may_stand(hex: Place, alike: set[Place], built: set[Place], bots: set[Place], level: int) -> bool:
    if hex in built or not any(steps(hex, bot) <= 1 for bot in bots):
        return False
    connected = joined(hex, alike)
    if connected:
        return len(connected) <= level
    return any(steps(hex, other) == 2 for other in alike)


def random_mars(dice: Random) -> dict[str, str]:
    """Two to five bots and some thirty buildings anywhere."""
    hexes = list(BY_ID)
    dice.shuffle(hexes)
    mars = {hexes.pop(): "shelter of 0, bot of 0", hexes.pop(): "shelter of 1, bot of 1"}
    near = sorted(hexes, key=lambda hex: steps(place(hex), (0, 0)) + dice.random() * 3)[:40]
    for hex in near[: dice.randrange(10, 36)]:
        type = dice.choice([*COMMON, "shelter of 0", "shelter of 1"])
        if sum(there.startswith(type) for there in mars.values()) < 5:
            mars[hex] = type
            hexes.remove(hex)
    for _ in range(dice.randrange(3)):
        mars[hexes.pop()] = "bot of 0"
    return mars


@pytest.mark.parametrize("seed", range(40))
def test_the_sites_of_all_types_agree_with_a_slow_count_on_a_random_map(seed: int) -> None:
    dice = Random(seed)
    mars = random_mars(dice)
    table = deal(mars=mars, bare=True)
    built = {place(hex) for hex, there in mars.items() if not there.startswith("bot")}
    bots = {place(hex) for hex, there in mars.items() if "bot of 0" in there}
    for type, name in enumerate(TYPES):
        own = "shelter of 0" if type == SHELTER else name
        alike = {place(hex) for hex, there in mars.items() if there.startswith(own)}
        for level in range(7):
            sites = {id_of(hex) for hex in verbs_map.legal_sites(table.table, 0, type, level)}
            assert sites == {hex for hex in BY_ID if may_stand(place(hex), alike, built, bots, level)}


def test_an_arrow_at_the_hex_to_which_a_piece_made_room_gives_no_crystal() -> None:
    tile = next(tile for tile in STACKS["water_extractor"] if tile == [2])
    mars = {"4,-1": "bot of 0"}
    for hex, crystals in (("5,-1", 0), ("4,0", 1)):
        table = deal(storage="1 battery", mars=mars, state={"stacks": {**STACKS, "water_extractor": [tile]}})
        table.choose("main construct", "hex 4,-1", f"hex {hex}")
        assert table.hex(hex) == "bot of 0"
        assert list(on_hexes(table.state).values()).count("crystal") == crystals
