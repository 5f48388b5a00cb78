"""Decisions are answered in steps, and the game hears of them whole."""

from __future__ import annotations

import pytest

import areo
from areo.arrays.actions import DONE, WAIT, actions_of
from areo.arrays.desk import Desk
from areo.kernel.question import Question
from areo.kernel.rng import Dice
from tests.envs.tables import At


def buying() -> tuple[Desk, Question]:
    """Terraforming Mars, where a seat buys any of the cards it was dealt."""
    game = areo.new("terraforming-mars", 1, "3")
    dice = Dice(1)
    while True:
        question = game.open[0]
        assert question is not None
        if question.least == 0 and question.most == 4:
            return Desk(game, actions_of(game)), question
        game.move(0, question.sample(dice))


def test_several_picks_are_a_step_each_and_done_ends_them() -> None:
    desk, question = buying()
    money = desk.game.position()["state"]["players"][0]["resources"]["mc"]  # type: ignore[index]
    cards = [action for action in desk.offered(0) if action != DONE]
    assert len(cards) == 4
    desk.act(0, cards[2])
    assert desk.game.open[0] is question  # the game has not heard of it yet
    assert cards[2] not in desk.offered(0)
    desk.act(0, cards[0])
    desk.act(0, DONE)
    assert desk.game.open[0] is not question
    state = desk.game.position()["state"]
    assert state["players"][0]["resources"]["mc"] == money - 6  # type: ignore[index]
    bought = [desk.actions.names[card].removeprefix("card ") for card in (cards[2], cards[0])]
    assert set(bought) <= {card if isinstance(card, str) else card["id"] for card in state["players"][0]["hand"]}  # type: ignore[index]


def test_the_last_pick_there_can_be_needs_no_done() -> None:
    desk, question = buying()
    for card in [action for action in desk.offered(0) if action != DONE]:
        assert desk.game.open[0] is question
        desk.act(0, card)
    assert desk.game.open[0] is not question


def test_done_is_offered_only_once_there_are_enough() -> None:
    """Ares Expedition's research keeps exactly two."""
    desk, dice = At("ares-expedition", 2).desk(), Dice(2)
    question = desk.game.open[0]
    while question is None or question.least != 2:
        seat = desk.game.waiting_for()[0]
        actions = sorted(desk.offered(seat))
        desk.act(seat, actions[dice.below(len(actions))])
        question = desk.game.open[0]
        assert not desk.game.over
    assert DONE not in desk.offered(0)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    desk = At("red-planet", 3).desk()
    before = desk.game.position()
    with pytest.raises(areo.IllegalChoice, match="does not have action 1, 'done', now"):
        desk.act(0, DONE)
    with pytest.raises(areo.IllegalChoice, match="there is no action 99999"):
        desk.act(0, 99999)
    assert desk.game.position() == before


def test_whoever_is_not_asked_waits() -> None:
    desk = At("terraforming-mars", 2).desk()
    dice = Dice(1)
    while len(desk.game.waiting_for()) == 2:
        seat = desk.game.waiting_for()[0]
        actions = sorted(desk.offered(seat))
        desk.act(seat, actions[dice.below(len(actions))])
    idle = 1 - desk.game.waiting_for()[0]
    assert list(desk.offered(idle)) == [WAIT]
