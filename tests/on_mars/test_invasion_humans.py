"""Invasion: what the humans can do against the alien, and what they have in common."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, player
from tests.on_mars.invasion import block, invasion, points

NEAR = "4,-1"  # beside my shelter and its bot
ALSO_NEAR = "5,-2"


def besieged(*troops: str, **given: Any) -> Colony:
    alien = {"troops": list(troops), **given.pop("alien", {})}
    return invasion(alien=alien, **{"crystals": 3, **given})


# Strike


def test_a_strike_costs_a_crystal_and_removes_a_troop_for_two_points() -> None:
    table = besieged(NEAR)
    table.choose("strike")
    assert table.player()["crystals"] == 2
    assert block(table)["troops"] == []
    assert block(table)["troops_left"] == 20
    assert points(table) == 2
    assert table.state["executive_done"]


def test_of_several_troops_one_is_chosen() -> None:
    table = besieged(NEAR, ALSO_NEAR)
    table.choose("strike")
    assert table.hexes() == [NEAR, ALSO_NEAR]
    table.choose(f"hex {NEAR}")
    assert block(table)["troops"] == [ALSO_NEAR]
    assert table.asks() == "turn-colony"


def test_troops_out_of_reach_cannot_be_struck() -> None:
    assert besieged("5,-4").refuses("strike") == "no-troop-in-reach"


def test_the_security_unit_reaches_troops_for_everybody() -> None:
    table = besieged("5,-4", alien={"security": "4,-4"})
    table.choose("strike")
    assert block(table)["troops"] == []


def test_a_strike_needs_a_crystal() -> None:
    assert besieged(NEAR, crystals=0).refuses("strike") == "crystals: 1, 0"


def test_only_one_executive_action_in_a_turn() -> None:
    table = besieged(NEAR, ALSO_NEAR, crystals=5)
    table.choose("strike", f"hex {NEAR}")
    assert table.refuses("strike") == "executive-done"
    assert table.refuses("sabotage build") == "executive-done"


@pytest.mark.parametrize(("cell", "most"), [("L1.top", 2), ("L2.top", 3)])
def test_a_defense_technology_lets_one_more_troop_be_removed_for_each_level(cell: str, most: int) -> None:
    table = besieged(NEAR, ALSO_NEAR, "3,-1", "5,-3", lab={"L2.mid": "shelter", cell: "defense"})
    table.choose("strike", "tech seat 0")
    for _ in range(most - 1):
        table.choose(f"hex {table.hexes()[0]}")
        assert "done" in table.offers()
    table.choose(f"hex {table.hexes()[0]}")
    assert len(block(table)["troops"]) == 4 - most


def test_a_strike_with_a_defense_technology_may_stop_early() -> None:
    table = besieged(NEAR, ALSO_NEAR, lab={"L2.top": "defense"})
    table.choose("strike", "tech seat 0")
    assert "done" not in table.offers()
    table.choose(f"hex {NEAR}", "done")
    assert block(table)["troops"] == [ALSO_NEAR]


def test_anothers_defense_technology_can_be_used_and_the_alien_reacts() -> None:
    table = besieged(NEAR, others=[player(lab={"L1.top": "defense"})])
    table.choose("strike")
    assert table.offers() == ["tech seat 1", "no tech"]
    table.choose("tech seat 1")
    assert block(table)["reactions"] == 1


@pytest.mark.parametrize(("carapace", "left"), [(1, 0), (2, 1), (4, 2)])
def test_two_levels_of_carapace_save_a_troop(carapace: int, left: int) -> None:
    alien = {"techs": {"carapace": carapace}}
    table = besieged(NEAR, ALSO_NEAR, "3,-1", lab={"L2.top": "defense"}, alien=alien)
    table.choose("strike")
    if carapace < 2:  # one could do without
        table.choose("tech seat 0")
    while table.asks() == "strike":
        table.choose(f"hex {table.hexes()[0]}")
    assert len(block(table)["troops"]) == left


def test_against_carapace_one_cannot_do_without_a_defense_technology() -> None:
    assert besieged(NEAR, alien={"techs": {"carapace": 2}}).refuses("strike") == "carapace: 1, 0"
    table = besieged(NEAR, lab={"L1.top": "defense"}, alien={"techs": {"carapace": 2}})
    table.choose("strike")  # the only technology is used without being asked for
    assert block(table)["troops"] == []


# Defense technology


def test_a_defense_technology_is_learned_for_nothing() -> None:
    table = invasion(side="orbit", storage="", state={"tech_grid": {"bottom": [None, None, "defense", "defense"]}})
    table.choose("main learn-tech", "learn defense L1.top")
    assert table.player()["lab"]["L1.top"] == "defense"
    assert table.state["tech_grid"]["bottom"][2:] == [None, "defense"]


def test_nobody_learns_two_of_them() -> None:
    table = invasion(side="orbit", lab={"L1.top": "defense"})
    table.choose("main learn-tech")
    assert table.refuses("learn defense L1.bottom") == "tech-known: defense technology"


def test_spaces_beside_the_grid_are_not_filled_up() -> None:
    lss = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)
    grid = {"bottom": [None, None, None, None]}
    table = invasion(humans=3, state={"lss": lss, "tech_grid": grid})
    table.pass_turn()
    assert table.state["level"] == 2
    assert None not in table.state["tech_grid"]["bottom"][:2]
    assert table.state["tech_grid"]["bottom"][2:] == [None, None]


# Sabotage


def test_sabotage_costs_two_crystals_and_closes_an_action_of_the_alien() -> None:
    table = invasion(crystals=3)
    table.choose("sabotage deploy")
    assert table.player()["crystals"] == 1
    assert block(table)["spaces"]["deploy"] == "sabotage"
    table.pass_turn()
    assert table.refuses("deploy") == "space-taken"


def test_only_two_sabotage_tokens_are_there() -> None:
    table = invasion(crystals=3, alien={"spaces": {"build": "sabotage"}, "kept": 1})
    assert table.refuses("sabotage deploy") == "no-sabotage-left"


def test_a_space_that_is_taken_or_locked_is_not_sabotaged() -> None:
    table = invasion(crystals=3, alien={"spaces": {"build": "red"}, "red": 3})
    assert table.refuses("sabotage build") == "space-taken"
    assert table.refuses("sabotage move") == "alien-locked: 2"


# Cleansing


def test_cleansing_costs_a_crystal_and_needs_a_bot_near() -> None:
    table = invasion(mars={"3,-1": "bot of 0", "2,0": "water_extractor"}, alien={"corrupted": ["2,0", "-2,0"]})
    assert table.refuses("cleanse -2,0") == "out-of-zone: E4"
    assert table.refuses("cleanse 2,-2") == "not-corrupted: I4"
    table.choose("cleanse 2,0")
    assert block(table)["corrupted"] == ["-2,0"]
    assert table.player()["crystals"] == 0


def test_a_contract_is_complete_once_its_complex_is_cleansed() -> None:
    mars = dict.fromkeys(("3,-2", "3,-1", "4,-1"), "generator") | {"2,-2": "generator, blueprint 3 of 0"}
    table = besieged(alien={"corrupted": ["3,-2"]}, mars=mars, contracts=[1])
    before = points(table)
    table.choose("cleanse 3,-2")
    assert points(table) == before + 12


def test_the_security_unit_does_not_cleanse() -> None:
    table = invasion(alien={"corrupted": ["-2,0"], "security": "-1,0"}, crystals=3)
    assert table.refuses("cleanse -2,0") == "out-of-zone: E4"


# The security unit


def test_whoever_moves_bots_may_move_the_security_unit() -> None:
    table = invasion()
    table.choose("main control-center")
    assert "bot 0,0 NE" in table.offers()
    table.choose("bot 0,0 NE", "bot 1,-1 NE", "done")
    assert block(table)["security"] == "2,-2"
    assert table.hex("0,0") == "mine"


def test_the_security_unit_cannot_end_on_another_piece() -> None:
    table = invasion(mars={"1,-1": "bot of 1"}, crystals=0)
    table.choose("main control-center", "bot 0,0 NE")
    assert table.refuses("done") == "not-settled"


def test_the_security_unit_destroys_a_crystal_and_collects_none() -> None:
    table = invasion(mars={"1,-1": "crystal"})
    table.choose("main control-center", "bot 0,0 NE", "done")
    assert table.hex("1,-1") == ""
    assert table.player()["pending"] == 0


def test_recycling_bots_do_not_make_it_collect() -> None:
    mars = {"-5,3": "oxygen_condenser, blueprint 21 of 0", "1,-1": "crystal"}
    table = invasion(mars=mars, crystals=2)
    table.choose("use blueprint-21", "bot 0,0 NE", "done")
    assert table.player()["pending"] == 0


def test_nothing_is_built_in_the_zone_of_the_security_unit_alone() -> None:
    assert invasion(alien={"security": "-2,-2"}).table.zone(0) == invasion().table.zone(0)


def test_whoever_builds_on_its_hex_moves_it_away() -> None:
    table = invasion(alien={"security": "4,-3"}, storage="1 mineral", mars={"4,-4": ""})
    table.choose("main construct", "build generator", "hex 4,-3")
    assert table.asks() == "displace"
    assert table.asked == [0]
    table.choose(f"hex {table.hexes()[0]}")
    assert block(table)["security"] != "4,-3"


def test_without_an_own_bot_the_security_unit_can_still_be_moved() -> None:
    table = invasion(mars={"4,-2": "shelter of 0"}, crystals=4, ships=[1, 2, 3, 4, 5])
    assert "exec bots" in table.offers()


# Aliens in the way


def test_nobody_ends_on_a_troop_but_all_may_cross_it() -> None:
    table = besieged(NEAR, crystals=0)
    table.choose("main control-center", "bot 4,-2 S")
    assert table.refuses("done") == "not-settled"
    table.choose("bot 4,-1 S", "done")
    assert table.hex("4,0") == "bot of 0"


def test_a_building_with_a_troop_on_it_is_not_upgraded() -> None:
    mars = {"4,-1": "greenhouse"}
    free = invasion(mars=mars, blueprints=[7], storage="1 mineral")
    held = invasion(mars=mars, blueprints=[7], storage="1 mineral", alien={"troops": ["4,-1"]})
    assert "main upgrade" in free.offers()
    assert "main upgrade" not in held.offers()


# Common points


def test_points_of_the_life_support_are_common() -> None:
    """The first generator scores 2, and the reward tile 1 for each level of the best technology, here 2."""
    mars = {"4,-2": "shelter of 0", "4,-4": "bot of 0"}
    lss = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 1)
    table = invasion(mars=mars, storage="1 mineral", quarters=1, state={"lss": lss})
    table.build("generator", "4,-3")
    assert points(table) == table.state["team"]["track"] == 4
    assert [table.player(seat)["op"] for seat in range(2)] == [0, 0]


def test_progress_cubes_of_all_humans_score_at_level_2() -> None:
    lss = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)
    table = invasion(
        state={"lss": lss}, progress=["mine", "generator", "greenhouse"], others=[player(progress=["mine"])]
    )
    table.pass_turn()
    assert points(table) == 4 + 1


def test_the_mineral_mine_scores_two() -> None:
    table = invasion(mars={"-5,3": "mine, blueprint 13 of 0"}, crystals=2)
    before = points(table)
    table.choose("use blueprint-13")
    assert points(table) == before + 2


@pytest.mark.parametrize(("number", "worth"), [(7, 3), (19, 5)])
def test_an_advanced_building_scores_at_once(number: int, worth: int) -> None:
    mars = {"4,-1": "greenhouse", "5,-2": "greenhouse", "5,-1": "greenhouse"}
    table = invasion(mars=mars, blueprints=[number], storage="1 mineral")
    table.choose("main upgrade", f"upgrade blueprint-{number} 4,-1")
    assert points(table) == worth
    assert table.state["team"]["parts"]["buildings"] == worth


def test_a_scientist_scores_three_for_each_advanced_building_while_he_is_hired() -> None:
    mars = {"-5,3": "greenhouse, blueprint 7 of 1", "-5,4": "oxygen_condenser, blueprint 9 of 1"}
    table = invasion(mars=mars, storage="2 mineral 2 battery 2 water 2 plant 2 oxygen", crystals=5)
    before = points(table)
    table.choose("main hire-or-contract", "card biochemist")
    while table.asks().startswith("pay"):
        table.choose(table.offers()[0])
    assert points(table) == before + 3
    assert table.state["team"]["parts"]["scientists"] == 3


def test_an_advanced_building_scores_for_hired_scientists_too() -> None:
    mars = {"4,-1": "greenhouse"}
    for scientist, scored in (("hydrologist", 6), ("biochemist", 3)):
        table = invasion(mars=mars, blueprints=[7], scientists=[scientist], storage="1 mineral")
        table.choose("main upgrade")
        assert points(table) == scored


@pytest.mark.parametrize(
    ("number", "laid", "good"), [(7, {"mineral": 3}, "mineral"), (9, {"mineral": 2, "water": 2}, "water")]
)
def test_a_delivery_contract_scores_nine_when_it_is_completed(number: int, laid: dict[str, int], good: str) -> None:
    table = invasion(contracts=[{"num": number, "on": laid}], storage=f"1 {good}")
    table.choose(f"deliver contract-{number} {good}")
    assert points(table) == 9
    assert table.state["team"]["parts"]["contracts"] == 9


def test_an_upgrade_contract_scores_twelve_and_stays_scored() -> None:
    mars = {"4,-1": "greenhouse", "5,-2": "greenhouse", "5,-1": "greenhouse", "5,0": "greenhouse"}
    table = invasion(mars=mars, blueprints=[7], contracts=[3], storage="1 mineral")
    table.choose("main upgrade", "upgrade blueprint-7 4,-1")
    assert table.state["team"]["parts"]["contracts"] == 12
    corrupted = invasion(mars=mars, contracts=[3], state={"contracts_told": [3]}, alien={"corrupted": ["5,-2"]})
    assert points(corrupted) == 12


def test_a_completed_mission_scores_fifteen() -> None:
    table = invasion(missions=[("m_blueprint", 1), ("m_research", 9), ("m_discovery", 9)], side="orbit")
    table.choose("main obtain-blueprint")
    table.choose(table.offered("card")[0])
    assert table.state["missions"]["A"] is None
    assert points(table) == 15


# Reaction


def test_the_alien_may_develop_a_technology_when_a_human_uses_anothers() -> None:
    table = invasion(others=[player(lab={"L1.top": "rover"})])
    table.choose("main control-center", "tech seat 1", "done", "end")
    assert table.asked == [2]
    assert table.asks() == "react"
    assert table.offers() == ["tech shelter", "skip"]
    table.choose("tech shelter")
    assert block(table)["techs"]["shelter"] == 3
    assert table.asked == [1]  # then the owner chooses
    assert table.asks() == "owner"


def test_the_alien_need_not_react() -> None:
    table = invasion(others=[player(lab={"L1.top": "rover"})])
    table.choose("main control-center", "tech seat 1", "done", "end", "skip")
    assert block(table)["techs"]["shelter"] == 2
    assert block(table)["reactions"] == 0


def test_using_ones_own_technology_brings_no_reaction() -> None:
    table = invasion(lab={"L1.top": "rover"})
    table.choose("main control-center", "tech seat 0", "done", "end")
    assert table.asks() == "alien-turn"
