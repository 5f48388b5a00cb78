"""Outbreak: infected colonists are of no use, and health goes wherever colonists go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import player
from tests.on_mars.outbreak import infected, of, outbreak, vaccinated

QUIET = ["no_colonist"]


def test_infected_colonists_take_no_action() -> None:
    table = outbreak(quarters=2, infected={"quarters": 2})
    assert "main construct" not in table.offers()
    assert table.why("main construct").startswith("colonists: 1, 0")
    assert "main construct" in outbreak(quarters=2, infected={"quarters": 1}).offers()


def test_infected_colonists_do_not_boost() -> None:
    table = outbreak(side="orbit", quarters=3, infected={"quarters": 2}, storage="")
    table.choose("main resupply", "take water")
    assert "boost" in table.offers()
    table.choose("boost", "take plant")
    assert table.offers() == [key for key in table.offers() if key != "boost"]
    assert infected(table) == {"quarters": 2}


def test_infected_colonists_pay_no_extra_cost() -> None:
    slots = {"slots": {"construct": [1]}}
    assert "main construct" in outbreak(quarters=2, crystals=0, state=slots).offers()
    assert "main construct" not in outbreak(quarters=2, crystals=0, infected={"quarters": 1}, state=slots).offers()


def test_a_mine_needs_a_second_colonist_who_is_well() -> None:
    """One takes the slot, another becomes the miner."""
    given: dict[str, Any] = {"mars": {"0,1": "bot of 0"}, "storage": "1 mineral 1 battery", "quarters": 3}
    table = outbreak(**given, infected={"quarters": 1})
    table.choose("main construct")
    assert "build mine" in table.offers()
    table = outbreak(**given, infected={"quarters": 2})
    table.choose("main construct")
    assert "build mine" not in table.offers()


def test_of_those_who_are_well_the_vaccinated_go_first() -> None:
    table = outbreak(side="orbit", quarters=3, vaccinated={"quarters": 1}, infected={"quarters": 1})
    table.choose("main obtain-blueprint")
    table.choose(next(key for key in table.offers() if key.startswith("card")))
    assert vaccinated(table) == {"obtain_blueprint": 1}
    assert infected(table) == {"quarters": 1}
    table.choose("boost")
    table.choose(next(key for key in table.offers() if key.startswith("card")))
    assert (table.player()["working"], vaccinated(table), infected(table)) == (
        1,
        {"obtain_blueprint": 1},
        {"quarters": 1},
    )


def test_a_vaccinated_colonist_becomes_the_miner() -> None:
    table = outbreak(quarters=3, vaccinated={"quarters": 2}, mars={"0,1": "bot of 0"}, storage="")
    table.build("mine", "0,2")
    assert vaccinated(table) == {"construct": 1, "0,2": 1}


def test_an_infected_miner_brings_up_nothing() -> None:
    mines = {"0,0": "mine, miner of 0", "0,2": "mine, miner of 0", "-1,-2": "mine, miner of 0"}
    table = outbreak(storage="", mars=mines, infected={"mines": ["0,0"]}, vaccinated={"mines": ["0,2"]})
    assert of(table).yielding_miners(0).bit_count() == 2


def test_colonists_come_home_infected_or_not() -> None:
    table = outbreak(
        side="orbit",
        quarters=1,
        working=2,
        infected={"working": 1, "slots": {"construct": 1}},
        vaccinated={"working": 1},
        state={"slots": {"construct": [0]}},
    )
    table.choose("main landing-pod")
    assert table.player()["quarters"] == 4
    assert (infected(table), vaccinated(table)) == ({"quarters": 2}, {"quarters": 1})


def test_without_beds_the_healthy_leave_first_then_the_vaccinated_then_the_infected() -> None:
    """Four beds: of two healthy, two vaccinated and three infected, three leave."""
    table = outbreak(
        side="orbit",
        quarters=2,
        working=5,
        infected={"working": 3},
        vaccinated={"working": 2},
    )
    table.choose("main landing-pod")
    assert (table.player()["quarters"], table.player()["supply"]) == (4, 8)
    assert (infected(table), vaccinated(table)) == ({"quarters": 3}, {"quarters": 1})


def test_a_vaccination_returns_with_whoever_leaves() -> None:
    table = outbreak(side="orbit", quarters=4, vaccinated={"quarters": 4}, working=1, infected={"working": 1})
    assert of(table).tokens_left() == 8
    table.choose("main landing-pod")
    assert (vaccinated(table), of(table).tokens_left()) == ({"quarters": 3}, 9)


def test_infected_colonists_cleared_from_full_slots_go_to_work() -> None:
    table = outbreak(
        side="orbit",
        players=3,
        state={"slots": {"obtain_blueprint": [1, 1, 1]}},
        others=[player(infected={"slots": {"obtain_blueprint": 2}}, vaccinated={"slots": {"obtain_blueprint": 1}})],
    )
    table.choose("main obtain-blueprint")
    assert (infected(table, 1), vaccinated(table, 1)) == ({"working": 2}, {"working": 1})


def test_an_infected_colonist_keeps_its_slot() -> None:
    """So it costs others something, and its owner cannot hire again."""
    table = outbreak(state={"slots": {"hire_or_contract": [0]}}, infected={"slots": {"hire_or_contract": 1}})
    assert table.refuses("main hire-or-contract") == "hired-already"


def test_of_those_called_back_one_by_one_the_healthy_come_first() -> None:
    table = outbreak(
        QUIET,
        quarters=1,
        working=3,
        infected={"working": 1},
        vaccinated={"working": 1},
        storage="",
        crystals=2,
        mars={"-5,3": "water_extractor, blueprint 18 of 0"},
    )
    table.choose("use blueprint-18")
    table.choose("amount 2")
    assert (table.player()["quarters"], table.player()["working"]) == (3, 1)
    assert (infected(table), vaccinated(table)) == ({"working": 1}, {"quarters": 1})


def test_a_miner_sent_home_by_an_upgrade_takes_the_infection_along() -> None:
    table = outbreak(
        quarters=2,
        blueprints=[1],
        storage="1 mineral",
        mars={"5,-2": "mine, miner of 1"},
        others=[player(quarters=1, infected={"mines": ["5,-2"]})],
    )
    table.choose("main upgrade")
    assert infected(table, 1) == {"quarters": 1}


def test_new_colonists_are_healthy() -> None:
    table = outbreak(
        quarters=1, infected={"quarters": 1}, storage="1 plant 1 water", ships=[1, 2, 3, 4, 5], state={"level": 1}
    )
    table.choose("main welcome-ship", "ship 1")
    while "do 1" in table.offers():
        table.choose("do 1")
    assert table.player()["quarters"] == 3
    assert infected(table) == {"quarters": 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_has_twelve_colonists(seats: int) -> None:
    table = outbreak(players=seats)
    assert [of(table).active_of(seat) + of(table).supply[seat] for seat in range(seats)] == [12] * seats
