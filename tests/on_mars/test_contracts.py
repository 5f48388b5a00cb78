"""Contracts with Earth: what each asks for, what it is worth, deliveries at any moment, and the mission they feed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player

LAST = {"last_round": True, "end_triggered": True}
TYPES = ("generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter", "mine")  # of contracts 1 to 6
PLANS = {"generator": 3, "water_extractor": 5, "greenhouse": 7, "oxygen_condenser": 9, "shelter": 11, "mine": 1}
NEEDS = {
    7: {"mineral": 4},
    8: {"mineral": 2, "battery": 3},
    9: {"mineral": 2, "water": 3},
    10: {"mineral": 2, "oxygen": 3},
    11: {"mineral": 2, "plant": 3},
    12: {"mineral": 2, "crystal": 3},
}
ROOMY = dict.fromkeys(("5,-3", "5,-4", "4,-4"), "shelter of 0")  # with the first one: storage holds 5 of each
CORNER = ("-5,1", "-5,2", "-5,3", "-5,4")


def complex_of(type: str, size: int, marker: int | None = 0, owner: int = 0) -> dict[str, str]:
    """A complex of this size in a corner, with somebody's marker on one of its buildings."""
    there = f"shelter of {owner}" if type == "shelter" else type
    mars = dict.fromkeys(CORNER[:size], there)
    if marker is not None:
        mars[CORNER[1]] = f"{there}, blueprint {PLANS[type]} of {marker}"
    return mars


def finish(**given: Any) -> Colony:
    table = deal(**{"state": LAST, **given})
    while not table.over:
        table.pass_turn()
    return table


# Upgrade contracts

UPGRADES = list(enumerate(TYPES, 1))


@pytest.mark.parametrize(("number", "type"), UPGRADES)
def test_an_own_advanced_building_in_a_complex_of_four_is_worth_12_and_less_costs_6(number: int, type: str) -> None:
    for mars, points in (
        (complex_of(type, 4), 12),
        (complex_of(type, 3), -6),
        (complex_of(type, 4, marker=None), -6),
        ({}, -6),
    ):
        table = finish(mars=mars, contracts=[number])
        assert table.score(0)["contracts"] == points
        assert table.score(0)["by_card"][f"contract-{number}"] == points


@pytest.mark.parametrize(("number", "type"), UPGRADES)
def test_an_advanced_building_of_somebody_else_completes_nothing(number: int, type: str) -> None:
    mars = complex_of(type, 4, marker=1, owner=1)
    assert finish(mars=mars, contracts=[number]).score(0)["contracts"] == -6


@pytest.mark.parametrize(("number", "type"), UPGRADES)
def test_a_complex_of_another_type_completes_nothing(number: int, type: str) -> None:
    other = TYPES[number % 5]
    assert finish(mars=complex_of(other, 4), contracts=[number]).score(0)["contracts"] == -6


def test_a_marker_beside_the_complex_is_not_in_it() -> None:
    mars = {**complex_of("generator", 4, marker=None), "2,-2": "generator, blueprint 3 of 0"}
    assert finish(mars=mars, contracts=[1]).score(0)["contracts"] == -6


# Deliveries


@pytest.mark.parametrize("number", NEEDS)
def test_all_that_a_delivery_needs_is_laid_onto_it_for_9_points(number: int) -> None:
    needs = NEEDS[number]
    stock = " ".join(f"{amount} {good}" for good, amount in needs.items() if good != "crystal")
    table = deal(mars=ROOMY, storage=stock, crystals=needs.get("crystal", 0), contracts=[number], state=LAST)
    goods = [good for good, amount in needs.items() for _ in range(amount)]
    table.do(*[f"deliver contract-{number} {good}" for good in goods])
    change = {good if good != "crystal" else "crystals": -amount for good, amount in needs.items()}
    laid = " ".join(f"{amount} {good}" for good, amount in needs.items())
    assert table.changes() == {**change, f"contract {number}": laid}
    assert not table.offered("deliver")
    while not table.over:
        table.pass_turn()
    assert table.score(0)["by_card"] == {f"contract-{number}": 9}


@pytest.mark.parametrize("number", NEEDS)
def test_one_item_too_few_costs_4(number: int) -> None:
    for good in NEEDS[number]:
        laid = {**NEEDS[number], good: NEEDS[number][good] - 1}
        table = finish(storage="", crystals=0, contracts=[{"num": number, "on": laid}])
        assert table.score(0)["by_card"] == {f"contract-{number}": -4}


@pytest.mark.parametrize("number", list(NEEDS)[1:])
def test_minerals_stand_for_nothing_on_a_contract(number: int) -> None:
    table = deal(mars=ROOMY, storage="5 mineral", contracts=[number])
    good = next(good for good in NEEDS[number] if good != "mineral")
    if good != "crystal":
        assert table.refuses(f"deliver contract-{number} {good}").endswith(": 1, 0")
    table.choose(*[f"deliver contract-{number} mineral"] * 2)
    assert table.refuses(f"deliver contract-{number} mineral").startswith("contract-needs-none")


def test_nothing_that_a_contract_does_not_need_is_laid_onto_it() -> None:
    table = deal(storage="1 water 1 plant", contracts=[9])
    assert table.refuses("deliver contract-9 plant").startswith("contract-needs-none")


def test_nobody_delivers_to_a_contract_of_somebody_else_or_on_offer() -> None:
    table = deal(storage="2 mineral", others=[player(contracts=[7])], state={"display": ["contract-8"]})
    assert table.refuses("deliver contract-7 mineral").startswith("not-your-card")
    assert table.refuses("deliver contract-8 mineral").startswith("not-your-card")


