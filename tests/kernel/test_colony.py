"""What the kernel promises to every game, tried on the test-only game."""

from __future__ import annotations

from typing import Any

import pytest

import areo
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.joints import Batch, Either, May, Seq, has_hope, some_order
from areo.library import add_game
from tests.kernel.colony import BOOK, COLONY, STOCKS, Colony, Double, Gain

add_game(COLONY)


class Late(Gain):
    """A loss that is done last, where there is most to lose."""

    late = True


class Patient(Gain):
    """A loss that only a gain of the same kind can make possible."""

    def hopes_for(self, other: AnyEffect) -> bool:
        return isinstance(other, Gain) and other.what == self.what


def at_turn(hand: str = "", stock: tuple[int, int, int] = (9, 0, 0), **others: str) -> Colony:
    """Seat 0 to move, holding these cards; `others` gives what the seats have played: played_1="guild"."""
    players: list[dict[str, Any]] = [
        {"stock": {"money": 9, "ore": 0}, "played": others.get(f"played_{seat}", "").split()} for seat in range(3)
    ]
    players[0] |= {"hand": hand.split(), "stock": dict(zip(STOCKS, stock, strict=True))}
    game = areo.from_position({"game": "colony", "state": {"round": 3, "players": players}})
    assert isinstance(game, Colony)
    return game


def keys(game: areo.Game, seat: int = 0) -> list[str]:
    decision = game.asked[seat]
    return [] if decision is None else decision.keys


def stock(game: Colony, seat: int = 0) -> list[int]:
    return game.stock[seat]


def test_effects_that_only_add_are_done_in_printed_order_without_asking() -> None:
    game = at_turn("mine")
    game.choose(0, ["play mine"])
    assert stock(game) == [7, 2, 1]
    assert keys(game) == ["pass"]


def test_the_active_seat_orders_effects_whose_order_matters() -> None:
    first_doubled, first_gained = at_turn("bank"), at_turn("bank")
    for game in (first_doubled, first_gained):
        game.choose(0, ["play bank"])
        assert game.asked[0] is not None
        assert game.asked[0].kind == "order"
        assert keys(game) == ["first bank", "first bank.2"]
    first_doubled.choose(0, ["first bank"])
    first_gained.choose(0, ["first bank.2"])
    assert stock(first_doubled)[0] == (9 - 5) * 2 + 3
    assert stock(first_gained)[0] == (9 - 5 + 3) * 2


def test_an_opponents_trigger_joins_the_batch_and_the_active_seat_orders_it() -> None:
    game = at_turn("tax", played_1="guild")
    game.choose(0, ["play tax"])
    assert keys(game) == ["first tax", "first tax.2", "first guild"]
    assert keys(game, 1) == []
    game.choose(0, ["first guild"])
    assert stock(game, 1)[0] == 10


def test_only_what_the_order_can_matter_to_is_put_in_order() -> None:
    """An opponent's guild brings the opponent money, whenever it is; one's own changes what there is to double."""
    game = at_turn("bank", played_1="guild", played_0="guild.2")
    game.choose(0, ["play bank"])
    assert keys(game) == ["first bank", "first bank.2", "first guild.2"]
    assert stock(game, 1)[0] == 9
    game.choose(0, ["first guild.2"])
    assert keys(game) == ["first bank", "first bank.2"]
    game.choose(0, ["first bank.2"])
    assert stock(game)[0] == (9 - 5 + 1 + 3) * 2
    assert stock(game, 1)[0] == 10


def test_of_two_effects_that_are_alike_one_is_listed() -> None:
    game = at_turn()
    double, gain, other_gain = Double(), Gain(0, 3), Gain(1, 1)
    order = Batch(double, gain).next
    members = [Frame(effect, 3, 0, 1) for effect in (double, other_gain, double, gain, gain)]
    assert order.contenders(game, members, [0, 1, 2, 3, 4]) == [0, 3]
    assert order.contenders(game, members, [1, 2, 4]) == [2, 4]
    assert order.contenders(game, [members[0], members[2]], [0, 1]) == []


