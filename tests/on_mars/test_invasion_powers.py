"""Invasion: the powers of evolved nests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, player
from tests.on_mars.invasion import NEST, block, hunt, invasion, points


def evolved(power: str, **given: Any) -> Colony:
    """A table at which the alien has acted, and has a nest with this blueprint."""
    table = hunt(blueprints={power: {"at": "evolved", "nest": NEST}}, **given)
    table.choose("plan", "red", "card loom" if power != "loom" else "card tunnels")
    return table


def test_a_power_costs_nothing_and_takes_the_place_of_the_second_action() -> None:
    table = evolved("loom", crystals=3)
    table.choose("power loom")
    assert block(table)["crystals"] == 5
    assert block(table)["blueprints"]["loom"]["used"]
    assert table.asked == [1]


def test_a_power_is_used_once_until_the_next_reset() -> None:
    table = hunt(blueprints={"loom": {"at": "evolved", "nest": NEST, "used": True}})
    table.choose("plan", "red", "card tunnels")
    assert table.refuses("power loom") == "power-used: Crystal Loom"


def test_a_blueprint_in_hand_has_no_power_yet() -> None:
    table = hunt(blueprints={"loom": {"at": "held"}})
    table.choose("plan", "red", "card tunnels")
    assert table.refuses("power loom") == "not-evolved: Crystal Loom"


def test_the_crystal_loom_gives_no_more_than_there_is_room_for() -> None:
    table = evolved("loom", crystals=7)
    table.choose("power loom")
    assert block(table)["crystals"] == 8


def test_the_hive_mind_deploys_a_troop_whatever_the_brood() -> None:
    table = evolved("hive_mind", techs={"brood": 4}, crystals=0)
    table.choose("power hive_mind", "hex -6,2")
    assert block(table)["troops"] == ["-6,2"]
    assert table.asked == [1]


def test_the_tunnels_bring_a_troop_to_an_empty_hex_beside_a_nest() -> None:
    table = evolved("tunnels", troops=["5,-1", "3,1"], crystals=0)
    table.choose("power tunnels", "troop 5,-1")
    assert sorted(table.hexes()) == ["-5,2", "-5,3", "-6,2", "-6,4"]
    table.choose("hex -5,2")
    assert block(table)["troops"] == ["-5,2", "3,1"]


# The corruptor


def test_a_building_near_a_troop_is_corrupted() -> None:
    table = evolved("corruptor", troops=["-3,1"], crystals=0)
    table.choose("power corruptor")
    assert sorted(table.hexes()) == ["-2,0", "-4,2"]
    table.choose("hex -2,0")
    assert block(table)["corrupted"] == ["-2,0"]


def test_a_corrupted_building_yields_nothing_and_closes_its_executive_action() -> None:
    table = invasion(
        mars={"-5,3": "greenhouse, blueprint 7 of 0"},
        crystals=8,
        alien={"corrupted": ["-5,3"], "nests": ["6,-3"]},
    )
    assert table.refuses("use blueprint-7") == "out-of-order: Biomarket"
    assert table.table.dead


def test_a_corrupted_building_is_no_part_of_a_complex_and_takes_no_upgrade() -> None:
    mars = {"-3,0": "greenhouse", "-4,1": "greenhouse", "-3,1": "bot of 0"}
    works = invasion(mars=mars, blueprints=[7], storage="1 mineral")
    broken = invasion(mars=mars, blueprints=[7], storage="1 mineral", alien={"corrupted": ["-3,0"]})
    works.choose("main upgrade")
    broken.choose("main upgrade")
    assert "upgrade blueprint-7 -3,0" in works.offers()
    assert broken.offered("upgrade") == ["upgrade blueprint-7 -4,1", "upgrade blueprint-7 -2,0"]


def test_nothing_is_corrupted_twice_or_without_a_troop() -> None:
    table = evolved("corruptor", troops=["-3,1"], corrupted=["-2,0", "-4,2"])
    assert table.refuses("power corruptor") == "effect"


# The abductor


def lab(troop: str = "-4,3", **given: Any) -> Colony:
    """A table with a hydrologist of seat 1 at work on a water extractor, and a contract in his place of the display."""
    mars = {"-5,3": "water_extractor, blueprint 5 of 1", "5,0": "greenhouse, blueprint 7 of 0"}
    others = [player(scientists=[{"id": "hydrologist", "at": 5}])]
    return evolved("abductor", troops=[troop], mars=mars, others=others, nests=["-6,3"], **given)


def test_an_abducted_scientist_is_on_offer_again_and_the_contract_there_in_the_deck() -> None:
    table = lab()
    was = table.state["display"][2]
    assert was.startswith("contract-")
    before = points(table)
    table.choose("power abductor")
    assert table.state["display"][2] == "hydrologist"
    assert int(was.removeprefix("contract-")) in table.state["contract_deck"]
    assert table.player(1)["scientists"] == []
    assert before - points(table) == 3


def test_a_scientist_far_from_troops_is_safe() -> None:
    table = lab(troop="5,-1", crystals=5)
    assert table.why("power abductor").startswith("effect")


# The spores


def test_spores_make_an_action_cost_one_more_until_the_next_reset() -> None:
    table = evolved("spore_cloud", crystals=0)
    table.choose("power spore_cloud", "action construct")
    assert block(table)["spores"] == "construct"
    table.choose("main construct")
    assert table.offers() == ["pay 1 crystal", "pay 1 colonist"]


@pytest.mark.parametrize("humans", [2, 3])
def test_spores_come_on_top_of_busy_slots(humans: int) -> None:
    slots = {"construct": [1]}
    table = invasion(humans=humans, crystals=3, alien={"spores": "construct"}, state={"slots": slots})
    table.choose("main construct")
    assert "pay 2 crystal" in table.offers()


def test_a_reset_ends_the_spores() -> None:
    taken = dict.fromkeys(("build", "deploy", "learn", "develop"), "red")
    assert block(hunt(red=0, expendable=0, spaces=taken, spores="construct"))["spores"] is None
