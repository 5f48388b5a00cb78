"""The file in which tables are kept, and its folder. What every store does is tested in test_stores.py."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

import areo
from areo.table.lines import AnyLine, Choice, Said, TableSetUp
from areo.table.received import Choose
from areo.table.settings import Settings
from areo.table.store import FileStore, StoreFailed, backup, forget
from tests.table import loops
from tests.table.inside import Watcher, lobby
from tests.table.inside import table as table_of
from tests.table.knowledge import stored_lines, through_json
from tests.table.server import Json, Player, Server, play_on, said

T = TypeVar("T")
FIRST = Choice(0, ["pass"], "0.0")


def table(id: str = "one") -> TableSetUp:
    return TableSetUp(id, 0.0, "red-planet", 3, {"seed": "1"}, "free", [None, None, "random"], ["", "", ""])


def with_store(folder: Path, task: Callable[[FileStore], Awaitable[T]]) -> T:
    """Do something with the store of a folder, and close it."""

    async def run() -> T:
        store = FileStore(folder)
        try:
            return await task(store)
        finally:
            store.close()

    return loops.run(run())


class TestTheFile:
    def test_of_writes_that_share_a_trip_to_the_disk_only_the_bad_one_fails(self, tmp_path: Path) -> None:
        async def write(store: FileStore) -> None:
            await store.create(table(), [], {"state": 0}, False, False)
            writes = [store.append("one", number, FIRST, {"state": number}, False, False) for number in (0, 1, 1, 2)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [isinstance(result, StoreFailed) for result in results] == [False, False, True, False]
            stored = await store.load("one")
            assert stored is not None
            assert (len(stored.lines), stored.position) == (3, {"state": 2})

        with_store(tmp_path, write)

    def test_when_the_disk_is_full_nothing_is_kept_and_all_is_well_afterwards(self, tmp_path: Path) -> None:
        async def write(store: FileStore) -> None:
            await store.create(table(), [], {"state": 0}, False, False)
            (pages,) = store.writer.db.execute("PRAGMA page_count").fetchone()
            store.writer.db.execute(f"PRAGMA max_page_count = {pages}")
            with pytest.raises(StoreFailed, match="full"):
                await store.append("one", 0, FIRST, {"state": "x" * 100_000}, True, False)
            stored = await store.load("one")
            assert stored is not None
            assert (stored.lines, stored.position) == ([], {"state": 0})
            store.writer.db.execute("PRAGMA max_page_count = 1000000")
            await store.append("one", 0, FIRST, {"state": "x" * 100_000}, True, False)

        with_store(tmp_path, write)

    def test_a_line_that_cannot_be_read_harms_no_other_table(self, tmp_path: Path) -> None:
        async def write(store: FileStore) -> None:
            await store.create(table("one"), [FIRST], {}, False, False)
            await store.create(table("two"), [FIRST], {}, False, False)
            store.writer.db.execute("UPDATE lines SET body = 'garbage' WHERE id = 'one'")
            with pytest.raises(StoreFailed):
                await store.load("one")
            assert await store.load("two") is not None

        with_store(tmp_path, write)


class TestFolders:
    def test_a_folder_is_used_by_one_at_a_time(self, tmp_path: Path) -> None:
        store = FileStore(tmp_path)
        with pytest.raises(StoreFailed, match=r"^the data folder .* is in use by another areo$"):
            FileStore(tmp_path)
        with pytest.raises(StoreFailed, match="in use"):
            forget(tmp_path, "one")
        store.close()
        FileStore(tmp_path).close()

    def test_a_second_server_says_so_and_ends(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            told = serve("--data", str(server.folder), "--port", "0")
            assert "is in use by another areo" in told
            assert server.request("/health")["ok"]

    def test_a_port_that_is_taken_is_said_and_the_folder_let_go(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            told = serve("--data", str(tmp_path / "others"), "--port", str(server.port))
            assert f"cannot listen on 127.0.0.1 port {server.port}" in told

    def test_a_folder_that_cannot_be_written_is_said(self, tmp_path: Path) -> None:
        (tmp_path / "tables").write_text("a file where the folder should be")
        told = serve("--data", str(tmp_path / "tables"), "--port", "0")
        assert "cannot be written" in told


def serve(*options: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-c", "from areo.cli import app; app()", "serve", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    return " ".join((ended.stdout + ended.stderr).split())


class TestCopies:
    def test_a_copy_made_while_it_is_played_at_is_a_store_of_its_own(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = server.make("red-planet", None, "random", "random", seed=1)
            ada = server.sit(made, 0)
            play_on([ada], Random(1), 8)
            (tmp_path / "copy").mkdir()
            backup(tmp_path / "tables", tmp_path / "copy" / "areo.sqlite")
            lines = len(stored_lines(tmp_path / "copy", made["id"]))
            assert lines >= 8
            play_on([ada], Random(2))
        with Server(tmp_path / "copy") as server:
            back = server.sit(made, 0)
            assert back.version() >= lines
            assert back.text()[: len(back.log) // 2] == ada.text()[: len(back.log) // 2]
            play_on([back], Random(3))
            assert back.state["over"]

    def test_nothing_is_written_over(self, tmp_path: Path) -> None:
        FileStore(tmp_path / "tables").close()
        (tmp_path / "copy").write_text("something dear")
        with pytest.raises(StoreFailed, match="is there already"):
            backup(tmp_path / "tables", tmp_path / "copy")
        assert (tmp_path / "copy").read_text() == "something dear"
        with pytest.raises(StoreFailed, match="no tables"):
            backup(tmp_path / "nowhere", tmp_path / "other")
        with pytest.raises(StoreFailed, match="cannot be written"):
            backup(tmp_path / "tables", tmp_path / "no folder" / "other")

    def test_a_table_is_forgotten_and_the_others_are_not(self, tmp_path: Path) -> None:
        async def write(store: FileStore) -> None:
            for id in ("one", "two"):
                await store.create(table(id), [FIRST], {}, False, False)
                await store.say(id, 0, Said(None, "", "hello"))

        async def read(store: FileStore) -> None:
            assert await store.load("one") is None
            assert await store.said("one", 10) == []
            assert await store.load("two") is not None
            assert len(await store.said("two", 10)) == 1

        with_store(tmp_path, write)
        forget(tmp_path, "one")
        with_store(tmp_path, read)
        with pytest.raises(StoreFailed, match="no table one"):
            forget(tmp_path, "one")
        with pytest.raises(StoreFailed, match="no tables"):
            forget(tmp_path / "nowhere", "one")


class TestWhenNothingCanBeStored:
    FULL = "CREATE TRIGGER full BEFORE INSERT ON {} BEGIN SELECT RAISE(ABORT, 'there is no room left'); END"

    def change(self, server: Server, command: str) -> None:
        with closing(sqlite3.connect(server.folder / "areo.sqlite", timeout=30)) as db, db:
            db.execute(command)

    def test_a_choice_is_refused_nothing_has_happened_and_it_can_be_made_later(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = server.make("terraforming-mars", None, None, seed=1)
            ada, bob = server.sit(made, 0), server.sit(made, 1)
            before = (ada.state["view"], ada.state["asked"], ada.log.copy())
            self.change(server, self.FULL.format("lines"))
            answer = ada.choose(0)
            assert (answer["type"], answer["code"]) == ("refused", "not_stored")
            assert ada.ask("name", name="Ada")["code"] == "not_stored"
            for player in (ada, bob):
                player.ping()
                assert all(state["version"] == 0 for state, _ in player.sights)
            assert (ada.state["view"], ada.state["asked"], ada.log) == before
            self.change(server, "DROP TRIGGER full")
            assert ada.choose(0)["version"] == 1
            bob.catch_up(1)

    def test_bots_try_again_until_they_can(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables", "--workers", "1") as server:
            self.change(server, self.FULL.format("lines"))
            made = server.make("terraforming-mars", None, "random", seed=1)
            ada = server.sit(made, 0)
            while server.errors().count("a bot's choice was refused") < 2:
                time.sleep(0.02)
            self.change(server, "DROP TRIGGER full")
            ada.catch_up(2)
            assert not any(line.get("notice") for line in ada.log)

    def test_what_is_said_is_refused(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = server.make("terraforming-mars", None, None, seed=1)
            ada = server.sit(made, 0)
            self.change(server, self.FULL.format("chat"))
            assert ada.ask("chat", text="hello")["code"] == "not_stored"
            self.change(server, "DROP TRIGGER full")
            assert ada.ask("chat", text="hello again")["type"] == "done"
            later = server.sit(made, 0)
            later.ping()
            chats = [line["text"] for m in later.received if m["type"] == "chat" for line in m["lines"]]
            assert chats == ["hello again"]


class HeldStore(FileStore):
    """A store that is slow to add a line: it waits for a word."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.asked = asyncio.Event()
        self.word = asyncio.Event()

    async def append(self, id: str, number: int, line: AnyLine, position: Json | None, over: bool, due: bool) -> None:
        self.asked.set()
        await self.word.wait()
        await super().append(id, number, line, position, over, due)


