"""What every store does, in a file and in a database: what is written stays, and what fails has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest

from areo.table.kept import open_store, usage
from areo.table.lines import Choice, Named, Said, Seated, Subscription, TableSetUp
from areo.table.store import Store, StoreFailed
from tests.table import loops

T = TypeVar("T")
Kept: TypeAlias = Path | str
FIRST = Choice(0, ["pass"], "0.0")
SECOND = Named(1, "Ada \0 «é» 火星")


def table(id: str = "one") -> TableSetUp:
    return TableSetUp(id, 0.0, "red-planet", 3, {"seed": "1"}, "free", [None, None, "random"], ["", "", ""])


def browser(number: int, language: str = "en") -> Subscription:
    return Subscription(f"https://push.example/{number}", "key", "secret", language, "localhost")


@pytest.fixture(params=["folder", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """A place with no tables yet."""
    return tmp_path if request.param == "folder" else str(request.getfixturevalue("database"))


def with_store(kept: Kept, task: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store, and close it."""

    async def run() -> T:
        store = open_store(kept)
        try:
            return await task(store)
        finally:
            store.close()

    return loops.run(run())


def test_what_is_kept_is_there_when_it_is_opened_again(kept: Kept) -> None:
    async def write(store: Store) -> bytes:
        await store.create(table(), [FIRST], {"state": 1}, False, True)
        await store.append("one", 1, SECOND, None, False, True)
        await store.append("one", 2, Seated(2, None), {"state": 2}, True, False)
        await store.say("one", 0, Said(None, "", "hello"))
        return await store.secret()

    async def read(store: Store) -> bytes:
        stored = await store.load("one")
        assert stored is not None
        assert stored.table == table()
        assert stored.lines == [FIRST, SECOND, Seated(2, None)]
        assert (stored.position, stored.rematch) == ({"state": 2}, None)
        assert await store.said("one", 10) == [(0, Said(None, "", "hello"))]
        assert await store.count() == 1
        assert await store.load("two") is None
        return await store.secret()

    assert with_store(kept, write) == with_store(kept, read)


def test_a_line_that_leaves_the_position_alone_leaves_it_as_it_was(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {"state": 1}, False, False)
        await store.append("one", 0, SECOND, None, False, False)
        stored = await store.load("one")
        assert stored is not None
        assert (stored.lines, stored.position) == ([SECOND], {"state": 1})

    with_store(kept, write)


def test_no_line_is_written_over(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [FIRST], {"state": 1}, False, False)
        with pytest.raises(StoreFailed):
            await store.append("one", 0, SECOND, {"state": 2}, True, True)
        stored = await store.load("one")
        assert stored is not None
        assert (stored.lines, stored.position) == ([FIRST], {"state": 1})
        assert await store.due() == []
        with pytest.raises(StoreFailed):
            await store.create(table(), [], {}, False, False)
        with pytest.raises(StoreFailed, match="there is no table two"):
            await store.append("two", 0, FIRST, None, False, False)

    with_store(kept, write)


def test_of_writes_at_once_only_the_bad_one_fails(kept: Kept) -> None:
    ids = [f"table-{number}" for number in range(20)]

    async def write(store: Store) -> None:
        await asyncio.gather(*(store.create(table(id), [], {"state": 0}, False, False) for id in ids))
        lines = [store.append(id, 0, FIRST, {"state": 1}, False, False) for id in [*ids, "table-3"]]
        results = await asyncio.gather(*lines, return_exceptions=True)
        assert [result for result in results if result is not None] == [
            r for r in results if isinstance(r, StoreFailed)
        ]
        assert results.count(None) == len(ids)
        for id in ids:
            stored = await store.load(id)
            assert stored is not None
            assert (stored.lines, stored.position) == ([FIRST], {"state": 1})

    with_store(kept, write)


def test_a_table_is_dealt_when_all_have_sat_down(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {}, False, False)
        other = TableSetUp("one", 0.0, "red-planet", 3, {"seed": "2"}, "free", [None] * 3, ["", "", ""])
        await store.deal(other, {"state": 1}, False, True)
        stored = await store.load("one")
        assert stored is not None
        assert (stored.table, stored.position) == (other, {"state": 1})
        assert await store.due() == ["one"]
        with pytest.raises(StoreFailed, match="there is no table two"):
            await store.deal(table("two"), {}, False, False)

    with_store(kept, write)


