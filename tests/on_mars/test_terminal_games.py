"""Whole games of On Mars at the client: every number of players and variant, in every language."""

from typing import Any

import pytest
from typer.testing import CliRunner

from areo.cli import app
from areo.on_mars.scoring import PARTS
from tests.terminal.seated import GARBAGE, Guest, page_of, played, told_to_the_end

PLACES = [("en", 80), ("fr", 80), ("pt", 140)]
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "next-generation": (1, {"solo_goal": "next_generation", "lacerda_quarters": 21}),
    "martian-potato": (1, {"solo_goal": "martian_potato"}),
    "space-oddity": (2, {"space_oddity": True}),
    "first-colonists": (3, {"first_colonists": True}),
    "long": (4, {"length": "long"}),
}
SOON = {"round_limit": 2}  # random play would go on for long
COMMANDS = ["?", "l", "b", "c radar", "w radar", "w 1", "w resupply", "w rover", "u", *GARBAGE]


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize(("language", "width"), PLACES)
def test_every_number_of_players_plays_to_the_scores(players: int, language: str, width: int) -> None:
    client = played("on-mars", players, language, width, SOON, Guest(1))
    told_to_the_end(client, language, list(PARTS))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played_to_the_scores(variant: str) -> None:
    players, options = VARIANTS[variant]
    client = played("on-mars", players, "fr", 80, {**SOON, **options}, Guest(4))
    told_to_the_end(client, "fr", list(PARTS))


def test_a_game_without_a_limit_ends_with_its_missions() -> None:
    client = played("on-mars", 1, "pt", 80, {}, Guest(1))
    assert client.game.view(None)["remaining_missions"] == 0
    told_to_the_end(client, "pt", list(PARTS))


def test_lacerda_has_a_column_of_the_scores() -> None:
    text = page_of(played("on-mars", 1, "en", 80, SOON, Guest(3))).text
    end = text[text.rindex("────") :]
    assert "● Ana  Lacerda" in end
    assert "1. ●" not in end


def test_garbage_and_commands_change_nothing_and_never_fail() -> None:
    assert played("on-mars", 2, "en", 80, SOON, Guest(2, COMMANDS)).game.over


@pytest.mark.parametrize(("language", "lost"), [("en", "loses"), ("fr", "perd"), ("pt", "perde")])
def test_a_game_is_played_to_its_end_from_the_command_line(language: str, lost: str) -> None:
    words = [
        "play",
        "on-mars",
        "--terminal",
        "--players",
        "1",
        "--seed",
        "5",
        "--lang",
        language,
        "--option",
        "round_limit=2",
    ]
    settings = {"COLUMNS": "80", "NO_COLOR": "1"}
    typed = "end\nstay\ndone\nskip\nmain resupply\nmain control-center\n1\n" * 60
    told = CliRunner().invoke(app, [*words, "--name", "Zoé"], input=typed, env=settings)
    assert told.exit_code == 0
    assert f"● Zoé {lost}" in told.output