def test_nobody_sees_a_choice_before_it_is_stored(tmp_path: Path) -> None:
    """Not even somebody who comes, or asks for it again, just then."""

    async def play() -> None:
        async with lobby(tmp_path, Settings(), HeldStore) as found:
            assert isinstance(found.store, HeldStore)
            room = await table_of(found, None, None, None)
            seat = room.standing.game.waiting_for()[0]
            before = room.state(seat, "en", 0)
            decision = room.standing.decisions[seat]
            assert decision is not None
            choosing = asyncio.create_task(room.choose(seat, Choose(decision, [0])))
            await found.store.asked.wait()
            watcher = Watcher(room)
            assert room.state(seat, "en", 0) == before
            assert (await found.room(room.id)).state(seat, "en", 0) == before
            watcher.moved.clear()
            found.store.word.set()
            await choosing
            assert watcher.moved.is_set()
            assert room.state(seat, "en", 0).version == 1

    loops.run(play())


class ForgetfulStore(FileStore):
    """A store that keeps a line, and then fails before it can say so."""

    async def append(self, id: str, number: int, line: AnyLine, position: Json | None, over: bool, due: bool) -> None:
        await super().append(id, number, line, position, over, due)
        raise StoreFailed("the line to the store broke")


def test_a_choice_that_was_stored_counts_even_if_the_word_that_it_was_is_lost(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings(), ForgetfulStore) as found:
            room = await table_of(found, None, None, None)
            seat = room.standing.game.waiting_for()[0]
            decision = room.standing.decisions[seat]
            assert decision is not None
            await room.choose(seat, Choose(decision, [0]))
            assert (room.standing.version, room.gone) == (1, False)
            await room.choose(seat, Choose(decision, [room.standing.answered[decision][0]]))  # twice counts once
            assert room.standing.version == 1

    loops.run(play())


