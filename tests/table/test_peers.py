"""Servers that share a database: each table has one holder at a time, and who lost one can add nothing to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from areo.table.lines import Choice, Said, TableSetUp
from areo.table.lobby import Lobby
from areo.table.peers import Elsewhere
from areo.table.received import Choose
from areo.table.refusal import Refusal
from areo.table.requests import Fill, NewTable
from areo.table.room import Room
from areo.table.settings import Settings
from areo.table.store import NotHeld, StoreFailed
from tests.table import loops
from tests.table.inside import Watcher

pytest.importorskip("psycopg_pool", reason="psycopg is not installed: areo[postgresql]")

from areo.table.holding import DatabasePeers
from areo.table.postgresql import DatabaseStore

FIRST = Choice(0, ["pass"], "0.0")
SECOND = Choice(1, ["pass"], "1.1")
LEASE = 600.0  # seconds: longer than any test, so that it ends when the test says so


class Two:
    """Two servers without sockets."""

    def __init__(self, database: str) -> None:
        self.stores = [DatabaseStore(database) for _ in range(2)]
        self.a, self.b = (store.peers(LEASE) for store in self.stores)
        assert isinstance(self.a, DatabasePeers)
        assert isinstance(self.b, DatabasePeers)

    async def die(self, peers: object) -> None:
        """Have a server's word end, as if it had said nothing for long."""
        assert isinstance(peers, DatabasePeers)
        await self.stores[0].ask(
            lambda db: db.execute("UPDATE areo.processes SET until = '-infinity' WHERE id = %s", (peers.me,)).rowcount
        )


def table(id: str = "one") -> TableSetUp:
    return TableSetUp(id, 0.0, "red-planet", 3, {"seed": "1"}, "free", [None, None, "random"], ["", "", ""])


def with_two(database: str, task: Callable[[Two], Awaitable[None]]) -> None:
    async def run() -> None:
        two = Two(database)
        try:
            await two.a.begin("http://a:1")
            await two.b.begin("http://b:2")
            await two.stores[0].create(table(), [], {"state": 0}, False, True)
            await task(two)
        finally:
            for store in two.stores:
                store.close()

    loops.run(run())


def test_a_table_has_one_holder_and_the_other_server_is_told_where(database: str) -> None:
    async def play(two: Two) -> None:
        await two.a.take("one")
        with pytest.raises(Elsewhere) as elsewhere:
            await two.b.take("one")
        assert elsewhere.value.address == "http://a:1"
        await two.a.take("one")  # once more is no harm
        await two.a.let_go(["one"])
        await two.b.take("one")
        with pytest.raises(Elsewhere) as elsewhere:
            await two.a.take("one")
        assert elsewhere.value.address == "http://b:2"
        await two.a.take("nothing")  # whether there is such a table is asked when it is read

    with_two(database, play)


def test_of_servers_that_reach_for_a_table_at_once_one_has_it(database: str) -> None:
    async def play(two: Two) -> None:
        ids = [f"table-{number}" for number in range(20)]
        for id in ids:
            await two.stores[0].create(table(id), [], {}, False, False)
        takes = [peers.take(id) for id in ids for peers in (two.a, two.b)]
        results = await asyncio.gather(*takes, return_exceptions=True)
        assert sum(1 for result in results if isinstance(result, Elsewhere)) == len(ids)
        first, second = (set(store.held) for store in two.stores)
        assert (first | second, first & second) == (set(ids), set())

    with_two(database, play)


def test_who_does_not_hold_a_table_adds_nothing_to_it(database: str) -> None:
    async def play(two: Two) -> None:
        old, new = two.stores
        await two.a.take("one")
        await old.append("one", 0, FIRST, {"state": 1}, False, True)
        await two.die(two.a)
        await two.b.take("one")
        with pytest.raises(NotHeld):
            await old.append("one", 1, SECOND, {"state": 2}, True, False)
        with pytest.raises(NotHeld):
            await old.say("one", 0, Said(None, "", "hello"))
        with pytest.raises(NotHeld):
            await old.deal(table(), {"state": 3}, True, False)
        await old.keep_times("one", [1.0])
        stored = await new.load("one")
        assert stored is not None
        assert (stored.lines, stored.position) == ([FIRST], {"state": 1})
        assert (await new.said("one", 9), await new.times("one")) == ([], None)
        await new.append("one", 1, SECOND, {"state": 2}, False, True)

    with_two(database, play)


def test_a_server_that_was_silent_learns_what_it_has_lost_and_keeps_the_rest(database: str) -> None:
    async def play(two: Two) -> None:
        await two.stores[0].create(table("two"), [], {}, False, False)
        await two.a.take("one")
        await two.a.take("two")
        assert await two.a.renew() == []
        await two.die(two.a)
        await two.b.take("one")
        assert await two.a.renew() == ["one"]
        with pytest.raises(Elsewhere):
            await two.b.take("two")
        await two.stores[0].append("two", 0, FIRST, {}, False, False)

    with_two(database, play)


def test_a_server_that_cannot_reach_the_database_for_long_holds_nothing(database: str) -> None:
    async def play(two: Two) -> None:
        await two.a.take("one")
        two.stores[0].pool.close()
        with pytest.raises(StoreFailed):
            await two.a.renew()
        assert isinstance(two.a, DatabasePeers)
        two.a.heard -= LEASE
        assert await two.a.renew() == ["one"]
        assert two.stores[0].held == {}

    with_two(database, play)


