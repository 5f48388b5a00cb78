"""Rounds: planning in secret, the phases in their order, the hand limit, and the lead seat."""

from __future__ import annotations

from typing import Any

import pytest

import areo
from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    player,
)
from tests.tableau.cards import ids_of

TEN = "Mine, Grass, Trees, Moss, Worms, Bushes, Heather, Lichen, Farming, Algae"


def plan_of(*opponents: dict[str, Any], **mine: Any) -> Expedition:
    """A table at the beginning of a round."""
    return deal(phase=PLANNING, opponents=opponents, **mine)


# Planning


def test_all_plan_at_once_in_secret_and_reveal_together() -> None:
    table = plan_of(player(), player())
    assert table.asked == [0, 1, 2]
    table.choose("phase 4", seat=1)
    assert table.asked == [0, 2]
    assert table.view(0)["players"][1]["chosen"] == "hidden"
    assert table.view(None)["players"][1]["chosen"] == "hidden"
    assert table.view(1)["players"][1]["chosen"] == PRODUCTION
    table.choose("phase 1", seat=0)
    table.choose("phase 3", seat=2)
    for eye in (0, 1, 2, None):
        assert [entry["chosen"] for entry in table.view(eye)["players"]] == [DEVELOPMENT, PRODUCTION, ACTION]


def test_the_log_tells_others_that_a_phase_was_chosen_but_not_which() -> None:
    table = plan_of()
    table.choose("phase 4", seat=1)
    assert "Production" in table.log(1)[-1]
    assert "Production" not in table.log(0)[-1]


def test_in_the_first_round_all_five_phases_can_be_chosen() -> None:
    table = plan_of(round=1)
    assert table.offers(0) == ["phase 1", "phase 2", "phase 3", "phase 4", "phase 5"]


def test_the_phase_of_the_round_before_is_barred_for_its_player_alone() -> None:
    table = plan_of(player(previous=PRODUCTION), previous=ACTION)
    assert table.offers(0) == ["phase 1", "phase 2", "phase 4", "phase 5"]
    assert table.offers(1) == ["phase 1", "phase 2", "phase 3", "phase 5"]
    assert table.refuses("phase 3", seat=0) == "previous-phase: III · Action"


def test_a_phase_may_be_chosen_again_after_another_one() -> None:
    table = plan_of(previous=RESEARCH)
    table.plan(PRODUCTION, PRODUCTION)
    assert (table.round, table.phase) == (6, PLANNING)
    assert table.player()["previous"] == PRODUCTION
    assert table.offers(0) == ["phase 1", "phase 2", "phase 3", "phase 5"]


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    table = plan_of()
    table.choose("phase 5", seat=0)
    table.undo(0)
    assert table.asked == [0, 1]
    assert table.player()["chosen"] is None
    table.choose("phase 4", seat=0)
    table.choose("phase 5", seat=1)
    assert table.player()["chosen"] == PRODUCTION


def test_what_others_chose_meanwhile_stands_when_a_choice_is_taken_back() -> None:
    table = plan_of(player(), player())
    table.choose("phase 5", seat=0)
    table.choose("phase 3", seat=1)
    table.undo(0)
    assert table.asked == [0, 2]
    assert table.player(1)["chosen"] == ACTION


def test_after_the_reveal_no_choice_is_taken_back() -> None:
    table = plan_of()
    table.plan(DEVELOPMENT, ACTION)
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


# The order of the phases


def test_the_phases_shown_follow_in_their_order_each_once() -> None:
    table = plan_of(player(ended=False), player(ended=False), player(ended=False))
    table.plan(ACTION, DEVELOPMENT, ACTION, CONSTRUCTION)
    assert table.state["phases"] == [DEVELOPMENT, CONSTRUCTION, ACTION]
    seen = []
    while table.phase:
        seen.append(table.phase)
        for seat in range(4):
            table.end(seat)
    assert seen == [DEVELOPMENT, CONSTRUCTION, ACTION]
    assert table.round == 6


def test_how_often_each_phase_was_chosen_is_counted_by_seat() -> None:
    table = plan_of(mc=0)
    table.plan(PRODUCTION, PRODUCTION)
    table.plan(DEVELOPMENT, RESEARCH)
    mine, theirs = table.game.tallies()
    assert [mine[f"phase {phase}"] for phase in range(1, 6)] == [1, 0, 0, 1, 0]
    assert [theirs[f"phase {phase}"] for phase in range(1, 6)] == [0, 0, 0, 1, 1]


def test_a_phase_that_nobody_chose_is_skipped() -> None:
    table = plan_of(mc=0)
    table.plan(PRODUCTION, PRODUCTION)
    assert (table.round, table.mc(0), table.mc(1)) == (6, 9, 9)


def test_everybody_takes_part_in_every_phase_with_only_the_choosers_having_its_bonus() -> None:
    table = plan_of(player(), mc=0)
    table.plan(PRODUCTION, RESEARCH)
    assert (table.mc(0), table.mc(1)) == (5 + 4, 5)
    assert (table.decision(0).least, len(table.offers(0))) == (1, 2)
    assert (table.decision(1).least, len(table.offers(1))) == (2, 5)


