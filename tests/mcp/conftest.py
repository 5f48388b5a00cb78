"""A server for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this file's own. Tests make their own tables at it."""
    with Server(tmp_path_factory.mktemp("server") / "tables") as server:
        yield server
        assert '"level": "error"' not in server.errors()
