"""Sitting down by invitation: a seat's token is its person's alone, and the cards are dealt when all have sat down."""

from __future__ import annotations

import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.table.server import Json, Player, Refused, Server, play_on


class Early(Player):
    """Somebody who comes before the cards are dealt."""

    def first(self) -> str:
        return "gathering"


def make(server: Server, *seats: Json, game: str = "red-planet", **wish: Any) -> Json:
    made: Json = server.request("/api/games", body={"game": game, "seats": list(seats), **wish})
    return made


def sit(server: Server, made: Json, seat: int, **wish: Any) -> Json:
    """Sit down by the link that came with the table."""
    body = {"key": secrets.token_hex(16), **wish}
    key: Json = server.request(f"/api/tables/{made['id']}/sit", server.token(made, seat), body)
    return key


def friends(server: Server, **wish: Any) -> Json:
    """A table with the maker's own seat and two for friends."""
    return make(server, {}, {"invite": True}, {"invite": True}, **wish)


def taken(told: Json) -> list[bool]:
    return [seat["taken"] for seat in told["seats"]]


class TestAnInvitation:
    def test_gives_the_seat_a_token_that_whoever_made_the_table_has_never_seen(self, server: Server) -> None:
        made = friends(server)
        assert [key["invitation"] for key in made["seats"]] == [False, True, True]
        own = sit(server, made, 1, name="Ada")
        assert own["seat"] == 1
        assert not own["invitation"]
        assert own["token"] not in str(made)
        told = server.table(made)
        assert taken(told) == [False, True, False]
        assert told["seats"][1]["name"] == "Ada"
        assert own["token"] not in str(told)

    def test_opens_its_seat_once(self, server: Server) -> None:
        made = friends(server)
        sit(server, made, 1)
        with pytest.raises(Refused, match=r"409.*taken"):
            sit(server, made, 1)

    def test_is_for_one_of_those_who_follow_it_at_the_same_time(self, server: Server) -> None:
        made = friends(server)

        def attempt(_: int) -> str:
            try:
                return str(sit(server, made, 1)["token"])
            except Refused as refused:
                return str(refused.status)

        with ThreadPoolExecutor(5) as crowd:
            found = list(crowd.map(attempt, range(5)))
        (token,) = [answer for answer in found if answer != "409"]
        assert Early(server, token).received[0]["seat"] == 1

    def test_counts_once_if_the_same_person_asks_twice(self, server: Server) -> None:
        made = friends(server)
        key = secrets.token_hex(16)
        assert sit(server, made, 1, key=key) == sit(server, made, 1, key=key)

    def test_shows_the_table_to_others_once_it_is_used(self, server: Server) -> None:
        made = friends(server)
        for seat in range(3):
            sit(server, made, seat)
        late = server.sit(made, 1)
        assert late.received[0]["seat"] is None
        assert late.received[0]["invitation"] == {"seat": 1, "open": False}
        assert late.state["asked"] is None
        assert late.ask("hand_over", bot="random")["code"] == "not_allowed"

    def test_is_none_to_a_seat_that_has_its_own_link(self, server: Server) -> None:
        made = make(server, {}, {}, {})
        assert server.sit(made, 0).received[0]["invitation"] is None
        assert [seat["invited"] for seat in server.table(made)["seats"]] == [False] * 3

    @pytest.mark.parametrize("role", ["spectator", "host"])
    def test_is_needed_to_sit_down(self, server: Server, role: str) -> None:
        made = friends(server)
        token = made["host"] if role == "host" else made["spectator"]["token"]
        with pytest.raises(Refused, match="403"):
            server.request(f"/api/tables/{made['id']}/sit", token, {"key": secrets.token_hex(16)})

    @pytest.mark.parametrize("wish", [{"name": "Ada"}, {"name": "Joueur 1"}, {"number": "a\nb"}, {"key": "short"}])
    def test_is_not_used_up_by_a_wish_that_cannot_be_granted(self, server: Server, wish: Json) -> None:
        made = friends(server)
        sit(server, made, 2, name="Ada")
        with pytest.raises(Refused, match=r"40[03]"):
            sit(server, made, 1, **wish)
        assert sit(server, made, 1)["seat"] == 1

    def test_to_a_bots_seat_opens_when_the_bot_has_made_way(self, server: Server) -> None:
        made = make(server, {}, {"bot": "random"}, {"bot": "random"})
        looking = server.sit(made, 1)
        assert looking.received[0]["seat"] is None  # nobody looks into a bot's hand
        with pytest.raises(Refused, match=r"403.*a bot plays"):
            sit(server, made, 1)
        server.request(f"/api/tables/{made['id']}/seats/1", made["host"], {"bot": None})
        own = sit(server, made, 1, name="Grace")
        grace = Player(server, own["token"])
        assert grace.received[0]["seat"] == 1
        assert server.table(made)["seats"][1]["name"] == "Grace"
        with pytest.raises(Refused, match=r"409"):
            sit(server, made, 1)


