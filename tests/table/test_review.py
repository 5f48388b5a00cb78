"""The review of a finished game: made in the background, kept, and told to whoever may have the record."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import areo
from areo.bots import review as reviewing
from areo.bots.review import Review, review
from areo.table.jobs import Reconsider, done
from areo.table.lobby import Lobby
from areo.table.requests import PlayOn
from areo.table.room import Room
from areo.table.settings import Settings
from areo.table.workers import JobFailed
from tests.browser.tables import opened, played
from tests.table import inside, loops
from tests.table.knowledge import through_json
from tests.table.server import Json, Refused, Server

GAME = played("red-planet", 3, seed="reviewed")


@pytest.fixture(scope="module")
def made(server: Server) -> Json:
    return opened(server, GAME)


def ask(server: Server, made: Json, token: str | None = None, language: str = "en", begin: bool = False) -> Any:
    path = f"/api/tables/{made['id']}/review?language={language}"
    return server.request(path, token or made["host"], method="POST" if begin else "GET")


def finished(server: Server, made: Json) -> Any:
    ask(server, made, begin=True)
    while (told := ask(server, made))["review"] is None:
        assert told["begun"], "it was given up"
        assert 0 <= told["done"] <= told["of"]
        time.sleep(0.1)
    return told


def test_nothing_is_reviewed_before_somebody_asks_for_it(server: Server) -> None:
    made = opened(server, GAME)
    assert ask(server, made) == {"begun": False, "done": 0, "of": 1, "review": None}


def test_it_finds_what_the_same_record_gives_anywhere(server: Server, made: Json) -> None:
    told = finished(server, made)
    assert told["done"] == told["of"]
    found = review(GAME)
    assert told["review"]["curve"] == [{"moment": p.moment, "round": p.round, "values": p.values} for p in found.curve]
    assert [(c["moment"], c["cost"], c["better"]) for c in told["review"]["costly"]] == [
        (c.moment, c.cost, c.better) for c in found.costly
    ]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_its_puzzles_are_those_of_the_record_and_can_be_played(server: Server, made: Json, language: str) -> None:
    found = review(GAME).puzzles
    assert finished(server, made)["review"]["puzzles"] == len(found) > 0
    told = server.request(f"/api/tables/{made['id']}/puzzles?language={language}", made["spectator"]["token"])
    assert told["game"] == "red-planet"
    assert [puzzle["texts"]["prompt"] for puzzle in told["puzzles"]] == [p.texts[language].prompt for p in found]
    first = told["puzzles"][0]
    assert (first["seat"], first["best"], first["costs"]) == (found[0].seat, found[0].best, found[0].costs)
    seats: list[Json] = [{}, {}, {}]
    on = server.request("/api/games", body={"game": "red-planet", "seats": seats, "position": first["position"]})
    assert first["best"] in server.sit(on, first["seat"]).offered()


def test_there_are_no_puzzles_before_a_review_nor_for_others(server: Server, made: Json) -> None:
    fresh = opened(server, GAME)
    for token, status in ((fresh["host"], 403), (made["host"], 404)):
        with pytest.raises(Refused) as refused:
            server.request(f"/api/tables/{fresh['id']}/puzzles", token)
        assert refused.value.status == status


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_it_is_told_in_the_readers_language(server: Server, made: Json, language: str) -> None:
    finished(server, made)
    first = ask(server, made, language=language)["review"]["costly"][0]
    asked = areo.replay(GAME.record(), first["moment"]).asked[first["seat"]]
    assert asked is not None
    assert first["texts"]["prompt"] == asked.prompt(language)


def test_everybody_who_may_have_the_record_may_have_the_review(server: Server, made: Json) -> None:
    whole = finished(server, made)
    for token in (made["seats"][2]["token"], made["spectator"]["token"]):
        assert ask(server, made, token) == whole
    with pytest.raises(Refused) as refused:
        ask(server, made, "somebody else's")
    assert refused.value.status == 404


def test_the_record_carries_it_and_still_replays(server: Server, made: Json) -> None:
    path = f"/api/tables/{made['id']}/record"
    finished(server, made)
    record = server.request(path, made["host"])
    assert record["review"]["costly"][0]["texts"]["pt"]["prompt"]
    assert areo.replay(record).scores() == GAME.scores()
    again = server.request("/api/records", body=record)
    assert "review" not in server.request(f"/api/tables/{again['id']}/record", again["host"])  # nobody else's word


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    running = opened(server, played("red-planet", 3, 40, seed="reviewed"))
    for begin in (True, False):
        with pytest.raises(Refused) as refused:
            ask(server, running, begin=begin)
        assert refused.value.status == 403
    with pytest.raises(Refused) as refused:
        server.request(f"/api/tables/{running['id']}/puzzles", running["host"])
    assert refused.value.status == 403
    assert "review" not in server.request(f"/api/tables/{running['id']}/record", running["host"])


def test_it_is_kept_with_the_table_and_goes_with_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        made = opened(server, GAME)
        whole = finished(server, made)
        server.restart()
        assert ask(server, made) == whole
        server.request(f"/api/tables/{made['id']}", made["host"], method="DELETE")
    with closing(sqlite3.connect(tmp_path / "data" / "areo.sqlite")) as db:
        assert db.execute("SELECT count(*) FROM reviews").fetchone() == (0,)


class Slow:
    """Processes in which one step of a review never ends."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.jobs: list[Reconsider] = []

    async def do(self, job: Reconsider, seconds: float, kind: type[Review]) -> Review:
        self.jobs.append(job)
        before = 0 if job.found is None else job.found.done
        written = json.encode(job)
        found = done(json.decode(written, type=Reconsider))
        assert isinstance(found, Review)
        if before <= self.at < found.done and not job.leave_out:
            raise JobFailed("no answer", slow=True)
        return json.decode(json.encode(found), type=Review)

    async def close(self) -> None:
        pass