def test_pending_crystals_are_delivered_before_those_of_the_depot() -> None:
    table = deal(crystals=1, pending=1, contracts=[12])
    table.do("deliver contract-12 crystal")
    assert table.changes() == {"pending": -1, "contract 12": "1 crystal"}
    table.do("deliver contract-12 crystal")
    assert table.changes() == {"crystals": -1, "contract 12": "2 crystal"}


def test_goal_cards_are_no_crystals_on_a_contract() -> None:
    table = deal(crystals=0, goals=[5, 7], contracts=[12])
    assert table.refuses("deliver contract-12 crystal").endswith(": 1, 0")


def test_what_was_delivered_pays_for_nothing_any_more() -> None:
    table = deal(storage="1 battery", quarters=1, contracts=[8])
    assert "main construct" in table.offers()
    table.choose("deliver contract-8 battery")
    assert "main construct" not in table.offers()
    assert table.player()["contracts"] == [{"num": 8, "on": {"battery": 1}}]


def test_a_delivery_is_possible_inside_any_decision_of_ones_turn_which_comes_back() -> None:
    table = deal(storage="1 water 2 battery", quarters=1, contracts=[9], mars={"-3,0": "bot of 0"})
    table.choose("main construct")
    assert table.offers() == ["build water_extractor", "build greenhouse", "deliver contract-9 water"]
    table.do("deliver contract-9 water")
    assert table.changes()["contract 9"] == "1 water"
    assert table.hexes() == ["3,-2", "4,-1"]  # of the water extractor: a greenhouse can no longer be paid


def test_a_delivery_is_no_action() -> None:
    table = deal(storage="1 water", crystals=2, contracts=[9])
    table.choose("deliver contract-9 water")
    assert "exec bots" in table.offers()
    assert "main control-center" in table.offers()
    table.choose("main control-center", "done")
    assert table.offers() == ["exec bots", "exec warehouse", "end"]


def test_a_delivery_is_still_possible_when_the_main_action_is_done() -> None:
    table = deal(storage="2 water", crystals=0, contracts=[9])
    table.choose("main control-center", "done")
    assert table.offers() == ["end", "deliver contract-9 water"]


# The mission


def test_the_last_item_of_a_delivery_counts_for_the_mission_and_earlier_ones_do_not() -> None:
    table = deal(storage="2 mineral", contracts=[{"num": 7, "on": {"mineral": 2}}], missions=[("m_contract", 2)])
    table.do("deliver contract-7 mineral")
    assert "left A" not in table.changes()
    table.do("deliver contract-7 mineral")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-1, 1)


def test_a_gain_that_completes_a_contract_counts_too() -> None:
    table = deal(
        storage="2 mineral",
        crystals=3,
        ships=[1, 2],
        ships_removed=3,
        contracts=[{"num": 7, "on": {"mineral": 3}}],
        missions=[("m_contract", 2)],
        state={"level": 3},
    )
    table.do("exec mineral")
    assert table.changes() == {"crystals": -3, "contract 7": "4 mineral", "left A": -1, "pending": 1}


def test_an_upgrade_in_a_complex_of_four_completes_a_contract() -> None:
    mars = {**complex_of("generator", 4, marker=None), "-4,1": "bot of 0"}
    table = deal(mars=mars, storage="1 mineral", blueprints=[3], contracts=[1], missions=[("m_contract", 2)])
    table.do("main upgrade", "upgrade blueprint-3 -5,2")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-1, 1)


def test_so_does_whoever_enlarges_the_complex_to_four_and_its_holder_gets_the_crystal() -> None:
    mars = {**complex_of("generator", 3, marker=1), "-4,4": "bot of 0"}
    table = deal(
        mars=mars,
        storage="1 mineral",
        lab={"L3.top": "generator"},
        others=[player(contracts=[1])],
        missions=[("m_contract", 2)],
    )
    table.build("generator", "-5,4")
    assert (table.changes()["left A"], table.changes()["seat 1 pending"]) == (-1, 1)
    assert "pending" not in table.changes()


def test_a_contract_whose_condition_holds_when_it_is_taken_is_completed_at_once() -> None:
    table = deal(
        mars=complex_of("generator", 4),
        storage="",
        quarters=1,
        crystals=1,
        missions=[("m_contract", 2)],
        state={"display": ["contract-1"]},
    )
    table.do("main hire-or-contract")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-1, 1)


def test_a_contract_counts_once() -> None:
    mars = {**complex_of("generator", 4, marker=None), "-4,1": "bot of 0"}
    table = deal(
        mars=mars,
        storage="2 mineral",
        blueprints=[3, 4],
        contracts=[1],
        lab={"L1.top": "upgrade"},
        missions=[("m_contract", 3)],
    )
    table.do("main upgrade", "upgrade blueprint-3 -5,2", "tech seat 0", "upgrade blueprint-4 -5,1")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-1, 1)


def test_a_contract_that_counted_is_remembered() -> None:
    mars = {**complex_of("generator", 4), "-4,1": "bot of 0"}
    told = {"contracts_told": [1]}
    table = deal(
        mars=mars, storage="1 mineral", blueprints=[4], contracts=[1], missions=[("m_contract", 2)], state=told
    )
    table.do("main upgrade")
    assert table.hex("-5,1") == "generator, blueprint 4 of 0"
    assert "left A" not in table.changes()
