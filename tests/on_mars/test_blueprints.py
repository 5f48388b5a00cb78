"""Obtaining blueprints."""

from __future__ import annotations

import pytest

from areo.on_mars.plans import building_of
from tests.on_mars.colony import deal

GAINS = ("mineral", "battery", "water", "plant", "oxygen", "pending")
OFFER = {"blueprint_rows": {"bottom": [1, 2, None, 8, 11, 12]}}


def test_a_blueprint_comes_with_its_good_and_a_marker_from_the_reserve() -> None:
    table = deal(side="orbit", storage="", state=OFFER, quarters=1)
    table.do("main obtain-blueprint", "card blueprint-8")
    assert table.changes() == {
        "blueprints": "8",
        "plant": 1,
        "markers": -1,
        "quarters": -1,
        "on obtain_blueprint": "0",
    }


@pytest.mark.parametrize("number", range(1, 25))
def test_each_blueprint_gives_one_of_what_its_building_yields(number: int) -> None:
    table = deal(side="orbit", storage="", quarters=1, state={"blueprint_rows": {"bottom": [number]}})
    table.do("main obtain-blueprint")
    assert table.changes()[GAINS[building_of(number)]] == 1


@pytest.mark.parametrize("type", range(6))
def test_there_are_two_blueprints_of_each_level_for_each_type(type: int) -> None:
    numbers = [number for number in range(1, 25) if building_of(number) == type]
    assert numbers == [2 * type + 1, 2 * type + 2, 2 * type + 13, 2 * type + 14]


def test_the_gap_is_not_filled() -> None:
    table = deal(side="orbit", quarters=1, state=OFFER)
    table.choose("main obtain-blueprint", "card blueprint-8", "end")
    assert table.state["blueprint_rows"]["bottom"] == [1, 2, None, None, 11, 12]


def test_each_colonist_more_takes_another_one() -> None:
    table = deal(side="orbit", storage="", quarters=3, state=OFFER)
    table.do("main obtain-blueprint", "card blueprint-8", "boost", "card blueprint-1", "boost", "card blueprint-11")
    assert table.changes() == {
        "blueprints": "1, 8, 11",
        "plant": 1,
        "mineral": 1,
        "pending": 1,
        "markers": -3,
        "quarters": -3,
        "working": 2,
        "on obtain_blueprint": "0",
    }


def test_one_may_stop_after_any_of_them() -> None:
    table = deal(side="orbit", quarters=3, state=OFFER)
    table.choose("main obtain-blueprint", "card blueprint-8")
    assert table.offers() == ["boost", "done"]
    table.choose("done")
    assert "end" in table.offers()


def test_without_a_marker_in_reserve_none_can_be_taken() -> None:
    table = deal(side="orbit", blueprints=[13, 14, 15, 16, 17, 18, 19, 20], state=OFFER)
    assert "main obtain-blueprint" not in table.offers()


def test_the_last_marker_ends_the_boosts() -> None:
    table = deal(side="orbit", quarters=4, blueprints=[13, 14, 15, 16, 17, 18, 19], state=OFFER)
    table.choose("main obtain-blueprint", "card blueprint-8")
    assert table.offers() == ["end"]


def test_a_card_may_be_taken_even_if_its_gain_finds_no_room() -> None:
    table = deal(side="orbit", quarters=1, storage="2 plant", state=OFFER)
    table.do("main obtain-blueprint", "card blueprint-8")
    assert "plant" not in table.changes()
    assert table.changes()["blueprints"] == "8"


def test_an_empty_display_closes_the_action() -> None:
    table = deal(side="orbit", state={"blueprint_rows": {"bottom": [], "top": []}})
    assert "main obtain-blueprint" not in table.offers()