async def over(lobby: Lobby) -> Room:
    made = await lobby.open_record(through_json(GAME.record()))
    return await lobby.room(made.id)


def test_a_step_that_takes_too_long_is_found_and_left_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside.lobby(tmp_path, Settings()) as lobby:
            room = await over(lobby)
            slow = Slow(at=5)
            lobby.reviews.workers = slow  # type: ignore[misc,assignment]
            await lobby.reviews.begin(room)
            under_way = lobby.reviews.under_way[room.id]
            await lobby.reviews.begin(room)  # asked for twice, it is done once
            assert lobby.reviews.under_way[room.id] is under_way
            assert under_way.task is not None
            await under_way.task
            found = await lobby.reviews.kept(room)
            assert found is not None
            assert found.left_out == review(GAME).left_out + 1
            assert [job.found.done for job in slow.jobs if job.leave_out and job.found] == [5]
            assert lobby.reviews.under_way == {}

    loops.run(work())


def test_a_review_that_fails_is_given_up_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Slow):
        async def do(self, job: Reconsider, seconds: float, kind: type[Review]) -> Review:
            raise JobFailed("its process ended")

    async def work() -> None:
        async with inside.lobby(tmp_path, Settings()) as lobby:
            room = await over(lobby)
            lobby.reviews.workers = Broken(at=0)  # type: ignore[misc,assignment]
            await lobby.reviews.begin(room)
            task = lobby.reviews.under_way[room.id].task
            assert task is not None
            await task
            assert not (await lobby.reviews.told(room, "en")).begun
            monkeypatch.setattr(reviewing, "CANDIDATES", 2)
            lobby.reviews.workers = Slow(at=-1)  # type: ignore[misc,assignment]
            await lobby.reviews.begin(room)
            task = lobby.reviews.under_way[room.id].task
            assert task is not None
            await task
            assert (await lobby.reviews.told(room, "en")).review is not None

    loops.run(work())


def test_a_costly_choice_can_be_played_on_from(server: Server, made: Json) -> None:
    choice = finished(server, made)["review"]["costly"][0]
    wish = json.decode(json.encode(PlayOn(choice["moment"])))
    on = server.request(f"/api/tables/{made['id']}/on", made["seats"][choice["seat"]]["token"], body=wish)
    seat = choice["seat"]
    player = server.sit(on, seat)
    assert set(choice["better"]) <= set(player.offered())
