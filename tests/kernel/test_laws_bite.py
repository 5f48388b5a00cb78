"""The laws themselves are tried: a fault planted in the rules of Colony is found, and said where to see it again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from areo import Game
from areo.kernel.effect import Frame
from areo.kernel.fields import ALL_SEEING, OWNER, SPECTATOR, Field, Reading, Sight
from areo.kernel.game import Json
from areo.kernel.holders import Cards
from areo.kernel.journal import Entry
from areo.kernel.parts import Players
from areo.kernel.reading import Reader
from areo.kernel.rng import Dice
from areo.kernel.state import State
from areo.kernel.unmet import Conditions
from tests.kernel import colony
from tests.kernel.colony import CARD, STATE, Colony
from tests.law_cases import named
from tests.laws import Law, copies, decisions, fields, logs, parallel, past, points, reasons, secrets, try_laws

CASE = named("colony-3")
MOMENTS = 25  # as few as there are for a law when areo runs interpreted

assign, ask_turn = Colony.assign, colony.Turn.run


def copies_share_the_deck(self: Colony, other: Game) -> None:
    assign(self, other)
    self.deck = cast(Colony, other).deck


def copies_share_a_hand(self: Colony, other: Game) -> None:
    assign(self, other)
    self.hand[1] = cast(Colony, other).hand[1]


def copies_forget_the_rival(self: Colony, other: Game) -> None:
    assign(self, other)
    self.rival = 0


def a_deal_loses_a_card(self: Colony, seat: int, dice: Dice) -> None:
    if len(self.deck) > 5:
        self.deck.pop()


def a_deal_changes_nothing_but_a_hand(self: Colony, seat: int, dice: Dice) -> None:
    hand = self.hand[seat]
    if hand and self.deck:
        hand[0], self.deck[0] = self.deck[0], hand[0]


def a_deal_depends_on_how_cards_lie(self: Colony, seat: int, dice: Dice) -> None:
    dice.shuffle(self.deck)


class HandThatSpectatorsSee(Cards):
    def out(self, holder: object, at: int, sight: Sight) -> object:
        told = super().out(holder, at, sight)
        return [card_id(card) for card in self.held(holder, at)] if sight.eye == SPECTATOR else told


class DebtThatNobodySees(Field):
    def out(self, holder: object, at: int, sight: Sight) -> object:
        return self.get(holder, at) if sight.eye == ALL_SEEING else "hidden"

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        self.set(holder, at, reader.whole(self.name, 0, 1, 1))


class CardsPlayedFaceDown(Cards):
    def out(self, holder: object, at: int, sight: Sight) -> object:
        told = super().out(holder, at, sight)
        return told if sight.eye == ALL_SEEING else len(self.held(holder, at))


def card_id(card: int) -> str:
    return colony.BOOK.things.id(card)


def with_field(planted: Field) -> State:
    """The state of Colony, but for one field of each player."""
    players = STATE.fields[-1]
    assert isinstance(players, Players)
    fields = [planted if field.name == planted.name else field for field in players.fields]
    return State(*STATE.fields[:-1], Players(*fields))


SHOWN = with_field(HandThatSpectatorsSee("hand", CARD, seen=OWNER, things=True))
MISTAKEN = with_field(DebtThatNobodySees("debt"))
FACE_DOWN = with_field(CardsPlayedFaceDown("played", CARD, things=True))


def a_spectator_sees_hands(self: Colony) -> State:
    return SHOWN


def a_number_is_hidden(self: Colony) -> State:
    return MISTAKEN


def what_all_may_see_is_hidden(self: Colony) -> State:
    return FACE_DOWN


def a_card_is_lost(self: colony.Gather, game: Colony, frame: Frame) -> None:
    for seat in range(game.seats):
        game.deck[:0] = game.pile[seat] + game.drawn[seat]
        game.pile[seat], game.drawn[seat], game.sold[seat] = [], [], []


def a_draw_is_told_to_all(self: colony.Draw, game: Colony, frame: Frame) -> None:
    card = game.pile[frame.seat].pop()
    game.drawn[frame.seat].append(card)
    game.learn(frame.seat)
    game.note("plays", frame.seat, card)


def a_draw_can_be_undone(self: colony.Draw, game: Colony, frame: Frame) -> None:
    card = game.pile[frame.seat].pop()
    game.drawn[frame.seat].append(card)
    game.note("draws", frame.seat)
    game.whisper(1 << frame.seat, card)


def a_draw_ends_the_undo_of_all(self: colony.Draw, game: Colony, frame: Frame) -> None:
    a_draw_can_be_undone(self, game, frame)
    game.reveal()


def all_draw_from_one_deck(self: colony.Draw, game: Colony, frame: Frame) -> None:
    card = game.deck.pop()
    game.drawn[frame.seat].append(card)
    game.learn(frame.seat)
    game.note("draws", frame.seat)
    game.whisper(1 << frame.seat, card)


def the_log_keeps_the_order_of_clicks(
    self: Colony, what: str, seat: int = -1, a: int = 0, b: int = 0, c: int = 0
) -> None:
    if self.journal is not None:
        self.journal.add(Entry(what, seat, self.cause, a, b, c))


def asking_costs_money(self: colony.Turn, game: Colony, frame: Frame) -> None:
    game.stock[frame.seat][0] += 1
    ask_turn(self, game, frame)


def a_reason_has_no_words(self: colony.Play, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
    found.bar("why.nobody-knows", move)


def the_deck_is_a_reason(self: colony.Play, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
    found.bar("why.not-held", game.deck[-1])


def enough_is_lacking(self: colony.Play, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
    found.lack("why.price", "stock money", 0, game.stock[frame.seat][0], move)


def another_card_is_meant(self: colony.Play, things: object, move: int) -> str:
    return f"play {card_id(move % 36 + 1)}"


def a_card_that_is_none_is_told(self: colony.RivalMoves, game: Colony, frame: Frame) -> None:
    game.reveal()
    game.note("plays", 0, 999)


def scores_are_padded(self: Colony) -> list[Json]:
    return [{"total": 1, "points": 0, "money": 0, "by_card": {}} for _ in range(self.seats)]


def all_see_what_others_keep(self: colony.Keep, game: Colony, frame: Frame) -> None:
    if game.drawn[frame.seat]:
        known = sum(len(hand) for hand in game.hand) % 2
        game.ask(frame, "cards", game.drawn[frame.seat].copy(), 0, 1 + known)


Planted = tuple[type, str, Callable[..., object], Law]
PLANTED: list[Planted] = [
    (Colony, "assign", copies_share_the_deck, fields.copies_share_nothing),
    (Colony, "assign", copies_share_the_deck, copies.copies_play_on_alike),
    (Colony, "assign", copies_share_the_deck, fields.what_copies_share_is_never_changed),
    (Colony, "assign", copies_share_a_hand, fields.copies_share_nothing),
    (Colony, "assign", copies_forget_the_rival, fields.copies_have_every_field),
    (Colony, "assign", copies_forget_the_rival, past.undo_restores),
    (Colony, "deal_anew", a_deal_loses_a_card, secrets.a_new_deal_plays_to_its_end),
    (Colony, "deal_anew", a_deal_changes_nothing_but_a_hand, secrets.a_new_deal_looks_the_same),
    (Colony, "deal_anew", a_deal_depends_on_how_cards_lie, secrets.a_new_deal_knows_no_secret),
    (Colony, "declared", a_spectator_sees_hands, secrets.views_are_true),
    (Colony, "declared", a_number_is_hidden, secrets.views_are_true),
    (Colony, "declared", what_all_may_see_is_hidden, secrets.only_what_should_be_hidden_is),
    (colony.Gather, "run", a_card_is_lost, points.pieces_are_conserved),
    (colony.Draw, "run", a_draw_is_told_to_all, logs.the_log_tells_no_secret),
    (colony.Draw, "run", a_draw_can_be_undone, past.the_latest_choice_can_be_undone_or_told_something),
    (colony.Draw, "run", a_draw_ends_the_undo_of_all, parallel.others_do_not_end_my_undo),
    (colony.Draw, "run", all_draw_from_one_deck, parallel.the_order_of_seats_does_not_matter),
    (Colony, "note", the_log_keeps_the_order_of_clicks, parallel.the_order_of_seats_is_not_told),
    (colony.Turn, "run", asking_costs_money, decisions.asking_changes_nothing),
    (colony.Turn, "run", asking_costs_money, copies.positions_say_everything),
    (colony.Play, "absent", a_reason_has_no_words, reasons.why_says_what_is_missing),
    (colony.Play, "absent", the_deck_is_a_reason, reasons.why_knows_no_secret),
    (colony.Play, "absent", enough_is_lacking, reasons.what_is_lacking_is_lacking),
    (colony.Play, "key", another_card_is_meant, reasons.keys_belong_to_the_game),
    (colony.RivalMoves, "run", a_card_that_is_none_is_told, logs.the_log_can_be_read),
    (Colony, "scores", scores_are_padded, points.scores_add_up),
    (colony.Keep, "run", all_see_what_others_keep, parallel.others_do_not_change_my_question),
]


@pytest.mark.parametrize(
    ("owner", "method", "fault", "law"),
    PLANTED,
    ids=[f"{fault.__name__}-{law.__name__}" for _, _, fault, law in PLANTED],
)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, owner: type, method: str, fault: Callable[..., object], law: Law
) -> None:
    monkeypatch.setattr(owner, method, fault)
    with pytest.raises(ExceptionGroup) as found:
        try_laws(CASE, [law], MOMENTS)
    error = found.value.exceptions[0]
    assert error.__notes__[0].startswith(f"{law.__name__} is broken: colony, 3 players, options {{}}, seed ")
    assert "python -m tests.laws colony-3 " in error.__notes__[0]


def test_a_law_that_is_never_tried_is_no_law() -> None:
    def about_nothing(game: Game, rng: Random) -> None:
        past.some_undoer(game.copy(history=False), rng)

    with pytest.raises(ExceptionGroup) as found:
        try_laws(CASE, [about_nothing], 3)
    assert str(found.value.exceptions[0]) == "about_nothing could be tried only 0 times on colony-3, not 3"


def test_a_law_that_spoils_the_game_is_found_out() -> None:
    def spoils(game: Game, rng: Random) -> None:
        cast(Colony, game).rival += 1

    with pytest.raises(ExceptionGroup, match="breaks 1 law") as found:
        try_laws(CASE, [spoils], 3, least=1)
    assert "the laws changed the game" in str(found.value.exceptions[0])
