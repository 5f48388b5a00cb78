"""What each seat sees of hidden things, and what a seat that guesses the rest takes for possible."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from tests.on_mars.colony import COMMON, Colony, deal, player, set_up
from tests.on_mars.solo import alone

EYES = [0, 1, 2, None]  # three seats, and a spectator
PILES = ("blueprint_deck", "discovery_stack", "tech_stock")


def guesses(table: Colony, seat: int, times: int = 12) -> list[dict[str, Any]]:
    """The table as a seat might suppose it, several times."""
    found = []
    for number in range(times):
        game = table.game.determinize(seat, Random(number))
        found.append(cast(dict[str, Any], game.position()["state"]))
    return found


def different(states: list[dict[str, Any]], *path: Any) -> int:
    """How many different things stand there in the guesses."""
    seen = set()
    for state in states:
        value: Any = state
        for step in path:
            value = value[step]
        seen.add(str(value))
    return len(seen)


# Views


@pytest.mark.parametrize("seat", EYES)
def test_only_their_owner_sees_private_goals(seat: int | None) -> None:
    table = set_up(3)
    view = table.view(seat)
    for owner in range(3):
        expected = table.player(owner)["goals"] if owner == seat else 3
        assert view["players"][owner]["goals"] == expected


@pytest.mark.parametrize("seat", EYES)
def test_a_goal_that_is_completed_lies_open(seat: int | None) -> None:
    table = deal(players=3, goals=[8, 3], state={"level": 3})
    table.choose("goal 8", "skip")
    view = table.view(seat)["players"][0]
    assert view["goal_done"] == [8]
    assert view["goals"] == ([3] if seat == 0 else 1)


@pytest.mark.parametrize("seat", EYES)
def test_a_goal_spent_as_a_crystal_is_told_only_to_its_owner(seat: int | None) -> None:
    table = deal(players=3, goals=[8], crystals=1)
    table.choose("exec warehouse", "take water")
    assert table.view(seat)["players"][0]["goals"] == ([] if seat == 0 else 0)
    assert any("Thriving Colony" in line for line in table.log(seat)) == (seat == 0)


@pytest.mark.parametrize("seat", EYES)
@pytest.mark.parametrize("pile", PILES)
def test_of_piles_everybody_sees_only_how_many_are_in_them(pile: str, seat: int | None) -> None:
    table = set_up(3)
    assert table.view(seat)[pile] == len(table.state[pile])


@pytest.mark.parametrize("seat", EYES)
def test_of_building_stacks_all_see_the_arrows_on_top_and_how_many_there_are(seat: int | None) -> None:
    table = set_up(3)
    view = table.view(seat)
    stacks = table.state["stacks"]
    assert view["stacks"] == dict.fromkeys(COMMON, 6)
    assert view["arrows"] == {type: stacks[type][0] for type in COMMON}


def test_a_tile_that_is_built_brings_the_arrows_of_the_next_to_light() -> None:
    table = deal(storage="", quarters=2, mars={"0,3": "bot of 0"})
    assert table.view(1)["arrows"]["mine"] == []
    table.build("mine", "0,2")
    assert table.view(1)["arrows"]["mine"] == table.state["stacks"]["mine"][0] == [0]
    assert table.view(1)["stacks"]["mine"] == 5


def test_of_an_empty_stack_there_are_no_arrows() -> None:
    table = deal(state={"stacks": {"mine": []}})
    assert (table.view(0)["arrows"]["mine"], table.view(0)["stacks"]["mine"]) == (None, 0)


@pytest.mark.parametrize("seat", EYES)
def test_everything_else_lies_open(seat: int | None) -> None:
    table = set_up(3)
    view = table.view(seat)
    state = table.state
    hidden = {*PILES, "stacks", "players", "rng", "pending", "learned", "reveals", "task_deck"}
    assert {key: view[key] for key in state if key not in hidden} == {
        key: state[key] for key in state if key not in hidden
    }
    for other in range(3):
        open_ = set(state["players"][other]) - {"goals", "goals_standing", "first_card", "tasks"}
        assert {key: view["players"][other][key] for key in open_} == {
            key: state["players"][other][key] for key in open_
        }


@pytest.mark.parametrize("seat", EYES)
def test_a_view_tells_nothing_of_chance_to_come(seat: int | None) -> None:
    assert not {"rng", "pending"} & set(set_up(3).view(seat))


def test_lacerdas_cards_are_hidden_until_they_are_played() -> None:
    table = alone(him={"deck": [5, 6, 7], "discard": [1, 2], "last_card": 2})  # and plays the 5
    him = table.view(0)["lacerda"]
    assert him["deck"] == 2
    assert (him["discard"], him["last_card"]) == ([1, 2, 5], 5)
    assert table.view(None)["lacerda"] == him


# Guesses


def test_a_seat_keeps_its_own_goals_and_guesses_those_of_others() -> None:
    table = set_up(3)
    states = guesses(table, 1)
    assert different(states, "players", 1, "goals") == 1
    assert states[0]["players"][1]["goals"] == table.player(1)["goals"]
    assert different(states, "players", 0, "goals") > 3
    for state in states:
        hands = [goal for owner in state["players"] for goal in owner["goals"]]
        assert len(set(hands)) == 9


def test_goals_that_were_spent_come_back_in_no_hand_of_the_guesser() -> None:
    table = deal(players=3, goals=[1, 2, 3], others=[player(goals=[4, 5, 6]), player(goals=[7, 8])], crystals=0)
    for state in guesses(table, 0, 30):
        assert state["players"][0]["goals"] == [1, 2, 3]
        assert len(state["players"][1]["goals"]) == 3
        assert len(state["players"][2]["goals"]) == 2
        assert not {1, 2, 3} & {*state["players"][1]["goals"], *state["players"][2]["goals"]}


@pytest.mark.parametrize("type", COMMON)
def test_the_tile_on_top_of_a_stack_is_known_and_those_beneath_are_not(type: str) -> None:
    table = set_up(3)
    stack = table.state["stacks"][type]
    states = guesses(table, 0)
    assert {str(state["stacks"][type][0]) for state in states} == {str(stack[0])}
    assert different(states, "stacks", type) > 3
    for state in states:
        assert sorted(state["stacks"][type]) == sorted(stack)


def test_piles_are_shuffled_anew_and_level_1_stays_on_top_of_level_3() -> None:
    table = set_up(3)
    states = guesses(table, 0)
    for pile in PILES:
        assert different(states, pile) > 3
        for state in states:
            assert sorted(state[pile]) == sorted(table.state[pile])
    for state in states:
        assert max(state["blueprint_deck"][:6]) <= 12 < min(state["blueprint_deck"][6:])


def test_what_lies_open_is_the_same_in_every_guess() -> None:
    table = set_up(3)
    for state in guesses(table, 2, 3):
        for key in ("exploration", "tech_grid", "blueprint_rows", "display", "contract_deck", "map", "missions"):
            assert state[key] == table.state[key]


def test_lacerdas_deck_is_guessed_and_his_discards_are_not() -> None:
    table = set_up(1)
    states = guesses(table, 0)
    assert different(states, "lacerda", "deck") > 3
    for state in states:
        assert sorted(state["lacerda"]["deck"] + state["lacerda"]["discard"]) == list(range(1, 13))
    assert different(states, "lacerda", "discard") == 1


def test_first_cards_and_tasks_of_others_are_hidden_and_guessed() -> None:
    table = set_up(3, first_colonists=True)
    for seat in EYES:
        told = [owner["first_card"] for owner in table.view(seat)["players"]]
        true = [table.player(owner)["first_card"] for owner in range(3)]
        assert told == [true[owner] if owner == seat else "hidden" for owner in range(3)]
        assert table.view(seat)["task_deck"] == 8
    states = guesses(table, 0)
    assert different(states, "players", 0, "first_card") == 1
    assert different(states, "players", 1, "first_card") > 1
