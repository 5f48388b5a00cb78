"""Alone: the neutral deck, the help it brings, twenty-five rounds, and when one has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    set_up,
)

FULL: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def alone(neutral: list[int] | None = None, **mine: Any) -> Expedition:
    """Alone at the beginning of a round; the neutral deck lies as told."""
    state = {} if neutral is None else {"neutral": neutral}
    options = mine.pop("options", {})
    return deal(**{"phase": PLANNING, "players": 1, "state": state, "options": options, "mc": 0, "round": 1, **mine})


def play_round(table: Expedition, phase: int) -> None:
    """A round in which nothing is done but what has to be."""
    round = table.round
    table.choose(f"phase {phase}")
    while not table.over and table.round == round and table.kind != "parameter":
        key = "end" if "end" in table.offers() else table.offers()[0]
        decision = table.decision()
        table.choose(key if decision.least <= 1 else decision.keys[: decision.least])


# The neutral deck


def test_the_neutral_deck_is_made_of_the_five_phases() -> None:
    table = set_up(1)
    assert sorted(table.state["neutral"]) == [1, 2, 3, 4, 5]
    assert table.view(None)["rounds"] == 25


def test_the_top_neutral_card_is_turned_after_the_choice_and_its_phase_is_played_without_bonus() -> None:
    table = alone([PRODUCTION, 1, 2, 3, 5], tr=10)
    assert table.view(0)["neutral_card"] == 0
    table.choose("phase 3")
    assert table.view(0)["phases"] == [ACTION, PRODUCTION]
    assert table.state["neutral_card"] == PRODUCTION
    table.end()
    assert table.mc() == 10  # without 4 more


def test_the_same_phase_is_played_once_with_my_bonus() -> None:
    table = alone([PRODUCTION, 1, 2, 3, 5], tr=10)
    table.choose("phase 4")
    assert table.mc() == 14
    assert table.round == 2


@pytest.mark.parametrize(
    ("neutral", "chosen", "order"),
    [(DEVELOPMENT, ACTION, [1, 3]), (ACTION, DEVELOPMENT, [1, 3]), (CONSTRUCTION, CONSTRUCTION, [2])],
)
def test_both_phases_are_played_in_their_order(neutral: int, chosen: int, order: list[int]) -> None:
    table = alone([neutral])
    table.choose(f"phase {chosen}")
    seen = []
    while table.phase:
        seen.append(table.phase)
        table.end()
    assert seen == order


def test_the_neutral_phase_ii_brings_no_second_card_and_no_draw() -> None:
    table = alone([CONSTRUCTION])
    table.choose("phase 3")
    assert table.plays() == ["ordinary"]


def test_i_may_not_repeat_my_phase_but_the_neutral_deck_may_show_it() -> None:
    table = alone([RESEARCH, PRODUCTION, 1, 2, 3], previous=PRODUCTION)
    assert table.offers() == ["phase 1", "phase 2", "phase 3", "phase 5"]
    play_round(table, RESEARCH)
    assert table.offers() == ["phase 1", "phase 2", "phase 3", "phase 4"]  # the card of the deck bars nothing
    table.choose("phase 1")
    table.end()
    assert table.round == 3


def test_the_player_knows_which_neutral_cards_are_left_but_not_their_order() -> None:
    table = alone([4, 2, 5, 1, 3])
    assert table.view(0)["neutral"] == [1, 2, 3, 4, 5]
    play_round(table, PRODUCTION)
    assert table.view(0)["neutral"] == [1, 2, 3, 5]


# Five neutral cards


def after_five(difficulty: str = "novice", **mine: Any) -> Expedition:
    """The fifth round of a neutral deck is over."""
    table = alone([RESEARCH], options={"difficulty": difficulty}, **{"round": 5, **mine})
    play_round(table, RESEARCH)
    return table


@pytest.mark.parametrize("round", [5, 10, 15, 20])
def test_after_five_neutral_cards_they_are_shuffled_and_mars_gets_help(round: int) -> None:
    table = after_five(round=round)
    assert table.asks() == "help: 2"
    assert sorted(table.state["neutral"]) == [1, 2, 3, 4, 5]
    table.choose("oxygen")
    assert (table.round, table.kind) == (round + 1, "phase")


@pytest.mark.parametrize("round", [1, 4, 6, 9, 24])
def test_after_other_rounds_there_is_no_help(round: int) -> None:
    table = alone([RESEARCH, 1], round=round)
    play_round(table, RESEARCH)
    assert (table.round, table.kind) == (round + 1, "phase")


@pytest.mark.parametrize(("difficulty", "steps"), [("novice", 2), ("advanced", 1)])
def test_novices_are_helped_by_two_steps_and_the_advanced_by_one(difficulty: str, steps: int) -> None:
    table = after_five(difficulty)
    assert table.offers() == ["oxygen", "temperature"]
    assert table.decision(0).detail(0, "en") == f"0% → {steps}%"
    table.choose("oxygen")
    assert (table.oxygen, table.temperature) == (steps, -30)
    table = after_five(difficulty)
    table.choose("temperature")
    assert (table.oxygen, table.temperature) == (0, -30 + 2 * steps)


def test_experts_are_not_helped() -> None:
    table = after_five("expert")
    assert (table.round, table.kind) == (6, "phase")
    assert sorted(table.state["neutral"]) == [1, 2, 3, 4, 5]


def test_the_help_brings_no_rating_no_forest_and_no_trigger() -> None:
    table = after_five(played="Herbivores, Livestock, Small Animals")
    table.choose("oxygen")
    assert (table.tr(), table.forests(), table.cubes("Herbivores")) == (5, 0, 0)
    table = after_five(played="Herbivores, Livestock, Physics Complex")
    table.choose("temperature")
    assert (table.tr(), table.cubes("Livestock"), table.cubes("Physics Complex")) == (5, 0, 0)


def test_a_step_too_many_is_lost() -> None:
    table = after_five(oxygen=13)
    table.choose("oxygen")
    assert (table.oxygen, table.temperature) == (14, -30)
    assert table.state["opening"]["oxygen"] == 14  # what the next phase begins with


def test_a_full_parameter_is_not_offered_and_with_one_left_nothing_is_asked() -> None:
    table = after_five(oxygen=14, temperature=0)
    assert (table.round, table.temperature, table.oxygen) == (6, 4, 14)
    table = after_five(temperature=8, oxygen=2)
    assert (table.round, table.temperature, table.oxygen) == (6, 8, 4)


def test_if_both_are_full_nothing_is_asked() -> None:
    table = after_five(temperature=8, oxygen=14)
    assert (table.round, table.kind) == (6, "phase")


def test_the_help_comes_after_the_hand_is_cut() -> None:
    hand = "Mine, Grass, Trees, Moss, Worms, Bushes, Heather, Lichen, Farming, Algae"
    table = alone([PRODUCTION], round=5, hand=hand, played="Acquired Company")
    table.choose("phase 4")
    assert table.kind == "cards"
    table.choose(table.offers()[0])
    assert table.kind == "parameter"


# The last five rounds


def test_in_the_last_five_rounds_neutral_cards_are_drawn_as_before() -> None:
    table = alone([PRODUCTION, 1, 2, 3, 5], round=21)
    assert table.kind == "phase"
    table.choose("phase 4")
    assert table.round == 22


def test_if_so_agreed_the_player_chooses_the_neutral_card_too() -> None:
    table = alone([1, 2, 3, 4, 5], round=21, options={"choose_last_neutral": True})
    table.choose("phase 4")
    assert (table.asks(), len(table.offers())) == ("choose-neutral", 5)
    table.choose("phase 4")
    assert (table.round, table.mc()) == (22, 9)
    assert sorted(table.state["neutral"]) == [1, 2, 3, 5]
    table.choose("phase 3")
    assert table.offers() == ["phase 1", "phase 2", "phase 3", "phase 5"]
    assert table.refuses("phase 4") == "neutral-gone: IV · Production"


def test_before_the_last_five_rounds_it_is_not_chosen() -> None:
    table = alone([PRODUCTION], round=20, options={"choose_last_neutral": True})
    table.choose("phase 4")
    assert table.kind == "parameter"


# The end


def test_the_game_ends_after_round_25() -> None:
    table = alone([RESEARCH], round=25)
    play_round(table, RESEARCH)
    assert table.over
    assert table.round == 25


def test_full_parameters_do_not_end_the_game() -> None:
    table = alone([CONSTRUCTION], temperature=6, oxygen=14, oceans=9, hand="Lava Flows", mc=17, round=3)
    table.choose("phase 2")
    table.play("Lava Flows")
    table.end()
    table.end()  # the last call: a card could still be drawn
    assert not table.over
    assert (table.round, table.tr()) == (4, 7)


def test_won_if_all_three_are_full_after_25_rounds() -> None:
    table = alone([RESEARCH], round=25, **FULL)
    play_round(table, RESEARCH)
    assert table.game.winners() == [True]


@pytest.mark.parametrize("short", [{"temperature": 6}, {"oxygen": 13}, {"oceans": 8}])
def test_else_lost_with_the_score_kept(short: dict[str, Any]) -> None:
    table = alone([RESEARCH], round=25, tr=60, forests=3, **{**FULL, **short})
    play_round(table, RESEARCH)
    assert table.over
    assert table.game.winners() == [False]
    assert table.total(0) == 63


def test_a_whole_game_has_25_rounds_and_four_moves_of_the_cube() -> None:
    table = set_up(1, corporations=[["credicor"]])
    table.choose("corporation credicor")
    helped = []
    while not table.over:
        if table.kind == "parameter":
            helped.append(table.state["round"])
            table.choose("oxygen")
        else:
            play_round(table, PRODUCTION if table.player()["previous"] != PRODUCTION else RESEARCH)
    assert table.round == 25
    assert len(helped) == 4
    assert table.oxygen == 8
