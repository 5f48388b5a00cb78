"""Whole games of Terraforming Mars at the client: every variant, in every language."""

from typing import Any

import pytest
from typer.testing import CliRunner

import areo
from areo.cli import app
from tests.terminal.seated import GARBAGE, Guest, played, told_to_the_end

STEPS = {"greenery", "heat", "first-action", "project aquifer", "project asteroid", "project greenery"}
COMMANDS = ["?", "l", "b", "c comet", "w comet", "w 1", "u", *GARBAGE]


class Hasty(Guest):
    """Plays cards and terraforms where possible, or else passes, so that the game is soon over."""

    def picks(self, decision: areo.Decision) -> list[int]:
        if decision.kind != "menu":
            return super().picks(decision)
        keys = decision.keys
        steps = [index for index, key in enumerate(keys) if key in STEPS]
        moves = [index for index, key in enumerate(keys) if key.startswith(("play", "milestone", "award", "action"))]
        if steps and self.rng.random() < 0.7:
            return [self.rng.choice(steps)]
        return [self.rng.choice(moves)] if moves and self.rng.random() < 0.7 else [len(keys) - 1]


@pytest.mark.parametrize(
    ("players", "options", "language", "width"),
    [
        pytest.param(2, {"corporate_era": False}, "en", 80, id="standard"),
        pytest.param(2, {}, "fr", 120, id="corporate-era"),
        pytest.param(3, {"draft": True}, "pt", 80, id="draft"),
        pytest.param(2, {"beginners": [0, 1]}, "fr", 80, id="beginners"),
        pytest.param(1, {}, "pt", 120, id="solo"),
        pytest.param(1, {"beginners": [0]}, "fr", 80, id="solo-beginner"),
        pytest.param(5, {"beginners": [1, 3]}, "en", 80, id="five"),
        pytest.param(5, {"draft": True, "corporate_era": False}, "pt", 120, id="five-draft"),
    ],
)
def test_every_variant_is_played_to_its_scores(
    players: int, options: dict[str, Any], language: str, width: int
) -> None:
    client = played("terraforming-mars", players, language, width, options, Hasty(1))
    told_to_the_end(client, language, ["tr", "milestones", "awards", "greenery", "city", "cards"])


def test_garbage_and_commands_change_nothing_and_never_fail() -> None:
    assert played("terraforming-mars", 1, "en", 80, {}, Hasty(2, COMMANDS)).game.over


def test_a_game_is_played_to_its_end_from_the_command_line() -> None:
    words = [
        "play",
        "terraforming-mars",
        "--terminal",
        "--players",
        "1",
        "--seed",
        "5",
        "--lang",
        "fr",
        "--name",
        "Zoé",
    ]
    settings = {"COLUMNS": "80", "NO_COLOR": "1"}
    told = CliRunner().invoke(app, words, input="pass\n1\n" * 100, env=settings)
    assert told.exit_code == 0
    assert "● Zoé perd" in told.output
    assert "Récompenses" in told.output
