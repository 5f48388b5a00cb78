"""Several servers on one database, over real sockets: each leads to any table, and any of them may die."""

from __future__ import annotations

import contextlib
import json
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

import areo
from tests.table.killing import Acknowledged
from tests.table.knowledge import through_json
from tests.table.server import Json, Player, Refused, Server, any_answer, play_on

psycopg = pytest.importorskip("psycopg", reason="psycopg is not installed: areo[postgresql]")

GIVE_UP = 120.0  # seconds
LEASE = ("--lease-seconds", "3")


class SharingServer(Server):
    """A server on a database. Its folder is only where its log is."""

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.database = database
        super().__init__(folder, "--workers", "1", *options)

    def where(self) -> list[str]:
        return ["--store", self.database]


@pytest.fixture(scope="module")
def pair(postgresql: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SharingServer, SharingServer]]:
    """Two servers on one database."""
    from tests.table.postgres import Postgres

    assert isinstance(postgresql, Postgres)
    database = postgresql.new_database()
    folder = tmp_path_factory.mktemp("pair")
    with SharingServer(folder / "a", database, *LEASE) as a, SharingServer(folder / "b", database, *LEASE) as b:
        yield a, b
        for server in (a, b):
            assert '"level": "error"' not in server.errors()


def lines_of(database: str, id: str) -> list[Json]:
    with psycopg.connect(database) as db:
        rows = db.execute("SELECT number, body::json FROM areo.lines WHERE id = %s ORDER BY number", (id,)).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [body for _, body in rows]


def test_a_game_is_played_through_two_servers_to_its_end(pair: tuple[SharingServer, SharingServer]) -> None:
    a, b = pair
    made = a.make("red-planet", None, None, "random", seed=3)
    ada, bob = a.sit(made, 0), b.sit(made, 1)
    assert {server.request("/health")["live"] for server in pair} == {0, 1}
    play_on([ada, bob], Random(3))
    assert bob.state["over"]
    assert bob.state["ending"] == ada.state["ending"]
    records = [server.request(f"/api/tables/{made['id']}/record", ada.token) for server in pair]
    assert records[0] == records[1]
    assert through_json(areo.replay(records[1]).view(1)) == bob.state["view"]
    ada.leave()
    bob.leave()


def test_requests_are_led_to_the_server_that_holds_the_table(pair: tuple[SharingServer, SharingServer]) -> None:
    a, b = pair
    seats = [{}, {"invite": True}, {"bot": "random"}]
    made = a.request("/api/games", body={"game": "red-planet", "seats": seats})
    told = a.table(made)  # so a holds it
    assert b.table(made) == told
    invitation = made["seats"][1]["token"]
    wish = {"key": "a random text of mine", "name": "Ada"}
    seat = b.request(f"/api/tables/{made['id']}/sit", invitation, wish)
    assert (seat["seat"], seat["invitation"]) == (1, False)
    assert a.table(made)["seats"][1]["name"] == "Ada"
    refilled = b.request(f"/api/tables/{made['id']}/seats/0?language=fr", made["host"], {"bot": "random"})
    assert refilled["seats"][0]["bot"] == "random"
    with pytest.raises(Refused, match="404"):
        b.request(f"/api/tables/{made['id']}/seats/7", made["host"], {"bot": None})
    with pytest.raises(Refused, match="403"):
        b.request(f"/api/tables/{made['id']}", made["host"], method="DELETE", Origin="http://elsewhere.example")
    with pytest.raises(Refused, match="404"):
        b.request(f"/api/tables/{made['id']}", made["host"] + "x")
    b.request(f"/api/tables/{made['id']}", made["host"], method="DELETE")
    for server in pair:
        with pytest.raises(Refused, match="404"):
            server.table(made)


