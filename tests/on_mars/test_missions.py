"""Missions: what each counts, the crystals it gives, when it is done, and how the three bring the end about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player

MISSIONS = (
    "m_research",
    "m_blueprint",
    "m_advanced",
    "m_bots",
    "m_discovery",
    "m_tech",
    "m_progress",
    "m_scientist",
    "m_contract",
)
TWO = ("m_research", "m_bots", "m_scientist")  # these give two crystals each time, the others one

# What each mission counts, done at a table where nothing else gives crystals.
DEEDS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "m_research": (
        {"mars": {"0,1": "research A"}, "crystals": 0},
        ["main control-center", "rover S", "done", "develop shelter L3.bottom"],
    ),
    "m_blueprint": ({"side": "orbit", "state": {"blueprint_rows": {"bottom": [8]}}}, ["main obtain-blueprint"]),
    "m_advanced": ({"mars": {"3,-2": "bot of 0"}, "storage": "1 mineral", "blueprints": [3]}, ["main upgrade"]),
    "m_bots": (
        {"mars": {"5,-3": "shelter of 0"}, "storage": "1 plant 1 water", "quarters": 1},
        ["main welcome-ship", "ship 1", "do 2"],
    ),
    "m_discovery": (
        {"mars": {"0,1": "d_res_mineral"}, "storage": "", "crystals": 0},
        ["main control-center", "rover S", "done"],
    ),
    "m_tech": (
        {"side": "orbit", "lab": {"L1.bottom": "ship"}, "state": {"tech_grid": {"bottom": ["rover", None]}}},
        ["main learn-tech", "learn rover L1.top"],
    ),
    "m_progress": (
        {
            "mars": {"3,-1": "bot of 0"},
            "storage": "1 battery",
            "lab": {"L1.top": "water_extractor"},
            "state": {"lss": {"water_extractor": 6}},
        },
        ["main construct", "build water_extractor", "hex 3,0"],
    ),
    "m_scientist": ({"storage": "2 water", "quarters": 1, "crystals": 0}, ["main hire-or-contract"]),
    "m_contract": (
        {"storage": "1 mineral", "contracts": [{"num": 7, "on": {"mineral": 3}}]},
        ["deliver contract-7 mineral"],
    ),
}


def play(mission: str, *missions: tuple[str, int], **given: Any) -> Colony:
    """A table on which I have done once what a mission counts, with these missions in play."""
    told, keys = DEEDS[mission]
    state = {**told.get("state", {}), **given.pop("state", {})}
    table = deal(**{**told, **given, "missions": missions, "state": state})
    table.do(*keys)
    while "skip" in table.offers() or "done" in table.offers():
        table.choose("skip" if "skip" in table.offers() else "done")
    return table


@pytest.mark.parametrize("mission", MISSIONS)
def test_each_mission_counts_one_kind_of_deed_and_gives_its_crystals(mission: str) -> None:
    table = play(mission, (mission, 3))
    assert (table.left("A"), table.player()["pending"]) == (2, 2 if mission in TWO else 1)
    assert table.state["remaining_missions"] == 3


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_other_mission_counts_it(mission: str) -> None:
    for others in zip(MISSIONS[::3], MISSIONS[1::3], MISSIONS[2::3], strict=True):
        told = [(other, 3) for other in others if other != mission]
        table = play(mission, *told)
        assert [table.left("ABC"[at]) for at in range(len(told))] == [3] * len(told)
        assert table.player()["pending"] == 0


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_deed_that_completes_a_mission_gives_crystals_too_and_the_card_leaves(mission: str) -> None:
    table = play(mission, ("m_bots" if mission != "m_bots" else "m_tech", 2), (mission, 1))
    assert table.state["missions"]["B"] is None
    assert table.state["missions"]["A"]["left"] == 2
    assert table.state["remaining_missions"] == 2
    assert table.player()["pending"] == (2 if mission in TWO else 1)


@pytest.mark.parametrize("mission", MISSIONS)
def test_when_the_card_is_gone_the_deed_gives_nothing(mission: str) -> None:
    table = play(mission)
    assert table.player()["pending"] == 0
    assert table.state["remaining_missions"] == 3


# Each time


def test_each_boost_counts_again() -> None:
    state = {"blueprint_rows": {"bottom": [1, 3, 8]}}
    table = deal(side="orbit", quarters=3, missions=[("m_blueprint", 4)], state=state)
    table.do("main obtain-blueprint", "card blueprint-1", "boost", "card blueprint-3", "boost")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-3, 3)


def test_a_boost_that_completes_the_mission_ends_its_crystals() -> None:
    state = {"blueprint_rows": {"bottom": [1, 3, 8]}}
    table = deal(side="orbit", quarters=3, missions=[("m_blueprint", 2)], state=state)
    table.do("main obtain-blueprint", "card blueprint-1", "boost", "card blueprint-3", "boost")
    assert (table.left("A"), table.changes()["pending"]) == (0, 2)
    assert table.changes()["remaining_missions"] == -1


def test_every_way_to_a_blueprint_counts() -> None:
    depot: dict[str, Any] = {"crystals": 3, "ships": [1, 2], "ships_removed": 3}
    plans = {"blueprint_rows": {"bottom": [1, 3]}, "level": 3}
    table = deal(missions=[("m_blueprint", 4)], **depot, state=plans)
    table.do("exec blueprint", "card blueprint-1")
    assert table.left("A") == 3
    library = {"5,-3": "shelter of 0, blueprint 23 of 0"}
    table = deal(mars=library, missions=[("m_blueprint", 4)], **depot, state=plans)
    table.do("use blueprint-23", "card blueprint-1", "done")
    assert table.left("A") == 3
    table = deal(mars={"0,1": "d_blueprints"}, missions=[("m_blueprint", 4)], crystals=0, state=plans)
    table.do("main control-center", "rover S", "done", "card blueprint-1")
    while "done" in table.offers():
        table.choose("card blueprint-3")
    assert table.left("A") == 2


def test_every_way_to_an_advanced_building_counts() -> None:
    table = deal(
        goals=[1],
        blueprints=[3, 4, 5, 6],
        mars={"3,-2": "bot of 0", "3,-1": "bot of 0"},
        storage="",
        missions=[("m_advanced", 4)],
    )
    table.do("goal 1", "do 2", "upgrade blueprint-3 2,-2", "upgrade blueprint-5 2,0")
    assert (table.changes()["left A"], table.changes()["pending"]) == (-2, 2)


def test_every_way_to_a_scientist_counts() -> None:
    table = deal(mars={"0,1": "d_hire"}, storage="2 water", crystals=0, quarters=0, missions=[("m_scientist", 3)])
    table.do("main control-center", "rover S", "done")
    assert (table.left("A"), table.player()["pending"]) == (2, 2)
    table = deal(goals=[12], research=["A", "B"], storage="", missions=[("m_scientist", 3)])
    table.do("goal 12", "do 2", "card biochemist")
    assert (table.left("A"), table.player()["pending"]) == (2, 2)


def test_every_way_to_a_technology_counts() -> None:
    grid = {"tech_grid": {"bottom": ["rover", None]}}
    table = deal(mars={"-5,3": "oxygen_condenser, blueprint 9 of 0"}, crystals=2, missions=[("m_tech", 3)], state=grid)
    table.do("use blueprint-9", "learn rover L1.top", "skip")
    assert (table.left("A"), table.player()["pending"]) == (2, 1)


def test_tiles_that_bots_collect_count_as_a_rovers() -> None:
    recycling = {"-5,3": "oxygen_condenser, blueprint 21 of 0", "4,-2": "shelter of 0", "4,-1": "bot of 0"}
    for tile, mission, crystals in (("d_res_mineral", "m_discovery", 1), ("research A", "m_research", 2)):
        table = deal(mars={**recycling, "4,0": tile}, crystals=2, storage="", missions=[(mission, 3)])
        table.choose("use blueprint-21", "bot 4,-1 S", "done")
        assert (table.left("A"), table.player()["pending"]) == (2, crystals)


# What does not count


def test_a_tile_that_a_bot_destroys_counts_for_nothing() -> None:
    table = deal(mars={"4,-3": "d_hire", "4,-1": "research A"}, missions=[("m_discovery", 3), ("m_research", 3)])
    table.choose("main control-center", "bot 4,-2 N", "done")
    assert table.hex("4,-3") == "bot of 0"
    assert (table.left("A"), table.left("B")) == (3, 3)


def test_a_tile_that_is_built_over_counts_for_nothing() -> None:
    table = deal(mars={"4,-1": "d_hire"}, storage="1 battery", missions=[("m_discovery", 3)])
    table.build("water_extractor", "4,-1")
    assert table.left("A") == 3


def test_a_tile_for_the_radar_counts_for_nothing() -> None:
    mars = {"-5,3": "generator, blueprint 15 of 0"}
    table = deal(
        mars=mars, crystals=2, storage="", missions=[("m_discovery", 3)], state={"exploration": ["d_crystals"]}
    )
    table.do("use blueprint-15")
    assert (table.left("A"), table.changes()["pending"]) == (3, 3)


def test_a_development_is_no_new_technology() -> None:
    table = deal(side="orbit", lab={"L1.top": "rover"}, storage="1 plant", quarters=1, missions=[("m_tech", 3)])
    table.do("main research-dev", "develop rover L2.top")
    assert table.left("A") == 3


def test_a_bot_that_moves_is_not_placed() -> None:
    table = deal(missions=[("m_bots", 3)], crystals=0)
    table.do("main control-center", "bot 4,-2 N", "done")
    assert table.left("A") == 3


# Whose turn it is does not matter


def test_an_owner_who_develops_a_used_technology_contributes_on_anothers_turn() -> None:
    table = deal(
        mars={"3,-1": "bot of 0"},
        storage="1 battery",
        others=[player(lab={"L4.top": "water_extractor"}, storage="")],
        missions=[("m_blueprint", 3)],
        state={"blueprint_rows": {"bottom": [8]}},
    )
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    assert table.asked == [1]
    table.do("develop L5.top", "benefit")
    assert (table.left("A"), table.player(1)["blueprints"]) == (2, [{"num": 8, "built": False}])
    assert table.player()["pending"] == 1  # of the bonus
    assert table.player(1)["pending"] + table.player(1)["crystals"] == 1 + 1


def test_deeds_in_the_shuttle_phase_count_and_the_end_waits_for_the_next_colonization_phase() -> None:
    table = deal(
        side="orbit",
        crystals=0,
        missions=[("m_blueprint", 1)],
        others=[player(space=6)],
        state={
            "phase": "shuttle",
            "shuttle": {"side": "orbit", "space": 1},
            "exploration": ["d_hire"],
            "blueprint_rows": {"bottom": [8]},
            "remaining_missions": 1,
        },
    )
    table.choose("shuttle", "hex 3,0", "space 8", "benefit")
    assert (table.player()["pending"], table.state["remaining_missions"]) == (1, 0)
    assert (table.state["round"], table.state["end_triggered"]) == (4, False)
    table.pass_turn()
    table.pass_turn()
    assert table.state["end_triggered"] is True
    while table.state["phase"] == "shuttle":
        table.choose("stay")
    assert (table.state["round"], table.state["last_round"]) == (5, True)
    table.pass_turn()
    table.pass_turn()
    assert table.over


# The end


def test_the_third_mission_triggers_the_end_at_the_end_of_the_phase() -> None:
    missions = [("m_blueprint", 1), ("m_advanced", 1), ("m_scientist", 1)]
    table = deal(
        side="orbit",
        quarters=1,
        missions=missions,
        others=[player(space=6, storage="1 mineral", blueprints=[9])],
        mars={"-3,2": "bot of 1", "-4,2": "shelter of 1"},
        state={"remaining_missions": 2, "blueprint_rows": {"bottom": [8]}},
    )
    table.choose("main obtain-blueprint", "end")
    assert (table.state["remaining_missions"], table.state["end_triggered"]) == (1, False)
    table.choose("main upgrade")
    assert (table.state["remaining_missions"], table.state["end_triggered"]) == (0, False)
    table.choose("end")
    assert table.state["end_triggered"] is True


def test_missions_still_give_crystals_in_the_last_round() -> None:
    table = play("m_blueprint", ("m_blueprint", 2), state={"last_round": True, "end_triggered": True})
    assert (table.left("A"), table.player()["pending"]) == (1, 1)


def test_a_mission_more_than_are_needed_still_gives_crystals() -> None:
    table = play("m_blueprint", ("m_blueprint", 1), state={"remaining_missions": 0})
    assert (table.left("A"), table.player()["pending"], table.state["remaining_missions"]) == (0, 1, 0)
