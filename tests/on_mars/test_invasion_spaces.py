"""Invasion: what each of the alien's action spaces does."""

from __future__ import annotations

from typing import Any

import pytest

from areo.on_mars.chapters.invasion.numbers import POWERS
from areo.on_mars.geometry import BY_ID
from areo.on_mars.numbers import GENERATOR
from areo.on_mars.verbs_map import legal_sites
from tests.on_mars.invasion import NEST, block, hunt, invasion

LEVEL_2 = {"level": 2, "lss": dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)}
AROUND = ["-6,2", "-6,4", "-5,2", "-5,3"]  # the neighbours of the nest on the map


def acting(space: str, **given: Any) -> Any:
    table = hunt(**given)
    table.choose(space, "red")
    return table


# Nests


def test_a_nest_is_built_two_steps_from_another_or_beside_it() -> None:
    table = acting("build")
    sites = table.hexes()
    assert set(AROUND) <= set(sites)
    assert "-4,2" not in sites  # a shelter is there
    assert "-4,3" in sites
    assert "-3,2" not in sites  # three steps away
    table.choose("hex -4,3")
    assert block(table)["nests"] == [NEST, "-4,3"]
    assert block(table)["nests_left"] == 6


def test_nests_beside_each_other_need_the_level_of_the_lair() -> None:
    row = ["-6,2", "-6,3", "-6,4"]
    assert "-5,3" not in acting("build", nests=row).hexes()  # would join three
    assert "-5,3" in acting("build", nests=row, techs={"shelter": 3}).hexes()


def test_humans_cannot_build_on_a_nest() -> None:
    mars = {"4,-2": "shelter of 0", "4,-4": "bot of 0"}
    site = BY_ID["4,-3"]
    assert site in legal_sites(invasion(mars=mars).table, 0, GENERATOR, 0)
    assert site not in legal_sites(invasion(mars=mars, alien={"nests": ["4,-3"]}).table, 0, GENERATOR, 0)


def test_no_more_than_eight_nests_are_built() -> None:
    nests = ["-6,2", "-6,4", "-5,5", "-4,5", "0,4", "1,3", "2,3", "3,2"]
    assert hunt(nests=nests).refuses("build") == "no-nests-left"


# Deploying


def test_a_troop_is_deployed_on_a_nest_or_beside_one() -> None:
    table = acting("deploy")
    assert sorted(table.hexes()) == sorted([NEST, *AROUND])
    table.choose("hex -6,2")
    assert block(table)["troops"] == ["-6,2"]
    assert block(table)["troops_left"] == 19


@pytest.mark.parametrize(("brood", "most"), [(0, 1), (3, 1), (4, 2)])
def test_one_troop_and_a_second_one_with_brood_at_level_4(brood: int, most: int) -> None:
    table = acting("deploy", techs={"brood": brood}, crystals=0)
    for _ in range(most):
        assert table.asks() == "deploy"
        table.choose(f"hex {table.hexes()[0]}")
    assert len(block(table)["troops"]) == most
    assert table.asked == [1]


def test_fewer_troops_may_be_deployed_but_not_none() -> None:
    table = acting("deploy", techs={"brood": 4}, crystals=0)
    assert "done" not in table.offers()
    table.choose("hex -6,2", "done")
    assert len(block(table)["troops"]) == 1


def test_no_troop_is_deployed_on_another_on_a_crystal_or_on_a_bot() -> None:
    mars = {"-6,4": "crystal", "-5,2": "bot of 1"}
    table = acting("deploy", troops=[NEST], mars=mars)
    assert sorted(table.hexes()) == ["-5,3", "-6,2"]


# Stealing


def test_crystals_near_troops_are_stolen_first() -> None:
    table = acting(
        "steal", troops=["-5,2"], techs={"siphon": 1}, mars={"-4,1": "crystal", "-5,1": "crystal"}, crystals=0
    )
    assert sorted(table.hexes()) == ["-4,1", "-5,1"]
    table.choose("hex -4,1")
    assert block(table)["crystals"] == 2
    assert table.hex("-4,1") == table.hex("-5,1") == ""
    assert table.state["warehouse"]["crystal"] == 2


def test_then_the_warehouse_is_robbed() -> None:
    table = acting("steal", crystals=0, techs={"siphon": 2}, troops=["-6,2"])
    assert block(table)["crystals"] == 2
    assert table.state["warehouse"]["crystal"] == 0


def test_then_a_human_whose_shelter_is_beside_a_troop_loses_a_crystal() -> None:
    table = acting(
        "steal",
        techs={"siphon": 4},
        troops=["-4,1", "4,-1"],
        state={"warehouse": {"crystal": 0}},
        others=[{"crystals": 3, "goals": []}],
    )
    assert table.offers() == ["seat 0", "seat 1"]
    table.choose("seat 1")
    assert block(table)["crystals"] == 4  # seat 0 had one, and loses it too: one of each
    assert [table.player(seat)["crystals"] for seat in range(2)] == [0, 2]


def test_a_human_without_a_troop_beside_shelter_or_advanced_building_is_not_robbed() -> None:
    table = hunt(troops=["-5,1"], state={"warehouse": {"crystal": 0}})
    assert table.refuses("steal") == "nothing-to-steal"


def test_with_eight_crystals_nothing_is_stolen() -> None:
    assert hunt(crystals=8).refuses("steal") == "alien-full"


def test_a_second_action_makes_room_for_a_crystal() -> None:
    table = hunt(crystals=8)
    table.choose("plan", "red", "card loom", "second steal", "red")
    assert block(table)["crystals"] == 8


# Technologies and blueprints


