"""The shuttle phase: where the shuttle goes, who travels, and what travelling brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player


def shuttle(side: str = "colony", space: int = 1, level: int = 1, **given: Any) -> Colony:
    """A shuttle phase that begins with the shuttle there, and me on the colony side unless told otherwise."""
    state = {"phase": "shuttle", "level": level, "shuttle": {"side": side, "space": space}, **given.pop("state", {})}
    return deal(**{"crystals": 0, "state": state, **given})


@pytest.mark.parametrize(
    ("level", "space", "to"),
    [
        (1, 1, ("orbit", 1)),
        (2, 1, ("orbit", 2)),
        (3, 1, ("orbit", 3)),
        (2, 2, ("colony", 1)),
        (3, 3, ("colony", 2)),
        (4, 1, ("colony", 1)),
        (4, 2, ("colony", 2)),
        (5, 3, ("orbit", 0)),
    ],
)
def test_the_shuttle_moves_by_the_level_of_the_colony(level: int, space: int, to: tuple[str, int]) -> None:
    table = shuttle(space=space, level=level)
    place = table.state["shuttle"]
    assert (place["side"], place["space"]) == to


def test_after_its_last_travel_it_is_gone() -> None:
    table = shuttle(space=0, level=5)
    assert table.state["shuttle"]["space"] == 0
    assert table.state["phase"] == "colonization"


def test_whoever_is_on_the_side_it_left_travels_free_and_a_ship_is_not_offered_then() -> None:
    table = shuttle(hangar=1, ships=[1, 2, 3, 4], others=[player(space=1, hangar=1, ships=[1, 2, 3, 4])])
    assert (table.asked, table.offers()) == ([1], ["stay", "ship"])
    table.do("stay")
    assert table.changes() == {}
    assert (table.asked, table.offers()) == ([0], ["stay", "shuttle"])


def test_a_ship_that_is_used_to_travel_leaves_the_game() -> None:
    table = shuttle(side="orbit", space=2, level=2, hangar=1, ships=[1, 2, 3, 4])
    table.do("ship", "space 1")
    assert (table.player()["hangar"], table.player()["ships_removed"]) == (0, 1)


def test_to_orbit_buildings_and_miners_yield_and_colonists_of_orbit_and_work_come_home() -> None:
    table = shuttle(
        storage="",
        quarters=0,
        working=1,
        mars={
            "2,-2": "generator, blueprint 3 of 0",
            "4,-2": "shelter of 0, blueprint 11 of 0",
            "0,2": "mine, miner of 0",
        },
        state={"slots": {"obtain_blueprint": [0], "construct": [0]}},
    )
    table.do("shuttle", "space 1")
    changes = table.changes()
    assert {name: changes[name] for name in ("battery", "mineral", "pending", "quarters", "working")} == {
        "battery": 1,
        "mineral": 1,
        "pending": 1,
        "quarters": 2,
        "working": -1,
    }
    assert table.slots("construct") == [0]


def test_to_the_colony_a_tile_is_laid_three_steps_from_the_rover() -> None:
    turned = {"exploration": ["d_hire", "d_tech"], "discovery_stack": ["d_crystals"]}
    state = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, **turned}
    table = deal(side="orbit", crystals=0, mars={"1,0": "rover of 0"}, state=state)
    table.choose("shuttle", "tile d_tech")
    assert "4,0" in table.hexes()
    assert "4,-2" not in table.hexes()
    table.choose("hex 4,0", "space 5")
    assert table.hex("4,0") == "d_tech"
    assert table.state["exploration"] == ["d_hire", "d_crystals"]


def test_goals_are_not_completed_in_the_shuttle_phase() -> None:
    table = shuttle(goals=[8], level=3)
    assert "goal 8" not in table.offers()
