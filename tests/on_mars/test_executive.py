"""The executive actions of the depot: what each costs, what it does, and when it is open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player

PRICES = {"develop-free": 4, "rover": 4, "blueprint": 3, "upgrade": 3, "mineral": 3, "bots": 2, "warehouse": 2}
SLOTS = list(PRICES)  # from the top of the depot
GRID = {"blueprint_rows": {"bottom": [8, 1], "top": []}}


def depot(crystals: int, side: str = "colony", **given: Any) -> Colony:
    """A table with all ships gone from my depot and so many crystals in it, and something for each action to do."""
    state = {"level": 5, **GRID, **given.pop("state", {})}
    mars = {"3,-2": "bot of 0", **given.pop("mars", {})}
    table: dict[str, Any] = {
        "side": side,
        "crystals": crystals,
        "ships": [],
        "ships_removed": 5,
        "storage": "1 mineral",
        "blueprints": [3],
        "lab": {"L2.top": "generator"},
    }
    return deal(mars=mars, state=state, **{**table, **given})


@pytest.mark.parametrize("side", ["orbit", "colony"])
@pytest.mark.parametrize("action", PRICES)
def test_each_action_is_open_with_its_price_in_the_depot_on_either_side(side: str, action: str) -> None:
    price = PRICES[action]
    assert f"exec {action}" in depot(price, side).offers()
    assert depot(price - 1, side).refuses(f"exec {action}") == f"crystals: {price}, {price - 1}"
    assert f"exec {action}" not in depot(price - 1, side, pending=4).offers()  # only what is in the depot pays


@pytest.mark.parametrize("slot", range(1, 6))
def test_a_ship_in_its_slot_closes_an_action(slot: int) -> None:
    others = [ship for ship in range(1, 6) if ship != slot]
    action = SLOTS[slot - 1]
    closed = depot(4, ships=[slot], ships_removed=4)
    assert closed.refuses(f"exec {action}") == "ship-in-slot"
    assert f"exec {action}" in depot(4, ships=others, ships_removed=1).offers()


def test_the_last_three_slots_are_open_from_the_start() -> None:
    table = deal(crystals=2, storage="", mars={"-5,3": "mine, blueprint 13 of 0"})
    assert [key for key in table.offers() if not key.startswith("main")] == [
        "exec bots",
        "exec warehouse",
        "use blueprint-13",
    ]


def test_goal_cards_pay_as_crystals() -> None:
    table = depot(2, goals=[7, 14])
    table.do("exec develop-free")
    assert (table.changes()["crystals"], table.changes()["goals"]) == (-2, "")


# What each does


def test_slot_1_is_a_development_without_its_cost() -> None:
    table = depot(4, storage="")
    table.do("exec develop-free")
    assert table.changes() == {"crystals": -4, "L2.top": "", "L3.top": "generator", "mineral": 1}
    assert not table.offered("boost")


def test_slot_1_pays_not_even_the_crystal_of_the_last_column() -> None:
    table = depot(4, storage="", lab={"L5.top": "generator"})
    table.do("exec develop-free")
    assert table.changes() == {"crystals": -4, "L5.top": "", "L6": "generator"}


def test_slot_2_moves_the_rover_two_steps_and_one_more_for_each_crystal() -> None:
    table = depot(5)
    table.do("exec rover", "rover S", "rover S")
    assert not table.offered("rover")
    table.choose("mp rover", "rover S")
    assert table.changes() == {"crystals": -5, "at 0,3": "rover of 0"}


def test_slot_2_uses_a_rover_technology_of_anybody() -> None:
    table = depot(4, others=[player(lab={"L2.top": "rover"})])
    table.do("exec rover", "tech seat 1", "rover S", "rover S", "rover SE", "rover SE")
    assert table.changes() == {"crystals": -4, "at 2,2": "rover of 0"}
    assert table.state["aside"] == [[1, "rover"]]


def test_slot_2_moves_no_bots() -> None:
    table = depot(4)
    table.choose("exec rover")
    assert not table.offered("bot")


def test_slot_3_takes_one_blueprint() -> None:
    table = depot(3, quarters=3, missions=[("m_blueprint", 4)], blueprints=[])
    table.do("exec blueprint", "card blueprint-8")
    assert table.changes() == {
        "crystals": -3,
        "blueprints": "8",
        "markers": -1,
        "plant": 1,
        "pending": 1,
        "left A": -1,
    }
    assert not table.offered("boost")


def test_slot_3_needs_a_marker_and_a_card() -> None:
    assert "exec blueprint" not in depot(3, blueprints=[13, 14, 15, 16, 17, 18, 19, 20]).offers()
    assert "exec blueprint" not in depot(3, state={"blueprint_rows": {"bottom": [], "top": []}}).offers()


def test_slot_4_upgrades_a_building_for_a_mineral() -> None:
    table = depot(3)
    table.do("exec upgrade")
    assert table.changes() == {"crystals": -3, "mineral": -1, "at 2,-2": "generator, blueprint 3 of 0"}
    assert "exec upgrade" not in depot(3, storage="2 battery").offers()
    assert "exec upgrade" not in depot(3, blueprints=[5]).offers()  # no water extractor in the zone of a bot


def test_slot_4_uses_an_upgrade_technology_but_no_colonists() -> None:
    mars = {"3,-3": "bot of 0", "2,-3": "generator", "2,-4": "generator", "-4,2": "shelter of 1"}
    given: dict[str, Any] = {"mars": mars, "blueprints": [3, 4, 15], "storage": "2 mineral", "quarters": 3}
    table = depot(3, **given, others=[player(lab={"L1.top": "upgrade"})])
    table.do("exec upgrade", "upgrade blueprint-3 2,-2", "tech seat 1", "upgrade blueprint-15 2,-3")
    assert table.changes()["mineral"] == -2
    assert table.state["aside"] == [[1, "upgrade"]]
    table = depot(3, **given)
    table.choose("exec upgrade", "upgrade blueprint-3 2,-2")
    assert not table.offered("boost")
    assert not table.offered("upgrade")


def test_slot_5_gains_a_mineral_that_needs_room_or_a_contract() -> None:
    table = depot(3)
    table.do("exec mineral")
    assert table.changes() == {"crystals": -3, "mineral": 1}
    assert depot(3, storage="2 mineral").why("exec mineral").startswith("storage-full")
    table = depot(3, storage="2 mineral", contracts=[7])
    table.do("exec mineral")
    assert table.changes() == {"crystals": -3, "contract 7": "1 mineral"}


def test_slot_6_moves_bots_two_steps_and_one_more_for_each_crystal() -> None:
    table = depot(3)
    table.do("exec bots", "bot 4,-2 N", "bot 3,-2 N", "mp bots", "bot 4,-3 N")
    assert table.changes() == {
        "crystals": -3,
        "at 4,-2": "shelter of 0",
        "at 4,-4": "bot of 0",
        "at 3,-2": "",
        "at 3,-3": "bot of 0",
    }


def test_slot_6_moves_no_rover() -> None:
    table = depot(2)
    table.choose("exec bots")
    assert not table.offered("rover")


def test_slot_7_takes_a_resource_of_the_warehouse_but_no_crystal() -> None:
    table = depot(2, storage="")
    table.choose("exec warehouse")
    assert table.offers() == ["take battery", "take water", "take plant", "take oxygen"]
    table.do("take plant")
    assert table.changes() == {"plant": 1, "warehouse plant": -1}
    assert not table.offered("boost")


def test_slot_7_needs_something_that_can_be_kept() -> None:
    assert "exec warehouse" not in depot(2, storage="2 battery 2 water 2 plant 2 oxygen").offers()
    left = {"warehouse": {"crystal": 2, "battery": 0, "water": 0, "plant": 0, "oxygen": 0}}
    assert "exec warehouse" not in depot(2, state=left).offers()


def test_slot_8_costs_two_crystals() -> None:
    mars = {"-5,3": "mine, blueprint 13 of 0"}
    table = depot(2, mars=mars)
    table.do("use blueprint-13")
    assert table.changes() == {"crystals": -2, "op": 2}
    assert depot(1, mars=mars).why("use blueprint-13") == "crystals: 2, 1"


# Their place in a turn


@pytest.mark.parametrize("action", PRICES)
def test_none_of_them_follows_another(action: str) -> None:
    table = depot(6, storage="")
    table.choose("exec warehouse", "take water")
    assert table.why(f"exec {action}") == "executive-done"


def test_none_follows_the_landing_pod_but_one_may_come_before() -> None:
    table = depot(4, "orbit")
    table.choose("main landing-pod", "space 5")
    assert table.offers() == ["end"]
    assert table.why("exec bots") == "executive-done"
    table = depot(4, "orbit")
    table.choose("exec bots", "done", "main landing-pod", "space 5")
    assert table.offers() == ["end"]


def test_an_action_takes_no_colonist() -> None:
    table = depot(3, quarters=0)
    table.do("exec mineral")
    assert table.changes() == {"crystals": -3, "mineral": 1}
