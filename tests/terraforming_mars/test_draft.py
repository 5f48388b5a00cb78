"""The draft: keep one card, pass the rest, to the left in even generations and to the right in odd ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

import areo
from areo.terraforming_mars.deck import PROJECTS
from tests.terraforming_mars.mars import Mars, deal, player, set_up


def drafting(players: int = 3, generation: int = 2, **more: Any) -> Mars:
    """The research phase of a generation has just begun, everybody with 100 M€ or more."""
    table = deal(
        generation=generation - 1,
        opponents=[player(mc=100) for _ in range(players - 1)],
        options={"draft": True},
        **more,
    )
    while table.generation < generation:
        table.end()
    return table


def packs(table: Mars) -> list[list[str]]:
    return [list(entry["dealt"]) for entry in table.state["players"]]


def drafted(table: Mars) -> list[list[str]]:
    return [list(entry["drafted"]) for entry in table.state["players"]]


def pick_all(table: Mars) -> None:
    """Everybody keeps the first card of the pack."""
    for seat in list(table.asked):
        table.choose(table.offers(seat)[0], seat=seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_keeps_one_of_four_at_the_same_time(players: int) -> None:
    table = drafting(players)
    assert table.asked == list(range(players))
    for seat in range(players):
        decision = table.decision(seat)
        assert (decision.kind, decision.least, decision.most, len(decision.keys)) == ("card", 1, 1, 4)
        assert decision.keys == [f"card {id}" for id in packs(table)[seat]]


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1), (4, 1), (5, -1), (12, 1)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_even_generations_pass_clockwise_and_odd_ones_the_other_way(generation: int, step: int, players: int) -> None:
    table = drafting(players, generation)
    before = packs(table)
    pick_all(table)
    after = packs(table)
    for seat in range(players):
        assert after[(seat + step) % players] == before[seat][1:]


def test_four_then_three_then_two_and_the_last_card_comes_without_a_choice() -> None:
    table = drafting(3)
    sizes = []
    while table.decision(0).kind == "card":
        sizes.append([len(table.offers(seat)) for seat in range(3)])
        pick_all(table)
    assert sizes == [[4, 4, 4], [3, 3, 3], [2, 2, 2]]
    assert table.decision(0).kind == "cards"
    assert [len(table.offers(seat)) for seat in range(3)] == [4, 4, 4]


def test_the_packs_go_on_in_the_same_direction_all_through_a_draft() -> None:
    table = drafting(3)
    first = packs(table)
    for _ in range(3):
        pick_all(table)
    # Seat 0 had one card of each pack on its way: its own, seat 2's, seat 1's, and the last of its own.
    assert table.player(0)["dealt"] == [first[0][0], first[2][1], first[1][2], first[0][3]]


def test_then_one_buys_from_the_four_drafted_for_3_mc_each() -> None:
    table = drafting(3)
    for _ in range(3):
        pick_all(table)
    kept = table.offers(0)[:3]
    money = table.mc(0)
    table.choose(kept, seat=0)
    assert table.hand(0) == [key.removeprefix("card ") for key in kept]
    assert table.mc(0) == money - 9
    table.choose([], seat=1)
    table.choose([], seat=2)
    assert table.kind == "menu"
    assert drafted(table) == [[], [], []]


def test_drafting_is_free_and_not_limited_by_money() -> None:
    table = deal(generation=1, mc=0, tr=0, opponents=[player(mc=9)], options={"draft": True})
    table.end()
    table.end(1)
    assert table.asked == [0, 1]
    for _ in range(3):
        pick_all(table)
    assert table.asked == [1]  # seat 0 drafted four cards and can pay for none


def test_there_is_no_draft_in_generation_1_nor_at_set_up() -> None:
    table = set_up(3, draft=True)
    assert [len(table.offers(seat)) for seat in range(3)] == [2, 2, 2]  # corporations
    assert [len(pack) for pack in packs(table)] == [10, 10, 10]
    for seat in range(3):
        table.choose(table.offers(seat)[0], seat=seat)
        table.choose([], seat=seat)
    assert (table.generation, table.kind) == (1, "menu")


def test_without_the_option_nobody_drafts() -> None:
    table = deal(generation=1, opponents=[player(mc=50)])
    table.end()
    table.end(1)
    assert table.decision(0).kind == "cards"


def test_nobody_waits_for_a_pick_before_picking_and_all_wait_for_the_next_pack() -> None:
    table = drafting(3)
    table.choose(table.offers(2)[0], seat=2)
    assert table.asked == [0, 1]
    table.choose(table.offers(0)[3], seat=0)
    assert table.asked == [1]
    assert [len(pack) for pack in packs(table)] == [3, 4, 3]
    table.choose(table.offers(1)[0], seat=1)
    assert table.asked == [0, 1, 2]


def test_a_pick_may_be_taken_back_until_all_have_picked() -> None:
    table = drafting(3)
    offered = table.offers(2)
    table.choose(offered[0], seat=2)
    assert table.game.undoable(2) == 1
    table.undo(2)
    assert table.offers(2) == offered
    table.choose(offered[1], seat=2)
    pick_all(table)
    assert table.game.undoable(2) == 0


def test_others_see_neither_the_pack_nor_the_pick() -> None:
    table = drafting(3)
    secret = packs(table)[1]
    table.choose(f"card {secret[2]}", seat=1)
    for seat in (0, 2, None):
        told = json.dumps([table.view(seat), table.log(seat)])
        assert not any(f'"{id}"' in told for id in secret)
        assert table.view(seat)["players"][1]["drafted"] == 1


@pytest.mark.parametrize("answered", [0, 1, 4, 7])
def test_a_position_in_the_middle_of_a_draft_goes_on_in_the_same_way(answered: int) -> None:
    table = drafting(3, generation=3)
    for number in range(answered):
        seat = table.asked[number % len(table.asked)]
        table.choose(table.offers(seat)[-1], seat=seat)
    again = Mars(areo.from_position(json.loads(json.dumps(table.game.position()))))
    assert again.state == table.state
    while table.decision(table.asked[0]).kind == "card":
        assert [again.offers(seat) for seat in again.asked] == [table.offers(seat) for seat in table.asked]
        pick_all(table)
        pick_all(again)
    assert again.state == table.state


def test_the_direction_is_that_of_the_generation_after_a_change_of_first_player_too() -> None:
    table = drafting(3, generation=2, state={"first_player": 2})
    before = packs(table)
    assert table.state["first_player"] == 0
    pick_all(table)
    assert packs(table)[1] == before[0][1:]


def test_with_too_few_cards_left_nobody_is_stuck() -> None:
    rest = ", ".join(card.name for card in PROJECTS[5:])
    table = deal(
        generation=1,
        opponents=[player(mc=50, hand=rest), player(mc=50)],
        options={"draft": True},
    )
    assert len(table.deck()) == 5
    for _ in range(3):
        table.end()
    while table.kind != "menu":
        seat = table.asked[0]
        decision = table.decision(seat)
        table.choose(decision.keys[0] if decision.kind == "card" else [], seat=seat)
    assert table.generation == 2
    assert len(table.deck()) + len(table.discard()) == 5
