"""Outbreak: curing and vaccinating, and the microbiologist."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import player
from tests.on_mars.outbreak import block, infected, outbreak, vaccinated

QUIET = ["no_colonist"]


# Cure


def test_a_cure_costs_an_oxygen_and_a_plant_and_is_an_executive_action() -> None:
    table = outbreak(storage="1 plant 1 oxygen", quarters=3, infected={"quarters": 2}, crystals=8, ships=[])
    table.do("cure")
    assert table.changes() == {"plant": -1, "oxygen": -1}
    assert infected(table) == {"quarters": 1}
    assert table.state["executive_done"]
    assert table.refuses("cure").startswith("executive-done")
    assert not table.offered("exec")


def test_without_the_goods_or_without_infected_there_is_no_cure() -> None:
    table = outbreak(storage="1 plant", infected={"quarters": 1})
    assert "cure" not in table.offers()
    assert table.game.why(0, "cure", "en") == ["You need 1 oxygen and have 0."]
    assert outbreak(storage="1 plant 1 oxygen").refuses("cure") == "nobody-infected"


def test_a_mineral_stands_for_the_goods_of_a_treatment() -> None:
    table = outbreak(storage="2 mineral 1 plant", infected={"quarters": 1})
    table.do("cure")
    assert table.offers() == ["pay 1 mineral 1 plant", "pay 2 mineral"]
    table.choose("pay 2 mineral")
    assert (table.storage(), infected(table)) == ("1 plant", {})


def test_one_chooses_whom_of_ones_own_to_cure() -> None:
    table = outbreak(
        storage="1 plant 1 oxygen",
        quarters=2,
        working=2,
        mars={"0,0": "mine, miner of 0", "0,2": "mine, miner of 1"},
        infected={"quarters": 1, "working": 2, "slots": {"construct": 1}, "mines": ["0,0"]},
        state={"slots": {"construct": [0, 1]}},
        others=[player(infected={"quarters": 1, "slots": {"construct": 1}, "mines": ["0,2"]})],
    )
    table.choose("cure")
    assert table.offers() == ["quarters 0", "working-area 0", "slots 0 construct", "hex 0,0"]
    assert table.refuses("quarters 1") == "no-patient"
    assert table.refuses("slots 0 upgrade") == "no-patient"
    assert table.refuses("hex 0,2") == "no-patient"
    table.choose("slots 0 construct")
    assert infected(table) == {"quarters": 1, "working": 2, "0,0": 1}
    assert table.slots("construct") == [0, 1]  # it stays there


@pytest.mark.parametrize(
    ("key", "left"),
    [
        ("quarters 0", {"working": 1, "0,0": 1}),
        ("working-area 0", {"quarters": 1, "0,0": 1}),
        ("hex 0,0", {"quarters": 1, "working": 1}),
    ],
)
def test_whoever_is_cured_is_healthy_where_he_is(key: str, left: dict[str, int]) -> None:
    table = outbreak(
        storage="1 plant 1 oxygen",
        quarters=1,
        working=1,
        mars={"0,0": "mine, miner of 0"},
        infected={"quarters": 1, "working": 1, "mines": ["0,0"]},
    )
    table.choose("cure", key)
    assert (infected(table), vaccinated(table)) == (left, {})


# Vaccination


def test_a_vaccination_costs_a_water_and_a_plant_and_helps_anybody() -> None:
    table = outbreak(storage="1 plant 1 water", quarters=3, infected={"quarters": 3})
    table.do("vaccinate")
    assert table.changes() == {"plant": -1, "water": -1}
    assert vaccinated(table, 1) == {"quarters": 1}  # nobody else is healthy
    assert table.state["executive_done"]
    assert block(table)["tokens"] == 11


def test_one_chooses_whom_of_all_healthy_colonists_to_vaccinate() -> None:
    table = outbreak(
        storage="1 plant 1 water",
        quarters=2,
        working=1,
        mars={"0,0": "mine, miner of 0", "0,2": "mine, miner of 1"},
        infected={"working": 1},
        vaccinated={"mines": ["0,0"]},
        state={"slots": {"construct": [0, 1]}},
    )
    table.choose("vaccinate")
    keys = ["quarters 0", "quarters 1", "slots 0 construct", "slots 1 construct", "hex 0,2"]
    assert table.offers() == keys
    table.choose("hex 0,2")
    assert vaccinated(table, 1) == {"0,2": 1}


def test_nobody_is_vaccinated_twice_or_while_infected() -> None:
    safe: dict[str, Any] = {"quarters": 3, "infected": {"quarters": 1}, "vaccinated": {"quarters": 2}}
    table = outbreak(storage="1 plant 1 water", **safe, others=[player(**safe)])
    assert table.refuses("vaccinate") == "nobody-healthy"


def test_there_are_twelve_vaccines() -> None:
    safe: dict[str, Any] = {"quarters": 4, "working": 8, "vaccinated": {"quarters": 4, "working": 7}}
    table = outbreak(storage="2 plant 2 water", **safe)
    assert block(table)["tokens"] == 1
    table.choose("vaccinate", "quarters 1")
    assert block(table)["tokens"] == 0
    safe["vaccinated"]["working"] = 8
    assert outbreak(storage="1 plant 1 water", **safe).refuses("vaccinate").startswith("no-vaccine")


# The microbiologist

FARM = {"-5,3": "greenhouse, blueprint 8 of 1"}  # another's Hydroponic Farm
CONDENSER = {"-5,3": "oxygen_condenser, blueprint 9 of 1"}  # another's Oxygen Tank


def test_he_is_hired_for_a_plant_and_a_water_and_a_contract_takes_his_place() -> None:
    table = outbreak(storage="1 plant 1 water", quarters=1, state={"contract_deck": [4]})
    table.do("main hire-or-contract")  # he is the only one who can be paid
    assert table.changes() == {
        "plant": -1,
        "water": -1,
        "quarters": -1,
        "microbiologist": "None",
        "on hire_or_contract": "0",
    }
    table.choose("end")
    assert table.state["display"][6] == "contract-4"


def test_he_counts_as_a_scientist() -> None:
    table = outbreak(scientists=["microbiologist"])
    assert of_scientists(table.player()["scientists"]) == ["microbiologist"]


def of_scientists(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


@pytest.mark.parametrize("number", [7, 8, 9, 10, 19, 20, 21, 22])
def test_he_works_in_greenhouses_and_oxygen_condensers(number: int) -> None:
    type = "greenhouse" if number in (7, 8, 19, 20) else "oxygen_condenser"
    table = outbreak(
        mars={"-5,3": f"{type}, blueprint {number} of 1"},
        scientists=["microbiologist"],
        working=2,
        state={"slots": {"construct": [0]}},
        storage="2 mineral 1 battery 1 water 1 plant 1 oxygen",
    )
    assert "no-scientist" not in table.why(f"use blueprint-{number}")


@pytest.mark.parametrize("number", [1, 3, 5, 11])
def test_he_works_nowhere_else(number: int) -> None:
    types = {1: "mine", 3: "generator", 5: "water_extractor", 11: "shelter of 1"}
    table = outbreak(mars={"-5,3": f"{types[number]}, blueprint {number} of 1"}, scientists=["microbiologist"])
    assert table.why(f"use blueprint-{number}").startswith("no-scientist")


def test_an_executive_action_sends_him_to_work_and_uses_the_building_for_nothing() -> None:
    table = outbreak(mars=CONDENSER, scientists=["microbiologist"], crystals=0, storage="3 battery 1 mineral")
    table.do("use blueprint-9")
    assert table.changes()["microbiologist"] == "9"
    assert table.changes().get("crystals", 0) == 0
    assert table.state["executive_done"]


AT_WORK = [{"id": "microbiologist", "at": 8}]


def test_while_he_works_he_treats_somebody_for_nothing_once_a_turn() -> None:
    table = outbreak(storage="", mars=FARM, scientists=AT_WORK, quarters=4, infected={"quarters": 2})
    assert table.offered("microbiologist") == ["microbiologist cure", "microbiologist vaccinate"]
    table.do("microbiologist cure")
    assert table.changes() == {}
    assert infected(table) == {"quarters": 1}
    assert not table.state["executive_done"]
    assert table.refuses("microbiologist vaccinate") == "treated-already"
    assert block(table)["treated"]


def test_he_vaccinates_as_well() -> None:
    table = outbreak(storage="", mars=FARM, scientists=AT_WORK)
    table.choose("microbiologist vaccinate", "quarters 1")
    assert vaccinated(table, 1) == {"quarters": 1}
    assert table.why("microbiologist cure") == "treated-already"


def test_besides_him_the_executive_action_may_treat_somebody_too() -> None:
    table = outbreak(storage="1 plant 1 oxygen", mars=FARM, scientists=AT_WORK, quarters=4, infected={"quarters": 2})
    table.choose("cure", "microbiologist cure")
    assert infected(table) == {}


def test_he_can_be_used_again_in_the_next_turn() -> None:
    deck = ["no_colonist", "any_mine"]
    table = outbreak(deck, storage="", mars=FARM, scientists=AT_WORK, quarters=3, vaccinated={"quarters": 3})
    table.choose("microbiologist vaccinate")
    table.pass_turn()
    assert not block(table)["treated"]
    assert table.refuses("microbiologist vaccinate") == "not-your-microbiologist"


def test_without_work_he_treats_nobody() -> None:
    table = outbreak(storage="", mars=FARM, scientists=["microbiologist"], infected={"quarters": 1})
    assert table.refuses("microbiologist cure") == "microbiologist-idle"
