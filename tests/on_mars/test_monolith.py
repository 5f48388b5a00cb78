"""Monolith: time, the five goals, sabotage cards in play, and the end."""

from __future__ import annotations

from typing import Any, cast

import pytest

import areo
from areo.on_mars.cards.people import CONTRACT_CARDS
from tests.on_mars.colony import Colony, random_play, saved, set_up
from tests.on_mars.monolith import GOALS, block, monolith

TOP: dict[str, Any] = {"lab": {"L6": "rover"}}


def score(table: Colony) -> dict[str, Any]:
    found: dict[str, Any] = table.game.scores()[0]
    return found


# Set-up


def test_one_player_alone_has_five_goals_and_two_sabotage_cards() -> None:
    table = set_up(1, chapter="monolith", sabotage=["hacked_tech", "crystal_theft"])
    assert table.state["lacerda"] is None
    assert [card["num"] for card in block(table)["in_play"]] == [2, 9]
    assert [card["cubes"] for card in block(table)["in_play"]] == [0, 0]
    assert sorted(block(table)["goals"]) == ["blueprint", "contract", "discovery", "scientist", "technology"]
    assert 13 <= block(table)["goals"]["blueprint"] <= 24
    assert table.state["time"] == 0


def test_the_second_card_lays_a_cube_on_the_first_if_their_letters_agree() -> None:
    table = set_up(1, chapter="monolith", sabotage=["hacked_tech", "building_bombed"])
    assert [(card["num"], card["cubes"]) for card in block(table)["in_play"]] == [(2, 1), (1, 0)]


def test_the_player_chooses_a_space_and_then_the_side_of_the_shuttle() -> None:
    table = set_up(1, chapter="monolith")
    assert table.offers() == [f"space {number}" for number in range(1, 9)]
    table.choose("space 5")
    while not table.offers()[0].startswith("shuttle"):
        table.choose(table.offers()[-1])
    assert table.offers() == ["shuttle orbit", "shuttle colony"]


