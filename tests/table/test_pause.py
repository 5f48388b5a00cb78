"""After my last action of a turn bots wait a moment, in which I can still take it back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.table.pauses import LONG, mars
from tests.table.server import Json, Player, Refused, Server


def end_turn(player: Player) -> None:
    """One action that reveals nothing, and the end of the turn."""
    assert player.choose("award banker")["type"] == "done"
    assert player.choose("end")["type"] == "done"


def settled(player: Player) -> Json:
    """The state once nobody waits any more and bots have had their say."""
    while player.state["pause"] or not (player.state["asked"] or player.state["over"]):
        player.wait_for("state")
    return player.state


def test_bots_wait_while_my_turn_can_be_taken_back(server: Server) -> None:
    made = mars(server, None, "random")
    me = server.sit(made, 0)
    end_turn(me)
    assert me.state["pause"]["seats"] == [0]
    assert 0 < me.state["pause"]["seconds"] <= LONG
    assert (me.state["waiting"], me.state["undoable"]) == ([1], 2)
    version = me.version()
    assert me.ping()["version"] == version, "no bot has chosen"
    assert me.ask("undo", version=version)["type"] == "done"
    assert me.state["pause"] is None
    assert "end" in me.offered()


def test_bots_go_on_as_soon_as_they_are_told(server: Server) -> None:
    made = mars(server, None, "random")
    me = server.sit(made, 0)
    end_turn(me)
    assert me.ask("go_on")["type"] == "done"
    assert settled(me)["undoable"] == 0
    assert me.version() > 2


def test_bots_go_on_when_the_pause_is_over(server: Server) -> None:
    made = mars(server, None, "random", pause=0.3)
    me = server.sit(made, 0)
    end_turn(me)
    assert me.state["pause"]["seats"] == [0]
    assert settled(me)["asked"]


def test_without_a_pause_bots_go_on_at_once(server: Server) -> None:
    made = mars(server, None, "random", pause=0)
    me = server.sit(made, 0)
    end_turn(me)
    settled(me)
    assert all(message["pause"] is None for message in me.received if message["type"] == "state")


def test_nobody_waits_where_choices_are_not_taken_back(server: Server) -> None:
    made = mars(server, None, "random", undo="none")
    me = server.sit(made, 0)
    end_turn(me)
    settled(me)
    assert all(message["pause"] is None for message in me.received if message["type"] == "state")


def test_nobody_waits_for_what_cannot_be_taken_back(server: Server) -> None:
    """In Mission: Red Planet the last character chosen is revealed at once."""
    made = server.make("red-planet", None, "random", "random", seed=1, pause=LONG)
    me = server.sit(made, 0)
    while me.state["waiting"] != [0]:
        me.wait_for("state")
    assert me.choose(0)["type"] == "done"
    assert (me.state["undoable"], me.state["pause"]) == (0, None)


def test_a_person_who_is_next_is_not_kept_waiting(server: Server) -> None:
    made = mars(server, None, None, "random")
    me, other = server.sit(made, 0), server.sit(made, 1)
    end_turn(me)
    other.catch_up(me.version())
    assert (me.state["pause"], me.state["undoable"]) == (None, 2)
    assert other.choose("pass")["type"] == "done"
    assert other.state["pause"]["seats"] == [1]
    me.catch_up(other.version())
    assert me.state["pause"]["seats"] == [1], "everybody sees for whom bots wait"
    assert me.ask("go_on")["type"] == "done"
    assert me.state["pause"]["seats"] == [1], "only they can say that they are done"
    watcher = server.watch(made)
    assert watcher.state["pause"]["seats"] == [1]
    assert watcher.ask("go_on")["code"] == "not_allowed"


def test_bots_wait_while_the_others_are_asked_for_their_consent(server: Server) -> None:
    made = mars(server, None, None, "random", undo="consent", pause=1)
    me, other = server.sit(made, 0), server.sit(made, 1)
    end_turn(me)
    other.catch_up(me.version())
    assert other.choose("pass")["type"] == "done"
    version = other.version()
    other.send({"type": "undo", "version": version, "ref": "u"})
    while not other.state["request"]:
        other.read()
    assert other.state["pause"]["seconds"] > 1, "as long as it may take the others to answer"
    while not me.state["request"]:
        me.read()
    assert me.ask("consent", request=me.state["request"]["id"], agree=True)["type"] == "done"
    other.catch_up(version + 1)
    assert "pass" in other.offered()
    assert other.state["pause"] is None


def test_a_bot_that_takes_my_seat_does_not_wait_for_me(server: Server) -> None:
    made = mars(server, None, "random")
    me = server.sit(made, 0)
    end_turn(me)
    assert me.ask("hand_over", bot="random")["type"] == "done"
    assert me.state["pause"] is None


def test_the_pause_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        made = mars(server, None, "random")
        me = server.sit(made, 0)
        end_turn(me)
        version = me.version()
        server.restart()
        back = server.sit(made, 0)
        assert back.state["pause"]["seats"] == [0]
        assert back.version() == version
        assert back.ask("undo", version=version)["type"] == "done"
        assert "end" in back.offered()


def test_bots_go_on_after_a_restart_although_nobody_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path / "tables") as server:
        made = mars(server, None, "random", pause=1)
        me = server.sit(made, 0)
        end_turn(me)
        server.restart()
        until = time.monotonic() + 30
        while server.table(made)["waiting"] != [0] and time.monotonic() < until:
            time.sleep(0.05)
        assert server.table(made)["moments"] > 2


def test_a_table_without_a_wish_does_as_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables", "--pause", "7") as server:
        assert server.request("/api/games")["pause"] == 7
        assert server.table(server.make("red-planet", None, None, None))["pause"] == 7
        assert server.table(server.make("red-planet", None, None, None, pause=0))["pause"] == 0


@pytest.mark.parametrize("pause", [-1, 61, "long"])
def test_a_pause_is_a_moment(server: Server, pause: object) -> None:
    with pytest.raises(Refused, match="400"):
        server.make("red-planet", None, None, None, pause=pause)