class TestWhenTheRulesHaveChanged:
    """Stored lines or a stored position are changed, so that playing the lines again leads elsewhere."""

    def begin(self, server: Server, game: str = "red-planet") -> tuple[Json, list[Player]]:
        made = server.make(game, None, None, None, seed=2)
        players = [server.sit(made, seat, name=name) for seat, name in enumerate(("Ada", "Bob", "Eve"))]
        play_on(players, Random(2), 14)
        return made, players

    def rewrite(self, folder: Path, name: str, where: str, change: Callable[[Any], Any]) -> None:
        with closing(sqlite3.connect(folder / "areo.sqlite")) as db, db:
            (body,) = db.execute(f"SELECT body FROM {name} WHERE {where}").fetchone()
            db.execute(f"UPDATE {name} SET body = ? WHERE {where}", (json.dumps(change(json.loads(body))).encode(),))

    def forbid_an_old_choice(self, server: Server, made: Json) -> None:
        self.rewrite(
            server.folder,
            "lines",
            f"id = '{made['id']}' AND number = 6",
            lambda line: {**line, "picks": ["something that was abolished"]},
        )

    def test_the_position_that_was_kept_counts(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made, players = self.begin(server)
            server.kill()
            self.forbid_an_old_choice(server, made)
            server.restart()
            for seat, player in enumerate(players):
                back = server.sit(made, seat)
                assert back.state["view"] == player.state["view"]
                assert back.state["waiting"] == player.state["waiting"]
                assert [said(line) for line in back.log if line.get("notice")] == [
                    "The rules were updated. The game goes on from where it stood; its earlier log is not shown."
                ]
                assert [seat["name"] for seat in back.seats["seats"]] == ["Ada", "Bob", "Eve"]

    def test_lines_that_lead_elsewhere_are_noticed(self, tmp_path: Path) -> None:
        """As if a rule gave more money now: the players keep what they had."""

        def richer(position: Json) -> Json:
            position["state"]["players"][0]["resources"]["mc"] += 1
            return position

        with Server(tmp_path / "tables") as server:
            made, players = self.begin(server, "terraforming-mars")
            server.kill()
            self.rewrite(server.folder, "positions", f"id = '{made['id']}'", richer)
            with closing(sqlite3.connect(server.folder / "areo.sqlite")) as db:
                (body,) = db.execute("SELECT body FROM positions").fetchone()
            server.restart()
            back = server.sit(made, 0)
            assert back.state["view"] == through_json(areo.from_position(json.loads(body)).view(0))
            assert back.state["view"] != players[0].state["view"]

    def test_the_game_goes_on_to_its_end_over_further_restarts(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made, _ = self.begin(server)
            server.kill()
            self.forbid_an_old_choice(server, made)
            server.restart()
            rng = Random(5)
            players = [server.sit(made, seat) for seat in range(3)]
            play_on(players, rng, 10)
            server.restart()
            back = [server.sit(made, seat) for seat in range(3)]
            for old, new in zip(players, back, strict=True):
                assert (new.version(), new.state["asked"]) == (old.version(), old.state["asked"])
                assert new.log == old.log
                assert new.state["undoable"] == old.state["undoable"]
            play_on(back, rng)
            record = server.request(f"/api/tables/{made['id']}/record", back[0].token)
            assert through_json(areo.replay(record).view(0)) == back[0].state["view"]


def test_an_owner_of_the_box_can_correct_its_components(tmp_path: Path) -> None:
    """New tables play with the corrected file; where it lies is told to nobody."""
    original = Path(areo.__file__).parent / "red_planet" / "components.toml"
    corrected = tmp_path / "mine.toml"
    text = original.read_text(encoding="utf-8")
    assert text.count("value = 3") == 1
    corrected.write_text(text.replace("value = 3", "value = 4"), encoding="utf-8")
    with Server(tmp_path / "data", "--components", f"red-planet={corrected}") as server:
        made = server.make("red-planet", None, None, None, seed=5)
        told = server.request(f"/api/tables/{made['id']}", made["seats"][0]["token"])
        assert "data" not in told["options"]
        words = server.request("/api/games/red-planet/words")
        assert {"id": "celerium", "value": 4} in words["board"]["resources"]
        server.restart()
        player = Player(server, made["seats"][0]["token"])
        assert player.state["version"] == 0
        assert not any(str(tmp_path) in str(message) for message in player.received)


def test_a_faulty_file_of_components_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    faulty = tmp_path / "mine.toml"
    faulty.write_text("[[zone]]\n", encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", "from areo.cli import app; app()", "serve", "--port", "0", "--data", str(tmp_path / "d"),
         "--components", f"red-planet={faulty}"],
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    assert told.returncode == 2
    assert "mine.toml" in told.stderr
    assert "Traceback" not in told.stderr
