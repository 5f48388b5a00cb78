"""Upgrading buildings, and the pieces that make room."""

from __future__ import annotations

import pytest

from tests.on_mars.colony import deal, player

NEAR = {"3,-2": "bot of 0"}  # beside the generator on 2,-2
THREE = {"2,-3": "generator", "2,-4": "generator"}


def test_an_upgrade_costs_a_mineral_and_puts_the_marker_on_the_building() -> None:
    table = deal(mars=NEAR, storage="1 mineral", blueprints=[3], missions=[("m_advanced", 4)])
    table.do("main upgrade")
    assert table.changes() == {
        "at 2,-2": "generator, blueprint 3 of 0",
        "mineral": -1,
        "quarters": -1,
        "on upgrade": "0",
        "pending": 1,
        "left A": -1,
    }


def test_level_3_needs_a_complex_of_three_and_level_1_none() -> None:
    assert "main upgrade" not in deal(mars=NEAR, storage="1 mineral", blueprints=[15]).offers()
    assert "main upgrade" in deal(mars={**NEAR, **THREE}, storage="1 mineral", blueprints=[15]).offers()
    assert "main upgrade" in deal(mars=NEAR, storage="1 mineral", blueprints=[3]).offers()


@pytest.mark.parametrize(("cell", "upgrades"), [("L1.top", 2), ("L2.top", 3)])
def test_the_technology_allows_as_many_more_as_its_level(cell: str, upgrades: int) -> None:
    mars = {**NEAR, **THREE, "2,-5": "generator", "3,-3": "bot of 0", "3,-4": "bot of 0"}
    roomy = {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}
    table = deal(mars={**mars, **roomy}, storage="4 mineral", blueprints=[3, 4, 15, 16], lab={cell: "upgrade"})
    table.choose("main upgrade", "upgrade blueprint-3 2,-2", "tech seat 0")
    while table.offered("upgrade"):
        table.choose(table.offered("upgrade")[0])
    assert table.player()["storage"]["mineral"] == 4 - upgrades


def test_a_miner_of_anybody_goes_home_and_the_marker_yields_instead() -> None:
    table = deal(mars={"0,0": "mine, miner of 1", "1,0": "bot of 0"}, storage="1 mineral", blueprints=[1])
    table.do("main upgrade")
    assert table.changes()["seat 1 quarters"] == 1
    assert table.hex("0,0") == "mine, blueprint 1 of 0"


def test_a_piece_of_another_seat_makes_room_where_its_owner_says() -> None:
    table = deal(mars={**NEAR, "2,-2": "generator, rover of 1"}, storage="1 mineral", blueprints=[3])
    table.choose("main upgrade")
    assert table.asked == [1]
    assert sorted(table.hexes()) == sorted(["2,-3", "3,-3", "2,-1", "1,-1", "1,-2"])
    table.do("hex 2,-1")
    assert table.hex("2,-1") == "rover of 1"
    assert table.hex("2,-2") == "generator, blueprint 3 of 0"
    assert table.asked == [0]


def test_others_shelters_cannot_be_upgraded() -> None:
    mars = {"4,-2": "shelter of 0", "-3,2": "bot of 0"}
    assert "main upgrade" not in deal(mars=mars, storage="1 mineral", blueprints=[11]).offers()


def test_an_upgrade_that_a_colonist_was_sent_for_is_made() -> None:
    mars = {**NEAR, **THREE, "3,-3": "bot of 0", "-5,3": "mine, blueprint 1 of 0"}
    table = deal(mars=mars, storage="2 mineral", blueprints=[1, 3, 4, 15], crystals=2, quarters=2, contracts=[7])
    table.choose("use blueprint-1", "upgrade blueprint-3 2,-2")
    assert table.offers() == ["boost", "done", "deliver contract-7 mineral"]
    table.choose("boost")
    assert table.offers() == ["upgrade blueprint-4 2,-3", "upgrade blueprint-15 2,-3"]
    assert table.why("deliver contract-7 mineral").startswith("needed-here")
    table.choose("upgrade blueprint-15 2,-3")
    assert (table.player()["working"], table.hex("2,-3")) == (1, "generator, blueprint 15 of 0")


def test_upgrades_that_the_technology_allows_need_not_be_made() -> None:
    mars = {**NEAR, **THREE, "3,-3": "bot of 0"}
    table = deal(mars=mars, storage="2 mineral", blueprints=[3, 4], lab={"L2.top": "upgrade"})
    table.choose("main upgrade", "upgrade blueprint-3 2,-2", "tech seat 0", "done")
    assert table.storage() == "1 mineral"
    assert table.offers() == ["end"]


def test_colonists_add_to_what_the_technology_allows() -> None:
    mars = {**NEAR, **THREE, "3,-3": "bot of 0", "3,-4": "bot of 0", "-5,3": "mine, blueprint 1 of 0"}
    mars |= {"2,-5": "generator", "5,-3": "shelter of 0"}
    table = deal(
        mars=mars, storage="3 mineral", blueprints=[1, 3, 4, 15], crystals=2, quarters=1, lab={"L1.top": "upgrade"}
    )
    table.choose("use blueprint-1", "upgrade blueprint-3 2,-2", "tech seat 0", "upgrade blueprint-4 2,-3")
    table.do("boost")
    assert table.changes() == {
        "at 2,-4": "generator, blueprint 15 of 0",
        "mineral": -1,
        "quarters": -1,
        "working": 1,
    }


@pytest.mark.parametrize(("quarters", "home"), [(3, 1), (4, 0)])
def test_another_players_miner_goes_home_if_there_is_a_bed(quarters: int, home: int) -> None:
    mars = {"0,0": "mine, miner of 1", "1,0": "bot of 0"}
    table = deal(storage="1 mineral", blueprints=[1], mars=mars, others=[player(quarters=quarters)])
    table.do("main upgrade")
    changed = table.changes()
    assert changed["at 0,0"] == "mine, blueprint 1 of 0"
    assert changed.get("seat 1 quarters", 0) == home