def test_a_choice_comes_late_if_all_it_offers_does() -> None:
    late = Late(0, -1)
    assert Either(late, late).comes_late()
    assert May(Seq(late, late)).comes_late()
    assert not Either(late, Gain(0, 1)).comes_late()
    members = [Frame(effect, 3, 0, 1) for effect in (Either(late, late), late, Gain(0, 1))]
    assert Batch().next.default(members, [0, 1, 2]) == 2
    assert Batch().next.default(members, [0, 1]) == 0


def test_an_order_is_not_asked_where_the_triggers_cannot_matter() -> None:
    game = at_turn("mine", played_1="guild", played_2="guild.2")
    game.choose(0, ["play mine"])
    assert keys(game) == ["pass"]
    assert [stock(game, seat)[0] for seat in range(3)] == [7, 10, 10]


def test_a_batch_is_legal_if_some_order_is_and_only_that_order_is_offered() -> None:
    game = at_turn("loan", stock=(4, 0, 0))
    assert "play loan" in keys(game)
    game.choose(0, ["play loan"])
    assert keys(game) == ["pass"]
    assert stock(game)[0] == 3


def test_an_order_is_looked_for_only_where_there_is_hope() -> None:
    """An effect that says which others can help it is not tried in vain; one that does not is."""
    game = at_turn()
    hopeless = Patient(0, -12)
    frame = Frame(hopeless, 3, 0, 1)
    assert has_hope([Gain(0, -12), Gain(1, 1)], 0)
    assert not has_hope([hopeless, Gain(1, 9)], 0)
    assert not some_order(game, frame, [hopeless, Gain(1, 9)])
    assert some_order(game, frame, [hopeless, Gain(0, 3)])
    assert not some_order(game, frame, [hopeless, Gain(0, 2)])


def test_a_card_illegal_in_every_order_says_so() -> None:
    game = at_turn("smelter mine", stock=(1, 0, 0))
    assert keys(game) == ["pass", "sell smelter", "sell mine"]
    assert game.why(0, "play smelter", "en") == ["smelter costs 3; you have 1."]
    assert game.why(0, "play bank", "en") == ["You do not hold bank."]


def test_every_mix_of_a_payment_is_offered_the_sensible_one_first() -> None:
    game = at_turn("bank guild", stock=(9, 3, 0))
    game.choose(0, ["play bank"])
    assert game.asked[0] is not None
    assert game.asked[0].kind == "payment"
    paid = [key for key in keys(game) if key.startswith("pay")]
    assert paid == ["pay 1 money 2 ore", "pay 3 ore", "pay 3 money 1 ore", "pay 5 money"]
    game.choose(0, ["pay 3 ore"])
    assert stock(game)[:2] == [9, 0]


def test_a_free_action_is_offered_inside_a_question_and_the_question_comes_back() -> None:
    game = at_turn("bank mine", stock=(9, 3, 0))
    game.choose(0, ["play bank"])
    assert "sell mine" in keys(game)
    assert "sell bank" not in keys(game)
    before = [key for key in keys(game) if key.startswith("pay")]
    game.choose(0, ["sell mine"])
    assert keys(game) == before
    assert stock(game)[0] == 10


def test_nobody_is_offered_a_free_action_while_another_seat_is_asked() -> None:
    game = at_turn("mine")
    assert keys(game, 1) == keys(game, 2) == []


def taxed() -> Colony:
    """Seat 0 has played Tax, and every opponent has money and points to lose."""
    rich = {"money": 9, "ore": 0, "points": 5}
    players: list[dict[str, Any]] = [
        {"hand": ["tax"], "stock": {"money": 3, "ore": 0, "points": 5}},
        *[{"stock": rich}] * 2,
    ]
    game = areo.from_position({"game": "colony", "state": {"round": 3, "players": players}})
    game.choose(0, ["play tax"])
    game.choose(0, ["first tax"])
    assert isinstance(game, Colony)
    return game


def test_an_opponent_is_asked_in_the_middle_of_an_effect_and_it_goes_on_afterwards() -> None:
    game = taxed()
    assert game.waiting_for() == [1]
    assert keys(game, 1) == ["do 1", "do 2"]
    game.choose(1, ["do 1"])
    assert game.waiting_for() == [2]
    assert stock(game)[2] == 5
    game.choose(2, ["do 2"])
    assert game.waiting_for() == [0]
    assert [stock(game, seat)[2] for seat in range(3)] == [7, 5, 4]
    assert stock(game, 1)[0] == 8


