"""Lacerda in orbit: blueprints, technologies, research and development."""

from __future__ import annotations

from typing import Any

from tests.on_mars.solo import BARE, Alone, his_turn, lab, over_seeds, plans, scientists

FULL = {"bottom": [1, 2, 3, 4, 5, 6], "top": [None] * 6}


def held(table: Alone) -> list[int]:
    return [plan["num"] for plan in table.him["blueprints"]]


# Blueprints


def test_without_scientists_he_takes_the_leftmost_blueprint_of_the_fuller_row() -> None:
    rows = {"bottom": [None, 3, 4, 5, None, None], "top": [None, 13, 14, 15, 16, None]}
    table = his_turn(1, level=2, blueprint_rows=rows)
    assert held(table) == [13]
    assert table.state["blueprint_rows"]["top"] == [None, None, 14, 15, 16, None]
    assert table.him["markers"] == 7


def test_of_two_rows_as_full_he_looks_at_the_bottom_one() -> None:
    rows = {"bottom": [None, 3, 4], "top": [None, 13, 14]}
    assert held(his_turn(1, level=2, blueprint_rows=rows)) == [3]


def test_he_takes_a_blueprint_that_his_scientist_scores() -> None:
    table = his_turn(1, him=scientists("biochemist"), blueprint_rows={"bottom": [1, 3, 10, 9, 5, 6]})
    assert held(table) == [10]  # the leftmost oxygen condenser


def test_the_fuller_row_counts_only_where_it_holds_a_blueprint_he_scores() -> None:
    rows = {"bottom": [1, 2, 3, 4, 5, 6], "top": [13, 21, None, None, None, None]}
    assert held(his_turn(1, level=2, him=scientists("biochemist"), blueprint_rows=rows)) == [21]


def test_where_none_is_scored_every_blueprint_will_do() -> None:
    assert held(his_turn(1, him=scientists("biochemist"), blueprint_rows={"bottom": [None, 7, 8, 1]})) == [7]


def test_a_blueprint_of_a_shelter_gives_him_a_crystal_and_others_nothing() -> None:
    shelter = his_turn(1, blueprint_rows={"bottom": [11]})
    assert (held(shelter), shelter.him["pending"]) == ([11], 1)
    mine = his_turn(1, blueprint_rows={"bottom": [1]})
    assert (held(mine), mine.him["pending"]) == ([1], 0)


def test_his_blueprint_counts_for_the_mission() -> None:
    table = his_turn(1, blueprint_rows=FULL, missions={"A": {"id": "m_blueprint", "left": 3}, "B": None, "C": None})
    assert table.state["missions"]["A"] == {"id": "m_blueprint", "left": 2}
    assert table.him["pending"] == 1


def test_without_a_blueprint_on_offer_his_rover_moves_and_he_places_no_colonist() -> None:
    table = his_turn(1, level=3, blueprint_rows={}, blueprint_deck=[], map=tile_near())
    assert (held(table), table.slots("obtain_blueprint"), table.went()) == ([], [], ["1,0", "2,0"])


def test_without_a_marker_his_rover_moves() -> None:
    taken = plans(1, 2, 3, 4, 5, 6, 7, 8)
    table = his_turn(1, him=taken, map=tile_near())
    assert (len(held(table)), table.went()) == (8, ["1,0", "2,0"])


def tile_near() -> list[dict[str, object]]:
    """A tile that everybody can use, two steps east of the starting mine."""
    return [
        {"hex": "0,0", "building": "mine"},
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "-4,2", "building": "shelter", "owner": "lacerda"},
        {"hex": "1,0", "crystal": 1},
        {"hex": "2,0", "tile": "d_crystals"},
    ]


# The slots


def test_he_pays_a_crystal_for_each_colonist_on_the_slots() -> None:
    table = his_turn(1, him={"crystals": 3}, slots={"obtain_blueprint": [0, "lacerda"]})
    assert table.him["crystals"] == 1
    assert table.slots("obtain_blueprint") == [0, "lacerda", "lacerda"]
    assert len(held(table)) == 1