def test_tables_where_a_bot_is_to_choose_are_found(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table("one"), [], {}, False, True)
        await store.create(table("two"), [], {}, False, False)
        await store.create(table("three"), [], {}, True, True)
        assert await store.due() == ["one"]
        await store.append("one", 0, FIRST, {}, False, False)
        await store.append("two", 0, FIRST, {}, False, True)
        assert await store.due() == ["two"]

    with_store(kept, write)


def test_there_is_one_rematch(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {}, True, False)
        assert await store.rematch("one", "two") == "two"
        assert await store.rematch("one", "three") == "two"
        stored = await store.load("one")
        assert stored is not None
        assert stored.rematch == "two"
        with pytest.raises(StoreFailed):
            await store.rematch("nothing", "two")

    with_store(kept, write)


def test_the_latest_of_the_chat_is_found_in_order(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {}, False, False)
        for number in range(4):
            await store.say("one", number, Said(0, "Ada", f"line {number}"))
        assert await store.said("one", 2) == [(2, Said(0, "Ada", "line 2")), (3, Said(0, "Ada", "line 3"))]
        with pytest.raises(StoreFailed):
            await store.say("one", 3, Said(0, "Ada", "once more"))

    with_store(kept, write)


def test_times_and_reviews_are_replaced_and_kept_for_no_table_that_is_gone(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {}, False, False)
        assert (await store.times("one"), await store.review("one")) == (None, None)
        for used, body in (([1.5, 0.0], b'{"a":1}'), ([2.5, 1.0], b'{"a":2}')):
            await store.keep_times("one", used)
            await store.keep_review("one", body)
        assert (await store.times("one"), await store.review("one")) == ([2.5, 1.0], b'{"a":2}')
        await store.keep_times("two", [1.0])
        await store.keep_review("two", b"{}")
        assert (await store.times("two"), await store.review("two")) == (None, None)

    with_store(kept, write)


def test_only_the_latest_browsers_of_a_seat_are_remembered(kept: Kept) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [], {}, False, False)
        for number in range(7):
            await store.subscribe("one", 0, browser(number))
        await store.subscribe("one", 0, browser(3, "fr"))
        await store.subscribe("one", 1, browser(0))
        assert await store.subscriptions("one", 0) == [browser(2), browser(4), browser(5), browser(6), browser(3, "fr")]
        await store.unsubscribe("one", 0, browser(5).endpoint)
        assert [each.endpoint[-1] for each in await store.subscriptions("one", 0)] == ["2", "4", "6", "3"]
        assert await store.subscriptions("one", 1) == [browser(0)]

    with_store(kept, write)


def test_the_key_for_notifications_is_the_first_that_was_made(kept: Kept) -> None:
    async def first(store: Store) -> str:
        return await store.push_key("first")

    async def second(store: Store) -> str:
        return await store.push_key("second")

    assert (with_store(kept, first), with_store(kept, second)) == ("first", "first")


def test_a_deleted_table_leaves_nothing_and_the_others_stay(kept: Kept) -> None:
    async def write(store: Store) -> None:
        for id in ("one", "two"):
            await store.create(table(id), [FIRST], {}, False, True)
            await store.say(id, 0, Said(None, "", "hello"))
            await store.keep_times(id, [1.0])
            await store.keep_review(id, b"{}")
            await store.subscribe(id, 0, browser(1))
        await store.delete("one")
        assert await store.load("one") is None
        assert (await store.said("one", 10), await store.subscriptions("one", 0)) == ([], [])
        assert (await store.times("one"), await store.review("one")) == (None, None)
        assert (await store.count(), await store.due()) == (1, ["two"])
        assert len(await store.said("two", 10)) == 1
        with pytest.raises(StoreFailed, match="there is no table one"):
            await store.append("one", 1, SECOND, None, False, False)

    with_store(kept, write)


def test_who_has_made_how_many_and_how_much_room_they_take_is_known(kept: Kept) -> None:
    async def write(store: Store) -> None:
        before = await store.bytes_used()
        for number in range(30):
            await store.create(table(f"{number}"), [], {"long": "x" * 900}, False, False, "ada" if number else "bob")
        assert (await store.made_by("ada"), await store.made_by("bob"), await store.made_by("eve")) == (29, 1, 0)
        assert await store.bytes_used() > before + 20_000

    with_store(kept, write)
    tables, used = usage(kept)
    assert tables == 30
    assert used > 20_000


def test_tables_at_which_nothing_happens_are_found(kept: Kept) -> None:
    async def write(store: Store) -> None:
        for id in ("one", "two", "three"):
            await store.create(table(id), [], {}, False, False)
        assert await store.untouched(60.0, 10) == []
        assert len(await store.untouched(-60.0, 2)) == 2

    with_store(kept, write)
