"""What those at a table are called when it is made."""

from __future__ import annotations

from areo.table.names import called
from areo.table.requests import Fill


def test_every_bot_has_a_name_of_its_own_and_nobody_else_is_renamed() -> None:
    fills = [Fill(), Fill("greedy"), Fill(name="camille"), Fill("random"), Fill("random", "Hal")]
    assert called(fills) == ["", "Tycho", "camille", "Percival", "Hal"]


def test_nobody_is_called_like_somebody_else() -> None:
    assert called([Fill(name=" Ada "), Fill(name="ada"), Fill(name="Ada"), Fill()]) == ["Ada", "ada 2", "Ada 3", ""]
