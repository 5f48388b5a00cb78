"""Invasion in the terminal: the race, the alien's board, and its pieces on the map."""

from __future__ import annotations

import pytest

from areo.kernel.words import LANGUAGES
from areo.on_mars.terminal.invasion import CORRUPTED, NEST, SECURITY, TROOP
from tests.on_mars.colony import Colony, deal
from tests.on_mars.invasion import hunt
from tests.terminal.seated import drawn, line_with


def besieged() -> Colony:
    cards = {"loom": {"at": "evolved", "nest": "-6,3"}, "tunnels": {"at": "held"}}
    return hunt(
        troops=["-6,2", "3,1"],
        corrupted=["-2,0"],
        spaces={"build": "red", "deploy": "sabotage"},
        red=3,
        techs={"brood": 2},
        blueprints=cards,
        spores="construct",
    )


@pytest.mark.parametrize("seat", [0, 2, None])
def test_everybody_sees_how_near_both_sides_are(seat: int | None) -> None:
    text = drawn(besieged().game, seat, 140)
    assert "humans: 0 of 100 points" in text
    assert "troops: 2 of 20" in text
    assert "Brood 2" in text
    assert "✗ deploy troops" in text
    assert f"{NEST} Crystal Loom" in text
    assert "Spores: one more in crystals or colonists for “construct a building”" in text


def test_the_head_tells_after_which_round_it_is_stopped_as_there_is_no_time_marker() -> None:
    table = hunt()
    assert "time" not in table.state
    assert "Colony level 1 · stops after round 25\n" in drawn(table.game)


def test_the_map_shows_nests_troops_corruption_and_the_security_unit() -> None:
    text = drawn(besieged().game, 2, 140)
    legend = line_with(text, "♜ bot")
    for glyph in (NEST, TROOP, SECURITY, CORRUPTED):
        assert f"{glyph} " in legend or glyph in text
    assert text.count(TROOP) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 140])
def test_it_fits_any_width_in_any_language(width: int, language: str) -> None:
    table = besieged()
    for seat in (0, 2, None):
        assert drawn(table.game, seat, width, language)


def test_the_defense_technology_has_its_column() -> None:
    assert "defense" in drawn(besieged().game, 0, 140)


def test_nothing_of_it_is_drawn_in_other_games() -> None:
    assert TROOP not in drawn(deal().game, 0, 140)
