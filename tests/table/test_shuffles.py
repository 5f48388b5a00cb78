"""Deals that can be checked: a promise before, everybody's numbers, nothing told too early, all of it at the end."""

from __future__ import annotations

import json
import sqlite3
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import areo
from areo.verification import Finding, verify
from tests.table.server import Json, Player, Server, play_on
from tests.table.test_invitations import Early, friends, make, sit

NUMBERS = ["forty-two of seat 0", "", "Zahl Ω 17"]


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Evening:
    """A whole game with invitations and numbers, and all that anybody was told before it was over."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = friends(server)
        early = Early(server, self.made["spectator"]["token"])
        self.tokens = [sit(server, self.made, seat, number=number)["token"] for seat, number in enumerate(NUMBERS)]
        early.wait_for("state")
        self.players = [Player(server, token) for token in self.tokens]
        server.restart()  # what was promised is kept
        self.players = [Player(server, token) for token in self.tokens]
        self.watcher = server.watch(self.made)
        self.told = [json.dumps(self.made), *[json.dumps(message) for message in early.received]]
        play_on(self.players, Random(3), 25)
        for token in (*self.tokens, self.made["spectator"]["token"], self.made["host"]):
            for what in ("", "/record", "/log", "/moments/3", "/curve", "/tally"):
                self.told.append(json.dumps(server.request(f"/api/tables/{self.made['id']}{what}", token)))
        play_on(self.players, Random(4))
        self.watcher.catch_up(self.players[0].version())
        for player in (*self.players, self.watcher):
            self.told += [json.dumps(message) for message in player.received if not message.get("over")]
        self.told.append(server.errors())
        self.record: Json = server.request(f"/api/tables/{self.made['id']}/record", self.tokens[1])


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    with Server(tmp_path_factory.mktemp("evening") / "tables") as server:
        evening = Evening(server)
        evening.told.append(server.errors())
        return evening


class TestADealThatNobodyChose:
    def test_is_promised_before_anybody_sits_down(self, evening: Evening) -> None:
        promise = evening.made["deal"]["commitment"]
        assert evening.made["deal"] == {"chosen": [], "commitment": promise}
        assert len(promise) == 64
        assert all(player.received[0]["deal"] == evening.made["deal"] for player in evening.players)

    def test_follows_from_the_secret_and_everybodys_numbers(self, evening: Evening) -> None:
        deal = evening.record["deal"]
        assert deal["commitment"] == evening.made["deal"]["commitment"] == sha(deal["secret"])
        assert deal["numbers"] == NUMBERS
        assert evening.record["options"]["seed"] == sha("\n".join([deal["secret"], *NUMBERS]))
        game = areo.replay(evening.record)
        assert game.over
        assert evening.record["ending"]["ranking"] == game.ranking() == evening.players[0].state["ending"]["ranking"]

    def test_is_revealed_to_everybody_at_the_end(self, evening: Evening) -> None:
        deal = evening.record["deal"]
        seed = evening.record["options"]["seed"]
        for player in (*evening.players, evening.watcher):
            assert player.state["revealed"] == {
                "commitment": deal["commitment"],
                "secret": deal["secret"],
                "numbers": NUMBERS,
                "seed": seed,
            }

    def test_is_told_to_nobody_before(self, evening: Evening) -> None:
        told = "\n".join(evening.told)
        assert evening.made["deal"]["commitment"] in told
        start = areo.replay(evening.record, 0)
        chance = areo.new("red-planet", 3, evening.record["options"]["seed"]).rng.key.hex()
        assert start.rng.key.hex() == chance
        secrets = [evening.record["deal"]["secret"], evening.record["options"]["seed"], chance]
        for secret in (*secrets, NUMBERS[0], json.dumps(NUMBERS[2])[1:-1]):
            assert secret not in told

    def test_passes_the_check(self, evening: Evening) -> None:
        assert verify(evening.record)[0] is Finding.FAIR
        assert verify(evening.record, evening.made["deal"]["commitment"])[0] is Finding.FAIR

    def test_comes_out_otherwise_with_another_number(self, evening: Evening) -> None:
        deal = evening.record["deal"]
        other = sha("\n".join([deal["secret"], "1", *NUMBERS[1:]]))
        assert areo.new("red-planet", 3, other).position() != areo.replay(evening.record, 0).position()

    def test_is_promised_at_a_table_without_invitations_too(self, server: Server) -> None:
        made = server.make("red-planet", "random", "random", "random")
        watcher = server.watch(made)
        while not watcher.state["over"]:
            watcher.wait_for("state")
        record = server.request(f"/api/tables/{made['id']}/record", made["host"])
        assert verify(record, made["deal"]["commitment"])[0] is Finding.FAIR


class TestWhatWasChosen:
    @pytest.mark.parametrize(
        ("wish", "chosen"),
        [
            ({"seed": 7}, ["seed"]),
            ({"seed": 7, "options": {"first_player": 1}}, ["seed", "first_player"]),
            ({"options": {"shuttles": ["S05", "S09", "S12"]}}, ["shuttles"]),
        ],
    )
    @pytest.mark.parametrize("invite", [False, True])
    def test_is_told_to_all_who_sit_there(self, server: Server, wish: Json, chosen: list[str], invite: bool) -> None:
        made = make(server, {}, {"invite": invite}, {}, **wish)
        assert made["deal"]["chosen"] == chosen
        assert (made["deal"]["commitment"] is None) == ("seed" in chosen)
        if invite:
            early = Early(server, made["spectator"]["token"])
            assert early.received[0]["deal"]["chosen"] == chosen
            assert "S05" not in json.dumps(early.received[0])
            tokens = [sit(server, made, seat)["token"] for seat in range(3)]
        else:
            tokens = [server.token(made, seat) for seat in range(3)]
        for token in tokens:
            assert Player(server, token).received[0]["deal"] == made["deal"]
        assert server.table(made)["deal"] == made["deal"]

    def test_a_position_is_told_too(self, server: Server) -> None:
        position = areo.new("red-planet", 3, 1).position()
        made = make(server, {}, {"invite": True}, {}, position=position)
        assert made["deal"] == {"chosen": ["position"], "commitment": None}
        for seat in range(3):
            sit(server, made, seat)
        assert server.sit(made, 0).state["view"] == json.loads(json.dumps(areo.from_position(position).view(0)))

    def test_and_so_is_a_record_or_a_moment_of_another_game(self, server: Server) -> None:
        record = areo.new("red-planet", 3, 1).record()
        assert server.request("/api/records", body=record)["deal"]["chosen"] == ["record"]
        over = server.make("red-planet", "random", "random", "random")
        watcher = server.watch(over)
        while not watcher.state["over"]:
            watcher.wait_for("state")
        made = server.request(f"/api/tables/{over['id']}/on", over["host"], {"moment": 3})
        assert made["deal"]["chosen"] == ["moment"]

    def test_stands_in_the_record(self, server: Server) -> None:
        made = server.make("red-planet", "random", "random", "random", seed=7)
        watcher = server.watch(made)
        while not watcher.state["over"]:
            watcher.wait_for("state")
        assert watcher.state["revealed"] is None
        record = server.request(f"/api/tables/{made['id']}/record", made["host"])
        assert record["deal"] == {"chosen": ["seed"]}
        finding, text = verify(record)
        assert finding is Finding.CHOSEN
        assert "seed" in text


def test_a_table_from_before_opens_and_promises_nothing(tmp_path: Path) -> None:
    """As it was stored when nobody was invited and nothing promised."""
    with Server(tmp_path / "tables") as server:
        made = make(server, {}, {}, {})
        player = server.sit(made, 0)
        server.kill()
        with sqlite3.connect(tmp_path / "tables" / "areo.sqlite") as db:
            (body,) = db.execute("SELECT body FROM tables").fetchone()
            old = {
                name: value
                for name, value in json.loads(body).items()
                if name not in ("invited", "chosen", "shuffle", "dealt")
            }
            db.execute("UPDATE tables SET body = ?", (json.dumps(old).encode(),))
        server.restart()
        again = server.sit(made, 0)
        assert again.state["view"] == player.state["view"]
        assert again.received[0]["deal"] == {"chosen": [], "commitment": None}
