"""Welcoming ships."""

from __future__ import annotations

import pytest

from tests.on_mars.colony import SITES, deal

STOCK = "2 plant 2 water"


def test_a_ship_costs_a_plant_and_a_water_and_brings_two_colonists() -> None:
    table = deal(storage="1 plant 1 water", quarters=2)
    table.do("main welcome-ship", "ship 2", "do 1")
    assert table.changes() == {"plant": -1, "water": -1, "hangar": 1, "quarters": 2}
    assert table.player()["ships"] == [1, 3, 4, 5]


def test_or_a_colonist_and_a_bot_on_an_own_shelter_without_a_piece() -> None:
    table = deal(storage="1 plant 1 water", quarters=2, mars={SITES[0]: "shelter of 0"}, missions=[("m_bots", 3)])
    table.do("main welcome-ship", "ship 1", "do 2")
    assert table.changes() == {
        "plant": -1,
        "water": -1,
        "hangar": 1,
        "quarters": 1,
        "at 4,-2": "shelter of 0, bot of 0",
        "pending": 2,
        "left A": -1,
    }


def test_without_a_free_shelter_the_bot_lands_on_the_nearest_empty_hexes() -> None:
    table = deal(storage="1 plant 1 water", mars={"4,-1": "crystal", "4,-3": "mine"})
    table.choose("main welcome-ship", "ship 1", "do 2")
    assert table.hexes() == ["3,-2", "3,-1", "5,-3", "5,-2"]


@pytest.mark.parametrize(("level", "gone", "possible"), [(1, 0, True), (1, 1, False), (3, 2, True), (3, 3, False)])
def test_no_more_ships_leave_the_depot_than_the_colony_has_levels(level: int, gone: int, possible: bool) -> None:
    ships = [1, 2, 3, 4, 5][gone:]
    table = deal(storage=STOCK, hangar=gone, ships=ships, state={"level": level})
    assert ("main welcome-ship" in table.offers()) == possible
    spent = deal(storage=STOCK, ships_removed=gone, ships=ships, state={"level": level})
    assert ("main welcome-ship" in spent.offers()) == possible


def test_colonists_gained_in_this_turn_do_not_pay_for_the_next_ship() -> None:
    table = deal(storage=STOCK, quarters=0, state={"level": 2})
    table.choose("main welcome-ship", "ship 1", "do 1")
    assert table.player()["quarters"] == 2
    assert table.offers() == ["end"]


def test_colonists_who_came_in_the_shuttle_phase_may() -> None:
    table = deal(
        quarters=0,
        storage="2 plant 2 water",
        hangar=1,
        ships=[2, 3, 4, 5],
        mars={"5,-3": "shelter of 0"},
        state={"phase": "shuttle", "level": 3, "shuttle": {"side": "colony", "space": 1}},
    )
    table.choose("shuttle", "space 4", "benefit", "pay 1 plant")
    assert (table.player()["quarters"], table.player()["gained_colonists"]) == (1, 0)


def test_the_freed_slot_opens_its_executive_action_at_once() -> None:
    table = deal(storage="1 plant 1 water", crystals=3)
    assert "exec mineral" not in table.offers()
    table.choose("main welcome-ship", "ship 5", "do 1")
    assert "exec mineral" in table.offers()


def test_the_bot_option_needs_a_bot_in_the_supply() -> None:
    bots = {"3,-2": "bot of 0", "3,-1": "bot of 0", "4,-1": "bot of 0"}
    table = deal(storage="1 plant 1 water", mars=bots, quarters=1)
    table.do("main welcome-ship", "ship 1")
    assert table.changes()["quarters"] == 2


def test_each_ship_may_bring_something_else_and_costs_its_own_plant_and_water() -> None:
    mars = {"5,-3": "shelter of 0"}
    table = deal(storage=STOCK, quarters=2, mars=mars, state={"level": 2}, missions=[("m_bots", 3)])
    table.do("main welcome-ship", "ship 1", "do 2", "boost", "ship 2", "do 1")
    assert table.changes() == {
        "plant": -2,
        "water": -2,
        "hangar": 2,
        "quarters": 1 - 1 + 2,
        "working": 1,
        "at 5,-3": "shelter of 0, bot of 0",
        "pending": 2,
        "left A": -1,
    }


def test_without_colonists_in_the_supply_nobody_comes() -> None:
    mars = dict.fromkeys(("5,-3", "5,-4", "4,-4", "3,-4"), "shelter of 0")
    table = deal(storage=STOCK, mars=mars, quarters=2, working=9)
    table.do("main welcome-ship", "ship 1", "do 1")
    assert table.changes()["quarters"] == 1  # the twelfth
    table = deal(storage=STOCK, mars=mars, quarters=2, working=10)
    table.do("main welcome-ship", "ship 1", "do 1")
    assert table.changes() == {"plant": -1, "water": -1, "hangar": 1}


def test_without_beds_colonists_stay_in_the_supply() -> None:
    table = deal(storage="1 plant 1 water", quarters=3)
    table.do("main welcome-ship", "ship 1", "do 1")
    assert table.changes()["quarters"] == 1


@pytest.mark.parametrize("ships", [[1, 3], [2, 5], [1, 2, 3, 4, 5]])
def test_any_ship_that_is_still_in_the_depot_may_come(ships: list[int]) -> None:
    table = deal(storage="1 plant 1 water", ships=ships)
    table.choose("main welcome-ship")
    assert table.offered("ship") == [f"ship {slot}" for slot in ships]
    table.choose(f"ship {ships[-1]}")
    assert table.player()["ships"] == ships[:-1]


def test_without_a_free_shelter_a_bot_lands_on_a_hex_next_to_any_of_them() -> None:
    shelters = {"4,-2": "shelter of 0, bot of 0", "0,3": "shelter of 0, bot of 0"}
    table = deal(storage="1 plant 1 water", quarters=1, mars=shelters)
    table.choose("main welcome-ship", "ship 1", "do 2")
    around = {"3,-2", "3,-1", "4,-3", "4,-1", "5,-3", "5,-2", "-1,3", "-1,4", "0,2", "0,4", "1,2", "1,3"}
    assert set(table.hexes()) == around
