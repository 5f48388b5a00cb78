"""Resupplying from the warehouse."""

from __future__ import annotations

import pytest

from tests.on_mars.colony import deal


@pytest.mark.parametrize("good", ["battery", "water", "plant", "oxygen"])
def test_one_resource_comes_from_the_warehouse_without_a_colonist(good: str) -> None:
    table = deal(side="orbit", storage="", quarters=0)
    table.do("main resupply", f"take {good}")
    assert table.changes() == {good: 1, f"warehouse {good}": -1}


def test_or_a_crystal_which_is_pending() -> None:
    table = deal(side="orbit", storage="", quarters=0)
    table.do("main resupply", "take crystal")
    assert table.changes() == {"pending": 1, "warehouse crystal": -1}


def test_there_are_no_minerals_in_the_warehouse() -> None:
    table = deal(side="orbit", storage="")
    table.choose("main resupply")
    assert table.offers() == ["take crystal", "take battery", "take water", "take plant", "take oxygen"]
    assert table.refuses("take mineral") == "not-in-warehouse"


def test_each_colonist_takes_another_item_as_long_as_there_is_room() -> None:
    table = deal(side="orbit", storage="", quarters=4)
    table.do("main resupply", "take water", "boost", "take water", "boost")
    assert "take water" not in table.offers()  # the warehouse had two, and storage holds no more
    table.do("take plant", "done")
    table.do("end")
    assert table.storage() == "2 water 1 plant"
    assert (table.player()["quarters"], table.player()["working"]) == (2, 2)


def test_a_kind_that_is_gone_cannot_be_taken() -> None:
    left = {"crystal": 1, "battery": 0, "water": 1, "plant": 1, "oxygen": 1}
    table = deal(side="orbit", storage="", state={"warehouse": left})
    table.choose("main resupply")
    assert table.refuses("take battery") == "warehouse-empty"


def test_what_finds_no_room_in_storage_may_go_to_a_contract_at_once() -> None:
    table = deal(side="orbit", storage="2 water", contracts=[9], quarters=0)
    table.do("main resupply", "take water")
    assert table.changes() == {"warehouse water": -1, "contract 9": "1 water"}
    table = deal(side="orbit", storage="2 water", quarters=0)
    table.choose("main resupply")
    assert table.refuses("take water") == "no-room"