def test_several_seats_are_asked_at_once_and_it_does_not_matter_who_answers_first() -> None:
    one, other = areo.new("colony", seed=5), areo.new("colony", seed=5)
    assert one.waiting_for() == [0, 1, 2]
    for game, order in ((one, (2, 0, 1)), (other, (0, 1, 2))):
        for seat in order:
            game.choose(seat, ["yes"])
            game.choose(seat, ["no"])
        for seat in order[::-1]:
            game.choose(seat, [0])
    assert one.position() == other.position()
    assert [one.log(eye) for eye in (0, 1, 2, None)] == [other.log(eye) for eye in (0, 1, 2, None)]


def test_what_seats_did_at_once_stands_seat_by_seat_in_the_log_when_all_are_done() -> None:
    game = areo.new("colony", seed=5)
    for seat in (2, 0, 1):
        game.choose(seat, ["yes"])
        game.choose(seat, ["no"])
    assert [event["seat"] for event in game.events(None) if event["what"] == "draws"] == [2, 0, 1]
    for seat in (2, 0, 1):
        game.choose(seat, [])
    assert [event["seat"] for event in game.events(None) if event["what"] == "draws"] == [0, 1, 2]
    drawn = [line for line in game.log(1) if "draws" in line]
    assert [line.endswith("draws.") for line in drawn] == [True, False, True]  # the secret moved with its entry


def test_another_seats_draw_does_not_end_my_undo() -> None:
    game = areo.new("colony", seed=5)
    game.choose(0, ["no"])
    game.choose(1, ["yes"])
    assert game.undoable(0) == 1
    assert game.undoable(1) == 0  # it has seen a card
    game.undo(0)
    assert keys(game, 0) == ["yes", "no", "repay"]
    assert isinstance(game, Colony)
    assert len(game.drawn[1]) == 1


def test_a_barrier_can_be_held() -> None:
    """A bot that wants to see how its answer alone stands lets nobody move on."""
    game = areo.new("colony", seed=1)
    game.hold()
    for seat in range(3):
        game.choose(seat, ["no"])
        game.choose(seat, ["no"])
    assert game.waiting_for() == []
    assert not game.over


def test_free_moves_stand_in_any_single_pick_question_of_ones_own() -> None:
    game = at_turn("mine scout")
    assert keys(game) == ["play mine", "play scout", "pass", "sell mine", "sell scout"]
    game.choose(0, ["sell scout"])
    assert keys(game) == ["play mine", "pass", "sell mine"]
    assert stock(game) == [10, 0, 0]


def test_why_tells_what_keeps_a_free_move_from_being_made() -> None:
    game = at_turn("mine", stock=(2, 1, 0))
    assert game.why(0, "repay") == ["You owe nothing.", "3 needed; you have 2."]
    assert game.why(0, "sell scout") == ["You do not hold scout."]
    assert game.why(0, "sell mine") == []
    game.choose(0, ["play mine"])
    assert keys(game) == ["pay 1 ore", "pay 2 money"]
    assert game.why(0, "repay")[0] == "Pay for your card first."
    lack = areo.new("colony", seed=1).lack(0, "repay")
    assert lack is None  # it can be repaid


def test_an_option_tells_its_thing_its_price_and_its_shortcut() -> None:
    game = areo.new("colony", seed=5)
    decision = game.asked[0]
    assert decision is not None
    at = decision.keys.index("repay")
    assert (decision.thing(at), decision.price(at), decision.shortcut(at)) == (None, {"stock money": 3}, "r")
    assert (decision.deed(at, "en"), decision.label(at, "en")) == ("Repay your debt", "Repay your debt (3 coins)")
    decision = at_turn("mine").asked[0]
    assert decision is not None
    assert (decision.thing(0), decision.label(0, "en")) == ("card mine", "Play mine (2 coins)")


