"""After the game and beside it: records, moments, playing on, rematch, opening a record, deleting."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import areo
from tests.table.knowledge import ending, moments, texts, through_json
from tests.table.server import Json, Player, Refused, Server, play_on


class Over:
    """A finished game of three: two people and a bot."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.make("red-planet", None, "random", None, seed=8)
        self.players = [server.sit(self.made, 0, name="Ada"), server.sit(self.made, 2, name="Eve")]
        play_on(self.players, Random(8))
        self.record = self.get("record")

    def get(self, path: str, token: str | None = None) -> Any:
        return self.server.request(f"/api/tables/{self.made['id']}/{path}", token or self.players[0].token)


@pytest.fixture(scope="module")
def over(server: Server) -> Over:
    return Over(server)


@pytest.fixture
def running(server: Server) -> tuple[Json, list[Player]]:
    """Three people in the middle of a game."""
    made = server.make("red-planet", None, None, None, seed=9)
    players = [server.sit(made, seat) for seat in range(3)]
    play_on(players, Random(9), 20)
    return made, players


class TestRecordOfAFinishedGame:
    def test_it_plays_the_same_game_again(self, over: Over) -> None:
        game = areo.replay(over.record)
        assert game.over
        assert through_json(game.view(0)) == over.players[0].state["view"]
        assert through_json(game.scores()) == over.players[0].state["ending"]["scores"]

    def test_everybody_gets_the_same_one(self, over: Over) -> None:
        for token in (over.players[1].token, over.made["spectator"]["token"], over.made["host"]):
            assert over.get("record", token) == over.record

    def test_the_whole_log_can_be_read(self, over: Over) -> None:
        game = areo.replay(over.record)
        game.names = ["Ada", "Tycho", "Eve"]
        assert texts(over.get("log?eyes=1&language=fr")["lines"]) == game.log(1, "fr")

    def test_the_curve_tells_the_points_after_every_round(self, over: Over) -> None:
        points = over.get("curve")["points"]
        game = areo.replay(over.record)
        assert points[0]["moment"] == 0
        assert points[-1]["moment"] == len(over.record["choices"])
        assert points[-1]["scores"] == through_json(game.scores())
        assert [point["round"] for point in points[1:]] == sorted({point["round"] for point in points[1:]})
        for point in points:
            moment = areo.replay(over.record, point["moment"])
            assert point["scores"] == through_json(moment.scores())
            assert (point["figures"], point["tallies"]) == (moment.figures(), moment.tallies())


