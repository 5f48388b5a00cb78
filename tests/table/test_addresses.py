"""The address a server tells: one for this machine, and one for others if it lets them in."""

from pathlib import Path
from urllib.request import urlopen

import pytest

from areo.table.serve import name_for_others
from tests.table.server import Server


def test_a_table_for_this_machine_has_no_address_for_others() -> None:
    assert name_for_others("127.0.0.1") is None
    assert name_for_others("localhost") is None


def test_a_table_for_others_tells_an_address_that_they_can_open(tmp_path: Path) -> None:
    name = name_for_others("0.0.0.0")
    if name is None:
        pytest.skip("this machine is in no network")
    server = Server(tmp_path / "data", "--host", "0.0.0.0")
    try:
        assert server.process.stdout is not None
        line = server.process.stdout.readline()
        there = next(word for word in line.split() if word.startswith("http://")).rstrip(";")
        assert there == f"http://{name}:{server.port}"
        with urlopen(there + "/health", timeout=20) as answer:
            assert answer.status == 200
    finally:
        server.stop()
