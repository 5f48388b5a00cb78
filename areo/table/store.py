"""Where tables are kept: what a store does, and the one in a SQLite file, to which lines are only ever added.

A write is done when it is on the disk: whoever waits for it may then tell others. Writes that come in together share
one trip to the disk, so that a busy table stays quick.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import secrets
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from msgspec import MsgspecError, json

from areo.table.lines import (
    AnyLine,
    Json,
    Said,
    Stored,
    Subscription,
    TableSetUp,
    lines_from,
    said_from,
    subscription_from,
    table_from,
    times_from,
)
from areo.table.peers import Peers

T = TypeVar("T")

FILE: Final = "areo.sqlite"
LOCK: Final = "in-use.sqlite"
TOGETHER: Final = 500  # writes that share one trip to the disk at most
BROWSERS: Final = 5  # that are told of a seat's turn at most; the latest
OF_A_TABLE: Final = ("lines", "positions", "chat", "times", "subscriptions", "reviews")

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    body BLOB NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    rematch TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS positions (id TEXT PRIMARY KEY, number INTEGER NOT NULL, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS chat (
    id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS times (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reviews (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS subscriptions (
    id TEXT NOT NULL, seat INTEGER NOT NULL, endpoint TEXT NOT NULL, body BLOB NOT NULL, UNIQUE (id, seat, endpoint)
);
"""


class StoreFailed(OSError):
    """Something could not be written or read; nothing of it was kept."""


class FolderInUse(StoreFailed):
    """Another areo keeps its tables there."""


class NotHeld(StoreFailed):
    """Another server that shares the store holds the table, so nothing was written."""


class Store(Protocol):
    """What the table asks of wherever it keeps its games."""

    async def secret(self) -> bytes:
        """The key that all links of this store are made with; always the same one."""

    async def create(
        self, table: TableSetUp, lines: list[AnyLine], position: Json, over: bool, due: bool, maker: str = ""
    ) -> None:
        """Keep a new table, with the lines it begins with."""

    async def append(self, id: str, number: int, line: AnyLine, position: Json | None, over: bool, due: bool) -> None:
        """Keep the table's line of this number, and (None: unchanged) how it stands after it."""

    async def deal(self, table: TableSetUp, position: Json, over: bool, due: bool) -> None:
        """Keep how a table begins at which people have been sitting down."""

    async def load(self, id: str) -> Stored | None:
        """A table with all its lines."""

    async def due(self) -> list[str]:
        """The tables where a bot is to choose."""

    async def rematch(self, id: str, other: str) -> str:
        """Note the table's rematch, unless there is one: that one counts."""

    async def say(self, id: str, number: int, said: Said) -> None:
        """Keep a line of the chat."""

    async def said(self, id: str, latest: int) -> list[tuple[int, Said]]:
        """The latest lines of the chat, with their numbers."""

    async def keep_times(self, id: str, used: list[float]) -> None:
        """Keep how many seconds each seat has used so far."""

    async def times(self, id: str) -> list[float] | None:
        """How many seconds each seat has used; None if that was never kept."""

    async def keep_review(self, id: str, body: bytes) -> None:
        """Keep the review of a table's game, as it is written."""

    async def review(self, id: str) -> bytes | None:
        """The review of a table's game, if one was kept."""

    async def push_key(self, made: str) -> str:
        """The key that notifications are signed with: this one, unless there is one already."""

    async def subscribe(self, id: str, seat: int, subscription: Subscription) -> None:
        """Keep where a browser takes notifications for a seat."""

    async def unsubscribe(self, id: str, seat: int, endpoint: str) -> None:
        """Forget it again."""

    async def subscriptions(self, id: str, seat: int) -> list[Subscription]:
        """Where notifications for a seat are taken."""

    async def delete(self, id: str) -> None:
        """Forget a table and everything about it."""

    async def count(self) -> int:
        """How many tables there are."""

    async def made_by(self, maker: str) -> int:
        """How many of them somebody has made."""

    async def bytes_used(self) -> int:
        """How much room they take."""

    async def untouched(self, seconds: float, most: int) -> list[str]:
        """Some of the tables at which nothing has happened for so long."""

    def peers(self, seconds: float) -> Peers | None:
        """The other servers that may share it, each of whose word holds for so long. None: nobody can."""

    def close(self) -> None:
        """Finish what is being written, and let go."""