def test_the_table_waits_until_every_seat_is_done() -> None:
    game = areo.new("colony", seed=1)
    for seat in (2, 0):
        game.choose(seat, ["no"])
        game.choose(seat, ["no"])
        assert keys(game, seat) == []
    game.choose(1, ["no"])
    game.choose(1, ["no"])
    assert game.waiting_for() == [0]
    decision = game.asked[0]
    assert decision is not None
    assert (decision.kind, decision.keys) == ("menu", ["pass", "repay"])


def test_a_menu_is_asked_even_if_it_holds_only_pass() -> None:
    assert keys(at_turn("")) == ["pass"]


def test_several_cards_may_be_picked_in_any_order() -> None:
    one = areo.new("colony", seed=3)
    one.choose(0, ["yes"])
    one.choose(0, ["yes"])
    decision = one.asked[0]
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("cards", 0, 2)
    other = one.copy()
    one.choose(0, decision.keys)
    other.choose(0, decision.keys[::-1])
    assert one.position() == other.position()
    assert len(list(decision.answers())) == 4


def test_choices_can_be_undone_up_to_a_reveal() -> None:
    game = at_turn("mine scout")
    start = game.position()
    game.choose(0, ["play mine"])
    assert game.undoable(0) == 1
    game.choose(0, ["play scout"])
    assert game.undoable(0) == 2
    game.choose(0, ["pay 1 money"])
    assert game.undoable(0) == 0
    with pytest.raises(areo.IllegalChoice, match="nothing it may take back"):
        game.undo(0)
    again = at_turn("mine scout")
    again.choose(0, ["play mine"])
    again.undo(0)
    assert again.position() == start
    assert again.undoable(0) == 0


def test_a_choice_cannot_be_undone_after_another_seat_chose() -> None:
    game = taxed()
    assert game.undoable(0) == 2
    game.choose(1, ["do 2"])
    assert game.undoable(0) == 0
    assert game.undoable(1) == 1
    game.undo(1)
    assert keys(game, 1) == ["do 1", "do 2"]


def test_a_secret_choice_can_be_taken_back_after_others_chose_until_all_have() -> None:
    game = areo.new("colony", seed=8)
    for seat in range(3):
        game.choose(seat, ["yes"])
        game.choose(seat, ["no"])
    game.choose(0, [])
    game.choose(1, [])
    assert game.undoable(0) == 2  # all since it has seen its card
    kept = game.position()
    game.undo(0)
    assert game.waiting_for() == [0, 2]
    game.choose(0, [])
    assert game.position() == kept
    game.choose(2, [])
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_team_wins_together_and_a_rival_can_beat_all() -> None:
    def ended(points: list[int], rival: int) -> list[bool] | None:
        players = [{"stock": {"money": 0, "ore": 0, "points": points[seat]}} for seat in range(3)]
        game = areo.from_position({"game": "colony", "state": {"round": 3, "rival": rival, "players": players}})
        assert game.won is None
        game.choose(0, ["pass"])
        assert game.over
        return game.won

    assert ended([5, 1, 2], 0) == [True, False, False]
    assert ended([5, 4, 2], 0) == [False, True, True]
    assert ended([5, 4, 2], 9) == [False, False, False]


def test_a_lane_may_ask_only_its_own_seat() -> None:
    game = areo.new("colony", seed=1)
    frame = Frame(BOOK.effects["research/1"], 0, 1)
    with pytest.raises(RuntimeError, match="lane of seat 0 may not ask seat 1"):
        game.ask(frame, "yes", [1, 0])


def test_a_seat_is_never_asked_twice_at_once() -> None:
    game = areo.new("colony", seed=1)
    frame = Frame(BOOK.effects["research/1"], 0, 0)
    with pytest.raises(RuntimeError, match="asked twice"):
        game.ask(frame, "yes", [1, 0])


def test_explain_prints_lanes_and_decisions() -> None:
    told = areo.explain(areo.new("colony", seed=1))
    assert "seat 2: research/3@2 research/2@2" in told
    assert "table: start rival turn@2 turn@1 turn@0 gather" in told
    assert "seat 0 is asked by research/1@0: yes 1..1" in told


def test_two_effects_may_not_share_a_path() -> None:
    with pytest.raises(ValueError, match="two effects"):
        BOOK.enter("research", Gain(0, 1))
