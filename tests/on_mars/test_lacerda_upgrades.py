"""Lacerda upgrades buildings, hires scientists and takes contracts."""

from __future__ import annotations

from typing import Any

from tests.on_mars.solo import BARE, COLONY, Alone, Hexes, his_turn, lab, over_seeds, plans, scientists

# A complex of three generators, a lone one, two greenhouses apart, and two mines.
MARS: Hexes = {
    **BARE,
    "3,0": {"building": "generator"},
    "3,1": {"building": "generator"},
    "3,2": {"building": "generator"},
    "0,3": {"building": "generator"},
    "-2,0": {"building": "greenhouse"},
    "-4,4": {"building": "greenhouse"},
    "1,-4": {"building": "mine", "miner": 0},
    "2,0": {"tile": "d_crystals"},
}


def upgrades(mars: Hexes = MARS, **state: Any) -> Alone:
    return his_turn(2, mars, space=COLONY, **state)


def hires(mars: Hexes = MARS, **state: Any) -> Alone:
    return his_turn(3, mars, space=COLONY, **state)


def built(table: Alone) -> dict[int, str]:
    """By blueprint of his: the hex it is built on."""
    return {hex["blueprint"]: id for id, hex in table.mars.items() if hex.get("advanced") == "lacerda"}


# Upgrading


def test_he_upgrades_anywhere_on_mars_for_nothing_but_a_colonist() -> None:
    found = over_seeds(lambda seed: built(upgrades(seed=seed, him={"crystals": 0, **plans(7)}))[7])
    assert sorted(found) == ["-2,0", "-4,4"]
    table = upgrades(him=plans(7))
    assert table.slots("upgrade") == ["lacerda"]
    assert table.him["blueprints"] == [{"num": 7, "built": True}]


def test_a_blueprint_that_his_scientist_scores_comes_first() -> None:
    found = over_seeds(
        lambda seed: list(built(upgrades(seed=seed, him={**plans(3, 7, 16), **scientists("hydrologist")})))
    )
    assert found == [[7]]


def test_level_3_comes_before_level_1_and_needs_a_complex_of_three() -> None:
    found = over_seeds(lambda seed: built(upgrades(seed=seed, him=plans(4, 16, 20))))
    assert sorted(found, key=str) == [{16: "3,0"}, {16: "3,1"}, {16: "3,2"}]


def test_between_blueprints_as_good_chance_decides() -> None:
    found = over_seeds(lambda seed: list(built(upgrades(seed=seed, him=plans(4, 7)))))
    assert sorted(found) == [[4], [7]]


def test_a_mine_with_the_players_miner_comes_first_and_sends_him_home() -> None:
    table = upgrades(him=plans(1), me={"quarters": 3})
    assert built(table) == {1: "1,-4"}
    assert table.me["quarters"] == 4
    assert table.hexes(miner=0) == []


def test_a_shelter_must_be_his() -> None:
    assert built(upgrades(him=plans(11))) == {11: "-4,2"}


def test_no_second_marker_goes_onto_a_building() -> None:
    mars = {**MARS, "-2,0": {"building": "greenhouse", "advanced": 0, "blueprint": 8}}
    assert over_seeds(lambda seed: built(upgrades(mars, seed=seed, him=plans(7)))) == [{7: "-4,4"}]


def test_without_a_blueprint_that_fits_his_rover_moves() -> None:
    for him in (plans(), plans(9), plans(20)):
        table = upgrades(him=him)
        assert (table.slots("upgrade"), built(table)) == ([], {})
        assert len(table.went()) == 2
        assert table.him["discoveries"] == ["d_crystals"]


def test_his_upgrades_count_for_the_mission() -> None:
    missions = {"A": {"id": "m_advanced", "left": 5}, "B": None, "C": None}
    table = upgrades(him={**plans(7, 8), **lab(L1_top="upgrade")}, missions=missions)
    assert table.state["missions"]["A"]["left"] == 3
    assert table.him["pending"] == 2


def test_with_an_upgrade_technology_he_makes_as_many_more_as_it_allows() -> None:
    him = {**plans(1, 3, 4, 7, 8, 11), **lab(L2_mid="upgrade")}
    assert len(built(upgrades(him=him))) == 3


def test_he_uses_the_players_upgrade_technology_only_if_it_brings_him_more() -> None:
    more = upgrades(him={**plans(3, 4, 7, 8), **lab(L1_top="upgrade")}, me=lab(L3_top="upgrade"))
    assert len(built(more)) == 4
    assert more.asks() == "owner"
    as_many = upgrades(him={**plans(3, 7), **lab(L1_top="upgrade")}, me=lab(L3_top="upgrade"))
    assert len(built(as_many)) == 2
    assert as_many.told("uses-tech") == []


def test_blueprints_without_a_building_are_no_reason_to_use_the_players_technology() -> None:
    him = {**plans(7, 8, 9, 10, 21, 22), **lab(L1_top="upgrade")}
    table = upgrades(him=him, me=lab(L4_top="upgrade"))
    assert sorted(built(table)) == [7, 8]
    assert table.told("uses-tech") == []


def test_after_a_single_possible_upgrade_no_technology_is_used() -> None:
    table = upgrades(him=plans(11), me=lab(L4_top="upgrade"))
    assert sorted(built(table)) == [11]
    assert table.told("uses-tech") == []


# Hiring


def test_he_hires_the_scientist_who_scores_most_blueprints_of_both() -> None:
    """The geologist scores generators: one of his, built or not, and two of the player's."""
    table = hires(him=plans(7, 8, 3), me=plans(4, 15))
    assert table.him["scientists"] == [{"id": "geologist", "at": None}]
    assert table.slots("hire_or_contract") == ["lacerda"]


