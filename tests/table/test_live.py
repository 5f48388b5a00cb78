"""Choices on their way: sent twice, too late, to the wrong decision, and while a connection is lost."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from random import Random

import pytest

from areo.table.lines import Choice, TableSetUp, TakenBack
from areo.table.serve import listen
from areo.table.standing import Standing, begun, seated
from tests.table import loops
from tests.table.server import Json, Player, Server, any_answer, play_on


@pytest.fixture
def made(server: Server) -> Json:
    """A table where three people choose their corporations in secret."""
    return server.make("terraforming-mars", None, None, None, seed=1)


def secret_choice(player: Player) -> tuple[str, list[str]]:
    """An answer to the decision that is open, not sent yet."""
    asked = player.state["asked"]
    return asked["id"], [asked["options"][0]["key"]]


def test_a_choice_sent_twice_counts_once(server: Server, made: Json) -> None:
    ada = server.sit(made, 0)
    decision, picks = secret_choice(ada)
    first = ada.ask("choose", decision=decision, picks=picks)
    again = ada.ask("choose", decision=decision, picks=picks)
    assert (first["type"], first["version"]) == ("done", 1)
    assert (again["type"], again["version"]) == ("done", 1)
    assert server.table(made)["moments"] == 1


def test_a_choice_sent_twice_at_once_on_two_tabs_counts_once(server: Server, made: Json) -> None:
    tabs = [server.sit(made, 0), server.sit(made, 0)]
    decision, picks = secret_choice(tabs[0])
    for tab in tabs:
        tab.send({"type": "choose", "ref": "x", "decision": decision, "picks": picks})
    assert [tab.wait_for("done", "refused")["type"] for tab in tabs] == ["done", "done"]
    assert server.table(made)["moments"] == 1


def test_another_answer_to_an_answered_decision_is_stale(server: Server, made: Json) -> None:
    ada = server.sit(made, 0)
    asked = ada.state["asked"]
    assert ada.choose(asked["options"][0]["key"])["type"] == "done"
    other = ada.ask("choose", decision=asked["id"], picks=[asked["options"][1]["key"]])
    assert (other["type"], other["code"]) == ("refused", "stale")
    assert server.table(made)["moments"] == 1


def test_after_a_stale_choice_comes_how_things_stand_now(server: Server, made: Json) -> None:
    ada, bob = server.sit(made, 0), server.sit(made, 1)
    assert bob.choose(bob.offered()[0])["type"] == "done"
    before = len(ada.sights)
    answer = ada.ask("choose", decision="0.999", picks=["skip"])
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert len(ada.sights) > before
    assert ada.version() == 1
    assert ada.state["log"]["start"] <= len(ada.log)


def test_a_decision_of_another_seat_cannot_be_answered(server: Server, made: Json) -> None:
    ada, bob = server.sit(made, 0), server.sit(made, 1)
    decision, picks = secret_choice(bob)
    answer = ada.ask("choose", decision=decision, picks=picks)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert bob.choose(*picks)["type"] == "done"
    again = ada.ask("choose", decision=decision, picks=picks)
    assert (again["type"], again["code"]) == ("refused", "stale")
    assert server.table(made)["moments"] == 1


@pytest.mark.parametrize("picks", [[], ["skip it"], [99], [-1], ["corporation credicor", "corporation credicor"]])
def test_an_illegal_choice_is_refused_and_changes_nothing(server: Server, made: Json, picks: list[str | int]) -> None:
    ada = server.sit(made, 0)
    before = ada.state
    answer = ada.ask("choose", decision=before["asked"]["id"], picks=picks)
    assert (answer["type"], answer["code"]) == ("refused", "illegal")
    assert answer["text"]
    ada.ping()
    assert ada.state["version"] == 0
    assert ada.state["asked"] == before["asked"]


def test_options_can_be_picked_by_number(server: Server, made: Json) -> None:
    ada = server.sit(made, 0)
    keys = ada.offered()
    assert ada.choose(1)["type"] == "done"
    seen = server.request(f"/api/tables/{made['id']}/record", ada.token)
    assert seen["moments"][1]["picks"] == [keys[1]]


def test_a_lost_connection_is_taken_up_again_with_the_whole_log(server: Server, made: Json) -> None:
    rng = Random(3)
    seats = [server.sit(made, seat) for seat in range(3)]
    play_on(seats, rng, 12)
    away = next(seat for seat in range(3) if not seats[seat].state["asked"])
    other = next(player for player in seats if player.state["asked"])
    seats[away].leave()
    assert other.choose_anything(rng)["type"] == "done"
    back = server.sit(made, away)
    assert back.version() == other.version() == 13
    assert back.state["log"]["start"] == 0
    assert len(back.log) == len(other.log) > len(seats[away].log)
    assert back.text()[: len(seats[away].log)] == seats[away].text()


def test_a_decision_keeps_its_id_while_others_choose_in_secret(server: Server, made: Json) -> None:
    ada, bob = server.sit(made, 0), server.sit(made, 1)
    decision = ada.state["asked"]["id"]
    assert bob.choose(bob.offered()[0])["type"] == "done"
    ada.catch_up(1)
    assert ada.state["asked"]["id"] == decision
    assert ada.choose(ada.offered()[0])["type"] == "done"


def test_every_decision_has_an_id_of_its_own(server: Server, made: Json) -> None:
    seats = [server.sit(made, seat) for seat in range(3)]
    play_on(seats, Random(5), 40)
    for player in seats:
        asked: dict[str, Json] = {}
        for state, _ in player.sights:
            if state["asked"]:
                was = asked.setdefault(state["asked"]["id"], state["asked"])
                assert was["options"] == state["asked"]["options"]


def test_decisions_keep_their_ids_over_a_restart(tmp_path: Path) -> None:
    """So that a choice sent just before a crash can be sent again after it."""
    with Server(tmp_path / "tables") as server:
        made = server.make("terraforming-mars", None, None, seed=2)
        seats = [server.sit(made, seat) for seat in range(2)]
        rng = Random(4)
        play_on(seats, rng, 25)
        asked = [player.state["asked"] for player in seats]
        chosen = next(player for player in seats if player.state["asked"])
        decision, picks = chosen.state["asked"]["id"], any_answer(chosen.state["asked"], rng)
        server.restart()
        back = [server.sit(made, seat) for seat in range(2)]
        assert [player.state["asked"] for player in back] == asked
        assert [player.log for player in back] == [player.log for player in seats]
        player = back[seats.index(chosen)]
        assert player.ask("choose", decision=decision, picks=picks)["version"] == 26
        server.restart()
        again = server.sit(made, seats.index(chosen)).ask("choose", decision=decision, picks=picks)
        assert (again["type"], again["version"]) == ("done", 26)


def offered(standing: Standing, seat: int) -> list[str]:
    decision = standing.game.asked[seat]
    return [] if decision is None else decision.keys


def test_a_decision_that_is_open_again_after_an_undo_has_another_id() -> None:
    """Even if it offers the same as the one that was open until then: an answer to that one must not count for it."""
    table = TableSetUp("", 0.0, "red-planet", 3, {"seed": "1"}, "free", [None] * 3, [""] * 3)
    rng = Random(1)
    tried = 0
    for _ in range(20):
        standing = seated(table, begun(table))
        while not standing.game.over:
            seat = rng.choice(standing.game.waiting_for())
            asked, before = standing.game.asked[seat], standing.decisions[seat]
            assert asked is not None
            assert before is not None
            keys = asked.keys
            standing.apply(Choice(seat, [keys[index] for index in asked.sample(rng)], before))
            between = standing.decisions[seat]
            if offered(standing, seat) == keys and standing.game.undoable(seat) and rng.random() < 0.5:
                standing.apply(TakenBack(seat))
                assert offered(standing, seat) == keys
                assert standing.decisions[seat] not in (before, between)
                tried += 1
    assert tried > 5


def test_what_is_sent_leaves_at_once() -> None:
    """Two short messages in a row must not wait for each other's receipt, which takes the system 40 ms."""

    async def nodelay() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted: socket.socket = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(look, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await found

    assert loops.run(nodelay()) != 0
