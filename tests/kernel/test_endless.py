"""A rule that never comes to an end is stopped, and says so."""

import pytest

import areo
from areo.kernel.effect import MOST_EFFECTS, Effect, Frame
from areo.kernel.errors import EndlessEffect
from areo.kernel.joints import finish_trial
from tests.kernel.colony import Colony
from tests.law_cases import GAMES


class Again(Effect[Colony]):
    """Does the same once more, as often as it is told, and for ever if it is told less than nothing."""

    def run(self, game: Colony, frame: Frame) -> None:
        if frame.count != 1:
            game.push(self, frame, count=frame.count - 1)


class AskAgain(Effect[Colony]):
    """Asks the same question once more, whatever is answered."""

    def run(self, game: Colony, frame: Frame) -> None:
        game.ask(frame, "cards", [1, 2])

    def answer(self, game: Colony, frame: Frame, picks: list[int]) -> None:
        game.push(self, frame)


def colony() -> Colony:
    assert "colony" in GAMES
    game = areo.new("colony", players=3, seed=1)
    assert isinstance(game, Colony)
    for lane in game.lanes:
        lane.clear()
    game.open = [None] * game.seats
    game.gathering = False
    return game


def test_an_effect_that_leads_to_itself_for_ever_is_stopped() -> None:
    game = colony()
    game.push_to_table(Again(), 0)
    with pytest.raises(EndlessEffect, match=r"Again .*does not end"):
        game.run()


def test_an_effect_may_lead_to_very_many_others() -> None:
    game = colony()
    game.push_to_table(Again(), 0, count=MOST_EFFECTS)
    game.run()
    assert not any(game.lanes)


def test_a_trial_that_asks_for_ever_is_stopped() -> None:
    game = colony()
    game.push_to_table(AskAgain(), 0)
    game.run()
    with pytest.raises(EndlessEffect, match="asks and asks"):
        finish_trial(game)