def test_a_technology_is_learned_at_level_1() -> None:
    table = acting("learn")
    assert table.offers() == ["tech brood", "tech burrow", "tech siphon", "tech carapace"]
    table.choose("tech siphon")
    assert block(table)["techs"]["siphon"] == 1


def test_two_steps_of_development() -> None:
    table = acting("develop", techs={"brood": 1})
    assert table.offers() == ["tech brood", "tech shelter"]
    table.choose("tech brood", "tech brood")
    assert block(table)["techs"] == {"brood": 3, "burrow": 0, "siphon": 0, "carapace": 0, "shelter": 2}


def test_the_second_step_may_be_left_out() -> None:
    table = acting("develop", crystals=0)  # the first step has but one answer
    table.choose("done")
    assert block(table)["techs"]["shelter"] == 3


def test_level_4_is_the_highest() -> None:
    table = acting("develop", techs={"brood": 3, "shelter": 4})
    assert block(table)["techs"]["brood"] == 4  # the only one, and only one step
    assert hunt(techs={"shelter": 4}).refuses("develop") == "nothing-to-develop"


def test_a_plan_brings_a_blueprint_and_an_expendable_token() -> None:
    table = acting("plan")
    assert len(table.offers()) == 6
    table.choose("card tunnels")
    assert block(table)["blueprints"]["tunnels"] == {"at": "held"}
    assert block(table)["expendable"] == 2


def test_there_are_never_more_than_five_expendable_tokens() -> None:
    table = acting("plan", expendable=5)
    table.choose("card tunnels")
    assert block(table)["expendable"] == 5


def test_without_a_blueprint_left_a_plan_still_brings_a_token() -> None:
    cards = {power: {"at": "held"} for power in POWERS}
    table = acting("plan", blueprints=cards)
    assert block(table)["expendable"] == 2


# Moving


def marching(*troops: str, **given: Any) -> Any:
    return acting("move", troops=list(troops), state=LEVEL_2, **given)


def test_each_troop_takes_one_step() -> None:
    table = marching("-5,1", "-6,2", crystals=0)
    table.choose("troop -5,1 NE")
    assert block(table)["troops"] == ["-6,2", "-4,0"]
    assert table.refuses("troop -4,0 NE") == "troop-tired: C2"
    table.choose("troop -6,2 SE")
    assert block(table)["troops"] == ["-5,2", "-4,0"]
    assert table.asked == [1]  # nobody can go on
    assert block(table)["steps"] == {}


def test_burrow_adds_a_step_for_each_level() -> None:
    table = marching("-5,1", techs={"burrow": 2}, crystals=0)
    table.choose("troop -5,1 NE", "troop -4,0 NE")
    assert block(table)["steps"] == {"-3,-1": 2}
    table.choose("done")
    assert block(table)["troops"] == ["-3,-1"]
    assert block(table)["steps"] == {}


def test_a_miner_flees_to_the_working_area() -> None:
    table = marching("-5,1", mars={"-4,1": "mine, miner of 1"}, crystals=0)
    table.choose("troop -5,1 SE")
    assert table.hex("-4,1") == "mine"
    assert table.player(1)["working"] == 1
    assert block(table)["troops"] == ["-4,1"]


def test_a_bot_goes_back_to_its_owners_supply() -> None:
    table = marching("-5,1", mars={"-4,0": "bot of 1"}, crystals=0)
    before = table.player(1)["bots_in_supply"]
    table.choose("troop -5,1 NE")
    assert table.player(1)["bots_in_supply"] == before + 1
    assert table.hex("-4,0") == ""


def test_a_crystal_is_taken_and_a_tile_destroyed() -> None:
    table = marching("-5,1", techs={"burrow": 1}, mars={"-4,0": "crystal", "-3,-1": "d_hire"}, crystals=0)
    table.choose("troop -5,1 NE", "troop -4,0 NE")
    assert block(table)["crystals"] == 1
    assert table.hex("-4,0") == table.hex("-3,-1") == ""


@pytest.mark.parametrize(
    "there", [{"-4,0": "mine, blueprint 1 of 0"}, {"-4,0": "rover of 1"}], ids=["advanced", "rover"]
)
def test_no_troop_enters_an_advanced_building_or_the_hex_of_a_rover(there: dict[str, str]) -> None:
    table = marching("-5,1", mars=there)
    assert table.refuses("troop -5,1 NE") == "closed-to-troops: C2"


def test_no_troop_enters_the_hex_of_the_security_unit_or_of_a_troop() -> None:
    table = marching("-5,1", "-5,2", security="-4,0")
    assert table.refuses("troop -5,1 NE") == "closed-to-troops: C2"
    assert table.refuses("troop -5,1 S") == "closed-to-troops: B3"


def test_a_troop_may_stand_on_a_nest_and_on_a_plain_building() -> None:
    table = marching("-6,2", mars={"-5,2": "mine"}, crystals=0)
    assert {"troop -6,2 S", "troop -6,2 SE"} <= set(table.offers())


# Evolving


def test_a_blueprint_goes_onto_a_nest_for_a_crystal() -> None:
    held = {"loom": {"at": "held"}, "tunnels": {"at": "held"}}
    table = acting("evolve", nests=[NEST, "-4,3"], blueprints=held, state=LEVEL_2)
    table.choose("card loom", "hex -4,3")
    assert block(table)["blueprints"]["loom"] == {"at": "evolved", "nest": "-4,3", "used": False}
    assert block(table)["crystals"] == 1


def test_a_nest_has_one_blueprint() -> None:
    cards = {"loom": {"at": "evolved", "nest": NEST}, "tunnels": {"at": "held"}}
    assert hunt(blueprints=cards, state=LEVEL_2).refuses("evolve") == "no-plain-nest"
