"""The store in a PostgreSQL database, which several servers can share. Each of its tables is held by one at a time.

What is written is one statement each, and done when the database has it on its disk. Connections are used from threads,
so that whoever waits for the database holds up nobody else.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias, TypeVar

import psycopg
from msgspec import MsgspecError, json
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow
from psycopg_pool import ConnectionPool, PoolTimeout

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
from areo.table.store import BROWSERS, OF_A_TABLE, NotHeld, StoreFailed

T = TypeVar("T")
Database: TypeAlias = Connection[TupleRow]

CONNECTIONS: Final = 8  # of one server at most
WAIT_SECONDS: Final = 5.0  # for a connection
STATEMENT_SECONDS: Final = 10  # that the database may work on one thing
SETTING_UP: Final = 4_206_201  # the number of the lock that servers take to make the tables, one after the other
NOW: Final = "extract(epoch FROM clock_timestamp())::bigint"

SCHEMA: Final = """
CREATE SCHEMA IF NOT EXISTS areo;
CREATE TABLE IF NOT EXISTS areo.settings (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE IF NOT EXISTS areo.processes (id text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS areo.rations (
    who text PRIMARY KEY, remaining double precision NOT NULL, at timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS areo.tables (
    id text COLLATE "C" PRIMARY KEY,
    body text NOT NULL,
    over boolean NOT NULL,
    due boolean NOT NULL,
    rematch text,
    touched bigint NOT NULL,
    maker text NOT NULL,
    owner text,
    epoch bigint NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS makers ON areo.tables (maker);
CREATE INDEX IF NOT EXISTS latest ON areo.tables (touched);
CREATE INDEX IF NOT EXISTS owners ON areo.tables (owner);
CREATE INDEX IF NOT EXISTS dues ON areo.tables (id) WHERE due AND NOT over;
CREATE TABLE IF NOT EXISTS areo.lines (
    id text COLLATE "C", number integer, body text NOT NULL, PRIMARY KEY (id, number)
);
CREATE TABLE IF NOT EXISTS areo.positions (
    id text COLLATE "C" PRIMARY KEY, number integer NOT NULL, body text NOT NULL
);
CREATE TABLE IF NOT EXISTS areo.chat (
    id text COLLATE "C", number integer, body text NOT NULL, PRIMARY KEY (id, number)
);
CREATE TABLE IF NOT EXISTS areo.times (id text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE IF NOT EXISTS areo.reviews (id text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE IF NOT EXISTS areo.subscriptions (
    id text COLLATE "C", seat integer, endpoint text, body text NOT NULL,
    added bigint GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (id, seat, endpoint)
);
ALTER TABLE areo.processes ADD COLUMN IF NOT EXISTS said text NOT NULL DEFAULT '';
"""  # what locks a table that is in use comes last, so that nobody who waits for it holds another up

APPEND: Final = f"""
WITH held AS (
    UPDATE areo.tables SET over = %(over)s, due = %(due)s, touched = {NOW}
    WHERE id = %(id)s AND epoch = %(epoch)s RETURNING id
), added AS (
    INSERT INTO areo.lines SELECT id, %(number)s, %(line)s FROM held
)
UPDATE areo.positions SET number = %(number)s + 1, body = coalesce(%(position)s, body)
FROM held WHERE positions.id = held.id
"""

DEAL: Final = f"""
WITH held AS (
    UPDATE areo.tables SET body = %(body)s, over = %(over)s, due = %(due)s, touched = {NOW}
    WHERE id = %(id)s AND epoch = %(epoch)s RETURNING id
)
UPDATE areo.positions SET body = %(position)s FROM held WHERE positions.id = held.id
"""

LOAD: Final = """
SELECT t.body, t.rematch, p.body, ARRAY(SELECT l.body FROM areo.lines l WHERE l.id = t.id ORDER BY l.number)
FROM areo.tables t LEFT JOIN areo.positions p USING (id) WHERE t.id = %s
"""

NOBODYS: Final = """(
    owner IS NULL OR NOT EXISTS (SELECT FROM areo.processes p WHERE p.id = owner AND p.until > clock_timestamp())
)"""


class DatabaseStore:
    """The store in a database. `held` has the epoch of each table that this server holds: it alone may add to it.

    A table that nobody has held yet has epoch 0. Each time somebody takes it, its epoch rises, and whoever held it
    before can add nothing any more.
    """

    def __init__(self, address: str) -> None:
        self.held: Final[dict[str, int]] = {}
        conninfo, self.shown = checked(address)
        with connected(address) as db:
            set_up(db)
            self.links_secret: Final = kept_secret(db)
        self.pool: Final = ConnectionPool(
            conninfo,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=WAIT_SECONDS,
            configure=configure,
            open=True,
            name="areo",
        )
        self.threads: Final = ThreadPoolExecutor(CONNECTIONS, "areo-database")

    async def ask(self, task: Callable[[Database], T]) -> T:
        """Do something that changes the database. Once asked it is done, even if nobody waits for it any more."""
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self.threads, self.do, task))

    async def read(self, task: Callable[[Database], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.do, task, 2)

    def do(self, task: Callable[[Database], T], tries: int = 1) -> T:
        """After the database was away, connections are broken: one who asks finds out, and then all are tried."""
        try:
            with self.pool.connection() as db:
                return task(db)
        except PoolTimeout as error:
            raise StoreFailed(f"the {self.shown} is away or busy: {plain(error)}") from error
        except psycopg.OperationalError as error:
            self.pool.check()
            if tries > 1:
                return self.do(task, tries - 1)
            raise StoreFailed(plain(error)) from error
        except psycopg.Error as error:
            raise StoreFailed(plain(error)) from error
        except (MsgspecError, TypeError, ValueError) as error:
            raise StoreFailed(f"damaged: {error}") from error

    def epoch(self, id: str) -> int:
        return self.held.get(id, 0)

    async def secret(self) -> bytes:
        return self.links_secret

    async def create(
        self, table: TableSetUp, lines: list[AnyLine], position: Json, over: bool, due: bool, maker: str = ""
    ) -> None:
        row = (table.id, text(table), over, due, maker)
        stands = (table.id, len(lines), text(position))
        bodies = [(table.id, number, text(line)) for number, line in enumerate(lines)]

        def task(db: Database) -> None:
            with db.transaction(), db.cursor() as cursor:
                cursor.execute(
                    f"INSERT INTO areo.tables (id, body, over, due, touched, maker) VALUES (%s, %s, %s, %s, {NOW}, %s)",
                    row,
                )
                cursor.execute("INSERT INTO areo.positions VALUES (%s, %s, %s)", stands)
                cursor.executemany("INSERT INTO areo.lines VALUES (%s, %s, %s)", bodies)

        await self.ask(task)

    async def append(self, id: str, number: int, line: AnyLine, position: Json | None, over: bool, due: bool) -> None:
        values = {
            "id": id,
            "epoch": self.epoch(id),
            "number": number,
            "line": text(line),
            "position": None if position is None else text(position),
            "over": over,
            "due": due,
        }
        try:
            await self.ask(lambda db: check_held(db, id, db.execute(APPEND, values).rowcount))
        except NotHeld:
            raise
        except StoreFailed:
            await self.settle(id)
            raise

    async def settle(self, id: str) -> None:
        """After a failure nobody knows whether a line was stored: it is, or never will be, once the epoch has risen."""
        epoch = self.epoch(id)
        if epoch == 0:
            return
        sql = "UPDATE areo.tables SET epoch = epoch + 1 WHERE id = %s AND epoch = %s"
        with suppress(StoreFailed):  # then nothing can be added before the table is taken again
            if await self.ask(lambda db: db.execute(sql, (id, epoch)).rowcount) and self.held.get(id) == epoch:
                self.held[id] = epoch + 1

    async def deal(self, table: TableSetUp, position: Json, over: bool, due: bool) -> None:
        id = table.id
        values = {"id": id, "epoch": self.epoch(id), "body": text(table), "over": over, "due": due}
        values["position"] = text(position)
        await self.ask(lambda db: check_held(db, id, db.execute(DEAL, values).rowcount))

    async def load(self, id: str) -> Stored | None:
        def task(db: Database) -> Stored | None:
            row = db.execute(LOAD, (id,)).fetchone()
            if row is None:
                return None
            body, rematch, stands, lines = row
            if stands is None:
                raise ValueError(f"table {id} has no position")
            return Stored(
                table_from.decode(body), [lines_from.decode(line) for line in lines], json.decode(stands), rematch
            )

        return await self.read(task)

    async def due(self) -> list[str]:
        sql = f"SELECT id FROM areo.tables WHERE due AND NOT over AND {NOBODYS} ORDER BY id"
        return await self.read(lambda db: [id for (id,) in db.execute(sql)])

    async def rematch(self, id: str, other: str) -> str:
        def task(db: Database) -> str:
            row = db.execute(
                "UPDATE areo.tables SET rematch = coalesce(rematch, %s) WHERE id = %s RETURNING rematch", (other, id)
            ).fetchone()
            if row is None:
                raise StoreFailed(f"there is no table {id}")
            return str(row[0])

        return await self.ask(task)

    async def say(self, id: str, number: int, said: Said) -> None:
        sql = "INSERT INTO areo.chat SELECT id, %s, %s FROM areo.tables WHERE id = %s AND epoch = %s"
        values = (number, text(said), id, self.epoch(id))
        await self.ask(lambda db: check_held(db, id, db.execute(sql, values).rowcount))

    async def said(self, id: str, latest: int) -> list[tuple[int, Said]]:
        def task(db: Database) -> list[tuple[int, Said]]:
            sql = "SELECT number, body FROM areo.chat WHERE id = %s ORDER BY number DESC LIMIT %s"
            return [(number, said_from.decode(body)) for number, body in db.execute(sql, (id, latest))][::-1]

        return await self.read(task)

    async def keep_times(self, id: str, used: list[float]) -> None:
        sql = (
            "INSERT INTO areo.times SELECT id, %s FROM areo.tables WHERE id = %s AND epoch = %s "
            "ON CONFLICT (id) DO UPDATE SET body = excluded.body"
        )
        values = (text(used), id, self.epoch(id))
        await self.ask(lambda db: db.execute(sql, values).rowcount)

    async def times(self, id: str) -> list[float] | None:
        def task(db: Database) -> list[float] | None:
            row = db.execute("SELECT body FROM areo.times WHERE id = %s", (id,)).fetchone()
            return None if row is None else times_from.decode(row[0])

        return await self.read(task)

    async def keep_review(self, id: str, body: bytes) -> None:
        sql = (
            "INSERT INTO areo.reviews SELECT id, %s FROM areo.tables WHERE id = %s "
            "ON CONFLICT (id) DO UPDATE SET body = excluded.body"
        )
        await self.ask(lambda db: db.execute(sql, (body.decode(), id)).rowcount)

    async def review(self, id: str) -> bytes | None:
        def task(db: Database) -> bytes | None:
            row = db.execute("SELECT body FROM areo.reviews WHERE id = %s", (id,)).fetchone()
            return None if row is None else str(row[0]).encode()

        return await self.read(task)

    async def push_key(self, made: str) -> str:
        return await self.ask(lambda db: setting(db, "push", made))

    async def subscribe(self, id: str, seat: int, subscription: Subscription) -> None:
        place = (id, seat, subscription.endpoint)

        def task(db: Database) -> None:
            with db.transaction():
                db.execute("DELETE FROM areo.subscriptions WHERE id = %s AND seat = %s AND endpoint = %s", place)
                db.execute("INSERT INTO areo.subscriptions VALUES (%s, %s, %s, %s)", (*place, text(subscription)))
                db.execute(
                    "DELETE FROM areo.subscriptions WHERE id = %s AND seat = %s AND added NOT IN "
                    "(SELECT added FROM areo.subscriptions WHERE id = %s AND seat = %s ORDER BY added DESC LIMIT %s)",
                    (id, seat, id, seat, BROWSERS),
                )

        await self.ask(task)

    async def unsubscribe(self, id: str, seat: int, endpoint: str) -> None:
        sql = "DELETE FROM areo.subscriptions WHERE id = %s AND seat = %s AND endpoint = %s"
        await self.ask(lambda db: db.execute(sql, (id, seat, endpoint)).rowcount)

    async def subscriptions(self, id: str, seat: int) -> list[Subscription]:
        def task(db: Database) -> list[Subscription]:
            sql = "SELECT body FROM areo.subscriptions WHERE id = %s AND seat = %s ORDER BY added"
            return [subscription_from.decode(body) for (body,) in db.execute(sql, (id, seat))]

        return await self.read(task)

    async def delete(self, id: str) -> None:
        await self.ask(lambda db: erase(db, id))
        self.held.pop(id, None)

    async def count(self) -> int:
        return await self.read(lambda db: number_in(db, "SELECT count(*) FROM areo.tables"))

    async def made_by(self, maker: str) -> int:
        sql = "SELECT count(*) FROM areo.tables WHERE maker = %s"
        return await self.read(lambda db: number_in(db, sql, maker))

    async def bytes_used(self) -> int:
        return await self.read(bytes_used)

    async def untouched(self, seconds: float, most: int) -> list[str]:
        sql = f"SELECT id FROM areo.tables WHERE touched < {NOW} - %s AND {NOBODYS} LIMIT %s"
        return await self.read(lambda db: [id for (id,) in db.execute(sql, (int(seconds), most))])

    def peers(self, seconds: float) -> Peers:
        from areo.table.holding import DatabasePeers

        return DatabasePeers(self, seconds)

    def close(self) -> None:
        self.threads.shutdown()
        self.pool.close()


def checked(address: str) -> tuple[str, str]:
    """How to connect to a database, and what people call it: without a password."""
    try:
        given = conninfo_to_dict(address)
        patience = make_conninfo("", connect_timeout=int(WAIT_SECONDS), tcp_user_timeout=1000 * STATEMENT_SECONDS)
        conninfo = make_conninfo(patience, **given)
    except psycopg.Error as error:
        raise StoreFailed(f"no address of a PostgreSQL database: {plain(error)}") from None
    name, host = given.get("dbname"), given.get("host")
    return conninfo, f"PostgreSQL database{f' {name}' if name else ''}{f' on {host}' if host else ''}"


@contextmanager
def connected(address: str) -> Iterator[Database]:
    """A connection for a moment. What is done with it is one transaction."""
    conninfo, shown = checked(address)
    try:
        with psycopg.connect(conninfo) as db:
            yield db
    except (psycopg.Error, ValueError) as error:
        raise StoreFailed(f"the {shown} cannot be used: {plain(error)}") from error


def set_up(db: Database) -> None:
    """Make the tables, unless another server is doing that, or has."""
    db.execute("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))
    db.execute("SET LOCAL client_min_messages = warning")  # what is there already is no news
    db.execute(SCHEMA)


def configure(db: Database) -> None:
    db.execute(f"SET statement_timeout = '{STATEMENT_SECONDS}s'")


def setting(db: Database, name: str, made: str) -> str:
    """A setting that is made once and kept: this one, unless there is one already."""
    db.execute("INSERT INTO areo.settings VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, made))
    row = db.execute("SELECT value FROM areo.settings WHERE name = %s", (name,)).fetchone()
    assert row is not None
    return str(row[0])


def kept_secret(db: Database) -> bytes:
    return bytes.fromhex(setting(db, "secret", secrets.token_hex(32)))


def check_held(db: Database, id: str, changed: int) -> None:
    """Whether something was written to a table; else why not."""
    if changed == 1:
        return
    if db.execute("SELECT FROM areo.tables WHERE id = %s", (id,)).fetchone() is None:
        raise StoreFailed(f"there is no table {id}")
    raise NotHeld(f"table {id} is held by another server")


def erase(db: Database, id: str) -> bool:
    """Delete all there is about a table; whether there was any."""
    with db.transaction():
        there = db.execute("DELETE FROM areo.tables WHERE id = %s", (id,)).rowcount == 1
        for name in OF_A_TABLE:
            db.execute(f"DELETE FROM areo.{name} WHERE id = %s", (id,))
    return there


def bytes_used(db: Database) -> int:
    """By all tables, with what was freed and is not used again yet."""
    return number_in(
        db,
        "SELECT sum(pg_total_relation_size(oid)) FROM pg_class "
        "WHERE relnamespace = 'areo'::regnamespace AND relkind = 'r'",
    )


def number_in(db: Database, sql: str, *values: object) -> int:
    row = db.execute(sql, values).fetchone()
    return 0 if row is None or row[0] is None else int(row[0])


def text(value: object) -> str:
    return json.encode(value).decode()


def plain(error: BaseException) -> str:
    """What a database says, on one line."""
    return " ".join(str(error).split()) or type(error).__name__


def usage(address: str) -> tuple[int, int]:
    """How many tables there are in a database, and how many bytes they take; also while servers use it."""
    with connected(address) as db:
        check_tables(db)
        return number_in(db, "SELECT count(*) FROM areo.tables"), bytes_used(db)


def forget(address: str, id: str) -> None:
    """Delete a table. A server that holds it notices when something is next done there, and closes it."""
    with connected(address) as db:
        check_tables(db)
        if not erase(db, id):
            raise StoreFailed(f"there is no table {id} in this database")


def check_tables(db: Database) -> None:
    if number_in(db, "SELECT count(*) FROM pg_namespace WHERE nspname = 'areo'") == 0:
        raise StoreFailed("there are no tables in this database")
