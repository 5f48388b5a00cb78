"""A whole game for each number of players, written out; AREO_GOLDEN=write writes the files anew."""

from __future__ import annotations

import pytest

from tests.playthrough import goes_as_written

OPTIONS: dict[int, dict[str, object]] = {
    1: {},
    2: {"corporate_era": False},
    3: {"draft": True},
    4: {"beginners": [2]},
    5: {"draft": True},
}
LAZY = ("pass", "end", "project sell-patents")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_goes_as_written(players: int) -> None:
    goes_as_written("terraforming-mars", players, OPTIONS[players], LAZY)
