"""A server for each file of tests, and whole games that several of them look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.table.bystander import Bystander
from tests.table.played import Played, play_whole_games
from tests.table.server import Server

if TYPE_CHECKING:
    from tests.table.postgres import Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this file's own. Tests make their own tables at it."""
    with Server(tmp_path_factory.mktemp("server") / "tables") as server:
        yield server
        assert '"level": "error"' not in server.errors()


@pytest.fixture(scope="module")
def bystander(server: Server) -> Iterator[Bystander]:
    """Two people who play on at this file's server."""
    bystander = Bystander(server)
    yield bystander
    bystander.leave()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL server, started when a test first needs it."""
    pytest.importorskip("psycopg_pool", reason="psycopg is not installed: areo[postgresql]")
    from tests.table.postgres import Postgres, programs

    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed on this machine")
    with Postgres(found) as server:
        yield server


@pytest.fixture
def database(postgresql: Postgres) -> str:
    """The address of an empty database."""
    return postgresql.new_database()


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    """Whole games of every game there is, with all that everybody was sent."""
    with Server(tmp_path_factory.mktemp("played") / "tables", "--quiet") as server:
        return play_whole_games(server)