def test_what_he_cannot_pay_in_crystals_is_impossible() -> None:
    table = his_turn(1, him={"crystals": 1}, slots={"obtain_blueprint": [0, 0]}, map=tile_near())
    assert (held(table), table.him["crystals"], table.slots("obtain_blueprint")) == ([], 1, [0, 0])
    assert table.went() == ["1,0", "2,0"]


def test_pending_crystals_pay_after_they_came_to_his_depot() -> None:
    table = his_turn(1, him={"crystals": 0, "pending": 1}, slots={"obtain_blueprint": [0]})
    assert (len(held(table)), table.him["crystals"], table.him["pending"]) == (1, 0, 0)


def test_full_slots_are_cleared_of_the_majority_before_he_pays() -> None:
    table = his_turn(1, him={"crystals": 1}, slots={"obtain_blueprint": [0, 0, "lacerda"]})
    assert table.slots("obtain_blueprint") == ["lacerda", "lacerda"]
    assert table.me["working"] == 2
    assert table.him["crystals"] == 0


def test_his_own_majority_goes_home_and_the_player_stays() -> None:
    table = his_turn(1, him={"crystals": 1}, slots={"obtain_blueprint": [0, "lacerda", "lacerda"]})
    assert table.slots("obtain_blueprint") == [0, "lacerda"]
    assert (table.me["working"], table.him["crystals"]) == (0, 0)


def test_slots_that_cannot_be_paid_for_are_not_cleared() -> None:
    table = his_turn(1, him={"crystals": 0}, slots={"obtain_blueprint": [0, 0, "lacerda"]})
    assert table.slots("obtain_blueprint") == [0, 0, "lacerda"]
    assert table.me["working"] == 0


# Learning


GRID = {
    "bottom": ["mine", "generator"],
    "middle": ["rover", "ship", "upgrade"],
    "top": ["greenhouse", "water_extractor", "oxygen_condenser"],
}


def test_he_learns_the_cheapest_technology_on_the_upper_entry_cell() -> None:
    table = his_turn(2, tech_grid=GRID)
    assert table.him["lab"] == {"L1.top": "mine", "L2.mid": "shelter"}
    assert table.state["tech_grid"]["bottom"] == [None, "generator"]
    assert table.slots("research_dev") == []


def test_he_learns_no_kind_he_has() -> None:
    table = his_turn(2, him=lab(L2_top="mine", L3_top="generator"), tech_grid=GRID)
    assert table.him["lab"]["L1.top"] == "rover"


def test_the_lower_entry_cell_gives_a_crystal() -> None:
    table = his_turn(2, him=lab(L1_top="upgrade"), tech_grid=GRID)
    assert table.him["lab"] == {"L1.top": "upgrade", "L1.bottom": "mine"}
    assert table.him["pending"] == 1


def test_learning_counts_for_the_mission() -> None:
    missions = {"A": {"id": "m_tech", "left": 1}, "B": None, "C": None}
    table = his_turn(2, him=lab(L1_top="upgrade"), tech_grid=GRID, missions=missions)
    assert table.state["missions"]["A"] is None
    assert table.him["pending"] == 2  # the mission's, and the cell's


def test_with_both_entry_cells_taken_his_rover_moves() -> None:
    table = his_turn(2, him=lab(L1_top="upgrade", L1_bottom="ship"), tech_grid=GRID, map=tile_near())
    assert table.him["lab"] == {"L1.top": "upgrade", "L1.bottom": "ship"}
    assert table.went() == ["1,0", "2,0"]


# Research and development


def test_he_develops_the_most_developed_technology_then_the_least() -> None:
    table = his_turn(3, him=lab(L1_top="mine", L2_bottom="shelter", L4_top="rover"))
    where = {tech: cell for cell, tech in table.him["lab"].items()}
    assert where["rover"] == "L5.top"
    assert where["mine"] in ("L2.top", "L2.mid")
    assert where["shelter"] == "L2.bottom"


def test_on_one_level_the_lower_cell_comes_first() -> None:
    table = his_turn(3, him=lab(L1_top="mine", L1_bottom="ship", L4_top="rover", L4_bottom="shelter"))
    where = {tech: cell for cell, tech in table.him["lab"].items()}
    assert where["shelter"] == "L5.bottom"
    assert where["ship"][:2] == "L2"
    assert (where["mine"], where["rover"]) == ("L1.top", "L4.top")