def test_missions_warehouse_and_extra_cost_are_those_of_two_players() -> None:
    table = set_up(1, chapter="monolith", missions=["m_blueprint", "m_tech", "m_contract"])
    two = set_up(2, missions=["m_blueprint", "m_tech", "m_contract"])
    assert table.state["missions"] == two.state["missions"]
    assert table.state["warehouse"] == two.state["warehouse"] == dict.fromkeys(table.state["warehouse"], 2)
    busy = monolith(state={"slots": {"construct": [0, 0]}}, quarters=3, crystals=2)
    busy.choose("main construct")
    assert busy.offers() == ["pay 2 crystal", "pay 1 crystal 1 colonist", "pay 2 colonist"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_for_one(players: int) -> None:
    with pytest.raises(areo.BadOption, match=f"monolith is for one player, not {players}"):
        set_up(players, chapter="monolith")


@pytest.mark.parametrize(("option", "value"), [("solo_goal", "hunky_dory"), ("solo_deck", ["solo-1"])])
def test_what_belongs_to_the_game_against_lacerda_is_refused(option: str, value: Any) -> None:
    with pytest.raises(areo.BadOption, match=f"{option}: it is for the base game"):
        set_up(1, chapter="monolith", **{option: value})


# Time and sabotage


def test_time_moves_before_the_shuttle_phase_and_a_card_is_drawn() -> None:
    table = monolith(time=3, deck=[16])
    table.pass_turn()
    assert table.state["time"] == 4
    assert [card["num"] for card in block(table)["in_play"]] == [16]
    assert table.state["round"] == 4  # the shuttle does not travel, so nobody is asked


def test_a_new_card_lays_a_cube_on_the_oldest_of_its_letter_with_room_before_it_is_laid() -> None:
    table = monolith(time=3, in_play=[(9, 0), (2, 2), (4, 0), (5, 0)], deck=[6])
    table.pass_turn()
    assert [(card["num"], card["cubes"]) for card in block(table)["in_play"]] == [
        (9, 0),
        (2, 2),
        (4, 1),
        (5, 0),
        (6, 0),
    ]


@pytest.mark.parametrize(("time", "strikes"), [(2, True), (3, False), (12, True), (13, False)])
def test_cards_with_two_cubes_strike_on_an_alien_icon_only(time: int, strikes: bool) -> None:
    table = monolith(time=time, in_play=[(6, 2), (16, 1)], deck=[9], mars={"5,0": "crystal"})
    table.pass_turn()
    assert (table.hex("5,0") == "") is strikes
    assert (6 in block(table)["past"]) is strikes
    assert 16 in [card["num"] for card in block(table)["in_play"]]


def test_several_cards_strike_oldest_first() -> None:
    table = monolith(time=2, in_play=[(12, 2), (14, 2)], deck=[1], mars={"0,2": "mine"})
    table.pass_turn()
    assert table.hexes() == ["0,0", "0,2"]  # the mine first
    table.choose("hex 0,2")
    assert block(table)["past"] == [12, 14]  # there is one bot only, so nothing is asked
    assert table.player()["bots_in_supply"] == 4


def test_missions_do_not_end_the_game() -> None:
    table = monolith(state={"remaining_missions": 0})
    table.pass_turn()
    assert not table.state["end_triggered"]


# The goals


def have(table: Colony) -> list[tuple[int, int]]:
    return [(goal["have"], goal["need"]) for goal in block(table)["standing"]]


def test_nothing_is_met_at_first() -> None:
    assert have(monolith()) == [(0, 1), (0, 1), (0, 6), (0, 4), (0, 5)]


def test_the_blueprint_must_be_built_on_a_building_that_works() -> None:
    built = {"0,0": "mine, blueprint 13 of 0"}
    assert have(monolith(mars=built))[0] == (1, 1)
    assert have(monolith(blueprints=[13]))[0] == (0, 1)


def test_the_contract_must_hold_now() -> None:
    assert have(monolith(goals={"contract": 7}, contracts=[7]))[1] == (0, 1)
    goods = ("mineral", "battery", "water", "plant", "oxygen", "crystal")
    wanted = {good: amount for good, amount in zip(goods, CONTRACT_CARDS[11].needs, strict=True) if amount}
    done = monolith(goals={"contract": 12}, contracts=[{"num": 12, "on": wanted}])
    assert have(done)[1] == (1, 1)


def test_the_technology_must_reach_the_last_column() -> None:
    assert have(monolith(lab={"L5.top": "rover"}))[2] == (5, 6)
    assert have(monolith(**TOP))[2] == (6, 6)


def test_the_scientist_must_be_hired_and_score_three_advanced_buildings() -> None:
    mars = {f"2,{-2 + n}": f"generator, blueprint {number} of 0" for n, number in enumerate((3, 4, 15))}
    mars["2,0"] = "generator, blueprint 15 of 0"
    assert have(monolith(mars=mars))[3] == (3, 4)
    assert have(monolith(mars=mars, scientists=["geologist"]))[3] == (4, 4)
    assert have(monolith(scientists=["geologist"]))[3] == (1, 4)


def test_tiles_count_up_to_what_is_asked_of_each_kind() -> None:
    many: dict[str, Any] = {"discoveries": ["d_tech", "d_hire", "d_develop", "d_upgrade"], "research": ["A"]}
    assert have(monolith(**many))[4] == (4, 5)
    assert have(monolith(**{**many, "research": ["A", "B"]}))[4] == (5, 5)


# The end


def four_met(**given: Any) -> Colony:
    """All but the contract."""
    mars = {
        "0,0": "mine, blueprint 13 of 0",
        "2,-2": "generator, blueprint 3 of 0",
        "2,-1": "generator, blueprint 4 of 0",
        "2,0": "generator, blueprint 15 of 0",
    }
    tiles: dict[str, Any] = {"discoveries": ["d_tech", "d_hire", "d_develop"], "research": ["A", "B"]}
    return monolith(mars=mars, scientists=["geologist"], **TOP, **tiles, **given)


def test_with_four_goals_met_the_player_may_stop_at_the_end_of_a_turn() -> None:
    table = four_met()
    assert have(table)[0] == (1, 1)
    table.pass_turn()
    assert table.offers() == ["stop", "go-on"]
    table.choose("stop")
    assert table.over
    assert table.game.won == [True]
    assert table.state["time"] == 1  # no sabotage any more


def test_or_play_on_for_the_fifth() -> None:
    table = four_met()
    table.pass_turn()
    table.choose("go-on")
    assert not table.over
    assert table.state["time"] == 2


def test_at_time_15_it_is_won_with_four_goals_and_lost_with_three() -> None:
    table = four_met(time=14)
    table.pass_turn()
    table.choose("go-on")
    assert (table.over, table.game.won, table.state["time"]) == (True, [True], 15)
    short = monolith(time=14)
    short.pass_turn()
    assert (short.over, short.game.won, short.game.ranking()) == (True, [False], [[0]])


@pytest.mark.parametrize("met", [False, True])
def test_the_round_limit_of_simulations_ends_it_by_the_goals_that_are_met(met: bool) -> None:
    options = {"round_limit": 1, "space_oddity": True}
    table = four_met(options=options) if met else monolith(options=options)
    table.pass_turn()
    if met:
        table.choose("go-on")
    assert (table.over, table.game.won, table.state["outcome"]) == (True, [met], "won" if met else "lost")
    assert block(table)["met_at_end"] == (4 if met else 0)


def test_the_hard_level_is_two_rounds_shorter() -> None:
    table = monolith(time=12, options={"hard": True})
    assert block(table)["last_time"] == 13
    table.pass_turn()
    assert table.over


@pytest.mark.parametrize(("met", "points"), [(0, -50), (4, 25)])
def test_goals_met_and_missions_done_score(met: int, points: int) -> None:
    table = four_met() if met else monolith()
    assert score(table)["goals"] == points
    assert score(table)["missions"] == 30  # no mission is in play, so all three are done
    assert score(monolith(missions=[("m_tech", 2)]))["missions"] == 20
    assert score(table)["total"] == sum(score(table)[part] for part in score(table) if part not in ("total", "by_card"))


# Positions, views, whole games


def test_the_deck_is_hidden_and_what_is_left_of_each_letter_is_known() -> None:
    table = monolith(in_play=[(1, 0), (9, 1)], block={"past": [2]})
    seen: Any = table.game.view(0)
    assert seen["monolith"]["deck"] == 13
    assert seen["monolith"]["to_come"] == {"A": 6, "B": 7}
    assert seen["monolith"]["goals"] == dict(GOALS)


def test_sabotage_cards_that_are_named_nowhere_follow_those_of_the_deck_that_are() -> None:
    table = monolith(in_play=[(1, 0)], block={"past": [2], "deck": [16, 5]})
    deck = block(table)["deck"]
    assert deck[:2] == [16, 5]
    assert sorted(deck) == [3, *range(4, 17)]
    assert sorted(saved(table).state["monolith"]["deck"]) == sorted(deck)


def restored(state: dict[str, Any]) -> dict[str, Any]:
    """A position written by hand, as the table writes it again."""
    told = {"game": "on-mars", "options": {"players": 1, "seed": "1", "chapter": "monolith"}, "state": state}
    position: Any = areo.from_position(told).position()
    return cast(dict[str, Any], position["state"])


def test_cards_in_play_that_are_not_told_are_none_that_lie_elsewhere() -> None:
    first, second = restored({})["monolith"]["in_play"]
    there = restored({"monolith": {"deck": [first["num"]]}})["monolith"]
    assert [card["num"] for card in there["in_play"]] == [second["num"]]
    assert there["deck"][0] == first["num"]
    assert len(there["deck"]) == 15


def test_a_shelter_and_a_mine_that_lie_face_down_are_not_in_the_supply_as_well() -> None:
    mars = [
        {"hex": "0,0", "building": "mine"},
        {"hex": "0,2", "building": "mine", "face_down": True},
        {"hex": "4,-2", "building": "shelter", "owner": 0},
        {"hex": "4,-3", "building": "shelter", "owner": 0, "face_down": True},
    ]
    state = restored({"map": mars})
    assert state["players"][0]["shelters_left"] == 3
    assert len(state["stacks"]["mine"]) == 5


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"in_play": [{"num": 17}]}, "state.monolith.in_play: 17 is not between 1 and 16"),
        ({"in_play": [{"num": 1, "cubes": 3}]}, "cubes"),
        ({"deck": [1, 1]}, "twice"),
        ({"in_play": [{"num": 1}], "deck": [1]}, "sabotage card 1 is in two places"),
        ({"goals": {"blueprint": 12}}, "state.monolith.goals.blueprint: 12 is not between 13 and 24"),
        ({"goals": {"technology": "shelter"}}, "no card asks for the shelter technology"),
        ({"goals": {"discovery": {"discovery": 9, "research": 9}}}, "no card asks for 9 discoveries"),
        ({"debt": 3}, "debt"),
        ({"bombed": 1}, "state.monolith.bombed: true or false is expected"),
        ({"met_at_end": 4}, "state.monolith.met_at_end: nobody knows before the end"),
    ],
)
def test_positions_that_make_no_sense_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(areo.BadPosition, match=said):
        monolith(block=wrong)


