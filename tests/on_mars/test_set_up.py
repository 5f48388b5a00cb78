"""Set-up: what lies where, who chooses what, and the benefits that spaces give at once."""

from __future__ import annotations

import pytest

from areo.on_mars.geometry import BY_ID, distance
from tests.on_mars.colony import COMMON, KINDS, LSS, SITES, on_hexes, set_up

ALL = range(2, 5)


@pytest.mark.parametrize("players", ALL)
def test_every_player_starts_with_the_same(players: int) -> None:
    table = set_up(players)
    for seat in range(players):
        own = table.player(seat)
        assert own["storage"] == dict.fromkeys(KINDS, 1)
        assert (own["crystals"], own["pending"], own["op"]) == (1, 0, 0)
        assert (own["quarters"], own["working"]) == (3, 0)
        assert table.table.supply[seat] == 9
        assert own["bots_in_supply"] == 3
        assert own["ships"] == [1, 2, 3, 4, 5]
        assert (own["hangar"], own["ships_removed"]) == (0, 0)
        assert (own["shelters_left"], own["markers"]) == (4, 8)
        assert own["lab"] == {"L2.mid": "shelter"}
        assert len(own["goals"]) == 3
        assert own["rover_moved"] is False
        assert table.hex(SITES[seat]) == f"shelter of {seat}, bot of {seat}"


@pytest.mark.parametrize("players", ALL)
def test_nobody_else_has_a_goal_that_is_in_a_hand(players: int) -> None:
    table = set_up(players)
    goals = [goal for seat in range(players) for goal in table.player(seat)["goals"]]
    assert len(set(goals)) == 3 * players
    assert table.table.goals_out.bit_count() == 16 - 3 * players


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_holds_two_of_each_good_for_two_players_and_three_for_more(players: int, each: int) -> None:
    assert set_up(players).state["warehouse"] == dict.fromkeys(("crystal", "battery", "water", "plant", "oxygen"), each)


@pytest.mark.parametrize(("players", "stock"), [(2, 0), (3, 8), (4, 8)])
def test_one_set_of_technologies_is_on_the_grid_and_the_other_in_stock_unless_two_play(
    players: int, stock: int
) -> None:
    state = set_up(players).state
    rows = state["tech_grid"]
    assert [len(rows[row]) for row in ("top", "middle", "bottom")] == [3, 3, 2]
    kinds = {*COMMON, "rover", "ship", "upgrade"}
    assert {tech for row in rows.values() for tech in row} == kinds
    assert len(state["tech_stock"]) == stock
    assert set(state["tech_stock"]) <= kinds


def test_six_blueprints_of_level_1_are_on_offer_and_level_3_lies_beneath_level_1() -> None:
    state = set_up().state
    offer = state["blueprint_rows"]["bottom"]
    assert len(offer) == 6
    assert max(offer) <= 12
    assert state["blueprint_rows"]["top"] == [None] * 6
    deck = state["blueprint_deck"]
    assert max(deck[:6]) <= 12 < min(deck[6:])
    assert sorted(offer + deck) == list(range(1, 25))


def test_the_scientists_lie_in_their_order_and_all_contracts_in_the_deck() -> None:
    state = set_up().state
    assert state["display"] == [
        "geologist",
        "rd_engineer",
        "hydrologist",
        "biochemist",
        "geochemist",
        "systems_engineer",
    ]
    assert state["contract_deck"] == list(range(1, 13))


def test_two_discovery_tiles_are_turned_up_and_seventeen_are_in_the_stack() -> None:
    state = set_up().state
    assert len(state["exploration"]) == 2
    assert len({*state["exploration"], *state["discovery_stack"]}) == 19


def test_the_starting_buildings_stand_on_their_sites_without_crystals_around() -> None:
    hexes = on_hexes(set_up(3).state)
    assert hexes["0,0"] == "mine"
    assert sorted(hexes[site] for site in ("2,-2", "2,0", "-2,0", "-2,2")) == sorted(LSS)
    assert "crystal" not in hexes.values()


def test_the_four_life_support_buildings_are_dealt_at_random() -> None:
    assert len({on_hexes(set_up(2, str(seed)).state)["2,-2"] for seed in range(20)}) == 4


def test_two_research_tiles_of_each_letter_lie_in_a_corner() -> None:
    hexes = on_hexes(set_up().state)
    for letter in "ABCD":
        one, other = (BY_ID[hex] for hex, there in hexes.items() if there == f"research {letter}")
        assert distance(one, other) == 1


def test_six_tiles_of_each_common_type_are_in_the_stacks() -> None:
    stacks = set_up().state["stacks"]
    assert {type: len(stack) for type, stack in stacks.items()} == dict.fromkeys(COMMON, 6)


@pytest.mark.parametrize(("length", "long"), [("short", 1), ("long", 2)])
def test_the_length_of_the_game_decides_how_many_missions_are_long(length: str, long: int) -> None:
    ids = ("m_research", "m_advanced", "m_progress", "m_contract")
    for seed in range(10):
        missions = set_up(2, str(seed), length=length).state["missions"]
        assert sum(card["id"] in ids for card in missions.values()) == long