def test_a_server_that_starts_again_at_its_address_has_its_tables_at_once(database: str) -> None:
    async def play(two: Two) -> None:
        await two.a.take("one")
        again = DatabaseStore(database)
        peers = again.peers(LEASE)
        await peers.begin("http://a:1")
        await peers.take("one")
        with pytest.raises(NotHeld):
            await two.stores[0].append("one", 0, FIRST, {}, False, False)
        again.close()

    with_two(database, play)


def test_a_server_that_stops_lets_everything_go(database: str) -> None:
    async def play(two: Two) -> None:
        await two.a.take("one")
        await two.a.end()
        await two.b.take("one")

    with_two(database, play)


def test_tables_whose_bots_nobody_lets_choose_are_found(database: str) -> None:
    async def play(two: Two) -> None:
        store = two.stores[0]
        assert await two.b.orphans(9) == []  # whoever made it may be on their way
        await store.ask(lambda db: db.execute("UPDATE areo.tables SET touched = touched - 60").rowcount)
        assert await two.b.orphans(9) == ["one"]
        await two.a.take("one")
        assert (await two.b.orphans(9), await two.b.orphans(9)) == ([], [])
        assert await store.due() == []
        await two.die(two.a)
        assert await two.b.orphans(9) == ["one"]
        await two.b.take("one")
        assert await two.a.orphans(9) == []

    with_two(database, play)


def test_a_line_of_which_nobody_knows_whether_it_was_stored_cannot_come_later(database: str) -> None:
    async def play(two: Two) -> None:
        store = two.stores[0]
        await two.a.take("one")
        await store.append("one", 0, FIRST, {"state": 1}, False, True)
        before = store.held["one"]
        with pytest.raises(StoreFailed):
            await store.append("one", 0, SECOND, {"state": 2}, False, True)
        assert store.held["one"] == before + 1
        await store.append("one", 1, SECOND, {"state": 2}, False, True)

    with_two(database, play)


def test_rations_are_counted_by_all_servers_together(database: str) -> None:
    async def play(two: Two) -> None:
        taken = [await peers.ration("ada", 0.0, 3.0) for peers in (two.a, two.b, two.a, two.b, two.a)]
        assert taken == [True, True, True, False, False]
        assert await two.b.ration("bob", 0.0, 3.0)
        assert await two.b.ration("ada", 1e9, 3.0)  # after a while there is more

    with_two(database, play)


class Guest(Watcher):
    """Somebody who looks on until they are sent away."""

    sent_away: tuple[int, str] | None = None

    def dismiss(self, code: int, reason: str) -> None:
        self.sent_away = (code, reason)
        self.moved.set()


@asynccontextmanager
async def lobbies(database: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    stores = [DatabaseStore(database) for _ in range(2)]
    settings = Settings(lease_seconds=LEASE, job_workers=1, bot_workers=1)
    first, second = (Lobby(store, store.links_secret, settings) for store in stores)
    await first.begin("http://a:1")
    await second.begin("http://b:2")
    try:
        yield first, second
    finally:
        for lobby in (first, second):
            await lobby.close()
            lobby.store.close()


async def choose(room: Room) -> str:
    """Let somebody who is asked choose; which decision it was."""
    seat = room.standing.game.waiting_for()[0]
    decision = room.standing.decisions[seat]
    assert decision is not None
    await room.choose(seat, Choose(decision, [0]))
    return decision


def test_a_table_moves_to_another_server_with_all_that_was_done_there(database: str) -> None:
    async def play() -> None:
        async with lobbies(database) as (first, second):
            made = await first.make(NewTable("red-planet", [Fill(), Fill(), Fill()], seed=1))
            old = await first.room(made.id)
            guest = Guest(old)
            done = [await choose(old) for _ in range(3)]
            with pytest.raises(Elsewhere):
                await second.room(made.id)
            assert isinstance(first.peers, DatabasePeers)
            silenced = first.peers.me
            assert isinstance(second.store, DatabaseStore)
            await second.store.ask(
                lambda db: db.execute("DELETE FROM areo.processes WHERE id = %s", (silenced,)).rowcount
            )
            new = await second.room(made.id)
            assert new.standing.version == 3
            assert new.standing.game.position() == old.standing.game.position()
            done.append(await choose(new))
            with pytest.raises(Refusal) as refusal:
                await choose(old)
            assert refusal.value.code == "not_stored"
            assert guest.sent_away is not None
            assert guest.sent_away[0] == 1012
            with pytest.raises(Elsewhere):
                await first.room(made.id)
            stored = await second.store.load(made.id)
            assert stored is not None
            assert [line.decision for line in stored.lines if isinstance(line, Choice)] == done

    loops.run(play())


def test_what_another_server_has_taken_is_closed_when_this_one_is_next_heard_of(database: str) -> None:
    async def play() -> None:
        async with lobbies(database) as (first, second):
            made = await first.make(NewTable("red-planet", [Fill(invite=True), Fill(), Fill()]))
            place = await first.place(made.id)
            assert isinstance(first.peers, DatabasePeers)
            silenced = first.peers.me
            assert isinstance(second.store, DatabaseStore)
            await second.store.ask(
                lambda db: db.execute("DELETE FROM areo.processes WHERE id = %s", (silenced,)).rowcount
            )
            await second.place(made.id)
            for id in await first.peers.renew():
                first.lose(id)
            assert not isinstance(place, Room)
            assert place.ended == (1012, "this table has moved to another server; come back")
            assert first.gatherings == {}

    loops.run(play())
