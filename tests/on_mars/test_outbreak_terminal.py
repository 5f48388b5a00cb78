"""Outbreak in the terminal: what threatens, what is done, and who is ill."""

from __future__ import annotations

import pytest

from areo.kernel.words import LANGUAGES
from tests.on_mars.colony import player
from tests.on_mars.outbreak import outbreak
from tests.terminal.seated import drawn

TABLE = outbreak(
    missions=["o_domes", "o_antivirals"],
    infected={"quarters": 2},
    others=[player(vaccinated={"quarters": 1})],
    block={"discard": ["any_mine", "no_colonist"], "laid": {"plant": 2}},
    state={"time": 9},
)


def test_the_table_tells_the_time_the_infected_the_missions_and_the_cards() -> None:
    text = " ".join(drawn(TABLE.game, width=120).split())
    assert "time left: 9" in text
    assert "infected: 2 of 6" in text
    assert "vaccines: 11" in text
    assert "Quarantine Domes" in text
    assert "2 of 6" in text
    assert "2 of 8" in text
    assert "4 × Your living quarters" in text
    assert "1 × A mine" in text
    assert "2 × No colonist" in text
    assert "revealed last: No colonist" in text
    assert "infected: 2, vaccinated: 0" in text
    assert "infected: 0, vaccinated: 1" in text


@pytest.mark.parametrize("width", [60, 80, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_any_width(width: int, language: str) -> None:
    assert drawn(TABLE.game, None, width, language)