def test_only_mines_and_shelters_lie_face_down() -> None:
    shelter = {"hex": "4,-2", "building": "shelter", "owner": 0}
    restored({"map": [shelter, {"hex": "0,1", "building": "mine", "face_down": True}]})
    with pytest.raises(areo.BadPosition, match=r"state\.map: only mines and shelters lie face down"):
        restored({"map": [shelter, {"hex": "0,1", "building": "greenhouse", "face_down": True}]})


def test_a_game_that_is_decided_does_not_go_on() -> None:
    with pytest.raises(areo.BadPosition, match=r"state\.outcome: nobody has won or lost before the end"):
        monolith(state={"outcome": "won"})


@pytest.mark.parametrize(("hard", "time"), [(False, 15), (True, 13)])
def test_no_turn_begins_when_the_time_is_up(hard: bool, time: int) -> None:
    with pytest.raises(areo.BadPosition, match=f"state.time: at {time} the game is over"):
        monolith(time=time, options={"hard": hard})


def test_a_face_down_building_is_refused_in_the_base_game() -> None:
    table = monolith()
    state = table.state
    state["map"] = [{**hex, "face_down": True} if hex["hex"] == "2,-2" else hex for hex in state["map"]]
    hers = {"hex": "-4,2", "building": "shelter", "owner": 1}
    base = {"map": [*state["map"], hers], "players": [{"space": 5}, {"space": 6}]}
    with pytest.raises(areo.BadPosition, match="no building lies face down"):
        areo.from_position({"game": "on-mars", "options": {"players": 2, "seed": "1"}, "state": base})


@pytest.mark.parametrize("seed", ["a", "b"])
def test_random_games_end_and_can_be_saved_anywhere(seed: str) -> None:
    for number, (table, _, _) in enumerate(random_play(1, seed, chapter="monolith")):
        if number % 9 == 0:
            assert saved(table).state == table.state
    assert table.state["time"] >= 14