def test_several_choosers_of_a_phase_all_have_its_bonus_and_it_is_resolved_once() -> None:
    table = plan_of(player(), player(), mc=0)
    table.plan(PRODUCTION, PRODUCTION, PRODUCTION)
    assert [table.mc(seat) for seat in range(3)] == [9, 9, 9]


def test_the_next_phase_waits_until_all_are_done() -> None:
    table = plan_of()
    table.plan(DEVELOPMENT, CONSTRUCTION)
    table.end(0)
    assert (table.phase, table.asked) == (DEVELOPMENT, [1])
    table.end(1)
    assert (table.phase, table.asked) == (CONSTRUCTION, [0, 1])


def test_the_phases_of_this_round_are_open_to_all() -> None:
    table = plan_of()
    table.plan(DEVELOPMENT, RESEARCH)
    assert table.view(None)["phases"] == [DEVELOPMENT, RESEARCH]


# The hand limit


def test_whoever_has_more_than_ten_cards_sells_exactly_the_rest_at_3_mc_each() -> None:
    table = plan_of(player(hand="Comet"), hand=f"{TEN}, Birds, Fish", mc=0)
    table.plan(PRODUCTION, PRODUCTION)
    assert table.asked == [0]
    assert (table.decision().kind, table.decision().least, table.decision().most) == ("cards", 2, 2)
    assert table.asks().startswith("limit: 2")
    table.choose(["card Birds", "card Mine"])
    assert table.mc() == 9 + 6
    assert table.hand() == ids_of(f"{TEN}, Fish")[1:]
    assert set(table.discard()) == {"birds", "mine"}
    assert table.round == 6


def test_ten_cards_may_be_kept() -> None:
    table = plan_of(hand=TEN)
    table.plan(PRODUCTION, PRODUCTION)
    assert (len(table.hand()), table.round) == (10, 6)


def test_composting_factory_brings_4_mc_for_a_card_too_many() -> None:
    table = plan_of(hand=f"{TEN}, Birds", played="Composting Factory", mc=0)
    table.plan(PRODUCTION, PRODUCTION)
    table.choose("card Birds")
    assert table.mc() == 9 + 4


def test_all_cut_their_hands_at_once() -> None:
    others = "Comet, Crater, Mangrove, Research, Plantation, Birds, Fish, Herbivores, Livestock, Ironworks, Steelworks"
    table = plan_of(player(hand=others), hand=f"{TEN}, Soletta")
    table.plan(PRODUCTION, PRODUCTION)
    assert table.asked == [0, 1]
    table.choose("card Comet", seat=1)
    assert table.asked == [0]
    table.choose("card Soletta", seat=0)
    assert (len(table.hand(0)), len(table.hand(1))) == (10, 10)


def test_nobody_sees_which_cards_are_too_many() -> None:
    table = plan_of(hand=f"{TEN}, Birds")
    table.plan(PRODUCTION, PRODUCTION)
    table.choose("card Birds")
    assert "Birds" not in " ".join(table.log(1))
    assert "Birds" in " ".join(table.log(0))


def test_the_hand_is_not_cut_in_the_middle_of_a_round() -> None:
    table = plan_of(hand=TEN, deck="Comet, Birds, Fish, Crater, Soletta, Cartel, Sponsors, Insects, Satellites")
    table.plan(RESEARCH, DEVELOPMENT)
    table.end(0)
    table.end(1)
    table.choose(table.offers(0)[:2], seat=0)
    table.choose(table.offers(1)[:1], seat=1)
    assert len(table.hand()) == 12
    assert table.decision(0).kind == "cards"


# The lead seat


@pytest.mark.parametrize(("round", "lead"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)])
def test_the_lead_seat_rotates_with_the_rounds(round: int, lead: int) -> None:
    table = plan_of(player(), player(), round=round)
    assert table.view(None)["lead"] == lead


def test_a_round_leaves_the_phase_cards_on_the_table() -> None:
    table = plan_of()
    table.plan(PRODUCTION, RESEARCH)
    table.choose(table.offers(0)[0], seat=0)
    table.choose(table.offers(1)[:2], seat=1)
    assert [table.player(seat)["previous"] for seat in (0, 1)] == [PRODUCTION, RESEARCH]
    assert [table.player(seat)["chosen"] for seat in (0, 1)] == [None, None]
    assert table.view(None)["players"][1]["previous"] == RESEARCH
    assert table.state["phases"] == []


def test_the_log_has_a_heading_for_each_round_and_phases_are_chosen_by_their_number() -> None:
    table = deal(phase=PLANNING, opponents=[player()])
    decision = table.decision(0)
    assert [decision.shortcut(at) for at in range(len(decision.keys))] == ["1", "2", "3", "4", "5"]
    table.plan(PRODUCTION, PRODUCTION)
    headings = [event["figures"] for event in table.game.events(None) if event["what"] == "round"]
    assert headings == [[table.round, 0, 0]]
