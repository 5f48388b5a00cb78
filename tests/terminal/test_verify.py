"""`areo verify`: each way in which a record can be wrong has its own sentence and its own exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import areo
from areo.cli import app
from areo.shuffles import commitment_of, seed_of
from areo.verification import ending_of

Json = dict[str, Any]
SECRET = "a secret of this test"
NUMBERS = ["17", "", "blue"]


@pytest.fixture(scope="module")
def record() -> Json:
    """Of a game that was dealt as promised."""
    game = areo.new("red-planet", 3, seed_of(SECRET, NUMBERS))
    rng = Random(1)
    while not game.over:
        seat, decision = next((seat, asked) for seat, asked in enumerate(game.asked) if asked)
        game.choose(seat, decision.sample(rng))
    deal = {"chosen": [], "commitment": commitment_of(SECRET), "secret": SECRET, "numbers": NUMBERS}
    found: Json = json.loads(json.dumps({**game.record(), "deal": deal, "ending": ending_of(game)}))
    return found


def check(record: object, folder: Path, *options: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(file), *options])
    assert result.output.startswith("areo: ")
    assert result.output.count("\n") == 1
    return result.exit_code, result.output


def test_a_fair_game_passes(record: Json, tmp_path: Path) -> None:
    assert check(record, tmp_path) == (
        0,
        "areo: fair: the secret has the fingerprint that was shown before the deal, the seed follows from it and from "
        "the players' numbers, and the game follows from the seed\n",
    )


def test_a_fingerprint_that_was_noted_is_compared(record: Json, tmp_path: Path) -> None:
    assert check(record, tmp_path, "--commitment", commitment_of(SECRET).upper())[0] == 0
    assert check(record, tmp_path, "--commitment", commitment_of("another"))[0] == 3


def change_secret(record: Json) -> None:
    record["deal"]["secret"] = "another"


def change_both_halves_of_the_promise(record: Json) -> None:
    record["deal"] |= {"secret": "another", "commitment": commitment_of("another")}


def change_a_number(record: Json) -> None:
    record["deal"]["numbers"][1] = "18"


def drop_a_number(record: Json) -> None:
    record["deal"]["numbers"].pop()


def change_the_seed(record: Json) -> None:
    record["options"]["seed"] = "7"


def change_a_choice(record: Json) -> None:
    record["choices"][0][1] = ["character nobody"]


def drop_the_last_choice(record: Json) -> None:
    record["choices"].pop()


def change_the_points(record: Json) -> None:
    record["ending"]["totals"][0] += 1


def change_the_ranking(record: Json) -> None:
    record["ending"]["ranking"].reverse()


def promise_nothing(record: Json) -> None:
    del record["deal"]


def take_the_promise_back(record: Json) -> None:
    record["deal"] = {"chosen": []}


def choose_the_seed(record: Json) -> None:
    record["deal"] = {"chosen": ["seed"]}


@pytest.mark.parametrize(
    ("tamper", "status", "text"),
    [
        (change_secret, 3, "does not have the fingerprint"),
        (change_both_halves_of_the_promise, 4, "the seed does not follow"),
        (change_a_number, 4, "the seed does not follow"),
        (drop_a_number, 4, "the seed does not follow"),
        (change_the_seed, 4, "the seed does not follow"),
        (change_a_choice, 5, "choice 0"),
        (drop_the_last_choice, 5, "stop before the end"),
        (change_the_points, 5, "other points"),
        (change_the_ranking, 5, "another ranking"),
        (promise_nothing, 6, "nothing was promised"),
        (take_the_promise_back, 6, "nothing was promised"),
        (choose_the_seed, 7, "chosen of the deal: seed"),
    ],
)
def test_a_record_that_was_tampered_with_does_not(
    record: Json, tamper: Callable[[Json], None], status: int, text: str, tmp_path: Path
) -> None:
    changed = deepcopy(record)
    tamper(changed)
    found, said = check(changed, tmp_path)
    assert found == status
    assert text in said


def test_a_deck_that_was_stacked_shows_even_if_the_record_denies_it(tmp_path: Path) -> None:
    game = areo.new("red-planet", 3, seed_of(SECRET, NUMBERS), shuttles=["S05", "S09", "S12"])
    deal = {"chosen": [], "commitment": commitment_of(SECRET), "secret": SECRET, "numbers": NUMBERS}
    status, said = check({**game.record(), "deal": deal}, tmp_path)
    assert status == 7
    assert "shuttles" in said


def test_a_game_from_a_position_was_not_dealt(tmp_path: Path) -> None:
    game = areo.from_position(areo.new("red-planet", 3, 1).position())
    assert check(game.record(), tmp_path)[0] == 7


@pytest.mark.parametrize(
    "record", [[], {"deal": {"secret": SECRET, "commitment": commitment_of(SECRET), "numbers": 3}}]
)
def test_what_is_no_record_is_said_with_status_2(record: object, tmp_path: Path) -> None:
    assert check(record, tmp_path)[0] == 2


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "none.json")]).exit_code == 2
