"""The time each seat has used, at tables that take it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from areo.table.clock import Clock
from areo.table.requests import Fill, NewTable
from areo.table.settings import Settings
from tests.table import loops
from tests.table.inside import Watcher, lobby
from tests.table.server import Json, Player, Refused, Server, said


def running(player: Player) -> list[int]:
    return [seat for seat, time in enumerate(player.state["times"]) if time["runs"]]


def red_planet(server: Server, *bots: str | None, **more: object) -> Json:
    return server.make("red-planet", *bots, seed=1, **{"times": "shown", **more})


class TestAClock:
    def test_each_seat_has_its_own_time(self) -> None:
        now = [0.0]
        clock = Clock([0.0, 0.0, 0.0], lambda: now[0])
        clock.run({0, 1})
        now[0] = 5.0
        clock.run({1})
        now[0] = 7.0
        assert clock.read() == [5.0, 7.0, 0.0]
        clock.run(set())
        now[0] = 100.0
        assert clock.read() == [5.0, 7.0, 0.0]

    def test_it_knows_who_is_the_first_to_run_out(self) -> None:
        now = [0.0]
        clock = Clock([50.0, 20.0, 59.0], lambda: now[0])
        assert clock.left(60.0) is None
        clock.run({0, 1})
        now[0] = 4.0
        assert clock.left(60.0) == 6.0
        now[0] = 40.0
        assert clock.left(60.0) == 0.0


def test_nobodys_time_is_taken_unless_the_table_says_so(server: Server) -> None:
    me = server.sit(red_planet(server, None, None, None, times="off"), 0)
    assert me.state["times"] is None


def test_time_runs_for_every_person_who_is_asked_and_for_no_bot(server: Server) -> None:
    made = server.make("terraforming-mars", None, None, "random", seed=1, times="shown")
    me = server.sit(made, 0)
    assert running(me) == [0, 1], "all choose their corporations at once"
    for _ in range(2):
        assert me.choose(0)["type"] == "done"
    assert running(me) == [1]
    assert me.state["times"][2]["seconds"] == 0


def test_time_rests_while_nobody_is_at_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings()) as found:
            made = await found.make(NewTable("red-planet", [Fill()] * 3, seed=1, times="shown"))
            room = await found.room(made.id)
            assert room.clock is not None
            assert not room.clock.running
            watcher = Watcher(room)
            assert sorted(room.clock.running) == room.standing.game.waiting_for() != []
            room.leave(watcher)
            assert not room.clock.running

    loops.run(play())


def test_the_time_used_is_there_after_a_restart(tmp_path: Path) -> None:
    async def think(seconds: float) -> float:
        async with lobby(tmp_path, Settings()) as found:
            made = await found.make(NewTable("red-planet", [Fill()] * 3, seed=1, times="shown"))
            room = await found.room(made.id)
            Watcher(room)
            assert room.clock is not None
            room.clock.used[1] = seconds
        async with lobby(tmp_path, Settings()) as again:
            room = await again.room(made.id)
            assert room.clock is not None
            return room.clock.read()[1]

    assert loops.run(think(321.0)) >= 321.0


def test_a_bot_plays_on_when_the_time_is_up(server: Server) -> None:
    made = red_planet(server, None, None, None, times="bot", minutes=0.01)
    me = server.sit(made, 0)
    while [seat["bot"] for seat in me.seats["seats"]] != ["medium"] * 3:
        me.read()
    while not me.state["over"]:
        me.read()
    assert "The time of Player 1 is up; a bot (medium) plays on." in [said(line) for line in me.log]


def test_a_seat_whose_time_is_up_is_not_given_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings()) as found:
            made = await found.make(NewTable("red-planet", [Fill()] * 3, seed=1, times="bot", minutes=1.0))
            room = await found.room(made.id)
            watcher = Watcher(room)
            assert room.clock is not None
            room.clock.used[1] = 60.0
            room.wind()
            await watcher.until(lambda: room.standing.bots[1] == "medium")
            assert room.standing.bots[0] is None
            with pytest.raises(Exception, match="time is up"):
                await room.hand_over(1, None)

    loops.run(play())


def test_a_limit_that_is_only_shown_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, Settings()) as found:
            made = await found.make(NewTable("red-planet", [Fill()] * 3, seed=1, times="shown", minutes=1.0))
            room = await found.room(made.id)
            Watcher(room)
            assert room.clock is not None
            room.clock.used[1] = 600.0
            room.wind()
            assert room.alarm is None
            await asyncio.sleep(0)
            assert room.standing.bots == [None] * 3

    loops.run(play())


def test_a_bot_needs_a_limit(server: Server) -> None:
    with pytest.raises(Refused, match="minutes"):
        red_planet(server, None, None, None, times="bot")


def test_the_rules_of_the_table_are_told(server: Server) -> None:
    made = red_planet(server, None, None, None, times="bot", minutes=30)
    told = server.table(made)
    assert (told["times"], told["minutes"]) == ("bot", 30)
    me = server.sit(made, 0)
    welcome = next(message for message in me.received if message["type"] == "welcome")
    assert (welcome["times"], welcome["minutes"]) == ("bot", 30)
