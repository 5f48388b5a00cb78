"""`areo simulate`: what it prints, the files it writes, and how it refuses."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner, Result

from areo.bots import export
from areo.cli import app

GAMES = ["simulate", "red-planet", "--games", "6", "--seed", "4"]


def areo(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments], env={"COLUMNS": "120"})


def test_it_prints_rates_scores_and_lengths() -> None:
    told = areo(*GAMES, "--players", "4")
    assert told.exit_code == 0, told.output
    assert "red-planet, 4 players, seed 4" in told.stdout
    assert "6 games: 6 deals, each in 1 seating" in told.stdout
    assert "25.0%" in told.stdout
    assert "decisions a second" in told.stdout


def test_one_alone_is_one_player() -> None:
    told = areo("simulate", "ares-expedition", "--players", "1", "--bots", "random", "--games", "1", "--seed", "4")
    assert "ares-expedition, 1 player, seed 4" in told.stdout


def test_it_says_when_it_plays_more_games_than_asked() -> None:
    told = areo("simulate", "red-planet", "--bots", "random, random,areo.bots.chance:RandomBot", "--games", "4")
    assert told.exit_code == 0, told.output
    assert "6 games: 2 deals, each in 3 seatings" in told.stdout
    assert "(4 were asked for" in told.stdout
    assert "Won, by line-up" in told.stdout


def test_all_files_tell_the_same(tmp_path: Path) -> None:
    paths = [tmp_path / f"result.{kind}" for kind in ("json", "csv", "parquet")]
    told = areo(*GAMES, "--json", str(paths[0]), "--csv", str(paths[1]), "--parquet", str(paths[2]), "--jobs", "2")
    assert told.exit_code == 0, told.output
    whole = json.loads(paths[0].read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = whole["rows"]
    assert len(rows) == 18
    columns = ["game", "seed", "line_up", "seat", "bot", "score", "score_tokens", "score_ice_majority"]
    columns += ["score_discoveries", "score_bonus", "place", "won", "share", "decisions", "rounds"]
    assert list(rows[0]) == columns
    with paths[1].open(encoding="utf-8", newline="") as file:
        assert list(csv.DictReader(file)) == [{name: str(value) for name, value in row.items()} for row in rows]
    assert polars.read_parquet(paths[2]).to_dicts() == rows
    assert whole["games"] == whole["planned"] == 6
    assert whole["decisions"] == sum(row["decisions"] for row in rows)
    scores = [row["score"] for row in rows]
    assert whole["by_bot"]["random"]["score"]["mean"] == pytest.approx(sum(scores) / 18)
    third = [row["share"] for row in rows if row["seat"] == 2]
    assert whole["by_seat"]["2"]["won"]["mean"] == pytest.approx(sum(third) / 6)


def test_json_alone_on_the_output() -> None:
    told = areo(*GAMES, "--json", "-")
    assert json.loads(told.stdout)["seed"] == "4"
    assert "Won" in told.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--bots", "gredy,random,random"],
            "areo: there is no bot 'gredy': there are easy, medium, hard, expert, random, greedy, learned",
        ),
        (["--bots", "random,random"], "areo: red-planet is for 3 to 5 players, not 2"),
        (["--players", "3", "--bots", "random,random,random,random"], "areo: 3 players need 3 bots, not 4"),
        (["--jobs", "0"], "areo: jobs: a whole number from 1 on is expected, not 0"),
        (["--games", "0"], "areo: games: a whole number from 1 on is expected, not 0"),
        (["--option", "colour=3"], "areo: red-planet has no option 'colour'"),
        (["--option", "colour"], "areo: an option is written name=value"),
        (["--data", "nowhere.toml"], "nowhere.toml"),
        (["--csv", "nowhere/result.csv"], "areo: nowhere/result.csv: there is no folder nowhere"),
        (["--json", "."], "areo: . is a folder: a file is expected"),
    ],
)
def test_it_refuses_on_one_line(arguments: list[str], message: str) -> None:
    told = areo("simulate", "red-planet", *arguments)
    assert told.exit_code == 2
    assert message in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_without_polars_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "find_spec", lambda name: None)
    told = areo(*GAMES, "--parquet", "result.parquet")
    assert told.exit_code == 2
    assert told.stderr == "areo: Parquet files need polars, which is not installed: pip install 'areo[parquet]'\n"


def test_a_bot_of_ones_own_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from areo.bots import Bot\n\n\n"
        "class First(Bot):\n"
        "    def choose(self, seat, rng):\n"
        "        return seat.asked.keys[:1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    told = areo("simulate", "red-planet", "--bots", "my_bots:First,random,random", "--games", "3", "--json", "-")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["by_bot"]["my_bots:First"]["seats"] == 3
