"""Options, and set-up control: what each fixes, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import areo
from areo import BadOption
from areo.on_mars.chapters import CHAPTERS
from tests.on_mars.colony import Colony, deal, set_up

ALL_TECHS = ["ship", "mine", "rover", "generator", "upgrade", "greenhouse", "oxygen_condenser", "water_extractor"]


# What set-up control fixes


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_first_player_chooses_a_space_first(seat: int) -> None:
    assert set_up(3, first_player=seat).asked == [seat]


def test_missions_lie_on_their_slots_in_the_order_named() -> None:
    missions = set_up(2, missions=["m_tech", "m_bots", "m_contract"]).state["missions"]
    assert [missions[slot]["id"] for slot in "ABC"] == ["m_tech", "m_bots", "m_contract"]


def test_missions_that_are_not_named_are_drawn() -> None:
    for seed in "1234":
        missions = set_up(2, seed, missions=["m_contract"]).state["missions"]
        ids = [missions[slot]["id"] for slot in "ABC"]
        assert ids[0] == "m_contract"
        assert len(set(ids)) == 3


def test_rewards_lie_in_their_columns_in_the_order_named() -> None:
    named = ["rw_mines", "rw_tech", "rw_colonists", "rw_bots"]
    assert list(set_up(2, rewards=named).state["rewards"].values()) == named
    rewards = list(set_up(2, rewards=named[:1]).state["rewards"].values())
    assert rewards[0] == "rw_mines"
    assert len(set(rewards)) == 4


def test_goals_are_dealt_to_their_seats_and_filled_up_with_others() -> None:
    table = set_up(3, goals=[["goal-1", "goal-2", "goal-3"], ["goal-16"], []])
    assert table.player(0)["goals"] == [1, 2, 3]
    assert 16 in table.player(1)["goals"]
    hands = [goal for seat in range(3) for goal in table.player(seat)["goals"]]
    assert len(set(hands)) == 9


def test_blueprints_are_the_first_of_their_levels() -> None:
    state = set_up(2, blueprints=["blueprint-24", "blueprint-9", "blueprint-1", "blueprint-13"]).state
    assert state["blueprint_rows"]["bottom"][:2] == [9, 1]
    assert state["blueprint_deck"][6:8] == [24, 13]


def test_discoveries_are_turned_up_then_drawn_in_the_order_named() -> None:
    state = set_up(2, discoveries=["d_hire", "d_tech", "d_upgrade"]).state
    assert state["exploration"] == ["d_hire", "d_tech"]
    assert state["discovery_stack"][0] == "d_upgrade"


def test_technologies_fill_the_grid_from_the_bottom_row_on() -> None:
    grid = set_up(2, techs=ALL_TECHS).state["tech_grid"]
    assert grid["bottom"] + grid["middle"] + grid["top"] == ALL_TECHS


def test_lacerdas_first_cards_are_those_named() -> None:
    state = set_up(1, solo_deck=["solo-7", "solo-2"]).state
    assert state["lacerda"]["deck"][:2] == [7, 2]
    assert len(state["lacerda"]["deck"]) == 12


def test_the_same_seed_deals_the_same_and_another_seed_another_game() -> None:
    assert set_up(4, "7").state == set_up(4, "7").state
    assert set_up(4, "7").state != set_up(4, "8").state


# Options of play


def test_the_round_limit_triggers_the_end_and_one_more_round_is_played() -> None:
    table = areo.new("on-mars", 2, 1, round_limit=1, first_player=0)
    play = Colony(table)
    play.choose("space 5", "space 1", "shuttle orbit")
    rounds = set()
    while not play.over:
        rounds.add(play.state["round"])
        if play.state["phase"] == "colonization":
            play.pass_turn()
        else:
            play.choose("stay")
    assert rounds == {1, 2}


@pytest.mark.parametrize("oddity", [False, True])
def test_space_oddity_ends_the_game_with_the_phase_that_triggers_it(oddity: bool) -> None:
    table = deal(state={"remaining_missions": 0}, options={"space_oddity": oddity})
    table.pass_turn()
    table.pass_turn()
    assert table.over == oddity


def test_first_colonists_deals_first_cards_and_easier_missions() -> None:
    state = set_up(3, first_colonists=True).state
    assert [state["missions"][slot]["id"] for slot in "ABC"] == ["m_blueprint", "m_scientist", "m_research"]
    assert len({player["first_card"] for player in state["players"]}) == 3
    assert len(state["task_deck"]) == 8
    assert {player["first_card"] for player in set_up(3).state["players"]} == {None}


# Chapters together with other ways to play

HOW_MANY = {"invasion": 5, "outbreak": 4, "blackout": 4, "monolith": 1}


@pytest.mark.parametrize("chapter", HOW_MANY)
def test_first_colonists_goes_with_every_chapter(chapter: str) -> None:
    """Everybody starts on a space that was drawn, with a first card; the missions are those of the variant."""
    table = set_up(HOW_MANY[chapter], chapter=chapter, first_colonists=True)
    humans = table.state["players"]
    assert None not in {player["first_card"] for player in humans}
    assert {player["space"] for player in humans} <= {None, 2, 3, 4, 6, 7, 8}  # the last ones have yet to draw
    missions = [mission and mission["id"] for mission in table.state["missions"].values()]
    variant = ["m_blueprint", "m_scientist", "m_research"]
    assert missions == ([None] * 3 if chapter == "outbreak" else variant)


@pytest.mark.parametrize("chapter", HOW_MANY)
def test_in_a_chapter_space_oddity_changes_nothing_as_missions_do_not_end_it(chapter: str) -> None:
    players = HOW_MANY[chapter]
    told = [set_up(players, chapter=chapter, space_oddity=oddity).state for oddity in (False, True)]
    assert told[0] == told[1]


@pytest.mark.parametrize("chapter", ["invasion", "blackout", "monolith"])
def test_a_chapter_with_missions_can_be_long(chapter: str) -> None:
    long = {"m_research", "m_advanced", "m_progress", "m_contract"}
    for length, most in (("short", 1), ("long", 2)):
        missions = set_up(HOW_MANY[chapter], chapter=chapter, length=length).state["missions"].values()
        assert len({mission["id"] for mission in missions} & long) == most


@pytest.mark.parametrize("chapter", ["outbreak", "blackout"])
def test_where_hands_are_open_all_see_first_cards_and_tasks(chapter: str) -> None:
    table = set_up(3, chapter=chapter, first_colonists=True)
    cards = [player["first_card"] for player in table.state["players"]]
    assert [player["first_card"] for player in table.view(2)["players"]] == cards
    assert "hidden" in {player["first_card"] for player in set_up(3, first_colonists=True).view(2)["players"]}


# What is refused

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (2, {"length": "endless"}, "length: short or long is expected, not 'endless'"),
    (2, {"length": ["short"]}, r"length: short or long is expected, not \['short'\]"),
    (2, {"length": None}, "length: short or long is expected, not None"),
    (2, {"space_oddity": "yes"}, "space_oddity: true or false is expected, not 'yes'"),
    (2, {"space_oddity": 1}, "space_oddity: true or false is expected, not 1"),
    (2, {"first_colonists": 0}, "first_colonists: true or false is expected, not 0"),
    (2, {"round_limit": 0}, "round_limit: a number of rounds from 1 is expected, not 0"),
    (2, {"round_limit": True}, "round_limit: a number of rounds from 1 is expected, not True"),
    (2, {"round_limit": 2.5}, "round_limit: a number of rounds from 1 is expected, not 2.5"),
    (2, {"first_player": 2}, "first_player: a seat from 0 to 1 is expected, not 2"),
    (2, {"first_player": -1}, "first_player: a seat from 0 to 1 is expected, not -1"),
    (2, {"first_player": True}, "first_player: a seat from 0 to 1 is expected, not True"),
    (2, {"missions": "m_bots"}, "missions: a list of ids is expected, not 'm_bots'"),
    (2, {"missions": ["m_picnic"]}, "missions: there is no 'm_picnic'"),
    (2, {"missions": ["m_bots", "m_bots"]}, "missions: 'm_bots' is named twice"),
    (2, {"missions": ["m_bots", "m_tech", "m_contract", "m_advanced"]}, "missions: there are 3 of them, not 4"),
    (2, {"rewards": ["rw_gold"]}, "rewards: there is no 'rw_gold'"),
    (
        2,
        {"rewards": ["rw_tech", "rw_ships", "rw_bots", "rw_mines", "rw_advanced"]},
        "rewards: there are 4 of them, not 5",
    ),
    (2, {"goals": "goal-1"}, "goals: a list of goals for each of the 2 seats is expected, not 'goal-1'"),
    (2, {"goals": [[], [], []]}, "goals: a list of goals for each of the 2 seats is expected"),
    (2, {"goals": ["goal-1"]}, "goals: at most 3 goals are dealt to a seat, not 'goal-1'"),
    (2, {"goals": [["goal-1", "goal-2", "goal-3", "goal-4"]]}, "goals: at most 3 goals are dealt to a seat"),
    (2, {"goals": [["goal-1"], ["goal-1"]]}, "goals: 'goal-1' is dealt twice"),
    (2, {"goals": [["goal-17"]]}, "goals: there is no 'goal-17'"),
    (2, {"blueprints": ["blueprint-25"]}, "blueprints: there is no 'blueprint-25'"),
    (2, {"blueprints": [1]}, "blueprints: there is no 1"),
    (2, {"discoveries": ["d_hire", "d_hire"]}, "discoveries: 'd_hire' is named twice"),
    (2, {"discoveries": ["d_gold"]}, "discoveries: there is no 'd_gold'"),
    (2, {"techs": ["fish"]}, "techs: there is no 'fish'"),
    (2, {"techs": ["shelter"]}, "techs: there is no 'shelter'"),
    (2, {"techs": ["mine", "mine"]}, "techs: 'mine' is named twice"),
    (1, {"solo_goal": "glory"}, "solo_goal: there is no 'glory': there are first_colonists, next_generation"),
    (1, {"solo_goal": 1}, "solo_goal: there is no 1"),
    (1, {"lacerda_quarters": "20"}, "lacerda_quarters: open or 21 is expected, not '20'"),
    (1, {"solo_deck": ["solo-13"]}, "solo_deck: there is no 'solo-13'"),
    (1, {"solo_deck": ["solo-1", "solo-1"]}, "solo_deck: 'solo-1' is named twice"),
    (2, {"solo_goal": "hunky_dory"}, "solo_goal: it is only for one player, against Lacerda"),
    (3, {"lacerda_quarters": 21}, "lacerda_quarters: it is only for one player, against Lacerda"),
    (4, {"solo_deck": ["solo-1"]}, "solo_deck: it is only for one player, against Lacerda"),
    (2, {"data": 7}, "data: the path of a file is expected, not 7"),
    (2, {"chapter": "landing"}, "chapter: there is no 'landing'"),
    (2, {"hard": True}, "hard: the base game has no such level"),
    (2, {"hard": 1}, "hard: true or false is expected, not 1"),
    (0, {}, "on-mars is for 1 to 5 players, not 0"),
    (5, {}, "on-mars is for 1 to 4 players, not 5"),
]


@pytest.mark.parametrize(("players", "options", "said"), REFUSED, ids=[str(options)[:50] for _, options, _ in REFUSED])
def test_options_that_make_no_sense_are_refused_by_name(players: int, options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        areo.new("on-mars", players, 1, **options)
    with pytest.raises(BadOption, match=said):
        areo.from_position({"game": "on-mars", "options": {"players": players, "seed": 1, **options}})


def test_options_left_at_their_defaults_are_for_any_number_of_players() -> None:
    for players in range(1, 5):
        areo.new("on-mars", players, 1, lacerda_quarters="open", solo_goal=None, length="short", space_oddity=False)


@pytest.mark.parametrize(("chapter", "seats"), [("invasion", 3), ("outbreak", 2), ("blackout", 2), ("monolith", 1)])
def test_a_chapter_is_played_by_as_few_as_can_if_nobody_says_how_many(chapter: str, seats: int) -> None:
    game = areo.new("on-mars", seed=1, chapter=chapter)
    assert game.seats == seats
    told: Any = game.position()
    options = {name: value for name, value in told["options"].items() if name != "players"}
    assert areo.from_position({**told, "options": options}).seats == seats


def test_each_chapter_is_offered_to_those_who_can_play_it() -> None:
    options = {option.name: option for option in areo.games()["on-mars"].options}
    assert options["chapter"].choices == {
        "base": (1, 4),
        "invasion": (3, 5),
        "outbreak": (2, 4),
        "blackout": (2, 4),
        "monolith": (1, 1),
    }
    assert options["hard"].only == ("chapter", ("outbreak", "blackout", "monolith"))
    assert list(CHAPTERS) == list(options["chapter"].choices)[1:]