def test_one_technology_is_the_most_and_the_least_developed() -> None:
    table = his_turn(3, him=lab(L2_mid="shelter"))
    assert table.him["lab"] == {"L4.mid": "shelter"} or table.him["lab"] == {"L4.bottom": "shelter"}
    assert table.him["bot_icon"] == "generator"  # by the benefit of L3.bottom, which he prefers to a mineral


def test_a_technology_that_is_blocked_is_passed_over() -> None:
    table = his_turn(3, him=lab(L5_top="rover", L6="mine", L2_top="shelter"))
    assert table.him["lab"]["L5.top"] == "rover"
    assert "shelter" in (table.him["lab"].get("L4.top"), table.him["lab"].get("L4.mid"))


def test_the_sixth_column_costs_him_a_crystal_and_no_oxygen() -> None:
    table = his_turn(3, him={"crystals": 2, **lab(L5_top="rover", L2_bottom="shelter")})
    assert table.him["lab"]["L6"] == "rover"
    assert table.him["crystals"] == 1


def test_without_that_crystal_another_technology_moves() -> None:
    table = his_turn(3, him={"crystals": 0, **lab(L5_top="rover", L2_bottom="shelter")})
    assert table.him["lab"]["L5.top"] == "rover"
    assert "shelter" in (table.him["lab"].get("L4.mid"), table.him["lab"].get("L4.bottom"))


def test_the_extra_cost_leaves_no_crystal_for_the_sixth_column_so_it_is_impossible() -> None:
    only = {"crystals": 1, **lab(L5_top="shelter")}
    table = his_turn(3, him=only, slots={"research_dev": [0]}, map=tile_near())
    assert table.slots("research_dev") == [0]
    assert (table.him["crystals"], table.him["lab"]) == (1, {"L5.top": "shelter"})
    assert table.went() == ["1,0", "2,0"]


def test_with_nothing_to_develop_his_rover_moves() -> None:
    table = his_turn(3, him=lab(L6="shelter"), map=tile_near())
    assert (table.slots("research_dev"), table.went()) == ([], ["1,0", "2,0"])


def test_the_first_benefit_comes_before_the_second_step() -> None:
    """L5.bottom lets him upgrade; only then does the least developed technology move."""
    him = {**lab(L4_bottom="rover", L1_top="shelter"), **plans(1)}
    table = his_turn(3, him=him)
    told = [event["what"] for event in table.game.events(None)]
    assert told.index("develops") < told.index("upgrades") < len(told) - 1 - told[::-1].index("develops")
    assert table.slots("upgrade") == []  # a cell's upgrade takes no colonist


def test_a_blueprint_is_dearest_to_him_then_an_upgrade() -> None:
    def cell(him: dict[str, object], **state: Any) -> list[str]:
        found = over_seeds(lambda seed: where(his_turn(3, seed=seed, him=him, **state), "rover"), range(20))
        return sorted(found)

    start = lab(L4_mid="rover", L6="shelter")
    assert cell(start, blueprint_rows=FULL) == ["L5.top"]
    assert cell({**start, **plans(1)}, blueprint_rows={}, level=3, blueprint_deck=[]) == ["L5.bottom"]
    assert cell(start, blueprint_rows={}, level=3, blueprint_deck=[]) == ["L5.bottom", "L5.top"]


def where(table: Alone, tech: str) -> str:
    return next(str(cell) for cell, there in table.him["lab"].items() if there == tech)


def test_between_cells_without_a_benefit_chance_decides() -> None:
    found = over_seeds(lambda seed: where(his_turn(3, seed=seed, him=lab(L1_top="mine", L6="shelter")), "mine"))
    assert sorted(found) == ["L3.bottom", "L3.top"]  # by way of L2.top or L2.mid


def test_the_cell_with_an_upgrade_lets_him_upgrade_without_a_slot() -> None:
    mars = {**BARE, "3,0": {"building": "generator"}, "-2,0": {"building": "greenhouse"}}
    him = {**plans(4, 7), "crystals": 0, **lab(L4_bottom="mine", L5_top="rover")}
    table = his_turn(3, mars, him=him)
    assert sorted(plan["built"] for plan in table.him["blueprints"]) == [False, True]
    assert table.slots("upgrade") == []