def test_between_scientists_as_good_chance_decides() -> None:
    found = over_seeds(lambda seed: hires(seed=seed, him=plans(3), me=plans(7)).him["scientists"][0]["id"])
    assert sorted(found) == ["geologist", "hydrologist"]


def test_a_contract_of_the_shuffled_deck_fills_the_gap_at_once() -> None:
    def filled(seed: int) -> object:
        table = hires(seed=seed, him=plans(3), contract_deck=[2, 9, 12])
        assert sorted([*table.state["contract_deck"], number(table)]) == [2, 9, 12]
        return number(table)

    def number(table: Alone) -> int:
        return int(str(table.state["display"][0]).removeprefix("contract-"))

    assert sorted(map(int, map(str, over_seeds(filled)))) == [2, 9, 12]


def test_with_an_empty_deck_the_gap_stays() -> None:
    assert hires(him=plans(3), contract_deck=[]).state["display"][0] is None


SCIENTISTS = ["geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer"]


def test_with_two_scientists_he_takes_the_contract_that_is_worth_most() -> None:
    display = ["contract-9", "contract-3", "geologist", "contract-12", "contract-5", "biochemist"]
    him = {"crystals": 1, **scientists("rd_engineer", "hydrologist")}
    found = over_seeds(lambda seed: hires(seed=seed, him=him, display=display).him["contracts"])
    assert sorted(found, key=str) == [[{"num": 3, "on": {}}], [{"num": 5, "on": {}}]]
    assert hires(him=him, display=display).him["crystals"] == 0


def test_of_deliveries_only_chance_decides() -> None:
    display = ["contract-9", "contract-12", "geologist"]
    him = {"crystals": 3, **scientists("rd_engineer", "hydrologist")}
    found = over_seeds(lambda seed: hires(seed=seed, him=him, display=display).him["contracts"][0]["num"])
    assert sorted(found) == [9, 12]


def test_without_a_scientist_on_offer_he_takes_a_contract() -> None:
    display = ["contract-9", "contract-1"]
    table = hires(display=display, me=scientists(*SCIENTISTS))
    assert table.him["contracts"] == [{"num": 1, "on": {}}]


def test_a_contract_costs_a_crystal_besides_the_extra_cost() -> None:
    him = {"crystals": 1, **scientists("rd_engineer", "hydrologist")}
    state: dict[str, Any] = {"display": ["contract-9"], "slots": {"hire_or_contract": [0]}}
    poor = hires(him=him, **state)
    assert (poor.him["contracts"], poor.slots("hire_or_contract"), poor.him["crystals"]) == ([], [0], 1)
    assert len(poor.went()) == 2
    rich = hires(him={**him, "crystals": 2}, **state)
    assert (len(rich.him["contracts"]), rich.slots("hire_or_contract"), rich.him["crystals"]) == (1, [0, "lacerda"], 0)


def test_while_his_colonist_is_there_he_cannot_hire() -> None:
    table = hires(slots={"hire_or_contract": ["lacerda"]}, him={"crystals": 3})
    assert table.him["scientists"] == []
    assert (table.him["crystals"], table.slots("hire_or_contract")) == (3, ["lacerda"])
    assert len(table.went()) == 2


def test_his_scientist_counts_for_the_mission_and_his_contract_does_not() -> None:
    missions = {"A": {"id": "m_scientist", "left": 4}, "B": {"id": "m_contract", "left": 2}, "C": None}
    hired = hires(him=plans(3), missions=missions)
    assert hired.state["missions"]["A"]["left"] == 3
    assert hired.him["pending"] == 2
    him = scientists("rd_engineer", "hydrologist")
    mars = {**MARS, "0,0": {"building": "mine", "advanced": "lacerda", "blueprint": 1}}
    for hex in ("0,1", "1,0", "0,-1"):
        mars[hex] = {"building": "mine"}
    taken = hires(mars, him=him, missions=missions, display=["contract-6"])
    assert taken.him["contracts"] == [{"num": 6, "on": {}}]
    assert taken.state["missions"] == missions


def test_the_sixth_contract_is_an_upgrade_contract_and_the_seventh_is_not() -> None:
    given: dict[str, Any] = {"display": ["contract-7", "contract-6"], "contract_deck": []}
    found = over_seeds(lambda seed: hires(seed=seed, him={"crystals": 1}, **given).him["contracts"][0]["num"])
    assert found == [6]


def test_his_own_technology_is_enough_for_as_many_upgrades_as_he_can_make() -> None:
    him = {**plans(7, 4), **lab(L1_top="upgrade")}
    table = upgrades(him=him, me=lab(L2_top="upgrade"))
    assert sorted(built(table)) == [4, 7]
    assert table.told("uses-tech") == []


def test_more_blueprints_of_level_3_than_buildings_do_not_count() -> None:
    mars = {**MARS, "3,0": {"building": "generator", "advanced": 0, "blueprint": 3}}
    mars["3,1"] = {"building": "generator", "advanced": 0, "blueprint": 4}
    him = {**plans(7, 16, 15), **lab(L1_top="upgrade")}
    assert over_seeds(
        lambda seed: upgrades(mars, seed=seed, him=him, me=lab(L6="upgrade")).told("uses-tech"), range(10)
    ) == [[]]


def test_of_two_technologies_as_good_he_uses_his_own() -> None:
    table = upgrades(him={**plans(1, 4, 7), **lab(L1_top="upgrade")}, me=lab(L1_bottom="upgrade"))
    assert len(built(table)) == 2
    assert table.told("uses-tech") == []