class Work:
    """Something to do with the file, and whom to tell."""

    def __init__(
        self,
        task: Callable[[sqlite3.Connection], object],
        loop: asyncio.AbstractEventLoop,
        told: asyncio.Future[object],
    ) -> None:
        self.task = task
        self.loop = loop
        self.told = told

    def tell(self, result: object, error: BaseException | None) -> None:
        def settle() -> None:
            if self.told.done():  # nobody waits any more
                return
            if error is None:
                self.told.set_result(result)
            else:
                self.told.set_exception(error)

        with contextlib.suppress(RuntimeError):  # the loop has ended
            self.loop.call_soon_threadsafe(settle)


class Desk(ABC):
    """A thread with a connection of its own to the file. What waits for it is done together."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        self.db: Final = db
        self.work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Take all that is waiting, do it, and only then tell those who wait."""
        while True:
            first = self.work.get()
            if first is None:
                return
            batch = [first]
            ending = False
            while len(batch) < TOGETHER and not self.work.empty():
                more = self.work.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            self.do(batch)
            if ending:
                return

    @abstractmethod
    def do(self, batch: list[Work]) -> None:
        """Do all of these, and tell each how it went."""

    async def ask(self, task: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[T] = loop.create_future()
        self.work.put(Work(task, loop, told))  # type: ignore[arg-type]  # a future takes what its task gives
        return await told

    def close(self) -> None:
        self.work.put(None)
        self.thread.join()
        self.db.close()


class Writer(Desk):
    """Whatever is written together is one transaction."""

    def do(self, batch: list[Work]) -> None:
        results: list[tuple[object, BaseException | None]] = []
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for work in batch:
                self.db.execute("SAVEPOINT one")
                try:
                    results.append((work.task(self.db), None))
                except Exception as error:
                    if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                        raise
                    self.db.execute("ROLLBACK TO one")
                    results.append((None, StoreFailed(str(error))))
                self.db.execute("RELEASE one")
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("ROLLBACK")
            results = [(None, StoreFailed(str(error)))] * len(batch)
        for work, (result, fault) in zip(batch, results, strict=True):
            work.tell(result, fault)


class Reader(Desk):
    """Whoever only reads holds up nobody who writes. What cannot be read is damaged."""

    def do(self, batch: list[Work]) -> None:
        for work in batch:
            try:
                work.tell(work.task(self.db), None)
            except (sqlite3.Error, MsgspecError, TypeError, ValueError) as error:
                work.tell(None, StoreFailed(f"damaged: {error}"))


class FileStore:
    """The store in a SQLite file, which nobody else may read: the secret of all links is in it."""

    def __init__(self, folder: Path) -> None:
        self.file: Final = folder / FILE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK):
                raise PermissionError("permission denied")
            self.lock = in_use(folder)
            make_private(self.file)
            db = sqlite3.connect(self.file, check_same_thread=False, isolation_level=None)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")  # on the disk, not only on its way there
            db.executescript(SCHEMA)
            add_columns(db)
            self.links_secret: Final = kept_secret(db)
            reading = sqlite3.connect(self.file, check_same_thread=False, isolation_level=None)
            reading.execute("PRAGMA query_only = ON")
        except StoreFailed:
            raise
        except sqlite3.DatabaseError as error:
            damaged = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
            what = "is damaged; put a backup there" if damaged else "cannot be written"
            raise StoreFailed(f"the data folder {folder} {what}: {error}") from error
        except (TypeError, ValueError) as error:
            raise StoreFailed(f"the data folder {folder} is damaged; put a backup there: {error}") from error
        except OSError as error:
            raise StoreFailed(f"the data folder {folder} cannot be written: {error}") from error
        self.writer: Final = Writer(db, "areo-writer")
        self.reader: Final = Reader(reading, "areo-reader")

    async def ask(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Do something that changes the file."""
        return await self.writer.ask(task)

    async def read(self, task: Callable[[sqlite3.Connection], T]) -> T:
        return await self.reader.ask(task)

    async def secret(self) -> bytes:
        return self.links_secret

    async def create(
        self, table: TableSetUp, lines: list[AnyLine], position: Json, over: bool, due: bool, maker: str = ""
    ) -> None:
        body, stands = json.encode(table), json.encode(position)
        bodies = [(table.id, number, json.encode(line)) for number, line in enumerate(lines)]
        row = (table.id, body, over, due, now(), maker)

        def task(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tables (id, body, over, due, touched, maker) VALUES (?, ?, ?, ?, ?, ?)", row)
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", bodies)
            db.execute("INSERT INTO positions VALUES (?, ?, ?)", (table.id, len(lines), stands))

        await self.ask(task)

    async def append(self, id: str, number: int, line: AnyLine, position: Json | None, over: bool, due: bool) -> None:
        body = json.encode(line)
        stands = None if position is None else json.encode(position)

        def task(db: sqlite3.Connection) -> None:
            row = (over, due, now(), id)
            changed = db.execute("UPDATE tables SET over = ?, due = ?, touched = ? WHERE id = ?", row).rowcount
            if changed != 1:
                raise StoreFailed(f"there is no table {id}")
            db.execute("INSERT INTO lines VALUES (?, ?, ?)", (id, number, body))
            if stands is None:
                db.execute("UPDATE positions SET number = ? WHERE id = ?", (number + 1, id))
            else:
                db.execute("UPDATE positions SET number = ?, body = ? WHERE id = ?", (number + 1, stands, id))

        await self.ask(task)

    async def deal(self, table: TableSetUp, position: Json, over: bool, due: bool) -> None:
        row = (json.encode(table), over, due, now(), table.id)
        stands = json.encode(position)

        def task(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "UPDATE tables SET body = ?, over = ?, due = ?, touched = ? WHERE id = ?", row
            ).rowcount
            if changed != 1:
                raise StoreFailed(f"there is no table {table.id}")
            db.execute("UPDATE positions SET body = ? WHERE id = ?", (stands, table.id))

        await self.ask(task)

    async def load(self, id: str) -> Stored | None:
        def task(db: sqlite3.Connection) -> Stored | None:
            row = db.execute("SELECT body, rematch FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                return None
            (stands,) = db.execute("SELECT body FROM positions WHERE id = ?", (id,)).fetchone()
            bodies = db.execute("SELECT body FROM lines WHERE id = ? ORDER BY number", (id,))
            lines = [lines_from.decode(body) for (body,) in bodies]
            return Stored(table_from.decode(row[0]), lines, json.decode(stands), row[1])

        return await self.read(task)

    async def due(self) -> list[str]:
        return await self.read(
            lambda db: [id for (id,) in db.execute("SELECT id FROM tables WHERE due = 1 AND over = 0 ORDER BY id")]
        )

    async def rematch(self, id: str, other: str) -> str:
        def task(db: sqlite3.Connection) -> str:
            db.execute("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (other, id))
            row = db.execute("SELECT rematch FROM tables WHERE id = ?", (id,)).fetchone()
            if row is None:
                raise StoreFailed(f"there is no table {id}")
            return str(row[0])

        return await self.ask(task)

    async def say(self, id: str, number: int, said: Said) -> None:
        body = json.encode(said)
        await self.ask(lambda db: db.execute("INSERT INTO chat VALUES (?, ?, ?)", (id, number, body)).rowcount)

    async def said(self, id: str, latest: int) -> list[tuple[int, Said]]:
        def task(db: sqlite3.Connection) -> list[tuple[int, Said]]:
            rows = db.execute("SELECT number, body FROM chat WHERE id = ? ORDER BY number DESC LIMIT ?", (id, latest))
            return [(number, said_from.decode(body)) for number, body in rows][::-1]

        return await self.read(task)

    async def keep_times(self, id: str, used: list[float]) -> None:
        body = json.encode(used)
        await self.ask(
            lambda db: (
                db.execute("INSERT OR REPLACE INTO times SELECT id, ? FROM tables WHERE id = ?", (body, id)).rowcount
            )
        )

    async def times(self, id: str) -> list[float] | None:
        def task(db: sqlite3.Connection) -> list[float] | None:
            row = db.execute("SELECT body FROM times WHERE id = ?", (id,)).fetchone()
            return None if row is None else times_from.decode(row[0])

        return await self.read(task)

    async def keep_review(self, id: str, body: bytes) -> None:
        await self.ask(
            lambda db: (
                db.execute("INSERT OR REPLACE INTO reviews SELECT id, ? FROM tables WHERE id = ?", (body, id)).rowcount
            )
        )

    async def review(self, id: str) -> bytes | None:
        def task(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT body FROM reviews WHERE id = ?", (id,)).fetchone()
            return None if row is None else bytes(row[0])

        return await self.read(task)

    async def push_key(self, made: str) -> str:
        def task(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO settings VALUES ('push', ?)", (made,))
            return str(db.execute("SELECT value FROM settings WHERE name = 'push'").fetchone()[0])

        return await self.ask(task)

    async def subscribe(self, id: str, seat: int, subscription: Subscription) -> None:
        row = (id, seat, subscription.endpoint, json.encode(subscription))

        def task(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?)", row)
            db.execute(
                "DELETE FROM subscriptions WHERE id = ? AND seat = ? AND rowid NOT IN "
                "(SELECT rowid FROM subscriptions WHERE id = ? AND seat = ? ORDER BY rowid DESC LIMIT ?)",
                (id, seat, id, seat, BROWSERS),
            )

        await self.ask(task)

    async def unsubscribe(self, id: str, seat: int, endpoint: str) -> None:
        key = (id, seat, endpoint)
        await self.ask(
            lambda db: db.execute("DELETE FROM subscriptions WHERE id = ? AND seat = ? AND endpoint = ?", key).rowcount
        )

    async def subscriptions(self, id: str, seat: int) -> list[Subscription]:
        def task(db: sqlite3.Connection) -> list[Subscription]:
            rows = db.execute("SELECT body FROM subscriptions WHERE id = ? AND seat = ? ORDER BY rowid", (id, seat))
            return [subscription_from.decode(body) for (body,) in rows]

        return await self.read(task)

    async def delete(self, id: str) -> None:
        await self.ask(lambda db: erase(db, id))

    async def count(self) -> int:
        return await self.read(lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def made_by(self, maker: str) -> int:
        return await self.read(
            lambda db: int(db.execute("SELECT count(*) FROM tables WHERE maker = ?", (maker,)).fetchone()[0])
        )

    async def bytes_used(self) -> int:
        return await self.read(bytes_used)

    async def untouched(self, seconds: float, most: int) -> list[str]:
        before = now() - int(seconds)
        return await self.read(
            lambda db: [id for (id,) in db.execute("SELECT id FROM tables WHERE touched < ? LIMIT ?", (before, most))]
        )

    def peers(self, seconds: float) -> None:
        """A folder is used by one server at a time."""

    def close(self) -> None:
        self.writer.close()
        self.reader.close()
        self.lock.close()


def kept_secret(db: sqlite3.Connection) -> bytes:
    """What links are made with: made once, and kept."""
    db.execute("INSERT OR IGNORE INTO settings VALUES ('secret', ?)", (secrets.token_hex(32),))
    (text,) = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
    return bytes.fromhex(text)


def now() -> int:
    """The time of day, in seconds."""
    return int(time.time())


def make_private(file: Path) -> None:
    """The file is there, and only its owner may read it. SQLite gives the files beside it the same rights."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    if os.name == "posix":
        file.chmod(0o600)


def add_columns(db: sqlite3.Connection) -> None:
    """What older files do not have: who made a table (as a mark, no address), and when it was last touched."""
    have = {row[1] for row in db.execute("PRAGMA table_info(tables)")}
    if "touched" not in have:
        db.execute(f"ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT {now()}")
    if "maker" not in have:
        db.execute("ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''")
    db.execute("CREATE INDEX IF NOT EXISTS makers ON tables (maker)")
    db.execute("CREATE INDEX IF NOT EXISTS latest ON tables (touched)")


def bytes_used(db: sqlite3.Connection) -> int:
    """By all tables, without what was freed by those that were deleted."""
    pages, free, size = [
        int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("page_count", "freelist_count", "page_size")
    ]
    return (pages - free) * size


def in_use(folder: Path) -> sqlite3.Connection:
    """Held while a server uses the folder, even if it is killed: two at once would not know of each other."""
    make_private(folder / LOCK)
    lock = sqlite3.connect(folder / LOCK, timeout=0.5, check_same_thread=False, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise FolderInUse(f"the data folder {folder} is in use by another areo") from error
    return lock


def backup(folder: Path, copy: Path) -> None:
    """Copy the store to a file, also while a table is using it."""
    if not (folder / FILE).is_file():
        raise StoreFailed(f"there are no tables in {folder}")
    if copy.exists():
        raise StoreFailed(f"{copy} is there already")
    try:
        make_private(copy)
        with (
            contextlib.closing(sqlite3.connect(folder / FILE)) as source,
            contextlib.closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"{copy} cannot be written: {error}") from error


def erase(db: sqlite3.Connection, id: str) -> bool:
    """Delete all there is about a table; whether there was any."""
    there = db.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount == 1
    for name in OF_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE id = ?", (id,))
    return there


def usage(folder: Path) -> tuple[int, int]:
    """How many tables there are in a folder, and how many bytes they take; also while a server uses it."""
    if not (folder / FILE).is_file():
        raise StoreFailed(f"there are no tables in {folder}")
    try:
        with contextlib.closing(sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro", uri=True)) as db:
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0]), bytes_used(db)
    except sqlite3.Error as error:
        raise StoreFailed(f"the tables in {folder} cannot be read: {error}") from error


def forget(folder: Path, id: str) -> None:
    """Delete a table of a folder that no server uses."""
    if not (folder / FILE).is_file():
        raise StoreFailed(f"there are no tables in {folder}")
    with contextlib.closing(in_use(folder)), contextlib.closing(sqlite3.connect(folder / FILE)) as db, db:
        if not erase(db, id):
            raise StoreFailed(f"there is no table {id} in {folder}")