class TestBeforeTheDeal:
    def test_everybody_sees_who_has_sat_down_and_then_the_cards(self, server: Server) -> None:
        made = friends(server)
        maker = Early(server, server.token(made, 0))
        guest = Early(server, server.token(made, 2))
        assert maker.received[0]["seat"] == 0
        assert guest.received[0]["invitation"] == {"seat": 2, "open": True}
        ada = sit(server, made, 1, name="Ada")
        assert taken(maker.wait_for("gathering")) == [False, True, False]
        sit(server, made, 0)
        assert taken(maker.wait_for("gathering")) == [True, True, False]
        eve = sit(server, made, 2)
        maker.wait_for("state")
        players = [maker, Player(server, ada["token"]), Player(server, eve["token"])]
        assert [player.state["over"] for player in players] == [False] * 3
        guest.wait_for("state")
        assert next(message for message in guest.received if message["type"] == "welcome")["seat"] is None
        assert [seat["name"] for seat in players[1].seats["seats"]] == ["Player 1", "Ada", "Player 3"]
        play_on(players, Random(1), 6)

    def test_there_is_nothing_to_look_at_or_to_choose(self, server: Server) -> None:
        made = friends(server)
        for what in ("record", "log", "moments/0", "curve", "tally"):
            with pytest.raises(Refused, match=r"409.*sitting down"):
                server.request(f"/api/tables/{made['id']}/{what}", server.token(made, 0))
        maker = Early(server, server.token(made, 0), "fr")
        assert maker.received[0]["seats"][1]["name"] == "Joueur 2"
        assert maker.ask("choose", decision="0.0", picks=[])["code"] == "not_allowed"
        assert maker.ping()["type"] == "pong"
        assert maker.ask("language", language="en")["type"] == "done"
        assert maker.wait_for("gathering")["seats"][1]["name"] == "Player 2"
        maker.send("what?")
        assert maker.wait_for("refused")["code"] == "malformed"

    def test_a_bot_can_take_the_place_of_somebody_who_does_not_come(self, server: Server) -> None:
        made = friends(server)
        sit(server, made, 0)
        sit(server, made, 1)
        server.request(f"/api/tables/{made['id']}/seats/2", made["host"], {"bot": "random"})
        assert server.table(made)["dealt"]
        maker = server.sit(made, 0)
        assert [seat["bot"] for seat in maker.seats["seats"]] == [None, None, "random"]

    def test_the_table_can_be_deleted(self, server: Server) -> None:
        made = friends(server)
        maker = Early(server, server.token(made, 0))
        server.request(f"/api/tables/{made['id']}", made["host"], method="DELETE")
        assert maker.closed() == 4005
        with pytest.raises(Refused, match="404"):
            server.table(made)

    def test_who_sat_down_sits_there_after_a_crash(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = friends(server)
            key = secrets.token_hex(16)
            ada = sit(server, made, 1, key=key, name="Ada", number="12")
            before = server.table(made)
            server.restart()
            assert server.table(made) == before
            assert sit(server, made, 1, key=key) == ada
            with pytest.raises(Refused, match=r"409"):
                sit(server, made, 1)
            sit(server, made, 0)
            sit(server, made, 2)
            server.restart()
            player = Player(server, ada["token"])
            assert player.received[0]["deal"] == before["deal"]
            assert player.seats["seats"][1]["name"] == "Ada"
            assert sit(server, made, 1, key=key) == ada
            with pytest.raises(Refused, match="409"):
                sit(server, made, 1)

    def test_a_deal_that_a_crash_prevented_is_made_up_for(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = make(server, {"invite": True}, {"bot": "random"}, {"bot": "random"})
            server.kill()
            with sqlite3.connect(tmp_path / "tables" / "areo.sqlite") as db:
                line = '{"line": "sat", "seat": 0, "mark": "", "number": "7"}'
                db.execute("INSERT INTO lines VALUES (?, 0, ?)", (made["id"], line))
            server.restart()
            told = server.table(made)
            assert told["dealt"]
            assert told["seats"][0]["taken"]


class TestARematch:
    def test_keeps_its_people_and_gives_nobody_elses_seat_away(self, server: Server) -> None:
        made = make(server, {}, {"invite": True}, {"bot": "random"})
        own = sit(server, made, 1, name="Ada")
        sit(server, made, 0)
        maker, ada = server.sit(made, 0), Player(server, own["token"])
        play_on([maker, ada], Random(1))
        next_table = server.request(f"/api/tables/{made['id']}/rematch", maker.token, {})
        for seat, player in enumerate((maker, ada)):
            again = Player(server, player.wait_for("rematch")["token"])
            assert again.received[0]["seat"] == seat
            assert [seat["invited"] for seat in again.seats["seats"]] == [False, True, True]
        told = server.request(f"/api/tables/{next_table['id']}", next_table["token"])
        assert [seat["name"] for seat in told["seats"]][1] == "Ada"
