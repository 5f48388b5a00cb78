"""The store in a PostgreSQL database: what only a database can do or suffer, and how it is named."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from typer.testing import CliRunner, Result

from areo.cli import app
from areo.table import kept
from areo.table.lines import Choice, TableSetUp
from areo.table.store import StoreFailed
from tests.table import loops

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: areo[postgresql]")

from areo.table.postgresql import DatabaseStore  # noqa: E402
from tests.table.postgres import Postgres  # noqa: E402

T = TypeVar("T")
FIRST = Choice(0, ["pass"], "0.0")


def table(id: str = "one") -> TableSetUp:
    return TableSetUp(id, 0.0, "red-planet", 3, {"seed": "1"}, "free", [None, None, None], ["", "", ""])


def with_store(address: str, task: Callable[[DatabaseStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = DatabaseStore(address)
        try:
            return await task(store)
        finally:
            store.close()

    return loops.run(run())


def areo(*words: str, **variables: str) -> Result:
    return CliRunner().invoke(app, words, env=variables)


def test_after_the_database_was_restarted_all_goes_on(postgresql: Postgres, database: str) -> None:
    async def write(store: DatabaseStore) -> None:
        await store.create(table(), [], {}, False, False)
        postgresql.restart()
        assert await store.load("one") is not None
        await store.append("one", 0, FIRST, {"state": 1}, False, False)
        postgresql.restart()
        with pytest.raises(StoreFailed):  # it may have been stored or not: nobody tries it twice
            await store.append("one", 1, FIRST, {"state": 2}, False, False)
        await store.append("one", 1, FIRST, {"state": 2}, False, False)
        stored = await store.load("one")
        assert stored is not None
        assert (stored.lines, stored.position) == ([FIRST, FIRST], {"state": 2})

    with_store(database, write)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE areo.lines SET body = 'garbage' WHERE id = 'one'",
        "UPDATE areo.tables SET body = '{}' WHERE id = 'one'",
        "UPDATE areo.positions SET body = '' WHERE id = 'one'",
        "DELETE FROM areo.positions WHERE id = 'one'",
    ],
)
def test_a_damaged_table_harms_no_other(database: str, statement: str) -> None:
    async def write(store: DatabaseStore) -> None:
        for id in ("one", "two"):
            await store.create(table(id), [FIRST], {}, False, False)
        await store.ask(lambda db: db.execute(statement).rowcount)
        with pytest.raises(StoreFailed, match="damaged"):
            await store.load("one")
        assert await store.load("two") is not None

    with_store(database, write)


def test_servers_that_start_together_share_one_secret(database: str) -> None:
    stores = [DatabaseStore(database) for _ in range(3)]
    secrets = {store.links_secret for store in stores}
    for store in stores:
        store.close()
    assert len(secrets) == 1


def test_a_database_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    told = areo("serve", "--port", "0", "--store", f"postgresql://ada:hush@/nothing?host={tmp_path}")
    assert told.exit_code == 2
    assert f"areo: the PostgreSQL database nothing on {tmp_path} cannot be used: " in told.stderr
    assert "hush" not in told.stderr + told.stdout


@pytest.mark.parametrize(
    ("store", "told"),
    [
        ("mysql://ada:hush@host/tables", "--store takes the address of a database"),
        ("postgresql://ada:hush@host/tables?colour=red", "no address of a PostgreSQL database"),
    ],
)
def test_an_address_that_is_none_is_refused_and_no_password_repeated(store: str, told: str) -> None:
    ended = areo("serve", "--port", "0", "--store", store)
    assert ended.exit_code == 2
    assert told in ended.stderr
    assert "hush" not in ended.stderr


def test_tables_are_in_a_folder_or_in_a_database_and_not_in_both(tmp_path: Path) -> None:
    ended = areo("usage", "--data", str(tmp_path), "--store", "postgresql://host/tables")
    assert (ended.exit_code, "give --data or --store, not both" in ended.stderr) == (2, True)


@pytest.mark.parametrize("address", ["10.0.0.5:8642", "https://host:1", "http://host", "http://ada:hush@host:1"])
def test_where_other_servers_reach_this_one_is_a_plain_address(address: str) -> None:
    ended = areo("serve", "--store", "postgresql://host/tables", "--address", address)
    assert (ended.exit_code, "--address is written http://HOST:PORT" in ended.stderr) == (2, True)


def test_without_psycopg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'areo\[postgresql\]'"):
        kept.open_store("postgresql://host/tables")


def test_the_commands_say_what_a_database_holds_and_forget_a_table(database: str) -> None:
    assert "there are no tables in this database" in areo("usage", "--store", database).stderr

    async def write(store: DatabaseStore) -> None:
        for id in ("one", "two"):
            await store.create(table(id), [FIRST], {}, False, False)

    with_store(database, write)
    assert areo("usage", AREO_STORE=database).stdout.startswith("areo: 2 tables take ")
    assert areo("forget", "one", "--store", database).stdout == "areo: table one is deleted\n"
    again = areo("forget", "one", "--store", database)
    assert (again.exit_code, "there is no table one" in again.stderr) == (2, True)
    with psycopg.connect(database) as db:
        assert db.execute("SELECT id FROM areo.tables").fetchall() == [("two",)]
        assert json.loads(db.execute("SELECT body FROM areo.lines").fetchone()[0])["line"] == "choice"
