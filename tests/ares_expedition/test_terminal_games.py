"""Whole games of Ares Expedition at the client: every mode, in every language."""

from typing import Any

import pytest
from typer.testing import CliRunner

import areo
from areo.cli import app
from tests.terminal.seated import GARBAGE, Guest, played, told_to_the_end

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three-first-game": (3, {"first_game": True}),
    "four-advanced-corporations": (4, {"advanced_corporations": True}),
    "coop": (2, {"coop": True}),
    "solo-novice": (1, {}),
    "solo-advanced": (1, {"difficulty": "advanced"}),
    "solo-expert": (1, {"difficulty": "expert", "choose_last_neutral": True}),
}
PLACES = [("en", 80), ("fr", 80), ("pt", 120)]
TYPED = "end\nphase 4\nphase 5\n1 2\n1\n"
COMMANDS = ["?", "l", "b", "c comet", "w comet", "w 1", "w forest", "u", *GARBAGE]


class Hasty(Guest):
    """Terraforms where possible and sells nothing, so that the game is soon over."""

    def picks(self, decision: areo.Decision) -> list[int]:
        keys = decision.keys
        moves = [index for index, key in enumerate(keys) if key.startswith(("play", "action", "project"))]
        if decision.kind != "menu":
            return super().picks(decision)
        return [self.rng.choice(moves)] if moves and self.rng.random() < 0.9 else [len(keys) - 1]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("language", "width"), PLACES)
def test_every_mode_is_played_to_its_scores(mode: str, language: str, width: int) -> None:
    players, options = MODES[mode]
    client = played("ares-expedition", players, language, width, options, Hasty(1))
    told_to_the_end(client, language, ["tr", "forests", "cards"])


def test_garbage_and_commands_change_nothing_and_never_fail() -> None:
    assert played("ares-expedition", 1, "en", 80, {}, Hasty(2, COMMANDS)).game.over


@pytest.mark.parametrize(("language", "lost"), [("en", "loses"), ("fr", "perd"), ("pt", "perde")])
def test_a_game_is_played_to_its_end_from_the_command_line(language: str, lost: str) -> None:
    words = ["play", "ares-expedition", "--terminal", "--players", "1", "--seed", "5", "--lang", language]
    settings = {"COLUMNS": "80", "NO_COLOR": "1"}
    told = CliRunner().invoke(app, [*words, "--name", "Zoé"], input=TYPED * 100, env=settings)
    assert told.exit_code == 0
    assert f"● Zoé {lost}" in told.output
