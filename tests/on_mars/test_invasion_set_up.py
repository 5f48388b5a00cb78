"""Invasion: who plays, and what everybody starts with."""

from __future__ import annotations

import pytest

import areo
from tests.on_mars.colony import Colony, set_up
from tests.on_mars.invasion import block, invasion


def start(players: int, seed: str = "1", **options: object) -> Colony:
    """A game dealt anew, in which the humans have taken their first spaces and placed the shuttle."""
    table = set_up(players, seed, chapter="invasion", **options)
    while table.asked[0] < players - 1:
        table.choose(table.offers()[-1])
    return table


@pytest.mark.parametrize("players", [1, 2])
def test_fewer_than_three_cannot_play(players: int) -> None:
    with pytest.raises(areo.BadOption, match="invasion is for 3 to 5 players"):
        areo.new("on-mars", players=players, seed=1, chapter="invasion")


def test_there_is_no_hard_level() -> None:
    with pytest.raises(areo.BadOption, match="hard: invasion has no such level"):
        areo.new("on-mars", players=3, seed=1, chapter="invasion", hard=True)


def test_options_of_the_solo_game_are_not_for_it() -> None:
    with pytest.raises(areo.BadOption, match="solo_deck: it is for the base game"):
        areo.new("on-mars", players=3, seed=1, chapter="invasion", solo_deck=["solo-1"])


def test_the_alien_neither_chooses_first_nor_has_private_goals() -> None:
    with pytest.raises(areo.BadOption, match="first_player: a seat from 0 to 1 is expected, not 2"):
        areo.new("on-mars", players=3, seed=1, chapter="invasion", first_player=2)
    with pytest.raises(areo.BadOption, match="goals: a list of goals for each of the 2 seats is expected"):
        areo.new("on-mars", players=3, seed=1, chapter="invasion", goals=[["goal-1"], ["goal-2"], ["goal-3"]])


def test_the_base_game_is_not_for_five() -> None:
    with pytest.raises(areo.BadOption):
        areo.new("on-mars", players=5, seed=1)


@pytest.mark.parametrize(("players", "crystals", "grid"), [(3, 2, 10), (4, 3, 10), (5, 3, 10)])
def test_the_humans_begin_as_that_many_players_do(players: int, crystals: int, grid: int) -> None:
    table = set_up(players, chapter="invasion")
    state = table.state
    assert len(state["players"]) == players - 1
    assert state["warehouse"]["crystal"] == crystals
    assert sum(len(row) for row in state["tech_grid"].values()) == grid
    assert len(state["tech_stock"]) == (0 if players == 3 else 8)
    assert all(len(player["goals"]) == 3 for player in state["players"])


@pytest.mark.parametrize(("players", "red", "expendable"), [(3, 4, 1), (4, 5, 1), (5, 6, 0)])
def test_the_alien_begins_with_crystals_tokens_and_its_shelter_technology(
    players: int, red: int, expendable: int
) -> None:
    alien = block(start(players))
    assert alien["seat"] == players - 1
    assert (alien["crystals"], alien["capacity"]) == (2, 8)
    assert (alien["red"], alien["expendable"]) == (red, expendable)
    assert alien["techs"] == {"brood": 0, "burrow": 0, "siphon": 0, "carapace": 0, "shelter": 2}
    assert (alien["troops"], alien["troops_left"], alien["nests_left"]) == ([], 20, 8)
    assert set(alien["spaces"].values()) == {"free"}
    assert alien["locked"] == ["move", "evolve"]
    assert alien["sabotage_left"] == 2


def test_two_defense_technologies_lie_right_of_the_bottom_row() -> None:
    assert set_up(3, chapter="invasion").state["tech_grid"]["bottom"][-2:] == ["defense", "defense"]


def test_no_other_way_to_play_knows_of_the_defense_technology() -> None:
    table = set_up(3)
    assert "defense" not in str(table.state)
    assert not table.game.rulebook.has_key("learn defense L1.top")


def test_the_security_unit_starts_on_the_starting_mine() -> None:
    assert block(set_up(3, chapter="invasion"))["security"] == "0,0"


@pytest.mark.parametrize("players", [3, 5])
def test_the_first_nest_goes_onto_any_empty_hex_of_the_rim_before_the_first_round(players: int) -> None:
    table = start(players)
    assert table.asks() == "first-nest"
    assert table.asked == [players - 1]
    rim = table.hexes()
    assert len(rim) == 24  # of 32, eight hold research tiles
    assert {"-6,2", "-6,3", "-6,4", "0,4", "0,-4", "6,-3"} <= set(rim)
    assert not set(rim) & {there["hex"] for there in table.state["map"]}
    table.choose(f"hex {rim[0]}")
    assert block(table)["nests"] == [rim[0]]
    assert block(table)["nests_left"] == 7
    assert (table.state["phase"], table.state["round"]) == ("colonization", 1)
    assert table.asked[0] < players - 1


def test_a_hex_inside_the_map_is_refused_for_the_first_nest() -> None:
    assert start(3).refuses("hex 1,0") == "not-on-rim: H5"


def test_the_first_player_is_always_a_human() -> None:
    for seed in range(20):
        assert set_up(3, str(seed), chapter="invasion").asked[0] < 2


def test_a_position_without_a_nest_gets_one_on_the_rim() -> None:
    table = invasion(alien={"nests": []})
    assert len(block(table)["nests"]) == 1
