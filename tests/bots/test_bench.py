"""`areo bench`: its figures hang together, and it says which builds it measured."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from areo import _build, bench
from areo.cli import app


def test_it_measures_each_number_of_players_in_each_build() -> None:
    told = CliRunner().invoke(app, ["bench", "red-planet", "--seconds", "0.02", "--json", "-"], env={"COLUMNS": "100"})
    assert told.exit_code == 0, told.output
    speeds = json.loads(told.stdout)["speeds"]
    builds = [False] if _build.fault() else [False, True]
    assert [(speed["compiled"], speed["players"]) for speed in speeds] == [(b, n) for b in builds for n in (3, 4, 5)]
    for speed in speeds:
        length = speed["decisions"] / speed["games"]
        assert 70 < length < 220  # decisions in a game
        assert all(speed[name] > 0 for name in ("new", "copy", "full_copy", "determinize", "round_trip"))
        assert speed["record"] > 1000 < speed["position"]
    assert "decisions/s at a table" in told.stderr
    assert ("not compiled" in told.stderr or "since areo was compiled" in told.stderr) == (len(builds) == 1)


def test_it_refuses_games_and_times_that_make_no_sense() -> None:
    for arguments, message in [
        (["chess"], "areo: there is no game 'chess'"),
        (["--seconds", "0"], "areo: seconds: more than 0 is expected, not 0"),
        (["--seconds", "nan"], "areo: seconds: more than 0 is expected, not nan"),
        (["--seconds", "inf"], "areo: seconds: a number is expected, not inf"),
        (["--json", "/nope/x"], "areo: /nope/x: there is no folder /nope"),
        (["--json", "/"], "areo: / is a folder"),
    ]:
        told = CliRunner().invoke(app, ["bench", *arguments])
        assert told.exit_code == 2
        assert message in told.stderr


def test_the_ratio_says_how_many_times_faster() -> None:
    assert bench.cells(1000.0, 8000.0, True) == ("1,000", "8,000", "8.0")
    assert bench.cells(50.0, 5.0, False) == ("50.0", "5.0", "10.0")
    assert bench.cells(4012.0, 4012.0, None) == ("4,012", "4,012", "")
    assert bench.cells(50.0, None, False) == ("50.0", "", "")
