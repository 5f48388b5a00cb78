"""Room on the disk: how much of it anybody gets, how long it is kept, and who may look."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from areo.table.lobby import Full
from areo.table.requests import Fill, NewTable
from areo.table.settings import Settings
from areo.table.store import FILE, LOCK, FileStore, StoreFailed, backup, usage
from tests.table import loops
from tests.table.inside import lobby
from tests.table.server import Refused, Server

DAY = 86_400
WISH = NewTable("red-planet", [Fill()] * 3)


def test_an_address_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def make() -> None:
        async with lobby(tmp_path, Settings(tables_an_address=2)) as found:
            ada, bo = found.mark_of("192.0.2.7"), found.mark_of("2001:db8::7")
            first = await found.make(WISH, ada)
            await found.make(WISH, ada)
            with pytest.raises(Full, match="2 tables are kept for you already"):
                await found.make(WISH, ada)
            await found.make(WISH, bo)
            await found.store.delete(first.id)
            await found.make(WISH, ada)

    loops.run(make())


def test_who_made_a_table_cannot_be_read_from_the_file(tmp_path: Path) -> None:
    async def make() -> None:
        async with lobby(tmp_path, Settings()) as found:
            await found.make(WISH, found.mark_of("192.0.2.7"))
            assert found.mark_of("192.0.2.7") != found.mark_of("192.0.2.8")
            assert found.mark_of("2001:db8::1") == found.mark_of("2001:db8::2")
            assert found.mark_of("127.0.0.1") == found.mark_of("::1") == ""

    loops.run(make())
    assert b"192.0.2.7" not in (tmp_path / FILE).read_bytes()


def test_a_full_folder_takes_no_more_tables_but_games_go_on(tmp_path: Path) -> None:
    async def make() -> None:
        async with lobby(tmp_path, Settings(folder_megabytes=0)) as found:
            with pytest.raises(Full, match="no room for more tables"):
                await found.make(WISH)

    loops.run(make())


def test_old_tables_are_deleted_and_others_are_kept(tmp_path: Path) -> None:
    async def sweep() -> None:
        async with lobby(tmp_path, Settings(keep_days=10.0)) as found:
            old, latest, sat_at = [(await found.make(WISH)).id for _ in range(3)]
            room = await found.room(sat_at)
            damage(tmp_path, f"UPDATE tables SET touched = touched - {11 * DAY} WHERE id != '{latest}'")
            await found.forget_old()
            assert await found.store.load(old) is None
            assert await found.store.load(latest) is not None
            assert await found.store.load(room.id) is not None

    loops.run(sweep())


def test_a_choice_is_a_touch(tmp_path: Path) -> None:
    """So is every other line: a game that is played at is never old."""

    async def touch() -> None:
        async with lobby(tmp_path, Settings(keep_days=10.0)) as found:
            made = await found.make(WISH)
            room = await found.room(made.id)
            damage(tmp_path, "UPDATE tables SET touched = 0")
            await room.rename(0, "Ada")
            assert await found.store.untouched(DAY, 5) == []

    loops.run(touch())


def test_the_operator_sees_how_much_is_used(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        before = server.request("/health")
        for _ in range(40):
            server.make("terraforming-mars", None, None)
        after = server.request("/health")
        assert (after["tables"], before["tables"]) == (40, 0)
        assert after["megabytes"] > before["megabytes"]
        tables, used = usage(tmp_path / "tables")
        assert tables == 40
        assert round(used / 1024 / 1024, 1) == after["megabytes"]


def test_the_file_and_its_folder_are_private_from_the_beginning(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "tables"
    store = FileStore(folder)
    rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    store.close()
    assert rights.pop("tables") == 0o700
    assert {FILE, LOCK} <= rights.keys()
    assert set(rights.values()) == {0o600}
    backup(folder, tmp_path / "copy.sqlite")
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600


def test_a_file_that_all_could_read_is_made_private(tmp_path: Path) -> None:
    FileStore(tmp_path).close()
    (tmp_path / FILE).chmod(0o644)
    FileStore(tmp_path).close()
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_an_older_file_is_taken_over(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.execute(
            "CREATE TABLE tables (id TEXT PRIMARY KEY, body BLOB NOT NULL, over INTEGER NOT NULL DEFAULT 0, "
            "due INTEGER NOT NULL DEFAULT 0, rematch TEXT) WITHOUT ROWID"
        )
        db.execute("INSERT INTO tables (id, body) VALUES ('one', x'00')")
        db.commit()

    async def old() -> list[str]:
        store = FileStore(tmp_path)
        try:
            return await store.untouched(86_400.0, 5)
        finally:
            store.close()

    assert loops.run(old()) == []


def damage(folder: Path, statement: str) -> None:
    """Change the file behind the server's back."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(statement)
        db.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE lines SET body = x'7b7b'",
        "UPDATE tables SET body = x'00'",
        "UPDATE positions SET body = x'5b5d'",
        "DELETE FROM positions",
    ],
)
def test_a_damaged_table_answers_that_it_cannot_be_read(tmp_path: Path, statement: str) -> None:
    with Server(tmp_path / "tables") as server:
        made = server.make("terraforming-mars", None, None, seed=1)
        whole = server.make("terraforming-mars", None, None, seed=2)
        ada = server.sit(made, 0)
        assert ada.choose(0)["type"] == "done"
        server.stop()
        damage(tmp_path / "tables", f"{statement} WHERE id = '{made['id']}'")
        server.restart()
        with pytest.raises(Refused, match=r"503: .*could not be stored or read"):
            server.table(made)
        assert server.table(whole)["id"] == whole["id"]


def test_a_damaged_secret_is_one_clear_line(tmp_path: Path) -> None:
    FileStore(tmp_path).close()
    damage(tmp_path, "UPDATE settings SET value = 'no secret'")
    with pytest.raises(StoreFailed, match=r"the data folder .* is damaged"):
        FileStore(tmp_path)


def test_a_file_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no tables here at all, only text" * 100)
    with pytest.raises(StoreFailed, match=r"the data folder .* is damaged; put a backup there"):
        FileStore(tmp_path)


def test_whoever_reads_does_not_wait_for_whoever_writes(tmp_path: Path) -> None:
    """Another program may hold the right to write for a while; tables can still be looked at."""

    async def read() -> int:
        async with lobby(tmp_path, Settings()) as found:
            await found.make(WISH)
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                return await found.store.count()

    assert loops.run(read()) == 1