TARGETS = {
    "m_research": (5, 5, 7),
    "m_blueprint": (10, 10, 13),
    "m_advanced": (8, 8, 10),
    "m_bots": (3, 4, 5),
    "m_discovery": (5, 7, 9),
    "m_tech": (7, 11, 12),
    "m_progress": (8, 11, 14),
    "m_scientist": (4, 4, 5),
    "m_contract": (2, 2, 3),
}


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("mission", TARGETS)
def test_each_mission_starts_at_its_value_for_the_number_of_players(mission: str, players: int) -> None:
    table = set_up(players, missions=[mission])
    assert table.state["missions"]["A"] == {"id": mission, "left": TARGETS[mission][players - 2]}
    assert table.state["remaining_missions"] == 3


def test_the_colony_starts_on_level_1_with_all_markers_on_row_1() -> None:
    state = set_up().state
    assert state["level"] == 1
    assert state["lss"] == dict.fromkeys(LSS, 1)
    assert len(set(state["rewards"].values())) == 4


# Spaces


def test_from_the_start_player_on_all_take_a_free_space_of_either_side() -> None:
    table = set_up(3, first_player=1)
    assert table.asked == [1]
    assert table.offers() == [f"space {space}" for space in range(1, 9)]
    table.choose("space 5")
    assert table.asked == [2]
    assert "space 5" not in table.offers()
    table.choose("space 1")
    assert table.asked == [0]
    assert table.refuses("space 1") == "space-taken"


def test_the_start_player_is_drawn_by_lot() -> None:
    assert {set_up(3, str(seed)).asked[0] for seed in range(20)} == {0, 1, 2}


def test_whoever_is_on_the_highest_space_places_the_shuttle_on_a_side() -> None:
    table = set_up(2, first_player=0)
    table.choose("space 7", "skip", "space 1")
    assert table.asked == [0]
    assert table.offers() == ["shuttle orbit", "shuttle colony"]
    table.choose("shuttle colony")
    assert table.state["shuttle"] == {"side": "colony", "space": 1}
    assert table.state["phase"] == "colonization"
    assert table.state["order"] == [1, 0]
    assert table.asked == [1]


def test_the_benefit_of_a_space_comes_before_the_next_player_chooses() -> None:
    table = set_up(2, first_player=0)
    table.do("space 6", "benefit", "take water")
    assert table.changes() == {"water": 1, "warehouse water": -1, "space": "6"}
    assert table.asked == [1]


def test_the_benefit_may_be_left() -> None:
    table = set_up(2, first_player=0)
    table.do("space 8", "skip")
    assert table.changes() == {"space": "8"}


@pytest.mark.parametrize("space", [1, 5])
def test_the_first_space_of_each_side_gives_nothing(space: int) -> None:
    table = set_up(2, first_player=0)
    table.do(f"space {space}")
    assert table.changes() == {"space": str(space)}
    assert table.asked == [1]


def test_space_2_takes_a_good_or_a_crystal_from_the_warehouse() -> None:
    table = set_up(2, first_player=0)
    table.do("space 2", "benefit", "take crystal")
    assert table.changes() == {"pending": 1, "warehouse crystal": -1, "space": "2"}


def test_space_3_learns_a_technology_at_its_price_and_counts_for_the_mission() -> None:
    table = set_up(2, first_player=0, missions=["m_tech"], techs=["rover", "ship", "mine"])
    table.do("space 3", "benefit", "learn mine L1.bottom", "pay 1 battery")  # the third of the grid: the middle row
    assert table.changes() == {"battery": -1, "pending": 1 + 1, "L1.bottom": "mine", "left A": -1, "space": "3"}


def test_space_4_sells_a_colonist_for_a_water_or_a_plant() -> None:
    table = set_up(2, first_player=0)
    table.do("space 4", "benefit")
    assert table.offers() == ["pay 1 water", "pay 1 plant", "pay 1 mineral"]
    table.choose("pay 1 plant")
    assert table.changes() == {"plant": -1, "quarters": 1, "space": "4"}


def test_space_7_moves_bots_two_steps() -> None:
    table = set_up(2, first_player=0)
    table.do("space 7", "benefit", "bot 4,-2 N", "bot 4,-3 N", "done")
    assert table.changes() == {"at 4,-2": "shelter of 0", "at 4,-4": "bot of 0", "space": "7"}


def test_space_8_takes_a_blueprint_with_its_gain() -> None:
    table = set_up(2, first_player=0, blueprints=["blueprint-8"], missions=["m_blueprint"])
    table.do("space 8", "benefit", "card blueprint-8")
    assert table.changes() == {
        "plant": 1,
        "pending": 1,
        "markers": -1,
        "blueprints": "8",
        "left A": -1,
        "space": "8",
    }


def test_goal_cards_stand_for_no_crystal_at_set_up() -> None:
    table = set_up(2, first_player=0)
    table.choose("space 7", "benefit", "bot 4,-2 N", "bot 4,-3 N", "mp bots")
    assert table.player()["crystals"] == 0
    assert len(table.player()["goals"]) == 3
    assert table.why("mp bots") == "crystals: 1, 0"
