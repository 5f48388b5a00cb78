"""The compiled modules and their sources play the same games, choice by choice, and so does every later version.

`python -m tests.test_builds_agree` writes the records in `tests/records` anew: needed when rules or data change.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areo
from areo import _build
from tests import law_cases, laws
from tests.law_cases import CASES
from tests.laws import times

ROOT = Path(__file__).parents[1]
RECORDS = Path(__file__).parent / "records"
GAMES = times(1)
SEEDS = (0, 1)
WORTH_KEEPING = [case for case in CASES if law_cases.GAMES[case.game].for_people]

OTHER = "no" if _build.compiled() else "yes"
FAULT = None if OTHER == "no" else _build.fault()
both_builds = pytest.mark.skipif(FAULT is not None, reason=f"there is no other build: {FAULT}")


def in_other_build(code: str, given: object = None) -> Any:
    """What a new process prints, running the other build."""
    done = subprocess.run(
        [sys.executable, "-c", f"import json, sys; from areo import _build; from tests import laws\n{code}"],
        cwd=ROOT,
        env={**os.environ, "AREO_COMPILED": OTHER, "PYTHONPATH": str(ROOT)},
        input=json.dumps(given),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@both_builds
def test_the_other_build_is_the_other() -> None:
    assert in_other_build("print(json.dumps(_build.compiled()))") == (not _build.compiled())


@both_builds
def test_both_builds_play_the_same_games() -> None:
    """Every position, log, label, reason, new deal and evaluation, for every game."""
    theirs = in_other_build(f"laws.tell({GAMES})")
    for case, games in zip(CASES, theirs, strict=True):
        for seed in range(GAMES):
            mine = laws.through_json(laws.told(case, seed))
            for part in mine:
                assert games[seed][part] == mine[part], f"{case}, seed {seed}: {part}"


@both_builds
def test_records_of_one_build_replay_in_the_other() -> None:
    """There and back: the other build replays our records, and we replay what it says it replayed."""
    records = [laws.told(case, seed)["record"] for case in CASES for seed in range(GAMES)]
    theirs = in_other_build("print(json.dumps(laws.retell(json.load(sys.stdin))))", records)
    assert theirs == laws.retell(laws.through_json(records))


def kept() -> list[Path]:
    return sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", kept(), ids=[path.stem for path in kept()])
def test_a_record_kept_from_before_leads_to_the_same_end(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    game = areo.replay(saved["record"])
    assert game.over
    assert game.ranking() == saved["ranking"]
    assert [score["total"] for score in game.scores()] == saved["totals"]
    assert laws.digest(game) == saved["digest"]


def test_records_are_kept_of_every_game() -> None:
    assert [path.stem for path in kept()] == sorted(f"{case}-{seed}" for case in WORTH_KEEPING for seed in SEEDS)


def write_records() -> None:
    for path in kept():
        path.unlink()
    RECORDS.mkdir(exist_ok=True)
    for case in WORTH_KEEPING:
        for seed in SEEDS:
            game = case.new(seed)
            laws.play_on(game, Random(seed))
            saved = {
                "record": game.record(),
                "ranking": game.ranking(),
                "totals": [score["total"] for score in game.scores()],
                "digest": laws.digest(game),
            }
            (RECORDS / f"{case}-{seed}.json").write_text(json.dumps(saved) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_records()