def test_a_socket_that_is_led_is_closed_as_its_table_closes_it(pair: tuple[SharingServer, SharingServer]) -> None:
    a, b = pair
    made = a.make("red-planet", None, None, None)
    here, led = a.sit(made, 0), b.sit(made, 1)
    led.send("no message at all")
    assert led.wait_for("refused")["code"] == "malformed"
    led.send(b"binary")
    assert led.wait_for("refused")["code"] == "malformed"
    a.request(f"/api/tables/{made['id']}", made["host"], method="DELETE")
    assert (here.closed(), led.closed()) == (4005, 4005)


def test_an_address_of_a_socket_names_its_table(pair: tuple[SharingServer, SharingServer]) -> None:
    a, _ = pair
    made, other = a.make("red-planet", None, None, None), a.make("red-planet", None, None, None)
    address = a.url.replace("http", "ws", 1) + f"/socket/{made['id']}"
    codes = []
    for table in (made, other):
        with connect(address, legacy=True) as socket:
            socket.send(json.dumps({"type": "join", "token": table["seats"][0]["token"]}))
            try:
                assert '"welcome"' in str(socket.recv(timeout=30))
                codes.append(0)
            except ConnectionClosed as error:
                codes.append(error.rcvd.code if error.rcvd else 1006)
    assert codes == [0, 4001]


def test_a_household_has_one_ration_of_new_tables_at_all_servers(pair: tuple[SharingServer, SharingServer]) -> None:
    """Each server alone would let it have sixty."""
    answers: list[int] = []
    while len(answers) < 100 and 429 not in answers:
        with pytest.raises(Refused) as refused:  # a wish that cannot be granted costs as much
            pair[len(answers) % 2].request("/api/games", body={"game": "none"}, **{"x-forwarded-for": "192.0.2.7"})
        answers.append(refused.value.status)
    assert 60 <= answers.count(400) < 100
    assert answers[-1] == 429


def test_what_was_led_once_is_not_led_again(pair: tuple[SharingServer, SharingServer]) -> None:
    a, b = pair
    made = a.make("red-planet", None, None, None)
    a.table(made)
    with pytest.raises(Refused, match="503"):
        b.request(f"/api/tables/{made['id']}", made["host"], **{"x-areo-led": "1"})


def test_a_server_that_hung_for_too_long_adds_nothing_and_sends_its_people_away(
    pair: tuple[SharingServer, SharingServer],
) -> None:
    a, b = pair
    made = a.make("terraforming-mars", None, None, seed=1)  # both are asked at once
    ada = a.sit(made, 0)
    a.process.send_signal(signal.SIGSTOP)
    try:
        bob = until_let_in(b, b.token(made, 1))
        assert bob.choose(0)["version"] == 1
    finally:
        a.process.send_signal(signal.SIGCONT)
    with contextlib.suppress(ConnectionClosed):  # it may have learned of it before it reads this
        ada.send({"type": "choose", "decision": ada.state["asked"]["id"], "picks": [0]})
    assert ada.closed() == 1012
    assert [line["seat"] for line in lines_of(b.database, made["id"])] == [1]
    back = a.sit(made, 0)  # and is led to b
    assert (back.version(), back.state["asked"]["id"]) == (1, ada.state["asked"]["id"])
    assert back.choose(0)["version"] == 2
    back.leave()
    bob.leave()


def until_let_in(server: SharingServer, token: str) -> Player:
    """Somebody at a server that waits until the one that holds the table counts as dead."""
    until = time.monotonic() + GIVE_UP
    while True:
        try:
            return Player(server, token)
        except (ConnectionClosed, OSError):
            assert time.monotonic() < until, "nobody was let in"
            time.sleep(0.1)


class Either:
    """Servers behind one name: whoever comes is sent to any of them, dead or alive."""

    def __init__(self, servers: list[SharingServer], rng: Random) -> None:
        self.servers = servers
        self.rng = rng

    @property
    def url(self) -> str:
        return self.rng.choice(self.servers).url


