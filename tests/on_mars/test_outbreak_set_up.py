"""Outbreak: what is laid out, and for how many."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import areo
from areo.kernel.errors import BadOption
from tests.on_mars.outbreak import block, infected, new, vaccinated

DECK = {
    "living_quarters_active_player": 4,
    "working_area_active_player": 3,
    "obtain_blueprint_slots": 1,
    "research_dev_slots": 1,
    "construct_slots": 2,
    "upgrade_slots": 1,
    "hire_slots": 1,
    "any_mine": 2,
    "no_colonist": 3,
}
AIMS = {"o_antivirals", "o_sterile", "o_hospitals", "o_genebank", "o_domes", "o_program"}


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        areo.new("on-mars", players=players, seed=1, chapter="outbreak")


def test_the_eighteen_infection_cards_are_shuffled() -> None:
    first, second = block(new(seed="1")), block(new(seed="2"))
    assert Counter(first["deck"]) == DECK
    assert sum(DECK.values()) == 18
    assert first["deck"] != second["deck"]
    assert first["discard"] == []


def test_two_of_the_six_mission_cards_are_drawn() -> None:
    drawn = [frozenset(card["id"] for card in block(new(seed=str(seed)))["missions"]) for seed in range(40)]
    assert all(len(pair) == 2 for pair in drawn)
    assert frozenset().union(*drawn) == AIMS


def test_neither_missions_nor_points_of_the_base_game_are_in_play() -> None:
    table = new()
    assert table.state["missions"] == {"A": None, "B": None, "C": None}
    assert set(table.game.scores()[0]) == {"total", "missions", "time", "by_card"}


def test_everybody_is_healthy_at_the_start() -> None:
    table = new(4)
    assert [infected(table, seat) for seat in range(4)] == [{}] * 4
    assert [vaccinated(table, seat) for seat in range(4)] == [{}] * 4


def test_the_microbiologist_is_the_seventh_card_of_the_display() -> None:
    display = new().state["display"]
    assert len(display) == 7
    assert display[6] == "microbiologist"
    assert len(areo.new("on-mars", players=2, seed=1).view(0)["display"]) == 6  # type: ignore[arg-type]


def test_all_see_all_private_goals() -> None:
    table = new()
    told: Any = table.game.view(1)
    assert told["players"][0]["goals"] == table.player(0)["goals"]
    assert len(told["players"][0]["goals"]) == 3


@pytest.mark.parametrize(("players", "time", "hard"), [(2, 14, 8), (3, 13, 7), (4, 12, 6)])
def test_the_time_marker_starts_by_the_number_of_players_and_the_level(players: int, time: int, hard: int) -> None:
    assert new(players).state["time"] == time
    assert new(players, hard=True).state["time"] == hard


@pytest.mark.parametrize(("hard", "limit"), [(False, 14), (True, 12)])
def test_the_hard_level_bears_fewer_infected(hard: bool, limit: int) -> None:
    table = new(4, hard=hard)
    assert table.game.options.get("hard", False) == hard
    assert block(table)["limit"] == min(limit, 12)  # twelve colonists are active at the start
    table.game.quarters[0] += 4  # type: ignore[attr-defined]
    assert block(table)["limit"] == limit


def test_set_up_control_names_missions_and_the_first_infection_cards() -> None:
    table = new(outbreak_missions=["o_program", "o_domes"], infection_deck=["any_mine", "no_colonist", "any_mine"])
    assert [card["id"] for card in block(table)["missions"]] == ["o_program", "o_domes"]
    assert block(table)["deck"][:3] == ["any_mine", "no_colonist", "any_mine"]
    assert Counter(block(table)["deck"]) == DECK


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"outbreak_missions": ["o_domes", "o_domes"]}, "named twice"),
        ({"outbreak_missions": ["o_domes", "o_program", "o_sterile"]}, "there are 2 of them"),
        ({"outbreak_missions": ["m_bots"]}, "there is no"),
        ({"infection_deck": ["hire_slots", "hire_slots"]}, "only 1 of hire_slots"),
        ({"infection_deck": ["supply"]}, "there is no"),
        ({"infection_deck": "any_mine"}, "a list of ids"),
        ({"length": "long"}, "length: the missions of the base game are not in play"),
        ({"missions": ["m_bots"]}, "missions: the missions of the base game are not in play"),
        ({"solo_goal": "hunky_dory"}, "for the base game"),
        ({"hard": 1}, "true or false"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        areo.new("on-mars", players=2, seed=1, chapter="outbreak", **options)


@pytest.mark.parametrize("option", ["outbreak_missions", "infection_deck"])
def test_its_options_are_for_no_other_game(option: str) -> None:
    with pytest.raises(BadOption, match="it is only for the chapter outbreak"):
        areo.new("on-mars", players=2, seed=1, **{option: []})
