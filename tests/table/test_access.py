"""Who may sit where, and what is told to whom."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.rough import LimitedServer, close_code, join, raw_connect
from tests.table.server import Json, Player, Refused, Server


def test_a_socket_without_a_good_token_is_shown_nothing(server: Server) -> None:
    one, other = server.make("red-planet", None, None, None), server.make("red-planet", None, None, None)
    token = server.token(one, 0)
    mixed = other["id"] + token[token.index(".") :]
    for wrong in (
        "",
        "nonsense",
        one["id"],
        one["id"] + ".",
        token[:-1],
        token + "A",
        mixed,
        "é" * 50,
        "\0",
        "." * 200,
    ):
        socket = raw_connect(server)
        socket.send(join(wrong))
        with pytest.raises(ConnectionClosed) as error:
            socket.recv(timeout=20)
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 4001, wrong


def test_a_socket_that_says_something_else_first_is_let_go(server: Server) -> None:
    for first in ('{"type":"ping"}', "hello", "", '{"type":"join"}', '{"type":"join","token":7}'):
        socket = raw_connect(server)
        socket.send(first)
        assert json.loads(socket.recv(timeout=20))["code"] == "malformed"
        assert close_code(socket) == 4002


def test_a_socket_that_says_nothing_is_let_go(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", join_seconds=0.3) as server:
        assert close_code(raw_connect(server)) == 4002


def test_only_its_own_token_opens_a_seat(server: Server) -> None:
    made = server.make("terraforming-mars", None, None, None)
    for seat in range(3):
        player = server.sit(made, seat)
        assert player.received[0]["seat"] == seat
        own = player.state["view"]["players"]
        assert [isinstance(other["dealt"], list) for other in own] == [other == seat for other in range(3)]
        player.leave()
    for token in (made["spectator"]["token"], made["host"]):
        watcher = Player(server, token)
        assert watcher.received[0]["seat"] is None
        assert watcher.state["asked"] is None
        assert not any(isinstance(other["dealt"], list) for other in watcher.state["view"]["players"])
        forbidden: dict[str, Json] = {
            "choose": {"decision": "0.0", "picks": [0]},
            "undo": {"version": 0},
            "consent": {"request": "u0", "agree": True},
            "why": {"keys": ["pass"]},
            "foresee": {"keys": ["pass"]},
            "hint": {"decision": "0.0"},
            "hand_over": {"bot": "random"},
            "take_back": {},
            "name": {"name": "Eve"},
        }
        for type, fields in forbidden.items():
            assert watcher.ask(type, **fields)["code"] == "not_allowed"
        watcher.leave()


def test_nobody_can_become_somebody_else(server: Server) -> None:
    made = server.make("terraforming-mars", None, None)
    player = server.sit(made, 0)
    other = server.sit(made, 1)
    player.send(join(server.token(made, 1)))
    assert player.wait_for("refused")["code"] == "not_allowed"
    theirs = other.state["asked"]["id"]
    assert player.ask("choose", decision=theirs, picks=[0])["code"] == "stale"
    assert other.ping()["version"] == 0
    player.leave()
    other.leave()


def test_requests_need_the_right_token(server: Server) -> None:
    made, other = server.make("red-planet", None, None, None), server.make("red-planet", None, None, None)
    path = f"/api/tables/{made['id']}"
    paths = ["", "/record", "/log", "/curve", "/moments/0"]
    for part in paths:
        with pytest.raises(Refused) as refused:
            server.request(path + part)
        assert refused.value.status == 401
        for token in (server.token(other, 0), other["host"], "x", made["id"] + ".x", "\xe9"):
            with pytest.raises(Refused) as refused:
                server.request(path + part, token)
            assert refused.value.status == 404
    with pytest.raises(Refused) as refused:
        server.request(path, authorization=f"Basic {server.token(made, 0)}")
    assert refused.value.status == 401
    for token in (server.token(made, 0), made["spectator"]["token"]):
        for method, part, body in (("DELETE", "", None), ("POST", "/seats/1", {"bot": "random"})):
            with pytest.raises(Refused) as refused:
                server.request(path + part, token, body, method)
            assert refused.value.status == 403
    for part in ("/log?eyes=1", "/moments/0?eyes=1"):
        with pytest.raises(Refused) as refused:
            server.request(path + part, server.token(made, 0))
        assert refused.value.status == 403
    for token in (made["spectator"]["token"], made["host"]):
        with pytest.raises(Refused) as refused:
            server.request(path + "/rematch", token, {})
        assert refused.value.status == 403


def test_nothing_hidden_is_told_before_the_end(server: Server) -> None:
    deck = {"seed": "sesame", "options": {"first_player": 1}}
    made = server.make("red-planet", None, None, None, **deck)
    told = [server.table(made, token) for token in (made["host"], made["spectator"]["token"], server.token(made, 0))]
    player = server.sit(made, 0)
    seen = server.request(f"/api/tables/{made['id']}/record", server.token(made, 0))
    assert seen["position"]["options"].pop("seed") != "sesame"  # one of its own: what is hidden is dealt anew
    everything = json.dumps([told, player.received, seen])
    assert "sesame" not in everything
    assert '"seed":' not in everything
    with pytest.raises(Refused, match="403"):
        server.request(f"/api/tables/{made['id']}/on", server.token(made, 0), {"moment": 0})
    player.leave()


def test_set_up_cards_are_not_told_before_the_end(server: Server) -> None:
    chosen = [["credicor", "ecoline"], ["helion", "teractor"]]
    made = server.make("terraforming-mars", None, None, options={"corporations": chosen})
    player = server.sit(made, 0)
    told = json.dumps([player.received, server.table(made), server.table(made, server.token(made, 0))])
    assert "credicor" in told
    assert "helion" not in told
    assert "teractor" not in told
    player.leave()
