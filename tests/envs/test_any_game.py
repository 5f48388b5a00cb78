"""A game from elsewhere, which areo.envs has never heard of, has environments too."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]

from areo import envs
from areo.arrays.observations import Observer
from areo.kernel.rng import Dice
from areo.library import add_game
from tests.envs.tables import At
from tests.envs.test_observations import play_on, seen, told
from tests.kernel.colony import COLONY

add_game(COLONY)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def test_its_environments_pass_the_standard_tests() -> None:
    api_test(envs.aec("colony", 3), num_cycles=100)
    parallel_api_test(envs.parallel("colony", 3), num_cycles=100)


def test_its_leaves_are_found_in_a_few_games_and_always_the_same() -> None:
    one, other = envs.aec("colony", 3), envs.aec("colony", 3)
    assert one.setting.observer.names == other.setting.observer.names
    one.reset(seed=1)
    row = one.observe("seat_0")["observation"]
    assert np.count_nonzero(row[1:]) > 5
    assert row[0] == 0  # nothing is unlisted


def test_it_tells_no_features_so_its_table_is_told_by_the_leaves_of_the_view() -> None:
    desk = At("colony", 3).desk()
    observer = Observer(desk.game)
    assert desk.game.feature_names() == ([], [])
    play_on(desk, Dice(1), 20)
    for seat in range(3):
        view, numbers = desk.game.view(seat), told(observer, seen(observer, desk, seat))
        players = view["players"]
        assert isinstance(players, list)
        assert (numbers["round"], numbers["deck"]) == (view["round"], view["deck"])
        for step, name in enumerate(["me", "next1", "next2"]):
            player = players[(seat + step) % 3]
            assert numbers.get(f"players.{name}.debt", 0) == player["debt"]
            assert numbers.get(f"players.{name}.stock.money", 0) == player["stock"]["money"]
