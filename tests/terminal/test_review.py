"""`areo review`: how each stood, the choices that cost most, and a file that travels beside the record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import areo
from areo.cli import app


def random_game(choices: int = 10**6) -> areo.Game:
    game = areo.new("red-planet", 3, seed="command")
    rng = Random(2)
    while not game.over and choices > 0:
        seat, decision = next((seat, asked) for seat, asked in enumerate(game.asked) if asked)
        game.choose(seat, decision.sample(rng))
        choices -= 1
    return game


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(random_game().record()), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "first"), [("en", "Better by "), ("fr", "Meilleur, de "), ("pt", "Melhor, por ")])
def test_it_tells_the_five_costliest_choices_in_any_language(file: Path, language: str, first: str) -> None:
    result = CliRunner().invoke(app, ["review", str(file), "--lang", language])
    assert result.exit_code == 0
    assert result.output.count(first) == 5
    assert all(f"\n{number}. " in result.output for number in range(1, 6))


def test_it_writes_a_file_with_all_languages(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    result = CliRunner().invoke(app, ["review", str(file), "--lang", "fr", "--json", str(out)])
    assert result.exit_code == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert (found["game"], found["thinker"], len(found["costly"])) == ("red-planet", "greedy", 5)
    assert set(found["costly"][0]["texts"]) == {"en", "fr", "pt"}
    printed = CliRunner().invoke(app, ["review", str(file), "--lang", "en", "--json", "-"])
    assert json.loads(printed.stdout) == found


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(json.dumps(random_game(40).record()), encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(path)])
    assert result.exit_code == 2
    assert "the game is not over, and only a finished one is reviewed" in result.output
