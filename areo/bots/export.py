"""Results as files: JSON with everything, CSV and Parquet with a row a game and seat."""

from __future__ import annotations

import csv
import json
from importlib.util import find_spec
from pathlib import Path

from areo.bots.result import Result, flat
from areo.kernel.errors import BadOption


def check_target(path: Path) -> None:
    """Whether a file can be written there: to be asked before hours of play, not after."""
    if path.is_dir():
        raise BadOption(f"{path} is a folder: a file is expected")
    if not path.absolute().parent.is_dir():
        raise BadOption(f"{path}: there is no folder {path.parent}")


def check_parquet() -> None:
    if find_spec("polars") is None:
        raise BadOption("Parquet files need polars, which is not installed: pip install 'areo[parquet]'")


def as_json(result: Result) -> str:
    return json.dumps(result.as_json(), ensure_ascii=False, indent=1) + "\n"


def write_json(result: Result, path: Path) -> None:
    path.write_text(as_json(result), encoding="utf-8")


def write_csv(result: Result, path: Path) -> None:
    rows = [flat(row) for row in result.rows]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(result: Result, path: Path) -> None:
    import polars  # an extra that few need

    polars.DataFrame([flat(row) for row in result.rows]).write_parquet(path)
