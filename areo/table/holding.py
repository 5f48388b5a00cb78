"""Who holds which table of a database. The database's clock alone counts, so no server's need be right."""

from __future__ import annotations

import secrets
import time
from typing import Final

from areo.table.peers import Elsewhere, Other
from areo.table.postgresql import NOBODYS, NOW, Database, DatabaseStore
from areo.table.store import StoreFailed

GRACE_SECONDS: Final = 3  # in which whoever made a table comes to it, and so chooses the server that holds it
TIDY_SECONDS: Final = 600.0
FORGOTTEN: Final = "interval '1 hour'"  # after which nothing is known of a server that is gone, or of a spent ration

RENEW: Final = """
WITH before AS (
    SELECT until > clock_timestamp() AS good FROM areo.processes WHERE id = %(me)s
), renewed AS (
    INSERT INTO areo.processes VALUES (%(me)s, %(address)s, clock_timestamp() + %(seconds)s * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
)
SELECT good FROM before
"""

TAKE: Final = f"""
UPDATE areo.tables SET owner = %(me)s, epoch = epoch + 1
WHERE id = %(id)s AND (owner = %(me)s OR {NOBODYS}) RETURNING epoch
"""

LET_GO: Final = """
UPDATE areo.tables t SET owner = NULL
FROM unnest(%s::text[], %s::bigint[]) AS gone (id, epoch) WHERE t.id = gone.id AND t.epoch = gone.epoch
"""

RATION: Final = """
INSERT INTO areo.rations AS r VALUES (%(who)s, %(most)s - 1, clock_timestamp())
ON CONFLICT (who) DO UPDATE SET
    remaining = least(%(most)s, r.remaining + extract(epoch FROM clock_timestamp() - r.at) * %(rate)s) - 1,
    at = clock_timestamp()
WHERE least(%(most)s, r.remaining + extract(epoch FROM clock_timestamp() - r.at) * %(rate)s) >= 1
"""

SETTLE: Final = """
INSERT INTO areo.rations AS r
SELECT who, %(most)s - given, clock_timestamp() FROM unnest(%(who)s::text[], %(given)s::float8[]) AS t (who, given)
ORDER BY who
ON CONFLICT (who) DO UPDATE SET
    remaining = least(%(most)s, r.remaining + extract(epoch FROM clock_timestamp() - r.at) * %(rate)s)
        + excluded.remaining - %(most)s,
    at = clock_timestamp()
RETURNING who, remaining
"""  # in order, so that of two servers none waits for the other's rows while that waits for its own

EXCHANGE: Final = """
WITH told AS (UPDATE areo.processes SET said = %(said)s WHERE id = %(me)s AND said != %(said)s)
SELECT id, address, said FROM areo.processes WHERE id != %(me)s AND until > clock_timestamp()
"""


class DatabasePeers:
    """This server among those that share a database."""

    def __init__(self, store: DatabaseStore, seconds: float) -> None:
        self.store: Final = store
        self.seconds: Final = seconds
        self.me: Final = secrets.token_hex(8)
        self.address = ""
        self.tidied = time.monotonic()
        self.heard = time.monotonic()  # when the database last heard of this server, at the latest

    async def begin(self, address: str) -> None:
        """Whoever was at this address before is gone, since we are here: what it held is free at once."""
        self.address = address

        def task(db: Database) -> None:
            db.execute("DELETE FROM areo.processes WHERE address = %s AND address != ''", (address,))
            db.execute(f"DELETE FROM areo.processes WHERE until < clock_timestamp() - {FORGOTTEN}")
            forget_rations(db)

        await self.store.ask(task)
        await self.renew()

    async def renew(self) -> list[str]:
        began = time.monotonic()
        values = {"me": self.me, "address": self.address, "seconds": self.seconds}
        held, before = self.store.held, dict(self.store.held)

        def task(db: Database) -> set[str] | None:
            row = db.execute(RENEW, values).fetchone()
            if row is not None and row[0]:
                return None  # nobody could take anything
            return {id for (id,) in db.execute("SELECT id FROM areo.tables WHERE owner = %s", (self.me,))}

        try:
            ours = await self.store.ask(task)
        except StoreFailed:
            if began - self.heard < self.seconds:
                raise
            ours = set()  # it has been silent for too long: others may hold everything by now
        else:
            self.heard = began
        if ours is None:
            return []
        lost = [id for id, epoch in before.items() if id not in ours and held.get(id) == epoch]
        for id in lost:
            del held[id]
        return lost

    async def take(self, id: str) -> None:
        def task(db: Database) -> int | None:
            row = db.execute(TAKE, {"me": self.me, "id": id}).fetchone()
            if row is not None:
                return int(row[0])
            owner = db.execute(
                "SELECT p.address FROM areo.tables t LEFT JOIN areo.processes p ON p.id = t.owner WHERE t.id = %s",
                (id,),
            ).fetchone()
            if owner is None:
                return None  # there is no such table
            raise Elsewhere(owner[0] or "")

        epoch = await self.store.ask(task)
        if epoch is not None:
            self.store.held[id] = max(epoch, self.store.held.get(id, 0))

    async def let_go(self, ids: list[str]) -> None:
        gone = {id: epoch for id in ids if (epoch := self.store.held.pop(id, None)) is not None}
        if gone:
            await self.store.ask(lambda db: db.execute(LET_GO, (list(gone), list(gone.values()))).rowcount)

    async def orphans(self, most: int) -> list[str]:
        sql = (
            f"SELECT id FROM areo.tables WHERE due AND NOT over AND touched <= {NOW} - {GRACE_SECONDS} AND {NOBODYS} "
            "ORDER BY random() LIMIT %s"  # so that servers that look at the same time do not all reach for the same
        )
        return await self.store.read(lambda db: [id for (id,) in db.execute(sql, (most,))])

    async def ration(self, who: str, rate: float, most: float) -> bool:
        values = {"who": who, "rate": rate, "most": most}
        return await self.store.ask(lambda db: db.execute(RATION, values).rowcount == 1)

    async def settle(self, given: dict[str, float], rate: float, most: float) -> dict[str, float]:
        values = {"who": list(given), "given": list(given.values()), "rate": rate, "most": most}
        tidy = time.monotonic() - self.tidied > TIDY_SECONDS
        if tidy:
            self.tidied = time.monotonic()

        def task(db: Database) -> dict[str, float]:
            if tidy:
                forget_rations(db)
            return {who: float(left) for who, left in db.execute(SETTLE, values)}

        return await self.store.ask(task)

    async def exchange(self, said: str) -> list[Other]:
        values = {"me": self.me, "said": said}
        return await self.store.ask(lambda db: [Other(*row) for row in db.execute(EXCHANGE, values)])

    async def end(self) -> None:
        await self.let_go(list(self.store.held))
        await self.store.ask(lambda db: db.execute("DELETE FROM areo.processes WHERE id = %s", (self.me,)).rowcount)


def forget_rations(db: Database) -> None:
    """Those that are full again."""
    db.execute(f"DELETE FROM areo.rations WHERE at < clock_timestamp() - {FORGOTTEN}")
