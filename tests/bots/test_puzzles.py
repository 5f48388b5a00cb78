"""Puzzles: positions where one move is clearly best, and which tell no more than the seat knows."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import areo
from areo.bots import puzzles
from areo.bots.puzzles import GAP, LARGEST, OPTIONS, SHIPPED, Puzzle, played, puzzle_at, puzzles_in, shipped
from areo.bots.reviewer import REVIEWER
from areo.bots.seat import sit
from areo.cli import app
from areo.registry import GAMES
from areo.terminal.record import read


@pytest.fixture(scope="module")
def game() -> areo.Game:
    return played("red-planet", 3, "areo-0")


@pytest.fixture(scope="module")
def found(game: areo.Game) -> list[Puzzle]:
    return puzzles_in(game, 3, "areo-0")


def test_the_command_that_made_them_makes_the_shipped_ones_again(found: list[Puzzle]) -> None:
    made = read(SHIPPED / "red-planet.json")
    assert made["made_with"] == "areo puzzles red-planet --players 3 --games 2 --seed areo --most 3"
    assert shipped("red-planet")[: len(found)] == found


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_puzzle_stands_and_its_best_move_is_offered(name: str) -> None:
    assert shipped(name)
    for puzzle in shipped(name):
        assert len(json.dumps(puzzle.position)) <= LARGEST
        table = areo.from_position(puzzle.position)
        assert table.rulebook.game == puzzle.game == name
        asked = table.asked[puzzle.seat]
        assert asked is not None
        assert len(asked.keys) >= OPTIONS
        assert puzzle.best in asked.keys
        assert puzzle.gap >= GAP
        assert puzzle.costs[puzzle.best] == 0.0
        assert min(cost for key, cost in puzzle.costs.items() if key != puzzle.best) >= GAP
        for language in ("en", "fr", "pt"):
            assert puzzle.texts[language].prompt == asked.prompt(language)
            assert puzzle.texts[language].best == asked.label(asked.keys.index(puzzle.best), language)


@pytest.mark.parametrize("name", ["red-planet", "terraforming-mars", "ares-expedition"])
def test_the_best_move_is_best_with_any_luck(name: str) -> None:
    for puzzle in shipped(name):
        seat = sit(areo.from_position(puzzle.position), puzzle.seat, Random("another"))
        weighed = max(REVIEWER().weigh(seat, Random("another")), key=lambda each: each.value)
        assert [seat.asked.keys[index] for index in weighed.answer] == [puzzle.best]


def test_a_position_shows_what_its_seat_saw_and_nothing_else_that_was_so(game: areo.Game) -> None:
    thinker = REVIEWER()
    record = game.record()
    choices = record["choices"]
    assert isinstance(choices, list)
    looked = 0
    for number, (seat, _) in enumerate(choices):
        then = areo.replay(record, number)
        puzzle = puzzle_at(thinker, then, seat, "hidden")
        if puzzle is None:
            continue
        looked += 1
        stands = areo.from_position(puzzle.position)
        assert stands.view(seat) == then.view(seat)
        assert stands.options["seed"] != then.options["seed"]
        assert stands.rng.key != then.rng.key
        assert any(stands.view(other) != then.view(other) for other in range(3) if other != seat)
        if looked == 3:
            return
    pytest.fail("three puzzles were expected")


def test_of_one_game_no_two_puzzles_have_the_same_answer_to_the_same_question(found: list[Puzzle]) -> None:
    asked = [areo.from_position(puzzle.position).asked[puzzle.seat] for puzzle in found]
    pairs = [(each.name, puzzle.best) for each, puzzle in zip(asked, found, strict=True) if each is not None]
    assert len(set(pairs)) == len(found) == 3


def test_a_position_that_is_too_large_is_no_puzzle(game: areo.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "LARGEST", 100)
    assert puzzles_in(game, 3, "areo-0") == []


def test_puzzles_come_from_records_too(game: areo.Game, tmp_path: Path) -> None:
    file, out = tmp_path / "game.json", tmp_path / "puzzles.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    result = CliRunner().invoke(app, ["puzzles", str(file), "--most", "2", "--json", str(out)])
    assert result.exit_code == 0
    assert [puzzle["game"] for puzzle in read(out)["puzzles"]] == ["red-planet"] * 2  # type: ignore[attr-defined]
    printed = CliRunner().invoke(app, ["puzzles", str(file), "--most", "2", "--lang", "fr"])
    assert printed.output.count("Meilleur, de ") == 2


def test_what_is_neither_a_game_nor_a_record_is_said() -> None:
    result = CliRunner().invoke(app, ["puzzles", "no-such-game"])
    assert result.exit_code == 2
    assert "no-such-game cannot be read" in result.output
