"""Monolith in the terminal: the goals, and what sabotage threatens."""

from __future__ import annotations

import pytest

from areo.kernel.words import LANGUAGES
from tests.on_mars.monolith import monolith
from tests.terminal.seated import drawn

TABLE = monolith(time=4, in_play=[(1, 2), (9, 0)], lab={"L5.top": "rover"}, scientists=["geologist"])


def test_the_table_tells_the_time_the_goals_and_the_sabotage() -> None:
    text = " ".join(drawn(TABLE.game, width=120).split())
    assert "time marker at 4" in text
    assert "Mineral Mine 0/1" in text
    assert "rover technology 5/6" in text
    assert "Geologist 1/4" in text
    assert "discoveries 3, research 2 0/5" in text
    assert "Building Bombed, cubes: 2" in text
    assert "Crystal Theft, cubes: 0" in text
    assert "cards left: 14" in text
    assert "A ×7" in text
    assert "B ×7" in text


@pytest.mark.parametrize("width", [60, 80, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_any_width(width: int, language: str) -> None:
    assert drawn(TABLE.game, None, width, language)