class TestRecordOfARunningGame:
    def test_it_is_what_ones_own_seat_saw(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        for seat, player in enumerate(players):
            seen = server.request(f"/api/tables/{made['id']}/record", player.token)
            assert (seen["seat"], len(seen["moments"])) == (seat, 21)
            views = [moment["view"] for moment in seen["moments"]]
            for state, _ in player.sights:
                assert views[state["version"]] == state["view"]
            assert seen["log"] == player.log

    def test_it_holds_ones_own_choices_only(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        chosen: list[list[str] | None] = [None] * 21
        for player in players:
            seen = server.request(f"/api/tables/{made['id']}/record", player.token)
            assert "choices" not in seen
            assert "options" not in seen
            for moment in seen["moments"]:
                if moment["picks"] is not None:
                    assert chosen[moment["number"]] is None
                    chosen[moment["number"]] = moment["picks"]
        assert all(picks is not None for picks in chosen[1:])

    def test_a_spectators_holds_nobodys_choices(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, _ = running
        seen = server.request(f"/api/tables/{made['id']}/record", made["spectator"]["token"])
        watching = server.watch(made)
        assert seen["seat"] is None
        assert all(moment["picks"] is None for moment in seen["moments"])
        assert seen["moments"][-1]["view"] == watching.state["view"]
        assert seen["log"] == watching.log

    def test_points_to_come_are_not_told(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        curve = server.request(f"/api/tables/{made['id']}/curve", players[0].token)
        told = [(point["scores"], point["figures"], point["tallies"]) for point in curve["points"]]
        assert told == [([], [], [])] * len(told)


class TestHowATableStands:
    def test_it_tells_how_far_it_is_and_who_is_waited_for(
        self, server: Server, running: tuple[Json, list[Player]]
    ) -> None:
        made, players = running
        told = server.table(made, players[0].token)
        assert told["round"] == players[0].state["view"]["round"]
        assert told["waiting"] == players[0].state["waiting"]
        moment = server.request(f"/api/tables/{made['id']}/moments/{told['moments']}", players[0].token)
        assert (moment["round"], moment["waiting"]) == (told["round"], told["waiting"])

    def test_it_tells_the_spectators_token_so_that_a_moment_can_be_shared(
        self, server: Server, running: tuple[Json, list[Player]]
    ) -> None:
        made, players = running
        for token in (players[0].token, made["spectator"]["token"], made["host"]):
            assert server.table(made, token)["spectator"] == made["spectator"]["token"]


class TestMoments:
    def test_while_it_goes_on_with_ones_own_eyes(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        path = f"/api/tables/{made['id']}/moments"
        for seat, player in enumerate(players):
            views = {state["version"]: state["view"] for state, _ in player.sights}
            logs = {state["version"]: log for state, log in player.sights}
            lines: list[Json] = []
            for number in range(21):
                moment = server.request(f"{path}/{number}", player.token)
                assert (moment["number"], moment["of"], moment["seat"]) == (number, 20, seat)
                assert moment["view"] == views.get(number, moment["view"])
                assert (moment["picks"] is not None) == (number > 0 and moment["chose"] == seat)
                assert moment["scores"] is None
                assert moment["log"]["start"] <= len(lines)
                lines = lines[: moment["log"]["start"]] + moment["log"]["lines"]
                assert lines == logs.get(number, lines)
            assert lines == player.log

    def test_while_it_goes_on_not_with_others_eyes(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        for path in ("moments/5?eyes=1", "log?eyes=1"):
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{made['id']}/{path}", players[0].token)
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{made['id']}/{path}", made["spectator"]["token"])
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{made['id']}/{path}", made["host"])
        assert server.request(f"/api/tables/{made['id']}/moments/5?eyes=1", players[1].token)["seat"] == 1
        as_spectator = server.request(f"/api/tables/{made['id']}/moments/5?eyes=spectator", players[1].token)
        assert as_spectator["seat"] is None

    @pytest.mark.parametrize("eyes", ["0", "1", "2", "spectator"])
    def test_when_it_is_over_with_anybodys(self, over: Over, eyes: str) -> None:
        seat = None if eyes == "spectator" else int(eyes)
        for number, game in enumerate(moments(over.record, [])):
            if number % 17 == 0:
                moment = over.get(f"moments/{number}?eyes={eyes}", over.made["spectator"]["token"])
                assert moment["view"] == through_json(game.view(seat))
                assert moment["scores"] == through_json(game.scores())
                assert moment["picks"] == (over.record["choices"][number - 1][1] if number else None)

    def test_there_are_no_others(self, over: Over) -> None:
        last = len(over.record["choices"])
        assert over.get(f"moments/{last}")["number"] == last
        with pytest.raises(Refused, match="404"):
            over.get(f"moments/{last + 1}")
        for eyes in ("3", "-1", "x", "99999999999999999999"):
            with pytest.raises(Refused, match="400"):
                over.get(f"moments/0?eyes={eyes}")
        with pytest.raises(Refused, match="400"):
            over.get("moments/0?language=de")


class TestPlayingOn:
    def play_on_from(self, over: Over, **wish: Any) -> Json:
        path = f"/api/tables/{over.made['id']}/on"
        made: Json = over.server.request(path, over.players[0].token, wish)
        return made

    def test_it_begins_where_the_moment_was_and_goes_to_an_end(self, over: Over) -> None:
        made = self.play_on_from(over, moment=30, seats=[{}, {"bot": "random"}, {"bot": "random"}])
        assert {seat["token"] for seat in made["seats"]}.isdisjoint(seat["token"] for seat in over.made["seats"])
        then = areo.replay(over.record, 30)
        first = over.server.request(f"/api/tables/{made['id']}/moments/0", over.server.token(made, 0))
        assert first["view"] == through_json(then.view(0))
        ada = over.server.sit(made, 0)
        play_on([ada], Random(1))
        assert ada.state["over"]
        record = over.server.request(f"/api/tables/{made['id']}/record", ada.token)
        assert areo.replay(record).over
        assert through_json(areo.replay(record).view(0)) == ada.state["view"]

    def test_the_seats_are_filled_as_they_were_unless_wished_otherwise(self, over: Over) -> None:
        made = self.play_on_from(over, moment=30)
        assert [seat["bot"] for seat in made["seats"]] == [None, "random", None]
        told = over.server.table(made)["seats"]
        assert [seat["name"] for seat in told] == ["Ada", "Tycho", "Eve"]

    def test_not_where_the_game_was_over_nor_beyond(self, over: Over) -> None:
        last = len(over.record["choices"])
        with pytest.raises(Refused, match="403"):
            self.play_on_from(over, moment=last)
        with pytest.raises(Refused, match="400"):
            self.play_on_from(over, moment=last + 1)
        with pytest.raises(Refused, match="400"):
            self.play_on_from(over, moment=3, seats=[{}, {}])
        with pytest.raises(Refused, match="400"):
            self.play_on_from(over, moment=3, seats=[{}, {}, {"bot": "genius"}])

    def test_not_while_the_game_goes_on(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        """It would show what is hidden."""
        made, players = running
        for token in (players[0].token, made["host"], made["spectator"]["token"]):
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{made['id']}/on", token, {"moment": 0})


class TestRematch:
    def test_those_who_played_play_again_with_another_deal(self, server: Server, over: Over) -> None:
        path = f"/api/tables/{over.made['id']}/rematch"
        spectator = over.server.watch(over.made)
        told = server.request(path, over.players[0].token, {})
        pushed = over.players[1].wait_for("rematch")
        assert pushed["id"] == told["id"] != over.made["id"]
        assert server.request(path, over.players[1].token, {}) == {**pushed}
        assert pushed["token"] != told["token"]
        assert spectator.wait_for("rematch")["token"] not in (pushed["token"], told["token"])
        later = server.sit(over.made, 0)
        later.ping()
        assert [m["token"] for m in later.received if m["type"] == "rematch"] == [told["token"]]
        again = Player(server, told["token"])
        assert again.received[0]["seat"] == 0
        assert Player(server, pushed["token"]).received[0]["seat"] == 2
        seats = server.request(f"/api/tables/{told['id']}", told["token"])["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [
            ("Ada", None),
            ("Tycho", "random"),
            ("Eve", None),
        ]

    def test_it_is_for_those_who_played(self, server: Server, over: Over) -> None:
        for token in (over.made["spectator"]["token"], over.made["host"]):
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{over.made['id']}/rematch", token, {})

    def test_not_while_the_game_goes_on(self, server: Server, running: tuple[Json, list[Player]]) -> None:
        made, players = running
        with pytest.raises(Refused, match="403"):
            server.request(f"/api/tables/{made['id']}/rematch", players[0].token, {})


class TestOpeningARecord:
    def test_a_finished_one_is_looked_at(self, server: Server, over: Over) -> None:
        made = server.request("/api/records", body=over.record)
        spectator = server.watch(made)
        assert spectator.state["over"]
        assert spectator.state["ending"] == through_json(ending(areo.replay(over.record)))
        assert server.request(f"/api/tables/{made['id']}/record", made["host"])["choices"] == over.record["choices"]

    def test_an_unfinished_one_is_played_on(self, server: Server, over: Over) -> None:
        made = server.request("/api/records", body={**over.record, "choices": over.record["choices"][:25]})
        players = [server.sit(made, seat) for seat in range(3)]
        assert players[0].version() == 25
        assert players[0].state["view"] == through_json(areo.replay(over.record, 25).view(0))
        play_on(players, Random(1))
        assert players[0].state["over"]

    def test_names_come_with_it(self, server: Server) -> None:
        record = areo.new("red-planet", players=3, seed=1, names=["Ada", "Bob", "Eve"]).record()
        made = server.request("/api/records", body=record)
        assert [seat["name"] for seat in server.table(made)["seats"]] == ["Ada", "Bob", "Eve"]

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            ({"choices": [[0, ["nonsense"]]]}, "choice 0"),
            ({"choices": 3}, "choices"),
            ({"data": "other"}, "other data"),
            ({"game": "chess"}, "chess"),
            ({"options": {"players": 3}}, "seed"),
            ({"options": {"players": 3, "seed": "1", "data": "/etc/passwd"}}, "data cannot be set"),
            ({"start": {"game": "red-planet", "options": {"data": "/etc/passwd"}}}, "data cannot be set"),
        ],
    )
    def test_a_bad_one_is_refused_with_the_reason(self, server: Server, over: Over, change: Json, reason: str) -> None:
        with pytest.raises(Refused, match="400") as refusal:
            server.request("/api/records", body={**over.record, **change})
        assert reason in refusal.value.text

    def test_one_without_its_parts_is_refused(self, server: Server) -> None:
        bodies: list[object] = [{}, [], "x", {"game": "red-planet"}]
        for body in bodies:
            with pytest.raises(Refused, match="400"):
                server.request("/api/records", body=body)


class TestBeginningFromAPosition:
    def test_a_table_begins_where_a_position_stands(self, server: Server, over: Over) -> None:
        position = areo.replay(over.record, 12).position()
        seats: list[Json] = [{}, {}, {}]
        made = server.request("/api/games", body={"game": "red-planet", "seats": seats, "position": position})
        players = [server.sit(made, seat) for seat in range(3)]
        assert players[1].state["view"] == through_json(areo.from_position(position).view(1))
        play_on(players, Random(2), 4)
        assert players[0].version() == 4

    def test_one_written_by_hand_will_do(self, server: Server) -> None:
        position = {
            "game": "terraforming-mars",
            "options": {"players": 2},
            "state": {"generation": 5, "active": 1, "players": [{"tr": 25}, {"tr": 30, "resources": {"mc": 40}}]},
        }
        body = {"game": "terraforming-mars", "seats": [{}, {}], "position": position}
        made = server.request("/api/games", body=body)
        assert server.sit(made, 1).state["asked"]["kind"] == "menu"

    @pytest.mark.parametrize(
        "change",
        [
            {"game": "terraforming-mars"},
            {"seats": [{}, {}]},
            {"seed": 3},
            {"options": {"first_player": 0}},
            {"position": {"game": "red-planet", "options": {"data": "/etc/passwd"}}},
            {"position": {"game": "red-planet", "state": {"nonsense": 1}}},
            {"position": {}},
        ],
    )
    def test_one_that_does_not_fit_is_refused(self, server: Server, over: Over, change: Json) -> None:
        position = areo.replay(over.record, 12).position()
        body = {"game": "red-planet", "seats": [{}, {}, {}], "position": position, **change}
        with pytest.raises(Refused, match="400"):
            server.request("/api/games", body=body)


class TestDeleting:
    def test_whoever_made_the_table_deletes_it_and_all_of_it_is_gone(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = server.make("red-planet", None, "random", "random", seed=1)
            ada, spectator = server.sit(made, 0), server.watch(made)
            play_on([ada], Random(1), 1)
            assert ada.ask("chat", text="soon nobody will know")["type"] == "done"
            path = f"/api/tables/{made['id']}"
            for token in (ada.token, made["spectator"]["token"]):
                with pytest.raises(Refused, match="403"):
                    server.request(path, token, method="DELETE")
            server.request(path, made["host"], method="DELETE")
            assert (ada.closed(), spectator.closed()) == (4005, 4005)
            for rest in ("", "/record", "/log", "/moments/0", "/curve", "/tally"):
                with pytest.raises(Refused, match="404"):
                    server.request(path + rest, made["host"])
            with pytest.raises(Refused, match="404"):
                server.request(path, made["host"], method="DELETE")
            with pytest.raises(Exception, match="4001"):
                server.sit(made, 0)
            server.restart()
            with pytest.raises(Exception, match="4001"):
                server.sit(made, 0)
            assert server.request("/health")["tables"] == 0
        with closing(sqlite3.connect(tmp_path / "tables" / "areo.sqlite")) as db:
            for name in ("tables", "lines", "positions", "chat"):
                assert db.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
