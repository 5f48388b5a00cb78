"""Scientists: what they cost, where they work, and what they are worth. Contracts are taken in the same place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player, use

# Each scientist: what hiring costs, where he works, and what he scores.
SCIENTISTS = [
    ("geologist", "colonist", "mine", "generator"),
    ("rd_engineer", "mineral", "generator", "water_extractor"),
    ("hydrologist", "battery", "water_extractor", "greenhouse"),
    ("biochemist", "water", "greenhouse", "oxygen_condenser"),
    ("geochemist", "plant", "oxygen_condenser", "shelter"),
    ("systems_engineer", "oxygen", "shelter", "mine"),
]
WORKERS = {works_in: id for id, _, works_in, _ in SCIENTISTS}

# An advanced building of each type that can be used at any time, and what that brings.
USEFUL: list[tuple[str, int, list[str], dict[str, int | str]]] = [
    ("mine", 13, [], {"op": 2}),
    ("generator", 15, [], {"pending": 3}),
    ("water_extractor", 18, [], {"quarters": 1, "working": -1}),
    ("greenhouse", 7, ["take oxygen"], {"oxygen": 1, "warehouse oxygen": -1}),
    ("oxygen_condenser", 9, ["learn rover L1.bottom"], {"L1.bottom": "rover", "pending": 1}),
    ("shelter", 11, [], {"pending": 2}),
]


def advanced(type: str, number: int, whose: int, **given: Any) -> Colony:
    """A table with an advanced building of somebody, all crystals spent, and something to do for each of them."""
    there = f"shelter of {whose}" if type == "shelter" else type
    state = {
        "exploration": ["d_crystals", "d_hire"],
        "tech_grid": {"bottom": ["rover", None]},
        **given.pop("state", {}),
    }
    mars = {"-5,3": f"{there}, blueprint {number} of {whose}", **given.pop("mars", {})}
    return deal(
        **{"mars": mars, "storage": "", "crystals": 0, "quarters": 0, "working": 1, "lab": {}, "state": state, **given}
    )


# Hiring


@pytest.mark.parametrize(("id", "good"), [(id, good) for id, good, _, _ in SCIENTISTS[1:]])
def test_a_scientist_costs_two_of_his_good(id: str, good: str) -> None:
    table = deal(storage=f"2 {good}", quarters=1, crystals=0, missions=[("m_scientist", 3)])
    table.do("main hire-or-contract", *([f"card {id}"] if good == "mineral" else []))  # minerals would do for all
    assert table.changes() == {
        good: -2,
        id: "None",
        "quarters": -1,
        "on hire_or_contract": "0",
        "pending": 2,
        "left A": -1,
    }
    assert "main hire-or-contract" not in deal(storage=f"1 {good}", quarters=2, crystals=0).offers()


def test_the_geologist_costs_two_colonists_who_go_to_work() -> None:
    table = deal(storage="", quarters=3, crystals=0)
    table.do("main hire-or-contract")
    assert table.changes() == {"quarters": -3, "working": 2, "geologist": "None", "on hire_or_contract": "0"}


def test_minerals_stand_for_the_goods_of_scientists() -> None:
    table = deal(storage="1 mineral 1 plant", quarters=1, crystals=0)
    table.do("main hire-or-contract")
    assert table.changes()["geochemist"] == "None"
    assert table.storage() == ""


def test_nothing_but_minerals_pays_the_engineer() -> None:
    table = deal(storage="1 mineral 2 battery 2 water 2 plant 2 oxygen", quarters=1)
    table.choose("main hire-or-contract")
    assert table.why("card rd_engineer").startswith("stock-mineral: 2, 1")


def test_a_contract_costs_a_crystal() -> None:
    table = deal(storage="", quarters=1, crystals=1, state={"display": ["contract-3"]})
    table.do("main hire-or-contract")
    assert table.changes() == {"crystals": -1, "contract 3": "empty", "quarters": -1, "on hire_or_contract": "0"}


def test_a_contract_is_no_scientist_for_the_mission() -> None:
    table = deal(quarters=1, storage="", missions=[("m_scientist", 3)], state={"display": ["contract-3"]})
    table.do("main hire-or-contract")
    assert table.left("A") == 3


def test_a_goal_card_pays_for_a_contract() -> None:
    table = deal(storage="", quarters=1, crystals=0, goals=[5], state={"display": ["contract-3"]})
    table.do("main hire-or-contract")
    assert (table.changes()["goals"], table.changes()["contract 3"]) == ("", "empty")


def test_there_is_no_limit_to_scientists_and_contracts() -> None:
    hired = [id for id, _, _, _ in SCIENTISTS[:5]]
    table = deal(storage="2 oxygen", quarters=1, crystals=1, scientists=hired, contracts=[1, 2, 3, 4, 5, 6])
    table.do("main hire-or-contract", "card systems_engineer")
    assert len(table.player()["scientists"]) == 6


def test_two_cards_of_one_turn_come_from_those_that_are_left_and_leave_two_gaps() -> None:
    table = deal(
        storage="2 water",
        quarters=1,
        crystals=3,
        mars={"-5,3": "mine, blueprint 14 of 0"},
        state={"display": ["biochemist", "contract-1", "contract-2"], "contract_deck": [7, 9]},
    )
    table.choose("main hire-or-contract", "card biochemist", "use blueprint-14")
    assert table.offers() == ["card contract-1", "card contract-2"]
    table.choose("card contract-2", "end")
    table.choose("card contract-9")  # and the last of the deck goes into the other gap by itself
    assert table.state["display"][:3] == ["contract-9", "contract-1", "contract-7"]
    assert table.state["contract_deck"] == []


# Working


@pytest.mark.parametrize(("type", "number", "keys", "brings"), USEFUL)
@pytest.mark.parametrize("whose", [0, 1])
def test_each_scientist_uses_an_advanced_building_of_his_type_for_nothing(
    whose: int, type: str, number: int, keys: list[str], brings: dict[str, int | str]
) -> None:
    table = advanced(type, number, whose, scientists=[WORKERS[type]])
    table.do(f"use blueprint-{number}", *keys)
    assert table.changes() == {**brings, WORKERS[type]: str(number)}


@pytest.mark.parametrize(("type", "number", "keys", "brings"), USEFUL)
def test_no_other_scientist_works_there(type: str, number: int, keys: list[str], brings: dict[str, int | str]) -> None:
    others = [id for id, _, works_in, _ in SCIENTISTS if works_in != type]
    table = advanced(type, number, 1, scientists=others)
    assert table.refuses(f"use blueprint-{number}").startswith("no-scientist")
    table = advanced(type, number, 0, scientists=others)
    assert table.why(f"use blueprint-{number}") == "crystals: 2, 0"


def test_a_scientist_at_work_makes_it_free_for_his_boss_and_the_owner_and_nobody_else() -> None:
    at_work = {"id": "systems_engineer", "at": 11}
    given: dict[str, Any] = {"players": 3, "crystals": 0, "storage": "", "quarters": 0}
    mine = {"-5,3": "shelter of 0, blueprint 11 of 0"}
    hers = {"-5,3": "shelter of 1, blueprint 11 of 1"}
    for mars, told in (
        (hers, {"scientists": [at_work]}),  # the boss
        (mine, {"others": [player(scientists=[at_work])]}),  # the owner
    ):
        table = deal(mars=mars, **given, **told)
        table.do("use blueprint-11")
        assert table.changes() == {"pending": 2}
    third = deal(mars=hers, **given, others=[player(), player(scientists=[at_work])])
    assert "use blueprint-11" not in third.offers()


def test_he_stays_when_the_turn_is_over_and_may_be_used_again() -> None:
    table = deal(mars={"-5,3": "mine, blueprint 13 of 1"}, crystals=0, scientists=["geologist"])
    table.choose("use blueprint-13")
    table.pass_turn()
    table.pass_turn()
    table.do("use blueprint-13")
    assert table.changes() == {"op": 2}
    assert table.player()["scientists"] == [{"id": "geologist", "at": 13}]


def test_he_is_moved_by_using_another_building() -> None:
    mars = {"-5,3": "mine, blueprint 13 of 1", "-5,1": "mine, blueprint 14 of 1"}
    state = {"display": ["contract-4"]}
    table = deal(mars=mars, crystals=1, scientists=[{"id": "geologist", "at": 13}], state=state)
    table.do("use blueprint-14")
    assert table.changes() == {"geologist": "14", "crystals": -1, "contract 4": "empty"}


def test_for_ones_own_building_one_may_still_pay_and_leave_the_scientist_where_he_is() -> None:
    mars = {"-5,3": "mine, blueprint 13 of 0", "-5,1": "mine, blueprint 1 of 1"}
    given: dict[str, Any] = {"mars": mars, "crystals": 2, "scientists": [{"id": "geologist", "at": 1}]}
    table = deal(**given)
    table.do("use blueprint-13", "pay 2 crystal")
    assert table.changes() == {"crystals": -2, "op": 2}
    table = deal(**given)
    table.do("use blueprint-13", "scientist geologist")
    assert table.changes() == {"op": 2, "geologist": "13"}


def test_where_a_scientist_works_nobody_is_asked_how_to_pay() -> None:
    table = deal(mars={"-5,3": "mine, blueprint 13 of 0"}, crystals=2, scientists=[{"id": "geologist", "at": 13}])
    table.do("use blueprint-13")
    assert table.changes() == {"op": 2}


def test_a_scientist_is_no_second_executive_action() -> None:
    table = deal(mars={"-5,3": "mine, blueprint 13 of 1"}, crystals=2, scientists=["geologist"])
    table.choose("exec warehouse", "take water")
    assert table.why("use blueprint-13") == "executive-done"


def test_the_user_gains_and_not_the_owner() -> None:
    table = advanced("shelter", 11, 1, scientists=["systems_engineer"], quarters=1)
    table.do("use blueprint-11", "boost")  # the user's own colonist
    assert table.changes() == {"pending": 3, "quarters": -1, "working": 1, "systems_engineer": "11"}


def test_a_building_that_is_only_planned_employs_nobody() -> None:
    table = deal(blueprints=[13], scientists=["geologist"], crystals=2)
    assert table.refuses("use blueprint-13").startswith("not-built")


# The end

# A hex in the corner for an advanced building of each type, with its blueprint, and another blueprint of the type.
CORNER = {
    "mine": ("-5,0", 1, 2),
    "generator": ("-5,1", 3, 4),
    "water_extractor": ("-5,2", 5, 6),
    "greenhouse": ("-5,3", 7, 8),
    "oxygen_condenser": ("-5,4", 9, 10),
    "shelter": ("-5,5", 11, 12),
}


@pytest.mark.parametrize(("id", "scores"), [(id, scores) for id, _, _, scores in SCIENTISTS])
def test_each_scores_three_for_every_advanced_building_of_a_type_whoever_has_it(id: str, scores: str) -> None:
    mars = {
        hex: f"{'shelter of 1' if type == 'shelter' else type}, blueprint {number} of 1"
        for type, (hex, number, _) in CORNER.items()
    }
    mine = "shelter of 0" if scores == "shelter" else scores
    mars["5,0"] = f"{mine}, blueprint {CORNER[scores][2]} of 0"
    table = deal(mars=mars, scientists=[id], state={"last_round": True, "end_triggered": True})
    while not table.over:
        table.pass_turn()
    assert table.score(0)["scientists"] == 6
    assert table.score(0)["by_card"][id] == 6


def test_two_cards_taken_in_a_turn_leave_two_gaps_to_fill() -> None:
    state = {"display": ["contract-1", "geologist", "contract-2"], "contract_deck": [7, 8, 9]}
    table = use(14, quarters=3, crystals=3, state=state)
    table.choose(
        "main hire-or-contract", "card geologist", "use blueprint-14", "pay 2 crystal", "card contract-2", "end"
    )
    assert table.offers() == ["card contract-7", "card contract-8", "card contract-9"]
    table.choose("card contract-8")
    assert table.offers() == ["card contract-7", "card contract-9"]
    table.choose("card contract-7")
    assert sorted(table.state["display"][:3]) == ["contract-1", "contract-7", "contract-8"]
    assert table.asked == [1]


def test_every_gap_is_filled_one_after_the_other() -> None:
    state = {"display": [None, None, None, "geologist"], "contract_deck": [7, 8, 9, 10]}
    table = deal(state=state)
    table.choose("main control-center", "done", "end", "card contract-9", "card contract-7", "card contract-10")
    assert table.state["display"][:4] == ["contract-9", "contract-7", "contract-10", "geologist"]
    assert table.asked == [1]
