"""A game from elsewhere, which areo.envs has never heard of, has environments too."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]

from areo import envs
from areo.library import add_game
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
    seen = one.observe("seat_0")["observation"]
    assert np.count_nonzero(seen[1:]) > 5
    assert seen[0] == 0  # nothing is unlisted
