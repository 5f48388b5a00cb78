"""Blackout: a building without power is part of nothing and does nothing, but it still stands where it stands."""

from __future__ import annotations

from typing import Any

from tests.on_mars.blackout import dark
from tests.on_mars.colony import player


def test_a_new_building_yields_only_for_the_buildings_that_work() -> None:
    """Beside 2,0 and 3,0 it yields for three buildings; with one of them dark for two, with both for itself."""
    mars = {"3,0": "water_extractor", "4,-1": "bot of 0", "5,-3": "shelter of 0", "5,-4": "shelter of 0"}
    cases: list[tuple[dict[str, int], int]] = [({}, 3), ({"2,0": 1}, 2), ({"3,0": 1}, 1), ({"2,0": 1, "3,0": 1}, 1)]
    for blackouts, water in cases:
        table = dark(mars=mars, storage="1 battery", lab={"L3.top": "water_extractor"}, blackouts=blackouts)
        table.build("water_extractor", "4,0")
        assert table.changes()["water"] == water


def test_a_blackout_in_the_middle_splits_a_complex() -> None:
    table = dark(mars={"3,0": "water_extractor", "4,0": "water_extractor", "1,0": "mine"}, blackouts={"3,0": 1})
    assert table.table.complex_at(table_hex(2, 0)).bit_count() == 1
    assert table.table.complex_at(table_hex(3, 0)) == 0


def table_hex(q: int, r: int) -> int:
    return 12 * (q + 6) + r + 5


def test_an_advanced_building_without_power_does_not_produce() -> None:
    mars = {"0,0": "mine, blueprint 1 of 0", "5,-5": "mine, miner of 0"}
    shuttle = {"phase": "shuttle", "shuttle": {"side": "colony", "space": 1}}
    cases: list[tuple[dict[str, int], int]] = [
        ({}, 2),
        ({"0,0": 1}, 1),
        ({"5,-5": 1}, 1),
        ({"0,0": 1, "5,-5": 1}, 0),
    ]
    for blackouts, minerals in cases:
        table = dark(mars=mars, storage="", blackouts=blackouts, state=shuttle)
        table.choose("shuttle")
        assert table.player()["storage"]["mineral"] == minerals


def test_a_miner_in_the_dark_stays_where_he_is() -> None:
    table = dark(card="v_mine", mars={"0,0": "mine, miner of 1"}, vandalised=["0,0"])
    table.pass_turn()
    assert table.hex("0,0") == "mine, miner of 1"
    assert table.blackouts == {"0,0": 0}


def test_automated_production_leaves_out_buildings_without_power() -> None:
    mars = {"2,-2": "generator, blueprint 3 of 0", "2,0": "water_extractor, blueprint 5 of 0"}
    table = dark(mars=mars, storage="", crystals=2, blackouts={"2,0": 1})
    table.do("use blueprint-3", "done")
    assert table.changes() == {"battery": 1, "crystals": -2}


def test_a_building_without_power_takes_no_upgrade() -> None:
    given: dict[str, Any] = {"mars": {"3,-2": "bot of 0"}, "storage": "1 mineral", "blueprints": [3]}
    assert "main upgrade" in dark(**given).offers()
    assert "main upgrade" not in dark(**given, blackouts={"2,-2": 1}).offers()


def test_the_executive_action_of_a_building_without_power_is_closed() -> None:
    given: dict[str, Any] = {"mars": {"4,-4": "shelter of 0, blueprint 11 of 0"}, "crystals": 2}
    assert "use blueprint-11" in dark(**given).offers()
    table = dark(**given, blackouts={"4,-4": 1})
    assert table.refuses("use blueprint-11") == "out-of-order: Casino"


def test_a_vandalised_building_still_works() -> None:
    given: dict[str, Any] = {"mars": {"2,-2": "generator, blueprint 3 of 0"}, "crystals": 2, "vandalised": ["2,-2"]}
    assert "use blueprint-3" in dark(**given).offers()


def test_it_still_blocks_its_hex_and_counts_for_the_distance_of_two() -> None:
    """R18: the text takes it out of complexes, not off the map."""
    bots = {"1,-2": "bot of 0", "4,-2": "shelter of 0"}
    lit, unlit = dark(mars=bots), dark(mars=bots, blackouts={"2,-2": 1})
    sites = lit.sites("generator")
    assert sites
    assert unlit.sites("generator") == sites


def test_beds_and_storage_of_a_shelter_without_power_remain() -> None:
    table = dark(blackouts={"4,-2": 1}, quarters=4)
    assert (table.player()["beds"], table.player()["storage_limit"]) == (4, 2)


def test_nobody_scores_opportunity_points() -> None:
    table = dark(mars={"3,-1": "bot of 0"}, storage="1 battery", others=[player()], state={"lss": {}})
    table.build("water_extractor", "4,-1", "bonus crystal")
    assert [table.player(seat)["op"] for seat in (0, 1)] == [0, 0]


MINES = {"0,0": "mine, blueprint 1 of 0", "1,0": "mine", "1,-1": "mine", "0,1": "mine"}


def test_a_contract_is_not_met_by_an_advanced_building_without_power() -> None:
    """Contract 6 asks for an advanced mine in a complex of four."""
    assert dark(mars=MINES, contracts=[6]).player()["contracts_met"] == [6]
    assert dark(mars=MINES, contracts=[6], blackouts={"0,0": 1}).player()["contracts_met"] == []
    assert dark(mars=MINES, contracts=[6], blackouts={"1,0": 1}).player()["contracts_met"] == []


def test_goals_that_ask_for_complexes_look_at_buildings_with_power() -> None:
    """Goal 5 asks for an advanced building in a complex of four."""
    assert "goal 5" in dark(mars=MINES, goals=[5]).offers()
    for hex, size in (("0,0", 0), ("0,1", 3)):
        table = dark(mars=MINES, goals=[5], blackouts={hex: 1})
        assert table.player()["goals_standing"] == [{"have": size, "need": 4}]


def test_bots_think_of_dark_buildings_without_getting_lost() -> None:
    table = dark(mars=MINES, contracts=[6], blueprints=[13], goals=[5, 16], blackouts={"0,0": 1, "1,0": 1})
    lit = dark(mars=MINES, contracts=[6], blueprints=[13], goals=[5, 16])
    assert table.game.evaluate(0) < lit.game.evaluate(0)
