"""What a rule of thumb takes things to be worth: a game declares figures, and the kernel does the rest."""

from __future__ import annotations

import pytest

import areo
from areo.kernel.worths import Worths
from tests.kernel.colony import BOOK, Colony


class Prices(Worths):
    """Of a colony, as a game declares them."""

    ore: float = 2.0
    growth: float = 0.5
    crews: int = 3  # no figure to be tried: it is no measure

    later: list[float]  # ore, by rounds left

    def settle(self) -> None:
        self.later = [self.ore * (1.0 + self.growth) ** left for left in range(3)]


class Dear(Prices):
    ore = 10.0


def test_what_follows_from_the_figures_is_reckoned_at_once() -> None:
    assert Prices().later == [2.0, 3.0, 4.5]
    assert Dear().later == [10.0, 15.0, 22.5]


def test_figures_alone_are_enough() -> None:
    class Plain(Worths):
        ore: float = 2.0

    assert Plain().told() == {"ore": 2.0}


def test_the_figures_are_told_by_name() -> None:
    assert Prices().told() == {"ore": 2.0, "growth": 0.5}
    assert Dear().told() == {"ore": 10.0, "growth": 0.5}


def test_others_differ_in_what_is_named_and_leave_the_first_alone() -> None:
    own = Dear()
    other = own.other({"growth": 1.0})
    assert type(other) is Dear
    assert other.later == [10.0, 20.0, 40.0]
    assert own.later == [10.0, 15.0, 22.5]
    with pytest.raises(areo.BadOption, match="there is no worth 'crews'; there are growth, ore"):
        own.other({"crews": 4.0})


def test_a_game_that_declares_worths_judges_by_them() -> None:
    class Priced(Colony):
        own = Prices()

        def worths(self) -> Prices:
            return self.own

        def reckon(self, seat: int, worths: Worths) -> float:
            assert isinstance(worths, Prices)
            return worths.later[2] + seat

    game = Priced(BOOK, 3, {})
    assert [game.evaluate(seat) for seat in range(3)] == [4.5, 5.5, 6.5]
    assert game.reckon(0, Dear()) == 22.5


def test_a_game_without_worths_judges_by_the_score_and_by_no_others() -> None:
    game = Colony(BOOK, 3, {})
    game.lay_out("1")
    assert game.worths() is None
    assert game.evaluate(0) == float(str(game.scores()[0]["total"]))
    with pytest.raises(TypeError, match="reckons by them"):
        game.reckon(0, Prices())


def test_the_worths_of_one_game_mean_nothing_in_another() -> None:
    mars = areo.new("terraforming-mars", players=2, seed=1)
    expedition = areo.new("ares-expedition", players=2, seed=1)
    foreign = expedition.worths()
    assert foreign is not None
    with pytest.raises(AssertionError, match="another game"):
        mars.reckon(0, foreign)
