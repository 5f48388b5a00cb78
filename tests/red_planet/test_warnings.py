"""Warned before waste: what a character could certainly not do is said before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import deal
from tests.texts import every_language


def warned(character: str, language: str = "en", **position: Any) -> list[str]:
    decision = deal(**position).game.asked[0]
    assert decision is not None
    return decision.warnings(decision.keys.index(f"character {character}"), language)


@pytest.mark.parametrize(
    ("character", "reserve", "warnings"),
    [
        ("travel_agent", 2, ["Your reserve has 2 astronauts; 3 needed."]),
        ("travel_agent", 3, []),
        ("soldier", 1, ["Your reserve has 1 astronaut; 2 needed."]),
        ("pilot", 0, ["Your reserve has 0 astronauts; 1 needed."]),
        ("pilot", 1, []),  # up to two board
        ("recruiter", 1, []),
        ("femme_fatale", 0, ["Your reserve has 0 astronauts; 1 needed."]),
    ],
)
def test_a_reserve_that_is_too_small_is_said_before_a_character_is_chosen(
    character: str, reserve: int, warnings: list[str]
) -> None:
    assert warned(character, mars={"hellas": "1 1 0"}, reserve={0: reserve}) == warnings


def test_an_explorer_without_anybody_on_mars_is_told_so() -> None:
    assert warned("explorer", mars={"hellas": "0 1 0"}) == ["You have no astronaut on Mars to move."]
    assert warned("explorer", mars={"hellas": "1 1 0"}) == []


@every_language
def test_warnings_are_read_in_every_language(language: str) -> None:
    for character in ("explorer", "travel_agent"):
        (warning,) = warned(character, language, reserve={0: 1})
        assert warning.endswith(".")