class Persistent(threading.Thread):
    """Plays one seat to the end of the game. Whenever its server is gone it comes back, perhaps to another.

    A choice it has no answer to is sent again, as it was: it must count once, whether or not it had been stored.
    """

    def __init__(self, either: Either, token: str, rng: Random) -> None:
        super().__init__(daemon=True)
        self.either = either
        self.token = token
        self.over = False
        self.rng = rng
        self.unanswered: tuple[str, list[str]] | None = None
        self.acknowledged: list[Acknowledged] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        until = time.monotonic() + GIVE_UP
        try:
            while not self.over and time.monotonic() < until:
                try:
                    self.play(Player(self.either, self.token))  # type: ignore[arg-type]  # only its address is asked for
                except (WebSocketException, OSError, EOFError):
                    time.sleep(0.05)
            assert self.over, "the game did not end in time"
        except BaseException as fault:
            self.fault = fault

    def play(self, player: Player) -> None:
        while self.unanswered is not None or not player.state["over"]:
            if self.unanswered is None:
                asked = player.state["asked"]
                if asked is None:
                    player.read()
                    continue
                self.unanswered = (asked["id"], any_answer(asked, self.rng))
            decision, picks = self.unanswered
            answer = player.ask("choose", decision=decision, picks=picks)
            if answer.get("code") == "not_stored":
                raise ConnectionError("the table has moved: its server was thought dead")
            assert answer["type"] == "done", answer
            self.acknowledged.append(Acknowledged(0, decision, picks, answer["version"]))
            self.unanswered = None
        self.over = True
        player.leave()


def test_servers_are_killed_in_turn_under_load_and_nothing_acknowledged_is_lost(tmp_path: Path, database: str) -> None:
    """Two people and a bot at each table. People come to either of two servers, of which one dies, then the other."""
    rng = Random("two servers")
    with (
        SharingServer(tmp_path / "a", database, "--lease-seconds", "2", "--quiet") as a,
        SharingServer(tmp_path / "b", database, "--lease-seconds", "2", "--quiet") as b,
    ):
        either = Either([a, b], rng)
        tables = [a.make("red-planet", None, None, "random", seed=number) for number in range(4)]
        unwatched = [b.make("red-planet", "random", "random", "random")["id"] for _ in range(2)]
        players = [
            Persistent(either, made["seats"][seat]["token"], Random(f"{made['id']} {seat}"))
            for made in tables
            for seat in (0, 1)
        ]
        for player in players:
            player.start()

        def wait_for(choices: int) -> None:
            until = time.monotonic() + GIVE_UP
            while min(len(player.acknowledged) for player in players) < choices:
                assert time.monotonic() < until, "nobody goes on"
                assert not any(player.fault for player in players), [player.fault for player in players]
                time.sleep(0.01)

        wait_for(4)
        a.kill()
        wait_for(9)  # with b alone, which has taken all of a's tables
        a.restart()
        b.kill()
        for player in players:
            player.join(GIVE_UP)
            assert player.fault is None, player.fault
        until = time.monotonic() + GIVE_UP
        for id in unwatched:  # bots go on by themselves, wherever
            while not over(database, id):
                assert time.monotonic() < until, "the bots did not go on by themselves"
                time.sleep(0.05)
        for made in tables:
            lines = [line for line in lines_of(database, made["id"]) if line["line"] == "choice"]
            for seat in (0, 1):
                mine = [line for line in lines if line["seat"] == seat]
                kept = next(player for player in players if player.token == made["seats"][seat]["token"]).acknowledged
                assert [(line["decision"], sorted(line["picks"])) for line in mine] == [
                    (each.decision, sorted(each.picks)) for each in kept
                ]


def over(database: str, id: str) -> bool:
    with psycopg.connect(database) as db:
        row = db.execute("SELECT over FROM areo.tables WHERE id = %s", (id,)).fetchone()
    return bool(row[0])
